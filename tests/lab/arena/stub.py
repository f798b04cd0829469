"""An OpenAI-compatible endpoint on this machine whose model plays a strategy."""

import json
import re
import threading
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from random import Random

from keypeg.engine.strategies import strategy
from keypeg.rules import Position, edition

ROW = re.compile(r"Row \d+: (\S+): (\d+) red, (\d+) white")


def strategy_model(box: str, name: str):
    """Return a model that knows the rows only from what it was told."""
    choose = strategy(name).choose

    def reply(body):
        told = [ROW.match(turn["content"]) for turn in body["messages"] if turn["role"] == "user"]
        rows = " ".join(f"{row[1]}:{row[2]}-{row[3]}" for row in told if row)
        guess = choose(Position.parse(f"{edition(box)} {rows}"), Random(0))
        return f"I have thought about it. <guess>{guess}</guess>"

    return reply


@contextmanager
def endpoint(reply):
    """Serve `reply`, a function of the body: a text, or a status with a text that is sent as it is."""
    seen = []

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self):
            body = json.loads(self.rfile.read(int(self.headers["content-length"])))
            seen.append((self.path, dict(self.headers), body))
            made = reply(body)
            status, text = made if isinstance(made, tuple) else (200, completion(made))
            raw = text.encode()
            self.send_response(status)
            self.send_header("content-length", str(len(raw)))
            if status == 429:
                self.send_header("retry-after", "0")
            # A client that has waited long enough is no longer there.
            with suppress(OSError):
                self.end_headers()
                self.wfile.write(raw)

        def log_message(self, *_):
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/v1", seen
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def completion(text):
    message = {"role": "assistant", "content": text}
    return json.dumps(
        {
            "choices": [{"message": message, "finish_reason": "stop"}],
            "usage": {"prompt_tokens": 100, "completion_tokens": 7},
        }
    )
