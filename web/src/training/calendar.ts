/** Days as the calendar writes them: 2026-11-15. They are the person's own days, whatever the hour is elsewhere. */

import type { DailyGameData } from "../client/api-types.ts";
import { dates, say } from "../words/words.svelte.ts";

const text = (year: number, month: number, day: number) =>
  `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;

export function dayOf(moment: Date): string {
  return text(moment.getFullYear(), moment.getMonth() + 1, moment.getDate());
}

/** The month of a day: 2026-11. */
export const monthOf = (day: string) => day.slice(0, 7);

/** The month so many months later. */
export function monthAfter(month: string, by: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const moved = new Date(Date.UTC(year, number - 1 + by, 1));
  return text(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 1).slice(0, 7);
}

/** The weeks of a month from Monday to Sunday; null where a day belongs to another month. */
export function weeksOf(month: string): (string | null)[][] {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const before = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + 6) % 7;
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const cells = [...new Array<null>(before).fill(null), ...Array.from({ length }, (_, i) => text(year, number, i + 1))];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, at) => cells[week * 7 + at] ?? null),
  );
}

/** The number of a day's code: the first day of the calendar has number 1. */
export const numberOf = (day: string): number => (Date.parse(day) - Date.parse("2026-01-01")) / 86_400_000 + 1;

/** The seconds until the next day of the person begins. */
export function secondsLeft(moment: Date): number {
  const next = new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() + 1);
  return Math.max(0, Math.ceil((next.getTime() - moment.getTime()) / 1000));
}

/** A time as a clock writes it: 7:12:04. */
export function clockText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** A date as the person writes it. */
export function written(day: string, options: Intl.DateTimeFormatOptions): string {
  return dates({ timeZone: "UTC", ...options }).format(new Date(`${day}T12:00:00Z`));
}

/** The names of the days of a week, Monday first. */
export function weekdays(): { short: string; long: string }[] {
  return Array.from({ length: 7 }, (_, i) => ({
    short: written(text(2024, 1, i + 1), { weekday: "narrow" }),
    long: written(text(2024, 1, i + 1), { weekday: "long" }),
  }));
}

/** How a day went, in words. */
export function dayWords(game: DailyGameData | undefined): string {
  if (!game) return say("page-daily-open");
  if (game.rows === null) return say("result-in-play");
  return game.broken ? say("page-daily-broken", { n: game.rows }) : say("result-not-broken");
}
