"""Run the server that the options describe, and show where it is."""

import os
import threading
import webbrowser

import segno

from hashi.cli.serve.listen import (
    DEFAULT_PORT,
    allow_many_sockets,
    is_running,
    lan_address,
    listen,
)
from hashi.cli.serve.serve import ServeOptions
from hashi.cli.serve.setting import settings_from
from hashi.cli.serve.store import check_database, store_at
from hashi.locale import Texts
from hashi.server.app import make_app
from hashi.server.operate.log import set_up
from hashi.server.process import make_server

__all__ = ["run"]

_BROWSER_SECONDS = 0.5  # until the browser opens: the server answers by then


def run(options: ServeOptions, texts: Texts) -> None:
    """Serve until interrupted; if a server is already running, show its address instead."""
    if options.port is None and is_running(DEFAULT_PORT):
        _show(texts, options, DEFAULT_PORT)
        return
    settings = settings_from(os.environ, texts, options)
    check_database(options.location, texts)
    store = store_at(options.location, texts, alone=True, accept_loss=options.accept_loss)
    listener = listen(options.port, texts, lan=options.lan)
    set_up(options.log)
    allow_many_sockets()
    server = make_server(make_app(lambda: store, settings))
    _show(texts, options, listener.getsockname()[1])
    print(texts("serving-stop"), flush=True)
    server.run(sockets=[listener])


def _show(texts: Texts, options: ServeOptions, port: int) -> None:
    """Print the address, with --lan as a QR code too, and open it in the browser."""
    address = f"http://{lan_address() if options.lan else 'localhost'}:{port}/"
    print(texts("serving", address=address), flush=True)
    if options.lan:
        segno.make_qr(address).terminal(compact=True)
    if options.browser:
        # With --lan the network's address, so that links and codes shown there work on phones.
        threading.Timer(_BROWSER_SECONDS, webbrowser.open, [address]).start()
