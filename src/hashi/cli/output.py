"""How a command prints data for scripts (`--json`): one JSON text on standard output.

ASCII only, so that any terminal, pipe or encoding can carry it. docs/commands.md has the shapes.
"""

import json

__all__ = ["print_json"]


def print_json(data: object) -> None:
    """Print plain data as one line of JSON."""
    print(json.dumps(data))
