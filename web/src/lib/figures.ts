import { count, say } from "./words.svelte.ts";
import type { NumberData } from "./api-types.ts";

/** Beyond this a bound says nothing to a person: no game lasts so long. */
const SENSIBLE = 99;

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

/** A number that is settled, or "1.20 to 1.45" where it is not. */
export function figure({ exact, lower, upper }: NumberData, write: (value: number) => string = decimal): string {
  const from = write(lower);
  const to = write(upper);
  if (exact || from === to) return from;
  return upper > SENSIBLE ? say("page-review-at-least", { from }) : say("page-review-range", { from, to });
}
