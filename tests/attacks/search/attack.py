"""The process that carries out shapes: `python -m tests.attacks.search.attack PORT`.

It reads one order after the other as a line of JSON. For each it prepares itself, says so, waits
for a line, attacks for as long as ordered, and prints its tally; see `Attacker`.
"""

import asyncio
import contextlib
import itertools
import os
import resource
import sys
from collections.abc import Mapping, Sequence
from functools import partial

import msgspec
import uvloop

from tests.attacks.attacker import Attacker, TurnedAway
from tests.attacks.peer import Peer
from tests.attacks.search.body import frames_of, requests_of
from tests.attacks.search.shape import Shape
from tests.attacks.search.target import NOBODY, MessageTarget, RequestTarget, Target, targets
from tests.attacks.search.world import PATIENCE_SECONDS, Spot, World

__all__ = ["Order", "carry_out"]

_GIVE_WAY = 10  # of niceness: the attacker stands for another machine
_SLOW_PART, _SLOW_SECONDS = 400, 0.02
_TROUBLE = (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, TurnedAway)


class Order(msgspec.Struct, frozen=True):
    """A shape, from which address, and for how long."""

    shape: Shape
    source: str
    seconds: float


async def carry_out(shape: Shape, known: Mapping[str, Target], world: World, eve: Attacker) -> None:
    """Prepare an attack of this shape, wait for the signal, and attack until cancelled."""
    match known.get(shape.target):
        case RequestTarget() as target:
            await _ask(shape, target, world, eve)
        case MessageTarget() as target:
            await _say(shape, target, world, eve)
        case None:
            assert shape.target == NOBODY
            await eve.go()
            await asyncio.Event().wait()


async def _ask(shape: Shape, target: RequestTarget, world: World, eve: Attacker) -> None:
    persons = shape.count("persons")
    kind = str(shape.genes.get("place", "none"))
    spots = await world.spots(kind, min(8, shape.count("distinct")), persons)
    cookies = await world.persons(persons)
    requests = requests_of(shape, target, world, spots, cookies)
    together = shape.count("together")
    endless = itertools.cycle(requests)
    await eve.go()

    async def talk() -> None:
        peer = await eve.connect()
        try:
            if shape.genes["hearing"] == "never":
                peer.deafen()
            while True:
                await _send(peer, b"".join(itertools.islice(endless, together)), shape)
                if shape.genes["hearing"] == "all":
                    for _ in range(together):
                        eve.count_status((await peer.answer())[0])
                await asyncio.sleep(shape.count("pause_ms") / 1000)
        finally:
            peer.close()

    await eve.many([talk] * shape.count("connections"))


async def _send(peer: Peer, data: bytes, shape: Shape) -> None:
    if shape.genes["sending"] != "slow":
        await peer.send(data)
        return
    for at in range(0, len(data), _SLOW_PART):
        await peer.send(data[at : at + _SLOW_PART])
        await asyncio.sleep(_SLOW_SECONDS)


async def _say(shape: Shape, target: MessageTarget, world: World, eve: Attacker) -> None:
    kind, count = str(shape.genes["place"]), shape.count("tables")
    spots = await world.spots(kind, count, shape.count("persons"))
    everywhere = list(itertools.islice(itertools.cycle(spots), shape.count("sockets")))
    frames = {spot: frames_of(shape, target, world, spot) for spot in spots}
    opened = await _opened(everywhere, eve)
    speakers = len(everywhere) if shape.genes["speakers"] == "all" else 1
    together = shape.count("together")
    await eve.go()

    async def talk(number: int, spot: Spot) -> None:
        """Speak over a socket, the one that is open already or a new one."""
        peer = opened.pop(number, None) or await eve.socket(spot.place)
        hears = shape.genes["hearing"] == "all"
        listening = asyncio.create_task(eve.listen(peer) if hears else asyncio.Event().wait())
        if not hears:
            peer.deafen()
        endless = itertools.cycle(frames[spot])
        try:
            while not listening.done():
                if number < speakers:
                    await peer.send(b"".join(itertools.islice(endless, together)))
                await asyncio.wait({listening}, timeout=shape.count("pause_ms") / 1000 or 0.001)
        finally:
            listening.cancel()
            peer.close()

    await eve.many(partial(talk, number, spot) for number, spot in enumerate(everywhere))


async def _opened(everywhere: Sequence[Spot], eve: Attacker) -> dict[int, Peer]:
    """The sockets that can be opened within some seconds, by number."""
    opened: dict[int, Peer] = {}
    with contextlib.suppress(TimeoutError, *_TROUBLE):
        async with asyncio.timeout(PATIENCE_SECONDS):
            for number, spot in enumerate(everywhere):
                opened[number] = await eve.socket(spot.place)
    return opened


async def _main(port: int) -> None:
    world, known = World(port), targets()
    while line := await asyncio.to_thread(sys.stdin.readline):
        order = msgspec.json.decode(line, type=Order)
        eve = Attacker(port, order.seconds, source=order.source)
        await eve.run(partial(carry_out, order.shape, known, world))


def main() -> None:
    """Carry out orders until there are no more."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    os.nice(_GIVE_WAY)
    uvloop.run(_main(int(sys.argv[1])))


if __name__ == "__main__":
    main()
