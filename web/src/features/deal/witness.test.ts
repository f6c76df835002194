import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test, vi } from "vitest";
import type { View } from "../../core/protocol";
import { dealt, freshBrowser, played, proved, seal, secret, views } from "../../testing/deal";
import { exampleSeat } from "../../testing/view";
import { commitment, drawnNonce, nonceHash, seedOf, shuffled } from "./deal";
import { load } from "./memory";
import { GAPS, WRONGS } from "./verdict";
import { Witness } from "./witness";

freshBrowser();

const other = "77".repeat(32);

describe("an honest game", () => {
  test("is fair", () => {
    const { witness, over } = played();
    expect(witness.verdict(over)).toEqual({ outcome: "fair" });
  });

  test("is fair after a reload at any moment", () => {
    new Witness("t").see(views(other).lobby);
    const first = new Witness("t");
    first.see(views(other).lobby);
    const { committed, revealing, setup, play, over } = views(first.nonce(1));
    for (const view of [committed, revealing, setup, ...play, over]) new Witness("t").see(view);
    expect(new Witness("t").verdict(over)).toEqual({ outcome: "fair" });
  });

  test("is fair though a bot plays for this person at the end", () => {
    const { witness, over } = played((view) => {
      if (view.phase === "lobby") return view;
      const [one, two] = view.seats as [View["seats"][0], View["seats"][0]];
      return { ...view, seats: [{ ...one, mine: false, formerly_mine: true, kind: "bot" }, two] };
    });
    expect(witness.verdict(over)).toEqual({ outcome: "fair" });
  });

  test("is fair with a deck of one's own that was there from the start", () => {
    const own = [...Array<string>(9).fill("5/1"), ...Array<string>(9).fill("2/3")];
    const { witness, over } = played((view) => {
      const seed = seedOf(secret, ["01".repeat(32), drawnNonce(secret, 2)]);
      const order = shuffled(seed, own);
      return {
        ...view,
        deck: own,
        card: view.card && (order[view.round - 1] as string),
        seen: order.slice(0, view.seen.length),
      };
    });
    expect(witness.verdict(over)).toEqual({ outcome: "fair" });
  });

  test("is fair in a browser that stores nothing", () => {
    vi.stubGlobal("localStorage", undefined);
    const { witness, over } = played();
    expect(witness.verdict(over)).toEqual({ outcome: "fair" });
  });
});

describe("a server that lies", () => {
  const cases: [string, (view: View, nonce: string) => View, object[]][] = [
    [
      "another seal in mid-game, and back again",
      (view) => (view.round === 5 ? proved(view, { commitment: other }) : view),
      [{ code: "seal-changed" }],
    ],
    [
      "a deal made up from start to end",
      (view, nonce) => {
        if (view.phase === "lobby") return view;
        const nonces = [nonce, drawnNonce(other, 2)];
        const seed = seedOf(other, nonces);
        const proof = {
          commitment: commitment(other),
          ...(view.phase === "over" ? { secret: other, nonces, seed } : {}),
        };
        return proved(dealt(view, seed), proof);
      },
      [{ code: "seal-changed" }],
    ],
    [
      "no seal any more",
      (view) => (view.phase === "over" ? proved(view, { commitment: null }) : view),
      [{ code: "seal-changed" }, { code: "secret-wrong" }],
    ],
    ["no secret", (view) => proved(view, { secret: null }), [{ code: "secret-hidden" }]],
    [
      "a secret that is no number",
      (view) => (view.phase === "over" ? proved(view, { secret: "zz" }) : view),
      [{ code: "secret-hidden" }],
    ],
    [
      "another secret, and the cards that follow from it",
      (view, nonce) => {
        const nonces = [nonce, drawnNonce(other, 2)];
        const seed = seedOf(other, nonces);
        return view.phase === "lobby"
          ? view
          : proved(dealt(view, seed), view.phase === "over" ? { secret: other, nonces, seed } : {});
      },
      [{ code: "secret-wrong" }],
    ],
    [
      "another nonce for this seat, and the cards that follow from it",
      (view) => {
        const nonces = [other, drawnNonce(secret, 2)];
        const seed = seedOf(secret, nonces);
        return view.phase === "lobby" ? view : proved(dealt(view, seed), view.phase === "over" ? { nonces, seed } : {});
      },
      [{ code: "nonce-changed", seat: 1 }],
    ],
    [
      "another nonce for the bot, said to be its own",
      (view, nonce) => {
        const nonces = [nonce, other];
        const seed = seedOf(secret, nonces);
        if (view.phase === "lobby") return view;
        const seats = view.seats.map((seat) => ({ ...seat, nonce: true }));
        return proved(dealt({ ...view, seats }, seed), view.phase === "over" ? { nonces, seed } : {});
      },
      [{ code: "drawn-wrong", seat: 2 }],
    ],
    [
      "a nonce for a seat that had no hash, said to have had one",
      (view, nonce) => {
        if (view.phase === "lobby") return view;
        const nonces = [nonce, other];
        const seed = seedOf(secret, nonces);
        const seats = view.seats.map((seat) => ({ ...seat, kind: "person" as const, nonce: true }));
        const hashes = view.proof.hashes.with(1, nonceHash(seal, 2, other));
        return proved(dealt({ ...view, seats }, seed), { hashes, ...(view.phase === "over" ? { nonces, seed } : {}) });
      },
      [{ code: "drawn-wrong", seat: 2 }],
    ],
    [
      "another nonce than the one a seat had committed to, with the hash of that one since",
      (view, nonce) => {
        const seats = [view.seats[0] as View["seats"][0], exampleSeat(2)];
        const shown = view.phase === "lobby" ? "88".repeat(32) : other;
        const nonces = [nonce, other];
        const seed = seedOf(secret, nonces);
        const told = proved({ ...view, seats }, { hashes: [view.proof.hashes[0] ?? null, nonceHash(seal, 2, shown)] });
        return view.phase === "lobby" ? told : proved(dealt(told, seed), view.phase === "over" ? { nonces, seed } : {});
      },
      [{ code: "hash-wrong", seat: 2 }],
    ],
    [
      "another deal in mid-game, as if a seat had withheld its nonce",
      (view) => (view.round >= 3 ? proved(view, { commitment: commitment(other), withheld: [2] }) : view),
      [{ code: "seal-changed" }, { code: "secret-wrong" }],
    ],
    [
      "another seed",
      (view) => (view.phase === "over" ? proved(view, { seed: other }) : view),
      [{ code: "seed-wrong" }],
    ],
    [
      "a card changed when it was shown, and right at the end",
      (view) =>
        view.phase === "play" && view.round === 7 ? { ...view, card: view.card === "5/3" ? "5/2" : "5/3" } : view,
      [{ code: "card-wrong", card: 7 }],
    ],
    [
      "a card right when it was shown, and changed at the end",
      (view) => (view.phase === "over" ? { ...view, seen: view.seen.with(16, view.seen[0] as string) } : view),
      [{ code: "card-wrong", card: 17 }],
    ],
    [
      "a card less",
      (view) => (view.phase === "over" ? { ...view, seen: view.seen.slice(0, 16) } : view),
      [{ code: "card-wrong", card: 17 }],
    ],
    [
      "another deck at the end",
      (view) => (view.phase === "over" ? { ...view, deck: view.deck.with(0, "6/3") } : view),
      [{ code: "deck-other" }],
    ],
    ["another deck", (view) => ({ ...view, deck: [...view.deck].reverse() }), [{ code: "deck-other" }]],
    [
      "a nonce that is missing",
      (view) => (view.phase === "over" ? proved(view, { nonces: view.proof.nonces.slice(0, 1) }) : view),
      [
        { code: "nonce-missing", seat: 2 },
        { code: "drawn-wrong", seat: 2 },
        { code: "seed-wrong" },
        { code: "card-wrong", card: 1 },
      ],
    ],
    [
      "this seat gone at the end",
      (view) => (view.phase === "over" ? proved({ ...view, seats: [] }, { nonces: [] }) : view),
      [
        { code: "nonce-changed", seat: 1 },
        { code: "drawn-wrong", seat: 2 },
        { code: "seed-wrong" },
        { code: "card-wrong", card: 1 },
      ],
    ],
  ];

  test.each(cases)("%s", (_case, lie, findings) => {
    let told = "";
    const { witness, over } = played((view) => {
      told ||= load("t")?.nonces[1] ?? "";
      return lie(view, told);
    });
    expect(witness.verdict(over)).toEqual({ outcome: "unfair", findings });
  });
});

describe("what cannot be said", () => {
  test.each([
    ["first seen in setup", 2, { gap: "joined-late", card: 0 }],
    ["first seen at card 5", 7, { gap: "joined-late", card: 5 }],
    ["first seen after the end", 20, { gap: "not-there", card: 17 }],
  ])("%s", (_case, from, gap) => {
    const { committed, revealing, setup, play, over } = views(other);
    const witness = new Witness("t");
    for (const view of [committed, revealing, setup, ...play, over].slice(from)) witness.see(view);
    expect(witness.verdict(over)).toEqual({ outcome: "open", ...gap });
  });

  test("a spectator has no share in it", () => {
    const { lobby, setup, play, over } = views(other, {});
    const witness = new Witness("t");
    for (const view of [lobby, setup, ...play, over]) witness.see(view);
    expect(witness.verdict(over)).toMatchObject({ outcome: "open", gap: "watched" });
  });

  test("a nonce given on another device", () => {
    const { committed, revealing, setup, over } = views(other);
    const witness = new Witness("t");
    for (const view of [committed, revealing, setup, over]) witness.see(view);
    expect(witness.verdict(over)).toMatchObject({ outcome: "open", gap: "other-device" });
  });

  test("a nonce that never arrived, and one from another device that did", () => {
    const witness = new Witness("t");
    const { lobby, committed, revealing, setup, over } = views(other);
    witness.see(lobby);
    witness.nonce(1);
    for (const view of [committed, revealing, setup, over]) witness.see(view);
    expect(witness.verdict(over)).toMatchObject({ outcome: "open", gap: "other-device" });
  });

  test("the same from another tab of this browser is this browser's", () => {
    const { lobby } = views(other);
    const [one, two] = [new Witness("t"), new Witness("t")];
    one.see(lobby);
    two.see(lobby);
    const nonce = one.nonce(1);
    expect(two.nonce(1)).toBe(nonce);
    one.given(1);
    const { committed, revealing, setup, over } = views(nonce);
    for (const view of [committed, revealing, setup, over]) two.see(view);
    expect(two.verdict(over)).toEqual({ outcome: "fair" });
  });

  test("a player who was away when it began gave no nonce", () => {
    const witness = new Witness("t");
    const drawn = drawnNonce(secret, 1);
    const views_ = views(drawn);
    const without = (view: View) => ({
      ...proved(view, { hashes: [null, null] }),
      seats: [exampleSeat(1, { mine: true, nonce: false }), exampleSeat(2, { kind: "bot", nonce: false })],
    });
    for (const view of [views_.lobby, without(views_.setup), without(views_.over)]) witness.see(view);
    expect(witness.verdict(views_.over)).toMatchObject({ outcome: "open", gap: "no-share" });
  });

  test("a known deal; but it must bring its cards", () => {
    const { witness, over } = played((view) => proved(view, { commitment: null, secret: null, nonces: [] }));
    expect(witness.verdict(over)).toMatchObject({ outcome: "open", gap: "known-deal" });
    expect(witness.verdict(proved(over, { seed: other }))).toEqual({
      outcome: "unfair",
      findings: [{ code: "card-wrong", card: 1 }],
    });
  });
});

test("everything that can be found has a sentence", () => {
  const locale = fileURLToPath(new URL("../../../../src/hashi/locale/en", import.meta.url));
  const texts = ["game", "end"].map((part) => readFileSync(`${locale}/${part}.ftl`, "utf-8")).join("\n");
  const keys = new Set([...texts.matchAll(/^([a-z-]+) =/gm)].map((match) => match[1]));
  const needed = [...WRONGS.map((code) => `fair-${code}`), ...GAPS.map((code) => `end-check-${code}`)];
  expect(needed.filter((key) => !keys.has(key))).toEqual([]);
});

describe("a deal that is sealed again", () => {
  const fresh = "99".repeat(32);
  /** The same views under another seal, after seat 3 has withheld its nonce. */
  const resealed = (view: View, nonce: string): View => {
    const nonces = [nonce, drawnNonce(fresh, 2)];
    const seed = seedOf(fresh, nonces);
    const hashes = view.proof.hashes.length ? [nonceHash(commitment(fresh), 1, nonce), null] : [];
    const end = view.phase === "over" ? { secret: fresh, nonces, seed } : {};
    return proved(dealt(view, seed), { commitment: commitment(fresh), withheld: [3], hashes, ...end });
  };

  test("is no longer called fair, since a deal was thrown away", () => {
    const witness = new Witness("t");
    const { lobby, committed, revealing, setup, play, over } = views(other);
    witness.see(lobby);
    const shown = witness.nonce(1);
    for (const view of [views(shown).committed, views(shown).revealing]) witness.see(view);
    witness.given(1);
    witness.see(resealed(lobby, ""));
    const nonce = witness.nonce(1);
    expect(nonce).not.toBe(shown);
    expect(new Witness("t").nonce(1)).toBe(nonce);
    for (const view of [committed, revealing, setup, ...play, over]) witness.see(resealed(view, nonce));
    witness.given(1);
    expect(witness.verdict(resealed(over, nonce))).toEqual({ outcome: "open", gap: "dealt-again", card: 0 });
    expect(witness.verdict(resealed(over, other))).toMatchObject({ outcome: "unfair" });
  });

  test("must name a seat that withheld", () => {
    const witness = new Witness("t");
    witness.see(views(other).lobby);
    witness.see(proved(views(other).lobby, { commitment: commitment(fresh) }));
    expect(witness.memory?.sealChanged).toBe(true);
    expect(witness.shares(proved(views(other).lobby, { commitment: commitment(fresh) }))).toEqual([]);
  });
});

describe("shares", () => {
  test("a hash in the lobby, the nonce once every hash is fixed, nothing afterwards", () => {
    const witness = new Witness("t");
    const { lobby } = views(other);
    witness.see(lobby);
    const nonce = witness.nonce(1);
    const { committed, revealing, setup } = views(nonce);
    expect(witness.shares(lobby)).toEqual([{ type: "commit", seat: 1, hash: nonceHash(seal, 1, nonce) }]);
    witness.see(committed);
    expect(witness.shares(committed)).toEqual([]);
    witness.see(revealing);
    expect(witness.shares(revealing)).toEqual([{ type: "nonce", seat: 1, nonce }]);
    witness.see(setup);
    expect(witness.shares(setup)).toEqual([]);
  });

  test("the nonce after a reload in the middle", () => {
    const first = new Witness("t");
    first.see(views(other).lobby);
    const nonce = first.nonce(1);
    const { revealing } = views(nonce);
    const second = new Witness("t");
    second.see(revealing);
    expect(second.shares(revealing)).toEqual([{ type: "nonce", seat: 1, nonce }]);
  });

  test("no nonce for a hash that is not this browser's, but a hash of its own before the reveal", () => {
    const witness = new Witness("t");
    const { committed, revealing } = views(other);
    witness.see(committed);
    expect(witness.shares(committed)).toMatchObject([{ type: "commit", seat: 1 }]);
    witness.see(revealing);
    expect(witness.shares(revealing)).toEqual([]);
  });

  test("no nonce after the seal has changed", () => {
    const witness = new Witness("t");
    witness.see(views(other).lobby);
    const { revealing } = views(witness.nonce(1));
    const lie = proved(revealing, { commitment: commitment(other) });
    witness.see(lie);
    expect(witness.shares(lie)).toEqual([]);
    witness.see(revealing);
    expect(witness.shares(revealing)).toEqual([]);
  });

  test("nothing for others' seats, at known deals, or where a share was withheld", () => {
    const { lobby } = views(other);
    const shares = (view: View) => {
      const witness = new Witness(`${Math.random()}`);
      witness.see(view);
      return witness.shares(view);
    };
    expect(shares(views(other, {}).lobby)).toEqual([]);
    expect(shares(proved(lobby, { commitment: null }))).toEqual([]);
    expect(shares(proved(lobby, { withheld: [1] }))).toEqual([]);
    expect(shares(lobby)).toHaveLength(1);
  });
});

describe("nonces", () => {
  test("are made once for each seat, and are the same after a reload", () => {
    const one = new Witness("t");
    one.see(views(other).lobby);
    const nonce = one.nonce(1);
    expect(one.nonce(1)).toBe(nonce);
    expect(one.nonce(2)).not.toBe(nonce);
    expect(new Witness("t").nonce(1)).toBe(nonce);
    expect(new Witness("u").nonce(1)).not.toBe(nonce);
  });

  test("go with a seat that is left", () => {
    const witness = new Witness("t");
    witness.see(views(other).lobby);
    const nonce = witness.nonce(1);
    witness.see(views(other, {}).committed);
    const { setup, play, over } = views(other, {});
    for (const view of [setup, ...play, over]) witness.see(view);
    expect(witness.memory?.nonces).toEqual({});
    expect(witness.verdict(over)).toMatchObject({ outcome: "open", gap: "watched" });
    expect(witness.nonce(1)).not.toBe(nonce);
  });
});
