"""Hostile input: paths, huge and nested bodies, boards, frames, names; headers on every route."""

import json
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from hashi import boards
from hashi.client import Client
from hashi.server.http.endpoints import SERVER_ENDPOINTS
from hashi.server.limit.middleware import HEADERS
from hashi.server.limit.number import LARGEST_FRAME
from tests.attacks.harness import heard_out
from tests.server.player import play_out, solo

SIDE_A = Path(boards.__file__).with_name("a.toml").read_text("utf-8")
PATHS = sorted(
    {endpoint.path for endpoint in SERVER_ENDPOINTS if not endpoint.path.startswith("/offline/")}
)


@pytest.mark.parametrize("method", ["GET", "POST", "PUT", "DELETE", "OPTIONS", "HEAD"])
async def test_headers_on_every_route_and_method(address: str, method: str) -> None:
    """Whatever is asked for, and however, the answer carries the safe headers."""
    async with httpx.AsyncClient(base_url=address, trust_env=False) as browser:
        for path in [*PATHS, "/nowhere", "/assets/nothing.js", "/schema"]:
            url = path.replace("{", "").replace("}", "")
            answer = await browser.request(method, url)
            for name, value in HEADERS:
                assert answer.headers.get(name.decode()) == value.decode(), (method, url)


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../app.py",
        "/assets/..%2fapp.py",
        "/assets/%2e%2e/%2e%2e/app.py",
        "/assets/....//app.py",
        "/assets//etc/passwd",
        "/assets/%00",
        "/api/tables/..%2f..%2fetc%2fpasswd/record",
        "/api/tables/%2e%2e/replay",
        "/api/codes/..%2f..%2fx",
    ],
)
async def test_path_tricks(address: str, path: str) -> None:
    """No path leads out of the page's own folder."""
    async with httpx.AsyncClient(trust_env=False) as browser:
        answer = await browser.get(httpx.URL(f"{address}{path}"))
    assert answer.status_code in {400, 404, 405}
    assert "code" in answer.json()
    assert "import" not in answer.text


async def test_downloads_have_our_own_names(ada: Client) -> None:
    """A record's file is named by its code, is plain text, and holds names as text."""
    table = await solo(ada)
    async with ada.at(table) as here:
        await here.rename(1, '<script>alert("x")</script>')
        await play_out(here, 1, Random(1))
    async with httpx.AsyncClient(base_url=ada.address, trust_env=False) as browser:
        answer = await browser.get(f"/api/tables/{table}/record")
    name = answer.headers["content-disposition"]
    assert name.startswith('attachment; filename="hashi-')
    assert name.endswith('.txt"')
    assert answer.headers["content-type"].startswith("text/plain")
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    ("text", "status"),
    [
        ("", 200),
        ("x = " + "[" * 30_000, 200),
        ("x = " + "{a=" * 20_000, 200),
        ("a." * 20_000 + "b = 1", 200),
        ('name = "' + "x" * 65_000 + '"', 200),
        ("islands = [" + '"a1",' * 12_000 + "]", 200),
        (SIDE_A + "\n[[x]]\n" * 5_000, 200),
        (SIDE_A.replace('"c2-c4"', '"c2-c4\\u0000"'), 200),
        ("\x00\ud7ff\x1b[2J", 200),
        ("x" * 65_537, 400),
        ("x" * 200_000, 413),
    ],
)
async def test_hostile_boards(address: str, text: str, status: int) -> None:
    """A board file that is huge, nested or odd has problems, and the server has none."""
    async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=60) as browser:
        answer = await browser.post("/api/boards/check", json={"text": text})
        assert answer.status_code == status
        if status == 200:
            assert answer.json()["board"] is None
            assert 0 < len(answer.json()["problems"]) <= 100
        assert (await browser.get("/healthz")).is_success


@pytest.mark.parametrize(
    "body",
    [
        b"[" * 50_000,
        b'{"name":' * 10_000,
        b'{"name":"Ada","seats":' + b"[" * 40_000,
        b'{"name":"Ada","seats":[' + b'{"kind":"person"},' * 4_000 + b'{"kind":"bot"}]}',
        b"\xff\xfe\x00",
        b'{"name":"\\ud800","seats":[{"kind":"person"}]}',
        b'{"name":"Ada","seats":[{"kind":"person"}],"clock_seconds":1e999}',
    ],
)
async def test_hostile_bodies(ada: Client, body: bytes) -> None:
    """A body that cannot be meant is unreadable, never a fault of the server."""
    async with httpx.AsyncClient(base_url=ada.address, trust_env=False) as browser:
        browser.cookies["hashi"] = ada.cookie
        headers = {"content-type": "application/json"}
        answer = await browser.post("/api/tables", content=body, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (400, "unreadable")
        packed = headers | {"content-encoding": "gzip"}
        assert (await browser.post("/api/tables", content=body, headers=packed)).status_code == 400


async def test_frames_too_large_close_the_socket(ada: Client) -> None:
    """A frame nobody would send closes its socket with 1009; the table does not mind."""
    table = await solo(ada)
    url = f"{ada.address.replace('http', 'ws')}/api/tables/{table}/socket"
    headers = {"cookie": f"hashi={ada.cookie}"}
    async with connect(url, additional_headers=headers, compression=None, proxy=None) as link:
        await link.send("x" * (LARGEST_FRAME + 1))
        with pytest.raises(ConnectionClosed) as closed:
            await heard_out(link)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    async with ada.at(table) as here:
        await here.place(1, "c4", 4)


async def test_names_cannot_leave_their_line(ada: Client) -> None:
    """Control characters, direction marks and line ends never reach a screen or a record."""
    table = await solo(ada)
    async with ada.at(table, audit=True) as here:
        await here.rename(1, "A\u202eda\r\n\x1b[31m\u0000 L.\u2028x")
        name = here.view.seats[0].name
        assert name.isprintable()
        assert name == "A da [31m L. x"
        assert all(json.loads(text) for text in here.heard)
