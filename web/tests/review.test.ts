import { beforeEach, describe, expect, it } from "vitest";
import { decimal, figure, percent, signed } from "../src/words/figures.ts";
import { barOf, curveOf, scaleOf, shareText, signOf, stepsOf, wordOf } from "../src/review/review.ts";
import { read } from "../src/page/route.svelte.ts";
import { settings } from "../src/device/settings.svelte.ts";
import type { NumberData, ReviewData, ReviewedRowData, RowView } from "../src/client/api-types.ts";
import { game } from "./states.ts";

const exactly = (value: number): NumberData => ({ exact: true, lower: value, upper: value });
const between = (lower: number, upper: number): NumberData => ({ exact: false, lower, upper });
const weighed = {
  guess: "RRBG",
  expects: exactly(4.34),
  parts: 14,
  expected_size: 185.27,
  largest: 276,
  possible: true,
  why: { code: "", params: {}, text: "" },
};

function reviewed(number: number, change: Partial<ReviewedRowData> = {}): ReviewedRowData {
  return {
    number,
    seat: 1,
    feedback: "1-0",
    before: 1296,
    after: 256,
    contradicts: [],
    bits_expected: 3,
    bits_gained: 2.3,
    nothing_better: false,
    mistake: exactly(0),
    luck: exactly(0),
    word: "perfect",
    settled: true,
    played: weighed,
    best: weighed,
    good: [],
    reasons: [],
    ...change,
  };
}
function reviewOf(rows: ReviewedRowData[]): ReviewData {
  return {
    edition: "classic",
    verdict: [],
    moment: null,
    rows,
    lost: 0,
    perfect: exactly(4.34),
    mistakes: exactly(0.5),
    luck: exactly(-0.25),
    remaining: exactly(0),
    closes: true,
    contradiction: [],
    false_rows: [],
    hardness: null,
    seats: [],
  };
}
const row = (number: number, guess: string | null): RowView => ({
  number,
  seat: 1,
  guess,
  red: guess === null ? null : 1,
  white: guess === null ? null : 0,
  points: null,
  skipped: false,
});

beforeEach(() => {
  settings.language = "en";
});

describe("numbers", () => {
  it("are written with two decimals, a sign where it matters, and no minus before a nought", () => {
    expect(decimal(4.340277)).toBe("4.34");
    expect(decimal(-0.001)).toBe("0.00");
    expect(signed(0.3)).toBe("+0.30");
    expect(signed(-0.3)).toBe("−0.30");
    expect(signed(-0.001)).toBe("0.00");
    expect(percent(0.4167)).toBe("42%");
    settings.language = "de";
    expect(decimal(4.340277)).toBe("4,34");
  });

  it("that are not settled are written as two, or as a bound where the other says nothing", () => {
    expect(figure(exactly(1.2))).toBe("1.20");
    expect(figure(between(1.2, 1.45))).toBe("1.20 to 1.45");
    expect(figure(between(-0.3, 0.55), signed)).toBe("−0.30 to +0.55");
    expect(figure(between(4.82, 1824.5))).toBe("4.82 or more");
    // More than a row apart: only what is certain.
    expect(figure(between(0.2, 1.45), signed)).toBe("+0.20 or more");
    expect(figure(between(-2, -0.9), signed)).toBe("−0.90 or less");
    expect(figure(between(-0.9, 0.55), signed)).toBe("not known exactly");
    expect(figure(between(0, 3.1))).toBe("not known exactly");
    settings.language = "de";
    expect(figure(between(1.2, 1.45))).toBe("1,20 bis 1,45");
  });
});

describe("kind words", () => {
  it("have a sign each, and another where they are not settled", () => {
    expect(
      new Set([
        ...["perfect", "good", "fine", "slip", "mistake"].map((word) => signOf({ word, settled: true })),
        signOf({ word: "good", settled: false }),
      ]).size,
    ).toBe(6);
    expect(wordOf({ word: "good", settled: false })).toBe("good at best");
    settings.language = "de";
    expect(wordOf({ word: "mistake", settled: true })).toBe("Fehler");
    expect(wordOf({ word: "good", settled: false })).toBe("bestenfalls gut");
  });
});

describe("steps", () => {
  const played = game({ phase: "over", ending: "broken", rows: [row(1, "RRGG"), row(2, null), row(3, "RGBY")] });

  it("lay the review beside the board, where rows lost to the clock count", () => {
    const steps = stepsOf(played, reviewOf([reviewed(1), reviewed(3)]));
    expect(steps.map((step) => step.reviewed?.number ?? null)).toEqual([1, null, 3]);
  });

  it("say nothing of the row where the marks contradict", () => {
    const steps = stepsOf(played, reviewOf([reviewed(1)]));
    expect(steps.map((step) => step.reviewed?.number ?? null)).toEqual([1, null, null]);
  });
});

describe("bars", () => {
  it("reach to the right of the centre for luck, and to the left for bad luck", () => {
    expect(barOf(exactly(0.5), 1, 50).sure).toEqual({ from: 50, to: 75 });
    expect(barOf(exactly(-1), 1, 50).sure).toEqual({ from: 0, to: 50 });
    expect(barOf(exactly(0.25), 1, 0).sure).toEqual({ from: 0, to: 25 });
  });

  it("tell what is sure from what may be", () => {
    expect(barOf(between(0.2, 0.6), 1, 0)).toEqual({ sure: { from: 0, to: 20 }, maybe: { from: 20, to: 60 } });
    expect(barOf(between(-0.5, 0.5), 1, 50)).toEqual({ sure: { from: 50, to: 50 }, maybe: { from: 25, to: 75 } });
  });

  it("share a scale that a bound without meaning does not stretch", () => {
    expect(scaleOf(reviewOf([reviewed(1, { mistake: exactly(0.1), luck: exactly(-2) })]))).toBe(2);
    expect(scaleOf(reviewOf([reviewed(1, { mistake: between(0, 900) })]))).toBe(4);
    expect(scaleOf(reviewOf([]))).toBe(0.5);
  });
});

describe("a text to share", () => {
  it("tells every row and no guess", () => {
    const played = game({ phase: "over", ending: "broken", rows: [row(1, "RRGG"), row(2, "RGBY")], secret: "RGBY" });
    const review = reviewOf([reviewed(1, { word: "mistake" }), reviewed(2, { before: 256, after: 1 })]);
    expect(shareText(review, played, "Classic").split("\n")).toEqual([
      "Keypeg · Classic · broken in 2 rows",
      "1 ✖ mistake · 256 left",
      "2 ★ perfect · 1 left",
      "Lost 0.50 rows · luck −0.25",
    ]);
    expect(curveOf(review)).toEqual([1296, 256, 1]);
  });
});

describe("places", () => {
  it("know a review by its table and game, counted from one, and the record", () => {
    expect(read("/t/abc/review/2")).toEqual({ view: "review", table: "abc", game: 1 });
    expect(read("/t/abc/review/0")).toEqual({ view: "nowhere" });
    expect(read("/record")).toEqual({ view: "record" });
  });
});
