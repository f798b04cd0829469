import type { GameView, RowView, State } from "./api-types.ts";

/** How long the computer seems to think before each of its rows. */
export const THINKING_MS = 1_300;

/** Rows that a computer has played at once and that appear one by one: `rows` of the game's rows are drawn by now. */
export interface Playback {
  game: GameView;
  rows: number;
}

/**
 * Return how far a game is drawn when a state has come that has more rows of a computer than the one that is shown; null
 * where there is nothing to draw row by row. `running` is the playback that this one continues.
 */
export function playbackOf(before: State | null, after: State, showing: number, running: Playback | null) {
  const old = before?.view.games[showing];
  const game = after.view.games[showing];
  if (!old || !game || before?.view.seat !== after.view.seat || old.phase === "over" || game.number !== old.number)
    return null;
  const fresh = game.rows.slice(old.rows.length);
  const rows = Math.max(old.rows.length, running?.game.number === game.number ? running.rows : 0);
  if (rows >= game.rows.length || fresh.some((row) => !isComputer(after, row.seat))) return null;
  return { game, rows };
}

const isComputer = (state: State, seat: number | null) => seat !== null && state.seats[seat]?.kind !== "person";

/** The rows of a game that are drawn by now. */
export const drawnRows = (game: GameView | undefined, playback: Playback | null): RowView[] =>
  playback && playback.game.number === game?.number ? playback.game.rows.slice(0, playback.rows) : (game?.rows ?? []);

/** How many rows of a game are still empty on the board. */
export const rowsLeft = (game: GameView, playback: Playback | null): number =>
  playback ? playback.game.rows.length + playback.game.rows_left - playback.rows : game.rows_left;

/** Whose row is drawn next. */
export const nextToDraw = ({ game, rows }: Playback): number => game.rows[rows]?.seat ?? game.codebreakers[0] ?? 0;
