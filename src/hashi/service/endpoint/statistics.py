"""What a person has reached."""

from hashi.service.asker import Asker
from hashi.service.context import Context
from hashi.service.endpoint.declaration import endpoint
from hashi.service.statistics import statistics_of
from hashi.wire import exchange

__all__ = ["delete_statistics", "get_statistics"]


@endpoint("GET", "/api/statistics", cost=20)
async def get_statistics(context: Context, asker: Asker) -> exchange.Statistics:
    """The games this person has finished."""
    return await statistics_of(context.hub.store, asker.person)


@endpoint("DELETE", "/api/statistics", cost=20)
async def delete_statistics(context: Context, asker: Asker) -> None:
    """Delete this person's results, those on leaderboards too; the tables stay."""
    await context.hub.store.forget_results(asker.person)
