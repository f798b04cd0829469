import type {
  ActionOrder,
  Check,
  Disclosure,
  Done,
  Edition,
  GameRecord,
  Hint,
  Level,
  Opened,
  RecordedGame,
  Review,
  State,
  TableOrder,
  Taken,
} from "./types.ts";

import { reach } from "./transport.ts";

/** The server said no, and why: `reason` for the program, the message for the person. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly reason: string,
    message: string,
  ) {
    super(message);
  }
}

/** The server could not be reached at all. */
export class Unreachable extends Error {}

export type Fetch = (input: string, init?: RequestInit) => Promise<Response>;

async function answer<T>(response: Response): Promise<T> {
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return body as T;
  if (response.status >= 502 && response.status <= 504) throw new Unreachable(response.statusText);
  const error = (body as { error?: { reason?: string; message?: string } } | null)?.error;
  throw new Refused(response.status, error?.reason ?? "UNKNOWN", error?.message ?? response.statusText);
}

async function ask(path: string, init?: RequestInit, fetcher: Fetch = reach): Promise<Response> {
  try {
    return await fetcher(path, init);
  } catch (error) {
    throw new Unreachable(String(error));
  }
}

async function call<T>(path: string, init?: RequestInit, fetcher?: Fetch): Promise<T> {
  return answer<T>(await ask(path, init, fetcher));
}

function post<T>(path: string, body: unknown, fetcher?: Fetch): Promise<T> {
  const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  return call<T>(path, init, fetcher);
}

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;
const asked = (seat: number | null) => (seat === null ? "" : `?seat=${seat}`);

/** The match as text, to be read or downloaded. */
export const textAddress = (table: string, seat: number | null) => `${at(table)}/text${asked(seat)}`;

export const api = {
  editions: () => call<Edition[]>("/api/editions"),
  describe: (text: string) => call<Edition>(`/api/editions/describe?text=${encodeURIComponent(text)}`),
  levels: () => call<Level[]>("/api/levels"),
  open: (order: TableOrder) => post<Opened>("/api/tables", order),
  state: (table: string, seat: number | null) => call<State>(at(table) + asked(seat)),
  mine: (table: string) => call<{ seats: number[] }>(`${at(table)}/mine`),
  sit: (table: string, name: string, seat?: number) => post<Taken>(`${at(table)}/seats`, { name, seat }),
  leave: (table: string, seat: number) => call<unknown>(`${at(table)}/seats/${seat}`, { method: "DELETE" }),
  act: (table: string, order: ActionOrder, fetcher?: Fetch) =>
    post<Done>(`${at(table)}/actions`, order, fetcher),
  hint: (table: string, seat: number) => call<Hint>(`${at(table)}/hint?seat=${seat}`),
  check: (table: string, seat: number, guess: string) =>
    call<Check>(`${at(table)}/check?seat=${seat}&guess=${encodeURIComponent(guess)}`),
  fair: (table: string, seat: number | null) => call<Disclosure[]>(`${at(table)}/fair${asked(seat)}`),
  text: async (table: string, seat: number | null) => {
    const response = await ask(textAddress(table, seat));
    return response.ok ? response.text() : answer<string>(response);
  },
  review: (table: string, game: number, seat: number | null) =>
    call<Review>(`${at(table)}/review?game=${game}${seat === null ? "" : `&seat=${seat}`}`),
  record: () => call<GameRecord>("/api/record"),
  keepGame: (table: string, game: number, seat: number) =>
    post<RecordedGame>(`${at(table)}/record`, { game, seat }),
  eraseRecord: () => call<{ erased: number }>("/api/record", { method: "DELETE" }),
  rematch: (table: string, seat: number) => post<Opened>(`${at(table)}/rematch`, { seat }),
};

/** Where the live messages of a table come from. */
export function liveAddress(table: string, seat: number | null, since: number): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const who = seat === null ? "" : `seat=${seat}&`;
  return `${scheme}//${location.host}${at(table)}/live?${who}since=${since}`;
}

/** A fresh name for one action, so that sending it again cannot play it twice. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
