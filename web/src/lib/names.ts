import { Refused } from "./api.ts";
import type { Edition, Level } from "./types.ts";
import { hasWords, say } from "./words.svelte.ts";

/** The catalogue's words for a code, else what the server calls it. */
const named = (code: string, otherwise: string) => (hasWords(code) ? say(code) : otherwise);

export const editionName = (edition: Edition) => named(`edition-${edition.key}-name`, edition.name);
export const editionAbout = (edition: Edition) => named(`edition-${edition.key}-about`, edition.about);
export const editionSource = (edition: Edition) => named(`edition-${edition.key}-source`, edition.source);
export const levelName = (level: Level) => named(`level-${level.key}-name`, level.name);
export const levelAbout = (level: Level) => named(`level-${level.key}-about`, level.about);

const kebab = (reason: string) => reason.toLowerCase().replace(/_/g, "-");

/** Why the server refuses, in words. */
export function refusalWords(error: unknown): string {
  if (!(error instanceof Refused)) return say("page-net-unreachable");
  if (error.reason === "STALE") return say("page-net-moved");
  const text = named(`reason-${kebab(error.reason)}`, error.message) || say("page-net-failed");
  return text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? "" : ".");
}
