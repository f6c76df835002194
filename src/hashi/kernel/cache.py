"""Where compiled code is kept: in the user's cache folder, by the text it was compiled from.

The compiler looks for changes in the one file of a function, not in those it calls, so every
change of any compiled file has a folder of its own.
"""

import os
import shutil
from hashlib import sha256
from pathlib import Path

from platformdirs import user_cache_path

__all__ = ["use_cache"]

_KEPT = 3  # folders: this version's and a few before it


def use_cache(package: Path) -> None:
    """Tell the compiler its folder, unless it was told; folders long unused are removed."""
    if "NUMBA_CACHE_DIR" in os.environ:
        return
    texts = sorted(path.read_bytes() for path in package.rglob("*.py"))
    digest = sha256(b"\0".join(text for text in texts if b"njit" in text)).hexdigest()[:16]
    cache = user_cache_path("hashi") / "kernel"
    os.environ["NUMBA_CACHE_DIR"] = str(cache / digest)
    try:
        (cache / digest).mkdir(parents=True, exist_ok=True)
        (cache / digest).touch()
        folders = sorted(cache.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
    except OSError:
        return  # a folder that cannot be written: the compiler works without
    for old in folders[_KEPT:]:
        shutil.rmtree(old, ignore_errors=True)
