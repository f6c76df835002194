"""Budgets by address and person: nobody uses up what belongs to others, over real sockets."""

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import get_args

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from hashi.client import Client, Failed
from hashi.server.limit.address import Address, address_of
from hashi.server.limit.address import Client as BudgetClient
from hashi.server.limit.budget import Bucket, Budget, Budgets
from hashi.server.limit.number import LIMITS, Kind, Limit, Rate
from hashi.server.operate.settings import Settings
from hashi.service.endpoint.table import get_tables
from hashi.service.metric import NoMetrics
from hashi.store.sqlite import SQLite
from hashi.wire.exchange import NewSeat, NewTable
from tests.server.conftest import serving
from tests.server.limited import NEVER, figures, server
from tests.server.player import solo

_PATIENCE_SECONDS = 60.0
HELLO = '{"type":"hello","id":1}'


@asynccontextmanager
async def link(client: Client, table: str, forwarded: str = "") -> AsyncIterator[ClientConnection]:
    """A bare socket at a table."""
    url = f"{client.address.replace('http', 'ws')}/api/tables/{table}/socket"
    headers = {"cookie": f"hashi={client.cookie}"}
    if forwarded:
        headers["x-forwarded-for"] = forwarded
    async with connect(url, additional_headers=headers, compression=None, proxy=None) as here:
        yield here


async def answers(here: ClientConnection, count: int) -> list[str]:
    """The next answers to messages, each by its code, or by its type if it has none."""
    found: list[str] = []
    async with asyncio.timeout(_PATIENCE_SECONDS):
        while len(found) < count:
            heard = json.loads(await here.recv())
            if heard["type"] != "view":
                found.append(heard.get("code", heard["type"]))
    return found


async def visits(browser: httpx.AsyncClient, hosts: list[str]) -> list[int]:
    """The status of a visit from each of these addresses, all at once."""
    tries = [browser.get("/api/boards", headers={"x-forwarded-for": host}) for host in hosts]
    return [answer.status_code for answer in await asyncio.gather(*tries)]


@pytest.mark.parametrize(
    ("address", "subnet", "network"),
    [
        ("203.0.113.7", "203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", "2001:db8:1::/48"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64", "2001:db8:1::/48"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64", "2001:db8:1::/48"),
        ("2001:db8:2:3::1", "2001:db8:2:3::/64", "2001:db8:2::/48"),
        ("fe80::1%eth0", "fe80::/64", "fe80::/48"),
        ("?", "?", "?"),
        ("unknown", "?", "?"),
        ("1" * 30_000, "?", "?"),
    ],
)
def test_addresses_are_counted(address: str, subnet: str, network: str) -> None:
    """IPv4 by itself, however it is written; IPv6 by its /64, and by the /48 around it.

    Whatever is no address counts as one, so that nobody is many by making texts up.
    """
    assert address_of(address) == Address(subnet, network)


def test_buckets() -> None:
    """A bucket empties, tells how long to wait, fills again, and may be owed."""
    now = [0.0]
    bucket = Bucket(Rate(2, 0.5), lambda: now[0])
    assert [bucket.charge() for _ in range(3)] == [0.0, 0.0, 4.0]  # one owed, one to go on with
    now[0] = 4.0
    assert bucket.charge() == 0.0
    now[0] = 99.0
    assert (bucket.wait_seconds(2), bucket.wait_seconds(50)) == (0.0, 0.0)


def home(number: int, person: str | None = None) -> BudgetClient:
    """Somebody at an address."""
    return BudgetClient(address_of(f"203.0.113.{number}"), person)


def test_budgets_are_by_address_and_person() -> None:
    """Both must have enough; a person is the same wherever they are; others have their own."""
    now = [0.0]
    limit = Limit(Rate(3, 1), Rate(2, 1))
    budget = Budget("events", limit, NoMetrics(), lambda: now[0])
    assert [budget.take(home(1, "ada")) for _ in range(3)] == [0.0, 0.0, 1.0]
    assert budget.take(home(2, "ada")) == 1.0
    assert [budget.take(home(1, "bruno")) for _ in range(2)] == [0.0, 1.0]
    assert budget.take(home(3, "cleo")) == 0.0
    now[0] = 1.0
    assert budget.take(home(1, "ada")) == 0.0


def test_budgets_of_an_ipv6_network() -> None:
    """Each /64 has its own budget, and all of a /48 together four times as much."""
    budget = Budget("codes", Limit(Rate(10, NEVER)), NoMetrics())

    def taken(network: int, subnets: int) -> int:
        clients = [
            BudgetClient(address_of(f"2001:db8:{network}:{subnet:x}::1"))
            for subnet in range(subnets)
            for _ in range(20)
        ]
        return sum(not budget.take(client) for client in clients)

    assert (taken(1, 1), taken(2, 4), taken(3, 100)) == (10, 40, 40)


def numbered(net: int, number: int) -> BudgetClient:
    """One of many addresses in a network."""
    return BudgetClient(address_of(f"10.{net}.{number // 256}.{number % 256}"))


def test_idle_budgets_are_forgotten() -> None:
    """A hundred thousand addresses leave nothing behind once their buckets are full again."""
    now = [0.0]
    budget = Budget("codes", Limit(Rate(10, 1)), NoMetrics(), lambda: now[0], most=100)
    for number in range(1000):
        assert budget.take(numbered(1, number)) == 0.0
        assert len(budget) <= 100
    now[0] = 1.0
    for number in range(1000):
        budget.take(numbered(2, number % 3))
        budget.take(numbered(3, number))
    assert len(budget) <= 100
    now[0] = 100.0
    for number in range(99):
        now[0] += 1
        budget.take(numbered(4, number))
    assert len(budget) <= 3


async def test_a_flood_of_requests_is_refused(tmp_path: Path) -> None:
    """429 with a code and a time to wait, on every route; a person elsewhere is served."""
    limit = Limit(Rate(30, NEVER))
    async with server(tmp_path, "127.0.0.1", requests=limit) as address:
        async with httpx.AsyncClient(
            base_url=address, trust_env=False, timeout=_PATIENCE_SECONDS
        ) as browser:
            eve = {"x-forwarded-for": "203.0.113.7"}
            codes = await visits(browser, ["203.0.113.7"] * 50)
            assert sorted(codes) == [200] * 30 + [429] * 20
            for path in ("/", "/nowhere", "/healthz", "/api/person"):
                answer = await browser.get(path, headers=eve)
                assert (answer.status_code, answer.json()["code"]) == (429, "too-fast")
                assert int(answer.headers["retry-after"]) > answer.json()["retry_after_seconds"]
            ada = {"x-forwarded-for": "203.0.113.8"}
            assert (await browser.get("/api/boards", headers=ada)).status_code == 200
        counted = await figures(address)
        assert counted["hashi_over_limit_total", "requests"] == 24
        assert counted["hashi_spent_total", "requests"] >= 31


async def test_costly_routes_cost_more(tmp_path: Path) -> None:
    """A budget for many cheap requests is one for few costly ones."""
    limit = Limit(Rate(100, NEVER))
    async with (
        server(tmp_path, requests=limit) as address,
        httpx.AsyncClient(base_url=address, trust_env=False, timeout=_PATIENCE_SECONDS) as browser,
    ):
        texts = [await browser.get(f"/api/qr?text={number}") for number in range(10)]
    codes = [answer.status_code for answer in texts]
    # Some of it went to the fixture's own request.
    assert codes.count(200) == 4
    assert texts[-1].json()["code"] == "too-fast"


async def test_a_person_has_a_budget_wherever_they_are(tmp_path: Path) -> None:
    """Many addresses do not help one person; IPv6 addresses of one network count as one."""
    limit = Limit(Rate(50, NEVER), Rate(5, NEVER))
    async with server(tmp_path, "127.0.0.1", requests=limit) as address:
        async with httpx.AsyncClient(
            base_url=address, trust_env=False, timeout=_PATIENCE_SECONDS
        ) as browser:
            await browser.get("/api/person")
            hosts = [f"203.0.113.{number}" for number in range(10)]
            assert sorted(await visits(browser, hosts)) == [200] * 5 + [429] * 5
        async with httpx.AsyncClient(
            base_url=address, trust_env=False, timeout=_PATIENCE_SECONDS
        ) as nobody:
            hosts = [f"2001:db8:0:7::{number:x}" for number in range(1, 61)]
            assert sorted(await visits(nobody, hosts)) == [200] * 50 + [429] * 10
            other = {"x-forwarded-for": "2001:db8:0:8::1"}
            assert (await nobody.get("/api/boards", headers=other)).status_code == 200


async def test_messages_are_counted_over_all_sockets(tmp_path: Path) -> None:
    """Many sockets share their address's budget: what one does not use, another may."""
    async with (
        server(tmp_path, messages=Limit(Rate(40, NEVER))) as address,
        Client(address) as ada,
    ):
        table = await solo(ada)  # some messages of its own
        async with AsyncExitStack() as stack:
            links = [await stack.enter_async_context(link(ada, table)) for _ in range(4)]
            for here in links:
                for _ in range(15):
                    await here.send(HELLO)
            heard = [await until_closed(here, 15) for here in links]
        done = sum(codes.count("done") for codes, _ in heard)
        assert 20 <= done <= 40
        # The rest would have to wait for long: those sockets are closed with the code for it.
        assert [code for _, code in heard].count(4429) >= 2
        assert (await figures(address))["hashi_over_limit_total", "messages"] >= 2


async def until_closed(here: ClientConnection, count: int) -> tuple[list[str], int]:
    """So many answers or those until the other side closes, and its code."""
    found: list[str] = []
    try:
        while len(found) < count:
            found += await answers(here, 1)
    except ConnectionClosed as closed:
        return found, closed.rcvd.code if closed.rcvd else 0
    return found, 0


async def test_a_flood_of_messages_is_slowed(ada: Client) -> None:
    """Whoever goes on beyond the limit is told so no faster than they may speak."""
    table = await solo(ada)
    loop = asyncio.get_running_loop()
    async with link(ada, table) as here:
        began = loop.time()
        for _ in range(140):
            await here.send(HELLO)
        heard = await answers(here, 140)
        seconds = loop.time() - began
    assert heard[:60] == ["done"] * 60
    assert "too-fast" in heard
    # 60 at once and 20 a second: 80 more take 4 seconds, and are not answered sooner.
    assert seconds >= 3.5


async def test_a_burst_of_requests_is_spread_out(tmp_path: Path) -> None:
    """Requests at once are all answered, no faster than others can stand."""
    loop = asyncio.get_running_loop()
    async with (
        server(tmp_path, pace=Limit(Rate(10, 20))) as address,
        httpx.AsyncClient(base_url=address, trust_env=False, timeout=_PATIENCE_SECONDS) as browser,
    ):
        began = loop.time()
        assert await visits(browser, ["203.0.113.7"] * 30) == [200] * 30
        assert loop.time() - began >= (30 - 10) / 20


async def test_costly_requests_are_spread_further(tmp_path: Path) -> None:
    """Costly requests take their turn by what they cost: the tenth waits for the nine before."""
    loop = asyncio.get_running_loop()
    async with server(tmp_path, pace=Limit(Rate(10, 100))) as address, Client(address) as ada:
        await ada.person()
        began = loop.time()
        await asyncio.gather(*(ada.my_tables() for _ in range(10)))
        assert loop.time() - began >= (9 * get_tables.cost - 10) / 100


async def test_bytes_are_slowed(tmp_path: Path) -> None:
    """Bodies and messages count by their length; beyond the budget they are read slowly."""
    limit = Limit(Rate(10_000, 20_000))
    loop = asyncio.get_running_loop()
    async with server(tmp_path, bytes=limit) as address, Client(address) as ada:
        table = await solo(ada)
        began = loop.time()
        await ada.check_board("#" * 40_000)
        assert loop.time() - began >= 1
        async with link(ada, table) as here:
            await here.send("x" * 40_000)
            assert await answers(here, 1) == ["too-fast"]
        assert (await figures(address))["hashi_over_limit_total", "bytes"] >= 2


async def ping_all(links: list[ClientConnection]) -> None:
    """A hundred pings over each socket, each answered before the next."""
    for _ in range(100):
        for here in links:
            await (await here.ping())


async def test_frames_are_counted_over_all_sockets(tmp_path: Path) -> None:
    """Pings over many sockets: each is within its own limit, together they are not."""
    async with (
        # Whoever is cut off owes requests; the figures are still to be read.
        server(
            tmp_path, frames=Limit(Rate(200, NEVER)), requests=Limit(Rate(5000, NEVER))
        ) as address,
        Client(address) as ada,
    ):
        table = await solo(ada)
        async with AsyncExitStack() as stack:
            links = [await stack.enter_async_context(link(ada, table)) for _ in range(3)]
            with pytest.raises(ConnectionClosed):
                await ping_all(links)
        assert (await figures(address))["hashi_over_limit_total", "frames"] >= 1


async def test_events_are_limited_by_person(tmp_path: Path) -> None:
    """Two sockets of one person store no more than one; another person goes on."""
    limit = Limit(Rate(1000, NEVER), Rate(10, NEVER))
    async with (
        server(tmp_path, events=limit) as address,
        Client(address) as ada,
        Client(address) as bruno,
    ):
        table = await solo(ada)
        async with ada.at(table) as one, ada.at(table) as two:
            spent = round((await figures(address))["hashi_spent_total", "events"])
            for number in range(10 - spent):
                await (one, two)[number % 2].rename(1, f"Ada {number}")
            for here in (one, two):
                with pytest.raises(Failed, match="too-fast") as caught:
                    await here.rename(1, "Ada")
                assert caught.value.retry_after_seconds
        async with bruno.at(await solo(bruno)) as here:
            await here.place(1, "c4", 4)


async def test_connections_are_limited_by_address(tmp_path: Path) -> None:
    """Idle connections of one address do not use up everybody's."""
    settings = Settings(most_sockets_of_address=1)
    async with serving(lambda: SQLite(tmp_path / "hashi.sqlite"), settings) as address:
        host, port = address.removeprefix("http://").split(":")
        opened = [await asyncio.open_connection(host, int(port)) for _ in range(150)]
        async with asyncio.timeout(_PATIENCE_SECONDS):
            ends = [asyncio.create_task(reader.read()) for reader, _ in opened]
            while sum(end.done() for end in ends) < 40:
                await asyncio.wait(ends, return_when="FIRST_COMPLETED", timeout=0.1)
        for _, writer in opened:
            writer.close()
        await asyncio.gather(*ends, return_exceptions=True)
        for _ in range(200):
            try:
                counted = await figures(address)
                break
            except httpx.TransportError:  # the server has not noticed yet that they are gone
                await asyncio.sleep(0.05)
        assert counted["hashi_over_limit_total", "connections"] >= 40


async def test_a_family_behind_one_address(ada: Client, bruno: Client) -> None:
    """Four people load the page and play with bots at one address as fast as tests can."""
    async with AsyncExitStack() as stack:
        others = [await stack.enter_async_context(Client(ada.address)) for _ in range(2)]
        people = [ada, bruno, *others]
        http = await stack.enter_async_context(
            httpx.AsyncClient(base_url=ada.address, trust_env=False, timeout=_PATIENCE_SECONDS)
        )
        visits = [http.get("/api/boards") for _ in people for _ in range(80)]
        assert {answer.status_code for answer in await asyncio.gather(*visits)} == {200}
        seats = [NewSeat(kind="person"), NewSeat(kind="bot"), NewSeat(kind="bot")]
        for person in people:
            table = (await person.open_table(NewTable(name="x", seats=seats))).table
            here = await stack.enter_async_context(person.at(table))
            await here.begin()
            for number in range(10):
                await here.preview(1, f"{1 + number % 6}@c2")
            await here.place(1, "c4", 4)
            for round_ in range(1, 5):
                await here.until(lambda view, r=round_: view.round == r and view.phase == "play")  # type: ignore[misc]
                await here.play(1, "pass")
    assert not {
        key: value
        for key, value in (await figures(ada.address)).items()
        if key[0] == "hashi_over_limit_total" and value and key[1] != "pace"  # only spread out
    }


def test_every_limit_is_documented() -> None:
    """docs/running.md has a row for each kind, with its numbers."""
    docs = (Path(__file__).parents[2] / "docs" / "running.md").read_text("utf-8")
    assert set(LIMITS) == set(get_args(Kind))
    for kind in LIMITS:
        row = re.search(rf'^\| .*kind="{kind}".*$', docs, re.MULTILINE)
        assert row is not None, kind
        limit = LIMITS[kind].address
        assert f"{limit.burst:,.0f}" in row[0], kind
    made = Budgets(Settings(), NoMetrics())
    assert all(isinstance(getattr(made, kind), Budget) for kind in LIMITS)
