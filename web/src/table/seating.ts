import type { State } from "../client/api-types.ts";

/** What was last shown on a shared screen: the index of the game, and to which seat. */
export interface Shown {
  game: number;
  seat: number;
}

/** The seat of this browser that the table waits for; the present one where it waits for none of ours. */
export function seatToAct(mine: number[], state: State | null, present: number | null): number | null {
  if (mine.length <= 1) return mine[0] ?? null;
  const waits = state?.view.waits_for ?? [];
  if (present !== null && waits.includes(present)) return present;
  return mine.find((seat) => waits.includes(seat)) ?? present;
}

/** Whether the screen must be hidden before `next` looks at it: only a codemaker's view holds a secret. */
export function mustHandOver(state: State, shown: Shown | null, next: number): boolean {
  if (state.view.shield) return false;
  const game = state.view.games.length - 1;
  const codemaker = state.view.games[game]?.codemaker;
  if (shown?.game === game && shown.seat === next) return false;
  if (next === codemaker) return true;
  return shown !== null && shown.game === game && shown.seat === codemaker;
}

/**
 * Which game to show once a new state is there: one that ends before one's eyes stays until it is put away.
 * At first it is the one in play, unless somebody comes back to one that is over.
 */
export function gameToShow(before: State | null, after: State, showing: number): number {
  const last = after.view.games.length - 1;
  if (!before) return after.view.games[showing]?.phase === "over" ? showing : last;
  const watched = before.view.games[showing]?.phase !== "over";
  const ended = after.view.games[showing]?.phase === "over";
  if (watched && ended) return showing;
  return showing === before.view.games.length - 1 && watched ? last : showing;
}
