"""The list of endpoints: how requests are read, and that the page, the client and docs know it."""

import re
from pathlib import Path
from typing import Annotated

import pytest
from msgspec import Meta

from hashi.offline.route import DEVICE_ENDPOINTS
from hashi.server.http.endpoints import SERVER_ENDPOINTS
from hashi.service.endpoint import Endpoint, Router, endpoint
from hashi.service.failure import Failure
from hashi.store import Unavailable
from hashi.wire.exchange import Person
from hashi.wire.status import STATUS

ROOT = Path(__file__).parents[2]


def blank(path: str) -> str:
    """A path without its query and the names of what is in it."""
    return re.sub(r"\$?\{[^}]*\}", "{}", path.partition("?")[0])


def documented() -> set[tuple[str, str]]:
    """What a client may ask for, by method and path."""
    return {(one.method, blank(one.path)) for one in SERVER_ENDPOINTS if one.documented}


def test_the_page_knows_every_endpoint() -> None:
    """api.ts has a function or an address for each, and none that is not there."""
    text = (ROOT / "web" / "src" / "core" / "api.ts").read_text("utf-8")
    called = set(re.findall(r'ask<[^(]*>\(\s*"([A-Z]+)",\s*["`]([^"`]+)["`]', text))
    linked = {("GET", path) for path in re.findall(r"=> `(/api/[^`]+)`", text)}
    local = {(one.method, blank(one.path)) for one in DEVICE_ENDPOINTS}
    known = {(method, blank(path)) for method, path in called | linked}
    assert known == documented() | local


def test_the_client_asks_for_nothing_else() -> None:
    """Every path of the Python client is one of ours."""
    text = (ROOT / "src" / "hashi" / "client" / "client.py").read_text("utf-8")
    paths = {blank(path) for path in re.findall(r'"(/api/[^"]+)"', text)}
    assert paths - {path for _, path in documented()} <= {"/api/boards/fresh{}"}


def test_the_protocol_lists_every_endpoint() -> None:
    """docs/protocol.md has a row for each, and a row for each status with its codes."""
    text = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    rows = re.findall(r"(?m)^\| `([A-Z]+) (/api/[^`]+)` \|", text)
    assert {(method, blank(path)) for method, path in rows} == documented()
    for code, status in STATUS.items():
        assert re.search(rf"(?m)^\| {status} \|.*`{code}`", text), code


def test_every_endpoint_says_what_it_is_for() -> None:
    """The first line of each docstring is the description for clients."""
    assert [one.path for one in SERVER_ENDPOINTS if not one.summary] == []


@endpoint("PUT", "/things/{number}/{name...}", cost=2)
async def put_thing(
    number: int, name: str, short: Annotated[str, Meta(max_length=3)], data: Person
) -> list[object]:
    """A thing."""
    return [number, name, short, data.name]


async def asked(path: str, query: dict[str, str], body: str) -> object:
    """The answer to a request for a thing."""
    found = Router([put_thing]).find("PUT", path)
    assert found is not None
    one, values = found
    return await one.answer({}, values, query, body)


async def test_parameters_are_read() -> None:
    """From the path, the query and the body, each by its type."""
    answer = await asked("/things/7/a/b", {"short": "abc"}, '{"name": "Ada"}')
    assert answer == [7, "a/b", "abc", "Ada"]


@pytest.mark.parametrize(
    ("path", "query", "body", "code"),
    [
        ("/things/x/a", {"short": "a"}, '{"name": "Ada"}', "no-such-page"),
        ("/things/7/a", {}, '{"name": "Ada"}', "unreadable"),
        ("/things/7/a", {"short": "abcd"}, '{"name": "Ada"}', "unreadable"),
        ("/things/7/a", {"short": "a"}, "{}", "unreadable"),
        ("/things/7/a", {"short": "a"}, "[" * 10_000, "unreadable"),
    ],
)
async def test_parameters_that_do_not_fit(
    path: str, query: dict[str, str], body: str, code: str
) -> None:
    """A path that cannot be meant is not there; anything else is unreadable."""
    with pytest.raises(Failure, match=code):
        await asked(path, query, body)


@pytest.mark.parametrize(
    ("fault", "code"), [(Unavailable("x"), "store-unavailable"), (ValueError("x"), "internal")]
)
async def test_faults_have_codes(fault: Exception, code: str) -> None:
    """Whatever goes wrong in an endpoint is answered with a code."""

    async def fail() -> None:
        raise fault

    with pytest.raises(Failure, match=code):
        await Endpoint("GET", "/", 1, fail).answer({}, {}, {}, "")


def test_unknown_requests() -> None:
    """Neither another method nor another path is found; a known path is known for any method."""
    router = Router([put_thing])
    assert router.find("GET", "/things/7/a") is None
    assert router.find("PUT", "/things") is None
    assert (router.knows("/things/7/a"), router.knows("/things")) == (True, False)
