"""Why a tournament cannot be announced like this, in words: its format, its name, its date."""

from __future__ import annotations

from stolik.tournament.formats.format import FormatError, FormatProblem
from stolik.words.mistakes import type_parts
from stolik.words.words import Words


def format_text(words: Words, error: FormatError) -> str:
    """Return everything that is wrong with a format, with its fields."""
    return "; ".join(_problem_text(words, problem) for problem in error.problems)


def _problem_text(words: Words, problem: FormatProblem) -> str:
    key = problem.key or problem.code.value.replace("_", "-")
    text = words(f"mistake-{key}", **problem.parts | type_parts(words, key, problem.parts))
    return words("mistake-at", at=problem.field, text=text) if problem.field else text
