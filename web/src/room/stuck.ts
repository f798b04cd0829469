import type { ProgressData } from "../client/api-types.ts";

/** Without a row for this many seconds somebody may need help. */
export const LONG = 60;

/** For how many seconds nothing has happened at a board, once that is long; 0 for somebody who is done. */
export function quietFor({ done, last }: ProgressData, elapsed: number): number {
  const quiet = elapsed - last;
  return done || quiet < LONG ? 0 : quiet;
}

/** Who has been without a row for longest; null where nobody has been for long. */
export function findStuck(progress: ProgressData[], elapsed: number): number | null {
  const longest = Math.max(0, ...progress.map((one) => quietFor(one, elapsed)));
  return progress.find((one) => longest > 0 && quietFor(one, elapsed) === longest)?.player ?? null;
}
