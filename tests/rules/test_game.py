"""Whole games: setup, rounds, take-back, points and outcome."""

import pytest

import hashi
from hashi import Card, Game, Refusal, Refused, Sheet, Turn
from hashi.rules import Announcement, Island, Kind, Start
from tests.sketch import sketch

CARDS = hashi.deck()
PASS = Turn()
BOARD = hashi.board("A")
STARTS = (("c4", 4), ("c2", 3), ("e2", 4), ("b1", 3))


def started(seats: int, deck: tuple[Card, ...] = CARDS, kind: Kind = "guarded") -> Game:
    """A game on side A after setup."""
    game = Game(BOARD, seats, deck, kind)
    for seat, (island, number) in enumerate(STARTS[:seats], 1):
        game = game.start(seat, island, number)
    return game


def rounds_passed(game: Game, rounds: int) -> Game:
    """The game after so many rounds in which everybody skips everything."""
    for _ in range(rounds):
        for seat in range(1, game.seats + 1):
            game = game.play(seat, PASS)
    return game


def refused(code: str, rule: str, where: str | None = None) -> Refusal:
    """Shorthand for an expected refusal."""
    return Refusal(code, rule, where)


def test_one_to_four_seats_c1() -> None:
    """C1: 1 to 4 players, each with one sheet."""
    for seats in range(1, 5):
        assert [started(seats).sheet(s).board for s in range(1, seats + 1)] == [BOARD] * seats
    for seats in (0, 5):
        with pytest.raises(ValueError, match=f"a game has 1 to 4 seats, not {seats}"):
            Game(BOARD, seats)


def test_everybody_plays_the_same_side_s1() -> None:
    """S1: one board for all seats."""
    game = started(4)
    assert {id(game.sheet(seat).board) for seat in range(1, 5)} == {id(BOARD)}


def test_sheets_move_left_s3() -> None:
    """S2, S3: seat p plays the sheet that seat p - 1 prepared."""
    game = started(3)
    assert [game.sheet(seat).written for seat in (1, 2, 3)] == [{"e2": 4}, {"c4": 4}, {"c2": 3}]
    assert game.starts == (Start(4, "c4"), Start(3, "c2"), Start(4, "e2"))


def test_alone_you_play_your_own_sheet_s3() -> None:
    """S3: a player alone plays the sheet they prepared."""
    assert started(1).sheet(1).written == {"c4": 4}


def test_setup_waits_for_everybody_s2() -> None:
    """S2: nobody sees a card, and every sheet is blank, until all have started."""
    game = Game(BOARD, 2, CARDS)
    assert (game.round, game.closed, game.waiting, game.card) == (0, 0, (1, 2), None)
    game = game.start(2, "c2", 3)
    assert (game.round, game.waiting) == (0, (1,))
    assert game.sheet(1) == game.sheet(2) == Sheet.blank(BOARD)
    assert game.refusal(1, PASS) == refused("setup-open", "S2")
    assert game.legal_turns(1) == ()
    assert game.scores == (hashi.Score(), hashi.Score())
    game = game.start(1, "c4", 4)
    assert (game.round, game.waiting, game.card) == (1, (1, 2), CARDS[0])


def test_start_is_refused() -> None:
    """S2, S3, C1: a start is judged, made once, and only in setup."""
    game = Game(BOARD, 2, CARDS)
    assert game.start_refusal(1, "a1", 4) == refused("start-flag", "S2", "a1")
    assert game.start_refusal(3, "c4", 4) == refused("no-such-seat", "C1", "3")
    assert game.start_refusal(0, "c4", 4) == refused("no-such-seat", "C1", "0")
    game = game.start(1, "c4", 4)
    assert game.start_refusal(1, "c4", 4) == refused("already-started", "S2")
    with pytest.raises(Refused):
        game.start(1, "c2", 3)
    game = game.start(2, "c4", 4)
    assert game.start_refusal(1, "c2", 3) == refused("setup-closed", "S3")


def test_legal_starts_s2() -> None:
    """S2: a 3 or a 4 on any plain island, once."""
    game = Game(BOARD, 2, CARDS)
    plain = [island.at for island in BOARD.islands if island.flag is None]
    assert game.legal_starts(1) == tuple(Start(number, at) for number in (3, 4) for at in plain)
    game = game.start(1, "c4", 4)
    assert game.legal_starts(1) == ()
    assert len(game.legal_starts(2)) == 2 * len(plain)


def test_start_is_taken_back() -> None:
    """S2: a starting number can be taken back until the sheets move."""
    game = Game(BOARD, 2, CARDS).start(1, "c4", 4)
    back = game.take_back(1)
    assert back == Game(BOARD, 2, CARDS)
    assert back.start(1, "c2", 3).starts == (Start(3, "c2"), None)
    with pytest.raises(Refused, match="nothing-to-take-back"):
        game.take_back(2)


def test_last_of_eighteen_cards_is_set_aside_s4() -> None:
    """S4: 18 cards, 17 in the pile, one never looked at."""
    assert Game(BOARD, 1, CARDS).deck == CARDS[:17]
    assert Game(BOARD, 1, CARDS[:17]).deck == CARDS[:17]
    with pytest.raises(ValueError, match="a deck has at most 18 cards, not 19"):
        Game(BOARD, 1, (*CARDS, CARDS[0]))


def test_turns_in_any_order_of_seats_t1() -> None:
    """T1: everybody acts on the same card; the order of the seats changes nothing."""
    turns = {1: Turn.parse("1@c2 e2-e4"), 2: Turn.parse("1@f1"), 3: PASS}
    games = []
    for order in ((1, 2, 3), (3, 1, 2), (2, 3, 1)):
        game = started(3)
        for seat in order:
            game = game.play(seat, turns[seat])
        games.append(game)
    assert games[0] == games[1] == games[2]
    assert games[0].closed == 1
    assert games[0].card == CARDS[1]


def test_seventeen_rounds_t16() -> None:
    """T16: the next card comes when everybody is done, until all 17 are played."""
    game = started(2)
    for number in range(1, 18):
        assert (game.round, game.card, game.over) == (number, CARDS[number - 1], False)
        game = game.play(2, PASS)
        assert game.waiting == (1,)
        assert game.refusal(2, PASS) == refused("already-played", "T16")
        assert game.legal_turns(2) == ()
        game = game.play(1, PASS)
    assert (game.round, game.closed, game.over, game.card, game.waiting) == (17, 17, True, None, ())
    assert game.refusal(1, PASS) == refused("game-over", "T16")
    with pytest.raises(Refused, match="game-over"):
        game.play(1, PASS)


def test_refused_turn_changes_nothing() -> None:
    """A refused turn raises and the game is the same value as before."""
    game, same = started(2), started(2)
    with pytest.raises(Refused) as caught:
        game.play(1, Turn.parse("2@c2"))
    assert caught.value.refusal == refused("number-not-on-card", "T3", "c2")
    assert game == same
    for seat in (0, 3):
        assert game.refusal(seat, PASS) == refused("no-such-seat", "C1", str(seat))


def test_take_back_until_the_round_closes_t15() -> None:
    """T15: what is written stays, but an open round's turn may be taken back."""
    game = started(2)
    played = game.play(1, Turn.parse("1@f1"))
    assert played.take_back(1) == game
    assert played.take_back(1).play(1, Turn.parse("1@a4")).sheet(1).written == {"c2": 3, "a4": 1}
    closed = played.play(2, PASS)
    for seat in (1, 2):
        with pytest.raises(Refused) as caught:
            closed.take_back(seat)
        assert caught.value.refusal == refused("nothing-to-take-back", "T15")
    with pytest.raises(Refused, match="no-such-seat"):
        game.take_back(3)
    with pytest.raises(Refused, match="nothing-to-take-back"):
        rounds_passed(started(1), 17).take_back(1)


def test_cards_become_known_one_by_one() -> None:
    """T1: a pile that is not wholly known waits for its next card."""
    game = started(1, CARDS[:1]).play(1, PASS)
    assert (game.round, game.card, game.over) == (2, None, False)
    assert game.refusal(1, PASS) == refused("card-unknown", "T1")
    assert game.legal_turns(1) == ()
    game = game.reveal(CARDS[5])
    assert game.card == CARDS[5]
    assert game.play(1, PASS).closed == 2
    with pytest.raises(ValueError, match="every card of this pile is known"):
        started(1).reveal(CARDS[0])


def test_turns_and_sheets_of_the_past() -> None:
    """Every round's turn and sheet can be looked up."""
    game = started(1).play(1, Turn.parse("1@c2 c2-c4")).play(1, PASS)
    assert game.turn(1, 1) == Turn.parse("1@c2 c2-c4")
    assert game.turn(1, 2) == PASS
    assert game.turn(1, 3) is None
    two = started(2).play(2, Turn.parse("1@c2"))
    assert (two.turn(1, 1), two.turn(2, 1)) == (None, Turn.parse("1@c2"))
    assert game.turn(1, 0) is None
    assert Game(BOARD, 1, CARDS).turn(1, 1) is None
    assert game.sheet(1, after=0).written == {"c4": 4}
    assert game.sheet(1, after=1) == game.sheet(1, after=2) == game.sheet(1)
    for ask in (game.sheet, game.mistakes):
        with pytest.raises(Refused, match="no-such-seat"):
            ask(2)
    with pytest.raises(Refused, match="no-such-seat"):
        game.turn(0, 1)


TINY = sketch("[ ]...( )...( )...( )...< >").board


def tiny(seats: int) -> Game:
    """A game on a row of five islands, first cards 1/1 and 2/1."""
    deck = (Card(1, 1), Card(2, 1), Card(1, 2), *CARDS[:14])
    game = Game(TINY, seats, deck)
    for seat in range(1, seats + 1):
        game = game.start(seat, "c1", 3)
    return game


def test_category_is_scored_when_it_is_reached_v5() -> None:
    """V4, V5: announced at the end of its round; the first get the higher value, later ones not."""
    game = tiny(2)
    game = game.play(1, Turn.parse("1@b1 a1-b1")).play(2, Turn.parse("1@b1 a1-b1"))
    assert game.announcements(1) == ()
    game = game.play(1, PASS).play(2, PASS)
    game = game.play(1, Turn.parse("1@a1"))
    assert game.scores[0].points("red") == 0
    game = game.play(2, PASS)
    assert game.announcements(3) == (Announcement(1, "red", 9),)
    assert game.scores[0].round_of("red") == 3
    game = game.play(1, PASS).play(2, Turn.parse("1@a1"))
    assert game.announcements(3) == (Announcement(1, "red", 9),)
    assert game.announcements(4) == (Announcement(2, "red", 5),)
    assert [score.total for score in game.scores] == [2 * 2 + 9, 2 * 2 + 5]


def test_same_round_same_value_v4() -> None:
    """V4: everybody who gets there in the earliest round has the higher value."""
    game = tiny(2)
    for turn in ("1@b1 a1-b1", "pass", "1@a1"):
        game = game.play(2, Turn.parse(turn)).play(1, Turn.parse(turn))
    assert [score.points("red") for score in game.scores] == [9, 9]
    assert game.announcements(3) == (Announcement(1, "red", 9), Announcement(2, "red", 9))


def test_solo_scores_by_deadline_o2() -> None:
    """O2: alone the deadlines decide, not the others."""
    game = tiny(1)
    for turn in ("1@b1 a1-b1", "pass", "1@a1"):
        game = game.play(1, Turn.parse(turn))
    assert game.scores[0].points("red") == 9
    late = tiny(1).play(1, Turn.parse("1@b1 a1-b1"))
    late = rounds_passed(late, 11)
    assert late.card == CARDS[9]
    assert late.closed == 12
    assert late.scores[0].points("red") == 0


def test_winners_v7() -> None:
    """V7: the highest total wins, a tie has several winners; no outcome before the end."""
    game = tiny(3)
    for turns in (("1@b1 a1-b1", "1@b1 a1-b1", "pass"), ("pass",) * 3, ("1@a1", "1@a1", "pass")):
        assert game.outcome is None
        for seat, turn in enumerate(turns, 1):
            game = game.play(seat, Turn.parse(turn))
    outcome = rounds_passed(game, 14).outcome
    assert outcome is not None
    assert (outcome.winners, outcome.totals, outcome.rank) == ((1, 2), (13, 13, 0), None)


def test_solo_has_a_rank_o3() -> None:
    """O3: alone, the total has a rank."""
    outcome = rounds_passed(started(1), 17).outcome
    assert outcome is not None
    assert (outcome.winners, outcome.totals, outcome.rank) == ((1,), (0,), "minion")


def test_legal_turns_of_a_seat() -> None:
    """Each seat's list is that of its own sheet and the open card."""
    game = started(3)
    for seat in (1, 2, 3):
        assert game.legal_turns(seat) == hashi.legal_turns(game.sheet(seat), CARDS[0])
    assert game.legal_turns(4) == ()


def test_islands_count_as_they_are_finished_v6() -> None:
    """V6: scores so far count the islands finished in closed rounds only."""
    game = tiny(2).play(1, Turn.parse("1@b1 a1-b1"))
    assert game.scores[0].finished == 0
    assert game.play(2, PASS).scores[0].finished == 1


def test_own_boards_c4() -> None:
    """C4: any board can be played, not only ours."""
    game = Game(hashi.Board("own", (Island("a1"), Island("a2")), ("a1-a2",)), 1, CARDS)
    game = game.start(1, "a1", 3).play(1, Turn.parse("1@a2 a1-a2"))
    assert game.sheet(1).finished == {"a2"}


def test_tables_are_guarded_or_honour() -> None:
    """M1: there are two kinds of table."""
    with pytest.raises(ValueError, match="a table is guarded or honour, not open"):
        Game(BOARD, 1, CARDS, "open")  # type: ignore[arg-type]
    assert Game(BOARD).kind == "guarded"
    assert Game(BOARD).seats == 1
