"""The coach: what a turn is worth, and what a finished game could have been."""

from hashi.coach.advice import Advice, Opinion, advise
from hashi.coach.report import Judged, Report, reports

__all__ = ["Advice", "Judged", "Opinion", "Report", "advise", "reports"]
