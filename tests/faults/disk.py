"""A disk of a few megabytes, and how to fill it but for so many bytes."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

__all__ = ["filled", "mounted", "reserve"]

_FILLER = "filler"


@contextmanager
def mounted(folder: Path, megabytes: int) -> Iterator[Path]:
    """A file system of its own, where the system lets us make one."""
    folder.mkdir()
    mount = [shutil.which("mount") or "mount", "-t", "tmpfs", "-o", f"size={megabytes}m"]
    done = subprocess.run([*mount, "tmpfs", str(folder)], check=False, capture_output=True)  # noqa: S603  our own words
    if done.returncode != 0:
        pytest.skip("this user cannot mount")
    try:
        yield folder
    finally:
        subprocess.run([shutil.which("umount") or "umount", "--lazy", folder], check=True)  # noqa: S603  our own words


def reserve(folder: Path, free_bytes: int) -> None:
    """Take all the room there is but for so many bytes; what was taken before is given back."""
    filler = folder / _FILLER
    filler.unlink(missing_ok=True)
    state = os.statvfs(folder)
    take = state.f_bavail * state.f_frsize - free_bytes
    with filler.open("wb") as stream:
        if take > 0:
            os.posix_fallocate(stream.fileno(), 0, take)


@contextmanager
def filled(folder: Path, free_bytes: int = 0) -> Iterator[None]:
    """The same for a while."""
    reserve(folder, free_bytes)
    try:
        yield
    finally:
        (folder / _FILLER).unlink()
