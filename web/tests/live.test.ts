import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { backoff, Live, type Socket } from "../src/lib/live.ts";
import type { LiveMessage } from "../src/lib/api-types.ts";

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
