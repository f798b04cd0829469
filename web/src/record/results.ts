import type { BookShareData, GameView, RecordedGameData } from "../client/api-types.ts";

/** The codes that a person has broken in one edition; `rows` says in how many rows each was broken. */
export interface Results {
  rows: number[];
  unbroken: number;
  /** How many rows perfect play needs on average; null where nobody has worked it out. */
  perfect: number | null;
  /** How rarely perfect play breaks a code as fast as the game just played; null where no book says so. */
  book: BookShareData | null;
}

/** Codes that perfect play breaks no more often than this are worth a word. */
const RARE = 1 / 8;

/** What one code was: broken in so many rows, or not at all. */
export type Outcome = Pick<RecordedGameData, "rows" | "broken">;

/** What the record holds of an edition; the table that has just been played only says how rare its result is. */
export function resultsOf(games: RecordedGameData[], edition: string, table: string): Results {
  const own = games.filter((game) => game.edition === edition && !game.group);
  const earlier = own.filter((game) => game.table !== table);
  const perfect = own.find((game) => game.perfect.exact)?.perfect.lower ?? null;
  const broken = earlier.filter((game) => game.broken).map((game) => game.rows);
  const book = own.filter((game) => game.table === table).at(-1)?.book ?? null;
  return { rows: broken, unbroken: earlier.length - broken.length, perfect, book };
}

/** How a finished game of one codebreaker went. */
export const outcomeOf = ({ rows, ending }: GameView): Outcome => ({ rows: rows.length, broken: ending === "broken" });

export const average = (rows: number[]): number => rows.reduce((all, one) => all + one, 0) / rows.length;

export type Praise = "rare" | "first" | "best" | "perfect" | "equal" | "better" | "average";

/** The one true thing worth saying of a code that was broken in so many rows, given the earlier ones. */
export function praiseOf(rows: number, { rows: earlier, unbroken, perfect, book }: Results): Praise {
  if (book && book.share > 0 && book.share <= RARE) return "rare";
  const best = Math.min(...earlier);
  if (earlier.length && rows < best) return "best";
  if (perfect !== null && rows < perfect) return "perfect";
  if (!earlier.length) return unbroken ? "best" : "first";
  if (rows === best) return "equal";
  return rows < average(earlier) ? "better" : "average";
}

/** The share of a book as "one in N". */
export const oneIn = ({ share }: BookShareData): number => Math.round(1 / share);

export interface Bar {
  /** The number of rows; null for codes that were not broken. */
  rows: number | null;
  games: number;
  now: boolean;
}

/** One bar per number of rows, from the fewest to the most, with the present game in its own; null where there is none. */
export function barsOf({ rows, unbroken }: Results, present: Outcome | null, most: number): Bar[] {
  const { rows: needed, broken } = present ?? { rows: 0, broken: false };
  const all = broken ? [...rows, needed] : rows;
  const least = Math.max(1, Math.min(3, ...all));
  const last = Math.min(most, Math.max(7, least, ...all));
  const bars: Bar[] = [];
  for (let n = least; n <= last; n++)
    bars.push({ rows: n, games: all.filter((one) => one === n).length, now: broken && n === needed });
  const lost = present !== null && !broken;
  const missed = unbroken + (lost ? 1 : 0);
  return missed ? [...bars, { rows: null, games: missed, now: lost }] : bars;
}

/** The row that came closest to a code: its number and how many of its pegs were in their place. */
export function closestRow(game: Pick<GameView, "rows">): { row: number; red: number } | null {
  const marked = game.rows.flatMap(({ number, red }) => (red === null ? [] : [{ row: number, red }]));
  return marked.reduce<{ row: number; red: number } | null>(
    (best, one) => (one.red > (best?.red ?? 0) ? one : best),
    null,
  );
}
