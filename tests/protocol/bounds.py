"""Finds incoming fields without a limit: texts, numbers, lists and mappings of any length."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final, get_origin

from msgspec import inspect

from stolik.core.table import Rack, Table
from stolik.core.tiles import Kind, Tile

_TILES: Final = frozenset({Kind, Tile, Rack, Table})
_ENDLESS: Final = re.compile(r"(?<!\\)[*+]|\{\d+,\}")
"""What lets a pattern match texts of any length."""


def unbounded(kind: Any) -> list[str]:  # noqa: ANN401  any annotation
    """Return the fields of a type without a limit."""
    return sorted(set(_found(inspect.type_info(kind), "", set())))


def _found(kind: inspect.Type, place: str, seen: set[type]) -> Iterator[str]:  # noqa: C901, PLR0912  one case a kind of type
    match kind:
        case inspect.Metadata(type=inner):
            yield from _found(inner, place, seen)
        case inspect.StrType(max_length=None, pattern=pattern):
            whole = pattern is not None and pattern.startswith("^") and pattern.endswith("$")
            if pattern is None or not whole or _ENDLESS.search(pattern):
                yield place
        case inspect.BytesType(max_length=None):
            yield place
        case inspect.IntType() | inspect.FloatType():
            if (kind.ge is None and kind.gt is None) or (kind.le is None and kind.lt is None):
                yield place
        case inspect.RawType() | inspect.AnyType():
            yield place
        case (
            inspect.ListType(item_type=item)
            | inspect.VarTupleType(item_type=item)
            | inspect.SetType(item_type=item)
            | inspect.FrozenSetType(item_type=item)
        ):
            if kind.max_length is None:
                yield f"{place}[]"
            yield from _found(item, f"{place}[]", seen)
        case inspect.TupleType(item_types=items):
            for item in items:
                yield from _found(item, f"{place}[]", seen)
        case inspect.DictType(key_type=key, value_type=value):
            if kind.max_length is None:
                yield f"{place}{{}}"
            yield from _found(key, f"{place}{{key}}", seen)
            yield from _found(value, f"{place}{{}}", seen)
        case inspect.UnionType(types=types):
            for each in types:
                yield from _found(each, place, seen)
        case inspect.StructType(cls=cls, fields=fields) | inspect.DataclassType(cls=cls, fields=fields):
            if cls not in seen:
                seen.add(cls)
                for field in fields:
                    yield from _found(field.type, f"{cls.__name__}.{field.name}", seen)
        case inspect.CustomType(cls=cls):
            # Tiles are read by our own parser, which has a limit.
            if (get_origin(cls) or cls) not in _TILES:
                yield place
        case inspect.StrType() | inspect.BytesType() | inspect.EnumType() | inspect.LiteralType():
            pass
        case inspect.BoolType() | inspect.NoneType():
            pass
        case _:
            yield f"{place}: {type(kind).__name__}"
