"""What is wrong with a command line, in the user's language; cyclopts only knows English."""

from difflib import get_close_matches
from typing import Literal, get_args, get_origin

from cyclopts import CoercionError, CycloptsError, MissingArgumentError, UnknownOptionError
from cyclopts.exceptions import RepeatArgumentError

from hashi.cli.error import quoted
from hashi.locale import Texts

__all__ = ["describe"]


def describe(error: CycloptsError, texts: Texts) -> str:
    """A sentence about what cyclopts refused; its own for what our commands cannot cause."""
    match error:
        case UnknownOptionError():
            return _unknown_option(error, texts)
        case CoercionError(token=token) if token is not None and error.msg is None:
            return _bad_value(error, token.keyword or _name_of(error), token.value, texts)
        case MissingArgumentError(keyword=str(option)):
            return texts("error-option-empty", option=option)
        case MissingArgumentError():
            return texts("error-argument-missing", name=_name_of(error))
        case RepeatArgumentError(token=token):
            return texts("error-option-twice", option=token.keyword or token.value)
        case _:
            return str(error)


def _unknown_option(error: UnknownOptionError, texts: Texts) -> str:
    option = (error.token.keyword or error.token.value).partition("=")[0]
    known = [name for argument in error.argument_collection for name in argument.names]
    near = get_close_matches(option, known, n=1)
    if near:
        return texts("error-option-meant", option=quoted(option), other=near[0])
    return texts("error-option", option=quoted(option))


def _bad_value(error: CoercionError, option: str, value: str, texts: Texts) -> str:
    if get_origin(error.target_type) is Literal:
        choices = ", ".join(map(str, get_args(error.target_type)))
        return texts("error-option-choice", option=option, value=quoted(value), choices=choices)
    return texts("error-option-value", option=option, value=quoted(value))


def _name_of(error: CycloptsError) -> str:
    """An option as it is written; something without a name in capitals, as in the usage line."""
    if error.argument is None:
        return ""
    name = error.argument.name
    return name if error.argument.field_info.is_keyword_only else name.lstrip("-").upper()
