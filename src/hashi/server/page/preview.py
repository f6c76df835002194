"""The page behind a link that people send each other, with what a messenger shows of it.

Messengers read tags of Open Graph in the page and run no script. They see no more than the
link itself says: neither names nor points.
"""

import asyncio
from functools import cache
from html import escape

from litestar import MediaType, Request, Response, get

from hashi.locale import DEFAULT, LANGUAGES, Texts
from hashi.server.page.built import STATIC
from hashi.service.failure import Failure

__all__ = ["get_linked_page"]

_PICTURE = "app-any-512.png"


@get(
    ["/j/{code:str}", "/d/{code:str}", "/d/{code:str}/{seat:int}"],
    include_in_schema=False,
)
async def get_linked_page(request: Request[object, object, object]) -> Response[str]:  # type: ignore[type-var]  # nobody's user, token or state
    """The page, for an invitation or a challenge."""
    kind = "invitation" if request.url.path.startswith("/j/") else "challenge"
    page = await asyncio.to_thread(_page)
    tags = _tags(kind, _language(request.headers.get("accept-language", "")))
    picture = f'<meta property="og:image" content="{escape(str(request.base_url))}{_PICTURE}" />'
    return Response(
        page.replace("</head>", f"{tags}{picture}</head>", 1), media_type=MediaType.HTML
    )


def _page() -> str:
    index = STATIC / "index.html"
    if not index.exists():
        raise Failure(503, "page-not-built")
    return index.read_text("utf-8")


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
