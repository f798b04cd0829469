import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ANSWER_MS, api, Unreachable } from "../src/client/api.ts";
import { state } from "./states.ts";

const guess = { seat: 1, seq: 1, action: "guess RRBB", id: "a" };

describe("an action", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("is given up where the line is dead without a word, so that it can be sent again", async () => {
    vi.stubGlobal(
      "fetch",
      (_: string, { signal }: RequestInit) =>
        new Promise((_done, fail) => signal?.addEventListener("abort", () => fail(new Error("aborted")))),
    );
    const sent = api.act("t0", guess).then(
      () => "answered",
      (error: unknown) => error,
    );
    await vi.advanceTimersByTimeAsync(ANSWER_MS - 1);
    expect(await Promise.race([sent, Promise.resolve("waits")])).toBe("waits");
    await vi.advanceTimersByTimeAsync(1);
    expect(await sent).toBeInstanceOf(Unreachable);
  });

  it("is not answered by half an answer", async () => {
    const half = new Response(new ReadableStream({ start: (body) => body.error(new TypeError("the line was lost")) }));
    vi.stubGlobal("fetch", async () => half);
    await expect(api.act("t0", guess)).rejects.toBeInstanceOf(Unreachable);
  });

  it("is answered with the state after it", async () => {
    const acted = { seq: 2, events: [], state: state({ seq: 2 }) };
    vi.stubGlobal("fetch", async () => new Response(JSON.stringify(acted)));
    expect(await api.act("t0", guess)).toEqual(acted);
  });
});
