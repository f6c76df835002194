"""Links that make another device the same person: once, for ten minutes, on every node.

The token in the link encrypts what is stored; of the token itself only the hash is stored.
"""

import hashlib
import secrets
from functools import partial

from hashi.service.asker import Asker
from hashi.service.context import Context
from hashi.service.endpoint import endpoint
from hashi.service.failure import Failure
from hashi.service.person import person_of
from hashi.service.thread import in_thread
from hashi.store import Store
from hashi.wire import exchange

__all__ = ["create_handover", "post_handover", "redeem_handover", "take_over"]

_VALID_SECONDS = 600


@endpoint("POST", "/api/handover", cost=20)
async def post_handover(context: Context, asker: Asker) -> exchange.Handover:
    """A link that makes another device the same person, once and for ten minutes."""
    if asker.secret is None:
        raise Failure("no-person")
    hub = context.hub
    token = await create_handover(hub.store, asker.secret, asker.name, hub.now())
    return exchange.Handover(path=f"/handover/{token}")


@endpoint("POST", "/api/handover/{token}", cost=10)
async def take_over(context: Context, asker: Asker, token: str) -> exchange.Person:
    """Become the person who made the link; this browser forgets who it was before."""
    person = await redeem_handover(context.hub.store, token, context.hub.now())
    if person is None:
        raise Failure("link-used")
    secret, name = person
    await asker.remember(secret, name)
    return exchange.Person(name=name)


async def create_handover(store: Store, secret: str, name: str, now: float) -> str:
    """A token that lets another device become this person; it replaces the previous one."""
    token = secrets.token_urlsafe(32)
    value = await in_thread(partial(_encrypt, token, f"{secret} {name}"))
    await store.put(_place(token), person_of(secret), value, now, until=now + _VALID_SECONDS)
    return token


async def redeem_handover(store: Store, token: str, now: float) -> tuple[str, str] | None:
    """The secret and the name behind a token, once; None for any other token."""
    value = await store.pop(_place(token), now)
    text = None if value is None else await in_thread(partial(_decrypt, token, value))
    if text is None:
        return None
    secret, _, name = text.partition(" ")
    return secret, name


# The import takes 8 MB and a tenth of a second, so it waits for the first link, and runs in
# a thread.
def _encrypt(token: str, text: str) -> bytes:
    from cryptography.fernet import Fernet  # noqa: PLC0415  heavy

    return Fernet(_key(token)).encrypt(text.encode())


def _decrypt(token: str, value: bytes) -> str | None:
    from cryptography.fernet import Fernet, InvalidToken  # noqa: PLC0415  heavy

    try:
        return Fernet(_key(token)).decrypt(value).decode()
    except (InvalidToken, ValueError):  # made by an older version, or altered in the store
        return None


def _key(token: str) -> str:
    """The token as Fernet writes its keys: 32 bytes in base64, padded."""
    return f"{token}="


def _place(token: str) -> str:
    return hashlib.sha256(b"hashi handover key " + token.encode()).hexdigest()
