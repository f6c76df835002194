"""Fresh boards over HTTP: drawn, found by their code, played, and refused with a reason."""

import asyncio

import httpx
import pytest

import hashi
from hashi import boards
from hashi.boards import BoardCode, Like
from hashi.bots.rating import RatedBoard, Rating, rate
from hashi.client import Client, Failed
from hashi.jobs.job import Context, FreshBoard, KnownBoard
from hashi.jobs.pool import Pool
from hashi.jobs.source import SERVER
from hashi.service import board as fresh
from hashi.service.failure import Failure
from hashi.table.part import board_view
from hashi.wire.exchange import NewSeat, NewTable
from hashi.wire.status import status_of
from tests.jobs.source import from_address
from tests.server.busy import BusyPool

CODE = "A1-2222-22C"


async def test_drawn_and_found_again(ada: Client, bruno: Client) -> None:
    """A board comes with a proof and a rating; its code gives somebody else the very same."""
    drawn = await ada.fresh_board(like="B")
    assert drawn.proven
    assert drawn.code.startswith("B1-")
    board = hashi.board(drawn.code)
    assert drawn.board == board_view(board)
    assert drawn.crossings == len(board.crossings)
    assert (drawn.mean, drawn.rating) == (round(rate(board).mean, 1), rate(board).word)
    assert await bruno.fresh_board(drawn.code.lower().replace("-", " ")) == drawn


async def test_a_code_without_a_proof() -> None:
    """A board of which no game of 60 points is found is shown all the same, and says so."""
    codes = (BoardCode("B", number) for number in range(40))
    unproven = next(
        c for c in codes if boards.perfect_game(hashi.board(str(c)), hashi.deck()) is None
    )
    nobody = Context(lambda _: None, asyncio.Event())  # type: ignore[arg-type]  # never asked
    found = KnownBoard(unproven).run(nobody)
    assert (found.board.name, found.proven) == (str(unproven), False)


async def test_played(ada: Client) -> None:
    """A table is opened on the board of a code, and the game carries it."""
    await ada.fresh_board(CODE)  # now it is known, and opening a table is quick
    opened = await ada.open_table(
        NewTable(name="Ada", side=None, fresh=CODE.lower(), seats=[NewSeat(kind="person")])
    )
    async with ada.at(opened.table) as here:
        assert here.view.board == board_view(hashi.board(CODE))


@pytest.mark.parametrize(
    ("code", "failure"),
    [
        ("A1-2222-22D", "code-mistyped"),
        ("A9-2222-22C", "code-version"),
        ("A", "code-unreadable"),
        ("../../etc/passwd", "code-unreadable"),
        ("\u0000", "code-unreadable"),
        ("\u212a" * 11, "code-unreadable"),
        ("A1" + "-" * 3000, "code-unreadable"),
    ],
)
async def test_hostile_codes(ada: Client, code: str, failure: str) -> None:
    """What is no code is refused by name before anything is worked out; no table is opened."""
    path = "no-such-page" if {"/", "\0"} & set(code) else failure
    with pytest.raises(Failed, match=path):
        await ada.fresh_board(code)
    if len(code) <= 40:
        seats = [NewSeat(kind="person")]
        with pytest.raises(Failed, match=failure):
            await ada.open_table(NewTable(name="Ada", side=None, fresh=code, seats=seats))


@pytest.mark.parametrize("query", ["", "?like=C", "?like=", "?like=A&like=B&like=A1-2222-22C"])
async def test_hostile_queries(ada: Client, query: str) -> None:
    """There are two kinds of boards and no others."""
    async with httpx.AsyncClient(base_url=ada.address, trust_env=False) as http:
        answer = await http.get(f"/api/boards/fresh{query}")
    assert (answer.status_code, answer.json()["code"]) == (400, "unreadable")


class QuickPool(Pool):
    """Answers at once, and counts the jobs."""

    asked = 0

    async def ask(self, job, tell=None, source=SERVER):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN201, ARG002
        """See Pool."""
        self.asked += 1
        code = job.code if isinstance(job, KnownBoard) else BoardCode.drawn(job.like, job.text)
        return RatedBoard(hashi.board(str(code)), Rating(35.0), proven=True)


async def test_busy() -> None:
    """Whoever asks for more than the workers can make is told to wait."""
    with pytest.raises(Failure, match="busy") as caught:
        await fresh.FreshBoards(BusyPool()).draw("A", from_address("x"))
    assert (status_of(caught.value.code), caught.value.retry_after_seconds) == (503, 2.0)


async def test_kept_for_a_while() -> None:
    """A board shown lately is not worked out again; the oldest are forgotten."""
    pool = QuickPool()
    made = fresh.FreshBoards(pool, most=2)
    likes: tuple[Like, ...] = ("A", "B", "A")
    codes = [
        BoardCode.parse((await made.draw(like, from_address("x"))).board.name) for like in likes
    ]
    assert len(set(codes)) == 3
    await made.of(codes[1], from_address("x"))
    await made.of(codes[2], from_address("x"))
    assert pool.asked == 3
    assert (await made.of(codes[0], from_address("x"))).board.name == str(codes[0])
    assert pool.asked == 4


def test_job_makes_a_proven_board() -> None:
    """The same text makes the same board, in any worker."""
    nobody = Context(lambda _: None, asyncio.Event())  # type: ignore[arg-type]  # never asked
    found = FreshBoard("A", "text").run(nobody)
    assert found.proven
    assert found.board == boards.proven_board("A", "text", hashi.deck()).board
