"""Stores with tables in them."""

from hashi.store import Append, Store, events_after
from hashi.table import SeatPlan, encode
from hashi.table.event import Begun, Placed
from tests.table.sitting import opened

ADA = "a" * 32


async def filled(store: Store, tables: int) -> None:
    """Put some tables in: opened, begun and started at different times."""
    await store.open()
    for number in range(tables):
        plan = SeatPlan(kind="person", name="Ada", person=ADA)
        first = encode(opened(plan, code=f"CODE{number}", host=ADA))
        table = f"table-{number}"
        await store.append(Append(table, events_after(0, [first], 1.0), {ADA}, f"CODE{number}"))
        await store.append(
            Append(table, events_after(1, [encode(Begun(nonces=("ab" * 32,)))], 2.5))
        )
        await store.append(
            Append(table, events_after(2, [encode(Placed(seat=1, island="c4", number=4))], 3.25))
        )
    await store.close()
