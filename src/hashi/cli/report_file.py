"""A report as one HTML file: the page's own report, built once, with what it shows put inside.

The file loads nothing, and its own policy allows no script and no style but those it was built
with. What people have typed stands in it as JSON that cannot end the element around it.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from hashi.coach import Report
from hashi.rules import Game
from hashi.server.convert import board_view, replay_view, report_view
from hashi.server.page import STATIC
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
    """All that stays the same however much the coach knows.

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
        # A script element ends at the first </script>; JSON can do without the <.
        return before + msgspec.json.encode(shown).decode().replace("<", "\\u003c") + after
