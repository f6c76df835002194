"""The coach: rates turns, and reports on finished games.

This package is light to import; `judgement` and `review` do the computing, with the bots' compiled
code.
"""

from hashi.coach.advice import Advice, Opinion
from hashi.coach.report import Judged, Report

__all__ = ["Advice", "Judged", "Opinion", "Report"]
