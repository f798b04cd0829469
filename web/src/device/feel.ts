import { chord, knock, ticks } from "./sound.ts";
import type { RowView } from "../client/api-types.ts";

const DROP = 0.11;

/** Let a row that was just marked be heard and felt: the pegs of somebody else's row, the key pegs, the end. */
export function feel({
  row,
  mine,
  pegs,
  broken,
}: {
  row: RowView;
  mine: boolean;
  pegs: number;
  broken: boolean;
}): void {
  const wait = mine ? 0.16 : 0.16 + pegs * DROP;
  if (!mine) knock();
  ticks(row.red ?? 0, row.white ?? 0, wait);
  if (broken) chord(wait + pegs * 0.09 + 0.3);
}
