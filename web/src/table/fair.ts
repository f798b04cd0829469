import type { SealData, FairData } from "../client/api-types.ts";

export type Verdict = "fair" | "unfair" | "changed" | "hidden";

/** The line a codemaker's digest is made of (docs/protocol.md, fairness). */
export function committed(one: FairData): string {
  return `keypeg-fair-1 ${one.table} ${one.game}.${one.attempt} ${one.code} ${one.nonce}`;
}

/** SHA-256 in hex; browsers keep WebCrypto from plain http, so a phone on the local network loads a library. */
export async function sha256(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const digest = globalThis.crypto?.subtle
    ? new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))
    : (await import("@noble/hashes/sha2.js")).sha256(bytes);
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether the revealed code is the one promised before the first guess, as this browser saw the promise. */
export async function judge(one: FairData, seen: SealData[]): Promise<Verdict> {
  if (one.code === null || one.nonce === null) return "hidden";
  const promised = seen.find((other) => other.game === one.game && other.attempt === one.attempt);
  if (promised && promised.digest !== one.digest) return "changed";
  return (await sha256(committed(one))) === one.digest ? "fair" : "unfair";
}
