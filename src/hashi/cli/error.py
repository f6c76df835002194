"""How a command fails: one sentence per problem on standard error, and exit code 2."""

__all__ = ["BAD_INPUT", "CommandError", "quoted"]

BAD_INPUT = 2

_LONGEST_QUOTE = 80


class CommandError(Exception):
    """Bad input, reported in sentences to the person who gave it."""

    def __init__(self, *sentences: str) -> None:
        self.sentences = sentences
        super().__init__(" ".join(sentences))


def quoted(text: str) -> str:
    """User input, truncated to fit into a sentence."""
    return text if len(text) <= _LONGEST_QUOTE else f"{text[:_LONGEST_QUOTE]}…"
