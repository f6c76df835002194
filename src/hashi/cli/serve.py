"""`hashi`: one process that serves the page, from a file in the user's data folder."""

import socket
import sqlite3
import threading
import webbrowser
from dataclasses import dataclass
from pathlib import Path

import httpx
import segno
from platformdirs import user_data_path
from rich.console import Console

from hashi.cli.failure import Failure
from hashi.locale import Texts
from hashi.server.app import make_app, make_server
from hashi.store import SchemaError, SQLite

__all__ = ["DEFAULT_PORT", "Wish", "serve"]

DEFAULT_PORT = 8420
_LOOPBACK, _EVERYWHERE = "127.0.0.1", "0.0.0.0"  # noqa: S104  only when asked for with --lan


@dataclass(frozen=True, slots=True)
class Wish:
    """What was asked for on the command line."""

    port: int | None = None
    lan: bool = False
    browser: bool = True
    data: Path | None = None


def serve(wish: Wish, texts: Texts) -> None:
    """Serve until interrupted; if it is running already, show where."""
    console = Console(highlight=False)
    if wish.port is None and _answers(DEFAULT_PORT):
        _show(console, texts, wish, DEFAULT_PORT)
        return
    store = _opened(wish, texts)
    listener = _listening(wish, texts)
    server = make_server(make_app(lambda: store))
    _show(console, texts, wish, listener.getsockname()[1])
    console.print(texts("serving-stop"), style="dim")
    server.run(sockets=[listener])


def _show(console: Console, texts: Texts, wish: Wish, port: int) -> None:
    """Tell the address, in the local network as a QR code too, and open it in the browser."""
    address = f"http://{_lan_address() if wish.lan else 'localhost'}:{port}/"
    console.print(texts("serving", address=address), markup=False, soft_wrap=True)
    if wish.lan:
        segno.make_qr(address).terminal(compact=True)
    if wish.browser:
        # With --lan the network's address, so that links and codes shown there work on phones.
        threading.Timer(0.5, webbrowser.open, [address]).start()


def _opened(wish: Wish, texts: Texts) -> SQLite:
    file = (wish.data or user_data_path("hashi")) / "hashi.sqlite"
    try:
        return SQLite(file)
    except SchemaError:
        raise Failure(texts("error-newer-data", path=str(file))) from None
    except (OSError, sqlite3.Error):
        raise Failure(texts("error-data", path=str(file))) from None


def _answers(port: int) -> bool:
    """Whether HASHI is already served on this machine at a port."""
    try:
        answer = httpx.get(f"http://{_LOOPBACK}:{port}/api/boards", timeout=1, trust_env=False)
    except httpx.HTTPError:
        return False
    return answer.is_success and answer.text.startswith('[{"name":"A"')


def _listening(wish: Wish, texts: Texts) -> socket.socket:
    """A socket on the wished port; without a wish, on another if ours is taken."""
    host = _EVERYWHERE if wish.lan else _LOOPBACK
    ports = [DEFAULT_PORT, 0] if wish.port is None else [wish.port]
    for port in ports:
        listener = socket.socket()
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, port))
            listener.listen()  # whoever comes while the server starts waits instead of failing
        except (OSError, OverflowError):
            listener.close()
            continue
        return listener
    raise Failure(texts("error-port", port=str(wish.port)))


def _lan_address() -> str:
    """The address of this machine in its own network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return _LOOPBACK
