/** The check of a fair deal in the browser: docs/deal.md, steps 1 and 3. */

import type { ProofView } from "../protocol";

/** `cannot`: no crypto here (plain http that is not this machine). `known`: there is no seal. */
export type Verdict = "good" | "bad-secret" | "bad-seed" | "cannot" | "known";

type Digest = (bytes: Uint8Array<ArrayBuffer>) => Promise<ArrayBuffer>;

/** Hexadecimal digits as bytes. */
export function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(hex.length / 2);
  for (let place = 0; place < bytes.length; place += 1) {
    bytes[place] = Number.parseInt(hex.slice(place * 2, place * 2 + 2), 16);
  }
  return bytes;
}

/** Bytes as hexadecimal digits in small letters. */
export function hexOf(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** SHA-256 of this browser, or null where it is kept back from pages without encryption. */
export function browserDigest(): Digest | null {
  const subtle = (globalThis.crypto as Crypto | undefined)?.subtle as SubtleCrypto | undefined;
  return subtle === undefined ? null : (bytes) => subtle.digest("SHA-256", bytes);
}

/** Checks that secret and seal, and secret, nonces and seed fit together. */
export async function verdict(
  proof: ProofView,
  digest: Digest | null = browserDigest(),
): Promise<Verdict> {
  const { commitment, secret, nonces, seed } = proof;
  if (commitment === null || secret === null || seed === null) return "known";
  if (digest === null) return "cannot";
  if (hexOf(await digest(bytesOf(secret))) !== commitment) return "bad-secret";
  const together = bytesOf([secret, ...nonces].join(""));
  return hexOf(await digest(together)) === seed ? "good" : "bad-seed";
}
