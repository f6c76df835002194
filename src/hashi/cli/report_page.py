"""The coach's report as one HTML file that needs nothing else: no request leaves it.

Everything a person has typed is escaped, and the file's own policy allows no script but the one
that steps through the sheets. Light and dark follow the reader's machine; paper is always light.
"""

from base64 import b64encode
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from html import escape

from hashi.cli.figure import decimal
from hashi.cli.plot import plot
from hashi.coach import Judged, Report
from hashi.locale import Texts
from hashi.picture import film
from hashi.rules import Game, Sheet, Turn
from hashi.rules.score import ROUNDS

__all__ = ["Page", "page"]

_COSTLY = 1.0  # points from which on a turn is marked
_COLUMNS = ("card", "turn", "points", "coach", "coach-points", "lost", "way")

_STYLE = """
:root { color-scheme: light dark; --paper: #fbf7ee; --raised: #fffdf7; --ink: #1f2a37;
  --soft: #5b5646; --rule: #d9cfb8; --sand: #efe4cb; --edge: #6a5f46; --dots: #a0967f;
  --red: #b8291f; --blue: #23559c; --good: #1f6f5c; --bad: #a3261d; --wash: #f8e3dc;
  --focus: #b35309; }
@media (prefers-color-scheme: dark) { :root { --paper: #141a24; --raised: #1c2431;
  --ink: #f0e6d2; --soft: #b9ae97; --rule: #39424f; --sand: #3a3a36; --edge: #b5a98a;
  --dots: #7d7b70; --red: #f0776a; --blue: #86b4f5; --good: #7fcfb3; --bad: #f59a8e;
  --wash: #43261f; --focus: #f5b25d; } }
@media print { :root { color-scheme: light; --paper: #fff; --raised: #fff; --ink: #000;
  --soft: #444; --rule: #bbb; --sand: #f4eddc; --edge: #444; --dots: #999; --red: #b8291f;
  --blue: #23559c; --good: #1f6f5c; --bad: #a3261d; --wash: #f4f4f4; }
  .steps { display: none !important; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 68rem; padding: 1.5rem 1rem 3rem; background: var(--paper);
  color: var(--ink); font: 1rem/1.5 system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
h1, h2 { font-family: "Iowan Old Style", Palatino, Georgia, "DejaVu Serif", serif;
  line-height: 1.2; overflow-wrap: anywhere; }
h2 { margin: 2.5rem 0 0.75rem; }
.soft { color: var(--soft); max-width: 42rem; }
.stopped { border-left: 4px solid var(--focus); padding-left: 0.75rem; font-weight: 600; }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr)); gap: 0.75rem; }
dl div { background: var(--raised); border: 1px solid var(--rule); border-radius: 10px;
  padding: 0.6rem 0.9rem; }
dt { color: var(--soft); font-size: 0.9rem; }
dd { margin: 0; font-size: 1.3rem; font-variant-numeric: tabular-nums; }
.wide { overflow-x: auto; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: 0.35rem 0.6rem; border-bottom: 1px solid var(--rule); text-align: left;
  vertical-align: top; }
thead th { color: var(--soft); font-size: 0.9rem; }
tbody th, td.turn { white-space: nowrap; }
th:first-child { position: sticky; left: 0; background: inherit; }
thead, tbody tr { background: var(--paper); }
td.figure, th.figure { text-align: right; }
td.turn { font-family: ui-monospace, "DejaVu Sans Mono", monospace; font-size: 0.9rem; }
tbody tr.costly { background: var(--wash); }
tr.costly td.lost { color: var(--bad); font-weight: 700; }
tr { break-inside: avoid; }
.sheets { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  gap: 1rem; }
figure { margin: 0; break-inside: avoid; }
figcaption { font-weight: 600; margin-top: 0.75rem; }
.steps { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: center; margin-bottom: 0.5rem; }
.steps label { flex: 1 1 12rem; display: flex; gap: 0.75rem; align-items: center; }
@media (max-width: 34rem) { .steps label { flex-basis: 100%; order: -1; } }
.steps input { flex: 1; min-height: 44px; accent-color: var(--good); }
button { min-height: 44px; min-width: 44px; padding: 0 1rem; border: 1px solid var(--edge);
  border-radius: 10px; background: var(--raised); color: inherit; font: inherit; cursor: pointer; }
output p { margin: 0; min-height: 4.5em; }
svg { display: block; width: 100%; height: auto; }
.plot { min-width: 34rem; }
[hidden] { display: none !important; }
.sheet .label, .plot text { fill: var(--soft); font-size: 15px; }
.plot text { font-size: 13px; }
.sheet .dots { stroke: var(--dots); stroke-width: 3; stroke-dasharray: 0.1 9;
  stroke-linecap: round; }
.sheet .bridge { stroke: var(--ink); stroke-width: 4; stroke-linecap: round; }
.sheet .island { fill: var(--sand); stroke: var(--edge); stroke-width: 2.5; }
.sheet .circle { fill: none; stroke: var(--good); stroke-width: 3; }
.sheet .number { fill: var(--ink); font-size: 25px; }
.sheet .pole { stroke: var(--edge); stroke-width: 2.5; stroke-linecap: round; }
.sheet .red { fill: var(--red); }
.sheet .blue { fill: var(--blue); }
.sheet .cross { stroke: var(--bad); stroke-width: 4; stroke-linecap: round; }
.plot .grid { stroke: var(--rule); }
.plot .line { fill: none; stroke: var(--ink); stroke-width: 2.5; stroke-linejoin: round; }
.plot .dot { fill: var(--ink); }
.plot .costly { fill: var(--bad); }
.plot .most { stroke: var(--good); stroke-width: 2; stroke-dasharray: 7 5; }
.plot .most-text { fill: var(--good); font-weight: 600; }
"""

_SCRIPT = """
const slider = document.getElementById("step");
const parts = document.querySelectorAll("[data-from]");
function show() {
  const step = slider.valueAsNumber;
  for (const part of parts) {
    const { from, until } = part.dataset;
    part.toggleAttribute("hidden", step < Number(from) || step >= Number(until ?? Infinity));
  }
}
slider.addEventListener("input", show);
for (const button of document.querySelectorAll("[data-move]")) {
  button.addEventListener("click", () => {
    slider.valueAsNumber += Number(button.dataset.move);
    show();
  });
}
document.querySelector(".steps").hidden = false;
"""


@dataclass(frozen=True, slots=True)
class Page:
    """What a page tells of: a game, one of its players, and the coach's report so far.

    `hinted` are the rounds in which the player was shown a good turn; `whole` is whether the coach
    has come to the end, proof or not.
    """

    game: Game
    name: str
    report: Report
    hinted: frozenset[int] = frozenset()
    whole: bool = True

    @property
    def sheets(self) -> tuple[Sheet, ...]:
        """The player's sheets, as received and after each card."""
        return tuple(self.game.sheet(self.report.seat, after) for after in range(ROUNDS + 1))

    @property
    def best_sheets(self) -> tuple[Sheet, ...]:
        """The sheets of the best way; none if it was not looked for."""
        answer = self.report.optimum
        if answer is None:
            return ()
        sheet = self.sheets[0]
        if answer.start is not None:
            sheet = Sheet.blank(self.game.board).start(answer.start.island, answer.start.number)
        sheets = [sheet]
        for turn in answer.turns:
            sheets.append(sheets[-1].with_turn(turn))
        return tuple(sheets)


def page(told: Page, texts: Texts) -> str:
    """The whole file."""
    report = told.report
    title = escape(texts("report-page-heading", name=told.name, total=report.total))
    policy = f"default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-{_seal(_SCRIPT)}'"
    return "\n".join(
        (
            f'<!doctype html>\n<html lang="{texts.language}">\n<head>\n<meta charset="utf-8">',
            f'<meta http-equiv="Content-Security-Policy" content="{policy}">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{title}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n<main>",
            f"<h1>{title}</h1>",
            *_summary(told, texts),
            *(_plot(report, texts) if report.judged else ()),
            *(_table(told, texts) if report.judged else ()),
            *_sheets(told, texts),
            f"</main>\n<script>{_SCRIPT}</script>\n</body>\n</html>\n",
        )
    )


def _seal(script: str) -> str:
    return b64encode(sha256(script.encode()).digest()).decode()


def _summary(told: Page, texts: Texts) -> Iterator[str]:
    report, game = told.report, told.game
    where = [texts("side", board=game.board.name)]
    if game.seats > 1:
        where.append(texts("report-page-seat", seat=report.seat, seats=game.seats))
    elif game.outcome is not None:
        where.append(texts(f"rank-{game.outcome.rank}"))
    yield f"<p>{escape(' · '.join(where))}</p>"
    if not told.whole:
        stopped = texts("report-page-stopped", done=report.done, steps=report.steps)
        yield f'<p class="stopped">{escape(stopped)}</p>'
    yield "<dl>"
    for key, value in _facts(report, texts):
        name = escape(texts(f"report-page-{key}"))
        yield f"<div><dt>{name}</dt><dd>{escape(value)}</dd></div>"
    yield f'</dl>\n<p class="soft">{escape(texts("report-page-how"))}</p>'


def _facts(report: Report, texts: Texts) -> Iterator[tuple[str, str]]:
    if report.judged:
        yield "expected", decimal(report.expected, texts)
    yield "total", str(report.total)
    if report.judged:
        yield "cost", decimal(sum(judged.lost for judged in report.judged), texts)
    answer = report.optimum
    if answer is not None:
        key = "report-page-proven" if answer.proven else "report-page-found"
        bound = {} if answer.proven else {"bound": answer.bound}
        yield "best", texts(key, points=answer.points, **bound)


def _plot(report: Report, texts: Texts) -> Iterator[str]:
    points = [report.expected, *(judged.points for judged in report.judged)]
    labels = [
        texts("report-page-plot-point", round=number, points=decimal(value, texts))
        for number, value in enumerate(points)
    ]
    costly = [False, *map(_costly, report.judged)]
    dots = list(zip(points, labels, costly, strict=True))
    yield f'<section><h2 id="plot">{escape(texts("report-page-plot"))}</h2>'
    yield '<div class="wide" role="region" aria-labelledby="plot" tabindex="0">'
    best = report.optimum.points if report.optimum else None
    name = texts("seat-heading", name=texts("report-page-best"), turn=str(best))
    yield plot(dots, texts("report-page-plot-axis"), best, name)
    yield "</div></section>"


def _table(told: Page, texts: Texts) -> Iterator[str]:
    report = told.report
    heading = escape(texts("report-page-turns"))
    columns = _COLUMNS if report.optimum else _COLUMNS[:-1]
    yield f'<section><h2 id="turns">{heading}</h2>'
    yield '<div class="wide" role="region" aria-labelledby="turns" tabindex="0"><table><thead><tr>'
    for column in columns:
        kind = ' class="figure"' if column in {"points", "coach-points", "lost"} else ""
        yield f'<th scope="col"{kind}>{escape(texts(f"report-page-{column}"))}</th>'
    yield "</tr></thead><tbody>"
    ways: Sequence[Turn] = report.optimum.turns if report.optimum else ()
    for judged in report.judged:
        hint = f" ({texts('report-page-hinted')})" if judged.round in told.hinted else ""
        yield _row(judged, f"{judged.turn}{hint}", ways, texts)
    yield "</tbody></table></div></section>"


def _costly(judged: Judged) -> bool:
    """Whether a turn gave a whole point away, as it is shown."""
    return round(judged.lost, 1) >= _COSTLY


def _row(judged: Judged, turn: str, ways: Sequence[Turn], texts: Texts) -> str:
    costly = _costly(judged)
    kind = ' class="costly"' if costly else ""
    lost = f"{decimal(judged.lost, texts)}{' ✗' if costly else ''}"
    way = f'<td class="turn">{ways[judged.round - 1]}</td>' if ways else ""
    return (
        f"<tr{kind}>"
        f'<th scope="row">{judged.round} · {judged.card}</th><td class="turn">{escape(turn)}</td>'
        f'<td class="figure">{decimal(judged.points, texts)}</td>'
        f'<td class="turn">{judged.best}</td>'
        f'<td class="figure">{decimal(judged.best_points, texts)}</td>'
        f'<td class="figure lost">{lost}</td>{way}</tr>'
    )


def _sheets(told: Page, texts: Texts) -> Iterator[str]:
    """Both sheets, and what steps through them; without a script, how they ended."""
    yield f"<section><h2>{escape(texts('report-page-sheets'))}</h2>"
    yield '<div class="steps" hidden>'
    yield f'<button type="button" data-move="-1">{escape(texts("report-page-back"))}</button>'
    yield f"<label>{escape(texts('report-page-step'))}"
    yield f'<input id="step" type="range" min="0" max="{ROUNDS}" value="{ROUNDS}"></label>'
    yield f'<button type="button" data-move="1">{escape(texts("report-page-on"))}</button>'
    yield '</div>\n<output for="step" aria-live="polite">'
    yield from _captions(told, texts)
    yield '</output>\n<div class="sheets">'
    for key, sheets in (("yours", told.sheets), ("theirs", told.best_sheets)):
        if sheets:
            title = texts(f"report-page-{key}")
            yield f"<figure><figcaption>{escape(title)}</figcaption>"
            yield f"{film(sheets, title)}</figure>"
    yield "</div></section>"


def _captions(told: Page, texts: Texts) -> Iterator[str]:
    answer = told.report.optimum
    before = [texts("report-page-before")]
    if answer is not None and answer.start is not None:
        before.append(_said("theirs", str(answer.start), texts))
    yield _caption(0, before)
    for number, card in enumerate(told.game.deck, 1):
        lines = [texts("report-page-after", round=number, card=str(card))]
        lines.append(_said("yours", str(told.game.turn(told.report.seat, number)), texts))
        if answer is not None:
            lines.append(_said("theirs", str(answer.turns[number - 1]), texts))
        yield _caption(number, lines)


def _said(whose: str, what: str, texts: Texts) -> str:
    return texts("seat-heading", name=texts(f"report-page-{whose}"), turn=what)


def _caption(step: int, lines: Sequence[str]) -> str:
    until, hidden = ("", "") if step == ROUNDS else (f' data-until="{step + 1}"', " hidden")
    return f'<p data-from="{step}"{until}{hidden}>{"<br>".join(map(escape, lines))}</p>'
