import { keep, recall } from "../device/store.ts";

export type Mode = "solo" | "computer" | "link" | "screen" | "companion" | "learn" | "daily" | "ladder";

/** A table this browser sat at: which seats are its own, and enough to list it. */
export interface Recent {
  table: string;
  mode: Mode;
  seats: number[];
  edition: string;
  players: string[];
  when: number;
  over: boolean;
}

const MOST = 12;

export function recents(): Recent[] {
  return recall<Recent[]>("tables", []);
}

export function recentOf(table: string): Recent | null {
  return recents().find((one) => one.table === table) ?? null;
}

/** Put a table at the head of the list; the oldest fall off, those that are over before those in play. */
export function remember(one: Recent): void {
  const all = [one, ...recents().filter((other) => other.table !== one.table)];
  while (all.length > MOST) {
    const over = all.findLastIndex((other) => other.over);
    all.splice(over > 0 ? over : all.length - 1, 1);
  }
  keep("tables", all);
}

/** Change what is known of a table without moving it in the list. */
export function amend(table: string, change: Partial<Recent>): void {
  keep(
    "tables",
    recents().map((one) => (one.table === table ? { ...one, ...change } : one)),
  );
}

export function dismiss(table: string): void {
  keep(
    "tables",
    recents().filter((one) => one.table !== table),
  );
}
