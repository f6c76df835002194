"""`python -m hashi` is the `hashi` command."""

from hashi.cli import main

main()
