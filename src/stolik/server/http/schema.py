"""The OpenAPI schema: tiles, racks and tables are text, and it is built in a thread."""

from __future__ import annotations

import asyncio
from typing import Any, Final, get_origin

from litestar import Request
from litestar._openapi.plugin import OpenAPIPlugin
from litestar._openapi.schema_generation import SchemaCreator
from litestar.openapi.spec import OpenAPIType, Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

from stolik.core.table import Rack, Table
from stolik.core.tiles import Kind, Tile
from stolik.notation.wire import name_hook

_TEXTS: Final[dict[Any, tuple[str, str]]] = {
    Kind: ("What a tile shows", "r7"),
    Tile: ("A tile; the second of a kind has a stroke", "r7'"),
    Rack: ("Tiles in any order", "r7 k13 j"),
    Table: ("Sets of tiles, as they lie", "r3 r4 j | k7 b7 o7"),
}


def is_text_type(kind: Any) -> bool:  # noqa: ANN401  any annotation
    """Return whether a type is written as text."""
    return kind in (Kind, Tile) or (get_origin(kind) or kind) in (Rack, Table)


def read_text(kind: Any, value: object) -> object:  # noqa: ANN401  any annotation
    """Read text into a type; Litestar drops the argument of tables and racks, which is `Tile`."""
    return name_hook({Rack: Rack[Tile], Table: Table[Tile]}.get(kind, kind), value)


class TextTypes(OpenAPISchemaPlugin):
    """Describes these types as text."""

    @staticmethod
    def is_plugin_supported_type(value: Any) -> bool:  # noqa: ANN401  any annotation
        """Return whether a type is written as text."""
        return is_text_type(value)

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: SchemaCreator) -> Schema:  # noqa: ARG002
        """Return the schema of a type."""
        kind = field_definition.annotation
        words, example = _TEXTS[get_origin(kind) or kind]
        return Schema(type=OpenAPIType.STRING, description=words, examples=[example])


async def build_schema(request: Request[Any, Any, Any]) -> None:
    """Build the schema in a thread when it is first requested, once for all requests that wait."""
    async with request.app.state.schema_turn:
        await asyncio.to_thread(request.app.plugins.get(OpenAPIPlugin).provide_openapi_schema)
