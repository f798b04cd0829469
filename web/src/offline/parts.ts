/** The parts that play without a server: where they are, how large, and how they arrive. */

import { to } from "../page/base.ts";

export interface Parts {
  folder: string;
  files: Record<string, { size: number; download: number }>;
}

export const SCRIPT = "pyodide.asm.mjs";
export const PYTHON = "python.wasm.gz";
export const LIBRARY = "library.zip";
export const KEYPEG = "keypeg.zip";

export const kernelName = (simd: boolean): string => (simd ? "kernel.wasm.gz" : "kernel-plain.wasm.gz");

/** What has to be fetched for a browser with or without vectors. */
export const wanted = (simd: boolean): string[] => [SCRIPT, PYTHON, LIBRARY, KEYPEG, kernelName(simd)];

/** The bytes to download. */
export function downloadSize(parts: Parts, simd: boolean): number {
  return wanted(simd).reduce((sum, name) => sum + (parts.files[name]?.download ?? 0), 0);
}

/** The folder of the page on its host: the page knows it, and the worker lies among its scripts. */
const ROOT = typeof document === "undefined" ? location.pathname.replace(/(assets|src)\/.*$/, "") : to("/");
const LIST = `${ROOT}offline.json`;

/** The list as the page uses it: its folder is named from where the page lies. */
const placed = (parts: Parts): Parts => ({ ...parts, folder: ROOT + parts.folder.replace(/^\//, "") });
const CACHE = "keypeg-parts";

/** Where a browser keeps files; a page that came without encryption has no such place, and keeps nothing. */
const shelf = async (): Promise<Cache | null> => ("caches" in globalThis ? caches.open(CACHE) : null);

/** The list of parts; null where this page was built without them. */
export async function findParts(): Promise<Parts | null> {
  const cache = await shelf();
  try {
    const response = await fetch(LIST, { cache: "no-cache" });
    if (!response.ok) return null;
    await cache?.put(LIST, response.clone());
    return placed((await response.json()) as Parts);
  } catch {
    const kept = await cache?.match(LIST);
    return kept ? placed((await kept.json()) as Parts) : null;
  }
}

/** Whether all parts are on this device. */
export async function areKept(parts: Parts, simd: boolean): Promise<boolean> {
  const cache = await shelf();
  if (!cache) return false;
  const found = await Promise.all(wanted(simd).map((name) => cache.match(parts.folder + name)));
  return found.every((part) => part !== undefined);
}

/** A part from where it is kept, or else from the network, to be kept. */
async function reached(address: string): Promise<Response> {
  const cache = await shelf();
  const kept = await cache?.match(address);
  if (kept) return kept;
  const response = await fetch(address);
  if (response.ok) void cache?.put(address, response.clone());
  return response;
}

/** Fetch one part and tell of every piece that arrives. */
async function fetchPart(address: string, arrived: (bytes: number) => void): Promise<Uint8Array<ArrayBuffer>> {
  const response = await reached(address);
  if (!response.ok || !response.body) throw new Error(`${address}: ${response.status}`);
  const pieces: Uint8Array[] = [];
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    pieces.push(value);
    arrived(value.length);
  }
  return new Uint8Array(await new Blob(pieces as BlobPart[]).arrayBuffer());
}

async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Fetch everything, unpacked; `progress` hears the share that has arrived, from 0 to 1. */
export async function fetchParts(
  parts: Parts,
  simd: boolean,
  progress: (share: number) => void,
): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const names = wanted(simd);
  const total = names.reduce((sum, name) => sum + (parts.files[name]?.size ?? 0), 0);
  let done = 0;
  const arrived = (bytes: number): void => progress(Math.min(1, (done += bytes) / total));
  const fetched = await Promise.all(
    names.map(async (name): Promise<[string, Uint8Array<ArrayBuffer>]> => {
      const bytes = await fetchPart(parts.folder + name, arrived);
      return [name, name.endsWith(".gz") ? await unpacked(bytes) : bytes];
    }),
  );
  return new Map(fetched);
}
