"""Players that are programs: one file per idea, all speaking one protocol.

A bot gets a `Sight`, which holds what a player at that seat sees and nothing else.
"""

from hashi.bots.greedy import Greedy
from hashi.bots.protocol import Bot, Sight

__all__ = ["Bot", "Greedy", "Sight"]
