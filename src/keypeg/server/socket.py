"""The WebSocket of a table: states as they come, actions as they are sent."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from dataclasses import replace
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from keypeg.api.encoding import encode
from keypeg.api.live import (
    AskState,
    ClientMessage,
    DoneMessage,
    Ping,
    Pong,
    RefusedMessage,
    SentAction,
    SentReaction,
    closed_message,
)
from keypeg.api.problems import problem
from keypeg.api.refusals import Refusal, problem_of, refusal_message
from keypeg.errors import KeypegError
from keypeg.server import identity
from keypeg.server.client import Client
from keypeg.server.context import Context
from keypeg.server.frames import EXTENSION, Write
from keypeg.server.handlers.reactions import react
from keypeg.server.http import context_of
from keypeg.server.limits import too_many
from keypeg.server.live.hub import LOOK
from keypeg.server.rate_limits import LARGE_BYTES
from keypeg.server.subscription import Gone, Subscription
from keypeg.table.orders.claims import is_claim
from keypeg.words import Message, message

CLOSE_RESTART, CLOSE_REFUSED, CLOSE_GONE, CLOSE_SILENT = 1012, 4000, 4001, 4002
"""Close codes: the server restarts; 4000 and the status for a refusal; the seat was left; no pong came."""
SILENT_BEATS = 3
MOST_HELD = 4
"""How many reactions wait for a client that is being sent a state; further ones are lost."""
_FAILURES = (WebSocketDisconnect, RuntimeError, OSError, TimeoutError)
_PING = encode(Ping())
_decode = msgspec.json.Decoder(ClientMessage).decode


class SocketFollower:
    """A WebSocket that follows a table; it holds no task of its own while nothing happens."""

    __slots__ = (
        "_address",
        "_busy",
        "_context",
        "_following",
        "_handler",
        "_held",
        "_language",
        "_news",
        "_reactions",
        "_resumes_at",
        "_silent",
        "_socket",
        "_tasks",
        "_timer",
        "_write",
        "lost",
        "seat",
        "table",
    )

    def __init__(
        self,
        context: Context,
        socket: WebSocket,
        client: Client,
        seat: int | None,
        following: Subscription,
        *,
        reactions: bool,
    ) -> None:
        self._reactions = reactions
        self._held: list[bytes] = []
        self.table = client.table
        self.seat = seat
        self._address = client.address
        self._language = client.language
        self._following = following
        self._context = context
        self._socket = socket
        self._write: Write | None = socket.scope.get("extensions", {}).get(EXTENSION)
        self._busy = False
        self._news: float | None = None
        self._silent = 0
        self._resumes_at: float | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        # Made by the handler of the connection, in its task.
        self._handler = asyncio.current_task()
        self.lost = False

    def wake(self, at_least: float) -> None:
        """Send what is new, as soon as the last message is out."""
        self._news = at_least if self._news is None else max(at_least, self._news)
        if not self._busy and not self._pauses() and not self._deliver_at_once():
            self._busy = True
            self._start(self._deliver())

    def _pauses(self) -> bool:
        """Return whether news has to wait, since the address was sent too much; then it is sent later by itself."""
        if self._resumes_at is None:
            return False
        loop = asyncio.get_running_loop()
        left = self._resumes_at - loop.time()
        if left <= 0:
            self._resumes_at = None
            return False
        if self._timer is None:
            self._timer = loop.call_later(left, self._resume)
        return True

    def _resume(self) -> None:
        self._timer = self._resumes_at = None
        if self._news is not None and not self.lost:
            self.wake(self._news)

    def _count(self, news: bytes) -> None:
        """Count a large message against the budget of the address."""
        if len(news) >= LARGE_BYTES and (
            wait := self._context.limits.large_message_wait(self._address, len(news))
        ):
            self._resumes_at = asyncio.get_running_loop().time() + wait

    def _deliver_at_once(self, *after: bytes) -> bool:
        """Send what is new, and messages after it, without a task of its own, where nothing has to be waited for."""
        news = self._peek_news()
        if news is None:
            return False
        self._news = None
        self._count(news)
        messages = (news, *after) if news else after
        if messages and not self._write_at_once(*messages):
            self._busy = True
            self._start(self._deliver(*messages))
        return True

    def _write_at_once(self, *encoded: bytes) -> bool:
        if self._write is None or not self._write(*encoded):
            return False
        self._context.metrics.socket_messages += len(encoded)
        return True

    async def answer(self, work: Awaitable[bytes]) -> None:
        """Carry out an action, and send its answer together with what is new: one write instead of two."""
        holds = not self._busy and self._write is not None
        self._busy |= holds
        try:
            answer = await work
        finally:
            if holds:
                self._busy = False
        if not (holds and self._news is not None and self._deliver_at_once(answer)):
            await self.send(answer)
            if self._news is not None:
                self.wake(self._news)
        self._release()

    def _peek_news(self) -> bytes | None:
        """Return the message with what is new; None where something has to be waited for."""
        if self._write is None or self._news is None:
            return None
        try:
            return self._following.peek_news(self._news)
        except (Gone, KeypegError):
            return None

    def beat(self) -> None:
        """Send a ping, or disconnect a client that has been silent for long."""
        self._silent += 1
        if self._silent > SILENT_BEATS:
            self._start(self._hang_up(CLOSE_SILENT, "SILENT", message("reason-silent")))
        else:
            self._start(self.send(_PING))

    def tell(self, encoded: bytes) -> None:
        """Send a reaction to a client that asks for reactions, after the state that is on its way."""
        if not self._reactions or len(self._held) >= MOST_HELD:
            return
        if self._busy or not self._write_at_once(encoded):
            self._held.append(encoded)
        self._release()

    def _release(self) -> None:
        """Send the reactions that had to wait, unless that is being done."""
        if self._held and not self._busy:
            self._busy = True
            self._start(self._deliver())

    def end(self, reason: str, said: Message) -> None:
        """Disconnect."""
        self._start(self._hang_up(CLOSE_RESTART, reason, said))

    def send_whole(self) -> None:
        """Send the whole state, as the client asks."""
        self._following.ask_whole()
        self.wake(0)

    def note_answer(self) -> None:
        """Note that the client has answered."""
        self._silent = 0

    async def send(self, encoded: bytes) -> None:
        """Send a message; disconnect a client that does not read it in time."""
        if self._write_at_once(encoded):
            return
        try:
            async with asyncio.timeout(self._context.settings.send_seconds):
                await self._socket.send_text(encoded.decode())
            self._context.metrics.socket_messages += 1
        except _FAILURES:
            # A client that does not read cannot be told why: the handler ends, and with it the connection.
            self._context.hub.part(self)
            if not self.lost and self._handler is not None:
                self.lost = True
                self._handler.cancel()

    async def _deliver(self, *first: bytes) -> None:
        try:
            for encoded in first:
                await self.send(encoded)
            while True:
                if self._news is not None and not self._pauses():
                    at_least, self._news = self._news, None
                    if news := await self._following.news(at_least):
                        self._count(news)
                        await self.send(news)
                elif self._held:
                    await self.send(self._held.pop(0))
                else:
                    break
        except Gone as gone:
            await self._hang_up(CLOSE_GONE, "LEFT", gone.said)
        except KeypegError as error:
            status, found = problem_of(error)
            await self._hang_up(CLOSE_REFUSED + status, found.reason, Message(found.code, found.params))
        finally:
            self._busy = False

    async def _hang_up(self, code: int, reason: str, said: Message) -> None:
        self._context.hub.part(self)
        await self.send(encode(closed_message(reason, said, self._language)))
        await _close(self._socket, code, reason)

    def _start(self, work: Any) -> None:  # noqa: ANN401 - a coroutine
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def follow_table(socket: WebSocket) -> None:
    """Follow a table; see docs/protocol.md for the messages."""
    scope, context, table = socket.scope, context_of(socket.scope), socket.path_params["table"]
    address, language = identity.address_of(scope), identity.language_of(scope)
    await socket.accept()
    if not context.limits.sockets.take(address):
        return await _refuse(socket, too_many("connections"), language)
    try:
        # A page always sends its origin, which the middleware has checked; without one a cookie does not count.
        tokens = identity.tokens_of(scope, table, cookies=bool(identity.header(scope, b"origin")))
        client = Client(table, tokens, language, address)
        seat, since = _number(socket, "seat", 4), _number(socket, "since", 1_000_000)
        changes = socket.query_params.get("changes") == "1"
        following = await Subscription.begin(context, client, seat, since=since, changes=changes)
        client = replace(client, key=following.key)
        reactions = socket.query_params.get("reactions") == "1"
        follower = SocketFollower(context, socket, client, seat, following, reactions=reactions)
        context.limits.spectator_comes(address, seat)
        context.hub.join(follower)
        # The table may have changed between admitting the follower and subscribing it.
        follower.wake(LOOK)
        with context.metrics.followers.labels("socket").track_inprogress():
            try:
                await _receive(context, socket, follower, client)
            except asyncio.CancelledError:
                if not follower.lost:
                    raise
            finally:
                context.hub.part(follower)
                context.limits.spectator_goes(address, seat)
    except KeypegError as error:
        await _refuse(socket, error, language)
    finally:
        context.limits.sockets.give(address)
    return None


async def _receive(context: Context, socket: WebSocket, follower: SocketFollower, client: Client) -> None:
    address = client.address
    while True:
        try:
            text = await _receive_text(socket)
        except _FAILURES:
            return
        follower.note_answer()
        if seconds := context.limits.message_wait(address):
            # A client that we do not read from cannot keep sending: that is limit enough.
            await asyncio.sleep(seconds)
        try:
            sent = _decode(text)
        except msgspec.DecodeError as error:
            found = problem("BAD_REQUEST", f"cannot read the message: {error}", client.language)
            await follower.send(encode(RefusedMessage(id=None, error=found)))
            continue
        if isinstance(sent, AskState):
            follower.send_whole()
        elif isinstance(sent, SentReaction):
            try:
                await react(context, client, sent)
            except KeypegError as error:
                found = problem_of(error, client.language)[1]
                await follower.send(encode(RefusedMessage(id=None, error=found)))
        elif not isinstance(sent, Pong):
            work = _answer(context, client, sent)
            # The engine may take a while for a claim: whatever others do meanwhile is sent at once.
            await (follower.send(await work) if is_claim(sent.action) else follower.answer(work))


async def _receive_text(socket: WebSocket) -> str:
    """Wait for a text; of a message that is none, return nothing."""
    event = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(event.get("code", 1005))
    return event.get("text") or ""


async def _answer(context: Context, client: Client, order: SentAction) -> bytes:
    try:
        answer = await context.take_action(client, order)
    except KeypegError as error:
        return encode(RefusedMessage(id=order.id, error=problem_of(error, client.language)[1]))
    return encode(DoneMessage(id=order.id, seq=answer.seq))


def _number(socket: WebSocket, name: str, most: int) -> int | None:
    text = socket.query_params.get(name)
    if text is None or text == "":
        return None
    if not (text.isascii() and text.isdigit() and len(text) <= 7 and int(text) <= most):
        raise Refusal(400, "BAD_REQUEST", message("request-number", field=name, most=most))
    return int(text)


async def _refuse(socket: WebSocket, error: KeypegError, language: str) -> None:
    last = refusal_message(error, language)
    try:
        await socket.send_text(encode(last).decode())
    except _FAILURES:
        return
    await _close(socket, CLOSE_REFUSED + problem_of(error)[0], last.reason)


async def _close(socket: WebSocket, code: int, reason: str) -> None:
    try:
        await socket.close(code, reason[:100])
    except _FAILURES:
        return
