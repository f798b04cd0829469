import { afterEach, describe, expect, it, vi } from "vitest";
import { OfflineClient, type Told, type WorkerLike } from "../src/offline/client.ts";
import type { FromWorker, ToWorker } from "../src/offline/messages.ts";
import { hasExceptions, hasSimd } from "../src/offline/kernel.ts";
import { lacking } from "../src/offline/offline.svelte.ts";
import { downloadSize, type Parts, wanted } from "../src/offline/parts.ts";

class FakeWorker implements WorkerLike {
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  sent: ToWorker[] = [];

  postMessage(message: ToWorker): void {
    this.sent.push(message);
  }

  say(message: FromWorker): void {
    this.onmessage?.({ data: message } as MessageEvent<FromWorker>);
  }

  get asked(): Extract<ToWorker, { type: "request" }>[] {
    return this.sent.filter((one) => one.type === "request");
  }

  answer(at: number, body: unknown, status = 200): void {
    const { id } = this.asked[at]!;
    this.say({ type: "answer", id, status, kind: "application/json", body: JSON.stringify(body) });
  }
}

function started(): { worker: FakeWorker; client: OfflineClient; told: Told[] } {
  const worker = new FakeWorker();
  const told: Told[] = [];
  const client = new OfflineClient(
    () => worker,
    (one) => told.push(one),
    () => "de",
  );
  return { worker, client, told };
}

describe("the page's side of its worker", () => {
  it("answers each request with its own answer, in whatever order they come", async () => {
    const { worker, client } = started();
    const first = client.request("/api/levels");
    const second = client.request("/api/tables", { method: "POST", body: "{}" });
    worker.answer(1, { table: "t" }, 201);
    worker.answer(0, ["expert"]);
    expect(await (await first).json()).toEqual(["expert"]);
    expect((await second).status).toBe(201);
    expect(worker.asked.map(({ method, language }) => [method, language])).toEqual([
      ["GET", "de"],
      ["POST", "de"],
    ]);
  });

  it("starts one worker however often it is asked", () => {
    const make = vi.fn(() => new FakeWorker());
    const client = new OfflineClient(make, undefined, () => "en");
    client.start();
    client.start();
    expect(make).toHaveBeenCalledTimes(1);
  });

  it("tells how far it is, and why it failed", async () => {
    const { worker, client, told } = started();
    const lost = client.request("/api/levels");
    worker.say({ type: "progress", step: "download", share: 0.5 });
    worker.say({ type: "failed", message: "no memory", lacks: "memory" });
    await expect(lost).rejects.toThrow("no memory");
    expect(told.map(({ stage, share }) => [stage, share])).toEqual([
      ["loading", 0],
      ["loading", 0.5],
      ["failed", 0],
    ]);
    expect(told.at(-1)?.lacks).toBe("memory");
  });

  it("asks for what is new whenever the table changes, and not for other tables", async () => {
    const { worker, client } = started();
    const heard: string[] = [];
    const socket = client.socket("ws://host/api/tables/abc/live?seat=1&since=3");
    socket.onmessage = ({ data }) => heard.push(data);
    await vi.waitFor(() => expect(worker.asked).toHaveLength(1));
    expect(worker.asked[0]!.address).toBe("/api/tables/abc/live?seat=1&since=3");
    worker.answer(0, { type: "state", seq: 5 });
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    worker.say({ type: "changed", table: "other" });
    worker.say({ type: "changed", table: "abc" });
    await vi.waitFor(() => expect(worker.asked).toHaveLength(2));
    expect(worker.asked[1]!.address).toContain("since=5");
    socket.close();
    worker.say({ type: "changed", table: "abc" });
    expect(worker.asked).toHaveLength(2);
  });

  it("closes the socket of a table that is not there", async () => {
    const { worker, client } = started();
    const closed = vi.fn();
    const socket = client.socket("ws://host/api/tables/none/live?since=0");
    socket.onclose = closed;
    await vi.waitFor(() => expect(worker.asked).toHaveLength(1));
    worker.answer(0, { error: {} }, 404);
    await vi.waitFor(() => expect(closed).toHaveBeenCalledWith({ code: 4404 }));
  });
});

describe("what a browser lacks", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("is nothing but a place for games in this one, which has exceptions and vectors", () => {
    expect([hasExceptions(), hasSimd(), lacking()]).toEqual([true, true, "storage"]);
  });

  it("is named, the first thing first", () => {
    vi.stubGlobal("WebAssembly", { validate: () => false });
    expect(lacking()).toBe("exceptions");
    vi.stubGlobal("WebAssembly", undefined);
    expect(lacking()).toBe("webassembly");
  });
});

describe("the parts", () => {
  it("count one kernel, the one that the browser can run", () => {
    const names = [...new Set([...wanted(true), ...wanted(false)])];
    const parts: Parts = {
      folder: "/p/",
      files: Object.fromEntries(names.map((name) => [name, { size: 9, download: name.startsWith("kernel.") ? 5 : 1 }])),
    };
    expect(downloadSize(parts, true) - downloadSize(parts, false)).toBe(4);
  });
});
