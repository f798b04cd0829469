import { figure, signed } from "../words/figures.ts";
import { count, say, sayMessage } from "../words/words.svelte.ts";
import type { GameView, NumberData, ReviewData, ReviewedRowData, RowView, WeighedData } from "../client/api-types.ts";

const KINDS = ["perfect", "good", "fine", "slip", "mistake"] as const;
export type Kind = (typeof KINDS)[number];

/** A sign for each kind of guess, so that no colour is needed to tell them apart. */
const SIGNS: Record<Kind, string> = { perfect: "★", good: "●", fine: "◐", slip: "▲", mistake: "✖" };
const UNSETTLED = "◌";

/** What a reviewed row is called; where it is not settled, what it may be called at best. */
type Called = Pick<ReviewedRowData, "word" | "settled">;

/** The kind of a reviewed row; null where it is not settled. */
export function kindOf({ word, settled }: Called): Kind | null {
  return settled ? (KINDS.find((kind) => kind === word) ?? null) : null;
}

export function signOf(called: Called): string {
  const kind = kindOf(called);
  return kind ? SIGNS[kind] : UNSETTLED;
}

/** The kind word in the person's language. */
export function wordOf({ word, settled }: Called): string {
  const known = say(`review-word-${word}`);
  return settled ? known : say("review-grade-at-best", { word: known });
}

/** What the coach says of a row: why another guess was better, or that none was. */
export function reasonsOf(one: ReviewedRowData): string[] {
  if (one.reasons.length) return one.reasons.map(sayMessage);
  return [one.nothing_better ? say("page-review-best-here") : whyOf(one.played)];
}

export function whyOf(one: WeighedData): string {
  return sayMessage(one.why);
}

/** A row of the board beside what the review says of it; it says nothing of rows lost, and none after a contradiction. */
export interface Step {
  row: RowView;
  reviewed: ReviewedRowData | null;
}

/** The rows of the board from the first, each with its review. */
export function stepsOf(game: GameView, review: ReviewData): Step[] {
  return game.rows.map((row) => ({
    row,
    reviewed: review.rows.find(({ number }) => number === row.number) ?? null,
  }));
}

const LEAST_SCALE = 0.5;
const MOST_SCALE = 4;

/** The rows that a full bar means: the largest of the numbers shown, within reason. */
export function scaleOf(review: ReviewData): number {
  const sizes = review.rows.flatMap(({ mistake, luck }) => [mistake.upper, Math.abs(luck.lower), Math.abs(luck.upper)]);
  return Math.min(MOST_SCALE, Math.max(LEAST_SCALE, ...sizes));
}

/** Where a bar lies on a line from 0 to 100 with zero at `centre`: the certain part, and the possible part. */
export interface Bar {
  sure: { from: number; to: number };
  maybe: { from: number; to: number };
}

export function barOf({ lower, upper }: NumberData, scale: number, centre: number): Bar {
  const place = (value: number) => Math.min(100, Math.max(0, centre + (value / scale) * (100 - centre)));
  const near = lower > 0 ? lower : upper < 0 ? upper : 0;
  const between = (one: number, other: number) => ({ from: Math.min(one, other), to: Math.max(one, other) });
  return { sure: between(centre, place(near)), maybe: between(place(lower), place(upper)) };
}

/** The points of the curve of remaining codes: before the first row, and after each. */
export function curveOf(review: ReviewData): number[] {
  const [first] = review.rows;
  return first ? [first.before, ...review.rows.map((row) => row.after)] : [];
}

/** A text that tells how the game went, and no guess, no colour and no place of it. */
export function shareText(review: ReviewData, game: GameView, edition: string): string {
  const lines = stepsOf(game, review).map(({ row, reviewed }) =>
    reviewed
      ? say("page-review-share-row", {
          n: row.number,
          sign: signOf(reviewed),
          word: wordOf(reviewed),
          left: count(reviewed.after),
        })
      : `${row.number} –`,
  );
  return [
    say("page-review-share-head", { edition, n: game.rows.length, broken: game.ending === "broken" }),
    ...lines,
    say("page-review-share-sum", { given: figure(review.mistakes), luck: figure(review.luck, signed) }),
  ].join("\n");
}
