"""The texts: the same in every language, and one for every code of the engine."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime.errors import FluentReferenceError
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import hashi
from hashi import BoardError, NotationError, Refusal
from hashi.locale import (
    FILES,
    LANGUAGES,
    Texts,
    choose,
    expected_text,
    problem_text,
    refusal_text,
    source,
)
from hashi.record import parse as parse_record
from hashi.rules import Problem
from hashi.rules.score import RANKS
from tests.rules.catalogue import RULE_IDS

SOURCE = Path(hashi.__file__).parent
TRANSLATIONS = [(language, part) for language in LANGUAGES[1:] for part in FILES]

# The titles in the languages of the printed rulebook, slips of the print corrected (O3).
FIRST_AND_LAST = {
    "en": ("Minion", "Island god"),
    "fr": ("Sous-fifre", "Dieu des îles"),
    "de": ("Handlanger", "Inselgott"),
    "pl": ("Pomocnik", "Bóg wysp"),
    "es": ("Esbirro", "Dios de las islas"),
}


class _Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  Fluent's name
        """Note a variable."""
        self.found.add(node.id.name)


def messages(language: str, part: str) -> dict[str, set[str]]:
    """The keys of a file and the variables of each; junk fails."""
    found = {}
    for entry in parse(source(language, part)).body:
        assert not isinstance(entry, ftl.Junk), f"{language}/{part}: {entry.content}"
        if isinstance(entry, ftl.Message):
            variables = _Variables()
            variables.visit(entry)
            assert entry.id.name not in found, f"{language}/{part}: {entry.id.name} twice"
            found[entry.id.name] = variables.found
    return found


@pytest.mark.parametrize(("language", "part"), TRANSLATIONS)
def test_same_keys_and_variables(language: str, part: str) -> None:
    """All languages have the same keys in the same order, with the same variables."""
    english, other = messages("en", part), messages(language, part)
    assert list(other) == list(english)
    assert other == english


def test_keys_are_unique() -> None:
    """No key stands in two files."""
    keys = [key for part in FILES for key in messages("en", part)]
    assert len(keys) == len(set(keys))


def codes(kind: str) -> Iterator[str]:
    """The codes given to a constructor anywhere in the package."""
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
                name = node.func.id if isinstance(node.func, ast.Name) else name
                first = node.args[0]
                if name == kind and isinstance(first, ast.Constant):
                    yield str(first.value)


def test_every_refusal_has_a_sentence() -> None:
    """A refusal is never silent: each code has its text, and no text is left over."""
    judged = set(re.findall(r'"([a-z-]+)", "T\d+"', (SOURCE / "rules" / "judge.py").read_text()))
    found = set(codes("Refusal")) | judged
    texts = {key[8:] for key in messages("en", "game") if key.startswith("refusal-")}
    assert found == texts


def test_every_expectation_has_a_text() -> None:
    """What could not be read has a text too; in English both say the same."""
    found = set(codes("NotationError")) | set(codes("_error"))
    texts = {key[9:] for key in messages("en", "game") if key.startswith("expected-")}
    assert found == texts


def test_every_problem_has_a_sentence() -> None:
    """Problems of board and deck files have one too."""
    found = set(codes("Problem")) | {"red-count", "blue-count"}
    texts = {key[8:] for key in messages("en", "game") if key.startswith("problem-")}
    assert found == texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_explained(language: str) -> None:
    """The rules page has a text for every rule id, in every language."""
    texts = messages(language, "rules")
    assert {f"rule-{rule}" for rule in RULE_IDS} <= set(texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_ranks(language: str) -> None:
    """O3: every rank has its title, from first to last."""
    texts = Texts(language)
    titles = [texts(f"rank-{name}") for _, name in RANKS]
    assert len(set(titles)) == 12
    assert (titles[0], titles[-1]) == FIRST_AND_LAST.get(language, (titles[0], titles[-1]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_to_type_differ(language: str) -> None:
    """What a player types is never two things at once, and never a turn."""
    texts = Texts(language)
    words = [texts(f"word-{word}") for word in ("list", "help", "quit", "undo", "undo-short")]
    assert len({texts("word-pass"), *words}) == 6
    assert texts("yes") != texts("no")
    for word in words:
        with pytest.raises(NotationError):
            hashi.Turn.typed(word)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_to_type_are_shown(language: str) -> None:
    """The prompt of a turn and the help name every word that can be typed there."""
    texts = Texts(language)
    for word in ("pass", "list", "help", "quit"):
        assert texts(f"word-{word}") in re.findall(r"\w+", texts("prompt-hint"))
        assert texts(f"word-{word}") in re.findall(r"\w+", texts("help"))


# What a language never prints: a row that could break before a sign, quotes of another language.
_MISPRINTS = {
    "en": r"[ \xa0]…|\d[ \xa0]%|[„«»]",
    "fr": r"[ \xa0][;!?]|\w[;!?]( |$)| :|[ \xa0]…|\d ?%|« | »|[„“”]",
    "de": r" …|\d ?%|[«»”]",
    "pl": r"[ \xa0]…|\d[ \xa0]%|[«»“]",
    "es": r"[ \xa0]…|\d ?%|[„“”]",
}


@pytest.mark.parametrize(
    ("language", "part"), [(one, part) for one in _MISPRINTS for part in FILES]
)
def test_typography(language: str, part: str) -> None:
    """Each language has its own quotes, and no-break spaces where its printers put them."""
    rows = re.findall(r"^(?!#|table-key-question).+", source(language, part), re.MULTILINE)
    assert not [row for row in rows if re.search(_MISPRINTS[language], row)]


def test_polish_plurals() -> None:
    """Polish counts in its own way."""
    texts = Texts("pl")
    sentences = [texts("rank-is", total=n, rank="x") for n in (1, 2, 5, 22, 25)]
    assert [sentence.split()[1] for sentence in sentences] == [
        "punkt:",
        "punkty:",
        "punktów:",
        "punkty:",
        "punktów:",
    ]


def test_sentences() -> None:
    """Values of the engine become sentences, with their place and rule."""
    texts = Texts("en")
    refusal = Refusal("line-full", "T10", "a1-b1")
    assert refusal_text(texts, refusal) == "The line a1-b1 already has two bridges. (T10)"
    problem = Problem("line-over-island", "a1-a3 a2")
    assert problem_text(texts, problem) == "a1-a3 runs over the island a2."
    assert problem_text(texts, Problem("file-unreadable", "my file")).startswith("my file ")
    error = NotationError("length", "at most 5 characters", detail="5")
    assert expected_text(texts, error) == "a text of at most 5 characters"


@pytest.mark.parametrize("language", LANGUAGES)
def test_broken_boards_in_records_are_explained(language: str) -> None:
    """The board inside a record is refused in the player's own language."""
    text = "hashi record 1\nboard: x\nislands: a1\nlines: a1-a2\n"
    texts = Texts(language)
    with pytest.raises(NotationError) as caught:
        parse_record(text)
    cause = caught.value.__cause__
    assert isinstance(cause, BoardError)
    assert problem_text(texts, cause.problems[0]) in expected_text(texts, caught.value)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "pl"}, "pl"),
        ({"LANG": "C", "LC_ALL": "fr_CA"}, "fr"),
        ({"LANG": "de_DE", "LC_MESSAGES": "es_ES"}, "es"),
        ({"LANG": "de_DE", "HASHI_LANG": "PL"}, "pl"),
        ({"LANG": "xx_XX"}, "en"),
    ],
)
def test_language_of_the_environment(environment: dict[str, str], language: str) -> None:
    """The environment chooses; what we do not speak is English."""
    assert choose(environment) == language


@pytest.mark.parametrize(("language", "written"), [("en", "-1234.50"), ("de", "-1234,50")])
def test_decimals_as_the_language_writes_them(language: str, written: str) -> None:
    """A point or a comma, and always as many digits as were asked for."""
    texts = Texts(language)
    assert texts.decimal(-1234.5, 2) == written
    assert texts.decimal(0.04) == texts.decimal(0)
    assert texts.decimal(9.96) == {".": "10.0", ",": "10,0"}[written[-3]]


def test_missing_texts_are_our_fault() -> None:
    """A key or a variable that is not there raises instead of showing rubbish."""
    with pytest.raises(LookupError):
        Texts("en")("no-such-key")
    with pytest.raises(FluentReferenceError):
        Texts("en")("refusal-line-full")
