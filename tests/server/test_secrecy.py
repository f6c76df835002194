"""Every byte the server sends, searched for what nobody may know yet."""

import asyncio
import json
from collections.abc import Callable
from functools import partial
from itertools import chain
from random import Random

import hashi
from hashi import deal
from hashi.client import AtTable, Client
from hashi.wire.view import View
from tests.server.player import good_turn, two_and_a_bot
from tests.server.secrecy import check_unrevealed


def without_starts(text: str) -> str:
    """A message without the receiver's own starting numbers, which may look like a turn."""
    message = json.loads(text)
    message.pop("starts", None)
    return json.dumps(message)


def is_round(number: int, view: View) -> bool:
    """Whether a view shows this round."""
    return view.round == number


async def test_no_secret_leaves_before_its_time(
    ada: Client, bruno: Client, record_property: Callable[[str, object], None]
) -> None:
    """Invariant: nobody receives a coming card, seed, secret, nonce or another's open marks."""
    table = await two_and_a_bot(ada, bruno)
    random = Random("secrecy")
    watcher = Client(ada.address)
    async with (
        watcher,
        ada.at(table, audit=True) as one,
        bruno.at(table, audit=True) as two,
        watcher.at(table, audit=True) as spectator,
    ):
        places: tuple[AtTable, ...] = (one, two, spectator)
        await one.place(1, "e6", 4)
        await asyncio.gather(*(place.until(lambda v: v.seats[0].done) for place in places))
        assert all("4@e6" not in text for place in (two, spectator) for text in place.heard)
        await two.place(2, "c2", 3)
        heard_by: dict[int, list[str]] = {}
        for round_ in range(1, 18):
            await asyncio.gather(*(place.until(partial(is_round, round_)) for place in places))
            before, heard = two.view.seats[0].sheet, {p: len(p.heard) for p in places}
            turn = good_turn(one.view, 1, random)
            await one.play(1, turn)
            if round_ < 17:
                await asyncio.gather(*(place.until(lambda v: v.seats[0].done) for place in places))
                heard_by[round_] = [text for place in places for text in place.heard]
                assert one.view.turns == {"1": turn}
                assert one.view.seats[0].sheet == before
                for place in (two, spectator):
                    assert place.view.turns == {}
                    assert place.view.seats[0].sheet == before
                    for text in place.heard[heard[place] :]:
                        assert turn == "pass" or f'"{turn}"' not in without_starts(text)
            await two.play(2, good_turn(two.view, 2, random))
        end = await one.until(lambda view: view.phase == "over")
    order = [str(c) for c in deal.shuffled(bytes.fromhex(end.proof.seed or ""), hashi.deck())]
    secrets = [end.proof.secret or "-", end.proof.seed or "-", *end.proof.nonces]
    for round_, texts in heard_by.items():
        for text in texts:
            assert not any(secret in text for secret in secrets)
            check_unrevealed(text, order, round_)
    assert order[17] not in end.seen
    messages = list(chain.from_iterable(heard_by.values()))
    assert {json.loads(text)["type"] for text in messages} == {"view", "change", "done"}
    searched = f"{sum(map(len, messages)):,} bytes of {len(messages):,} messages searched"
    record_property("figure", searched)
