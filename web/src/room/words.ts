import type { EditionData, ProgressData, RoomData, RoomOptions } from "../client/api-types.ts";
import { secondsWords } from "../words/figures.ts";
import { editionName } from "../words/names.ts";
import { say } from "../words/words.svelte.ts";

/** What somebody is called: by name, or by number where names are hidden. */
export function playerName({ players, gone }: RoomData, number: number, hidden = false): string {
  const name = [...players, ...gone].find((one) => one.number === number)?.name;
  return name && !hidden ? name : say("page-names-player", { n: number });
}

/** What is left of a name without capitals, accents, spaces and dashes; accents alone, not the vowels of other scripts. */
function outline(name: string): string {
  return name
    .normalize("NFD")
    .replace(/[\u0300-\u036f\s\p{Pd}]/gu, "")
    .toLowerCase();
}

/** The names among which somebody who joins can choose: those of the list that nobody has, and who waits for their person. */
export function listFree({ names, players }: RoomData): string[] {
  const taken = new Set(players.filter(({ released }) => !released).map(({ name }) => outline(name)));
  const free = names.filter((name) => !taken.has(outline(name)));
  const listed = new Set(free.map(outline));
  const awaited = players.filter(({ name, released }) => released && !listed.has(outline(name)));
  return [...free, ...awaited.map(({ name }) => name)];
}

/** How far somebody is: "row 4", "in 5 rows", "not broken". */
export function laneWords({ keys, done, rows }: ProgressData): string {
  if (rows !== null) return say("page-room-in-rows", { n: rows });
  if (done) return say("result-not-broken");
  return say("page-know-row", { n: keys.length + (keys.at(-1) === null ? 0 : 1) });
}

/** Who has not broken the code of the last round, with a board or without one: their rows count, but are no result. */
export function listUnbroken({ players, progress }: RoomData): number[] {
  const broken = new Set(progress.filter(({ rows }) => rows !== null).map(({ player }) => player));
  return players.map(({ number }) => number).filter((number) => !broken.has(number));
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

/** More names than this are not told one by one. */
const MOST_NAMES = 3;

/** Who is first in the round that is over, or in all rounds so far (`total`). */
export function winnersWords(room: RoomData, { total = false, hidden = false } = {}): string {
  const lines = (total ? room.standings : room.round?.standings) ?? [];
  const names = lines.filter(({ place }) => place === 1).map(({ player }) => playerName(room, player, hidden));
  if (!total && room.progress.every(({ rows }) => rows === null)) return say("page-room-none");
  if (names.length > MOST_NAMES) return say("page-room-shared", { n: names.length });
  const code = room.over ? "page-room-wins" : total ? "page-room-leads" : "page-room-wins-round";
  return say(code, { names, n: names.length });
}

/** How the round that is over, or the whole race or duel, went for a player; who is first, for anybody else. */
export function resultWords(room: RoomData, me: number | null): string {
  const total = room.over && room.counted > 1;
  const lines = (total ? room.standings : room.round?.standings) ?? [];
  const own = lines.find(({ player }) => player === me);
  const first = winnersWords(room, { total });
  if (!own || first === say("page-room-none")) return first;
  if (room.options.kind === "race") return say("page-room-your-place", { place: own.place, of: lines.length });
  // Whoever is alone in a duel, since the other one has left, has not drawn.
  if (lines.length > 1 && lines.every(({ place }) => place === 1))
    return say(room.over ? "page-room-duel-drawn" : "page-room-round-drawn");
  return own.place === 1 ? say("page-room-duel-won") : first;
}

/** Which round it is: "Round 2 of 3". */
export const roundWords = ({ options }: RoomData, number: number): string =>
  say("page-room-round-of", { n: number, of: options.rounds });
