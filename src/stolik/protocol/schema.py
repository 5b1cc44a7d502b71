"""The JSON Schema of everything on the wire, from which the web's types are generated.

Run as ``python -m stolik.protocol.schema``; a test compares the files with the definitions.
"""

from __future__ import annotations

import importlib
import pkgutil
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, Final, get_origin

import msgspec

from stolik import protocol
from stolik.core.input.bounds import ROUND_SECONDS, TURN_SECONDS
from stolik.core.ruleset import SEAT_COUNTS
from stolik.core.rulesets import DEFAULT, RULESETS, USUAL
from stolik.core.table import Rack, Table
from stolik.core.tiles import Kind, Tile
from stolik.day import views
from stolik.day.desk_view import RESTORABLE_DAYS
from stolik.play.games.matches import MatchTable
from stolik.play.rooms.events import MOST_GAMES
from stolik.protocol import day
from stolik.protocol.day import DayMessage, DayNews
from stolik.protocol.news import News
from stolik.protocol.orders import Message
from stolik.tournament.draws.table_sizes import LARGEST_FIELD, LEAST_FIELD, MOST_ROUNDS, SHORT
from stolik.tournament.event_page.diploma_design import (
    LONGEST_HEADING,
    LONGEST_SIGNER,
    LONGEST_WORDS,
    MOST_DIPLOMAS,
)
from stolik.tournament.event_page.event_page import (
    LONGEST_LINE,
    LONGEST_LINK,
    LONGEST_NOTICE,
    LONGEST_TEXT,
    MOST_LOGO,
)
from stolik.tournament.formats.format import USUAL_LATE_ROUNDS, USUAL_MISSED_GAME, USUAL_PODIUM
from stolik.tournament.formats.format_checks import MOST_GAMES as MOST_ROUND_GAMES
from stolik.tournament.formats.schedule import BETWEEN_ROUNDS
from stolik.tournament.halls import LONGEST_HALL, MOST_HALLS, MOST_TABLES
from stolik.tournament.players.name_book import LONGEST_NOTE
from stolik.tournament.registration.terms import LONGEST_MESSAGE, MOST_APPLICATIONS
from stolik.tournament.rounds.timetable import LONGEST_REASON
from stolik.tournament.settings import (
    CALL_SECONDS,
    LONGEST_TITLE,
    NO_SHOW_SECONDS,
    USUAL_CALL_SECONDS,
    USUAL_NO_SHOW_SECONDS,
    USUAL_ROUND_SECONDS,
)

PLACE: Final = Path("web/src/protocol/schema.json")
"""The path of the schema, from the root of the repository."""
DAY_PLACE: Final = PLACE.with_name("day-schema.json")
"""The tournament's own schema: it uses some names for other things."""
RULES_PLACE: Final = PLACE.with_name("rulesets.json")
"""The numbers of rules and formats that the pages need before the server sends a game or a tournament."""
PUBLISHED_PLACE: Final = PLACE.with_name("published-rulesets.json")
"""The complete rulesets, for tests; the pages themselves get the rules from the server."""
_TEXT: Final = (Kind, Tile, Rack, Table)
_NAMED: Final = {"Message": Message, "News": News}
"""Names for unions."""
_DAY_NAMED: Final = {"DayMessage": DayMessage, "DayNews": DayNews}


def wire_schema() -> dict[str, Any]:
    """Return a schema with a definition for everything sent to or by a room."""
    return _document("Wire", _NAMED, [*_bodies(), MatchTable])


def day_schema() -> dict[str, Any]:
    """Return a schema with a definition for everything sent to or by a tournament."""
    return _document("DayWire", _DAY_NAMED, _structs(day))


def _document(title: str, named: dict[str, Any], said: list[type[msgspec.Struct]]) -> dict[str, Any]:
    schemas, found = msgspec.json.schema_components([*named.values(), *said], schema_hook=_text)
    found.update(zip(named, schemas, strict=False))
    definitions = {name: _tidied(schema) for name, schema in sorted(found.items())}
    asked, _ = named
    sparing = {kind.__name__ for kind in _structs(views) if kind.__struct_config__.omit_defaults}
    for name in definitions.keys() - _sent_by_clients(definitions, asked, said) - sparing:
        # The server always writes every field; fields that a client may omit stay optional.
        if "properties" in definitions[name]:
            definitions[name]["required"] = list(definitions[name]["properties"])
    return {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": title,
        "type": "object",
        "additionalProperties": False,
        "required": list(definitions),
        "properties": {name: {"$ref": f"#/$defs/{name}"} for name in definitions},
        "$defs": definitions,
    }


def schema_text(document: dict[str, Any]) -> str:
    """Return a schema as the text of its file."""
    text = msgspec.json.format(msgspec.json.encode(document), indent=1)
    return text.decode() + "\n"


def _text(kind: type) -> dict[str, str]:
    """Tiles, racks and tables are sent as text; a field of any type has an empty schema."""
    if (get_origin(kind) or kind) in _TEXT:
        return {"type": "string"}
    if kind is object:
        return {"description": "Anything."}
    message = f"no schema for {kind!r}"
    raise NotImplementedError(message)


def _bodies() -> list[type[msgspec.Struct]]:
    """Return the HTTP bodies: every public struct of the package that is not a socket message."""
    other = {f"{protocol.__name__}.{name}" for name in ("day", "news", "orders", Path(__file__).stem)}
    modules = [
        importlib.import_module(module.name)
        for module in pkgutil.walk_packages(protocol.__path__, f"{protocol.__name__}.")
        if module.name not in other
    ]
    return [kind for module in modules for kind in _structs(module)]


def _structs(module: ModuleType) -> list[type[msgspec.Struct]]:
    """Return the public structs of a module."""
    return [
        kind
        for kind in vars(module).values()
        if isinstance(kind, type)
        and issubclass(kind, msgspec.Struct)
        and kind.__module__ == module.__name__
        and not kind.__name__.startswith("_")
    ]


def _sent_by_clients(definitions: dict[str, Any], asked: str, said: list[type[msgspec.Struct]]) -> set[str]:
    """Return the types that clients send: requests refuse unknown fields."""
    sent: set[str] = set()
    waiting = [asked, *(kind.__name__ for kind in said if kind.__struct_config__.forbid_unknown_fields)]
    while waiting:
        name = waiting.pop()
        if name not in sent:
            sent.add(name)
            waiting += _referred(definitions[name])
    return sent


def _referred(node: Any) -> list[str]:  # noqa: ANN401 -- a schema is any JSON
    if isinstance(node, list):
        return [name for item in node for name in _referred(item)]
    if not isinstance(node, dict):
        return []
    own = [node["$ref"].removeprefix("#/$defs/")] if "$ref" in node else []
    return own + [name for value in node.values() for name in _referred(value)]


def _tidied(node: Any) -> Any:  # noqa: ANN401 -- a schema is any JSON
    """Write tuples in the older syntax that the type generator understands, and drop titles."""
    if isinstance(node, list):
        return [_tidied(item) for item in node]
    if not isinstance(node, dict):
        return node
    tidy: dict[str, Any] = {}
    for key, value in node.items():
        if key == "properties":
            tidy[key] = {name: _tidied(schema) for name, schema in value.items()}
        elif key not in {"title", "default", "discriminator"}:
            tidy[key] = _tidied(value)
    if "prefixItems" in tidy:
        tidy["items"] = tidy.pop("prefixItems")
        tidy["additionalItems"] = False
    elif "items" in tidy:
        tidy.pop("minItems", None)  # a list that must not be empty would not be a plain list in the types
    if "properties" in tidy:
        tidy["additionalProperties"] = False
    return tidy


def rulesets_text() -> str:
    """Return what the pages know of the rulesets, as JSON: no rule is typed there."""
    offered = dict.fromkeys((DEFAULT.key, *RULESETS))
    known = {
        "seats": SEAT_COUNTS,
        "games": MOST_GAMES,
        "turn_seconds": TURN_SECONDS,
        "default": DEFAULT.key,
        "usual": {language: rules.key for language, rules in USUAL.items()},
        "rulesets": {key: {"turn_seconds": RULESETS[key].turn_seconds} for key in offered},
        "tournament": {
            "players": (LEAST_FIELD, LARGEST_FIELD),
            "short_table": SHORT,
            "rounds": MOST_ROUNDS,
            "games": MOST_ROUND_GAMES,
            "podium": USUAL_PODIUM,
            "missed_game": -USUAL_MISSED_GAME,
            "late_rounds": USUAL_LATE_ROUNDS,
            "round_seconds": ROUND_SECONDS,
            "usual_round_seconds": USUAL_ROUND_SECONDS,
            "no_show_seconds": NO_SHOW_SECONDS,
            "usual_no_show_seconds": USUAL_NO_SHOW_SECONDS,
            "call_seconds": CALL_SECONDS,
            "usual_call_seconds": USUAL_CALL_SECONDS,
            "between_rounds_minutes": BETWEEN_ROUNDS,
            "title_length": LONGEST_TITLE,
            "hall_length": LONGEST_HALL,
            "reason_length": LONGEST_REASON,
            "most_halls": MOST_HALLS,
            "most_tables": MOST_TABLES,
            "logo_kilobytes": MOST_LOGO // 1000,
            "page_line": LONGEST_LINE,
            "page_text": LONGEST_TEXT,
            "page_link": LONGEST_LINK,
            "notice_length": LONGEST_NOTICE,
            "most_applications": MOST_APPLICATIONS,
            "registration_message": LONGEST_MESSAGE,
            "note_length": LONGEST_NOTE,
            "diploma_heading": LONGEST_HEADING,
            "diploma_text": LONGEST_WORDS,
            "diploma_signer": LONGEST_SIGNER,
            "most_diplomas": MOST_DIPLOMAS,
            "restorable_days": RESTORABLE_DAYS,
        },
    }
    return schema_text(known)


def published_text() -> str:
    """Return the complete published rulesets as JSON, for the web's tests and sample games."""
    return schema_text({key: msgspec.to_builtins(rules) for key, rules in RULESETS.items()})


def main() -> int:
    """Write the schemas to their files."""
    PLACE.parent.mkdir(parents=True, exist_ok=True)
    PLACE.write_text(schema_text(wire_schema()), encoding="utf-8")
    DAY_PLACE.write_text(schema_text(day_schema()), encoding="utf-8")
    RULES_PLACE.write_text(rulesets_text(), encoding="utf-8")
    PUBLISHED_PLACE.write_text(published_text(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
