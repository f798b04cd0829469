/// <reference lib="webworker" />
/** The worker: Python with the rules, the engine and the tables, answering the page's requests without a server. */

import { loadPyodide, type PyodideAPI } from "pyodide";
import { Database, WrittenAlready, type Row } from "./database.ts";
import { hasSimd, startKernel } from "./kernel.ts";
import type { FromWorker, ToWorker } from "./messages.ts";
import { fetchParts, findParts, KEYPEG, kernelName, LIBRARY, PYTHON, type Parts } from "./parts.ts";

declare const self: DedicatedWorkerGlobalScope;

type Asked = Extract<ToWorker, { type: "request" }>;
type Moving = Extract<ToWorker, { type: "move" }>;
type Adopting = Extract<ToWorker, { type: "adopt" }>;
type Bringing = Extract<ToWorker, { type: "bring" }>;

interface Answered {
  status: number;
  kind: string;
  body: string;
  rows: Row[];
  changed: string | null;
  due: number | null;
}

interface Tables {
  restore(rows: string): void;
  reread(table: string, rows: string): void;
  request(method: string, address: string, body: string, language: string): string;
  attend(): string;
  pack(table: string, free: number, language: string): string;
  moved(table: string): string;
  adopt(copy: string): string;
  pack_copy(table: string, language: string): string;
}

const MOVED = "/api/tables/moved";
const UNREACHABLE = 503;
const SOON = 0;
const LATER = 1_000;

const tell = (message: FromWorker): void => self.postMessage(message);

/** Pyodide fetches two files by itself: they are here already, unpacked. */
function answerFrom(held: Map<string, [Uint8Array<ArrayBuffer>, string]>): void {
  const outside = self.fetch.bind(self);
  self.fetch = async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input, self.location.href).href;
    const found = held.get(address);
    return found ? new Response(found[0], { headers: { "content-type": found[1] } }) : outside(input, init);
  };
}

/** Pyodide waits for ever when there is no memory for it: here that fails. */
async function failing<T>(start: () => Promise<T>): Promise<T> {
  const { instantiate, instantiateStreaming } = WebAssembly;
  const failed = new Promise<never>((_, reject) => {
    const watched =
      <G extends unknown[], R>(work: (...given: G) => Promise<R>) =>
      (...given: G): Promise<R> => {
        const done = work(...given);
        done.catch(reject);
        return done;
      };
    WebAssembly.instantiate = watched(instantiate) as typeof instantiate;
    WebAssembly.instantiateStreaming = watched(instantiateStreaming);
  });
  try {
    return await Promise.race([start(), failed]);
  } finally {
    Object.assign(WebAssembly, { instantiate, instantiateStreaming });
  }
}

async function startPython(parts: Parts): Promise<PyodideAPI> {
  const simd = hasSimd();
  const files = await fetchParts(parts, simd, (share) => tell({ type: "progress", step: "download", share }));
  tell({ type: "progress", step: "python", share: 1 });
  const folder = new URL(parts.folder, self.location.href).href;
  answerFrom(
    new Map([
      [`${folder}pyodide.asm.wasm`, [files.get(PYTHON)!, "application/wasm"]],
      [`${folder}${LIBRARY}`, [files.get(LIBRARY)!, "application/zip"]],
    ]),
  );
  const kernel = startKernel(files.get(kernelName(simd))!);
  const python = await failing(() =>
    loadPyodide({
      indexURL: folder,
      stdLibURL: `${folder}${LIBRARY}`,
      lockFileContents: {
        info: {
          abi_version: "2026_0",
          arch: "wasm32",
          platform: "emscripten_5_0_3",
          version: "314.0.7",
          python: "3.14.2",
        },
        packages: {},
      },
    }),
  );
  tell({ type: "progress", step: "rules", share: 1 });
  python.registerJsModule("keypeg_wasm", await kernel);
  python.unpackArchive(files.get(KEYPEG)!, "zip");
  return python;
}

/** The tables, one request after the other; an answer is given when its rows are on the disk. */
class Host {
  #last: Promise<unknown> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #others = new BroadcastChannel("keypeg-tables");

  constructor(
    private readonly tables: Tables,
    private readonly database: Database,
  ) {
    this.#others.onmessage = (event: MessageEvent<string>) => this.#queue(() => this.#reread(event.data));
    this.#attendIn(SOON);
  }

  answer(asked: Asked): void {
    this.#queue(async () => {
      const { status, kind, body } = await this.#written(() =>
        this.tables.request(asked.method, asked.address, asked.body, asked.language),
      );
      tell({ type: "answer", id: asked.id, status, kind, body });
    }).catch((error: unknown) => this.#failed(asked.id, error));
  }

  /** Let a server take a table over. Its secrets pass from here to the server; the page never sees them. */
  move({ id, table, free, server, language }: Moving): void {
    this.#queue(async () => {
      const packed = JSON.parse(this.tables.pack(table, free, language)) as Answered;
      await this.#handOver(id, table, packed, { address: server + MOVED, language });
    }).catch((error: unknown) => this.#failed(id, error));
  }

  /** Take a table of the server over, while that cannot be reached. */
  adopt({ id, copy }: Adopting): void {
    this.#queue(async () => {
      const { status, kind, body } = await this.#written(() => this.tables.adopt(copy));
      tell({ type: "answer", id, status, kind, body });
    }).catch((error: unknown) => this.#failed(id, error));
  }

  /** Let the server that a table comes from play what was played here. */
  bring({ id, table, language }: Bringing): void {
    this.#queue(async () => {
      const packed = JSON.parse(this.tables.pack_copy(table, language)) as Answered;
      await this.#handOver(id, table, packed, { address: `/api/tables/${table}/copy`, language });
    }).catch((error: unknown) => this.#failed(id, error));
  }

  /** Send a table to a server, forget it here if the server takes it, and answer as the server does. */
  async #handOver(
    id: number,
    table: string,
    packed: Answered,
    { address, language }: { address: string; language: string },
  ): Promise<void> {
    if (packed.status !== 200)
      return tell({ type: "answer", id, status: packed.status, kind: packed.kind, body: packed.body });
    const headers = { "content-type": "application/json", "accept-language": language };
    const credentials = address.startsWith("/") ? "same-origin" : "omit";
    const response = await self
      .fetch(address, { method: "POST", headers, body: packed.body, credentials })
      .catch(() => null);
    if (!response) return tell({ type: "answer", id, status: UNREACHABLE, kind: packed.kind, body: "{}" });
    const body = await response.text();
    if (response.ok) await this.#written(() => this.tables.moved(table));
    tell({ type: "answer", id, status: response.status, kind: packed.kind, body });
  }

  #failed(id: number, error: unknown): void {
    const body = JSON.stringify({
      error: { reason: "FAILED", message: String(error), code: "reason-failed", params: {} },
    });
    tell({ type: "answer", id, status: 500, kind: "application/json", body });
  }

  #queue(work: () => Promise<void>): Promise<void> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => {});
    return done;
  }

  /** Do something, write what it asks to have written, and tell everybody who looks at the table. */
  async #written(work: () => string): Promise<Answered> {
    for (;;) {
      const answered = JSON.parse(work()) as Answered;
      try {
        if (answered.rows.length) await this.database.write(answered.rows);
      } catch (error) {
        if (!(error instanceof WrittenAlready) || !answered.changed) throw error;
        await this.#reread(answered.changed);
        continue;
      }
      if (answered.changed) {
        tell({ type: "changed", table: answered.changed });
        this.#others.postMessage(answered.changed);
      }
      if (answered.rows.length) this.#attendIn(SOON);
      else if (answered.due !== null) this.#attendIn(Math.max(LATER, answered.due * 1_000));
      return answered;
    }
  }

  async #reread(table: string): Promise<void> {
    this.tables.reread(table, JSON.stringify(await this.database.rows(table)));
    tell({ type: "changed", table });
  }

  /** Let computers move, and call time where it is over. */
  #attendIn(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      void this.#queue(async () => void (await this.#written(() => this.tables.attend())));
    }, milliseconds);
  }
}

async function start(): Promise<Host> {
  const parts = await findParts();
  if (!parts) throw new Error("this page was built without its offline parts");
  const [python, database] = await Promise.all([startPython(parts), Database.open()]);
  const tables = python.runPython("from keypeg.browser.worker import Worker\nWorker()") as unknown as Tables;
  tell({ type: "progress", step: "games", share: 1 });
  tables.restore(JSON.stringify(await database.rows()));
  const paths = python.runPython("from keypeg.engine import kernel\n' '.join(kernel.paths())") as string;
  const host = new Host(tables, database);
  tell({ type: "ready", paths: paths.split(" ") });
  return host;
}

/** Browsers tell it each in their own words, most of them as a range that is too large. */
const outOfMemory = (error: unknown): boolean => error instanceof RangeError || /memory/i.test(String(error));

let host: Promise<Host> | undefined;

self.onmessage = (event: MessageEvent<ToWorker>) => {
  const message = event.data;
  host ??= start();
  host.then(
    (ready) => {
      if (message.type === "request") ready.answer(message);
      if (message.type === "move") ready.move(message);
      if (message.type === "adopt") ready.adopt(message);
      if (message.type === "bring") ready.bring(message);
    },
    (error: unknown) => tell({ type: "failed", message: String(error), lacks: outOfMemory(error) ? "memory" : null }),
  );
};
