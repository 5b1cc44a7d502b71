"""What is wrong with a call, in the caller's language: by the class of the error, not by its text."""

from __future__ import annotations

import os
from typing import Any, Final

import typer
from typer._click.exceptions import (  # Typer has no public names for them
    BadOptionUsage,
    BadParameter,
    MissingParameter,
    NoArgsIsHelpError,
    NoSuchOption,
    UsageError,
)
from typer.core import TyperOption

from stolik.cli.help.coded_usage import BadValueError, MisuseError, printable
from stolik.cli.help.translated_help import metavars
from stolik.words import Words, negotiate
from stolik.words.system_errors import system_text

_NUMBERS: Final = frozenset({"int_parsing", "int_parsing_size", "int_type", "int_from_float"})
"""Codes of what is no whole number."""


def complaint(error: typer.TyperException, words: Words) -> str:
    """Return what is wrong with a call: its usage, where to find help, and the error."""
    if isinstance(error, NoArgsIsHelpError):
        return error.message.rstrip("\n")  # the help itself
    text = words("complaint", text=_reason(error, words))
    context = error.ctx if isinstance(error, UsageError) else None
    if context is None:
        return text
    call = f"{context.command_path} {context.help_option_names[0]}"
    return f"{context.get_usage()}\n{words('complaint-help', command=call)}\n\n{text}"


def why_not(error: OSError, words: Words | None = None) -> str:
    """Return why the system failed to do something, such as write to a full disk."""
    words = words or Words(negotiate(None, os.environ))
    return system_text(words, error.errno or 0, error.strerror or str(error))


def _reason(error: typer.TyperException, words: Words) -> str:
    match error:
        case NoSuchOption(option_name=option, possibilities=others):
            if others:
                given = ", ".join(sorted(others))
                return words("complaint-no-option-but", option=printable(option), others=given)
            return words("complaint-no-option", option=printable(option))
        case BadOptionUsage():
            key = "complaint-needless-value" if _is_flag(error) else "complaint-no-value"
            return words(key, option=repr(error.option_name))
        case MissingParameter():
            return _missing(error.param, words)
        case MisuseError() if not isinstance(error, BadValueError):
            return words(error.key, **error.parts)
        case BadParameter():
            place, why = _place(error, words), _bad_value(error, words)
            if place:
                return words("complaint-bad-value-of", place=place, why=why)
            return words("complaint-bad-value", why=why)
        case _:
            return error.format_message()


def _is_flag(error: BadOptionUsage) -> bool:
    """Return whether an option that was misused takes no value."""
    params = error.ctx.command.get_params(error.ctx) if error.ctx is not None else []
    named = (param for param in params if error.option_name in (*param.opts, *param.secondary_opts))
    return any(isinstance(param, TyperOption) and param.is_flag for param in named)


def _missing(param: Any, words: Words) -> str:  # noqa: ANN401  Click's parameter, which Typer brings along
    if isinstance(param, TyperOption):
        return words("complaint-missing-option", option=_name(param, words))
    if param.type_descriptor.choices:
        return words("complaint-missing-choice", choices=", ".join(_choices(param)))
    return words("complaint-missing-argument", argument=_name(param, words))


def _place(error: BadParameter, words: Words) -> str | None:
    """Return which parameter has a bad value, as the usage names it."""
    if error.param_hint is not None:
        hint = error.param_hint
        return metavars(hint if isinstance(hint, str) else " / ".join(map(repr, hint)), words)
    return None if error.param is None else _name(error.param, words)


def _name(param: Any, words: Words) -> str:  # noqa: ANN401  as above
    if isinstance(param, TyperOption):
        return " / ".join(f"'{name}'" for name in param.opts)
    return metavars(param.get_error_hint(), words)


def _choices(param: Any) -> list[str]:  # noqa: ANN401  as above
    return [str(getattr(choice, "value", choice)) for choice in param.type_descriptor.choices or ()]


def _bad_value(error: BadParameter, words: Words) -> str:
    """Return why a value is bad: by our key, or by the code that the validator of its type gives."""
    if isinstance(error, BadValueError):
        return words(error.key, **error.parts)
    found = _validation(error)
    kind, limits = found.get("type"), found.get("ctx", {})
    if kind == "less_than_equal":
        return words("complaint-at-most", limit=str(limits["le"]))
    if kind == "greater_than_equal":
        return words("complaint-at-least", limit=str(limits["ge"]))
    if kind in _NUMBERS:
        return words("complaint-no-number")
    if kind == "value_error" and _choices(error.param):
        given = repr(printable(str(found["input"])))
        return words("complaint-no-choice", value=given, choices=", ".join(map(repr, _choices(error.param))))
    return error.message  # a command's own words, in the language already


def _validation(error: BadParameter) -> dict[str, Any]:
    """Return what the validator (Pydantic's) found, if it was one that refused the value."""
    errors = getattr(error.__cause__, "errors", None)
    return dict(errors()[0]) if errors is not None else {}
