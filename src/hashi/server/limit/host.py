"""The host names the server answers to.

Another site can make its own name resolve to this machine, so that its page may talk to us as to
its own server (DNS rebinding). The browser still sends that name, so requests for a name that is
not ours are refused. This attack does not work with a plain IP address.
"""

from ipaddress import ip_address
from urllib.parse import urlsplit

from hashi.server.asgi import Scope
from hashi.server.operate.settings import Settings

__all__ = ["Hosts"]


class Hosts:
    """Loopback names, in the network any address, and the names that were given."""

    def __init__(self, settings: Settings) -> None:
        self._names = frozenset(name.lower().rstrip(".") for name in settings.hosts)
        self._lan = settings.lan

    def allow(self, scope: Scope) -> bool:
        """Whether a request or a socket is meant for us: exactly one Host header, with our name."""
        given = [value for name, value in scope["headers"] if name == b"host"]
        if len(given) != 1:
            return False
        host = _host(given[0].decode("latin-1"))
        return host is not None and self._is_ours(host)

    def _is_ours(self, host: str) -> bool:
        if host in self._names or host == "localhost" or host.endswith(".localhost"):
            return True
        try:
            address = ip_address(host)
        except ValueError:
            return False
        return self._lan or address.is_loopback


def _host(text: str) -> str | None:
    """The name or address of a Host header, without its port."""
    try:
        parts = urlsplit(f"//{text}")
        valid = parts.port is None or parts.port > 0
    except ValueError:
        return None
    plain = valid and parts.netloc == text and "@" not in text
    return parts.hostname.rstrip(".") if plain and parts.hostname else None
