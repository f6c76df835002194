"""Pictures of boards and sheets: in characters and as SVG.

Knows how things look, not who plays or whose turn it is.
"""

from hashi.picture.characters import Cell, Role, cells, text
from hashi.picture.svg import svg

__all__ = ["Cell", "Role", "cells", "svg", "text"]
