"""The transcripts of docs/protocol.md, replayed word for word."""

import json
import re
from pathlib import Path
from typing import Any

from tests.server.playing import Connection, Scene

DOCUMENT = Path(__file__).parent.parent.parent / "docs/protocol.md"
TRANSCRIPT = re.compile(r"```transcript\n(.*?)```", re.DOTALL)
NAME = re.compile(r"\$(\w+)")
REASON = re.compile(
    r"(?:problem\(|closed_message\(|\.end\(|_hang_up\(\w+, |return \d{3}, |\(?\d{3}[,:] )\"([A-Z_]+)\""
)


class Replay:
    """What a reader would do: send every line, and compare what comes; `$names` are remembered."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.known: dict[str, str] = {}
        self.compared = 0

    def transcript(self, text: str) -> None:
        lines = text.splitlines()
        if lines[0].startswith("= "):
            return self.socket(lines)
        while lines:
            method, path, token = self.address(lines.pop(0).removeprefix("> "))
            body = None if lines[0].startswith("< ") else json.loads(self.filled(lines.pop(0)))
            answer = self.scene.ask(method, path, body, token)
            assert answer.status_code == int(lines.pop(0).removeprefix("< ")), answer.text
            self.compare(json.loads(lines.pop(0)), answer.json())
        return None

    def socket(self, lines: list[str]) -> None:
        _, path, token = self.address(f"GET {lines.pop(0).removeprefix('= ')}")
        with Connection(f"ws://{self.scene.servers[0].address}{path}", token) as line:
            for text in lines:
                if text.startswith("> "):
                    line.socket.send(self.filled(text.removeprefix("> ")))
                    continue
                expected = json.loads(text.removeprefix("< "))
                self.compare(expected, line.wait_for(expected["type"]))

    def address(self, text: str) -> tuple[str, str, str]:
        method, path, *rest = self.filled(text).split(" ")
        return method, path, rest[1] if rest else ""

    def filled(self, text: str) -> str:
        return NAME.sub(lambda found: self.known[found[1]], text)

    def compare(self, expected: Any, got: Any) -> None:
        self.compared += 1
        if isinstance(expected, dict):
            for key, value in expected.items():
                self.compare(value, got[key])
        elif isinstance(expected, list):
            assert len(expected) == len(got)
            for one, other in zip(expected, got, strict=True):
                self.compare(one, other)
        elif isinstance(expected, str) and (found := NAME.fullmatch(expected)):
            assert self.known.setdefault(found[1], got) == got
        elif expected != "…":
            assert expected == got


def test_every_transcript_of_the_protocol_happens_as_it_says(scene: Scene):
    transcripts = TRANSCRIPT.findall(DOCUMENT.read_text())
    assert len(transcripts) == 10
    replay = Replay(scene)
    for transcript in transcripts:
        replay.transcript(transcript)
    assert replay.compared > 80


def test_every_reason_is_in_the_protocol():
    text = DOCUMENT.read_text()
    source = Path(__file__).parent.parent.parent / "src/keypeg"
    files = [file for room in ("api", "server") for file in (source / room).rglob("*.py")]
    named = {name for file in files for name in re.findall(REASON, file.read_text())}
    assert len(named) > 15
    assert {name for name in named if f"`{name}`" not in text} == set()
