"""Every incoming text and number has a limit, over sockets and over HTTP."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated, Any

import msgspec
import pytest
from msgspec import Meta, Struct

from stolik.core.table import Rack, Table
from stolik.core.tiles import Kind, Tile
from stolik.notation.wire import LONGEST, name_hook, read_hook
from stolik.protocol import day
from stolik.protocol.day import DayMessage
from stolik.protocol.orders import Message, message_decoder
from stolik.protocol.schema import _bodies, _structs
from stolik.tournament.event_page.diploma_design import DiplomaDesign
from tests.protocol.bounds import unbounded
from tests.server.worlds import serving


def bodies() -> list[Any]:
    """Return the request bodies of HTTP: types that refuse unknown fields."""
    known: list[Any] = [*_bodies(), *_structs(day), DiplomaDesign]
    return [kind for kind in known if kind.__struct_config__.forbid_unknown_fields]


@pytest.mark.parametrize(
    "kind", [Message, DayMessage, *bodies()], ids=lambda kind: getattr(kind, "__name__", "message")
)
def test_every_field_that_comes_in_has_a_bound(kind: Any) -> None:  # noqa: ANN401  any type
    assert unbounded(kind) == []


def params_of(schema: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    return [
        (f"{method} {path} {each['name']}", each["schema"])
        for path, methods in schema["paths"].items()
        for method, about in methods.items()
        for each in about.get("parameters", ())
    ]


def is_bounded(schema: dict[str, Any]) -> bool:
    for choice in ("oneOf", "anyOf", "allOf"):
        if choice in schema:
            # Limits may be beside the alternatives and apply to each.
            outer = {key: value for key, value in schema.items() if key != choice}
            return all(is_bounded({**outer, **each}) for each in schema[choice])
    match schema.get("type"):
        case "string":
            return bool({"maxLength", "enum", "const"} & schema.keys()) or "$" in schema.get("pattern", "")
        case "integer" | "number":
            least, most = {"minimum", "exclusiveMinimum"}, {"maximum", "exclusiveMaximum"}
            return bool(least & schema.keys()) and bool(most & schema.keys())
        case "boolean" | "null":
            return True
        case _:
            return "enum" in schema or "$ref" in schema


def named_in(node: Any) -> set[str]:  # noqa: ANN401  any JSON
    """Return the names that a schema refers to."""
    if isinstance(node, list):
        return {name for item in node for name in named_in(item)}
    if not isinstance(node, dict):
        return set()
    own = {node["$ref"].rpartition("/")[2].rpartition("_")[2]} if "$ref" in node else set()
    return own | {name for value in node.values() for name in named_in(value)}


def members(kind: Any) -> set[str]:  # noqa: ANN401  any type
    return {each.__name__ for each in getattr(kind, "__args__", ())} | {getattr(kind, "__name__", "")}


def test_the_addresses_take_nothing_without_a_bound(tmp_path: Path) -> None:
    async def schema() -> dict[str, Any]:
        async with serving(tmp_path / "live.db") as world:
            found: dict[str, Any] = (await world.caller().http.get("/schema")).json()
            return found

    found = asyncio.run(schema())
    params = params_of(found)
    sent = {
        name
        for methods in found["paths"].values()
        for about in methods.values()
        for name in named_in(about.get("requestBody", {}))
    }

    assert len(params) > 10
    assert [name for name, about in params if not is_bounded(about)] == []
    looked_at = {name for kind in (Message, DayMessage, *bodies()) for name in members(kind)}
    assert sent
    assert sent - looked_at == set(), "a body that the test above does not look at"


class Leaky(Struct):
    """All kinds of missing limits."""

    text: str
    number: int
    half: Annotated[int, Meta(ge=0)]
    words: Annotated[tuple[str, ...], Meta(max_length=3)]
    table: dict[Annotated[str, Meta(max_length=2)], bool]
    anything: object
    endless: Annotated[str, Meta(pattern="^[a-z]+$")]
    good: Annotated[str, Meta(pattern="^[a-z]{1,3}$")] | None
    better: Annotated[list[Annotated[int, Meta(gt=0, lt=9)]], Meta(max_length=3)]


def test_a_planted_field_without_a_bound_is_found() -> None:
    fields = ("anything", "endless", "half", "number", "table{}", "text", "words[]")

    assert unbounded(Leaky) == [f"Leaky.{field}" for field in fields]


@pytest.mark.parametrize("kind", [Kind, Tile, Rack[Tile], Table[Tile], Rack[Kind], Table[Kind]])
def test_tiles_are_no_endless_text(kind: Any) -> None:  # noqa: ANN401  any type
    for hook in (read_hook, name_hook):
        with pytest.raises(ValueError, match="at most"):
            hook(kind, "r7 " * (LONGEST // 3 + 1))


@pytest.mark.parametrize(
    "text",
    [
        '{"do":"Rule","id":"x","command":{"type":"SetClock","by":"","remaining_ms":9999999999999}}',
        '{"do":"Rule","id":"x","command":{"type":"GiveTiles","by":"","seat":0,"count":99999999999}}',
        '{"do":"Pong","n":-1}',
    ],
)
def test_a_number_that_cannot_be_meant_is_not_read(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        message_decoder.decode(text)
