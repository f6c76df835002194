"""New persons by address: whoever makes up cookies is soon out of them, and a household is not."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest

from hashi.client import Client, Failed
from hashi.server.limit.address import Client as BudgetClient
from hashi.server.limit.address import address_of
from hashi.server.limit.newcomer import Newcomers
from hashi.server.limit.number import LIMITS, Limit, Rate
from hashi.service.person import new_secret
from hashi.wire.exchange import NewSeat, NewTable
from tests.server.limited import NEVER, figures, server
from tests.server.player import solo

_PATIENCE_SECONDS = 60.0


def test_each_person_is_paid_for_once() -> None:
    """Once at an address, until they have not been seen there for an hour."""
    now, paid = [0.0], list[BudgetClient]()

    def pay(client: BudgetClient) -> float:
        paid.append(client)
        return 7.0 if len(paid) > 3 else 0.0

    newcomers = Newcomers(pay, lambda: now[0])
    home, office = address_of("203.0.113.1"), address_of("203.0.113.2")
    assert newcomers.admit(BudgetClient(home)) == 0.0
    for _ in range(5):
        assert newcomers.admit(BudgetClient(home, "ada")) == 0.0
        assert newcomers.admit(BudgetClient(home, "bruno")) == 0.0
    assert newcomers.admit(BudgetClient(office, "ada")) == 0.0
    assert [client.person for client in paid] == [None] * 3
    assert newcomers.admit(BudgetClient(home, "cleo")) == 7.0
    now[0] = 3599.0
    assert newcomers.admit(BudgetClient(home, "ada")) == 0.0
    now[0] = 3601.0
    assert newcomers.admit(BudgetClient(home, "ada")) == 0.0
    assert newcomers.admit(BudgetClient(home, "bruno")) == 7.0
    assert len(newcomers) == 1


def test_not_everybody_is_remembered() -> None:
    """Many addresses with many persons leave no more than so many behind."""
    newcomers = Newcomers(lambda _: 0.0, lambda: 0.0, most=10)
    for number in range(100):
        newcomers.admit(BudgetClient(address_of(f"203.0.113.{number}"), "ada"))
        assert len(newcomers) <= 10


async def test_too_many_persons(tmp_path: Path) -> None:
    """429 with a code and a wait; those who are known play on, and pages need no person."""
    async with AsyncExitStack() as stack:
        limit = Limit(Rate(3, NEVER))
        address = await stack.enter_async_context(server(tmp_path, persons=limit))
        ada, bruno, eve = [await stack.enter_async_context(Client(address)) for _ in range(3)]
        table = await solo(ada)
        await bruno.person()
        await bruno.my_tables()
        browser = await stack.enter_async_context(
            httpx.AsyncClient(base_url=address, trust_env=False, timeout=_PATIENCE_SECONDS)
        )
        codes = []
        for _ in range(5):
            made_up = {"cookie": f"hashi={new_secret()}"}
            answer = await browser.get("/api/tables", headers=made_up)
            codes.append(answer.status_code)
        assert codes == [200, 429, 429, 429, 429]
        assert answer.json()["code"] == "too-many-persons"
        assert answer.json()["retry_after_seconds"] > 0
        await eve.person()  # a cookie alone is nobody yet
        for asked in (eve.my_tables(), eve.at(table).__aenter__()):
            with pytest.raises(Failed, match="too-many-persons") as caught:
                await asked
            assert caught.value.retry_after_seconds
        async with ada.at(table) as here:
            await here.rename(1, "Ada L.")
        await bruno.my_tables()
        for path in ("/api/boards", "/api/bots", "/healthz"):
            assert (await browser.get(path)).status_code == 200
        counted = await figures(address)
        assert counted["hashi_spent_total", "persons"] == 3
        assert counted["hashi_over_limit_total", "persons"] >= 6


async def test_a_party_behind_one_address(ada: Client) -> None:
    """Forty guests with phones of their own all open a table at once."""
    assert LIMITS["persons"].address.burst >= 60
    assert LIMITS["tables"].address.burst >= 120
    async with AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(Client(ada.address)) for _ in range(40)]
        options = NewTable(name="x", seats=[NewSeat(kind="person")])

        async def arrive(guest: Client) -> None:
            await guest.person()
            await guest.open_table(options)

        async with asyncio.timeout(_PATIENCE_SECONDS):
            await asyncio.gather(*map(arrive, guests))
