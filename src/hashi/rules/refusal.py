"""The refusal of something readable but forbidden.

A value with a stable code, the rule it comes from and the place. Its sentence, in the player's
language, is in `hashi.locale` under the code.
"""

from dataclasses import dataclass

__all__ = ["Refusal", "Refused"]


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something is forbidden.

    `where` is an island (`c4`), a line (`c4-c7`), or None for the turn as a whole.
    """

    code: str
    rule: str
    where: str | None = None

    def __str__(self) -> str:
        return f"{self.code} ({self.rule})" + (f" at {self.where}" if self.where else "")


class Refused(ValueError):
    """Raised by a change that is refused; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__(str(refusal))
