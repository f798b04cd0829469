import { linkTo } from "../page/base.ts";
import { api } from "../client/api.ts";
import { remember } from "../start/recent.ts";
import { go } from "../page/route.svelte.ts";
import { settings } from "../device/settings.svelte.ts";
import { boxName } from "../words/names.ts";
import { keyPegLines } from "../words/share.ts";
import { say } from "../words/words.svelte.ts";
import type { DailyResultData, EditionData, Family, RowView } from "../client/api-types.ts";
import { numberOf } from "./calendar.ts";

/** Go to the table of a daily code; the first time it is opened. */
export async function playDaily(day: string, family: Family, edition: EditionData): Promise<void> {
  const name = settings.name.trim() || say("page-names-guest");
  const { table, seat } = await api.playDaily({ day, family, name });
  remember({
    table,
    mode: "daily",
    seats: [seat],
    edition: edition.text,
    players: [say("page-names-you")],
    when: Date.now(),
    over: false,
  });
  go(`/t/${table}`);
}

/** How a daily code went, in a line that tells no colour of it: "Keypeg #320 · Classic 5/10". */
export function resultLine({ day, edition, game }: DailyResultData): string {
  return say("page-daily-share-head", {
    number: String(numberOf(day)),
    edition: boxName(edition),
    result: game?.broken ? (game.rows ?? 0) : "×",
    rows: edition.rows,
  });
}

/** What is shared: the key pegs of each row, never a colour of the code, and where the same code can be played. */
export function shareText(result: DailyResultData, rows: RowView[]): string {
  const link = linkTo(`/daily/${result.day}/${result.family}`);
  return [resultLine(result), ...keyPegLines(rows, result.edition.pegs), link].join("\n");
}
