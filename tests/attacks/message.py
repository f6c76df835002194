"""Floods of messages over sockets, of every kind that costs something."""

import json
import secrets
from collections.abc import Awaitable, Callable

from tests.attacks.attacker import Attacker
from tests.attacks.peer import TEXT, frame, text_frame

__all__ = ["ATTACKS"]

_SOCKETS = 8
_FAST, _PERMITTED = 0.011, 0.055  # seconds between the messages of a socket
_DRAFT = text_frame("preview", seat=1, draft="1@c2 c2-c4")


async def _flood(eve: Attacker, *frames: bytes, sockets: int = _SOCKETS) -> None:
    """Send messages over sockets at one table, faster than permitted, but not cut off for it."""
    place = await eve.seated()
    await eve.go()
    await eve.say([place] * sockets, frames, pause_seconds=_FAST)


async def drafts(eve: Attacker) -> None:
    """Drafts to be judged."""
    await _flood(eve, _DRAFT)


async def drafts_without_a_pause(eve: Attacker) -> None:
    """Drafts to be judged, as fast as they can be sent."""
    place = await eve.seated()
    await eve.go()
    await eve.say([place] * _SOCKETS, [_DRAFT])


async def drafts_of_many_sockets(eve: Attacker) -> None:
    """Drafts over 150 sockets, each as often as permitted."""
    place = await eve.seated()
    await eve.go()
    await eve.say([place] * 150, [_DRAFT], pause_seconds=_PERMITTED)


async def renames(eve: Attacker) -> None:
    """New names over sixty sockets of one person, each of them stored."""
    names = [text_frame("rename", seat=1, name=secrets.token_hex(8)) for _ in range(100)]
    await _flood(eve, *names, sockets=60)


async def turns_taken_back(eve: Attacker) -> None:
    """Turns played and taken back over and over at twelve tables, each of them stored."""
    turn = [text_frame("play", seat=1, round=1, turn="pass"), text_frame("take-back", seat=1)]
    places = [await eve.seated(2) for _ in range(12)]
    await eve.go()
    await eve.say(places, turn, pause_seconds=_PERMITTED)


async def hints(eve: Attacker) -> None:
    """Hints for many tables, each of which takes a while to think of."""
    places = [await eve.seated() for _ in range(20)]
    await eve.go()
    await eve.say(places, [text_frame("hint", seat=1, draft="pass")], pause_seconds=_PERMITTED)


async def nonces(eve: Attacker) -> None:
    """Shares of a deal that is settled."""
    await _flood(eve, text_frame("nonce", seat=1, nonce=secrets.token_hex(32)))


async def acts_for_other_seats(eve: Attacker) -> None:
    """Turns, seats and bots that are not the sender's to play, take or place."""
    acts = [
        text_frame("play", seat=2, round=1, turn="1@c2 c2-c4"),
        text_frame("sit", seat=1, name="Eve"),
        text_frame("leave", seat=3),
        text_frame("put-bot", seat=4),
        text_frame("begin"),
        text_frame("rematch"),
    ]
    await _flood(eve, *acts)


async def seats_taken_and_left(eve: Attacker) -> None:
    """Seats taken and left over and over in the lobbies of eight tables, each of them stored."""
    cookie = await eve.person()
    places = [(await eve.table(cookie, 2, "person"), cookie) for _ in range(_SOCKETS)]
    frames = [text_frame("sit", seat=2, name="Eve"), text_frame("leave", seat=2)]
    await eve.go()
    await eve.say(places, frames, pause_seconds=_PERMITTED)


async def greetings(eve: Attacker) -> None:
    """Greetings, each answered with a whole view."""
    await _flood(eve, text_frame("hello"))


async def unknown_messages(eve: Attacker) -> None:
    """Messages of no kind we know."""
    await _flood(eve, text_frame("sudo", what="everything"))


async def nested_messages(eve: Attacker) -> None:
    """Brackets within brackets."""
    await _flood(eve, frame(TEXT, b"[" * 4_000), frame(TEXT, b'{"a":' * 800))


async def unreadable_texts(eve: Attacker) -> None:
    """Texts that are no UTF-8, or no JSON."""
    await _flood(eve, frame(TEXT, b"what?"), frame(TEXT, b"\xff\xfe\xfd"))


async def large_messages(eve: Attacker) -> None:
    """Well-formed messages of 60 kB."""
    long = json.dumps({"type": "preview", "id": 1, "seat": 1, "draft": "x" * 60_000}).encode()
    await _flood(eve, frame(TEXT, long))


ATTACKS: tuple[Callable[[Attacker], Awaitable[None]], ...] = (
    drafts,
    drafts_without_a_pause,
    drafts_of_many_sockets,
    renames,
    turns_taken_back,
    hints,
    nonces,
    acts_for_other_seats,
    seats_taken_and_left,
    greetings,
    unknown_messages,
    nested_messages,
    unreadable_texts,
    large_messages,
)
