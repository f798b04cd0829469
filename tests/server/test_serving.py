"""The commands `serve` and `fair` as a person runs them."""

import json
import signal
import subprocess
import sys
import textwrap
from pathlib import Path

import httpx
import pytest

from keypeg.server.pages.static_page import load_files
from tests.server.playing import ADA_AND_BEN, Scene
from tests.server.running import HOST, free_port
from tests.waiting import PATIENCE

KEYPEG = [sys.executable, "-c", "from keypeg.cli import main; main()"]


def run(*arguments: str, **more) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run([*KEYPEG, *arguments], capture_output=True, timeout=PATIENCE, **more)


@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGTERM])
def test_serve_needs_no_configuration_tells_where_it_is_and_ends_cleanly(
    tmp_path: Path, ending: signal.Signals
):
    environment = {"PATH": "/usr/bin:/bin", "HOME": str(tmp_path), "PYTHONDONTWRITEBYTECODE": "1"}
    port = free_port()
    program = subprocess.Popen(
        [*KEYPEG, "serve", "--port", str(port)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment,
    )
    assert program.stdout is not None
    first = program.stdout.readline().decode()
    assert first == f"Keypeg is at http://localhost:{port}\n"
    opened = httpx.post(f"http://{HOST}:{port}/api/tables", json=ADA_AND_BEN, timeout=PATIENCE).json()
    with httpx.stream(
        "GET", f"http://{HOST}:{port}/api/tables/{opened['table']}/stream", timeout=PATIENCE
    ) as stream:
        lines = stream.iter_lines()
        assert "state" in (json.loads(line)["type"] for line in lines)
        program.send_signal(ending)
        assert json.loads(list(lines)[-1])["reason"] == "RESTART"
    out, err = program.communicate(timeout=PATIENCE)
    assert (program.returncode, err) == (0, b"")
    assert all(line.startswith(b"On a phone in the same network: http://") for line in out.splitlines())
    assert (tmp_path / ".local/share/keypeg/tables.sqlite3").exists()


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--workers", "2"], "several workers need PostgreSQL"),
        (["--database", "mysql://x/y"], "choose sqlite or postgresql"),
        (["--database", "/proc/no/such/file"], "cannot store tables"),
        (["--host", "192.0.2.1"], "cannot listen on 192.0.2.1"),
        (["--host", "no such host"], "cannot listen on no such host"),
    ],
)
def test_a_server_that_cannot_start_says_why_in_one_line(arguments: list[str], told: str, tmp_path: Path):
    done = run("serve", "--port", "0", *arguments, cwd=tmp_path)
    assert done.returncode == 2
    assert told in done.stderr.decode()
    assert done.stderr.count(b"\n") == 1


def test_a_port_that_is_taken_is_told_in_one_line(lone: Scene):
    done = run("serve", "--host", HOST, "--port", str(lone.servers[0].port))
    assert (done.returncode, done.stderr.count(b"\n")) == (2, 1)
    assert b"Address already in use" in done.stderr


def test_fair_checks_a_table_by_its_link_and_by_a_file(lone: Scene, tmp_path: Path):
    table = lone.open()
    link = f"{lone.servers[0].url}/t/{table.id}"
    assert run("fair", link).stdout == b"No code has been set at this table yet.\n"
    table.act(0, "secret RGBY")
    assert run("fair", link).stdout == b"Game 1: the code is not revealed yet.\n"
    table.act(1, "guess RGBY")
    assert run("fair", link).stdout == b"Game 1: fair, RGBY is the code that was set.\n"
    published = table.get("/fair").json()
    published[0]["code"] = "RGBB"
    file = tmp_path / "fair.json"
    file.write_text(json.dumps(published))
    done = run("fair", str(file))
    assert (done.returncode, done.stdout) == (1, b"Game 1: NOT FAIR, RGBB is not the code that was set.\n")
    assert json.loads(run("fair", str(file), "--json").stdout)["games"][0]["fair"] is False


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ("no such file", "cannot read 'no such file'"),
        (f"http://{HOST}:1/t/x", "cannot ask"),
        ("http:///", "there is no table in"),
        ("http://[/x", "there is no table in"),
    ],
)
def test_fair_tells_a_mistake_in_one_line(source: str, told: str):
    done = run("fair", source)
    assert done.returncode == 2
    assert told in done.stderr.decode()
    assert done.stderr.count(b"\n") == 1


def test_a_command_that_serves_nothing_does_not_load_the_server():
    code = "import sys; sys.argv = ['keypeg', 'mark', 'RGBY', 'RRGG']\ntry:\n    from keypeg.cli import main; main()\n"
    code += "except SystemExit: pass\nheavy = {'starlette', 'uvicorn', 'sqlalchemy'}\nprint(heavy & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, timeout=PATIENCE)
    assert done.stdout == b"1 red, 1 white\nset()\n"


def test_the_page_is_served_from_memory_with_its_places(tmp_path: Path):
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>" + "x" * 2_000)
    (tmp_path / "assets" / "main-abc.js").write_text("1")
    held = load_files(tmp_path)
    assert set(held) == {"index.html", "assets/main-abc.js"}
    assert held["assets/main-abc.js"].hashed
    assert held["index.html"].packed is not None
    assert b"has no page" in load_files(tmp_path / "nothing")["index.html"].body


def test_a_server_without_its_page_says_so_where_it_was_started_and_in_the_browser(tmp_path: Path):
    port = free_port()
    code = f"""
        import sys
        from pathlib import Path
        from keypeg.server import app
        from keypeg.server.pages import static_page
        static_page.page_folder = app.page_folder = lambda: Path({str(tmp_path / "nothing")!r})
        sys.argv = ["keypeg", "serve", "--host", "{HOST}", "--port", "{port}"]
        from keypeg.cli import main
        main()
    """
    program = subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(code)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={"PATH": "/usr/bin:/bin", "HOME": str(tmp_path)},
    )
    assert program.stdout is not None
    assert program.stderr is not None
    assert program.stdout.readline().startswith(b"Keypeg is at")
    assert program.stderr.readline().rstrip().endswith(b"in Keypeg's folder: pip install .")
    page = httpx.get(f"http://{HOST}:{port}/", timeout=60)
    assert (page.status_code, "pip install ." in page.text) == (503, True)
    assert httpx.get(f"http://{HOST}:{port}/api/editions", timeout=60).status_code == 200
    program.send_signal(signal.SIGTERM)
    assert program.communicate(timeout=60) == (b"", b"")


def test_every_place_of_the_page_is_the_page_and_is_not_sent_twice(lone: Scene):
    first = lone.ask("GET", "/")
    place = lone.ask("GET", "/t/anything")
    assert first.headers["content-type"] == "text/html; charset=utf-8"
    assert place.text.partition("<body>")[2] == first.text.partition("<body>")[2]
    again = lone.ask("GET", "/", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
