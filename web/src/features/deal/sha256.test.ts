import { createHash, createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { hmac, sha256 } from "./sha256";

const bytes = (text: string) => new TextEncoder().encode(text);
const hex = (digest: Uint8Array) => Buffer.from(digest).toString("hex");
/** Bytes that differ with the length and the place. */
const some = (length: number) => Uint8Array.from({ length }, (_, place) => (place * 151 + length * 29) % 256);

test.each([
  ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
  [
    "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  ],
])("the examples of FIPS 180-4: %s", (message, digest) => {
  expect(hex(sha256(bytes(message)))).toBe(digest);
});

test("a million times a", () => {
  expect(hex(sha256(new Uint8Array(1_000_000).fill(97)))).toBe(
    "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0",
  );
});

test("every length around the blocks, as node and as crypto.subtle have it", async () => {
  for (let length = 0; length < 200; length += 1) {
    const message = some(length);
    expect(hex(sha256(message))).toBe(createHash("sha256").update(message).digest("hex"));
    expect(hex(sha256(message))).toBe(hex(new Uint8Array(await crypto.subtle.digest("SHA-256", message))));
  }
});

test("keys of every length, as node has it", () => {
  for (let length = 1; length < 140; length += 1) {
    const expected = createHmac("sha256", some(length))
      .update(some(length + 7))
      .digest("hex");
    expect(hex(hmac(some(length), some(length + 7)))).toBe(expected);
  }
});

test("nothing that is given is changed", () => {
  const message = some(70);
  sha256(message);
  hmac(message, message);
  expect(message).toEqual(some(70));
});
