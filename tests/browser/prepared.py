"""Tables brought to where a test begins by the Python client, in milliseconds; the page opens them.

For tests whose subject is neither the form for new tables nor the start nor the turns before.
"""

import asyncio
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import Page

from hashi.client import Client
from hashi.deal.daily import day_at
from hashi.server.http.cookie import COOKIE
from hashi.wire.exchange import NewSeat, NewTable
from tests.browser.hand import CODE, heading
from tests.server.player import SECONDS_AGO, daily_record

__all__ = ["begin_alone", "open_alone", "post"]


def begin_alone(page: Page, address: str, turns: Sequence[str] = (), *, code: str = CODE) -> None:
    """Open a game alone with a known deal, with its start on c4 and some turns played."""
    # Playwright keeps an event loop running in this thread.
    with ThreadPoolExecutor(1) as thread:
        table, secret = thread.submit(asyncio.run, _played(address, code, turns)).result()
    page.context.add_cookies([{"name": COOKIE, "value": secret, "url": address}])
    page.goto(f"{address}/t/{table}")
    heading(page, "points" if len(turns) == 17 else f"Card {1 + len(turns)} of 17")


def open_alone(page: Page, address: str, **options: object) -> None:
    """Open a table for one with a known deal, past the form; the page has not been anywhere yet."""
    page.request.get(f"{address}/api/person")
    table = {"name": "Ada", "seats": [{"kind": "person"}], "deal": CODE} | options
    opened = page.request.post(f"{address}/api/tables", data=table).json()
    page.goto(f"{address}/t/{opened['table']}")


async def _played(address: str, code: str, turns: Sequence[str]) -> tuple[str, str]:
    """The table, and the secret of whoever sits there."""
    async with Client(address) as ada:
        alone = NewTable(name="Ada", seats=[NewSeat(kind="person")], deal=code)
        created = await ada.open_table(alone)
        async with ada.at(created.table) as table:
            await table.begin()
            await table.place(1, "c4", 4)
            for turn in turns:
                await table.play(1, turn)
        return created.table, ada.cookie


def post(page: Page, address: str, name: str, side: str) -> str:
    """Post a game of today's deal as whoever the page is; the id of its table."""
    day = day_at(time.time())
    assert page.request.get(f"{address}/api/person").ok
    record = daily_record(day, side, f"{name} {time.time_ns()}")
    body = {"name": name, "record": record, "seconds_ago": SECONDS_AGO}
    answer = page.request.post(f"{address}/api/daily/{day}/{side}/record", data=body)
    assert answer.ok, answer.text()
    return str(answer.json()["table"])
