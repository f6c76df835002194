"""The `hashi` command."""

from hashi.cli.app import main

__all__ = ["main"]
