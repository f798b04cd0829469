import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LiveMessage, State } from "../src/client/api-types.ts";
import { Play } from "../src/table/play.svelte.ts";
import { drawnRows, rowsLeft, THINKING_MS } from "../src/client/playback.ts";
import { Table } from "../src/table/table.svelte.ts";
import { news, turnWords } from "../src/words/speech.ts";
import { game, state } from "./states.ts";

const row = (number: number) => ({ number, seat: 1, guess: "RRBB", red: 1, white: 0, points: null, skipped: false });
const rows = (count: number) => Array.from({ length: count }, (_, i) => row(i + 1));

/** Ada has set a code, and the computer at seat 1 has played so many rows. */
function played(count: number, change: Partial<State["view"]["games"][number]> = {}): State {
  const seq = count + 2;
  const now = state({ seat: 0, seq, games: [game({ rows: rows(count), rows_left: 10 - count, ...change })] });
  return { ...now, seq, seats: now.seats.map((seat) => (seat.seat === 1 ? { ...seat, kind: "computer" } : seat)) };
}

const broken = (count: number) => played(count, { phase: "over", ending: "broken", secret: "RGBY" });

/** Ada's screen, and what it says to those who listen. */
function screen() {
  let hear: (message: LiveMessage) => void = () => undefined;
  const never = () => new Promise<never>(() => undefined);
  const table = new Table("t0", [0], {
    subscribe: (_, follower) => {
      hear = follower.heard;
      return { start: () => undefined, stop: () => undefined, hurry: () => undefined };
    },
    act: never,
    comeBack: never,
    see: never,
  });
  const said: string[] = [];
  table.told = (before, after, from) =>
    said.push(...news(before, after, { seat: 0, shared: false, playback: table.playback }, from));
  const tell = (now: State) => hear({ v: 2, type: "state", seq: now.seq, events: [], state: now });
  const drawn = () => drawnRows(table.game ?? undefined, table.playback).length;
  return { table, tell, said, drawn };
}

describe("rows that a computer has played at once", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("are drawn one by one, and the end comes with the last of them", () => {
    const { table, tell, drawn } = screen();
    tell(played(0));
    const after = broken(3);
    tell(after);
    const seen = [];
    for (; table.thinking; vi.advanceTimersByTime(THINKING_MS)) seen.push([drawn(), table.phase, table.state?.seq]);
    expect(seen).toEqual([
      [0, "guessing", 2],
      [1, "guessing", 2],
      [2, "guessing", 2],
    ]);
    expect([drawn(), table.phase]).toEqual([3, "over"]);
    expect(table.state).toBe(after);
  });

  it("let nobody act, and are the computer's turn, until they are drawn", () => {
    const { table, tell } = screen();
    const play = new Play(table);
    const before = played(0, { phase: "setting" });
    tell({ ...before, view: { ...before.view, may: ["secret"], waits_for: [0] } });
    expect([play.step, table.called, table.next]).toEqual(["set", true, 0]);
    tell(broken(2));
    expect([play.step, table.called, table.next, table.awaited]).toEqual([null, false, null, [1]]);
    const now = table.state as State;
    expect(turnWords(now, { seat: 0, shared: false, playback: table.playback })).toBe("The computer guesses: row 1");
    expect(table.game && rowsLeft(table.game, table.playback)).toBe(10);
    expect(table.settled).toBe(false);
  });

  it("are said one by one to those who listen, and each once", () => {
    const { table, tell, said } = screen();
    tell(played(0));
    tell(broken(3));
    while (table.thinking) vi.advanceTimersByTime(THINKING_MS);
    expect(said.filter((one) => one.startsWith("Row"))).toHaveLength(3);
    expect(said.findIndex((one) => one.startsWith("Row 3"))).toBeLessThan(
      said.findIndex((one) => one.includes("broke")),
    );
  });

  it("go on where more of them come meanwhile", () => {
    const { table, tell, drawn } = screen();
    tell(played(0));
    tell(played(2));
    vi.advanceTimersByTime(THINKING_MS);
    tell(played(4));
    expect([drawn(), table.state?.seq]).toEqual([1, 2]);
    for (const many of [2, 3, 4]) {
      vi.advanceTimersByTime(THINKING_MS);
      expect(drawn()).toBe(many);
    }
    expect([table.thinking, table.state?.seq]).toEqual([false, 6]);
  });

  it("are all there at once for somebody who does not want to wait", () => {
    const { table, tell, drawn } = screen();
    tell(played(0));
    tell(broken(3));
    table.skip();
    expect([drawn(), table.phase, table.thinking]).toEqual([3, "over", false]);
    vi.advanceTimersByTime(10 * THINKING_MS);
    expect(table.state?.seq).toBe(5);
  });

  it("are drawn at once after a reload, and so are those of people", () => {
    const { table, tell } = screen();
    tell(played(4));
    expect(table.thinking).toBe(false);
    const people = state({ seat: 0, seq: 9, games: [game({ rows: rows(6) })] });
    tell(people);
    expect([table.thinking, table.state]).toEqual([false, people]);
  });
});
