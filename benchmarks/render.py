"""The results as tables and a plot in the documents, between marks that name the benchmark."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from benchmarks.harness import kept

DOCS = Path(__file__).parent.parent / "docs"
DOCUMENTS = tuple(
    DOCS / f"{name}.md" for name in ("strategy", "deploy", "learning", "offline", "architecture", "capacity")
)
PLOT = DOCS / "images" / "strategies.svg"


def table(head: list[str], lines: list[list[str]]) -> str:
    """A table in Markdown, numbers to the right."""
    rule = ["---", *["---:"] * (len(head) - 1)]
    return "\n".join("| " + " | ".join(line) + " |" for line in [head, rule, *lines])


def strategies(data: dict[str, Any]) -> str:
    """Average rows by shape and strategy."""
    names = list(dict.fromkeys(tree["strategy"] for tree in data["trees"]))
    cells = {(tree["shape"], tree["strategy"]): tree for tree in data["trees"]}
    shapes = list(dict.fromkeys(tree["shape"] for tree in data["trees"]))
    lines = [
        [
            f"`{shape}`",
            *(f"{cells[shape, name]['average']:.4f} ({cells[shape, name]['max']})" for name in names),
        ]
        for shape in shapes
    ]
    return table(["shape", *names], lines)


def kernels(data: dict[str, Any]) -> str:
    """CPU seconds by work and path, the ratios, and the slowest hints."""
    paths = list(data["paths"])
    works = list(data["paths"][paths[0]])
    lines = [[work, *(f"{data['paths'][path][work]:.4f}" for path in paths)] for work in works]
    ratios = [[f"times faster than {name}", f"{ratio:.0f}"] for name, ratio in data["ratios"].items()]
    hints = [[f"`{text}`", f"{1000 * seconds:.1f}"] for text, seconds in data["hints"].items()]
    return "\n\n".join(
        [
            table(["CPU seconds", *paths], lines),
            table(["the best path is", "times"], ratios),
            table(["slowest hint of 40 random positions", "ms"], hints),
        ]
    )


def proofs(data: dict[str, Any]) -> str:
    """The optimum of each shape and what it took."""
    lines = [
        [
            f"`{proof['shape']}`"
            + ("" if proof["max_rows"] is None else f", at most {proof['max_rows']} rows"),
            f"{proof['total']:,}",
            f"{proof['average']:.4f}",
            "yes" if proof["proven"] else "no",
            f"{proof['cpu_seconds']:.2f}",
        ]
        for proof in data["proofs"]
    ]
    return table(["shape", "total", "average", "proven", "CPU seconds, one core"], lines)


def books(data: dict[str, Any]) -> str:
    """What each book claims."""
    lines = [
        [
            f"`{book['shape']}`",
            f"{book['total']:,}",
            f"{book['average']:.4f}",
            str(book["max"]),
            book["label"],
        ]
        for book in data["books"]
    ]
    return table(["shape", "total", "average", "most rows", "label"], lines)


def offline(data: dict[str, Any]) -> str:
    """What there is to download, the start, and the engine in a browser beside the native one."""
    names = {
        "python.wasm.gz": "Python",
        "library.zip": "Python's library",
        "pyodide.asm.mjs": "Pyodide's script",
    }
    parts = [
        [names.get(name, name.partition(".")[0]), f"{size / 1e6:.2f}"]
        for name, size in data["download"].items()
    ]
    parts.append(["together", f"{sum(data['download'].values()) / 1e6:.2f}"])
    starts = [[name, f"{seconds:.1f}"] for name, seconds in data["start"].items()]
    speeds = [
        [name, f"{data['browser'][name]:.3f}", f"{data['native'][name]:.3f}", f"{ratio:.1f}"]
        for name, ratio in data["ratio"].items()
    ]
    return "\n\n".join(
        [
            table(["to download", "MB"], parts),
            table(["start of the worker", "seconds"], starts),
            table(["seconds", "in Chromium", "native", "ratio"], speeds),
            f"The machine's load average was {data['load_average']:.0f} during this run.",
        ]
    )


def learning(data: dict[str, Any]) -> str:
    """Steps of the environments, and positions valued."""
    steps = data["steps_per_second"]
    plain = next(iter(steps.values()))
    lines = [[name, f"{value:,.0f}", f"{value / plain:,.0f}"] for name, value in steps.items()]
    values = [[name, f"{value:,.0f}"] for name, value in data["values_per_second"].items()]
    return "\n\n".join(
        [
            table(["4x6, guesses by number", "steps per CPU second", "times"], lines),
            table(["all guesses of random positions of `classic`", "positions per CPU second"], values),
        ]
    )


def startup(data: dict[str, Any]) -> str:
    """CPU seconds until a command has answered, and what we aim at."""
    lines = [
        [one["start"], f"{one['cpu_seconds']:.3f}", "" if one["aim"] is None else f"{one['aim']:.2f}"]
        for one in data["starts"]
    ]
    return table(["start", "CPU seconds", "aim"], lines)


def page(data: dict[str, Any]) -> str:
    """What opening the page costs, and the longest task of a game."""
    names = list(next(iter(data["games"].values())))
    opening = [[name, f"{value:g}"] for name, value in data["open"].items()]
    games = [
        [f"`{edition}`", *(f"{found[name]:g}" for name in names)] for edition, found in data["games"].items()
    ]
    return "\n\n".join(
        [
            table(["opened from a bookmark", "least of three"], opening),
            table(["a whole game, after load", *names], games),
            f"The machine's load average was {data['load_average']:.0f} during this run.",
        ]
    )


_SERVER_COLUMNS = {
    "tables": "tables",
    "actions a second": "actions_per_second",
    "p50 ms": "p50_ms",
    "p99 ms": "p99_ms",
    "answer p50 ms": "answer_p50_ms",
    "answer p99 ms": "answer_p99_ms",
    "server CPU ms an action": "server_cpu_ms_per_action",
    "% stolen": "stolen_percent",
    "load average": "load_average",
}


def server(data: dict[str, Any]) -> str:
    """Actions a second, latency and memory."""

    def line(name: str, found: dict[str, Any]) -> list[str]:
        return [name, *(str(found.get(key, "")) for key in _SERVER_COLUMNS.values())]

    named = {
        "SQLite, one process": "sqlite",
        "the same at a steady pace": "sqlite_paced",
        "actions by socket, changes instead of states": "sqlite_socket",
        "PostgreSQL, two workers": "postgres",
        "the same, at a steady pace": "postgres_paced",
    }
    lines = [line(name, data[key]) for name, key in named.items() if key in data]
    lines += [line("SQLite, one process, growth", found) for found in data["growth"]]
    idle = data["idle"]
    return "\n\n".join(
        [
            table(["load", *_SERVER_COLUMNS], lines),
            f"{idle['sockets']:,} idle sockets take {idle['bytes_per_socket']:,} bytes each.",
        ]
    )


def rooms(data: dict[str, Any]) -> str:
    """A room of forty beside twenty tables of two, in one run, and 25 such rooms at once."""
    named = {"as fast as the bots can": "full_speed", "at the pace of people": "paced"}
    cost, beside = "server_cpu_ms_per_action", ("tables", "room")
    lines = [
        [words, *(str(data[key][one][cost]) for one in beside), str(data[key]["times"])]
        for words, key in named.items()
    ]
    many = data["many"]
    return (
        f"{table(['server CPU ms an action', '20 tables of two', 'a room of 40', 'times'], lines)}\n\n"
        f"{many['rooms']} rooms of 40 at once: {many['actions_per_second']} actions a second and none that failed, "
        f"{many['server_cpu_ms_per_action']} ms of the server's CPU each, answered after {many['answer_p50_ms']} ms "
        f"(p99 {many['answer_p99_ms']} ms). The load average was {many['load_average']}."
    )


def server_workers(data: dict[str, Any]) -> str:
    """One process on SQLite and workers on PostgreSQL, measured at the same time."""
    named = [("sqlite", "", "SQLite, one process"), ("postgres_1", "", "PostgreSQL, 1 worker")]
    named += [(f"postgres_{n}", "", f"PostgreSQL, {n} workers, tables at any") for n in (2, 4)]
    named += [(f"postgres_{n}", "_homes", f"PostgreSQL, {n} workers, each table at one") for n in (2, 4)]
    full, paced = data["full_speed"], data["paced"]
    lines = [
        [
            words,
            *(
                str(data[load + homes][figure][key])
                for figure in ("cpu_ms_per_action", "times_sqlite")
                for load in ("full_speed", "paced")
            ),
        ]
        for key, homes, words in named
    ]
    head = ["server CPU ms an action", "full speed", "steady pace", "times SQLite", "times SQLite, pace"]
    database = f"{full['database_cpu_ms_per_action']} ms at full speed, {paced['database_cpu_ms_per_action']} at a pace"
    loads = f"{full['load_average']} and {paced['load_average']}"
    return f"{table(head, lines)}\n\nPostgreSQL itself: {database}. Load average: {loads}."


def server_limits(data: dict[str, Any]) -> str:
    """A restart, idle sockets, and the memory over 20 minutes."""
    restart, idle, soak = data["restart"], data["idle"], data["soak"]
    lines = [
        ["CPU until the first answer, 10,000 tables in the database", f"{restart['cpu_seconds']} s"],
        ["a line of a journal in the database", f"{restart['database_bytes_per_line']} bytes"],
        [f"each of {idle['sockets']:,} idle sockets", f"{idle['bytes_per_socket']:,} bytes"],
        [
            f"most memory in {soak['seconds'] / 60:.0f} minutes with {soak['actions']:,} actions",
            f"{soak['most_megabytes']} MB",
        ],
    ]
    return table(["what", "measured"], lines)


SECONDS_A_MOVE = 10
LINES_A_MOVE = 1.9
SOCKETS_A_PROCESS = 20_000


def capacity(data: dict[str, Any]) -> str:
    """What 10,000 and 1,000,000 people at once need, worked out from what was measured."""
    workers = kept("server_workers")["paced_homes"]
    alone, several = (workers["cpu_ms_per_action"][server] for server in ("sqlite", "postgres_4"))
    crowds = (10_000, 1_000_000)

    def row(name: str, value: Callable[[int], str]) -> list[str]:
        return [name, *(value(people) for people in crowds)]

    def moves(people: int) -> float:
        return people / 2 / SECONDS_A_MOVE

    a_day = 86_400 * LINES_A_MOVE * data["restart"]["database_bytes_per_line"]
    lines = [
        row("tables of two", lambda people: f"{people // 2:,}"),
        row("actions a second", lambda people: f"{moves(people):,.0f}"),
        row(
            f"cores of servers on SQLite, at {alone} ms", lambda people: f"{moves(people) * alone / 1e3:,.1f}"
        ),
        row(
            f"cores of servers on PostgreSQL, at {several} ms",
            lambda people: f"{moves(people) * several / 1e3:,.1f}",
        ),
        row(
            f"cores of PostgreSQL, at {workers['database_cpu_ms_per_action']} ms",
            lambda people: f"{moves(people) * workers['database_cpu_ms_per_action'] / 1e3:,.1f}",
        ),
        row("memory of sockets", lambda people: f"{people * data['idle']['bytes_per_socket'] / 1e9:,.1f} GB"),
        row("journal a day", lambda people: f"{moves(people) * a_day / 1e9:,.1f} GB"),
        row("processes for the sockets", lambda people: f"{max(1, people // SOCKETS_A_PROCESS):,}"),
    ]
    return table(["people at once", *(f"{people:,}" for people in crowds)], lines)


def hostile(data: dict[str, Any]) -> str:
    """The normal tables alone, and beside hostile addresses."""
    heads = {
        "actions": "actions",
        "p50_ms": "p50 ms",
        "p99_ms": "p99 ms",
        "server_cpu_seconds": "server CPU s",
        "thinking_cpu_seconds": "thinking CPU s",
        "load_average": "load average",
    }
    measured = (
        ("alone", data["alone"]),
        ("beside a hostile address", data["beside"]),
        ("and computers that think", data["computers"]),
    )
    lines = [[name, *(str(one.get(key, "")) for key in heads)] for name, one in measured]
    return table([f"{data['tables']} normal tables", *heads.values()], lines)


def hostile_attacks(data: dict[str, Any]) -> str:
    """A few normal tables beside each attack, and just before it."""
    heads = ("actions", "tables that failed", "p99 ms before", "p99 ms", "server CPU s", "memory grown MB")
    lines = [
        [
            attack["about"],
            str(attack["beside"]["actions"]),
            str(attack["beside"]["failed_tables"]),
            str(attack["alone"]["p99_ms"]),
            str(attack["beside"]["p99_ms"]),
            str(attack["beside"]["server_cpu_seconds"]),
            str(attack["beside"]["grown_mb"]),
        ]
        for attack in data["attacks"].values()
    ]
    return table([f"{data['few_tables']} normal tables beside", *heads], lines)


SECTIONS: dict[str, Callable[[dict[str, Any]], str]] = {
    "kernels": kernels,
    "strategies": strategies,
    "proofs": proofs,
    "books": books,
    "learning": learning,
    "offline": offline,
    "page": page,
    "server": server,
    "rooms": rooms,
    "hostile": hostile,
    "hostile_attacks": hostile_attacks,
    "startup": startup,
    "server_workers": server_workers,
    "server_limits": server_limits,
    "capacity": capacity,
}
SOURCES = {"capacity": ("server_limits", "server_workers"), "hostile_attacks": ("hostile",)}
"""Sections that are worked out from the results of other benchmarks: the first is the section's own."""


COMMANDS = {
    "hostile": "python -m benchmarks hostile",
    "hostile_attacks": "python -m benchmarks hostile",
    "startup": "python -m benchmarks startup",
    "rooms": "python -m benchmarks rooms",
    "server_workers": "python -m benchmarks.server_workers",
    "server_limits": "python -m benchmarks.server_limits restart`, `idle` and `soak",
    "capacity": "python -m benchmarks render",
}
"""How to measure a part by itself, or what `make bench` does not: it needs more than this checkout."""


def rendered(text: str) -> str:
    """The document with every section made anew from the results that are kept."""

    def section(found: re.Match[str]) -> str:
        name = found[1]
        sources = [kept(source) for source in SOURCES.get(name, (name,))]
        data, machines = sources[0], dict.fromkeys(source["machine"] for source in sources)
        command = COMMANDS.get(name, "make bench")
        made = f"{SECTIONS[name](data)}\n\nMeasured on {' and '.join(machines)}, by `{command}`."
        return f"<!-- begin {name} -->\n{made}\n<!-- end {name} -->"

    return re.sub(r"<!-- begin (\w+) -->.*?<!-- end \1 -->", section, text, flags=re.DOTALL)


def write() -> None:
    """Bring the documents and their plot up to date."""
    for document in DOCUMENTS:
        document.write_text(rendered(document.read_text(encoding="utf-8")), encoding="utf-8")
    _plot(kept("strategies"))


def _plot(data: dict[str, Any]) -> None:
    """Rows per secret by strategy, a group of bars for each shape."""
    try:
        import matplotlib as mpl
    except ModuleNotFoundError:
        print('the plot of the strategies stays as it was: drawing it needs the extra "plots"')
        return
    mpl.use("svg")
    mpl.rcParams["svg.hashsalt"] = "keypeg"
    from matplotlib import pyplot as plt

    names = list(dict.fromkeys(tree["strategy"] for tree in data["trees"]))
    shapes = list(dict.fromkeys(tree["shape"] for tree in data["trees"]))
    averages = {(tree["shape"], tree["strategy"]): tree["average"] for tree in data["trees"]}
    figure, axes = plt.subplots(figsize=(9, 4.5))
    width = 0.8 / len(names)
    for i, name in enumerate(names):
        places = [j + (i - (len(names) - 1) / 2) * width for j in range(len(shapes))]
        axes.bar(places, [averages[shape, name] for shape in shapes], width, label=name)
    axes.set_xticks(range(len(shapes)), shapes)
    axes.set_ylabel("rows per secret")
    axes.set_ylim(4)
    axes.legend(ncols=3, frameon=False)
    axes.spines[["top", "right"]].set_visible(False)
    PLOT.parent.mkdir(exist_ok=True)
    figure.savefig(PLOT, metadata={"Date": None}, bbox_inches="tight")
