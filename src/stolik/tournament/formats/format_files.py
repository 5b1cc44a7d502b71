"""Reading formats: the presets, an organiser's own file, and the numbers to choose."""

from __future__ import annotations

import re
import tomllib
from importlib import resources
from typing import Final

import msgspec
from msgspec.structs import replace

from stolik.core.input.shapes import read_shape
from stolik.tournament.errors import TournamentError
from stolik.tournament.formats.format import (
    Count,
    Format,
    FormatCode,
    FormatError,
    FormatProblem,
    NumberChoice,
    Stage,
)
from stolik.tournament.formats.format_checks import find_problems

_PRESETS: Final = resources.files("stolik.tournament.formats") / "presets"
_SUFFIX: Final = ".toml"
_PLACE: Final = re.compile(r"\(at line (\d+), column (\d+)\)")
"""How TOML's parser reports a position."""


class PresetError(TournamentError):
    """An unknown preset."""

    code = "unknown_format"


def preset_keys() -> tuple[str, ...]:
    """Return the keys of the formats that ship with the program."""
    return tuple(
        sorted(file.name.removesuffix(_SUFFIX) for file in _PRESETS.iterdir() if file.name.endswith(_SUFFIX))
    )


def preset_text(key: str) -> str:
    """Return the text of a preset, for an organiser to copy and edit."""
    if key not in preset_keys():
        message = f"no format {key!r}; there are {', '.join(preset_keys())}"
        raise PresetError(message, key="no-format", typed=key, known=", ".join(preset_keys()))
    return (_PRESETS / f"{key}{_SUFFIX}").read_text(encoding="utf-8")


def find_format(key: str) -> Format:
    """Return the preset called `key`."""
    return parse_format(preset_text(key))


def parse_format(text: str) -> Format:
    """Read a format from TOML and check it as a whole."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        place = _PLACE.search(str(error))
        parts: dict[str, str | int] = {} if place is None else {"line": place[1], "column": place[2]}
        key = "format-syntax" if parts else "format-syntax-end"
        problem = FormatProblem(code=FormatCode.SYNTAX, field="", message=str(error), key=key, parts=parts)
        raise FormatError([problem]) from None
    return read_format(data)


def read_format(data: object) -> Format:
    """Read a format from plain values, such as parsed JSON, and check it as a whole."""
    try:
        form = msgspec.convert(data, Format)
    except msgspec.ValidationError as error:
        what, shape = str(error).partition(" - at ")[0], read_shape(str(error))
        field = ".".join(filter(None, (shape.at, str(shape.parts.get("field", "")))))
        problem = FormatProblem(
            code=FormatCode.FIELD, field=field, message=what, key=shape.key, parts={**shape.parts}
        )
        raise FormatError([problem]) from None
    return _checked(form)


def choose(form: Format, stage: str, **numbers: int) -> Format:
    """Return the format with other numbers in all stages of that name.

    The numbers are `rounds`, `games` and `n` (who advances). If the format offers options, the number must be
    one of them; otherwise it cannot be changed.
    """
    wrong = sorted(numbers.keys() - {"rounds", "games", "n"})
    found = any(each.name == stage for bracket in form.brackets for each in bracket.stages)
    if wrong or not found:
        problem = FormatProblem(
            code=FormatCode.FIELD,
            field=f"{stage}.{wrong[0]}" if wrong else stage,
            message="no such number to choose" if wrong else "no such stage",
            key="format-no-number" if wrong else "format-no-stage",
        )
        raise FormatError([problem])
    brackets = tuple(
        replace(
            bracket,
            stages=tuple(
                _chosen_stage(each, numbers) if each.name == stage else each for each in bracket.stages
            ),
        )
        for bracket in form.brackets
    )
    return _checked(replace(form, brackets=brackets))


def _chosen_stage(stage: Stage, numbers: dict[str, int]) -> Stage:
    for name, number in numbers.items():
        if name == "n":
            if stage.go_on is not None:
                cut = replace(stage.go_on, n=_chosen_count(stage.go_on.n, number, f"{stage.name}.n"))
                stage = replace(stage, go_on=cut)
        else:
            count = _chosen_count(getattr(stage, name), number, f"{stage.name}.{name}")
            stage = replace(stage, **{name: count})
    return stage


def _chosen_count(count: Count, number: int, field: str) -> Count:
    options = count.options if isinstance(count, NumberChoice) else (count,)
    if number not in options:
        allowed = ", ".join(map(str, options))
        message = f"the format allows {allowed}: {number}"
        parts: dict[str, str | int] = {"allowed": allowed, "found": number}
        problem = FormatProblem(code=FormatCode.NOT_AN_OPTION, field=field, message=message, parts=parts)
        raise FormatError([problem])
    return replace(count, value=number) if isinstance(count, NumberChoice) else count


def _checked(form: Format) -> Format:
    problems = find_problems(form)
    if problems:
        raise FormatError(problems)
    return form
