"""All attacks by name, and the process that carries one out.

`python -m tests.attacks.attack NAME PORT SECONDS`: see `Attacker.run`.
"""

import asyncio
import os
import resource
import sys
from collections.abc import Awaitable, Callable

import uvloop

from tests.attacks import board, crowd, framing, head, large, many, message, route
from tests.attacks.attacker import Attacker

__all__ = ["ATTACKS", "CONTROL"]

_GIVE_WAY = 5  # of niceness: the attacker stands for another machine, and takes no one's processor
CONTROL = "nobody"


async def nobody(eve: Attacker) -> None:
    """No attack at all: how much the machine by itself differs from one moment to the next."""
    await eve.go()
    await asyncio.Event().wait()


ATTACKS: dict[str, Callable[[Attacker], Awaitable[None]]] = {CONTROL: nobody} | {
    attack.__name__.replace("_", "-"): attack
    for module in (board, framing, head, message, route, crowd, many, large)
    for attack in module.ATTACKS
}


def main() -> None:
    """Carry out one attack."""
    name, port, seconds = sys.argv[1:]
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    os.nice(_GIVE_WAY)
    uvloop.run(Attacker(int(port), float(seconds)).run(ATTACKS[name]))


if __name__ == "__main__":
    main()
