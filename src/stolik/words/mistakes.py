"""What is wrong with input, in words: by the key an error carries, with the line and the column of a file."""

from __future__ import annotations

from stolik.core.errors import StolikError
from stolik.tournament.errors import RowError, SeparationError
from stolik.words.words import Words


def mistake_text(words: Words, error: StolikError) -> str:
    """Return what is wrong, and what would be right; an error that has no words is told as it is."""
    if isinstance(error, SeparationError):
        players = ", ".join(map(str, error.players))
        return words(f"because-{error.why.value.replace('_', '-')}", players=players, found=str(error.found))
    key = f"mistake-{error.key}"
    if key not in words:
        return str(error)
    text = words(key, **error.parts)
    if not isinstance(error, RowError):
        return text
    if error.column is None:
        return words("mistake-in-line", line=str(error.line), text=text)
    return words("mistake-in-column", line=str(error.line), column=error.column, text=text)
