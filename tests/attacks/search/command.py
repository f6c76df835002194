"""`make attacks ARGS='--search MINUTES'` and `ARGS='--only found'`: the search, and its cases."""

import os
from collections.abc import Callable, Sequence
from random import Random

from tests.attacks.harness import MOST_RATIO
from tests.attacks.search.arena import open_arena
from tests.attacks.search.case import keep, load
from tests.attacks.search.hunt import Hunt, Plan, confirm
from tests.attacks.search.target import targets

__all__ = ["replay", "search"]

_SHOWN = 15
Say = Callable[[str], None]


async def search(minutes: float, seed: int, wanted: Sequence[str], say: Say) -> int:
    """Search for so long, keep what is confirmed; 1 if something is above the aim."""
    known = targets()
    chosen = {name: known[name] for name in wanted or known}
    say(f"{len(chosen)} targets, seed {seed}, load {os.getloadavg()[0]:.1f}")
    hunt = Hunt(chosen, open_arena, Plan(60 * minutes), say, Random(seed))
    findings = await hunt.run()
    say(f"\n{hunt.trials} trials; the worst of each target, by its last one:")
    for score, shape in hunt.ranking[:_SHOWN]:
        say(f"x{score:<6.1f} {shape}")
    say("\nMeasured three times, each beside a control:")
    for finding in findings:
        say(f"{'confirmed    ' if finding.confirmed else 'not confirmed'} {finding}")
    confirmed = [finding for finding in findings if finding.confirmed]
    kept = keep(findings) if confirmed else load()
    names = ", ".join(finding.shape.target for finding in confirmed) or "none"
    say(f"Above {MOST_RATIO:g} in every repeat: {names}; {len(kept)} cases are kept")
    return 1 if confirmed else 0


async def replay(seconds: float, repeats: int, say: Say) -> int:
    """Try again what was found; 1 if something is above the aim in every repeat."""
    above = []
    for case in load():
        finding = await confirm(case.shape, open_arena, seconds, repeats)
        say(f"{finding}\n    when it was found x{case.ratio} ({case.of}), control x{case.control}")
        above += [case.shape.target] * finding.confirmed
    say(f"Above {MOST_RATIO:g} in every repeat: {', '.join(above) or 'none'}")
    return 1 if above else 0
