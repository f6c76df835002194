"""How a command fails: one clear sentence per fault on standard error, and exit code 2."""

__all__ = ["BAD_INPUT", "Failure", "quoted"]

BAD_INPUT = 2

_LONGEST_QUOTE = 80


class Failure(Exception):  # noqa: N818  what the command reports, not a fault of the program
    """Bad input from outside, in sentences for the person who gave it."""

    def __init__(self, *sentences: str) -> None:
        self.sentences = sentences
        super().__init__(" ".join(sentences))


def quoted(text: str) -> str:
    """What somebody typed, short enough to be told in a sentence."""
    return text if len(text) <= _LONGEST_QUOTE else f"{text[:_LONGEST_QUOTE]}…"
