import type { EditionData, ProgressData, RoomData, RoomOptions } from "../client/api-types.ts";
import { secondsWords } from "../words/figures.ts";
import { editionName } from "../words/names.ts";
import { say } from "../words/words.svelte.ts";

/** What somebody is called: by name, or by number where names are hidden. */
export function playerName({ players }: RoomData, number: number, hidden = false): string {
  const name = players.find((one) => one.number === number)?.name;
  return name && !hidden ? name : say("page-names-player", { n: number });
}

/** How far somebody is: "row 4", "in 5 rows", "not broken". */
export function laneWords({ keys, done, rows }: ProgressData): string {
  if (rows !== null) return say("page-room-in-rows", { n: rows });
  if (done) return say("result-not-broken");
  return say("page-know-row", { n: keys.length + (keys.at(-1) === null ? 0 : 1) });
}

/** What is played in a room: "Race · Classic · 3 rounds · 10 minutes each". */
export function optionsWords({ kind, rounds, seconds }: RoomOptions, edition: EditionData | null): string {
  return [
    say(`page-room-${kind}`),
    ...(edition ? [editionName(edition)] : []),
    say("page-room-rounds", { n: rounds }),
    seconds === null ? say("page-set-up-no-seconds") : say("page-room-time-each", { time: secondsWords(seconds) }),
  ].join(" · ");
}

/** Which round it is: "Round 2 of 3". */
export const roundWords = ({ options }: RoomData, number: number): string =>
  say("page-room-round-of", { n: number, of: options.rounds });
