import type { Acted, NewAction, Problem } from "./api-types.ts";
import { type Follower, Refused, type TableHost, Unreachable } from "./host.ts";
import { pause } from "./insist.ts";
import { backoff, Live, type Socket } from "./live.ts";
import { connect, reach } from "./transport.ts";

export { Refused, Unreachable } from "./host.ts";

/** An action that nobody answers for this long is taken for lost, and sent again. */
export const ANSWER_MS = 12_000;

/** Many people behind one address may ask too much at once: so often a request is sent again, when the server says. */
const MOST_AGAIN = 4;
const LONGEST_SECONDS = 8;

async function answer<T>(response: Response): Promise<T> {
  // A connection may be lost while the answer comes: half of one is none.
  const text = await response.text().catch((error: unknown) => {
    throw new Unreachable(String(error));
  });
  const body = readJson(text);
  if (response.ok) return body as T;
  if (response.status >= 502 && response.status <= 504) throw new Unreachable(response.statusText);
  const error = (body as { error?: Partial<Problem> } | null)?.error;
  throw new Refused(response.status, error?.reason ?? "UNKNOWN", error?.message ?? response.statusText, error);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function ask(path: string, init?: RequestInit): Promise<Response> {
  try {
    for (let again = 0; ; again += 1) {
      const response = await reach(path, init);
      const seconds = Number(response.headers.get("retry-after") ?? NaN);
      if (response.status !== 429 || again === MOST_AGAIN || !(seconds <= LONGEST_SECONDS)) return response;
      await pause(seconds * 1_000 + backoff(again, Math.random()));
    }
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Unreachable(String(error));
  }
}

/** Ask an address below /api that the tables of a browser do not have. */
export async function call<T>(path: string, init?: RequestInit): Promise<T> {
  return answer<T>(await ask(path, init));
}

function send<T>(method: string, path: string, body: unknown, limit?: AbortSignal): Promise<T> {
  return call<T>(path, {
    method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    ...(limit ? { signal: limit } : {}),
  });
}

/** Send an action; on a line that is dead without a word, a request would wait for minutes. */
async function act(table: string, action: NewAction): Promise<Acted> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), ANSWER_MS);
  try {
    return await send<Acted>("POST", `${at(table)}/actions`, action, limit.signal);
  } finally {
    clearTimeout(timer);
  }
}

export const post = <T>(path: string, body: unknown): Promise<T> => send("POST", path, body);
export const put = <T>(path: string, body: unknown): Promise<T> => send("PUT", path, body);

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;
const asked = (seat: number | null) => (seat === null ? "" : `?seat=${seat}`);

/** The match as text, to be read or downloaded. */
export const textAddress = (table: string, seat: number | null) => `${at(table)}/text${asked(seat)}`;

/** Where the live messages of a table come from. */
export function liveAddress(table: string, seat: number | null, since: number): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const who = seat === null ? "" : `seat=${seat}&`;
  return `${scheme}//${location.host}${at(table)}/live?${who}since=${since}&changes=1&reactions=1`;
}

/** The seats that a person brings along from another site, at the end of the address; from there they are taken away at once. */
function broughtSeats(): string[] {
  const [, tokens] = /^#seats=([\w.-]+)$/.exec(location.hash) ?? [];
  if (!tokens) return [];
  history.replaceState(history.state, "", location.pathname + location.search);
  return tokens.split(".").slice(0, 5);
}

/** The pass of a seat, at the end of the address; from there it is taken away at once. */
export function broughtPass(): string | null {
  const [, text] = /^#pass=([\w.]+)$/.exec(location.hash) ?? [];
  if (text) history.replaceState(history.state, "", location.pathname + location.search);
  return text ?? null;
}

/** Follow a table over sockets, however they are made. */
export function following(
  table: string,
  { seat, since, heard, linked }: Follower,
  socket: (address: string) => Socket,
): Live {
  return new Live({ address: () => liveAddress(table, seat(), since()), socket, heard, linked });
}

/** The tables of a server, over HTTP, or of this browser: `transport` knows which. */
export const api: TableHost = {
  editions: () => call("/api/editions"),
  describe: (text) => call(`/api/editions/describe?text=${encodeURIComponent(text)}`),
  points: (text, players) => call(`/api/editions/points?text=${encodeURIComponent(text)}&players=${players}`),
  levels: () => call("/api/levels"),
  open: (order) => post("/api/tables", order),
  state: (table, seat) => call(at(table) + asked(seat)),
  subscribe: (table, follower) => following(table, follower, connect),
  mine: (table) => {
    const brought = broughtSeats();
    return brought.length ? post(`${at(table)}/mine`, { tokens: brought }) : call(`${at(table)}/mine`);
  },
  sit: (table, name, seat) => post(`${at(table)}/seats`, { name, ...(seat === undefined ? {} : { seat }) }),
  leave: (table, seat) => call(`${at(table)}/seats/${seat}`, { method: "DELETE" }),
  act,
  letComputer: (table, wish) => post(`${at(table)}/computer`, wish),
  showCode: (table, seat) => post(`${at(table)}/code`, { seat }),
  startMatch: (table, seat) => post(`${at(table)}/start`, { seat }),
  skip: (table, wish) => post(`${at(table)}/skip`, wish),
  comeBack: (table, seat) => post(`${at(table)}/return`, { seat }),
  see: (table, seat, game) => post(`${at(table)}/seen`, { seat, game }),
  makePass: (table, wish) => post(`${at(table)}/pass`, wish),
  usePass: (table, text) => post(`${at(table)}/continue`, { text }),
  rename: (table, seat, name) => send("PUT", `${at(table)}/seats/${seat}/name`, { name }),
  react: (table, reaction) => post(`${at(table)}/reactions`, reaction),
  hint: (table, seat) => call(`${at(table)}/hint?seat=${seat}`),
  explain: (table, seat) => call(`${at(table)}/explain?seat=${seat}`),
  check: (table, seat, guess) => call(`${at(table)}/check?seat=${seat}&guess=${encodeURIComponent(guess)}`),
  checkReveal: (table, seat, code) => call(`${at(table)}/check-reveal?seat=${seat}&code=${encodeURIComponent(code)}`),
  checkMark: (table, seat, mark) => call(`${at(table)}/check-mark?seat=${seat}&mark=${encodeURIComponent(mark)}`),
  fair: (table, seat) => call(`${at(table)}/fair${asked(seat)}`),
  text: async (table, seat) => {
    const response = await ask(textAddress(table, seat));
    return response.ok ? response.text() : answer<string>(response);
  },
  review: (table, game, seat) => call(`${at(table)}/review?nth=${game + 1}${seat === null ? "" : `&seat=${seat}`}`),
  retry: (table, { game, row, guess, seat }) =>
    call(
      `${at(table)}/retry?nth=${game + 1}&row=${row}&guess=${encodeURIComponent(guess)}${seat === null ? "" : `&seat=${seat}`}`,
    ),
  record: () => call("/api/record"),
  keepGame: (table, game, seat) => post(`${at(table)}/record`, { nth: game + 1, seat }),
  eraseRecord: () => call("/api/record", { method: "DELETE" }),
  rematch: (table, seat) => post(`${at(table)}/rematch`, { seat }),
  daily: (today) => call(`/api/daily?today=${today}`),
  playDaily: (wish) => post("/api/daily", wish),
  dailyResult: (day, family) => call(`/api/daily/${day}/${family}`),
  puzzle: (key) => call(`/api/puzzles?key=${encodeURIComponent(key)}`),
  nextPuzzle: (wish) => post("/api/puzzles/next", wish),
  answerPuzzle: (answer) => post("/api/puzzles/answer", answer),
  lessons: () => call("/api/lessons"),
  answerLesson: (answer) => post("/api/lessons/answer", answer),
};

/** A fresh name for one action, so that sending it again cannot play it twice. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
