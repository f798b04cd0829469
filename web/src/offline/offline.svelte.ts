/** Playing without a server, as the page sees it: whether it can, how much there is to download, and how far it is. */

import { keep, recall } from "../device/store.ts";
import { settings } from "../device/settings.svelte.ts";
import { type Lack, OfflineClient, type Told, type WorkerLike } from "./client.ts";
import { say } from "../words/words.svelte.ts";
import { areKept, downloadSize, findParts } from "./parts.ts";
import { hasExceptions, hasSimd } from "./kernel.ts";

const KEPT = "offline";

function makeWorker(): WorkerLike {
  return new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }) as unknown as WorkerLike;
}

/** What this browser lacks to play without a server; null where it lacks nothing. */
export function lacking(): Lack | null {
  if (typeof WebAssembly === "undefined") return "webassembly";
  if (!hasExceptions()) return "exceptions";
  if (typeof indexedDB === "undefined" || typeof BroadcastChannel === "undefined") return "storage";
  return typeof DecompressionStream === "undefined" ? "unpacking" : null;
}

class Offline {
  told = $state.raw<Told>({ stage: "off", share: 0, message: "" });
  /** The bytes to download; 0 while they are unknown, or where the page has no such parts. */
  size = $state(0);
  #kept = $state(recall(KEPT, false));
  readonly client = new OfflineClient(
    makeWorker,
    (told) => this.#heard(told),
    () => settings.language,
  );

  /** Whether the parts are on this device. */
  get kept(): boolean {
    return this.#kept;
  }

  /** What is done now, in the words of a notice. */
  get words(): string {
    const { step = "download", share } = this.told;
    return step === "download"
      ? say("page-offline-loading", { percent: Math.round(share * 100) })
      : say(`page-offline-step-${step}`);
  }

  /** Find out whether everything is here already, also where this page has forgotten it. */
  async find(): Promise<boolean> {
    if (this.kept) return true;
    const parts = await findParts();
    if (!parts) return false;
    this.size = downloadSize(parts, hasSimd());
    return areKept(parts, hasSimd());
  }

  /** Find out how much there is to download. */
  async ask(): Promise<void> {
    if (lacking()) return;
    const parts = await findParts();
    if (!parts) return;
    this.size = downloadSize(parts, hasSimd());
  }

  /** Download everything and start it; it is kept for the next time. */
  start(): void {
    void navigator.storage?.persist?.();
    this.client.start();
  }

  #heard(told: Told): void {
    this.told = told;
    if (told.stage !== "ready") return;
    this.#kept = true;
    keep(KEPT, true);
  }
}

export const offline = new Offline();
