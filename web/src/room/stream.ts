import { Refused } from "../client/host.ts";
import { backoff } from "../client/live.ts";
import { momentOf } from "./clock.ts";
import type { ClosedMessage, Ping, Problem, ProgressMessage, RoomData, RoomMessage } from "../client/api-types.ts";

export type RoomLiveMessage = RoomMessage | ProgressMessage | Ping | ClosedMessage;

export interface StreamParts {
  open: (signal: AbortSignal) => Promise<Response>;
  heard: (message: RoomMessage | ProgressMessage) => void;
  linked: (up: boolean) => void;
  /** The server will not let this browser follow the room: there is no such room. */
  refused: (error: Refused) => void;
}

/** A stream that is silent for longer than two heartbeats is dead, whatever it says. */
const SILENCE = 50_000;

/**
 * A room with news of some players put over it; news of another round than the last are none. The news come `since` seconds
 * after the server last said how far the round is: a countdown goes on, and does not start anew.
 */
export function withProgress(room: RoomData, news: ProgressMessage, since: number): RoomData {
  const { round, elapsed, left, progress } = news;
  if (room.round?.number !== round) return room;
  const now = momentOf(room.round, since);
  const begun = elapsed > 0 || now.phase !== "countdown";
  const changed = new Map(progress.map((one) => [one.player, one]));
  const known = new Set(room.progress.map((one) => one.player));
  return {
    ...room,
    round: {
      ...room.round,
      phase: begun && now.phase === "countdown" ? "playing" : now.phase,
      begins: begun ? 0 : now.begins,
      elapsed,
      left,
    },
    progress: [
      ...room.progress.map((one) => changed.get(one.player) ?? one),
      ...progress.filter((one) => !known.has(one.player)),
    ],
  };
}

/** Follows a room line by line; it connects again by itself, ever more slowly, until it is stopped. */
export class RoomStream {
  #abort: AbortController | null = null;
  #tried = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = true;

  constructor(readonly parts: StreamParts) {}

  start(): void {
    this.#stopped = false;
    void this.#follow();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    this.#abort?.abort();
    this.#abort = null;
  }

  /** Connect anew: the server knows this browser better now, as after joining. */
  again(): void {
    this.stop();
    this.#tried = 0;
    this.start();
  }

  /** Try at once instead of waiting, as when the device is back online. */
  hurry(): void {
    if (!this.#stopped && !this.#abort) this.again();
  }

  async #follow(): Promise<void> {
    clearTimeout(this.#timer);
    const abort = new AbortController();
    this.#abort = abort;
    this.#watch(abort);
    try {
      const response = await this.parts.open(abort.signal);
      if (response.status >= 400 && response.status < 500 && response.status !== 429) {
        const { error } = (await response.json().catch(() => ({}))) as { error?: Partial<Problem> };
        throw new Refused(response.status, error?.reason ?? "UNKNOWN", error?.message ?? "", error);
      }
      if (response.ok && response.body) await this.#read(response.body, abort);
    } catch (error) {
      if (error instanceof Refused && this.#abort === abort) {
        this.stop();
        this.parts.refused(error);
      }
    }
    if (this.#abort === abort) this.#lost();
  }

  async #read(body: ReadableStream<Uint8Array>, abort: AbortController): Promise<void> {
    const reader = body.getReader();
    const decoder = new TextDecoder();
    let rest = "";
    for (;;) {
      const { done, value } = await reader.read();
      if (done || abort.signal.aborted) return;
      this.#watch(abort);
      const lines = (rest + decoder.decode(value, { stream: true })).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) if (line && this.#abort === abort) this.#heard(JSON.parse(line) as RoomLiveMessage);
    }
  }

  #heard(message: RoomLiveMessage): void {
    if (message.type === "ping" || message.type === "closed") return;
    this.#tried = 0;
    this.parts.linked(true);
    this.parts.heard(message);
  }

  #watch(abort: AbortController): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => abort.abort(), SILENCE);
  }

  #lost(): void {
    clearTimeout(this.#timer);
    this.#abort = null;
    if (this.#stopped) return;
    this.parts.linked(false);
    this.#timer = setTimeout(() => void this.#follow(), backoff(this.#tried, Math.random()));
    this.#tried += 1;
  }
}
