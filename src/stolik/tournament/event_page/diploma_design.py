"""The design of diplomas: texts with placeholders, how many, colours and the logo."""

from __future__ import annotations

import re
from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import replace

from stolik.tournament.refusals import TournamentCode, TournamentRefusal, refuse

LONGEST_HEADING: Final = 60
LONGEST_WORDS: Final = 400
LONGEST_SIGNER: Final = 100
MOST_DIPLOMAS: Final = 500
PLACEHOLDERS: Final = ("name", "place", "points", "club", "event", "date")
"""What a text may contain in braces."""
LEAST_CONTRAST: Final = 4.5
"""Of text on paper, as WCAG asks of normal text."""
_STRAIGHT: Final = 0.04045
"""Below it the curve of sRGB is a line."""
_PLACEHOLDER: Final = re.compile(r"\{([^{}]*)\}")
_LOOSE: Final = re.compile(r"[{}]")

Colour: TypeAlias = Annotated[str, Meta(pattern=r"^#[0-9a-fA-F]{6}$")]
Heading: TypeAlias = Annotated[str, Meta(max_length=LONGEST_HEADING)]
Words: TypeAlias = Annotated[str, Meta(max_length=LONGEST_WORDS)]
Signer: TypeAlias = Annotated[str, Meta(max_length=LONGEST_SIGNER)]


class DiplomaDesign(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The organiser's design; empty texts are the usual ones of the paper's language."""

    heading: Heading = ""
    text: Words = ""
    """Under the name, instead of the usual sentences."""
    town: Signer = ""
    head_referee: Signer = ""
    organiser: Signer = ""
    places: Annotated[int, Meta(ge=1, le=MOST_DIPLOMAS)] | None = None
    """How many places get one; None for everybody who played."""
    ink: Colour = "#1f1d1a"
    accent: Colour = "#1f1d1a"
    """Of the frame and the heading."""
    paper: Colour = "#ffffff"
    logo: bool = False
    """Whether the tournament's logo is on them."""


def tidy_design(design: DiplomaDesign) -> DiplomaDesign:
    """Return a design without spaces around its texts, its colours in small letters."""
    texts = {
        name: text.strip()
        for name in design.__struct_fields__
        if isinstance(text := getattr(design, name), str)
    }
    return replace(design, **texts | {name: texts[name].lower() for name in ("ink", "accent", "paper")})


def check_design(design: DiplomaDesign) -> TournamentRefusal | None:
    """Return what is wrong with a design: an unknown placeholder, or text that nobody could read."""
    for text in (design.heading, design.text):
        unknown = next((name for name in _PLACEHOLDER.findall(text) if name not in PLACEHOLDERS), None)
        if unknown is not None:
            typed = f"{{{unknown}}}"
            return refuse(TournamentCode.BAD_SETTING, detail="unknown_placeholder", typed=typed[:40])
        if _LOOSE.search(_PLACEHOLDER.sub("", text)):
            return refuse(TournamentCode.BAD_SETTING, detail="loose_brace", typed=text[:40])
    for line in (design.heading, design.town, design.head_referee, design.organiser):
        if not line.isprintable():
            return refuse(TournamentCode.BAD_SETTING, detail="not_one_line", typed=line)
    for name in ("ink", "accent"):
        found = contrast(getattr(design, name), design.paper)
        if found < LEAST_CONTRAST:
            typed = f"{getattr(design, name)} / {design.paper}: {found:.1f}"
            return refuse(TournamentCode.BAD_SETTING, detail="low_contrast", typed=typed)
    return None


def fill(text: str, values: dict[str, str]) -> str:
    """Return a text with its placeholders filled; the values are not read again.

    >>> fill("{name}: {place}", {"name": "{place}", "place": "1"})
    '{place}: 1'
    """
    return _PLACEHOLDER.sub(lambda found: values.get(found[1], found[0]), text)


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours as WCAG defines it, from 1 to 21.

    >>> round(contrast("#000000", "#ffffff"), 1), contrast("#777777", "#777777")
    (21.0, 1.0)
    """
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    red, green, blue = (_linear(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= _STRAIGHT else float(((part + 0.055) / 1.055) ** 2.4)
