"""The page behind a link that people send each other, with what a messenger shows of it.

Messengers read tags of Open Graph in the page and run no script. They see no more than the
link itself says: neither names nor points.
"""

from functools import cache
from html import escape

from hashi.locale import DEFAULT, LANGUAGES, Texts
from hashi.server.http.request import Reply, Request
from hashi.server.page import built
from hashi.server.page.page import html
from hashi.service.endpoint import Endpoint

__all__ = ["LINK_ENDPOINTS"]

_LINKS = ("/j/{code}", "/d/{code}", "/d/{code}/{seat}")
_PAGE_COST = 3
_PICTURE = "app-any-512.png"


async def get_linked_page(request: Request) -> Reply:
    """The page, for an invitation or a challenge."""
    kind = "invitation" if request.path.startswith("/j/") else "challenge"
    tags = _tags(kind, _language(request.headers.get("accept-language", "")))
    base = escape(f"{request.scheme}://{request.headers.get('host', '')}/")
    picture = f'<meta property="og:image" content="{base}{_PICTURE}" />'
    page = (await built.index()).replace(b"</head>", f"{tags}{picture}</head>".encode(), 1)
    return html(request, page)


LINK_ENDPOINTS = tuple(
    Endpoint("GET", path, _PAGE_COST, get_linked_page, documented=False) for path in _LINKS
)


def _language(header: str) -> str:
    wanted = header[:2].lower()
    return wanted if wanted in LANGUAGES else DEFAULT


@cache
def _tags(kind: str, language: str) -> str:
    texts = Texts(language, ("challenge",))
    facts = {
        "og:type": "website",
        "og:site_name": "HASHI",
        "og:title": texts(f"preview-{kind}"),
        "og:description": texts("preview-description"),
    }
    tags = (f'<meta property="{key}" content="{escape(text)}" />' for key, text in facts.items())
    return "".join(tags)
