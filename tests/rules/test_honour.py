"""Mistakes at honour tables: made, found, corrected, paid for."""

import pytest

import hashi
from hashi import Board, Card, Game, Refusal, Refused, Turn
from hashi.rules import Mistake, Notice
from hashi.rules.score import ROUNDS
from tests.sketch import sketch

PASS = Turn()

ROW = sketch("[ ]...( )...( )...( )...< >").board
CROSS = sketch("""
          ( )
           :
    ( ).........( )
           :
          ( )
    """).board


def honour(board: Board, start: str, *plays: str, seats: int = 1) -> Game:
    """A game at an honour table; each play is `card turn`, the same for every seat."""
    cards = tuple(Card.parse(play.split(" ", 1)[0]) for play in plays)
    filler = tuple(hashi.deck()[: ROUNDS - len(cards)])
    game = Game(board, seats, (*cards, *filler), "honour")
    for seat in range(1, seats + 1):
        game = game.start(seat, start[2:], int(start[0]))
    for play in plays:
        turn = Turn.parse(play.split(" ", 1)[1])
        for seat in range(1, seats + 1):
            game = game.play(seat, turn)
    return game


def found(game: Game) -> list[tuple[int, str, tuple[str, ...], list[str]]]:
    """The mistakes of seat 1: round, rule, marks, islands concerned."""
    return [(m.round, m.refusal.rule, m.marks, sorted(m.islands)) for m in game.mistakes(1)]


@pytest.mark.parametrize(
    ("start", "play", "rule", "marks", "islands"),
    [
        ("3@c1", "5/1 5@a1", "T5", ("a1",), ["a1"]),
        ("3@c1", "5/1 a1-b1", "T8", ("a1-b1",), ["a1", "b1"]),
        ("3@c1", "5/2 b1-c1", "T7", ("b1-c1",), ["b1", "c1"]),
        ("3@c1", "5/3 b1-c1 c1-d1", "T7", ("b1-c1", "c1-d1"), ["b1", "c1", "d1"]),
        ("3@c1", "1/2 1@b1 a1-b1 b1-c1", "T12", ("b1-c1",), ["b1"]),
    ],
)
def test_mistakes_and_islands_concerned_m4(
    start: str, play: str, rule: str, marks: tuple[str, ...], islands: list[str]
) -> None:
    """M1, M4: an honour table lets it happen, and knows whom it concerns."""
    assert found(honour(ROW, start, play)) == [(1, rule, marks, islands)]


def test_t6_concerns_the_island_m4() -> None:
    """M4: a number that is too small concerns its island."""
    game = honour(ROW, "3@c1", "5/2 b1-c1*2", "1/1 1@b1")
    assert found(game) == [(2, "T6", ("b1",), ["b1"])]


def test_t11_concerns_the_later_bridge_m4() -> None:
    """M4: of two bridges that cross, both ends of the later one."""
    game = honour(CROSS, "3@a2", "4/1 4@b1 a2-c2", "5/1 b1-b3")
    assert found(game) == [(2, "T11", ("b1-b3",), ["b1", "b3"])]
    game = honour(CROSS, "3@a2", "4/2 4@b1 a2-c2 b1-b3")
    assert found(game) == [(1, "T11", ("b1-b3",), ["b1", "b3"])]


def test_t13_concerns_the_island_m4() -> None:
    """M4: more than six bridges concern the island that got them."""
    board = sketch("""
              ( )
               :
        ( )...[ ]...( )
               :
              ( )
        """).board
    plays = ["4/3 4@a2 a2-b2*2 b1-b2", "4/3 4@c2 b1-b2 b2-c2*2", "4/1 4@b3 b2-b3", "5/1 b2-b3"]
    game = honour(board, "4@b1", *plays)
    assert found(game) == [(3, "T13", ("b2-b3",), ["b2"]), (4, "T13", ("b2-b3",), ["b2"])]


def test_impossible_marks_stay_refused_m1() -> None:
    """M1: an island with a number, a line that is not there, a third bridge, another number."""
    game = honour(ROW, "3@c1", "5/2 b1-c1*2")
    card = game.card
    assert card is not None
    for text, rule in (
        (f"{card.number}@c1", "T3"),
        (f"{card.number + 1}@b1", "T3"),
        ("a1-c1", "T9"),
        ("b1-c1", "T10"),
    ):
        refusal = game.refusal(1, Turn.parse(text))
        assert refusal is not None
        assert refusal.rule == rule


def test_guarded_tables_know_no_mistakes() -> None:
    """M1: at a guarded table the same turn is refused."""
    game = Game(ROW, 1, hashi.deck()).start(1, "c1", 3)
    assert game.refusal(1, Turn.parse("1@a1")) == Refusal("flag-without-bridge", "T5", "a1")
    assert game.play(1, PASS).mistakes(1) == ()
    assert Game(ROW, 1, hashi.deck(), "honour").mistakes(1) == ()


def test_corrected_in_the_following_round_m2() -> None:
    """M2: the wrong mark is erased, the good ones stay."""
    game = honour(ROW, "3@c1", "5/2 a1-b1 c1-d1").point_at(1, "a1-b1")
    assert game.sheet(1).drawn == {"c1-d1": 1}
    assert game.sheet(1).crossed_out == frozenset()
    assert game.mistakes(1) == ()
    assert game.turn(1, 1) == Turn.parse("a1-b1 c1-d1")


def test_only_the_bridges_too_many_are_erased_m2() -> None:
    """M2, T12: of three bridges at a 1, the first stays."""
    game = honour(ROW, "3@c1", "1/3 1@b1 a1-b1 b1-c1*2")
    assert found(game) == [(1, "T12", ("b1-c1", "b1-c1"), ["b1"])]
    assert game.point_at(1, "b1").sheet(1).drawn == {"a1-b1": 1}


def test_number_is_erased_if_nothing_needs_it_m2() -> None:
    """M2: a number without consequences goes."""
    game = honour(ROW, "3@c1", "5/1 5@a1 b1-c1").point_at(1, "a1")
    assert game.sheet(1).written == {"c1": 3}
    assert game.sheet(1).drawn == {"b1-c1": 1}


def test_number_with_consequences_stays_m3() -> None:
    """M2, M3: a number that a bridge started from stays, and its island is crossed out."""
    game = honour(ROW, "3@c1", "1/1 1@a1 a1-b1").point_at(1, "a1")
    assert game.sheet(1).written == {"a1": 1, "c1": 3}
    assert game.sheet(1).crossed_out == {"a1"}
    assert game.sheet(1).finished == frozenset()
    assert game.mistakes(1) == ()
    with pytest.raises(Refused) as caught:
        game.point_at(1, "a1")
    assert caught.value.refusal == Refusal("no-mistake", "M5", "a1")


def test_later_turns_are_consequences_too_m2() -> None:
    """M2: everything drawn since must stay legal, the open round's turn included."""
    game = honour(CROSS, "3@a2", "4/2 4@b1 a2-c2 b1-b3", seats=2)
    wrong = game.play(1, Turn.parse("1@b3"))
    assert wrong.deck[1] == Card(1, 1)
    assert wrong.point_at(1, "b1-b3").sheet(1).crossed_out == frozenset()
    flagged = sketch("( )...( )...[ ]").board
    game = honour(flagged, "3@a1", "5/1 b1-c1", seats=2).play(1, Turn.parse("1@c1"))
    assert game.point_at(1, "b1-c1").sheet(1).crossed_out == {"b1", "c1"}
    assert game.take_back(1).point_at(1, "b1-c1").sheet(1).crossed_out == frozenset()


def test_take_back_after_pointing() -> None:
    """M2: when the turn in the way is taken back, the mistake is judged again."""
    flagged = sketch("( )...( )...[ ]").board
    game = honour(flagged, "3@a1", "5/1 b1-c1", seats=2).play(1, Turn.parse("1@c1"))
    game = game.point_at(1, "c1").take_back(1)
    assert game.sheet(1).crossed_out == frozenset()
    assert game.sheet(1).drawn == {}
    assert game.logs[0].entries == (Turn.parse("b1-c1"), Notice(2, "c1"))


def test_two_rounds_later_it_stays_m3() -> None:
    """M3: noticed after the following round, the islands are crossed out."""
    game = honour(ROW, "3@c1", "5/1 a1-b1", "1/1 pass").point_at(1, "b1")
    assert game.round == 3
    assert game.sheet(1).crossed_out == {"a1", "b1"}
    assert game.sheet(1).drawn == {"a1-b1": 1}


def test_pointing_finds_all_mistakes_of_a_place_m5() -> None:
    """M5: an old and a new mistake at one island are both settled."""
    game = honour(ROW, "3@c1", "5/1 a1-b1", "1/2 pass", "1/1 a1-b1").point_at(1, "b1")
    assert game.sheet(1).crossed_out == {"a1", "b1"}
    assert game.sheet(1).drawn == {"a1-b1": 1}
    assert game.mistakes(1) == ()


def test_pointing_leaves_the_open_round_alone_m5() -> None:
    """M5: an old mistake at a place is settled, a new one of the open round there is not."""
    game = honour(ROW, "3@c1", "5/1 a1-b1", seats=2).play(1, Turn.parse("a1-b1"))
    game = game.point_at(1, "a1-b1")
    assert game.sheet(1).crossed_out == frozenset()
    assert game.sheet(1).drawn == {"a1-b1": 1}
    assert [m.round for m in game.play(2, PASS).mistakes(1)] == [2]


def test_anybody_may_point_at_any_sheet_m5() -> None:
    """M5: sheets of all seats, but only where there is a mistake in a closed round."""
    game = honour(ROW, "3@c1", "5/1 pass", seats=2)
    game = game.play(2, Turn.parse("b1-c1*2"))
    assert game.mistakes(2) == ()
    with pytest.raises(Refused, match="no-mistake"):
        game.point_at(2, "b1")
    game = game.play(1, PASS)
    assert [m.refusal.rule for m in game.mistakes(2)] == ["T7"]
    assert game.point_at(2, "b1-c1").sheet(2).drawn == {}
    with pytest.raises(Refused, match="no-such-seat"):
        game.point_at(3, "b1")


def test_unnoticed_mistakes_are_found_at_the_end_m5() -> None:
    """M5, M3: before the points are added up every mistake is found."""
    game = honour(ROW, "3@c1", "1/1 1@a1", "2/1 2@b1 a1-b1")
    assert game.sheet(1).finished == {"a1"}
    assert game.scores[0].points("red") == 9
    while not game.over:
        game = game.play(1, PASS)
    assert game.sheet(1).crossed_out == {"a1"}
    assert game.scores[0].total == 0
    assert game.announcements(2) == ()
    with pytest.raises(Refused) as caught:
        game.point_at(1, "a1")
    assert caught.value.refusal == Refusal("game-over", "M5")


def test_points_before_and_after_the_last_mistakes_m5() -> None:
    """M5: what was noticed counts in both, what nobody noticed only after."""
    game = honour(ROW, "3@c1", "1/1 1@a1", "2/1 2@b1 a1-b1", "1/2 1@e1", "1/3 pass")
    game = game.point_at(1, "e1")
    while not game.over:
        assert game.noticed_scores == game.scores
        game = game.play(1, PASS)
    assert (game.noticed_scores[0].total, game.scores[0].total) == (11, 0)
    assert [(one.mistake.refusal.where, one.notice) for one in game.found(1)] == [
        ("e1", Notice(5, "e1")),
        ("a1", None),
    ]
    assert Game(ROW, kind="honour").found(1) == ()


def test_a_sheet_as_it_stood_then() -> None:
    """M2, M3: before it was noticed a mark is still there, and an island not crossed out."""
    game = honour(ROW, "3@c1", "5/1 5@a1", "1/1 pass", "2/1 2@e1", seats=2)
    game = game.point_at(1, "e1").point_at(1, "a1").play(1, PASS)
    assert game.sheet_as_of(1, 3).written == {"a1": 5, "c1": 3, "e1": 2}
    assert game.sheet(1, 3).written == {"a1": 5, "c1": 3}
    assert [bool(game.sheet_as_of(1, number).crossed_out) for number in (0, 3, 4)] == [
        False, False, True,
    ]  # fmt: skip
    while not game.over:
        game = game.play(game.waiting[0], PASS)
    assert game.sheet_as_of(2, 16).crossed_out == frozenset()
    assert game.sheet_as_of(2, 17).crossed_out == {"a1", "e1"}
    guarded = Game(ROW, 1, hashi.deck()).start(1, "c1", 3).play(1, PASS)
    assert guarded.sheet_as_of(1, 1) == guarded.sheet(1, 1)
    with pytest.raises(Refused, match="no-such-seat"):
        game.sheet_as_of(3, 1)


def test_others_gain_when_a_first_is_lost_m3() -> None:
    """M3, V4: a set with a crossed-out island was never reached, so the next was first."""
    game = honour(ROW, "3@c1", "1/1 pass", seats=2)
    game = game.play(1, Turn.parse("1@a1 a1-b1")).play(2, Turn.parse("1@b1 a1-b1"))
    game = game.play(1, PASS).play(2, PASS).play(1, PASS).play(2, PASS)
    turn = Turn.of(game.card.number if game.card else 0, "a1")
    assert [score.points("red") for score in game.scores] == [9, 0]
    game = game.play(1, PASS).play(2, turn)
    assert game.point_at(1, "a1").scores[0].points("red") == 0


def test_mistake_concerns_its_marks_and_islands() -> None:
    """M5: pointing at the line or at an island concerned is pointing at the mistake."""
    mistake = Mistake(1, Refusal("x", "T8"), ("a1-b1",), frozenset({"a1", "b1"}))
    assert [mistake.concerns(at) for at in ("a1", "b1", "a1-b1", "c1")] == [True, True, True, False]
