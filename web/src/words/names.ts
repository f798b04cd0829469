import { Refused } from "../client/api.ts";
import type { EditionData, Family, GameView, LevelData, State } from "../client/api-types.ts";
import { dates, hasWords, say, sayMessage } from "./words.svelte.ts";

/** The catalogue's words for a code, else what the server calls it. */
const named = (code: string, otherwise: string) => (hasWords(code) ? say(code) : otherwise);

/** How large the board is, and what its key pegs count where that is not the usual. */
export function editionSize({ pegs, colours, blanks, rows, counting, digit_sum }: EditionData): string {
  const words = say("page-set-up-size", { pegs, colours: colours.length - (blanks ? 1 : 0), n: rows });
  // A line ends between two sizes, never between a number and what it counts.
  const size = words.replace(/(\d) /g, "$1\u00a0");
  if (digit_sum) return `${size} · ${say("page-set-up-advanced-digit-sum")}`;
  if (counting === "both") return size;
  return `${size} · ${say("page-set-up-counting")}: ${say(`page-set-up-counting-${counting}`)}`;
}
/** The name of the box, whatever its size. */
export const boxName = (edition: EditionData) => named(`edition-${edition.key}-name`, edition.name);

/** The boxes that daily codes and rated games are played with. */
export const FAMILY_BOXES: Record<Family, string> = { easy: "kids", classic: "classic", hard: "super" };
export const familyName = (family: Family) => say(`edition-${FAMILY_BOXES[family]}-name`);

/** The name of the box, with the size where house rules have changed it. */
export const editionName = (edition: EditionData) =>
  edition.house ? `${boxName(edition)} · ${editionSize(edition)}` : boxName(edition);
/** What a table plays: its box, or the daily code with its day. */
export function tableName({ edition, options }: State): string {
  const day = options.daily?.slice(0, 10);
  if (!day) return editionName(edition);
  return say("page-header-daily", {
    date: dates({ dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T12:00:00Z`)),
  });
}
/** What a table plays, and which game of the match is shown. */
export const tableTitle = (now: State, { number }: GameView): string =>
  now.view.agreed > 1
    ? `${tableName(now)} · ${say("page-header-game", { n: number, of: now.view.agreed })}`
    : tableName(now);
/** What the box is like; where its size was changed, the size, and whether that is a house rule. */
export function editionAbout(edition: EditionData): string {
  if (edition.house) return `${editionSize(edition)}. ${say("rules-house")}`;
  return edition.text === edition.key
    ? named(`edition-${edition.key}-about`, edition.about)
    : `${editionSize(edition)}.`;
}
export const editionSource = (edition: EditionData) => named(`edition-${edition.key}-source`, edition.source);
export const levelName = (level: LevelData) => named(`level-${level.key}-name`, level.name);
export const levelAbout = (level: LevelData) => named(`level-${level.key}-about`, sayMessage(level.about));

/** Words as a sentence of their own: the reason of a refusal begins small, and ends without a full stop. */
export const sentence = (text: string) =>
  text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? "" : ".");

/** Why the server refuses, in words. */
export function refusalWords(error: unknown): string {
  if (!(error instanceof Refused)) return say("page-net-unreachable");
  if (error.reason === "STALE") return say("page-net-moved");
  return sentence((hasWords(error.said.code) ? sayMessage(error.said) : error.message) || say("page-net-failed"));
}
