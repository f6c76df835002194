"""`hashi`: one process that serves the page, from a file in the user's data folder."""

import socket
import threading
import webbrowser
from dataclasses import dataclass
from pathlib import Path

import segno
from platformdirs import user_data_path
from rich.console import Console

from hashi.cli.failure import Failure
from hashi.locale import Texts
from hashi.server.app import make_app, make_server
from hashi.store import SQLite

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
    """Serve until interrupted."""
    console = Console(highlight=False)
    listener = _listening(wish, texts)
    port = listener.getsockname()[1]
    address = f"http://{_lan_address() if wish.lan else 'localhost'}:{port}/"
    file = (wish.data or user_data_path("hashi")) / "hashi.sqlite"
    server = make_server(make_app(lambda: SQLite(file)))
    console.print(texts("serving", address=address), markup=False, soft_wrap=True)
    if wish.lan:
        segno.make_qr(address).terminal(compact=True)
    if wish.browser:
        threading.Timer(0.5, webbrowser.open, [f"http://localhost:{port}/"]).start()
    console.print(texts("serving-stop"), style="dim")
    server.run(sockets=[listener])


def _listening(wish: Wish, texts: Texts) -> socket.socket:
    """A socket on the wished port; without a wish, on another if ours is taken."""
    host = _EVERYWHERE if wish.lan else _LOOPBACK
    ports = [DEFAULT_PORT, 0] if wish.port is None else [wish.port]
    for port in ports:
        listener = socket.socket()
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, port))
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
