"""What the game says to people, in five languages.

Codes of the engine are keys here; the engine itself holds no sentence.
"""

from hashi.locale.sentence import expected_text, problem_text, refusal_text
from hashi.locale.texts import DEFAULT, FILES, LANGUAGES, PARTS, Texts, choose, source

__all__ = [
    "DEFAULT",
    "FILES",
    "LANGUAGES",
    "PARTS",
    "Texts",
    "choose",
    "expected_text",
    "problem_text",
    "refusal_text",
    "source",
]
