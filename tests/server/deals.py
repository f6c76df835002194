"""Deals for tests of what a seat may know."""

import hashi
from hashi import Card, deal

__all__ = ["same_first_card"]


def same_first_card() -> tuple[str, str]:
    """The codes of two deals whose first cards are the same and whose second cards are not."""
    seen: dict[Card, tuple[str, Card]] = {}
    for number in range(100):
        code = f"{number:064x}"
        one, two, *_ = deal.shuffled(bytes.fromhex(code), hashi.deck())
        other, after = seen.setdefault(one, (code, two))
        if after != two:
            return other, code
    raise AssertionError
