"""The second of the three doors for errors: readable, but forbidden.

A refusal is a value with a stable code, the rule it comes from and the place. Its sentence, in the
player's language, lives in `hashi.locale` under the code.
"""

from dataclasses import dataclass

__all__ = ["Refusal", "Refused"]


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something is forbidden.

    `where` is an island (`c4`), a line (`c4-c7`), or None when it is the turn as a whole.
    """

    code: str
    rule: str
    where: str | None = None

    def __str__(self) -> str:
        return f"{self.code} ({self.rule})" + (f" at {self.where}" if self.where else "")


class Refused(ValueError):  # noqa: N818  a refusal is an answer, not an error
    """Raised where a refused change was asked for; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__(str(refusal))
