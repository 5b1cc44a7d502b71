"""Points of a season as people and programs read them."""

from __future__ import annotations

from fractions import Fraction

from stolik.words import Words


def points_json(points: int | Fraction) -> int | float:
    """Return points as a JSON number."""
    return points.numerator if points.denominator == 1 else float(points)


def plain_fraction(value: object) -> object:
    """Encode a fraction: what msgspec asks for types it does not know."""
    if not isinstance(value, Fraction):
        raise NotImplementedError
    return points_json(value)


def points_text(words: Words, points: int | Fraction) -> str:
    """Return points with two decimals at most, as the language writes them."""
    if points.denominator == 1:
        return str(points.numerator)
    return f"{float(points):.2f}".rstrip("0").rstrip(".").replace(".", words("season-decimal-point"))
