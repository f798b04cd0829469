/** The parts that play without a server: where they are, how large, and how they arrive. */

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

/** The list of parts; null where this page was built without them. */
export async function findParts(): Promise<Parts | null> {
  try {
    const response = await fetch("/offline.json");
    return response.ok ? ((await response.json()) as Parts) : null;
  } catch {
    return null;
  }
}

/** Fetch one part and tell of every piece that arrives. */
async function fetchPart(address: string, arrived: (bytes: number) => void): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(address);
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
