"""The web's types follow the protocol."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from stolik.protocol.schema import (
    DAY_PLACE,
    PLACE,
    PUBLISHED_PLACE,
    RULES_PLACE,
    day_schema,
    published_text,
    rulesets_text,
    schema_text,
    wire_schema,
)

_ROOT = Path(__file__).resolve().parents[2]
_OTHER_NUMBERS = {
    'format-editor.svelte: max="1000"',
    'order-button.svelte: maxlength="300"',
    'title.svelte: max="1000"',
    'files.svelte: maxlength="100"',
    'format-editor.svelte: maxlength="40"',
    "log.svelte: const PAGE = 60;",
    "format-editor.svelte: ?? 2",
    'officials.svelte: maxlength="120"',
    'referee.svelte: max="100"',
    'round-clock.svelte: max="60"',
    'table-options.svelte: max="60"',
}
"""Numbers of pages that equal one of the engine's by coincidence."""


def _in_types(name: str) -> str:
    """Two structs of one name are distinguished by their modules, which the types write as one word."""
    return "".join(part[0].upper() + part[1:] for part in name.split("."))


_FILES = pytest.mark.parametrize(
    ("place", "types", "document"),
    [(PLACE, "types.ts", wire_schema()), (DAY_PLACE, "day.ts", day_schema())],
    ids=["rooms", "tournaments"],
)


@_FILES
def test_the_schema_of_the_web_is_fresh(place: Path, types: str, document: dict[str, Any]) -> None:
    written = (_ROOT / place).read_text(encoding="utf-8")

    stale = f"python -m stolik.protocol.schema, then npm run types for {types}"
    assert written == schema_text(document), stale


@_FILES
def test_the_types_of_the_web_know_every_definition(
    place: Path, types: str, document: dict[str, Any]
) -> None:
    written = (_ROOT / place).with_name(types).read_text(encoding="utf-8")

    named = set(re.findall(r"^export (?:interface|type) (\w+)", written, flags=re.MULTILINE))

    assert {_in_types(name) for name in document["$defs"]} <= named


@pytest.mark.parametrize(
    ("place", "text"),
    [
        pytest.param(RULES_PLACE, rulesets_text, id="what pages know"),
        pytest.param(PUBLISHED_PLACE, published_text, id="what their tests know"),
    ],
)
def test_what_the_web_knows_of_the_rulesets_is_fresh(place: Path, text: Callable[[], str]) -> None:
    written = (_ROOT / place).read_text(encoding="utf-8")

    assert written == text(), "python -m stolik.protocol.schema"


def test_no_page_types_a_number_that_the_engine_knows() -> None:
    """Default values and limits of tournaments come from `rulesets.json`, not from a page."""
    known = json.loads((_ROOT / RULES_PLACE).read_text(encoding="utf-8"))
    numbers = {*_numbers(known["tournament"]), *known["turn_seconds"]}
    told = numbers | {n // 60 for n in numbers if n >= 60} - {0, 1}
    typed = re.compile(r"\?\? (\d+)|(?:min|max|maxlength)=\"(\d+)\"|const [A-Z_]+ = (\d+);")
    pages = [*(_ROOT / "web/src/day/desk").rglob("*.*"), _ROOT / "web/src/pages/tournaments/new.svelte"]

    found = {
        f"{page.name}: {match[0]}"
        for page in pages
        if page.suffix in {".ts", ".svelte"} and ".test." not in page.name
        for match in typed.finditer(page.read_text(encoding="utf-8"))
        if int(next(filter(None, match.groups()))) in told - {1}
    }

    assert found <= _OTHER_NUMBERS, "see TOURNAMENT in web/src/parts/rules/rules.ts"


def _numbers(value: object) -> Iterator[int]:
    if isinstance(value, dict):
        for each in value.values():
            yield from _numbers(each)
    elif isinstance(value, list):
        for each in value:
            yield from _numbers(each)
    elif isinstance(value, int):
        yield value


def test_tiles_and_tables_travel_as_text() -> None:
    definitions = wire_schema()["$defs"]

    assert definitions["Lay"]["properties"]["table"] == {"type": "string"}
    assert definitions["GameNow"]["properties"]["racks"]["items"] == {"type": "string"}


def test_what_the_server_says_leaves_nothing_out() -> None:
    definitions = wire_schema()["$defs"]

    assert set(definitions["Answered"]["required"]) == {"is", "id", "seq", "refused", "hint"}
    assert set(definitions["Join"]["required"]) == {"do", "id", "seed"}


def test_what_a_page_of_a_tournament_gets_may_leave_out_what_is_usual() -> None:
    definitions = day_schema()["$defs"]

    assert set(definitions["PersonSeen"]["required"]) == {"player", "name"}
    assert set(definitions["CallSeen"]["required"]) == set(definitions["CallSeen"]["properties"])
