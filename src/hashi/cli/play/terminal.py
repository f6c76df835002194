"""A solo game in the terminal: show, ask, play, until the 17th card or until the player quits.

The record is saved after every change, so quitting loses nothing, nor does Ctrl-C or Ctrl-D.
"""

import re
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from rich.console import Console

from hashi.cli.play.honour import point_at, unnoticed_texts
from hashi.cli.play.saves import Solo
from hashi.cli.play.screen import card_text, score_table, table_view
from hashi.locale import Texts, expected_text, refusal_text
from hashi.rules import CATEGORIES, Card, Game, NotationError, Sheet, Turn
from hashi.rules.notation import ISLAND
from hashi.rules.score import DEADLINES, VALUES
from hashi.service.limit import POINTING_PAUSE_SECONDS

__all__ = ["Terminal"]

_SEAT = 1
_START = re.compile(rf"\s*([0-9])\s*@?\s*({ISLAND})\s*", re.IGNORECASE)


class _Quit(Exception):
    """The player has asked to quit."""


class _Undo(Exception):
    """The player wants to go back a step."""


class Terminal:
    """One session of a solo game, from its current state on."""

    def __init__(self, solo: Solo, texts: Texts, console: Console) -> None:
        self.solo = solo
        self.texts = texts
        self.console = console
        self._may_point_at = 0.0  # by the monotonic clock; a wrong pointing costs a pause (M5)

    @property
    def honour(self) -> bool:
        """Whether rules may be broken here (M1)."""
        return self.game.kind == "honour"

    @property
    def game(self) -> Game:
        """The current game."""
        return self.solo.game

    def run(self, *, resumed: bool) -> None:
        """Play until the game is over or the player quits."""
        self._save(self.game)  # so that a path that cannot be written is reported now
        path = str(self.solo.path)
        if resumed:
            self._say("resumed", path=path)
        else:
            self._welcome()
        try:
            if not self.game.logs:
                self._start()
            while not self.game.over:
                self._round()
        except (_Quit, EOFError, KeyboardInterrupt):
            self.console.print()
            self._say("goodbye", path=path)
        else:
            self._end()

    def _welcome(self) -> None:
        self._say("welcome")
        if self.honour:
            self._say("honour-explained")
        if self.solo.proof.commitment:
            self._say("commitment", commitment=self.solo.proof.commitment)

    def _start(self) -> None:
        self._show(self.game.sheet(_SEAT))
        while not self.game.logs:
            try:
                answer = self._ask("prompt-start")
            except _Undo:
                self._say("undo-nothing")
                continue
            match = _START.fullmatch(answer)
            if match is None:
                expected = self.texts("expected-start")
                self._say("not-read", column=1, expected=expected)
                continue
            number, island = int(match[1]), match[2].lower()
            refused = self.game.start_refusal(_SEAT, island, number)
            if refused is None:
                self._save(self.game.start(_SEAT, island, number))
            else:
                self.console.print(refusal_text(self.texts, refused))

    def _round(self) -> None:
        game, card = self.game, self.game.card
        if card is None:
            raise _Quit
        self._show(game.sheet(_SEAT))
        self.console.print(card_text(game, card, self.texts))
        turn = self._turn(card)
        before = self.game.sheet(_SEAT)
        self._save(self.game.play(_SEAT, turn))
        self._announce(before, turn)

    def _end(self) -> None:
        outcome = self.game.outcome
        self._show(self.game.sheet(_SEAT))
        self._say("game-over")
        for told in unnoticed_texts(self.game, [self.solo.name], self.texts):
            self.console.print(told, markup=False)
        self.console.print(score_table(self.game.scores, [self.solo.name], self.texts))
        if outcome is not None and outcome.rank is not None:
            rank = self.texts(f"rank-{outcome.rank}")
            title = self.texts("rank-is", total=outcome.totals[0], rank=rank)
            self.console.print(f"\n{title}\n", style="bold", markup=False)
        if self.solo.proof.secret:
            self._say("opened", secret=self.solo.proof.secret)
            self._say("check-it", path=str(self.solo.path))
        self._say("saved", path=str(self.solo.path))

    def _turn(self, card: Card) -> Turn:
        """Ask until the player has confirmed a turn."""
        while True:
            try:
                hint = "prompt-hint-honour" if self.honour else "prompt-hint"
                answer = self._ask("prompt-turn", hint)
            except _Undo:
                self._say("undo-nothing")
                continue
            try:
                turn = self._read_turn(answer, card) if answer else None
                if turn is not None:
                    self._confirm(turn)
                    return turn
            except _Undo:
                self._say("undone")

    def _read_turn(self, answer: str, card: Card) -> Turn | None:
        word, _, place = answer.partition(" ")
        if self.honour and self._is_word(word, "mistake"):
            self._point(place.strip().lower())
            return None
        if self._is_word(answer, "list"):
            if not self.honour:
                return self._choose_turn(card)
            self._say("honour-no-list")
            return None
        try:
            turn = Turn.typed("pass" if self._is_word(answer, "pass") else answer)
        except NotationError as error:
            expected = expected_text(self.texts, error)
            self._say("not-read", column=error.column, expected=expected)
            return None
        refused = self.game.refusal(_SEAT, turn)
        if refused is not None:
            self.console.print(refusal_text(self.texts, refused))
            return None
        return turn

    def _point(self, place: str) -> None:
        """Point at a mistake of your own (M5)."""
        if time.monotonic() < self._may_point_at:
            self._say("honour-wait")
            return
        before = self.game
        game, told = point_at(before, place, self.solo.name, self.texts)
        if game is before:
            self._may_point_at = time.monotonic() + POINTING_PAUSE_SECONDS
        else:
            self._save(game)
            self._show(game.sheet(_SEAT))
        self.console.print(told, markup=False)

    def _confirm(self, turn: Turn) -> None:
        """Ask until the player says yes; only Enter and yes mean that."""
        self._show(self.game.sheet(_SEAT).with_turn(turn))
        shown = str(turn) if turn != Turn() else self.texts("word-pass")
        self.console.print(shown, style="bold")
        while self._ask("prompt-confirm").lower() not in {"", "y", "yes", self.texts("yes")}:
            self._say("confirm-unclear")

    def _choose_turn(self, card: Card) -> Turn:
        """Choose a turn step by step: the island, then bridge by bridge."""
        legal = self.game.legal_turns(_SEAT)
        islands = sorted({turn.island for turn in legal if turn.island})
        self._say("choose-island", number=card.number)
        picked = self._pick([*islands, self.texts("choose-none")])
        island = islands[picked] if picked < len(islands) else None
        legal = tuple(turn for turn in legal if turn.island == island)
        drawn: list[str] = []
        while len(drawn) < card.bridges:
            options = _next_bridges(legal, drawn)
            if not options:
                break
            self._say("choose-bridge", nth=len(drawn) + 1, count=card.bridges)
            skip = [] if drawn else [self.texts("choose-no-bridges")]
            picked = self._pick([*options, *skip])
            if picked == len(options):
                break
            drawn.append(options[picked])
        return Turn.of(card.number if island else None, island, drawn)

    def _pick(self, options: Sequence[str]) -> int:
        for number, option in enumerate(options, 1):
            self.console.print(f"{number:>3}  {option}", markup=False)
        while True:
            answer = self._ask("prompt-choice")
            if answer.isdecimal() and 1 <= int(answer) <= len(options):
                return int(answer) - 1
            self._say("choose-unclear")

    def _announce(self, before: Sheet, turn: Turn) -> None:
        """Print what the turn did: skips (T2), finished islands, points (V5), deadlines (O2)."""
        game = self.game
        if turn.island is None:
            self._say("skips-number")
        if not turn.bridges:
            self._say("skips-bridges")
        finished = sorted(game.sheet(_SEAT).finished - before.finished)
        if finished:
            self._say("finishes", count=len(finished), islands=", ".join(finished))
        for announcement in game.announcements(game.closed):
            self._say(f"reached-{announcement.category}", points=announcement.points)
        for category in CATEGORIES:
            if DEADLINES[category] == game.closed and game.scores[0].round_of(category) is None:
                self._say(f"missed-{category}", points=VALUES[category][1])

    def _show(self, sheet: Sheet) -> None:
        width = self.console.width
        self.console.print(table_view(self.game, sheet, self.solo.deck, self.texts, width))

    def _say(self, key: str, **variables: str | int) -> None:
        # Commands and seals are to be copied: a line that holds one is left whole.
        whole = not {"path", "commitment", "secret"}.isdisjoint(variables)
        text = self.texts(key, **variables)
        self.console.print(text, markup=False, highlight=False, soft_wrap=whole)

    def _ask(self, key: str, hint: str | None = None) -> str:
        """The player's answer; quit, undo and help mean the same at every prompt."""
        question = self.texts(key) + (f" ({self.texts(hint)})" if hint else "")
        while True:
            prompt = self.texts("prompt", question=question)
            answer = self.console.input(prompt, markup=False).strip()
            if self._is_word(answer, "quit"):
                raise _Quit
            if self._is_word(answer, "undo"):
                raise _Undo
            if not self._is_word(answer, "help"):
                return answer
            self._say("help")
            if self.honour:
                self._say("help-honour")

    def _is_word(self, answer: str, word: str) -> bool:
        """Whether the answer is this command word, in the player's language or in English."""
        short = self.texts("word-undo-short") if word == "undo" else ""
        return answer.lower() in {self.texts(f"word-{word}"), word, short} - {""}

    def _save(self, game: Game) -> None:
        self.solo = replace(self.solo, game=game)
        self.solo.save(self.texts)


def _next_bridges(legal: Sequence[Turn], drawn: Sequence[str]) -> list[str]:
    """The lines that continue the bridges drawn so far towards a legal turn."""
    rests = (Counter(turn.bridges) - Counter(drawn) for turn in legal if _contains(turn, drawn))
    return sorted({line for rest in rests for line in rest})


def _contains(turn: Turn, drawn: Sequence[str]) -> bool:
    return not Counter(drawn) - Counter(turn.bridges)
