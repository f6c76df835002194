"""Our two cookies: a person's secret, and the name they gave last."""

import re
from collections.abc import Mapping
from urllib.parse import quote, unquote

from hashi.server.asgi import Scope
from hashi.service.person import clean_name

__all__ = ["COOKIE", "NAME_COOKIE", "cookies_in", "name_in", "quoted", "secret_in"]

COOKIE = "hashi"
NAME_COOKIE = "hashi_name"
# Cookies are read before the request is charged: in one pass, and nothing is kept.
_OURS = re.compile(rb"(?:^|;)[ \t]*(hashi|hashi_name)[ \t]*=([^;]*)")
_LARGEST = 8192  # bytes of all cookies of a host, other programs' included; nginx takes no more
_SECRET = re.compile(r"[0-9a-f]{64}")


def cookies_in(scope: Scope) -> Mapping[str, str]:
    """Our cookies among those of a request; of equal ones the last. Too many are none."""
    texts = [value for name, value in scope["headers"] if name == b"cookie"]
    if sum(map(len, texts)) > _LARGEST:
        return {}
    found = (pair for text in texts for pair in _OURS.findall(text))
    return {name.decode(): value.strip().strip(b'"').decode("latin-1") for name, value in found}


def secret_in(cookies: Mapping[str, str]) -> str | None:
    """The secret of a request, if it looks like one of ours."""
    found = cookies.get(COOKIE, "")
    return found if _SECRET.fullmatch(found) else None


def name_in(cookies: Mapping[str, str]) -> str:
    """The name this browser gave last."""
    return clean_name(unquote(cookies.get(NAME_COOKIE, ""))) or ""


def quoted(name: str) -> str:
    """A name as the value of a cookie."""
    return quote(name)
