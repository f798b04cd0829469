"""What a link tells before it is opened, HEAD, and the status of places that are not there."""

import re
from datetime import date

import pytest

from keypeg.server.pages.preloads import with_preloads
from keypeg.training import Family, daily
from tests.server.playing import Scene
from tests.server.racing import Room


def told(html: str) -> dict[str, str]:
    """The tags that messengers read."""
    found = dict(re.findall(r'<meta (?:property|name)="(og:[a-z]+|description)" content="([^"]*)"', html))
    return found | {"title": re.findall(r"<title>(.*?)</title>", html)[0]}


def test_every_place_has_a_title_a_description_and_a_picture(scene: Scene):
    titles = []
    for path in (
        "/",
        "/record",
        "/daily",
        "/daily/2026-11-15/hard",
        "/puzzles",
        "/lessons/clue",
        "/new/screen",
        "/new/solo",
        "/new/room",
    ):
        answer = scene.ask("GET", path)
        assert answer.status_code == 200, path
        tags = told(answer.text)
        assert tags["title"].endswith(" · Keypeg")
        assert tags["og:title"] + " · Keypeg" == tags["title"]
        assert tags["og:description"] == tags["description"]
        picture = tags["og:image"]
        assert re.fullmatch(r"http://[^/]+/preview(-daily)?.png", picture)
        titles.append(tags["title"])
    assert len(set(titles)) == len(titles)
    german = scene.ask("GET", "/daily", headers={"accept-language": "de"})
    assert told(german.text)["og:title"] == "Tagescode"


def test_a_table_is_told_by_its_people_and_never_by_its_code(scene: Scene):
    table = scene.open(edition="expert/5x8", seats=[{"name": '"><b>Ada'}, {"name": "Ben"}])
    table.act(0, "secret PTOYB")
    table.act(1, "guess MMWWP")
    for path in (f"/t/{table.id}", f"/t/{table.id}/review/1"):
        html = scene.ask("GET", path).text
        assert not [trace for trace in ("PTOYB", "purple teal", "MMWWP") if trace in html]
        assert "<b>Ada" not in html
    tags = told(scene.ask("GET", f"/t/{table.id}").text)
    assert tags["og:title"] == "Expert with &quot;&gt;&lt;b&gt;Ada and Ben"
    assert tags["og:description"] == "The game is on. Come and watch."
    closed = scene.open(spectators=False)
    assert "Ada" not in scene.ask("GET", f"/t/{closed.id}").text


def test_a_room_is_told_by_its_code_and_by_nobodys_name(scene: Scene):
    room = Room(scene)
    room.join("Ada")
    for path in (f"/r/{room.code}", f"/r/{room.code.upper()}", f"/r/{room.code}/screen"):
        answer = scene.ask("GET", path)
        assert answer.status_code == 200, path
        code = room.code.upper()
        assert told(answer.text)["og:title"] == f"Room {code[:3]} {code[3:]}"
        assert "Ada" not in answer.text
    assert scene.ask("GET", "/r/nobody").status_code == 404


def test_a_daily_code_gives_nothing_away(scene: Scene):
    html = scene.ask("GET", "/daily/2026-11-15/classic").text
    code = daily(date(2026, 11, 15), Family.CLASSIC)
    assert str(code.secret) not in html
    assert code.seal.nonce not in html


def test_a_place_that_is_not_there_is_404_and_head_is_answered(scene: Scene):
    for path in ("/nowhere", "/t/0000000000000000", "/daily/2026-11-15/tricky", "/lessons/none"):
        answer = scene.ask("GET", path)
        assert (answer.status_code, told(answer.text)["title"]) == (404, "There is nothing here. · Keypeg")
    for path in ("/", "/record", "/icon.svg"):
        head, whole = scene.ask("HEAD", path), scene.ask("GET", path)
        assert (head.status_code, head.content) == (200, b"")
        assert head.headers["content-type"] == whole.headers["content-type"]
    assert scene.ask("HEAD", "/nowhere").status_code == 404


DOCUMENT = b"""<link rel="x-editions" href="/api/editions" />
<link rel="x-words" href="/assets/words-de-B.txt">
<link rel="x-words" href="/assets/words-en-D.txt">
<title>Keypeg</title>"""


@pytest.mark.parametrize(
    ("path", "language", "preloaded"),
    [
        ("", "en", ["/api/editions", "/assets/words-en-D.txt"]),
        ("new/solo", "de", ["/api/editions", "/assets/words-de-B.txt"]),
        ("puzzles", "de-x-black", ["/assets/words-de-B.txt"]),
        ("t/abc", "en", ["/assets/words-en-D.txt"]),
    ],
)
def test_a_page_preloads_what_its_place_uses(path, language, preloaded):
    html = with_preloads(DOCUMENT, path, language=language).decode()
    links = [link for link in re.findall("<link[^>]*>", html) if 'rel="preload"' in link]
    assert [link.partition('href="')[2].partition('"')[0] for link in links] == preloaded
    assert all('as="fetch" crossorigin="anonymous"' in link for link in links)
    # The other catalogues stay named in the document.
    assert html.count("words-") == 2
