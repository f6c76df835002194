"""A value learned by self-play: how many more points a sheet is expected to bring.

`features` is the input of the network, `network` its layers; `choice` and `ahead` rate turns by it,
`learning` trains it, `stakes` says what categories are worth, `weights` stores the network. `value`
is the interface for Python.
"""

from hashi.bots.value.value import Prospects, Value, value_for

__all__ = ["Prospects", "Value", "value_for"]
