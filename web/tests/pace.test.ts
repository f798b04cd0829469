import { describe, expect, it } from "vitest";
import { stepsBetween } from "../src/table/pace.ts";
import type { State } from "../src/client/api-types.ts";
import { game, state } from "./states.ts";

const row = (number: number) => ({ number, seat: 1, guess: "RRBB", red: 1, white: 0, points: null, skipped: false });
const rows = (count: number) => Array.from({ length: count }, (_, i) => row(i + 1));

/** Ada has set a code, and the computer at seat 1 has played so many rows. */
function played(count: number, change: Partial<State["view"]["games"][number]> = {}, seq = count + 2): State {
  const now = state({ seat: 0, seq, games: [game({ rows: rows(count), rows_left: 10 - count, ...change })] });
  return { ...now, seq, seats: now.seats.map((seat) => (seat.seat === 1 ? { ...seat, kind: "computer" } : seat)) };
}

describe("the pace of a computer", () => {
  it("shows rows that came at once one by one, and then what the server said", () => {
    const after = played(3, { phase: "over", ending: "broken", secret: "RGBY" });
    const steps = stepsBetween(played(0), after, 0);
    expect(steps.map((step) => step.view.games[0]?.rows.length)).toEqual([0, 1, 2, 3]);
    expect(steps.map((step) => step.view.games[0]?.phase)).toEqual(["guessing", "guessing", "guessing", "over"]);
    expect(steps.at(-1)).toBe(after);
  });

  it("lets nobody act on a state that is held back, and tells no result early", () => {
    const after = played(2, { phase: "over", ending: "broken" });
    after.view.totals = [2, 0];
    for (const step of stepsBetween(played(0), after, 0).slice(0, -1))
      expect([step.view.may, step.view.over, step.view.totals, step.view.games[0]?.ending]).toEqual([
        [],
        false,
        [0, 0],
        null,
      ]);
  });

  it("shows that the table is closed, and its rematch, only with the end", () => {
    const after = {
      ...played(2, { phase: "over", ending: "broken" }),
      closed: { why: "over", by: null },
      rematch: "b",
    };
    const steps = stepsBetween(played(0), after as State, 0);
    expect(steps.map((step) => [step.closed, step.rematch])).toEqual([
      [null, null],
      [null, null],
      [after.closed, "b"],
    ]);
  });

  it("holds nothing back from people, nor after a reload", () => {
    const before = state();
    const after = state({ seq: 4, games: [game({ rows: rows(2) })] });
    expect(stepsBetween(before, after, 0)).toEqual([after]);
    expect(stepsBetween(null, played(4), 0)).toHaveLength(1);
  });
});
