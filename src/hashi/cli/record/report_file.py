"""A report as one HTML file: the page's own report, built as a template, with its data inserted.

The file loads nothing, and its content security policy allows only the script and style it was
built with. User input is embedded as JSON that cannot close the element around it.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from hashi.coach import Report
from hashi.rules import Game
from hashi.server.page.built import STATIC
from hashi.service.convert import replay_view, report_view
from hashi.table.part import board_view
from hashi.wire.exchange import SavedReport

__all__ = ["ReportFile", "template"]

_MARK = "%report%"  # as in web/report.html


def template() -> str | None:
    """The file without its data; None if the page was not built."""
    try:
        return (STATIC / "report.html").read_text("utf-8")
    except FileNotFoundError:
        return None


@dataclass(frozen=True, slots=True)
class ReportFile:
    """What stays the same while the report grows.

    `hinted` are the rounds in which the player was shown a good turn.
    """

    template: str
    game: Game
    names: Sequence[str]
    language: str
    hinted: Sequence[int] = ()

    def text(self, report: Report) -> str:
        """The whole file."""
        shown = SavedReport(
            language=self.language,
            board=board_view(self.game.board),
            names=list(self.names),
            rank=self.game.outcome.rank if self.game.outcome else None,
            hinted=list(self.hinted),
            replay=replay_view(self.game),
            report=report_view(report),
        )
        before, _, after = self.template.partition(_MARK)
        # A script element ends at the first </script>, so every < is escaped.
        return before + msgspec.json.encode(shown).decode().replace("<", "\\u003c") + after
