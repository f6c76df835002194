"""A value learned by self-play: how many more points a sheet is expected to bring.

`sketch` counts what is on a sheet, `features` is the input of the network, `layout` says which rows
of it a board uses, `network` has the layers; `choice` and `ahead` rate turns by it, `practice`
plays games and `learning` learns from them, `stakes` says what islands and categories are worth,
`weights` stores the network. `value` is the interface for Python.
"""

from hashi.bots.value.value import Prospects, Value, general_value, value_for

__all__ = ["Prospects", "Value", "general_value", "value_for"]
