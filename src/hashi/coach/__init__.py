"""The coach: what a turn is worth, and what a finished game could have been.

What it says is here and light to import; `judgement` and `review` work it out, with the bots'
compiled code.
"""

from hashi.coach.advice import Advice, Opinion
from hashi.coach.report import Judged, Report

__all__ = ["Advice", "Judged", "Opinion", "Report"]
