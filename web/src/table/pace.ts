import type { GameView, State } from "../client/api-types.ts";

/** How long the computer seems to think before each of its rows. */
export const THINKING_MS = 1_300;

const isComputer = (state: State, seat: number | null) => seat !== null && state.seats[seat]?.kind !== "person";

/** How many rows of a computer one game has gained at its end, between two states. */
function gained(old: GameView | undefined, game: GameView | undefined, after: State): number {
  if (!old || !game || old.phase === "over" || game.number !== old.number) return 0;
  const fresh = game.rows.slice(old.rows.length);
  return fresh.every((row) => isComputer(after, row.seat)) ? fresh.length : 0;
}

/** The state with only the first `rows` rows of a game played: what was told before the last of them. */
function shortened(after: State, index: number, rows: number, missing: number): State {
  const games = after.view.games.slice(0, index + 1);
  const game = games[index];
  if (!game) return after;
  const next = game.rows[rows]?.seat ?? game.codebreakers[0] ?? null;
  const total = game.rows.length + game.rows_left;
  const own = after.view.seat === game.codemaker;
  games[index] = {
    ...game,
    rows: game.rows.slice(0, rows),
    rows_left: total - rows,
    phase: "guessing",
    ending: null,
    evidence: [],
    secret: own ? game.secret : null,
    points: game.points.map(() => []),
  };
  const view = { ...after.view, games, may: [], waits_for: [next], takes_back: null, over: false, winners: [] };
  const seq = after.seq - missing / 1000;
  // What follows the end, such as the closing of the table, is not shown before the end is.
  return { ...after, seq, view, closed: null, rematch: null, left: null, deadline: null, seconds_left: null };
}

/**
 * The states to show one after the other, so that rows a computer has played at once appear one by one.
 * Everything shown was sent by the server; some of it is only held back for a moment.
 */
export function stepsBetween(before: State | null, after: State, showing: number): State[] {
  if (!before || before.view.seat !== after.view.seat) return [after];
  const many = gained(before.view.games[showing], after.view.games[showing], after);
  const old = before.view.games[showing]?.rows.length ?? 0;
  if (many === 0) return [after];
  const held = Array.from({ length: many }, (_, i) => {
    const short = shortened(after, showing, old + i, many - i);
    return { ...short, view: { ...short.view, totals: before.view.totals } };
  });
  return [...held, after];
}
