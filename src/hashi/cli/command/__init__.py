"""The commands and their options, by what they are about; what they do has its own modules.

Importing this adds all of them to the `hashi` command. Each command imports what it needs only when
it runs, so that all of them start fast.
"""

from hashi.cli.command import board, game, puzzle, record, server, study

__all__ = ["board", "game", "puzzle", "record", "server", "study"]
