/**
 * Copies of games against the computer, so that they go on on this device when the connection goes. A copy holds the codes:
 * it is kept as it came, and only the worker reads it. It is fetched only where the parts to play without a server are kept.
 */

import { serverless, isLocal } from "../client/transport.ts";
import type { State } from "../client/api-types.ts";
import { forget, keep, recall } from "../device/store.ts";
import { offline } from "./offline.svelte.ts";

const CACHE = "keypeg-copies";
const mark = (table: string) => `copy.${table}`;
const addressOf = (table: string) => `/api/tables/${table}/copy`;
const shelf = async (): Promise<Cache | null> => ("caches" in globalThis ? caches.open(CACHE) : null);
/** Where a browser keeps no files for a page, the last copy is here until the page goes. */
let held: { table: string; copy: string } | null = null;

/** Whether the server gives a copy of this table: one person plays against computers, without a timer. */
export function mayCopy(now: State): boolean {
  const { one_device, seconds, daily, room, marking } = now.options;
  const plain = one_device && seconds === null && daily === null && room === null && marking === "table";
  return plain && !now.closed && now.seats.some((seat) => seat.kind !== "person");
}

/** Keep the table as it is now, on a turn of this person. */
export async function keepCopy(now: State, mine: number[]): Promise<void> {
  if (!offline.kept || serverless || isLocal(now.table)) return;
  if (now.closed) return dropCopy(now.table);
  const known = recall<number | null>(mark(now.table), null);
  const turn = now.view.waits_for.some((seat) => seat !== null && mine.includes(seat));
  if (!turn || !mayCopy(now) || known === now.seq) return;
  const response = await fetch(addressOf(now.table), { credentials: "same-origin" }).catch(() => null);
  if (!response?.ok) return;
  const cache = await shelf();
  if (cache) await cache.put(addressOf(now.table), response);
  else held = { table: now.table, copy: await response.text() };
  keep(mark(now.table), now.seq);
}

/** Whether there is a copy of a table that is not older than what is shown, so that it can go on here. */
export function hasCopy(table: string, seq: number): boolean {
  const known = recall<number | null>(mark(table), null);
  return offline.kept && !serverless && !isLocal(table) && known !== null && known >= seq;
}

/** The copy of a table; null where it is gone. */
export async function readCopy(table: string): Promise<string | null> {
  const kept = await (await shelf())?.match(addressOf(table));
  return kept ? kept.text() : held?.table === table ? held.copy : null;
}

export async function dropCopy(table: string): Promise<void> {
  if (recall<number | null>(mark(table), null) === null) return;
  forget(mark(table));
  await (await shelf())?.delete(addressOf(table));
}
