"""Links as QR codes."""

import io
from functools import lru_cache, partial
from typing import Annotated

import segno
from msgspec import Meta

from hashi.service.endpoint import File, endpoint
from hashi.service.thread import in_thread

__all__ = ["get_qr"]

_QR_CODES_KEPT = 256
_KEEP_SECONDS = 3600


@endpoint("GET", "/api/qr", cost=20)
async def get_qr(text: Annotated[str, Meta(max_length=300)]) -> File:
    """A link as a QR code."""
    # A long text takes some 30 ms, which is too much for the event loop.
    picture = await in_thread(partial(_qr_code, text))
    return File(picture, "image/svg+xml", keep_seconds=_KEEP_SECONDS)


@lru_cache(_QR_CODES_KEPT)
def _qr_code(text: str) -> bytes:
    picture = io.BytesIO()
    segno.make_qr(text).save(picture, kind="svg", scale=6, border=3, light="#fff")
    return picture.getvalue()
