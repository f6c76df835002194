import { expect, test } from "vitest";
import { verdict } from "./proof";

// The first test vector of docs/deal.md.
const proof = {
  secret: "00".repeat(32),
  nonces: ["ff".repeat(32)],
  commitment: "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925",
  seed: "bba91ca85dc914b2ec3efb9e16e7267bf9193b14350d20fba8a8b406730ae30a",
};

test("a fair deal is found to be one", async () => {
  expect(await verdict(proof)).toBe("good");
});

test("another secret does not fit the seal", async () => {
  expect(await verdict({ ...proof, secret: "01".repeat(32) })).toBe("bad-secret");
});

test("another nonce does not lead to the seed", async () => {
  expect(await verdict({ ...proof, nonces: ["00".repeat(32)] })).toBe("bad-seed");
});

test("without crypto nothing is claimed", async () => {
  expect(await verdict(proof, null)).toBe("cannot");
});

test("a known deal has no seal", async () => {
  expect(await verdict({ ...proof, commitment: null, secret: null })).toBe("known");
});
