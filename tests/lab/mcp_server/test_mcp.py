"""The server for assistants, spoken to by the protocol's own client: in process, by pipes and over HTTP."""

import json
import re
import subprocess
import sys
from pathlib import Path

import anyio
import pytest
from mcp import Client, StdioServerParameters

import keypeg
from keypeg.lab.mcp.server import make_server
from keypeg.lab.mcp.tools import AssistantTables

PROGRAM = str(Path(sys.executable).with_name("keypeg"))
TOOLS = {
    "open_table",
    "look",
    "guess",
    "set_code",
    "hint",
    "review",
    "list_editions",
    "check_board",
    "suggest_guess",
    "value_of_guess",
}


@pytest.fixture(scope="module")
def server():
    tables = AssistantTables()
    yield make_server(tables)
    tables.close()


def spoken(server, conversation):
    """Let a conversation with a server run to its end."""

    async def run():
        async with Client(server) as client:
            return await conversation(client)

    return anyio.run(run)


async def told(client, tool, **arguments):
    answer = await client.call_tool(tool, arguments)
    assert not answer.is_error, answer.content
    return json.loads(answer.content[0].text)


async def refused(client, tool, **arguments):
    answer = await client.call_tool(tool, arguments)
    assert answer.is_error
    text = answer.content[0].text
    assert "Traceback" not in text
    return text


async def whole_match(client):
    """Break a code by hints, set a code, and review the first game."""
    assert {tool.name for tool in (await client.list_tools()).tools} == TOOLS
    state = await told(client, "open_table", edition="kids", opponent="perfect")
    ticket = state["ticket"]
    assert (state["you_are"], state["your_turn"], state["secret"]) == ("codebreaker", True, None)
    while state["you_are"] == "codebreaker" and not state["match_over"]:
        good = await told(client, "hint", ticket=ticket)
        state = await told(client, "guess", ticket=ticket, code=good["guess"])
    first = state["last_game"]
    assert first["ending"] == "broken"
    assert (await told(client, "look", ticket=ticket))["you_are"] == "codemaker"
    state = await told(client, "set_code", ticket=ticket, code="RBG")
    assert state["match_over"]
    assert state["last_game"]["secret"] == "RBG"
    assert state["points"]["Assistant"] == state["last_game"]["rows"]
    found = await told(client, "review", ticket=ticket, game=1)
    assert len(found["rows"]) == first["rows"]
    return found


def test_an_assistant_plays_a_whole_match_with_hints_and_a_review(server):
    found = spoken(server, whole_match)
    perfect = keypeg.value("kids")
    assert found["perfect"] == {"exact": True, "lower": float(perfect), "upper": float(perfect)}


def test_a_real_board_is_checked_and_guesses_are_valued(server):
    async def conversation(client):
        wrong = await told(client, "check_board", position="classic RRRR:0-0 RRGG:2-0 GGGG:1-0")
        right = await told(client, "check_board", position="classic RRGG:1-0")
        good = await told(client, "suggest_guess", position="classic RRRR:0-0 GGGG:4-0")
        worth = await told(client, "value_of_guess", position="classic", guess="rrbb")
        return wrong, right, good, worth

    wrong, right, good, worth = spoken(server, conversation)
    assert wrong["contradiction"] == [1, 2, 3]
    assert wrong["repairs"]
    left = len(keypeg.candidates("classic RRGG:1-0"))
    assert right == {"version": 1, "consistent": True, "left": left, "contradiction": [], "repairs": []}
    assert good["guess"] == "GGGG"
    lost = float(keypeg.regret("classic", "RRBB"))
    assert worth["regret"] == {"exact": True, "lower": lost, "upper": lost}


def test_the_secret_is_in_no_answer_before_the_game_ends(server):
    async def conversation(client):
        state = await told(client, "open_table", edition="bulls", opponent="beginner")
        ticket = state.pop("ticket")
        answers = [state]
        codes = iter(keypeg.candidates("bulls"))
        while not answers[-1]["last_game"]:
            good = await told(client, "hint", ticket=ticket)
            answers.append(
                await told(
                    client,
                    "guess",
                    ticket=ticket,
                    code=str(next(codes)) if len(answers) < 4 else good["guess"],
                )
            )
        return answers

    *before, last = spoken(server, conversation)
    secret = last["last_game"]["secret"]
    assert all(secret not in json.dumps(answer) for answer in before)


BAD = [
    ("guess", {"code": "RRRRR"}, "not a code"),
    ("guess", {"code": "RXR"}, "no colour 'X'"),
    ("guess", {"code": ""}, ""),
    ("guess", {"code": "R" * 1_000_000}, "not a code"),
    ("set_code", {"code": "RRR"}, "codemaker"),
    ("guess", {"code": 7}, "guess: code: Input should be a valid string"),
    ("guess", {"code": float("nan")}, "guess: code: "),
    ("guess", {}, "guess: code: Field required"),
    ("review", {"game": "x" * 10_000}, "review: game: Input should be a valid integer"),
    ("review", {"game": [{"a": 1}]}, "review: game: Input should be a valid integer"),
    ("review", {"game": 1}, ""),
    ("review", {"game": -5}, ""),
]


@pytest.mark.parametrize(("tool", "arguments", "why"), BAD, ids=lambda one: str(one)[:20])
def test_a_mistake_is_an_error_of_one_line_and_changes_nothing(server, tool, arguments, why):
    async def conversation(client):
        state = await told(client, "open_table", edition="kids", opponent="beginner", hints=False)
        ticket = state["ticket"]
        text = await refused(client, tool, ticket=ticket, **arguments)
        assert (await told(client, "look", ticket=ticket))["rows"] == []
        return text, await refused(client, "hint", ticket=ticket), await refused(client, "look", ticket="x")

    text, hint, ticket = spoken(server, conversation)
    assert why in text
    assert len(text) < 500
    assert "\n" not in text
    assert "hints are switched off" in hint
    assert "is not a ticket" in ticket


def test_a_wrong_edition_or_opponent_is_told(server):
    async def conversation(client):
        return (
            await refused(client, "open_table", edition="chess"),
            await refused(client, "open_table", opponent="wise"),
            await refused(client, "check_board", position="classic RRGG"),
        )

    assert all(spoken(server, conversation))


def test_the_schemas_name_the_values_and_say_what_a_tool_changes(server):
    async def conversation(client):
        return client.server_info, (await client.list_tools()).tools

    info, tools = spoken(server, conversation)
    assert (info.name, info.version) == ("keypeg", keypeg.__version__)
    by_name = {tool.name: tool for tool in tools}
    opening = by_name["open_table"].input_schema["properties"]
    assert opening["opponent"]["enum"] == ["beginner", "casual", "steady", "strong", "expert", "perfect"]
    assert "classic" in opening["edition"]["examples"]
    changing = {name for name, tool in by_name.items() if not tool.annotations.read_only_hint}
    assert changing == {"open_table", "guess", "set_code"}
    assert not any(tool.annotations.destructive_hint for tool in tools)
    for tool in tools:
        assert tool.description
        assert all(
            "description" in one or one["type"] == "boolean"
            for one in tool.input_schema["properties"].values()
        )


def test_it_serves_by_standard_input_and_output():
    found = spoken(StdioServerParameters(command=PROGRAM, args=["mcp"]), whole_match)
    assert found["rows"]


def test_it_serves_over_http():
    process = subprocess.Popen([PROGRAM, "mcp", "--http", "--port", "0"], stderr=subprocess.PIPE, text=True)
    try:
        address = re.search(r"http://\S+", process.stderr.readline())[0]
        assert spoken(address, whole_match)["rows"]
    finally:
        process.terminate()
        process.communicate()
