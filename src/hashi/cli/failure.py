"""How a command fails: one clear sentence per fault on standard error, and exit code 2."""

__all__ = ["BAD_INPUT", "Failure"]

BAD_INPUT = 2


class Failure(Exception):  # noqa: N818  what the command reports, not a fault of the program
    """Bad input from outside, in sentences for the person who gave it."""

    def __init__(self, *sentences: str) -> None:
        self.sentences = sentences
        super().__init__(" ".join(sentences))
