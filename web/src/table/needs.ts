import type { Needs } from "../board/fit.ts";
import type { GameView, State } from "../client/api-types.ts";
import { isSolo } from "../words/speech.ts";
import { drawnRows, type Playback } from "../client/playback.ts";
import { countBriefly } from "../words/words.svelte.ts";

/** How high the panel is that shows a person's results: two lines of words, and the bars. */
const END_PANEL = 112;

/** Whether the drawer shows a person's results at the end: they broke a code solo, not that of a day or of a room. */
export const showsResults = (now: State): boolean =>
  isSolo(now) && now.options.daily === null && now.options.room === null;

/** Return what a board must have room for. `left` has the number of codes left after each row, as far as it is known. */
export function boardNeeds(
  now: State,
  game: GameView,
  left: Record<number, number>,
  playback: Playback | null = null,
): Needs {
  const rows = game.rows.length + game.rows_left;
  const used = Math.max(1, drawnRows(game, playback).length + (playback || game.phase === "guessing" ? 1 : 0));
  const several = game.codebreakers.length > 1;
  const beside = several
    ? "name"
    : Object.keys(left).length || game.evidence.length || now.options.hints
      ? "number"
      : "nothing";
  // No guess of a boxed edition leaves more than three quarters of the codes.
  const signs = Math.max(
    ...[now.edition.secrets * 0.75, ...Object.values(left)].map((n) => countBriefly(Math.floor(n)).length),
  );
  return {
    pegs: now.edition.pegs,
    rows,
    used: Math.min(rows, used),
    colours: now.edition.colours.length,
    beside,
    signs,
    panel: game.phase === "over" && showsResults(now) ? END_PANEL : 0,
  };
}
