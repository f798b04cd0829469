"""What protects a server: sizes, rates, quotas, origins, headers, and an answer to everything that cannot be read."""

import re

import pytest

from keypeg.server.addresses import address_key
from keypeg.server.limits import Buckets, Quota, Spacing
from keypeg.server.settings import Rate
from tests.server.playing import ADA_AND_BEN, Scene

ACTION = {"seat": 0, "seq": 0, "action": "secret RGBY", "id": "a"}


@pytest.mark.parametrize(
    ("method", "path", "content", "status", "reason"),
    [
        ("POST", "/api/tables", b"{", 400, "BAD_REQUEST"),
        ("POST", "/api/tables", b"", 400, "BAD_REQUEST"),
        ("POST", "/api/tables", b"\xff\xfe", 400, "BAD_REQUEST"),
        ("POST", "/api/tables", b"null", 400, "BAD_REQUEST"),
        ("POST", "/api/tables", b'{"edition":"\xff\xfe"}', 400, "BAD_REQUEST"),
        ("POST", "/api/tables", b"[" * 16_000, 400, "BAD_REQUEST"),
        ("POST", "/api/tables", b'{"a":' * 3_000, 400, "BAD_REQUEST"),
        ("GET", "/api/editions/describe?text=%ff%fe", None, 400, "EDITION"),
        ("GET", "/api/tables/{id}?seat=%ff", None, 400, "BAD_REQUEST"),
        ("POST", "/api/tables", b'{"colour":"red"}', 400, "BAD_REQUEST"),
        ("POST", "/api/tables", b'{"games":"two"}', 400, "BAD_REQUEST"),
        ("POST", "/api/tables", b'{"games":1e99}', 400, "BAD_REQUEST"),
        ("POST", "/api/tables", b'{"seats":[]}', 400, "BAD_REQUEST"),
        ("POST", "/api/tables", b'{"edition":"nonsense"}', 400, "EDITION"),
        ("POST", "/api/tables", b'{"edition":"pocket","games":3}', 409, "EDITION"),
        ("POST", "/api/tables", b'{"shield":true}', 409, "EDITION"),
        ("POST", "/api/tables", b'{"first":4}', 409, "EDITION"),
        ("POST", "/api/tables", b'{"take":[4]}', 409, "EDITION"),
        ("POST", "/api/tables", b'{"seats":[{"name":"A"},{"name":"A"}]}', 409, "EDITION"),
        ("POST", "/api/tables", b'{"seats":[{"name":" "},{}],"take":[0]}', 409, "EDITION"),
        ("POST", "/api/tables", b'{"seats":[{},{"kind":"computer","level":"no"}]}', 409, "EDITION"),
        ("POST", "/api/tables", b'{"seats":[{},{"kind":"computer"}],"take":[1]}', 409, "EDITION"),
        ("POST", "/api/tables", b'{"edition":"' + b"x" * 20_000 + b'"}', 413, "TOO_LARGE"),
        ("GET", "/api/tables/nosuchtable", None, 404, "NO_TABLE"),
        ("GET", "/api/tables/nosuchtable/stream", None, 404, "NO_TABLE"),
        ("GET", "/api/tables/%00", None, 404, "NO_TABLE"),
        ("GET", "/api/tables/..%2f..%2fetc", None, 404, "NO_SUCH"),
        ("GET", "/api/tables/{id}?seat=x", None, 400, "BAD_REQUEST"),
        ("GET", "/api/tables/{id}?seat=99", None, 400, "BAD_REQUEST"),
        ("GET", "/api/tables/{id}/hint", None, 400, "BAD_REQUEST"),
        ("GET", "/api/tables/{id}/check?seat=0&guess=RRRRRRRRRRRR", None, 400, "BAD_REQUEST"),
        ("GET", "/api/tables/{id}/text", None, 409, "NO_SUCH"),
        ("POST", "/api/tables/nosuchtable/actions", ACTION, 404, "NO_TABLE"),
        ("POST", "/api/tables/nosuchtable/seats", {"name": "Eve"}, 404, "NO_TABLE"),
        ("POST", "/api/tables/{id}/actions", {}, 400, "BAD_REQUEST"),
        ("POST", "/api/tables/{id}/actions", {**ACTION, "seq": -1}, 400, "BAD_REQUEST"),
        ("POST", "/api/tables/{id}/actions", {**ACTION, "id": ""}, 400, "BAD_REQUEST"),
        ("POST", "/api/tables/{id}/actions", {**ACTION, "id": "é"}, 400, "BAD_REQUEST"),
        ("POST", "/api/tables/{id}/actions", {**ACTION, "action": "dance"}, 400, "NOTATION"),
        ("POST", "/api/tables/{id}/actions", {**ACTION, "action": "secret RGB"}, 400, "NOTATION"),
        ("POST", "/api/tables/{id}/actions", {**ACTION, "action": "secret RGBX"}, 400, "NOTATION"),
        ("POST", "/api/tables/{id}/actions", {**ACTION, "action": "guess RGBY"}, 422, "CODEBREAKER_ONLY"),
        ("POST", "/api/tables/{id}/actions", {**ACTION, "action": "time"}, 422, "TABLE_ONLY"),
        ("POST", "/api/tables/{id}/actions", {**ACTION, "seq": 7}, 409, "STALE"),
        ("POST", "/api/tables/{id}/actions", {**ACTION, "seat": 3}, 409, "NO_SUCH"),
        ("POST", "/api/tables/{id}/seats", {"name": "Eve"}, 409, "SEAT_TAKEN"),
        ("POST", "/api/tables/{id}/seats", {"name": ""}, 400, "BAD_REQUEST"),
        ("PUT", "/api/tables/{id}", {}, 405, "NO_SUCH_METHOD"),
        ("GET", "/api/nothing", None, 404, "NO_SUCH"),
        ("GET", "/nothing.js", None, 404, "NO_SUCH"),
    ],
)
def test_bad_input_is_told_with_its_reason_and_changes_nothing(
    scene: Scene, method, path, content, status, reason
):
    table = scene.open()
    before = table.state()
    body = {"content": content} if isinstance(content, bytes) else {"body": content}
    answer = scene.ask(method, path.format(id=table.id), token=table.tokens[0], **body)
    assert (answer.status_code, answer.json()["error"]["reason"]) == (status, reason), answer.text
    assert answer.json()["error"]["message"]
    assert table.state() == before


def test_a_closed_table_takes_no_more_actions(scene: Scene):
    table = scene.open(games=1)
    table.act(0, "secret RGBY")
    table.act(1, "guess RGBY")
    answer = table.post(1, "guess RGBY", table.state()["seq"])
    assert (answer.status_code, answer.json()["error"]["reason"]) == (422, "MATCH_OVER")
    answer = scene.ask("POST", f"{table.path}/seats", {"name": "Eve"})
    assert (answer.status_code, answer.json()["error"]["reason"]) == (409, "TABLE_CLOSED")


@pytest.mark.parametrize("path", ["/", "/t/anything", "/api/editions", "/api/nothing", "/docs", "/health"])
def test_every_answer_carries_the_headers_that_protect(scene: Scene, path: str):
    headers = scene.ask("GET", path).headers
    assert headers["content-security-policy"].startswith("default-src 'self';")
    assert headers["content-security-policy"].replace("'wasm-unsafe-eval'", "").count("unsafe") == 0
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


def test_a_page_of_another_site_can_change_nothing(scene: Scene):
    own = scene.servers[0].url
    for headers, status in (
        ({"origin": "http://evil.example"}, 403),
        ({"origin": "null"}, 403),
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"sec-fetch-site": "same-origin"}, 201),
        ({}, 201),
    ):
        assert scene.ask("POST", "/api/tables", ADA_AND_BEN, headers=headers).status_code == status
    host = {"origin": own, "host": own.removeprefix("http://")}
    assert scene.ask("POST", "/api/tables", ADA_AND_BEN, headers=host).status_code == 201


def test_the_documents_load_nothing_from_anywhere_else(scene: Scene):
    text = scene.ask("GET", "/docs").text
    assert "/api/tables/{table}/actions" in text
    assert not re.findall(r"(?:src|href)=[\"']?(?:https?:)?//", text)
    assert "<script" not in text
    assert scene.ask("GET", "/docs/style.css").headers["content-type"].startswith("text/css")
    schema = scene.ask("GET", "/schema/openapi.json").json()
    assert {"/api/tables", "/api/tables/{table}/actions", "/api/tables/{table}/stream"} <= set(
        schema["paths"]
    )


def test_metrics_count_what_happens(scene: Scene):
    table = scene.open()
    table.act(0, "secret RGBY")
    texts = [scene.ask("GET", "/metrics").text for _ in scene.servers]
    names = {line.split("{")[0].split(" ")[0] for text in texts for line in text.splitlines()}
    assert {"keypeg_actions_total", "keypeg_tables_opened_total", "keypeg_requests_total"} <= names
    taken = [re.findall(r'keypeg_actions_total\{outcome="taken"\} (\S+)', text) for text in texts]
    assert sum(float(count) for counts in taken for count in counts) >= 1
    assert all(secret not in text for text in texts for secret in (table.id, *table.tokens.values()))


def test_who_asks_too_quickly_is_told_to_wait(strict: Scene):
    assert strict.ask("GET", "/api/levels").status_code == 200
    answers = (strict.ask("GET", "/api/levels") for _ in range(200))
    refused = last = next(answer for answer in answers if answer.status_code == 429)
    assert refused.json()["error"]["reason"] == "TOO_MANY"
    assert refused.headers["retry-after"]
    assert last.headers["x-content-type-options"] == "nosniff"
    assert strict.ask("GET", "/health").status_code == 200


def test_a_bucket_fills_at_its_rate_and_never_over_its_brim():
    at = [0.0]
    buckets = Buckets(Rate(2, 3), now=lambda: at[0])
    assert [buckets.take("a") for _ in range(4)] == [True, True, True, False]
    assert buckets.take("b")
    at[0] = 0.5
    assert [buckets.take("a") for _ in range(2)] == [True, False]
    at[0] = 1_000
    assert [buckets.take("a") for _ in range(4)] == [True, True, True, False]


def test_those_who_are_refused_at_once_come_back_one_by_one():
    at = [100.0]
    spacing = Spacing(2.0, now=lambda: at[0])
    assert [spacing.wait("a") for _ in range(3)] == pytest.approx([2.0, 2.1, 2.2])
    assert spacing.wait("b") == 2.0
    at[0] = 101.0
    assert spacing.wait("a") == pytest.approx(2.0)
    assert max(spacing.wait("a") for _ in range(1_000)) == pytest.approx(20.0)


def test_so_many_things_are_held_at_once_and_no_more():
    held = Quota(2)
    assert [held.take("a"), held.take("a"), held.take("a"), held.take("b")] == [True, True, False, True]
    held.give("a")
    assert held.take("a")


@pytest.mark.parametrize(
    ("host", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("testclient", "testclient"),
    ],
)
def test_a_household_is_one_address(host: str, key: str):
    assert address_key(host) == key
