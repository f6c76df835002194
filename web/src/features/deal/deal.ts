/** Fair deals, docs/deal.md in TypeScript: the twin of Python's hashi.deal, held to the same vectors.
 *
 * Values are 64 hexadecimal digits in small letters, as they are written everywhere. */

import { hmac, joined, sha256 } from "./sha256";

/** The deck in its fixed order, 1/1 to 6/3: where every shuffle begins. */
export const DECK: readonly string[] = [1, 2, 3, 4, 5, 6].flatMap((number) =>
  [1, 2, 3].map((bridges) => `${number}/${bridges}`),
);

/** Whether these are our cards; then their order is fixed. */
export const isOurs = (deck: readonly string[]) => [...deck].sort().join() === DECK.join();

const ascii = (text: string) => new TextEncoder().encode(text);
const LABEL = ascii("hashi deal 1");
const NONCE_LABEL = ascii("hashi nonce 1");
const SEAL_LABEL = ascii("hashi seal 2");
const HASH_LABEL = ascii("hashi hash 2");

/** Whether a value from outside is 32 bytes in their one spelling. */
export function isDigits(value: unknown): value is string {
  return typeof value === "string" && /^[0-9a-f]{64}$/.test(value);
}

/** The deal code as it was meant: pasted with spaces, line breaks or capitals. */
export function tidyDeal(text: string): string {
  return text.replace(/\s+/g, "").toLowerCase();
}

/** 32 random bytes. */
export function randomDigits(): string {
  return digitsOf(crypto.getRandomValues(new Uint8Array(32)));
}

/** What the dealer shows before any seat commits to a nonce: the seal of its secret. */
export function commitment(secret: string): string {
  return digitsOf(sha256(joined(SEAL_LABEL, bytesOf(secret))));
}

/** What a seat shows before any nonce is revealed: it holds for this seal and this seat only. */
export function nonceHash(seal: string, seat: number, nonce: string): string {
  return digitsOf(sha256(joined(HASH_LABEL, bytesOf(seal), Uint8Array.of(seat), bytesOf(nonce))));
}

/** The nonce of a seat that gives none, such as a bot's. */
export function drawnNonce(secret: string, seat: number): string {
  return digitsOf(sha256(joined(NONCE_LABEL, bytesOf(secret), Uint8Array.of(seat))));
}

/** What the secret and the nonces, in the order of the seats, come to: the deal's code. */
export function seedOf(secret: string, nonces: readonly string[]): string {
  return digitsOf(sha256(joined(...[secret, ...nonces].map(bytesOf))));
}

/** The cards in the order this seed deals them; of 18 the last is the one set aside (S4). */
export function shuffled(seed: string, cards: readonly string[] = DECK): string[] {
  const order = [...cards];
  const bytes = stream(bytesOf(seed));
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = below(last + 1, bytes);
    const [one, two] = [order[last] as string, order[other] as string];
    order[last] = two;
    order[other] = one;
  }
  return order;
}

/** Bytes without end: HMAC-SHA256 of a label and a counter, under the seed. */
function* stream(seed: Uint8Array): Generator<number, never> {
  for (let counter = 0n; ; counter += 1n) {
    const count = new DataView(new ArrayBuffer(8));
    count.setBigUint64(0, counter);
    yield* hmac(seed, joined(LABEL, new Uint8Array(count.buffer)));
  }
}

/** An even draw from 0 to limit - 1: bytes above the last whole multiple are thrown away. */
function below(limit: number, bytes: Generator<number, never>): number {
  const fair = 256 - (256 % limit);
  let byte = bytes.next().value;
  while (byte >= fair) byte = bytes.next().value;
  return byte % limit;
}

function bytesOf(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** Bytes in their one spelling. */
export function digitsOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
