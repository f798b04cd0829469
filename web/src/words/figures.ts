import { count, say } from "./words.svelte.ts";
import type { NumberData } from "../client/api-types.ts";

function written(value: number, options: Intl.NumberFormatOptions): string {
  return count(value, options).replace("-", "−");
}

/** A number with `digits` decimals, as the person's language writes it; never a minus before zero. */
export function decimal(value: number, digits = 2): string {
  return written(Number(value.toFixed(digits)) + 0, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** The same with its sign; zero has none. */
export function signed(value: number, digits = 2): string {
  return written(value, { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay: "exceptZero" });
}

export function percent(share: number): string {
  return written(share, { style: "percent", maximumFractionDigits: 0 });
}

/** A range wider than this many rows tells a person nothing. */
const WIDEST = 1;

/** Whether a number says something: it is settled, or nearly so. */
export const telling = ({ exact, lower, upper }: NumberData): boolean => exact || upper - lower <= WIDEST;

/** A number that is settled, "1.20 to 1.45" where it nearly is, else what is known for certain, if anything is. */
export function figure(number: NumberData, write: (value: number) => string = decimal): string {
  const { exact, lower, upper } = number;
  const from = write(lower);
  const to = write(upper);
  if (exact || from === to) return from;
  if (telling(number)) return say("page-review-range", { from, to });
  if (lower > 0) return say("page-review-at-least", { from });
  return upper < 0 ? say("page-review-at-most", { to }) : say("number-unknown");
}

/** Whether anything is known of a number: within a row, or on which side of zero it lies. */
export const known = (number: NumberData): boolean => telling(number) || number.lower > 0 || number.upper < 0;

/** A time in words: "30 seconds", "2 minutes". */
export const secondsWords = (seconds: number): string =>
  say("page-set-up-seconds-of", seconds < 120 ? { unit: "seconds", n: seconds } : { unit: "minutes", n: seconds / 60 });
