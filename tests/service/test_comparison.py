"""What a day's deal is worth: which requests start work."""

from pathlib import Path

from hashi.service.daily.comparison import Comparisons
from hashi.service.daily.leaderboard import Leaderboards
from hashi.service.limit import MOST_COMPARISONS
from hashi.service.table.hub import Hub
from hashi.store.sqlite import SQLite
from tests.service.stuck import Stuck


async def test_a_deal_that_could_not_be_queued_is_not_begun(tmp_path: Path) -> None:
    """So asking for it again is paid for again, until its work has really begun."""
    hub = Hub(SQLite(tmp_path / "hashi.sqlite"), Stuck())
    comparisons = Comparisons(hub, Leaderboards(hub.store, 5.0))
    days = [f"2026-11-{day:02}" for day in range(1, MOST_COMPARISONS + 3)]  # one is in work
    for day in days:
        await comparisons.of("ada", day, "A")
    assert all(comparisons.begun(day, "A") for day in days[:-1])
    assert not comparisons.begun(days[-1], "A")
    comparisons.close()
    await hub.close()
