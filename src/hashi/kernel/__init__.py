"""The fast twin of the rules: the same answers over flat arrays, compiled by numba. No policy.

Compiled code is kept in the user's cache folder, so that only the first use after an installation
waits for the compiler.
"""

import os

from platformdirs import user_cache_path

os.environ.setdefault("NUMBA_CACHE_DIR", str(user_cache_path("hashi") / "kernel"))

from hashi.kernel.kernel import Kernel, Position

__all__ = ["Kernel", "Position"]
