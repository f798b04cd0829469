"""The database's tables, and how an older database is brought up to date."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence

from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    inspect,
    select,
    text,
    true,
)

from keypeg.errors import StoreError

metadata = MetaData()

versions = Table(
    "schema_version", metadata, Column("version", Integer, primary_key=True, autoincrement=False)
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("options", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("closed", Float),
    Column("attended", Boolean, nullable=False),
    Column("address", String(64)),
    Column("owner", String(64)),
    Column("rematch", String(32)),
    Column("rematch_by", Integer),
    Index("tables_open", "closed", "touched"),
    Index("tables_address", "address"),
    Index("tables_owner", "owner"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("level", String(40)),
    Column("name", String(40)),
    Column("token_hash", String(64)),
    Column("taken", Float),
    Column("address", String(64)),
    UniqueConstraint("table_id", "name", name="seats_name"),
    Index("seats_address", "address"),
)

journal = Table(
    "journal",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),
    Column("action", String(64), nullable=False),
    Column("action_id", String(64)),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "seat", "action_id", name="journal_action_id"),
    sqlite_with_rowid=False,
)

seals = Table(
    "commitments",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("game", Integer, primary_key=True, autoincrement=False),
    Column("attempt", Integer, primary_key=True, autoincrement=False),
    Column("code", String(16), nullable=False),
    Column("nonce", String(64), nullable=False),
    Column("digest", String(64), nullable=False),
)

# A record outlives the tables it refers to, so it has no foreign key to them.
recorded = Table(
    "recorded",
    metadata,
    Column("owner", String(64), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("game", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", String(40), nullable=False),
    Column("edition", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("rows", Integer, nullable=False),
    Column("broken", Boolean, nullable=False),
    Column("group", Boolean, nullable=False),
    *(
        Column(f"{number}_{bound}", Float, nullable=False)
        for number in ("mistakes", "luck", "perfect")
        for bound in ("lower", "upper")
    ),
    Column("hints", Boolean, nullable=False, server_default=false()),
    Index("recorded_at", "at"),
)

# Who has begun the code of a day, and how it went once the game is over. Of an address one game of each is `counted`.
dailies = Table(
    "dailies",
    metadata,
    Column("owner", String(64), primary_key=True),
    Column("name", String(24), primary_key=True),
    Column("table_id", String(32), nullable=False),
    Column("at", Float, nullable=False),
    Column("rows", Integer),
    Column("broken", Boolean),
    Column("address", String(64)),
    Column("counted", Boolean, nullable=False, server_default=true()),
    Index("dailies_name", "name"),
    Index("dailies_address", "name", "address", unique=True),
    Index("dailies_at", "at"),
)

# The ladder outlives the tables it was played at. A player is the hash of a token.
ladder_players = Table(
    "ladder_players",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("name", String(40), nullable=False, unique=True),
    Column("joined", Float, nullable=False),
)

# `rival` is the table of the game that this one is compared with, `playing` 1 until it is over. A game that is `void`
# was given up at once and counts for nobody.
ladder_games = Table(
    "ladder_games",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("player", ForeignKey("ladder_players.id"), nullable=False),
    Column("family", String(16), nullable=False),
    Column("season", String(8), nullable=False),
    Column("pattern", String(16), nullable=False),
    Column("rival", String(32), unique=True),
    Column("playing", Integer),
    Column("begun", Float, nullable=False),
    Column("rows", Integer),
    Column("broken", Boolean),
    Column("address", String(64)),
    Column("void", Boolean, nullable=False, server_default=false()),
    UniqueConstraint("player", "family", "playing", name="ladder_games_playing"),
    Index("ladder_games_season", "season", "family", "begun"),
)

ladder_duels = Table(
    "ladder_duels",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("table_id", String(32), nullable=False, unique=True),
    Column("season", String(8), nullable=False),
    Column("family", String(16), nullable=False),
    Column("first", String(64), nullable=False),
    Column("second", String(64), nullable=False),
    Column("score", Float, nullable=False),
    Column("at", Float, nullable=False),
    Index("ladder_duels_season", "season", "family", "number"),
)

# A room is its journal. Nothing refers to it, and it is deleted soon.
room_lines = Table(
    "room_lines",
    metadata,
    Column("room", String(16), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("line", Text, nullable=False),
    Column("at", Float, nullable=False),
)

Migration = Callable[[Connection], None]


def _add_records(connection: Connection) -> None:
    recorded.create(connection)


def _add_owners(connection: Connection) -> None:
    connection.execute(text("ALTER TABLE tables ADD COLUMN owner VARCHAR(64)"))
    connection.execute(text("CREATE INDEX tables_owner ON tables (owner)"))
    # Until now the terminal named itself as the address of its tables.
    connection.execute(text("UPDATE tables SET owner = address WHERE address = 'terminal'"))


def _add_dailies(connection: Connection) -> None:
    dailies.create(connection)


def _add_column(connection: Connection, table: Table, column: str) -> None:
    """Add a column, unless a migration before this one has made the whole table as it is now."""
    name = column.partition(" ")[0]
    if name not in {one["name"] for one in inspect(connection).get_columns(table.name)}:
        connection.execute(text(f"ALTER TABLE {table.name} ADD COLUMN {column}"))


def _add_hints(connection: Connection) -> None:
    _add_column(connection, recorded, "hints BOOLEAN NOT NULL DEFAULT FALSE")


def _add_ladder(connection: Connection) -> None:
    for table in (ladder_players, ladder_games, ladder_duels):
        table.create(connection)


def _add_rematches(connection: Connection) -> None:
    _add_column(connection, tables, "rematch VARCHAR(32)")
    # Until now the id of a rematch followed from the table's. Only one that shares a person with it counts: anybody
    # could open a table of that id.
    ids = set(connection.execute(select(tables.c.id)).scalars())
    links = [(old, new) for old in ids if (new := _derived_rematch(old)) in ids]
    again = seats.alias()
    for old, new in links:
        shared = select(again.c.seat).where(
            again.c.table_id == new, seats.c.seat == again.c.seat, seats.c.token_hash == again.c.token_hash
        )
        same = select(seats.c.seat).where(seats.c.table_id == old, shared.exists())
        if connection.execute(same).first() is not None:
            connection.execute(tables.update().where(tables.c.id == old).values(rematch=new))


def _add_addresses(connection: Connection) -> None:
    for table in (dailies, ladder_games):
        _add_column(connection, table, "address VARCHAR(64)")
    _add_column(connection, dailies, "counted BOOLEAN NOT NULL DEFAULT TRUE")
    _add_column(connection, ladder_games, "void BOOLEAN NOT NULL DEFAULT FALSE")
    connection.execute(text("CREATE UNIQUE INDEX IF NOT EXISTS dailies_address ON dailies (name, address)"))


def _add_rematch_openers(connection: Connection) -> None:
    _add_column(connection, tables, "rematch_by INTEGER")


def _add_rooms(connection: Connection) -> None:
    room_lines.create(connection, checkfirst=True)


def _derived_rematch(table: str) -> str:
    """Return the id that the rematch of a table had before version 7."""
    letters = "0123456789abcdefghjkmnpqrstvwxyz"
    number = int.from_bytes(hashlib.sha256(f"keypeg-rematch {table}".encode()).digest())
    return "".join(letters[number >> 5 * place & 31] for place in range(16))


MIGRATIONS: tuple[Migration, ...] = (
    _add_records,
    _add_owners,
    _add_dailies,
    _add_hints,
    _add_ladder,
    _add_rematches,
    _add_addresses,
    _add_rematch_openers,
    _add_rooms,
)
"""What brings a store of version n (from 1) to version n + 1, in order; a new store starts at the last."""

_LOCK = 0x6B657970


def migrate(connection: Connection, migrations: Sequence[Migration] = MIGRATIONS) -> None:
    """Make an empty store, or bring an older one up to date, once although several processes start together."""
    newest = len(migrations) + 1
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})
    if not inspect(connection).has_table(versions.name):
        metadata.create_all(connection)
        connection.execute(versions.insert(), {"version": newest})
        return
    found = connection.execute(versions.select()).scalar_one()
    if found > newest:
        raise StoreError("store-newer", found=found, newest=newest)
    for step in migrations[found - 1 :]:
        step(connection)
    connection.execute(versions.update().values(version=newest))
