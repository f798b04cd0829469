import { post } from "../client/api.ts";
import type { Family, RatedOpened } from "../client/api-types.ts";
import { go } from "../page/route.svelte.ts";
import { remember } from "../start/recent.ts";
import { say } from "../words/words.svelte.ts";

export const FAMILIES: Family[] = ["easy", "classic", "hard"];
const EDITIONS: Record<Family, string> = { easy: "kids", classic: "classic", hard: "super" };

/** The family whose rated games are played in an edition. */
export const familyOf = (edition: string): Family => FAMILIES.find((one) => EDITIONS[one] === edition) ?? "classic";

/** Go to the table of the rated game in play, or of the next one. */
export async function playRated(family: Family): Promise<void> {
  const { table, seat } = await post<RatedOpened>("/api/ladder/games", { family });
  remember({
    table,
    mode: "ladder",
    seats: [seat],
    edition: EDITIONS[family],
    players: [say("page-names-you")],
    when: Date.now(),
    over: false,
  });
  go(`/t/${table}`);
}
