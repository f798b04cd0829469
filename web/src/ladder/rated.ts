import { call, post } from "../client/api.ts";
import type { Family, MyLadderData, RatedOpened, RatedResultData } from "../client/api-types.ts";
import { go } from "../page/route.svelte.ts";
import { remember } from "../start/recent.ts";
import { FAMILY_BOXES } from "../words/names.ts";
import { say } from "../words/words.svelte.ts";

export const FAMILIES: Family[] = ["easy", "classic", "hard"];

/** The family whose rated games are played in an edition. */
export const familyOf = (edition: string): Family => FAMILIES.find((one) => FAMILY_BOXES[one] === edition) ?? "classic";

/** Go to the table of the rated game in play, or of the next one. */
export async function playRated(family: Family): Promise<void> {
  const { table, seat } = await post<RatedOpened>("/api/ladder/games", { family });
  remember({
    table,
    mode: "ladder",
    seats: [seat],
    edition: FAMILY_BOXES[family],
    players: [say("page-names-you")],
    when: Date.now(),
    over: false,
  });
  go(`/t/${table}`);
}

/** What came of a rated game of this browser; null while nothing is known of it. */
export async function ratedResult(table: string): Promise<RatedResultData | null> {
  const { results } = await call<MyLadderData>("/api/ladder/me");
  return results.find((one) => one.table === table) ?? null;
}

/** What came of a rated game: whom it waits for, or how the duel went and what it did to the rating. */
export function resultWords({ state, opponent, score, before, after }: RatedResultData): string {
  if (state !== "settled") return say(`page-ladder-${state}`);
  const result = score === 1 ? "won" : score === 0 ? "lost" : "drawn";
  const words = say("page-ladder-settled", { name: opponent ?? "", result });
  return before === null || after === null ? words : `${words} · ${before} → ${after}`;
}
