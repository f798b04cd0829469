/** Who answers a request: a server, or this page's own worker. Nothing else in the page knows which of the two it was. */

import { type Lack, NotStarted } from "../offline/client.ts";
import { lacking, offline } from "../offline/offline.svelte.ts";
import type { Socket } from "./live.ts";
import { saveFile } from "../device/sharing.ts";
import { keep, recall } from "../device/store.ts";
import type { Opened } from "./api-types.ts";
import { Refused, type TableOrder, Unreachable } from "./host.ts";
import { dismiss } from "../start/recent.ts";

const LOCAL = "local-tables";
const ADOPTED = "adopted-tables";
const MOST = 500;

const told = document.querySelector<HTMLMetaElement>('meta[name="keypeg-server"]')?.content;

/** Whether this page was put on a plain web host, without a server behind it. */
export const serverless = told !== undefined;

/** The server elsewhere at which friends meet by link, where the host of a page without a server has named one. */
export const otherServer = told?.startsWith("http") ? told.replace(/\/+$/, "") : null;

const locals = new Set(recall<string[]>(LOCAL, []));

/** Whether a table is one of this browser's own. */
export const isLocal = (table: string): boolean => serverless || locals.has(table);

const adopted = new Set(recall<string[]>(ADOPTED, []));

/** Whether a table of the server goes on in this browser for a while. */
export const isAdopted = (table: string): boolean => adopted.has(table);

const tableOf = (address: string): string | null => /\/api\/tables\/([^/?]+)/.exec(address)?.[1] ?? null;

function makeLocal(table: string): void {
  locals.add(table);
  keep(LOCAL, [...locals].slice(-MOST));
}

/** The answer where the browser cannot host a table, and why. */
const lacks = (lack: Lack): Refused =>
  new Refused(501, "LACKS", lack, { code: `page-offline-lacks-${lack}`, params: {} });

/** Ask the worker; a table that it opens is one of this browser's from now on. */
async function askWorker(address: string, init?: RequestInit): Promise<Response> {
  const lack = lacking();
  if (lack) throw lacks(lack);
  const response = await offline.client.request(address, init).catch((error: unknown) => {
    throw error instanceof NotStarted && error.lacks ? lacks(error.lacks) : error;
  });
  if (response.ok && init?.method === "POST" && /\/api\/(tables(\/[^/]+\/rematch)?|daily)$/.test(address)) {
    const { table } = (await response.clone().json()) as { table: string };
    makeLocal(table);
  }
  return response;
}

/** Whether everybody at the table sits in front of this screen, or is a computer. */
function alone(init?: RequestInit): boolean {
  const order = JSON.parse(String(init?.body)) as TableOrder;
  return order.seats.every((seat, number) => seat.kind !== "person" || order.take.includes(number));
}

/** Whether the worker can stand in for a server that cannot be reached. */
function standsIn(address: string, init?: RequestInit): boolean {
  if (!offline.kept) return false;
  if (address === "/api/tables") return alone(init);
  return /^\/api\/(editions|levels|record|daily|puzzles|lessons)/.test(address);
}

/** Whether a request asks for a seat, which the server gives to a browser in a cookie. */
const asksSeat = (address: string, init?: RequestInit): boolean =>
  init?.method === "POST" &&
  /^\/api\/(tables|daily|rooms|tables\/[^/]+\/(seats|continue)|rooms\/[^/]+\/(players|table))$/.test(address);

/** As `fetch`, for the addresses below /api. */
export async function reach(address: string, init?: RequestInit): Promise<Response> {
  const table = tableOf(address);
  if (serverless || (table !== null && locals.has(table))) return askWorker(address, init);
  // Without cookies the server would not know the seat again, and the others would wait for nobody.
  if (!navigator.cookieEnabled && asksSeat(address, init))
    throw new Refused(403, "NO_COOKIES", "cookies are blocked", { code: "page-net-no-cookies", params: {} });
  try {
    const response = await fetch(address, { credentials: "same-origin", ...init });
    if (response.status < 502 || response.status > 504 || !standsIn(address, init)) return response;
  } catch (error) {
    if (!standsIn(address, init)) throw error;
  }
  return askWorker(address, init);
}

/**
 * Move a table of this browser to the server, with one seat left for a friend; throws what the server refuses it with.
 * Returns where the table is from now on. A server elsewhere learns from the end of the address, which browsers send to
 * nobody, which seats the person brings along.
 */
export async function moveToServer(table: string, free: number): Promise<string> {
  const response = await offline.client.move(table, free, otherServer ?? "");
  const body = (await response.json()) as Partial<Opened & { error: { message: string } }>;
  if (!response.ok) throw body.error ? new Error(body.error.message) : new Unreachable();
  locals.delete(table);
  keep(LOCAL, [...locals]);
  if (!otherServer) return `/t/${table}`;
  dismiss(table);
  return `${otherServer}/t/${table}#seats=${Object.values(body.tokens ?? {}).join(".")}`;
}

/** Let a table of the server go on in this browser, from the copy that was kept of it. */
export async function adoptTable(table: string, copy: string): Promise<void> {
  const response = await offline.client.adopt(copy);
  if (!response.ok) throw new Unreachable(response.statusText);
  makeLocal(table);
  adopted.add(table);
  keep(ADOPTED, [...adopted]);
}

/**
 * Bring a table back to the server that it comes from. `away` says that the server cannot be reached yet, and `apart` that
 * the table went on there in another way: then it stays in this browser.
 */
export async function bringBack(table: string): Promise<"back" | "away" | "apart"> {
  const response = await offline.client.bring(table).catch(() => null);
  if (!response || response.status >= 500 || response.status === 429) return "away";
  adopted.delete(table);
  keep(ADOPTED, [...adopted]);
  if (!response.ok) return "apart";
  locals.delete(table);
  keep(LOCAL, [...locals]);
  return "back";
}

/** The socket of a table's live messages. */
export function connect(address: string): Socket {
  const table = tableOf(address);
  if (table !== null && isLocal(table)) return offline.client.socket(address);
  return new WebSocket(address) as unknown as Socket;
}

/** Save what an address answers as a file; a link to a server's address does so by itself. */
export async function save(event: MouseEvent, address: string, name: string): Promise<void> {
  const table = tableOf(address);
  if (!serverless && !(table === null ? !navigator.onLine : locals.has(table))) return;
  event.preventDefault();
  const response = await reach(address);
  saveFile(new File([await response.blob()], name));
}
