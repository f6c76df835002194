"""A goal as a model for CP-SAT, and the turns of its solution.

Variables are cumulative: an island is numbered *by* a card, and a line has its first and second
bridge *by* a card. So all rules about before and after are implications between consecutive cards;
the final state decides T6, T12 and T13, because bridges are never removed. An island that must be
finished by a card fixes its lines from then on, which keeps models of demanding goals small.
"""

from ortools.sat.python import cp_model

from hashi.rules import Start, Turn
from hashi.rules.marks import MOST_UNNUMBERED
from hashi.rules.sheet import START_NUMBERS
from hashi.solver.goal import SIX, Goal
from hashi.solver.question import Question
from hashi.solver.replay import first_sheet, start_is_free

__all__ = ["Model"]

_FULL = 2  # bridges on a line (T10)
_RADIUS = 3  # of six joined islands, one is at most this many bridges from all others

Var = cp_model.IntVar
Row = list[Var]  # by card; index 0 is the state before the first


class Model:
    """Whether a goal can be reached.

    With `left` only a case of it: only these islands may stay unfinished, and the first of them
    does. `joined` requires the six islands to be connected (V3); without it the model is a smaller
    relaxation, whose solutions are usually connected anyway.
    """

    def __init__(
        self,
        question: Question,
        goal: Goal,
        left: tuple[int, ...] | None = None,
        *,
        joined: bool = False,
    ) -> None:
        self.question, self.goal, self.sheet = question, goal, first_sheet(question)
        self.board, self.last = question.board, len(question.cards)
        self.proto = cp_model.CpModel()
        self._no, self._yes = self.proto.new_constant(0), self.proto.new_constant(1)
        self._islands = range(len(self.board.islands))
        self._lines = range(len(self.board.lines))
        self._lines_at = [
            [line for line in self._lines if self.board.lines_at[island] >> line & 1]
            for island in self._islands
        ]
        self._number = [self.sheet.number(island.at) for island in self.board.islands]
        self._degree = [self.sheet.bridges_at(island.at) for island in self.board.islands]
        self._due = [self._due_of(island, left) for island in self._islands]
        self._write_numbers()
        self._draw_bridges()
        self._use_cards()
        self._visit_flags()
        self._spare = None if left is None else left[0]
        self._finished = [self._finish(island) for island in self._islands]
        self.proto.add(sum(self._finished) >= goal.finished)
        six = goal.due.get("six")
        if six is not None:
            done = [self._done(island, six) for island in self._islands]
            self.proto.add(sum(done) >= SIX)
            if joined:
                self._join(done, six)

    def _bool(self) -> Var:
        return self.proto.new_bool_var("")

    def _due_of(self, island: int, left: tuple[int, ...] | None) -> int | None:
        """The card by which an island must be finished, None if it need not be."""
        flag = self.board.islands[island].flag
        dues = [self.goal.due[flag]] if flag and flag in self.goal.due else []
        crossed = self.sheet.crossed >> 4 * island & 1
        everything = self.goal.finished == len(self.board.islands)
        if everything or (left is not None and island not in left and not crossed):
            dues.append(self.last)
        return min(dues, default=None)

    def _write_numbers(self) -> None:
        """T3: an island has one number, a card is written once; S2: the number before the game."""
        free = start_is_free(self.question)
        self._start = {
            (island, number): self._bool()
            for island in self._islands
            for number in START_NUMBERS
            if free and self.board.islands[island].flag is None
        }
        if free:
            self.proto.add_exactly_one(self._start.values())
        self._written = [self._writing(island) for island in self._islands]
        self._numbered = [self._numbering(island) for island in self._islands]
        skipped = [self._bool() for _ in self.question.cards]
        for card, skip in enumerate(skipped, 1):
            self.proto.add_exactly_one(skip, *(row[card] for row in self._written))
        # Redundant, but follows only by counting, which clause learning is bad at.
        there = sum(
            1
            for island in self._islands
            if self._number[island] and not self.sheet.crossed >> 4 * island & 1
        )
        self.proto.add(sum(skipped) <= self.last + there + free - self.goal.finished)

    def _starts_at(self, island: int) -> Row:
        return [var for (at, _), var in self._start.items() if at == island]

    def _writing(self, island: int) -> Row:
        """Whether each card is written on an island; a bare flag cannot take the first one."""
        if self._number[island]:
            return [self._no] * (self.last + 1)
        bare = self.board.islands[island].flag is not None and not self._degree[island]
        first = 2 if bare else 1
        last = self.last if self._due[island] is None else self._due[island] or 0
        row = [self._bool() if first <= c <= last else self._no for c in range(self.last + 1)]
        every = [*self._starts_at(island), *row[first : last + 1]]
        if self._due[island] is None:
            self.proto.add_at_most_one(every)
        else:
            self.proto.add_exactly_one(every)
        return row

    def _numbering(self, island: int) -> Row:
        """Whether an island is numbered by each card."""
        if self._number[island]:
            return [self._yes] * (self.last + 1)
        due = self._due[island]
        row: Row = []
        sofar = cp_model.LinearExpr.sum(self._starts_at(island))
        for card in range(self.last + 1):
            if due is not None and card >= due:
                row.append(self._yes)
                continue
            row.append(self._bool())
            self.proto.add(row[card] == sofar + self._written[island][card])
            sofar = row[card]
        return row

    def _draw_bridges(self) -> None:
        """T8, T10, T11: a number at one end, two on a line, none across."""
        self._first = [self._drawing(line, 1) for line in self._lines]
        self._second = [self._drawing(line, _FULL) for line in self._lines]
        for line in self._lines:
            here, there = self.board.ends[line]
            first, second = self._first[line], self._second[line]
            new = first if not self._drawn(line) else second
            for card in range(1, self.last + 1):
                numbered = (self._numbered[here][card], self._numbered[there][card])
                self.proto.add_bool_or(new[card].negated(), *numbered)
                self.proto.add_implication(second[card], first[card])
            for other in range(line + 1, len(self.board.lines)):
                if self.board.crossed_by[line] >> other & 1 and not self._barred(line):
                    across = self._first[other][-1].negated()
                    self.proto.add_bool_or(first[-1].negated(), across)

    def _drawn(self, line: int) -> int:
        """How many bridges a line already has."""
        return self.sheet.bridges >> 2 * line & 3

    def _barred(self, line: int) -> bool:
        """Whether a line can take no more bridges."""
        return bool(self.board.blocked(self.sheet.bridges) >> line & 1) or any(
            self._degree[end] >= (self._number[end] or MOST_UNNUMBERED)
            for end in self.board.ends[line]
        )

    def _drawing(self, line: int, count: int) -> Row:
        """Whether a line has at least `count` bridges by each card."""
        if self._drawn(line) >= count:
            return [self._yes] * (self.last + 1)
        if self._barred(line):
            return [self._no] * (self.last + 1)
        dues = (self._due[end] for end in self.board.ends[line])
        last = min((due for due in dues if due is not None), default=self.last)
        row = [self._no, *(self._bool() for _ in range(last))]
        for card in range(2, last + 1):
            self.proto.add_implication(row[card - 1], row[card])
        return row + row[-1:] * (self.last - last)

    def _use_cards(self) -> None:
        """T7: all bridges of a card or none."""
        total = self._no + sum(self._drawn(line) for line in self._lines)
        for number, card in enumerate(self.question.cards, 1):
            total += card.bridges * self._bool()
            drawn = sum(row[number] for rows in (self._first, self._second) for row in rows)
            self.proto.add(drawn == total)

    def _visit_flags(self) -> None:
        """T5: a flagged island is written on when a bridge leads there."""
        for island in self._islands:
            if self.board.islands[island].flag is None or self._degree[island]:
                continue
            for card in range(2, self.last + 1):
                bridges = (self._first[line][card - 1] for line in self._lines_at[island])
                self.proto.add_bool_or(self._written[island][card].negated(), *bridges)

    def _finish(self, island: int) -> Var:
        """T6, T12 to T14: at most as many bridges as the number; returns whether it is finished."""
        lines = self._lines_at[island]
        degree = sum(
            (row[line][-1] for row in (self._first, self._second) for line in lines), self._no
        )
        values = self._values(island)
        number = self._number[island] + sum(value * var for value, var in values.items())
        for value, var in values.items():
            self.proto.add(degree <= value).only_enforce_if(var)
            if self._due[island] is not None:
                self.proto.add(degree >= value).only_enforce_if(var)
        if self._due[island] is not None:
            self.proto.add(degree == number)
            return self._yes
        if not self._number[island]:
            most = max(MOST_UNNUMBERED, self._degree[island])
            self.proto.add(degree <= number + most * self._numbered[island][-1].negated())
        elif self._degree[island] <= self._number[island]:
            self.proto.add(degree <= number)
        if island == self._spare or self.sheet.crossed >> 4 * island & 1:
            return self._no
        finished = self._bool()
        self.proto.add_implication(finished, self._numbered[island][-1])
        self.proto.add(degree == number).only_enforce_if(finished)
        return finished

    def _values(self, island: int) -> dict[int, Var]:
        """Whether an island gets each number, by a card or before the game."""
        ways: dict[int, Row] = {}
        for (at, value), var in self._start.items():
            if at == island:
                ways.setdefault(value, []).append(var)
        for card, var in zip(self.question.cards, self._written[island][1:], strict=True):
            ways.setdefault(card.number, []).append(var)
        values = {value: self._bool() for value in sorted(ways)}
        for value, row in ways.items():
            self.proto.add(sum(row) == values[value])
        return values

    def _done(self, island: int, card: int) -> Var:
        """Whether an island is finished by a card."""
        due = self._due[island]
        if due is not None and due <= card:
            return self._yes
        done = self._bool()
        self.proto.add_implication(done, self._finished[island])
        self.proto.add_implication(done, self._numbered[island][card])
        for line in self._lines_at[island]:
            for row in (self._first[line], self._second[line]):
                self.proto.add_bool_or(row[-1].negated(), row[card], done.negated())
        return done

    def _join(self, done: Row, card: int) -> None:
        """V3: six islands done by a card within a few bridges of one of them."""
        near = [self._bool() for _ in self._islands]
        self.proto.add_exactly_one(near)
        for _ in range(_RADIUS):
            near = [self._step(island, near, card) for island in self._islands]
        self.proto.add(sum(near) >= SIX)
        for island in self._islands:
            self.proto.add_implication(near[island], done[island])

    def _step(self, island: int, near: Row, card: int) -> Var:
        """Whether an island is near, or joined by a bridge to one that is."""
        nearer = self._bool()
        self.proto.add_implication(near[island], nearer)
        ways = [near[island]]
        for line in self._lines_at[island]:
            here, there = self.board.ends[line]
            way = self._bool()
            self.proto.add_implication(way, near[there if here == island else here])
            self.proto.add_implication(way, self._first[line][card])
            ways.append(way)
        self.proto.add_bool_or(nearer.negated(), *ways)
        return nearer

    def solution(self, solver: cp_model.CpSolver) -> tuple[Start | None, tuple[Turn, ...]]:
        """The start and the turns of the solution."""
        start = next(
            (
                Start(number, self.board.islands[island].at)
                for (island, number), var in self._start.items()
                if solver.boolean_value(var)
            ),
            self.question.start if self.question.sheet is None else None,
        )
        return start, tuple(self._turn(solver, card) for card in range(1, self.last + 1))

    def _turn(self, solver: cp_model.CpSolver, card: int) -> Turn:
        bridges = [
            self.board.lines[line]
            for rows in (self._first, self._second)
            for line in self._lines
            if solver.boolean_value(rows[line][card])
            and not solver.boolean_value(rows[line][card - 1])
        ]
        for island in self._islands:
            if solver.boolean_value(self._written[island][card]):
                number = self.question.cards[card - 1].number
                return Turn.of(number, self.board.islands[island].at, bridges)
        return Turn.of(bridges=bridges)
