"""Servers with limits of a test's own, and what they count."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
from prometheus_client.parser import text_string_to_metric_families

from hashi.server.limit.number import Limit
from hashi.server.operate.settings import Settings
from hashi.store.sqlite import SQLite
from tests.server.conftest import serving

__all__ = ["NEVER", "figures", "server"]

_PATIENCE_SECONDS = 60.0
NEVER = 1e-6  # a second: whatever is used up stays so for the length of a test


@asynccontextmanager
async def server(folder: Path, proxy: str = "", **limits: Limit) -> AsyncIterator[str]:
    """A server with limits of the test's own."""
    settings = Settings(limits=limits, trusted_proxies=proxy)  # type: ignore[arg-type]  # by kind
    async with serving(lambda: SQLite(folder / "hashi.sqlite"), settings) as address:
        yield address


async def figures(address: str) -> dict[tuple[str, ...], float]:
    """What the server counts."""
    async with httpx.AsyncClient(
        base_url=address, trust_env=False, timeout=_PATIENCE_SECONDS
    ) as browser:
        text = (await browser.get("/metrics")).text
    return {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }
