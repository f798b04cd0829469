import type { EditionData, RowView } from "../client/api-types.ts";
import { settings } from "../device/settings.svelte.ts";
import { boxName } from "./names.ts";

const KEYS = { red: "🔴", black: "⚫", white: "⚪", none: "·" };

/** What may be shared of rows: their key pegs, never a colour of the code. */
export const keyPegLines = (rows: Pick<RowView, "red" | "white">[], pegs: number): string[] =>
  rows.map(
    ({ red, white }) =>
      KEYS[settings.keyPegs].repeat(red ?? 0) +
      KEYS.white.repeat(white ?? 0) +
      KEYS.none.repeat(Math.max(0, pegs - (red ?? 0) - (white ?? 0))),
  );

/** How a code went, in few signs: "Classic 5/10", or "Classic ×/10". */
export const resultSigns = (edition: EditionData, rows: number | null): string =>
  `${boxName(edition)} ${rows ?? "×"}/${edition.rows}`;
