"""The search for attacks works: it knows everything there is, and finds what is slow.

How long the others wait is no matter here, for the machine may be busy; `make attacks` tells it.
"""

import json
import sys
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from random import Random

import msgspec
import pytest

from hashi.server.http.endpoints import SERVER_ENDPOINTS
from hashi.service.endpoint import Router
from hashi.wire.message import ClientMessage
from tests.attacks.attacker import Tally
from tests.attacks.search.arena import open_arena
from tests.attacks.search.body import frames_of, requests_of
from tests.attacks.search.case import keep, load
from tests.attacks.search.figure import Figures, Waits
from tests.attacks.search.hunt import CONTROL, Finding, Hunt, Plan
from tests.attacks.search.shape import Shape
from tests.attacks.search.target import MESSAGES, MessageTarget, RequestTarget, targets
from tests.attacks.search.world import Spot, World
from tests.attacks.small_server import PLANTED, TARGETS, open_small_server

ON_LINUX = pytest.mark.skipif(
    sys.platform != "linux", reason="one machine with many addresses, and /proc, are Linux's"
)
ALL = targets()
WORLD, SPOT = World(0), Spot("a-table", "BCDFGH", "hashi=secret")
REPLAYED = 2  # cases, for a second each


def bytes_of(shape: Shape) -> list[bytes]:
    """What an attack of this shape sends."""
    target = ALL[shape.target]
    if isinstance(target, MessageTarget):
        return frames_of(shape, target, WORLD, SPOT)
    return requests_of(shape, target, WORLD, [SPOT], ["hashi=secret"])


def test_every_endpoint_and_message_is_a_target() -> None:
    """Nothing is listed by hand."""
    found = [target for target in ALL.values() if isinstance(target, RequestTarget)]
    assert {id(one) for target in found for one in target.endpoints} == set(
        map(id, SERVER_ENDPOINTS)
    )
    assert len(MESSAGES) == len(ClientMessage.__args__)
    assert all(target.name in ALL for target in MESSAGES.values())


@pytest.mark.parametrize("name", ALL)
def test_the_mildest_shape_is_an_honest_request(name: str) -> None:
    """It finds its endpoint, and its body or message is what the wire declares."""
    target = ALL[name]
    for sent in bytes_of(Shape.first(name, target.ladders)):
        if isinstance(target, MessageTarget):
            payload = sent[sent.index(b"{") :]
            assert json.loads(payload)["type"] == target.tag
            msgspec.json.decode(payload, type=ClientMessage)
            continue
        head, _, body = sent.partition(b"\r\n\r\n")
        method, address, _ = head.decode().split(" ", 2)
        found = Router(target.endpoints).find(method, address.partition("?")[0])
        assert found is not None
        if found[0].body:
            msgspec.json.decode(body, type=found[0].body[1])


@pytest.mark.parametrize("name", ALL)
def test_shapes_and_their_bytes_follow_from_the_seed(name: str) -> None:
    """What was found once can be sent again."""
    ladders = ALL[name].ladders
    drawn = [Shape.drawn(name, ladders, random) for random in (Random(1), Random(1))]
    mutated = [
        shape.mutated(ladders, random)
        for shape, random in zip(drawn, (Random(2), Random(2)), strict=True)
    ]
    for one, other in (drawn, mutated):
        assert one == other
        assert all(one.genes[gene] in ladder for gene, ladder in ladders.items())
        assert bytes_of(one) == bytes_of(other)
    assert mutated[0] != drawn[0]


@ON_LINUX
async def test_a_slow_endpoint_is_found() -> None:
    """One of two endpoints is slow for long names: that one is confirmed, with long names."""
    said: list[str] = []
    plan = Plan(600, most_rounds=4, most_climbs=1, finalists=2)
    async with open_small_server() as server:
        hunt = Hunt(TARGETS, lambda: nullcontext(server), plan, said.append, Random(1))
        findings = await hunt.run()
    assert [one.shape.target for one in findings if one.confirmed] == [PLANTED]
    assert findings[0].shape.genes["path"] in {"long", "encoded"}
    assert len(said) == hunt.trials + len(findings) == hunt.trials + 2


def test_only_what_is_confirmed_is_kept(tmp_path: Path) -> None:
    """Each repeat is above the aim and its control; then it is the case of its target."""
    path, shape = tmp_path / "found.json", Shape("GET /", {"connections": 8}, 5)
    mild = Finding(shape, [figures(9.0), figures(2.0), figures(9.0)], [figures(1.0)] * 3)
    noisy = Finding(shape, [figures(9.0)] * 3, [figures(4.0)] * 3)
    assert keep([mild, noisy], path) == []
    lossy = Finding(shape, [figures(1.0, lost=1)], [figures(1.0)])
    assert lossy.confirmed
    bad = Finding(shape, [figures(9.0)] * 3, [figures(1.0)] * 3)
    assert [case.ratio for case in keep([bad], path)] == [9.0]
    assert [case.shape for case in load(path)] == [shape]
    worse = Finding(shape, [figures(20.0)] * 3, [figures(1.0)] * 3)
    assert [case.ratio for case in keep([worse, bad], path)] == [20.0]


def figures(ratio: float, lost: int = 0) -> Figures:
    """Those of a trial with this ratio."""
    return Figures({"commits": Waits([1.0], [ratio])}, lost, Tally())


@ON_LINUX
async def test_what_was_found_loses_nothing(
    compiled: None,  # noqa: ARG001  no warm-up
    record_property: Callable[[str, object], None],
) -> None:
    """The worst cases that are kept, and no attack at all, at one server: the others play on."""
    async with open_arena() as arena:
        for shape in [CONTROL, *(case.shape for case in load()[:REPLAYED])]:
            assert shape == CONTROL or shape.target in ALL
            result = await arena.trial(shape, 1.0)
            record_property("attack", f"{shape} {result}")
            assert result.lost == 0
            assert all(wait.during for wait in result.waits.values())
