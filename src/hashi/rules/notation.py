"""What every text of the game has in common: how islands are spelled, and the error.

An error has the position and what was expected there, not which file the text came from.
"""

__all__ = ["ISLAND", "LINE", "NotationError"]

# Regular expressions. A column is a letter and a row one digit, so that texts need no separator.
ISLAND = "[a-z][1-9]"
LINE = f"{ISLAND}-{ISLAND}"


class NotationError(ValueError):
    """A text that is not notation, with line and column (from 1) and what was expected.

    `code` is stable and has a sentence in `hashi.locale`, with `detail` as its variable part;
    `expected` says the same in English for programmers.
    """

    def __init__(
        self, code: str, expected: str, *, detail: str = "", column: int = 1, line: int = 1
    ) -> None:
        self.code = code
        self.expected = expected
        self.detail = detail
        self.column = column
        self.line = line
        super().__init__(f"line {line}, column {column}: expected {expected}")

    def at_line(self, line: int, shift: int = 0) -> "NotationError":
        """The same error seen from a longer text: on `line`, `shift` columns further right."""
        return NotationError(
            self.code, self.expected, detail=self.detail, column=self.column + shift, line=line
        )
