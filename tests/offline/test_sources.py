"""What the offline parts are made of, and that the page itself knows no rule."""

from __future__ import annotations

import importlib.util
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import msgspec
import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "web" / "src"
ARITHMETIC = re.compile(
    r"\b(red|white|points|totals)\b(\[[^\]]*\])?\)? [-+*/%] |[-+*/%] [\w.]*\b(red|white|points|totals)\b"
)
SECRET, GUESS = re.compile(r"\.secret\b"), re.compile(r"\.guess\b")
# How many key pegs a person has laid down so far, how many ticks are heard, and how many signs fill a line to share.
SHOWN_ONLY = {
    ("board/marks.svelte.ts", "return this.red + this.white;"),
    ("device/sound.ts", "for (let i = 0; i < red + white; i++) {"),
    (
        "words/share.ts",
        'export const keyPegLines = (rows: Pick<RowView, "red" | "white">[], pegs: number): string[] => '
        "rows.map( ({ red, white }) => KEYS[settings.keyPegs].repeat(red ?? 0) + KEYS.white.repeat(white ?? 0) + "
        "KEYS.none.repeat(Math.max(0, pegs - (red ?? 0) - (white ?? 0))), );",
    ),
}


def sources() -> list[tuple[str, str]]:
    found = [path for path in PAGE.rglob("*") if path.suffix in (".ts", ".svelte")]
    assert len(found) > 60
    return [(path.relative_to(PAGE).as_posix(), path.read_text()) for path in found]


# Where the formatter breaks an expression.
BROKEN_AFTER = ("(", "=", "=>", "+", "-", "*", "/", "%", "?", "&&", "||", "===", "!==")
BROKEN_BEFORE = ("?", ":", ")", ".", "&&", "||")


def code_lines(text: str) -> list[str]:
    """Return the lines of a source without its comments; an expression on several lines counts as one."""
    found: list[str] = []
    for line in map(str.strip, text.splitlines()):
        if line.startswith(("/*", "*", "//", "<!--")):
            continue
        if found and (found[-1].endswith(BROKEN_AFTER) or line.startswith(BROKEN_BEFORE)):
            found[-1] += f" {line}"
        else:
            found.append(line)
    return found


def test_an_expression_on_several_lines_counts_as_one() -> None:
    text = "const won =\n  game.secret ===\n  row.guess;\n// game.secret\nnext();"
    assert code_lines(text) == ["const won = game.secret === row.guess;", "next();"]


def test_the_page_never_looks_at_a_secret_and_a_guess_together() -> None:
    for name, text in sources():
        both = [line for line in code_lines(text) if SECRET.search(line) and GUESS.search(line)]
        assert both == [], name


def test_the_page_does_no_sums_with_key_pegs_and_points() -> None:
    found = {(name, line) for name, text in sources() for line in code_lines(text) if ARITHMETIC.search(line)}
    assert found == SHOWN_ONLY


def numbers(name: str, text: str) -> list[str]:
    listed = re.search(rf"set\({name}\s+([^)]*)\)", text)
    return [] if listed is None else listed.group(1).split()


def test_the_kernel_for_browsers_has_every_source_of_the_native_one() -> None:
    build = (ROOT / "native" / "build_wasm.py").read_text()
    cmake = (ROOT / "CMakeLists.txt").read_text()
    for source in (*numbers("KERNEL", cmake), *numbers("PROVE", cmake)):
        if not Path(source).name.startswith("bind_"):
            assert f'"{Path(source).stem}"' in build, source


@pytest.mark.parametrize("policy", ["src/keypeg/server/middleware.py", "web/make_site.py"])
def test_the_policy_allows_webassembly_and_nothing_else_unsafe(policy: str) -> None:
    text = (ROOT / policy).read_text()
    assert set(re.findall(r"'[\w-]*unsafe[\w-]*'", text)) == {"'wasm-unsafe-eval'"}
    assert "script-src 'self' 'wasm-unsafe-eval';" in text


ASKED = """
import json, sys, warnings
warnings.simplefilter("ignore")
sys.path[:] = [sys.argv[1], *(one for one in sys.path if "site-packages" not in one)]
sys.meta_path[:] = [one for one in sys.meta_path if "editable" not in repr(one).lower()]
import keypeg
from keypeg.browser.worker import Worker
worker = Worker()
seats = [{"name": "Ada"}, {"kind": "computer", "level": "casual"}]
opened = json.loads(worker.request("POST", "/api/tables", json.dumps({"seats": seats, "take": [0]}), "en"))
levels = json.loads(worker.request("GET", "/api/levels", "", "de"))
print(keypeg.__file__.startswith(sys.argv[1]), opened["status"], levels["status"])
"""


def test_the_packed_sources_are_enough_to_open_a_table(tmp_path: Path) -> None:
    """A browser has these files, msgspec and the standard library, and nothing else."""
    spec = importlib.util.spec_from_file_location("pack_offline", ROOT / "web" / "pack_offline.py")
    assert spec is not None
    assert spec.loader is not None
    packing = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(packing)
    shutil.copytree(Path(msgspec.__file__).parent, tmp_path / "msgspec")
    empty = tmp_path / "empty.whl"
    zipfile.ZipFile(empty, "w").close()
    packing.gather(tmp_path, empty)
    command = [sys.executable, "-I", "-c", ASKED, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("True 201 200\n", "")


def made_site(tmp_path: Path, *server: str) -> subprocess.CompletedProcess[str]:
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text('<head><meta name="viewport" content="width=device-width" /></head>')
    (page / "sw.js").write_text("")
    (page / "offline.json").write_text("{}")
    command = [sys.executable, ROOT / "web" / "make_site.py", page, tmp_path / "site", *server]
    return subprocess.run(command, capture_output=True, text=True)


@pytest.mark.parametrize("server", [(), ("https://play.example.org",)])
def test_a_site_names_its_policy_and_its_server_in_every_page(
    tmp_path: Path, server: tuple[str, ...]
) -> None:
    assert made_site(tmp_path, *server).returncode == 0
    for name in ("index.html", "404.html"):
        html = (tmp_path / "site" / name).read_text()
        assert f'<meta name="keypeg-server" content="{"".join(server) or "none"}" />' in html
        assert "script-src 'self' 'wasm-unsafe-eval'" in html
        assert re.findall('connect-src[^;"]*', html) == [f"connect-src 'self' {one}" for one in server]
    assert "frame-ancestors 'none'" in (tmp_path / "site" / "_headers").read_text()


@pytest.mark.parametrize("server", ["play.example.org", 'https://a" onload="x', "javascript:alert(1)"])
def test_a_site_is_not_made_for_what_is_no_server(tmp_path: Path, server: str) -> None:
    done = made_site(tmp_path, server)
    assert (done.returncode, done.stderr) == (
        1,
        f"{server} is no server's address: write it as https://play.example.org\n",
    )
