"""What an audit found, in words: the place, what is there, and what should be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, assert_never

import msgspec

from stolik.core.events import Event
from stolik.core.fairness.audit import Fault, Finding
from stolik.notation.wire import write_hook

HEADER_LINES: Final = 1
MOST_DIFFERENCES: Final = 3
_ABSENT: Final = "nothing"


def place(index: int) -> str:
    """Name an event by its number and its line in the file, both from 1."""
    return f"event {index + 1} (line {index + 1 + HEADER_LINES})"


def message(finding: Finding) -> str:  # noqa: C901, PLR0912  one case a fault
    """Return what is wrong, without the place."""
    match finding.code:
        case Fault.NOT_A_GAME:
            return "the record does not begin with a game of two to four seats"
        case Fault.RULES_ALTERED:
            fields = ", ".join(finding.fields)
            return f"the rules are not the published ones they are said to be; they differ in {fields}"
        case Fault.NO_COMMITMENT:
            return "nothing was committed before the deal, so the deal cannot be proven"
        case Fault.SEED_NOT_COMMITTED:
            return "the seed does not match the commitment made before the deal"
        case Fault.SEED_NOT_REVEALED:
            return "the game is over, but its seed is not revealed: the deal cannot be proven yet"
        case Fault.UNFINISHED:
            return "the game is not finished: nothing is wrong so far, and nothing is proven yet"
        case Fault.WRONG_START:
            return f"the draw for the start is not what the seed and the rules give: {_difference(finding)}"
        case Fault.WRONG_DEAL:
            return f"the deal is not what the seed gives: {_difference(finding)}"
        case Fault.WRONG_DRAW:
            return f"the tiles drawn are not the next of the bank: {_difference(finding)}"
        case Fault.ILLEGAL_PLAY:
            return f"the play is illegal: {breaches(finding)}"
        case Fault.WRONG_PLAY:
            return f"the play is not recorded as it was judged: {_difference(finding)}"
        case Fault.WRONG_TIMEOUT:
            return f"the time-out cannot have ended so: {_difference(finding)}"
        case Fault.WRONG_SCORE:
            return f"the score is counted wrong: {_difference(finding)}"
        case Fault.WRONG_EVENT:
            return f"{_name(finding.found)} is not as it must be: {_difference(finding)}"
        case Fault.UNEXPECTED_EVENT:
            should = "" if finding.expected is None else f"; {_name(finding.expected)} has to follow here"
            return f"{_name(finding.found)} cannot stand here{should}"
        case Fault.NOT_ALLOWED:
            why = "" if finding.refusal is None else f": {finding.refusal.code.value}"
            return f"{_name(finding.found)} is not allowed here{why}"
        case Fault.MISSING_EVENTS:
            return f"the record breaks off where {_name(finding.expected)} has to follow"
        case Fault.TILES_NOT_CONSERVED:
            return "table, racks and bank no longer hold the 106 tiles once each"
        case _:
            assert_never(finding.code)


def as_builtins(event: Event | None) -> Any:  # noqa: ANN401  JSON of any event
    """Return an event as it is in a record."""
    return None if event is None else msgspec.to_builtins(event, enc_hook=write_hook, str_keys=True)


def differences(finding: Finding) -> list[tuple[str, str, str]]:
    """Return how the event differs from the required one: the field, the value, the required value."""
    return list(_differences("", as_builtins(finding.found), as_builtins(finding.expected)))


def breaches(finding: Finding) -> str:
    """Return the codes of the rules that a play broke, with the tiles."""
    verdict = None if finding.refusal is None else finding.refusal.verdict
    if verdict is None:
        return _name(finding.found)
    return ", ".join(
        f"{found.breach.value} ({' '.join(map(str, found.tiles))})" if found.tiles else found.breach.value
        for found in verdict.violations
    )


def _name(event: Event | None) -> str:
    return _ABSENT if event is None else type(event).__name__


def _difference(finding: Finding) -> str:
    found = [f"{path} is {what}, should be {should}" for path, what, should in differences(finding)]
    more = len(found) - MOST_DIFFERENCES
    shown = "; ".join(found[:MOST_DIFFERENCES])
    return f"{shown}; and {more} more differences" if more > 0 else shown


def _differences(path: str, found: object, expected: object) -> Iterator[tuple[str, str, str]]:
    """Yield every leaf in which two JSON values differ."""
    if isinstance(found, dict) and isinstance(expected, dict):
        for key in sorted({*found, *expected}):
            deeper = f"{path}.{key}" if path else key
            yield from _differences(deeper, found.get(key, _ABSENT), expected.get(key, _ABSENT))
    elif (
        isinstance(found, list | tuple) and isinstance(expected, list | tuple) and len(found) == len(expected)
    ):
        for i, (one, other) in enumerate(zip(found, expected, strict=True)):
            yield from _differences(f"{path}[{i}]", one, other)
    elif found != expected:
        yield path, _text(found), _text(expected)


def _text(value: object) -> str:
    # Text from a file may contain anything, including terminal control characters.
    plain = isinstance(value, str) and value and value.isprintable()
    return str(value) if plain else msgspec.json.encode(value).decode()
