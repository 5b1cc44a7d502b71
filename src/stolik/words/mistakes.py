"""Input errors in words: by the error's key, with the line and the column of a file."""

from __future__ import annotations

from collections.abc import Mapping

from stolik.core.errors import StolikError
from stolik.tournament.errors import RowError, SeparationError
from stolik.words.system_errors import system_text
from stolik.words.words import Words


def mistake_text(words: Words, error: StolikError) -> str:
    """Return what is wrong, and what would be right; an error without a translation is shown as it is."""
    match error:
        case SeparationError():
            players = ", ".join(map(str, error.players))
            key = f"because-{error.why.value.replace('_', '-')}"
            return words(key, players=players, found=str(error.found))
        case RowError():
            return _in_row(words, error, _said(words, error))
        case _:
            at, text = error.parts.get("at"), _said(words, error)
            return words("mistake-at", at=str(at), text=text) if at else text


def detail_text(words: Words, error: StolikError) -> str:
    """Return the name of a file or a database, and what is wrong with it if its code does not say."""
    where, key = str(error.parts.get("where", "")), f"mistake-{error.key}"
    if key not in words:
        return where or _said(words, error)
    return f"{where}: {_said(words, error)}" if where else _said(words, error)


def _said(words: Words, error: StolikError) -> str:
    """Return the message of an error's key, or of its code."""
    parts: dict[str, str | int] = {"typed": error.offender, "found": "", **error.parts}
    parts |= type_parts(words, error.key, error.parts)
    if "errno" in parts:
        parts["why"] = system_text(words, int(parts["errno"]), "?")
    for key in (f"mistake-{error.key}", f"because-{error.key}"):
        if key in words:
            return words(key, **parts)
    key = f"problem-{error.code.replace('_', '-')}"
    return words(key, what=error.offender) if error.offender and key in words else str(error)


def type_parts(words: Words, key: str, parts: Mapping[str, str | int]) -> dict[str, str | int]:
    """Return the types that a decoder names, translated."""
    if key != "shape-type":
        return {}
    return {
        name: words(typed if (typed := f"type-{parts[name]}") in words else "type-other")
        for name in ("expected", "found")
    }


def _in_row(words: Words, error: RowError, text: str) -> str:
    if error.column is None:
        return words("mistake-in-line", line=str(error.line), text=text)
    return words("mistake-in-column", line=str(error.line), column=error.column, text=text)
