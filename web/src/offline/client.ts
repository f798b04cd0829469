/** The page's side of its worker: requests that look like fetches, and a socket that hears of every change. */

import type { Socket } from "../client/live.ts";
import type { FromWorker, Step, ToWorker } from "./messages.ts";

export type Stage = "off" | "loading" | "ready" | "failed";

/** What a browser or its device lacks to play without a server. */
export type Lack = "webassembly" | "exceptions" | "storage" | "unpacking" | "memory";

export interface Told {
  stage: Stage;
  share: number;
  message: string;
  /** What is done now, while it is loading. */
  step?: Step;
  lacks?: Lack | null;
}

/** The worker could not be started. */
export class NotStarted extends Error {
  constructor(
    message: string,
    readonly lacks: Lack | null,
  ) {
    super(message);
  }
}

type Heard = (told: Told) => void;
type Changed = (table: string) => void;

export interface WorkerLike {
  postMessage(message: ToWorker): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

export class OfflineClient {
  #worker: WorkerLike | null = null;
  #next = 0;
  readonly #waiting = new Map<number, { resolve: (response: Response) => void; reject: (error: Error) => void }>();
  readonly #watchers = new Set<Changed>();
  told: Told = { stage: "off", share: 0, message: "" };

  constructor(
    private readonly make: () => WorkerLike,
    private readonly heard: Heard = () => {},
    private readonly language: () => string = () => navigator.language,
  ) {}

  /** Start the worker, once; `heard` is told how far it is. */
  start(): void {
    if (this.#worker && this.told.stage !== "failed") return;
    this.#tell({ stage: "loading", share: 0, message: "" });
    this.#worker = this.make();
    this.#worker.onmessage = (event) => this.#hear(event.data);
    this.#worker.onerror = (event) => this.#fail(event.message || "the worker could not be started");
    this.#worker.postMessage({ type: "start" });
  }

  /** As `fetch`, for the addresses below /api. */
  request = (address: string, init: RequestInit = {}): Promise<Response> => {
    this.start();
    const body = typeof init.body === "string" ? init.body : "";
    const method = init.method ?? "GET";
    return this.#answered((id) => ({ type: "request", id, method, address, body, language: this.language() }));
  };

  /** Let a server take over a table, with one seat left free; answers as the server does. Its own server has no name. */
  move(table: string, free: number, server = ""): Promise<Response> {
    this.start();
    return this.#answered((id) => ({ type: "move", id, table, free, server, language: this.language() }));
  }

  /** Take over a table of the server from its copy: from now on it is this browser's. */
  adopt(copy: string): Promise<Response> {
    this.start();
    return this.#answered((id) => ({ type: "adopt", id, copy }));
  }

  /** Bring a table back to the server that it comes from; answers as the server does. */
  bring(table: string): Promise<Response> {
    this.start();
    return this.#answered((id) => ({ type: "bring", id, table, language: this.language() }));
  }

  #answered(message: (id: number) => ToWorker): Promise<Response> {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker?.postMessage(message(id));
    });
  }

  /** Hear of every table that changes, until the result is called. */
  watch(changed: Changed): () => void {
    this.#watchers.add(changed);
    return () => this.#watchers.delete(changed);
  }

  /** A socket for the address of a table's live messages. */
  socket(address: string): Socket {
    return new LocalSocket(this, address);
  }

  #hear(message: FromWorker): void {
    switch (message.type) {
      case "progress":
        return this.#tell({ stage: "loading", share: message.share, message: "", step: message.step });
      case "ready":
        return this.#tell({ stage: "ready", share: 1, message: "" });
      case "failed":
        return this.#fail(message.message, message.lacks);
      case "changed":
        for (const changed of this.#watchers) changed(message.table);
        return;
      case "answer": {
        const headers = { "content-type": message.kind };
        this.#waiting.get(message.id)?.resolve(new Response(message.body, { status: message.status, headers }));
        this.#waiting.delete(message.id);
      }
    }
  }

  #fail(message: string, lacks: Lack | null = null): void {
    for (const { reject } of this.#waiting.values()) reject(new NotStarted(message, lacks));
    this.#waiting.clear();
    this.#tell({ stage: "failed", share: 0, message, lacks });
  }

  #tell(told: Told): void {
    this.told = told;
    this.heard(told);
  }
}

/** Asks for what is new whenever the table changes. */
class LocalSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  #since: number;
  #stop: () => void;
  #busy = false;
  #again = false;
  #closed = false;
  readonly #path: string;
  readonly #query: URLSearchParams;
  #beat: ReturnType<typeof setInterval>;

  constructor(
    private readonly client: OfflineClient,
    address: string,
  ) {
    const { pathname, searchParams } = new URL(address, location.href);
    this.#path = pathname;
    this.#query = searchParams;
    this.#since = Number(searchParams.get("since") ?? 0);
    const table = /tables\/([^/]+)\//.exec(pathname)?.[1];
    this.#stop = client.watch((changed) => {
      if (changed === table) void this.#look();
    });
    this.#beat = setInterval(() => this.onmessage?.({ data: '{"v":2,"type":"ping"}' }), 25_000);
    queueMicrotask(() => {
      this.onopen?.();
      void this.#look();
    });
  }

  send(): void {}

  close(): void {
    this.#closed = true;
    clearInterval(this.#beat);
    this.#stop();
  }

  async #look(): Promise<void> {
    if (this.#busy) {
      this.#again = true;
      return;
    }
    this.#busy = true;
    try {
      do {
        this.#again = false;
        await this.#ask();
      } while (this.#again && !this.#closed);
    } finally {
      this.#busy = false;
    }
  }

  async #ask(): Promise<void> {
    this.#query.set("since", String(this.#since));
    const response = await this.client.request(`${this.#path}?${this.#query.toString()}`).catch(() => null);
    if (this.#closed) return;
    if (!response?.ok) {
      this.close();
      this.onclose?.({ code: 4000 + (response?.status ?? 0) });
      return;
    }
    const data = await response.text();
    this.#since = (JSON.parse(data) as { seq: number }).seq;
    this.onmessage?.({ data });
  }
}
