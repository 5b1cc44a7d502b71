"""The web's types follow the protocol."""

from __future__ import annotations

import re
from pathlib import Path

from stolik.protocol.schema import PLACE, schema_text, wire_schema

_ROOT = Path(__file__).resolve().parents[2]


def _in_types(name: str) -> str:
    """Two structs of one name are told apart by their modules, which the types write as one word."""
    return "".join(part[0].upper() + part[1:] for part in name.split("."))


def test_the_schema_of_the_web_is_fresh() -> None:
    written = (_ROOT / PLACE).read_text(encoding="utf-8")

    assert written == schema_text(), "python -m stolik.protocol.schema, then npm run types in web/"


def test_the_types_of_the_web_know_every_definition() -> None:
    types = (_ROOT / PLACE).with_name("types.ts").read_text(encoding="utf-8")

    named = set(re.findall(r"^export (?:interface|type) (\w+)", types, flags=re.MULTILINE))

    assert {_in_types(name) for name in wire_schema()["$defs"]} <= named


def test_tiles_and_tables_travel_as_text() -> None:
    definitions = wire_schema()["$defs"]

    assert definitions["Lay"]["properties"]["table"] == {"type": "string"}
    assert definitions["GameNow"]["properties"]["racks"]["items"] == {"type": "string"}


def test_what_the_server_says_leaves_nothing_out() -> None:
    definitions = wire_schema()["$defs"]

    assert set(definitions["Answered"]["required"]) == {"is", "id", "seq", "refused"}
    assert set(definitions["Join"]["required"]) == {"do", "id", "seed"}
