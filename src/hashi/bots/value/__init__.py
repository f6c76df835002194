"""A value learned by self-play: how many points a sheet still promises.

`features` say what the network sees, `network` what it computes, `choice` and `ahead` how turns
are judged by it, `learning` how it learns, `stakes` what categories are worth, `weights` where the
numbers lie. `value` puts it together for Python.
"""

from hashi.bots.value.value import Prospects, Value, value_for

__all__ = ["Prospects", "Value", "value_for"]
