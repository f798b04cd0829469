import type { RoundData } from "../client/api-types.ts";

/** How far a round is at this moment, reckoned from what the server said last and how long ago that was. */
export interface Moment {
  phase: RoundData["phase"];
  /** Seconds until the first guess may be placed. */
  begins: number;
  elapsed: number;
  /** Seconds that are left; null without a limit. */
  left: number | null;
}

/** Return how far a round is `since` seconds after the server said so. */
export function momentOf({ phase, begins, elapsed, left }: RoundData, since: number): Moment {
  if (phase === "paused" || phase === "over") return { phase, begins: 0, elapsed, left };
  const ran = Math.max(0, since - begins);
  return {
    phase: begins > since ? "countdown" : "playing",
    begins: Math.max(0, begins - since),
    elapsed: elapsed + ran,
    left: left === null ? null : Math.max(0, left - ran),
  };
}

/** Seconds as a clock shows them: "9:05". */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
