"""The fast twin of the rules: the same answers over flat arrays, compiled by numba. No policy.

Compiled code is kept in the user's cache folder, so that only the first use after an installation
waits for the compiler.
"""

from pathlib import Path

from hashi.kernel.cache import use_cache

use_cache(Path(__file__).parent.parent)

from hashi.kernel.kernel import Kernel, Position  # noqa: E402  the compiler reads its folder once

__all__ = ["Kernel", "Position"]
