import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readCode, showCode } from "../src/room/codes.ts";
import { clockText, momentOf } from "../src/room/clock.ts";
import { isNoted, leaveRoom, noteRoom } from "../src/room/recent.ts";
import { RoomStream, withProgress } from "../src/room/stream.ts";
import { findStuck, quietFor } from "../src/room/stuck.ts";
import { laneWords, listFree, playerName, resultWords, winnersWords } from "../src/room/words.ts";
import { read } from "../src/page/route.svelte.ts";
import type { Refused } from "../src/client/host.ts";
import type { ProgressData, ProgressMessage, RoomData, RoomMessage, RoundData } from "../src/client/api-types.ts";

const progress = (player: number, rows = 0): ProgressData => ({
  player,
  keys: Array.from({ length: rows }, () => [1, 0]),
  done: false,
  rows: null,
  seconds: null,
  last: 0,
  late: false,
  here: true,
});

const round: RoundData = {
  number: 2,
  phase: "playing",
  begins: 0,
  elapsed: 10,
  left: 50,
  why: null,
  seals: [],
  hints: [],
  standings: [],
};

const room = { room: "abcdef", seq: 4, round, progress: [progress(1), progress(2)] } as unknown as RoomData;

const news = (number: number, ...some: ProgressData[]): ProgressMessage => ({
  type: "progress",
  v: 2,
  round: number,
  elapsed: 20,
  left: 40,
  progress: some,
});

describe("news of some players", () => {
  it("change these players and the clock, and leave the others", () => {
    const after = withProgress(room, news(2, progress(2, 3)), 0);
    expect(after.progress.map(({ player, keys }) => [player, keys.length])).toEqual([
      [1, 0],
      [2, 3],
    ]);
    expect(after.round).toMatchObject({ elapsed: 20, left: 40 });
  });

  it("add a player who came late", () => {
    expect(withProgress(room, news(2, progress(7, 1)), 0).progress.map(({ player }) => player)).toEqual([1, 2, 7]);
  });

  it("of another round are none", () => {
    expect(withProgress(room, news(1, progress(2, 3)), 0)).toBe(room);
  });

  it("let a countdown go on, and end it with the first row", () => {
    const waiting = { ...room, round: { ...round, phase: "countdown", begins: 3, elapsed: 0, left: 60 } } as RoomData;
    const here = { ...news(2, progress(1)), elapsed: 0, left: 60 };
    expect(withProgress(waiting, here, 2).round).toMatchObject({ phase: "countdown", begins: 1 });
    expect(withProgress(waiting, here, 4).round).toMatchObject({ phase: "playing", begins: 0 });
    expect(withProgress(waiting, news(2, progress(1, 1)), 2).round).toMatchObject({ phase: "playing", begins: 0 });
  });
});

describe("the clock of a round", () => {
  it("runs between two messages, and never below nothing", () => {
    expect(momentOf(round, 4)).toEqual({ phase: "playing", begins: 0, elapsed: 14, left: 46 });
    expect(momentOf(round, 400).left).toBe(0);
    expect(momentOf({ ...round, left: null }, 4).left).toBeNull();
  });

  it("counts down first, and lets the round begin by itself", () => {
    const waiting: RoundData = { ...round, phase: "countdown", begins: 3, elapsed: 0, left: 60 };
    expect(momentOf(waiting, 1)).toEqual({ phase: "countdown", begins: 2, elapsed: 0, left: 60 });
    expect(momentOf(waiting, 5)).toEqual({ phase: "playing", begins: 0, elapsed: 2, left: 58 });
  });

  it("stands still while the round is paused or over", () => {
    for (const phase of ["paused", "over"] as const)
      expect(momentOf({ ...round, phase }, 30)).toEqual({ phase, begins: 0, elapsed: 10, left: 50 });
  });

  it("is written in minutes and seconds", () => {
    expect([600, 65.2, 9, 0].map(clockText)).toEqual(["10:00", "1:06", "0:09", "0:00"]);
  });
});

describe("what is said of a room", () => {
  const standing = (player: number, place: number) => ({ player, place, rows: 4, seconds: 60 });
  const player = (number: number, name: string) => ({ number, name, level: null, host: false, released: false });
  const over = {
    ...room,
    players: [player(1, "Ada"), player(2, "Ben")],
    gone: [],
    progress: [
      { ...progress(1, 4), rows: 4, done: true },
      { ...progress(2, 5), rows: 5, done: true },
    ],
    round: { ...round, phase: "over", standings: [standing(1, 1), standing(2, 2)] },
    over: false,
    rounds_over: 1,
  } as unknown as RoomData;

  it("is how far a player is", () => {
    expect(laneWords(progress(1, 3))).toBe("row 4");
    expect(laneWords({ ...progress(1, 2), keys: [[1, 0], null] })).toBe("row 2");
    expect(laneWords({ ...progress(1, 5), done: true, rows: 5 })).toBe("in 5 rows");
    expect(laneWords({ ...progress(1, 10), done: true })).toBe("not broken");
  });

  it("is a name, or a number where names are hidden", () => {
    expect(playerName(over, 1)).toBe("Ada");
    expect(playerName(over, 1, true)).toBe("Player 1");
  });

  it("is who won: one, several, or nobody", () => {
    expect(winnersWords(over)).toBe("Ada wins the round");
    expect(winnersWords({ ...over, over: true })).toBe("Ada wins!");
    const tied = { ...over, round: { ...round, standings: [standing(1, 1), standing(2, 1)] } };
    expect(winnersWords(tied)).toBe("Ada and Ben share first place in this round");
    const many = { ...over, round: { ...round, standings: [1, 2, 3, 4].map((number) => standing(number, 1)) } };
    expect(winnersWords(many)).toBe("4 players share first place");
    expect(winnersWords({ ...over, progress: [progress(1, 4), progress(2, 5)] })).toBe(
      "Nobody broke the code this time",
    );
  });

  it("is how a duel went for a player: a draw only with a rival", () => {
    const duel = (...standings: ReturnType<typeof standing>[]) =>
      ({ ...over, options: { kind: "duel" }, round: { ...round, phase: "over", standings } }) as unknown as RoomData;
    expect(resultWords(duel(standing(1, 1), standing(2, 1)), 1)).toBe("This round is a draw.");
    expect(resultWords(duel(standing(1, 1), standing(2, 2)), 1)).toBe("You win!");
    expect(resultWords(duel(standing(1, 1), standing(2, 2)), 2)).toBe("Ada wins the round");
    expect(resultWords(duel(standing(1, 1)), 1)).toBe("You win!");
    expect(resultWords(duel(standing(1, 1)), null)).toBe("Ada wins the round");
  });
});

describe("the names among which somebody who joins can choose", () => {
  const listed = (names: string[], ...present: [string, boolean?][]) =>
    listFree({
      names,
      players: present.map(([name, released = false], i) => ({
        number: i + 1,
        name,
        level: null,
        host: false,
        released,
      })),
    } as unknown as RoomData);

  it("are those of the list that nobody has, and those that wait for their person", () => {
    expect(listed(["Ada", "Ben", "Cem"], ["Ada"], ["Ben", true])).toEqual(["Ben", "Cem"]);
  });

  it("are also those of players who came before the list was made, and wait for their person", () => {
    expect(listed(["Ada"], ["Ben", true], ["Cem"])).toEqual(["Ada", "Ben"]);
    expect(listed(["Zoe"], ["ZOË", true])).toEqual(["Zoe"]);
  });

  it("are not those that differ from a player's name in accents, capitals, spaces and dashes alone", () => {
    expect(listed(["Zoe", "Anne-Marie", "Ben"], ["ZOË"], ["anne marie"])).toEqual(["Ben"]);
  });

  it("differ in the vowels of a script that writes them as marks", () => {
    expect(listed(["मीना", "मीनू"], ["मीना"])).toEqual(["मीनू"]);
  });
});

describe("a room", () => {
  it("is noted by another tab, which is told from other news and other rooms", () => {
    const noted = (key: string, room: string) => isNoted(new StorageEvent("storage", { key }), room);
    noteRoom("abcdef", false);
    expect([noted("keypeg.room", "abcdef"), noted("keypeg.room", "ghijkl"), noted("keypeg.name", "abcdef")]).toEqual([
      true,
      false,
      false,
    ]);
    leaveRoom("abcdef");
    expect(noted("keypeg.room", "abcdef")).toBe(false);
  });
});

describe("who is stuck", () => {
  const at = (player: number, last: number, done = false) => ({ ...progress(player, 2), last, done });

  it("is whoever has been without a row for longest, once that is long", () => {
    expect(findStuck([at(1, 20), at(2, 5), at(3, 0, true)], 90)).toBe(2);
    expect(findStuck([at(1, 20), at(2, 5)], 40)).toBeNull();
    expect(quietFor(at(1, 20), 90)).toBe(70);
    expect(quietFor(at(3, 0, true), 90)).toBe(0);
  });
});

describe("the address of a room", () => {
  it("is read however its code is written, and the big screen has its own", () => {
    expect(read("/r/ABC-def")).toEqual({ view: "room", room: "abcdef" });
    expect(read("/r/abc%20def")).toEqual({ view: "room", room: "abcdef" });
    expect(read("/r/abcdef/screen")).toEqual({ view: "big-screen", room: "abcdef" });
    expect(read("/new/room")).toEqual({ view: "open-room" });
  });
});

describe("the code of a room", () => {
  it("is read as people type it, and shown in two parts", () => {
    expect(readCode(" ABC-def ")).toBe("abcdef");
    expect(showCode("abcdef")).toBe("ABC DEF");
  });
});

/** A server whose answers a test writes line by line. */
class FakeServer {
  asked = 0;
  #lines: ReadableStreamDefaultController<Uint8Array> | null = null;
  status = 200;

  open = (signal: AbortSignal): Promise<Response> => {
    this.asked += 1;
    if (this.status === 0) return Promise.reject(new TypeError("no network"));
    if (this.status !== 200)
      return Promise.resolve(
        new Response(JSON.stringify({ error: { reason: "UNKNOWN_ROOM" } }), { status: this.status }),
      );
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.#lines = controller;
        signal.addEventListener("abort", () => controller.error(new DOMException("", "AbortError")));
      },
    });
    return Promise.resolve(new Response(body));
  };

  async write(text: string): Promise<void> {
    this.#lines?.enqueue(new TextEncoder().encode(text));
    await vi.advanceTimersByTimeAsync(0);
  }

  async end(): Promise<void> {
    this.#lines?.close();
    await vi.advanceTimersByTimeAsync(0);
  }
}

function follow(server: FakeServer) {
  const heard: string[] = [];
  const linked: boolean[] = [];
  const refused: Refused[] = [];
  const stream = new RoomStream({
    open: server.open,
    heard: ({ type }) => heard.push(type),
    linked: (up) => linked.push(up),
    refused: (error) => refused.push(error),
  });
  return { stream, heard, linked, refused };
}

const ROOM = `${JSON.stringify({ type: "room", v: 2, room, mine: {} } as unknown as RoomMessage)}\n`;
const NEWS = `${JSON.stringify(news(2, progress(1, 1)))}\n`;

describe("the stream of a room", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("hands on each message, however the lines are cut, and no heartbeat", async () => {
    const server = new FakeServer();
    const { stream, heard, linked } = follow(server);
    stream.start();
    await vi.advanceTimersByTimeAsync(0);
    await server.write(ROOM.slice(0, 20));
    expect(heard).toEqual([]);
    await server.write(`${ROOM.slice(20)}{"type":"ping","v":2}\n${NEWS}`);
    expect(heard).toEqual(["room", "progress"]);
    expect(linked).toContain(true);
    stream.stop();
  });

  it("connects again when it is cut off, and when the network is gone for a while", async () => {
    const server = new FakeServer();
    const { stream, heard, linked } = follow(server);
    stream.start();
    await vi.advanceTimersByTimeAsync(0);
    await server.write(ROOM);
    server.status = 0;
    await server.end();
    expect(linked.at(-1)).toBe(false);
    await vi.advanceTimersByTimeAsync(5_000);
    server.status = 200;
    await vi.advanceTimersByTimeAsync(20_000);
    await server.write(ROOM);
    expect(heard).toEqual(["room", "room"]);
    expect(linked.at(-1)).toBe(true);
    stream.stop();
  });

  it("takes a stream that says nothing for long for dead", async () => {
    const server = new FakeServer();
    const { stream, linked } = follow(server);
    stream.start();
    await vi.advanceTimersByTimeAsync(0);
    await server.write(ROOM);
    await vi.advanceTimersByTimeAsync(70_000);
    expect(linked).toContain(false);
    expect(server.asked).toBeGreaterThan(1);
    stream.stop();
  });

  it("stops where there is no such room", async () => {
    const server = new FakeServer();
    server.status = 404;
    const { stream, refused } = follow(server);
    stream.start();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(refused.map(({ reason, status }) => [reason, status])).toEqual([["UNKNOWN_ROOM", 404]]);
    expect(server.asked).toBe(1);
  });

  it("asks no more once it is stopped", async () => {
    const server = new FakeServer();
    const { stream } = follow(server);
    stream.start();
    await vi.advanceTimersByTimeAsync(0);
    stream.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.asked).toBe(1);
  });
});
