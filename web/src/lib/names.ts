import { t } from "./texts/index.ts";
import type { Edition, Level } from "./types.ts";
import { Refused } from "./api.ts";

/** What the server calls it, in the person's language where the catalogue knows it. */
export const editionName = (edition: Edition) => t().editions[edition.key]?.name ?? edition.name;
export const editionAbout = (edition: Edition) => t().editions[edition.key]?.about ?? edition.about;
export const editionSource = (edition: Edition) => t().editions[edition.key]?.source ?? edition.source;
export const levelName = (level: Level) => t().levels[level.key]?.name ?? level.name;
export const levelAbout = (level: Level) => t().levels[level.key]?.about ?? level.about;

/** Why the server refuses, in words. */
export function refusalWords(error: unknown): string {
  if (!(error instanceof Refused)) return t().net.unreachable;
  if (error.reason === "STALE") return t().net.moved;
  const text = t().refusal(error.reason, error.message) || t().net.failed;
  return text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? "" : ".");
}
