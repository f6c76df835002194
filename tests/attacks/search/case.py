"""What the search has found, kept in a file: `make attacks ARGS='--only found'` replays it."""

from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

from tests.attacks.search.hunt import Finding
from tests.attacks.search.shape import Shape

__all__ = ["FOUND", "Case", "keep", "load"]

FOUND = Path(__file__).with_name("found.json")
_MOST = 24


class Case(msgspec.Struct, frozen=True):
    """A shape, and the ratio it had when it was found."""

    shape: Shape
    ratio: float  # the median of three
    control: float  # of nobody at all, at the same time
    of: str  # whose wait, and which percentile


def load(path: Path = FOUND) -> Sequence[Case]:
    """Every case that is kept, worst first."""
    return msgspec.json.decode(path.read_bytes(), type=list[Case]) if path.exists() else []


def keep(findings: Iterable[Finding], path: Path = FOUND) -> Sequence[Case]:
    """Add what was confirmed, the worst of each target, and drop the mildest beyond a few."""
    cases = {case.shape.target: case for case in load(path)}
    for finding in findings:
        known = cases.get(finding.shape.target)
        if finding.confirmed and (known is None or known.ratio < finding.score):
            worst = max(finding.figures, key=lambda one: one.score)
            score, control = round(finding.score, 1), round(finding.control, 1)
            cases[finding.shape.target] = Case(finding.shape, score, control, worst.worst[1])
    kept = sorted(cases.values(), key=lambda case: -case.ratio)[:_MOST]
    path.write_bytes(msgspec.json.format(msgspec.json.encode(kept), indent=2) + b"\n")
    return kept
