import { api } from "../client/api.ts";
import { figure, signed } from "../words/figures.ts";
import { remember } from "../start/recent.ts";
import { go } from "../page/route.svelte.ts";
import { settings } from "../device/settings.svelte.ts";
import { keyPegLines } from "../words/share.ts";
import { say } from "../words/words.svelte.ts";
import type { DailyResultData, EditionData, Family, ReviewData, RowView } from "../client/api-types.ts";
import { written } from "./calendar.ts";

/** Go to the table of a daily code; the first time it is opened. */
export async function playDaily(day: string, family: Family, edition: EditionData): Promise<void> {
  const name = settings.name.trim() || say("page-names-guest");
  const { table, seat } = await api.playDaily({ day, family, name });
  remember({
    table,
    mode: "daily",
    seats: [seat],
    edition: edition.text,
    players: [name, say("page-names-computer")],
    when: Date.now(),
    over: false,
  });
  go(`/t/${table}`);
}

/** What may be shared: the key pegs of each row, never a colour of the code. */
export function shareText(result: DailyResultData, rows: RowView[], review: ReviewData | null): string {
  const { game } = result;
  const how = game?.broken ? say("page-daily-broken", { n: game.rows ?? 0 }) : say("result-not-broken");
  const head = say("page-daily-share-head", {
    family: say(`page-daily-${result.family}`),
    day: written(result.day, { dateStyle: "medium" }),
    result: how,
  });
  const lines = keyPegLines(rows, result.edition.pegs);
  const sum = review
    ? [say("page-review-share-sum", { given: figure(review.mistakes), luck: figure(review.luck, signed) })]
    : [];
  return [head, ...lines, ...sum].join("\n");
}
