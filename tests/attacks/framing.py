"""Frames nobody needs: control frames, fragments, frames too large, frames that are none."""

import struct
from collections.abc import Awaitable, Callable

from tests.attacks.attacker import Attacker
from tests.attacks.peer import CONTINUED, PING, PONG, TEXT, frame

__all__ = ["ATTACKS"]

_SOCKETS = 4
_BEGUN = TEXT & 0x0F  # a text that goes on in the next frame
_BINARY, _RESERVED = 0x82, 0xF3


async def _flood(eve: Attacker, frames: bytes, first: bytes = b"") -> None:
    """Send the same bytes over and over."""
    place = await eve.seated()
    await eve.go()
    await eve.say([place] * _SOCKETS, [frames], first=first)


async def pings(eve: Attacker) -> None:
    """Empty pings."""
    await _flood(eve, frame(PING) * 200)


async def pongs(eve: Attacker) -> None:
    """Empty pongs nobody asked for."""
    await _flood(eve, frame(PONG) * 200)


async def continuations(eve: Attacker) -> None:
    """A text that goes on in empty frames for ever."""
    await _flood(eve, frame(CONTINUED) * 200, first=frame(_BEGUN))


async def fragments(eve: Attacker) -> None:
    """A text that goes on byte by byte."""
    await _flood(eve, frame(CONTINUED, b" ") * 200, first=frame(_BEGUN, b"{"))


async def large_pings(eve: Attacker) -> None:
    """Pings as large as they may be, each to be sent back."""
    await _flood(eve, frame(PING, bytes(125)) * 100)


async def binary_frames(eve: Attacker) -> None:
    """Frames that are no text."""
    await _flood(eve, frame(_BINARY, bytes(1000)) * 20)


async def largest_frames(eve: Attacker) -> None:
    """Texts as large as a frame may be."""
    await _flood(eve, frame(TEXT, b"x" * 65_536))


async def frames_too_large(eve: Attacker) -> None:
    """Texts larger than a frame may be."""
    await _flood(eve, frame(TEXT, b"x" * 1_000_000))


async def endless_frame(eve: Attacker) -> None:
    """A frame that says it has exabytes."""
    await _flood(eve, bytes(65_536), first=struct.pack("!BBQ4x", TEXT, 0xFF, 1 << 62))


async def broken_frames(eve: Attacker) -> None:
    """Frames against the protocol: reserved bits, no mask."""
    await _flood(eve, frame(_RESERVED, b"x" * 100) + b"\x81\x05hello")


ATTACKS: tuple[Callable[[Attacker], Awaitable[None]], ...] = (
    pings,
    pongs,
    continuations,
    fragments,
    large_pings,
    binary_frames,
    largest_frames,
    frames_too_large,
    endless_frame,
    broken_frames,
)
