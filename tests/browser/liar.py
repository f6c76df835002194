"""A server that lies about the deal, for the page to find out.

`python -m tests.browser.liar FOLDER` prints its address and serves. It is the real application on a
real socket; between the two, the views of a table whose first seat has the name of a lie are
rewritten. At every other table it is honest. A lie is as consistent as it can be, so that nothing
but the one thing gives it away. It knows what an operator knows: the store.
"""

import json
import socket
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from hashi import deal
from hashi.server.app import Application
from hashi.server.asgi import Receive, Scope, Send
from hashi.server.operate.settings import Settings
from hashi.server.process import make_server
from hashi.store import Store
from hashi.store.sqlite import SQLite
from hashi.table import Table, decode, fold

__all__ = ["LIES"]

View = dict[str, Any]
Lie = Callable[[View, Table], None]

_SECRET, _NONCE = bytes([0x77]) * 32, bytes([0x55]) * 32
_CHANGED_CARD = 7


def _other_seal(view: View, table: Table) -> None:
    """Once the nonces are known, another secret is sealed, and dealt from."""
    if table.nonces:
        _redeal(view, table, _SECRET, _nonces(table, _SECRET))
        view["proof"]["commitment"] = deal.commitment(_SECRET).hex()


def _other_nonce(view: View, table: Table) -> None:
    """The cards are dealt with another nonce than the one the first seat gave."""
    if table.nonces:
        secret = _secret(table)
        _redeal(view, table, secret, (_NONCE, *_nonces(table, secret)[1:]))


def _other_drawn(view: View, table: Table) -> None:
    """The cards are dealt with a chosen nonce for the second seat, which gave none."""
    if table.nonces:
        secret = _secret(table)
        _redeal(view, table, secret, (*_nonces(table, secret)[:1], _NONCE))


def _other_secret(view: View, table: Table) -> None:
    """The cards are dealt from another secret than the one that is sealed."""
    if table.nonces:
        _redeal(view, table, _SECRET, _nonces(table, _SECRET))


def _other_seed(view: View, _: Table) -> None:
    """At the end another seed is told."""
    if view["phase"] == "over":
        view["proof"]["seed"] = _SECRET.hex()


def _other_card(view: View, table: Table) -> None:
    """One card is not the one of the pile but the one set aside."""
    if len(view["seen"]) >= _CHANGED_CARD and table.seed is not None:
        card = str(deal.shuffled(table.seed, table.deck)[-1])
        view["seen"][_CHANGED_CARD - 1] = card
        if view["phase"] == "play" and view["round"] == _CHANGED_CARD:
            view["card"] = card


LIES: dict[str, Lie] = {
    "Other seal": _other_seal,
    "Other nonce": _other_nonce,
    "Other drawn": _other_drawn,
    "Other secret": _other_secret,
    "Other seed": _other_seed,
    "Other card": _other_card,
}


def _secret(table: Table) -> bytes:
    return deal.parse_bytes(table.opened.secret or "")


def _nonces(table: Table, secret: bytes) -> tuple[bytes, ...]:
    """The nonces that were given, and those that this secret draws for the others."""
    return tuple(
        deal.drawn_nonce(secret, number) if seat.nonce is None else deal.parse_bytes(seat.nonce)
        for number, seat in enumerate(table.seats, 1)
    )


def _redeal(view: View, table: Table, secret: bytes, nonces: Sequence[bytes]) -> None:
    """Show the cards of another deal, and at the end what they came from."""
    seed = deal.seed_of(secret, nonces)
    order = [str(card) for card in deal.shuffled(seed, table.deck)]
    view["seen"] = order[: len(view["seen"])]
    if view["card"] is not None:
        view["card"] = view["seen"][-1]
    if view["phase"] == "over":
        digits = [nonce.hex() for nonce in nonces]
        view["proof"].update(secret=secret.hex(), nonces=digits, seed=seed.hex())


class Liar(Application):
    """The application, with its views rewritten on their way out."""

    def __init__(self, store: Store) -> None:
        super().__init__(lambda: store, Settings(hosts=("hashi.test",)))
        self._store = store

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, and lie."""

        async def tell(message: Any) -> None:
            if message["type"] == "websocket.send":
                message["text"] = await _told(message["text"], self._store)
            await send(message)

        async def listen() -> Any:
            message = await receive()
            if "text" in message:  # so that the page gets nothing but views
                message["text"] = message["text"].replace('"changes":true', '"changes":false')
            return message

        await super().__call__({**scope, "extensions": {}}, listen, tell)


async def _told(text: str, store: Store) -> str:
    view = json.loads(text)
    lie = LIES.get(view["seats"][0]["name"]) if view["type"] == "view" else None
    if lie is None:
        return text
    events = await store.read(view["table"])
    lie(view, fold(view["table"], [(decode(event.data), event.at) for event in events]))
    return json.dumps(view)


def main() -> None:
    """Serve from a folder, and print the address."""
    listener = socket.create_server(("127.0.0.1", 0))
    server = make_server(Liar(SQLite(Path(sys.argv[1]) / "hashi.sqlite")))
    sys.stdout.write(f"http://localhost:{listener.getsockname()[1]}\n")
    sys.stdout.flush()
    server.run(sockets=[listener])


if __name__ == "__main__":
    main()
