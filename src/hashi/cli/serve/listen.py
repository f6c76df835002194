"""Sockets of this machine: which port is ours, who listens on it, and at which address."""

import os
import socket
from http import HTTPStatus
from http.client import HTTPConnection, HTTPException

from hashi.cli.error import CommandError
from hashi.locale import Texts

__all__ = ["DEFAULT_PORT", "allow_many_sockets", "is_running", "lan_address", "listen"]

DEFAULT_PORT = 8420
_UNREAD_MS = 60_000
_BOARDS = b'[{"name":"A"'  # how our server's response begins
_LOOPBACK, _EVERYWHERE = "127.0.0.1", "0.0.0.0"  # noqa: S104  only when asked for with --lan


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


def listen(port: int | None, texts: Texts, *, lan: bool) -> socket.socket:
    """Listen on the given port; by default on ours, or on any free one if that is taken."""
    host = _EVERYWHERE if lan else _LOOPBACK
    ports = [DEFAULT_PORT, 0] if port is None else [port]
    for number in ports:
        listener = socket.socket()
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):  # drop peers that read nothing
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, _UNREAD_MS)
        try:
            listener.bind((host, number))
            listener.listen()  # early clients queue instead of failing
        except (OSError, OverflowError):
            listener.close()
            continue
        return listener
    raise CommandError(texts("error-port", port=str(port)))


def lan_address() -> str:
    """The address of this machine in the local network, found without sending anything."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return _LOOPBACK


def allow_many_sockets() -> None:
    """Raise the limit of open files to the maximum; the default is often 1024."""
    if os.name == "posix":
        import resource  # missing on Windows

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft != hard:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
