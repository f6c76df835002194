"""Codes of fresh boards: one spelling each, and every typing error is noticed."""

import pytest

from hashi import BoardError
from hashi.boards import LIKES, BoardCode, looks_like_code
from hashi.boards.code import NUMBERS

CHARACTERS = "23456789BCDFGHJKLMNPQRSTVWXYZ"
SAMPLE = [BoardCode.drawn(like, str(number)) for like in LIKES for number in range(40)]


def problem(text: str) -> str:
    """The code of what is wrong with a text."""
    with pytest.raises(BoardError) as caught:
        BoardCode.parse(text)
    (found,) = caught.value.problems
    assert len(found.where) <= 40
    return found.code


def test_round_trip() -> None:
    """Every code is read back, however it is typed."""
    for code in (*SAMPLE, BoardCode("A", 0), BoardCode("B", NUMBERS - 1)):
        text = str(code)
        bare = text.replace("-", "")
        for typed in (text, text.lower(), bare, f" {bare[:5]} {bare[5:]} "):
            assert BoardCode.parse(typed) == code
            assert looks_like_code(typed)


def test_every_wrong_character_is_noticed() -> None:
    """The check character changes with every other one."""
    for code in map(str, SAMPLE[::4]):
        for place in (3, 4, 5, 6, 8, 9, 10):
            for character in CHARACTERS.replace(code[place], ""):
                assert problem(code[:place] + character + code[place + 1 :]) == "code-mistyped"
        assert problem(("B" if code[0] == "A" else "A") + code[1:]) == "code-mistyped"


def test_every_swap_is_noticed() -> None:
    """Two neighbours swapped are the most usual slip after a wrong key."""
    for code in map(str, SAMPLE):
        text = code.replace("-", "")
        for place in range(2, 8):
            one, other = text[place], text[place + 1]
            if one != other:
                swapped = text[:place] + other + one + text[place + 2 :]
                assert problem(swapped) == "code-mistyped"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "code-unreadable"),
        ("A", "code-unreadable"),
        ("C1-2222-22C", "code-unreadable"),
        ("A1-2222-22", "code-unreadable"),
        ("A1-2222-22CC", "code-unreadable"),
        ("A1_2222_22C", "code-unreadable"),
        ("A1-2222-22\n", "code-unreadable"),
        ("A1-2222-22\u212a", "code-unreadable"),  # a Kelvin sign, which is a k in small letters
        ("A\u0661-2222-22C", "code-unreadable"),  # a one, but an Arabic one
        ("-" * 10_000_000, "code-unreadable"),
        ("A0-2222-22C", "code-version"),
        ("B2-2222-22M", "code-version"),
        ("A1-OOOO-OO0", "code-mistyped"),
        ("A1-1111-111", "code-mistyped"),
        ("A1-2222-222", "code-mistyped"),
    ],
)
def test_no_codes(text: str, code: str) -> None:
    """Whatever is no code of this version is refused with the reason."""
    assert problem(text) == code


@pytest.mark.parametrize(("like", "number"), [("A", -1), ("B", NUMBERS), ("C", 0)])
def test_numbers_without_a_board(like: str, number: int) -> None:
    """A code cannot be made for what it could not spell."""
    with pytest.raises(ValueError, match="no fresh board"):
        BoardCode(like, number)  # type: ignore[arg-type]  # on purpose
