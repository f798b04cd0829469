import { describe, expect, it } from "vitest";
import { barsOf, closestRow, oneIn, praiseOf, resultsOf } from "../src/record/results.ts";
import { isSolo, pointsWords } from "../src/words/speech.ts";
import type { RecordedGameData, RowView } from "../src/client/api-types.ts";
import { game, state } from "./states.ts";

const number = (value: number, exact = true) => ({ exact, lower: value, upper: exact ? value : value + 1 });
const kept = (change: Partial<RecordedGameData>): RecordedGameData => ({
  table: "t1",
  nth: 1,
  game: 0,
  seat: 0,
  player: "Ada",
  edition: "classic",
  at: 0,
  rows: 5,
  broken: true,
  group: false,
  mistakes: number(0),
  luck: number(0),
  perfect: number(4.34),
  hints: true,
  book: null,
  ...change,
});

describe("the results of a person", () => {
  it("are those of the edition, without groups and without the game just played", () => {
    const games = [
      kept({ rows: 4 }),
      kept({ rows: 6, broken: false }),
      kept({ rows: 2, group: true }),
      kept({ rows: 3, edition: "kids" }),
      kept({ rows: 7, table: "t2" }),
    ];
    expect(resultsOf(games, "classic", "t2")).toEqual({ rows: [4], unbroken: 1, perfect: 4.34, book: null });
  });

  it("are praised with the best that is true", () => {
    const before = (...rows: number[]) => ({ rows, unbroken: 0, perfect: 4.34, book: null });
    expect(praiseOf(5, before())).toBe("first");
    expect(praiseOf(3, before())).toBe("perfect");
    expect(praiseOf(4, before(5, 6))).toBe("best");
    expect(praiseOf(4, before(3, 6))).toBe("perfect");
    expect(praiseOf(5, before(5, 6))).toBe("equal");
    expect(praiseOf(6, before(5, 9))).toBe("better");
    expect(praiseOf(7, before(5, 6))).toBe("average");
  });

  it("are called rare where perfect play seldom does as well", () => {
    const book = { share: 108 / 1296, proven: true };
    const games = [kept({ rows: 4 }), kept({ rows: 3, table: "t2", book }), kept({ rows: 5, table: "t3" })];
    const found = resultsOf(games, "classic", "t2");
    expect(praiseOf(3, found)).toBe("rare");
    expect(oneIn(book)).toBe(12);
    expect(praiseOf(3, { ...found, book: { share: 0.57, proven: true } })).toBe("best");
    // A lucky first guess, where perfect play starts with a guess that cannot be the code: there is no "one in so many".
    expect(praiseOf(3, { ...found, book: { share: 0, proven: true } })).toBe("best");
    expect(praiseOf(5, resultsOf(games, "classic", "t3"))).toBe("average");
  });

  it("have a bar for every number of rows, and one for codes that were not broken", () => {
    const bars = barsOf({ rows: [4, 4, 9], unbroken: 1, perfect: null, book: null }, { rows: 5, broken: true }, 10);
    expect(bars.map(({ rows, games }) => [rows, games])).toEqual([
      [3, 0],
      [4, 2],
      [5, 1],
      [6, 0],
      [7, 0],
      [8, 0],
      [9, 1],
      [null, 1],
    ]);
    expect(bars.filter(({ now }) => now).map(({ rows }) => rows)).toEqual([5]);
    const lost = barsOf({ rows: [], unbroken: 0, perfect: null, book: null }, { rows: 10, broken: false }, 10);
    expect(lost.at(-1)).toEqual({ rows: null, games: 1, now: true });
  });

  it("name the row that came closest", () => {
    const row = (n: number, red: number | null) => ({ number: n, red, white: 0, guess: "RRRR", seat: 1 }) as RowView;
    expect(closestRow(game({ rows: [row(1, 1), row(2, 3), row(3, 3)] }))).toEqual({ row: 2, red: 3 });
    expect(closestRow(game({ rows: [row(1, 0), row(2, null)] }))).toBeNull();
  });
});

describe("a game against the computer", () => {
  const seats = (kinds: ("person" | "computer")[]) =>
    state().seats.map((seat, i) => ({ ...seat, kind: kinds[i] ?? "person" }));

  it("is solo where the computer makes the only code", () => {
    const computerMakes = seats(["computer", "person"]);
    expect(isSolo(state({ agreed: 1 }, { seats: computerMakes }))).toBe(true);
    expect(isSolo(state({ agreed: 2 }, { seats: computerMakes }))).toBe(false);
    expect(isSolo(state({ agreed: 1 }, { seats: seats(["person", "computer"]) }))).toBe(false);
    expect(isSolo(state({ agreed: 1 }))).toBe(false);
  });

  it("says what a game of a match was worth, and what comes next", () => {
    const now = state({ agreed: 2 }, { seats: seats(["computer", "person"]) });
    const over = game({ phase: "over", ending: "broken", points: [[4], []] });
    expect(pointsWords(now, over, 1)).toMatch(/^The computer gets 4 points\. Now you set a code/);
    expect(pointsWords(now, { ...over, codemaker: 1, points: [[], [1]] }, 1)).toMatch(
      /^You get 1 point\. Now you break/,
    );
    expect(pointsWords(state({ over: true, agreed: 2 }, { seats: now.seats }), over, 1)).toBe(
      "The computer gets 4 points.",
    );
    expect(pointsWords(state(), over, 1)).toBe("");
  });
});
