"""All texts of the game, in a folder for each language.

The engine's codes are keys here; the engine itself contains no sentences.
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
