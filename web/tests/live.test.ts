import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { backoff, Live, type Socket } from "../src/client/live.ts";
import type { LiveMessage, State } from "../src/client/api-types.ts";
import messages from "./live-messages.json";

class FakeSocket implements Socket {
  static made: FakeSocket[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: string[] = [];
  closed = false;

  constructor(readonly address: string) {
    FakeSocket.made.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.closed = true;
  }
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

function live() {
  const heard: LiveMessage[] = [];
  const linked: boolean[] = [];
  const made = new Live({
    address: () => `at ${heard.length}`,
    socket: (address) => new FakeSocket(address),
    heard: (message) => heard.push(message),
    linked: (up) => linked.push(up),
  });
  return { made, heard, linked };
}

const STATE = { v: 2, type: "state", seq: 1, events: [], state: {} };
const last = () => FakeSocket.made.at(-1) as FakeSocket;

beforeEach(() => {
  FakeSocket.made = [];
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

describe("a live connection", () => {
  it("hands on states and answers heartbeats by itself", () => {
    const { made, heard, linked } = live();
    made.start();
    last().say(STATE);
    last().say({ v: 2, type: "ping" });
    expect(heard).toEqual([STATE]);
    expect(linked).toEqual([true]);
    expect(last().sent).toEqual([JSON.stringify({ type: "pong" })]);
  });

  it("tries again when it is lost, from where it stood", () => {
    const { made, linked } = live();
    made.start();
    last().say(STATE);
    last().onclose?.({ code: 1006 });
    expect(linked).toEqual([true, false]);
    vi.advanceTimersByTime(1_000);
    expect(FakeSocket.made.map((one) => one.address)).toEqual(["at 0", "at 1"]);
  });

  it("takes a silent socket for dead", () => {
    const { made, linked } = live();
    made.start();
    const first = last();
    vi.advanceTimersByTime(52_000);
    expect(first.closed).toBe(true);
    expect(linked).toEqual([false]);
    expect(FakeSocket.made).toHaveLength(2);
  });

  it("stays quiet once it is stopped", () => {
    const { made } = live();
    made.start();
    made.stop();
    vi.advanceTimersByTime(120_000);
    made.hurry();
    expect(FakeSocket.made).toHaveLength(1);
  });

  it("does not wait when it is told to hurry", () => {
    const { made } = live();
    made.start();
    last().onclose?.({ code: 1006 });
    made.hurry();
    expect(FakeSocket.made).toHaveLength(2);
  });

  it("waits longer each time, up to a limit", () => {
    expect([0, 1, 2, 3, 4, 9].map((tried) => backoff(tried, 0.5))).toEqual([500, 1_000, 2_000, 4_000, 8_000, 8_000]);
    expect(backoff(0, 0)).toBe(375);
  });
});

// What a server told Ben over two sockets during a match of two games: once with changes=1, once without.
const TOLD = messages as unknown as { told: LiveMessage; whole: State }[];

describe("a connection that is told changes", () => {
  it("knows the same states as one that is told whole ones", () => {
    const { made, heard } = live();
    made.start();
    for (const { told } of TOLD) last().say(told);
    expect(TOLD.map(({ told }) => told.type)).toEqual(["state", ...new Array<string>(6).fill("change")]);
    expect(heard.map((message) => message.type === "state" && message.state)).toEqual(TOLD.map(({ whole }) => whole));
  });

  it("asks for the whole state where it has missed one, and goes on from there", () => {
    const { made, heard } = live();
    made.start();
    last().say(TOLD[0]?.told);
    last().say(TOLD[2]?.told);
    expect(heard.length).toBe(1);
    expect(last().sent).toEqual([JSON.stringify({ type: "state" })]);
    last().say({ v: 2, type: "state", seq: TOLD[2]?.whole.seq, events: [], state: TOLD[2]?.whole });
    last().say(TOLD[3]?.told);
    expect(heard.at(-1)).toMatchObject({ type: "state", state: TOLD[3]?.whole });
  });

  it("takes no change of the connection before", () => {
    const { made, heard } = live();
    made.start();
    last().say(TOLD[0]?.told);
    last().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(10_000);
    last().say(TOLD[1]?.told);
    expect(heard.length).toBe(1);
    expect(last().sent).toEqual([JSON.stringify({ type: "state" })]);
  });
});
