"""Fluent messages as text: the part of the syntax that our messages use.

`fluent.syntax` parses them. `fluent.runtime` could format them too, but it brings the number formats of all
languages, 33 MB; a test compares every message with its output.
"""

from __future__ import annotations

from collections.abc import Mapping
from decimal import ROUND_HALF_EVEN, Decimal
from typing import Final

from fluent.syntax import ast, parse

from stolik.words.language import Language

Argument = str | float

_DECIMALS: Final = Decimal("0.001")
"""Numbers are shown with three decimals at most, as everywhere in Fluent."""


class MessageError(LookupError):
    """A message that cannot be formatted."""


def parse_message(text: str) -> ast.Pattern:
    """Return the pattern of a message; raises `MessageError` if it is not one."""
    entry = parse(text).body[0]
    if not isinstance(entry, ast.Message) or entry.value is None:
        message = f"not a message: {text!r}"
        raise MessageError(message)
    return entry.value


def format_pattern(pattern: ast.Pattern, arguments: Mapping[str, Argument], language: Language) -> str:
    """Return a pattern with its placeholders filled; raises `MessageError` if an argument is missing."""
    return "".join(_element(each, arguments, language) for each in pattern.elements)


def plural_category(number: float, language: Language) -> str:
    """Return the plural category of a number (Unicode CLDR): `one`, `few`, `many` or `other`."""
    whole = abs(int(number))
    if whole != abs(number):
        return "other"
    match language:
        case Language.ENGLISH:
            return "one" if whole == 1 else "other"
        case Language.POLISH:
            is_one = whole == 1
        case Language.RUSSIAN:
            is_one = whole % 10 == 1 and whole % 100 != 11  # noqa: PLR2004  eleven is no one
    if is_one:
        return "one"
    is_teen = whole % 100 // 10 == 1
    return "few" if whole % 10 in {2, 3, 4} and not is_teen else "many"


def format_number(number: float, language: Language) -> str:
    """Return a number in the format of its language (Unicode CLDR): 12,345.5 or 12 345,5."""
    rounded = Decimal(str(number)).quantize(_DECIMALS, ROUND_HALF_EVEN)
    whole, _, decimals = f"{abs(rounded):f}".partition(".")
    thousands, decimal = (",", ".") if language is Language.ENGLISH else ("\u00a0", ",")
    whole = f"{int(whole):,}".replace(",", thousands)
    decimals = decimals.rstrip("0")
    sign = "-" if rounded < 0 else ""
    return f"{sign}{whole}{decimal}{decimals}" if decimals else f"{sign}{whole}"


def _element(
    element: ast.TextElement | ast.Placeable, arguments: Mapping[str, Argument], language: Language
) -> str:
    if isinstance(element, ast.TextElement):
        return element.value
    match element.expression:
        case ast.StringLiteral() as literal:
            return str(literal.parse()["value"])
        case ast.VariableReference(id=name):
            value = _argument(name.name, arguments)
            return value if isinstance(value, str) else format_number(value, language)
        case ast.SelectExpression(selector=ast.VariableReference(id=name), variants=variants):
            chosen = _chosen(variants, _argument(name.name, arguments), language)
            return format_pattern(chosen.value, arguments, language)
        case other:
            message = f"our messages do not use {type(other).__name__}"
            raise MessageError(message)


def _argument(name: str, arguments: Mapping[str, Argument]) -> Argument:
    if name not in arguments:
        message = f"the argument {name!r} is missing"
        raise MessageError(message)
    return arguments[name]


def _chosen(variants: list[ast.Variant], value: Argument, language: Language) -> ast.Variant:
    """Return the variant for a value: its own, that of its plural category, or the default one."""
    category = None if isinstance(value, str) else plural_category(value, language)
    for variant in variants:
        match variant.key:
            case ast.NumberLiteral(value=text) if not isinstance(value, str):
                if float(text) == value:
                    return variant
            case ast.Identifier(name=name) if name in {value, category}:
                return variant
    return next(variant for variant in variants if variant.default)
