"""The game on paper: sheets, cards, deals, rules and score pads as PDF pages.

Draws what the engine knows onto pages; chooses no deal and writes no file. Shapes
tell apart whatever colours do, so black and white is enough.
"""

from hashi.paper.document import PARTS, Order, Part, pdf
from hashi.paper.page import FontsMissingError

__all__ = ["PARTS", "FontsMissingError", "Order", "Part", "pdf"]
