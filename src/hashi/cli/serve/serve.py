"""`hashi`: serve the page from one process; tables are in the user's data folder by default."""

import os
import re
import socket
import subprocess
import sys
import threading
import webbrowser
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from http import HTTPStatus
from http.client import HTTPConnection, HTTPException
from ipaddress import ip_network

import segno

from hashi.cli.error import CommandError, quoted
from hashi.cli.serve.location import StoreLocation
from hashi.locale import Texts
from hashi.server.app import make_app
from hashi.server.limit.number import LIMITS, Kind, Limit, Rate
from hashi.server.operate.log import LogKind, set_up
from hashi.server.operate.settings import Settings
from hashi.server.process import make_server

__all__ = ["DEFAULT_PORT", "ServeOptions", "is_running", "serve", "settings_from"]

DEFAULT_PORT = 8420
_UNREAD_MS = 60_000
_BOARDS = b'[{"name":"A"'  # how our server's response begins
_LARGEST_SETTING = 1_000_000
_HOST = re.compile(r"[A-Za-z0-9_.-]{1,253}")
_BOT = re.compile(r"[A-Za-z0-9_.:-]{1,80}")  # as hashi.wire.level.BotName
_LOAD = "import sys; from hashi.bots.own import load; load(sys.argv[1])"
_RATE = re.compile(r"(\d{1,9}(?:\.\d{1,6})?),(\d{1,9}(?:\.\d{1,6})?)")
_SETTINGS: dict[str, str] = {
    "HASHI_MOST_SOCKETS": "most_sockets",
    "HASHI_SOCKETS_PER_ADDRESS": "most_sockets_of_address",
    "HASHI_LIMIT_FACTOR": "limit_factor",
    "HASHI_STOP_SECONDS": "stop_seconds",
    "HASHI_MOST_WORKERS": "most_workers",
    "HASHI_TRAININGS_PER_DAY": "trainings_per_day",
}
_LOOPBACK, _EVERYWHERE = "127.0.0.1", "0.0.0.0"  # noqa: S104  only when asked for with --lan


@dataclass(frozen=True, slots=True)
class ServeOptions:
    """The options of the command."""

    port: int | None = None
    lan: bool = False
    browser: bool = True
    location: StoreLocation = field(default_factory=StoreLocation)
    log: LogKind = "text"
    accept_loss: bool = False
    hosts: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()


def serve(options: ServeOptions, texts: Texts) -> None:
    """Serve until interrupted; if a server is already running, show its address instead."""
    if options.port is None and is_running(DEFAULT_PORT):
        _show(texts, options, DEFAULT_PORT)
        return
    settings = settings_from(os.environ, texts, options)
    options.location.check(texts)
    store = options.location.store(texts, alone=True, accept_loss=options.accept_loss)
    listener = _listen(options, texts)
    set_up(options.log)
    _allow_many_sockets()
    server = make_server(make_app(lambda: store, settings))
    _show(texts, options, listener.getsockname()[1])
    print(texts("serving-stop"), flush=True)  # noqa: T201  likewise
    server.run(sockets=[listener])


def _show(texts: Texts, options: ServeOptions, port: int) -> None:
    """Print the address, with --lan as a QR code too, and open it in the browser."""
    address = f"http://{_lan_address() if options.lan else 'localhost'}:{port}/"
    print(texts("serving", address=address), flush=True)  # noqa: T201  the command's answer
    if options.lan:
        segno.make_qr(address).terminal(compact=True)
    if options.browser:
        # With --lan the network's address, so that links and codes shown there work on phones.
        threading.Timer(0.5, webbrowser.open, [address]).start()


def settings_from(
    environment: Mapping[str, str], texts: Texts, options: ServeOptions | None = None
) -> Settings:
    """The settings from environment variables; see docs/running.md."""
    options, numbers = options or ServeOptions(), dict[str, int]()
    for name, setting in _SETTINGS.items():
        value = environment.get(name, "")
        if value:
            if not value.isdecimal() or not 0 < int(value) <= _LARGEST_SETTING:
                raise CommandError(texts("error-setting", name=name, value=quoted(value)))
            numbers[setting] = int(value)
    proxies = environment.get("HASHI_TRUSTED_PROXIES", "")
    if not all(map(_is_proxy, filter(None, proxies.split(",")))):
        raise CommandError(
            texts("error-setting", name="HASHI_TRUSTED_PROXIES", value=quoted(proxies))
        )
    return Settings(
        limits=_limits_from(environment, texts),
        hosts=_hosts(options, environment, texts),
        lan=options.lan,
        trusted_proxies=proxies,
        metrics_token=environment.get("HASHI_METRICS_TOKEN") or None,
        bots=_checked_bots(options.bots, texts),
        **numbers,
    )


def _limits_from(environment: Mapping[str, str], texts: Texts) -> dict[Kind, Limit]:
    """Limits of an address, each as BURST,PER_SECOND; those of a person stay."""
    found: dict[Kind, Limit] = {}
    for kind, limit in LIMITS.items():
        name = f"HASHI_LIMIT_{kind.upper()}"
        value = environment.get(name, "")
        if value:
            rate = _RATE.fullmatch(value)
            if rate is None or not (float(rate[1]) >= 1 and float(rate[2]) > 0):
                raise CommandError(texts("error-setting", name=name, value=quoted(value)))
            found[kind] = replace(limit, address=Rate(float(rate[1]), float(rate[2])))
    return found


def _hosts(options: ServeOptions, environment: Mapping[str, str], texts: Texts) -> tuple[str, ...]:
    """The names this server is known by: given ones, and in the network the machine's own."""
    named = environment.get("HASHI_HOSTS", "")
    given = (*options.hosts, *(name.strip() for name in named.split(",") if name.strip()))
    for name in given:
        if _HOST.fullmatch(name) is None:
            raise CommandError(texts("error-setting", name="--host", value=quoted(name)))
    own = socket.gethostname()
    return (*given, own, f"{own}.local") if options.lan else given


def _checked_bots(bots: tuple[str, ...], texts: Texts) -> tuple[str, ...]:
    """The bots to offer, if each can be loaded: tried in a process of its own, as workers do it."""
    for bot in bots:
        tried = subprocess.run([sys.executable, "-c", _LOAD, bot], capture_output=True, check=False)  # noqa: S603  our own
        if tried.returncode or _BOT.fullmatch(bot) is None:
            reason = tried.stderr.decode(errors="replace").strip().splitlines()[-1:]
            sentence = texts("error-bot-broken", bot=quoted(bot), reason=quoted("".join(reason)))
            raise CommandError(sentence)
    return bots


def _is_proxy(text: str) -> bool:
    """Whether this is a valid proxy to trust: an address, a network, or * for all."""
    try:
        ip_network(text.strip())
    except ValueError:
        return text.strip() == "*"
    return True


def _allow_many_sockets() -> None:
    """Raise the limit of open files to the maximum; the default is often 1024."""
    if os.name == "posix":
        import resource  # noqa: PLC0415  missing on Windows

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft != hard:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def is_running(port: int) -> bool:
    """Whether a HASHI server is already running on this port."""
    connection = HTTPConnection(_LOOPBACK, port, timeout=1)
    try:
        connection.request("GET", "/api/boards")
        answer = connection.getresponse()
        return answer.status == HTTPStatus.OK and answer.read(len(_BOARDS)) == _BOARDS
    except (OSError, HTTPException):
        return False
    finally:
        connection.close()


def _listen(options: ServeOptions, texts: Texts) -> socket.socket:
    """Listen on the given port; by default on ours, or on any free one if that is taken."""
    host = _EVERYWHERE if options.lan else _LOOPBACK
    ports = [DEFAULT_PORT, 0] if options.port is None else [options.port]
    for port in ports:
        listener = socket.socket()
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):  # drop peers that read nothing
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, _UNREAD_MS)
        try:
            listener.bind((host, port))
            listener.listen()  # early clients queue instead of failing
        except (OSError, OverflowError):
            listener.close()
            continue
        return listener
    raise CommandError(texts("error-port", port=str(options.port)))


def _lan_address() -> str:
    """The address of this machine in the local network, found without sending anything."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return _LOOPBACK
