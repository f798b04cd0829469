"""Daily codes at this terminal: opening their tables, and what a person has made of them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime

from keypeg.api.review import ReviewData
from keypeg.api.state import State
from keypeg.rules import Edition, GameView, RowView
from keypeg.table import Tables
from keypeg.table.players.daily_games import DAILY_SEAT, DailyGame, DailyGames, daily_options
from keypeg.terminal.game_recorder import TERMINAL_OWNER
from keypeg.terminal.local_table import LocalLink, name_computers, open_table
from keypeg.terminal.numbers import number_message, signed_message
from keypeg.training import Family, read_daily
from keypeg.training.daily import DAILY_EDITIONS, FIRST_DAY
from keypeg.words import Message, has_black_key_pegs, message, say
from keypeg.words.saying import join_list

_RED, _BLACK, _WHITE, _NONE = "🔴", "⚫", "⚪", "·"


def today(tables: Tables) -> date:
    """Return the day it is here."""
    return datetime.fromtimestamp(tables.now()).date()


def daily_games(tables: Tables) -> DailyGames:
    """Return the daily codes of this terminal."""
    return DailyGames(tables.store, TERMINAL_OWNER, lambda table: tables.view(table, DAILY_SEAT))


def open_daily(tables: Tables, day: date, family: Family, *, name: str, language: str) -> LocalLink:
    """Return the table of a daily code; the first time it is opened."""
    games, options = daily_games(tables), daily_options(day, family, now=tables.now())
    known = games.find(day, family)
    if known is None:
        opened = open_table(tables, options, (name,), computers=name_computers(options, language))
        known = games.begin(day, family, opened.table, now=tables.now())
    if known is None:
        raise RuntimeError("a daily code that was noted is not there")
    return LocalLink(tables, known.table)


def day_message(game: DailyGame | None) -> Message:
    """Return how a day went."""
    if game is None:
        return message("page-daily-open")
    if game.rows is None:
        return message("result-in-play")
    return message("page-daily-broken", n=game.rows) if game.broken else message("result-not-broken")


def family_message(family: Family) -> Message:
    """Return the name of the box that a family plays."""
    return message(f"edition-{DAILY_EDITIONS[family]}-name")


def daily_title(name: str) -> Message:
    """Return what a daily code is called: its kind and its day."""
    day, family = read_daily(name)
    return message("preview-daily-title", family=family_message(family), day=day.isoformat())


def match_title(state: State, language: str) -> str:
    """Return what is played at a table: its players, or the name of a code that is played for its rows."""
    if state.options.daily is not None:
        return say(daily_title(state.options.daily), language)
    if state.options.solo:
        return say(message("page-modes-solo"), language)
    return join_list(list(state.view.players), language)


def review_message(review: ReviewData) -> Message:
    """Return the rows that were lost, and the luck, in a line."""
    return message(
        "page-review-share-sum", given=number_message(review.mistakes), luck=signed_message(review.luck)
    )


def share_text(game: DailyGame, box: Edition, played: GameView, *, language: str) -> str:
    """Return what may be shared: the key pegs of each row, never a colour of the code; as the page writes it."""
    head = message(
        "page-daily-share-head",
        number=str((game.day - FIRST_DAY).days + 1),
        edition=box.name,
        result=(game.rows or 0) if game.broken else "×",
        rows=box.shape.rows,
    )
    return "\n".join(
        [say(head, language), *(_keys(row, box, black=has_black_key_pegs(language)) for row in played.rows)]
    )


def _keys(row: RowView, box: Edition, *, black: bool) -> str:
    red, white = row.red or 0, row.white or 0
    return (_BLACK if black else _RED) * red + _WHITE * white + _NONE * (box.shape.pegs - red - white)


def select_family(games: Sequence[DailyGame], family: Family) -> dict[date, DailyGame]:
    """Return the games of a family by their days."""
    return {game.day: game for game in games if game.family is family}
