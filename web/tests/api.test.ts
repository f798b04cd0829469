import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ANSWER_MS, api, Refused, Unreachable } from "../src/client/api.ts";
import { insist } from "../src/client/insist.ts";
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

describe("a request that the server has no time for", () => {
  let asked = 0;
  const refuse = (times: number, headers: Record<string, string>) =>
    vi.stubGlobal("fetch", async () => {
      asked += 1;
      return asked > times ? new Response("[]") : new Response("{}", { status: 429, headers });
    });
  const levels = () =>
    api.levels().then(
      () => "answered",
      (error: unknown) => (error instanceof Refused ? error.status : error),
    );
  beforeEach(() => {
    asked = 0;
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("is sent again, and not before the server says", async () => {
    refuse(2, { "retry-after": "3" });
    const answered = levels();
    await vi.advanceTimersByTimeAsync(2_999);
    expect(asked).toBe(1);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await answered).toBe("answered");
    expect(asked).toBe(3);
  });

  it("is refused in the end, and at once where the server does not say when, or much later", async () => {
    refuse(99, { "retry-after": "1" });
    const answered = levels();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await answered).toBe(429);
    expect(asked).toBe(5);
    for (const headers of [{}, { "retry-after": "600" }] as Record<string, string>[]) {
      refuse(99, headers);
      expect(await levels()).toBe(429);
    }
    expect(asked).toBe(7);
  });
});

describe("what is asked for as long as it is wanted", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const late = [new Unreachable("away"), new Refused(429, "TOO_MANY", "")];

  it("comes, however often it could not be had", async () => {
    const errors: Error[] = [...late, ...late];
    const had = insist(
      () => (errors.length ? Promise.reject(errors.pop() as Error) : Promise.resolve("had")),
      () => true,
    );
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await had).toBe("had");
  });

  it("is not asked for again once it is not wanted, or refused for good", async () => {
    const refused = new Refused(404, "UNKNOWN_ROOM", "");
    for (const [error, wanted] of [
      [late[0], false],
      [late[1], false],
      [refused, true],
    ] as const) {
      const ask = vi.fn(() => Promise.reject(error as Error));
      const had = insist(ask, () => wanted).catch((why: unknown) => why);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(await had).toBe(error);
      expect(ask).toHaveBeenCalledOnce();
    }
  });
});
