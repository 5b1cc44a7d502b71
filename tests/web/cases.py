"""Cases for the browser's quick check, answered by the engine; ``python -m tests.web.cases`` writes them.

The browser judges sets with its own small module; these cases compare it with the judge.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from stolik.core.judge import Breach, judge
from stolik.core.melds import Reading, best_readings
from stolik.core.rulesets import PL_STACKS
from stolik.core.tiles import JOKER, KINDS, NUMBERS, Colour, Kind, kind_of
from tests.proposals import random_position, random_proposal
from tests.seeded import seeded

FILE: Final = Path(__file__).parents[2] / "web/src/table/draft/check-cases.json"
SETS: Final = 4000
POSITIONS: Final = 1200
LEFT_TO_THE_SERVER: Final = frozenset({Breach.JOKER_NOT_IN_NEW_SET})
"""What the browser does not check: I-11 needs every joker traced from table to table."""

Meld = tuple[Kind, ...]
Row = list[str | int | bool | list[str]]


def cases_text() -> str:
    """Return the whole file, always the same."""
    rng = seeded(6)
    sets = list(dict.fromkeys([*_known_sets(), *(_odd_set(rng) for _ in range(SETS))]))
    rows = {
        "sets": [_set_row(meld) for meld in sets],
        "positions": [_position_row(rng) for _ in range(POSITIONS)],
    }
    # One case per line, so that changes are readable in a diff.
    parts = (
        f'"{name}":[\n' + ",\n".join(_json(row) for row in found) + "\n]" for name, found in rows.items()
    )
    return "{" + ",\n".join(parts) + "}\n"


def _json(row: Row) -> str:
    return msgspec.json.encode(row).decode()


def _text(meld: Meld) -> str:
    return " ".join(map(str, meld))


def _set_row(meld: Meld) -> Row:
    readings: tuple[Reading, ...] = best_readings(meld)
    if not readings:
        return [_text(meld), "", 0, []]
    return [
        _text(meld),
        readings[0].shape.value,
        readings[0].value,
        sorted({_text(reading.stands_for) for reading in readings}),
    ]


def _known_sets() -> Iterator[Meld]:
    """Yield the essential sets: every run of one colour in both directions, every group, odd cases."""
    red = [kind_of(Colour.RED, number) for number in NUMBERS]
    for low in range(13):
        for high in range(low, 13):
            run = tuple(red[low : high + 1])
            yield run
            yield run[::-1]
            yield (JOKER, *run)
            yield (*run, JOKER)
            yield (JOKER, *run, JOKER)
    for number in NUMBERS:
        four = tuple(kind_of(colour, number) for colour in Colour)
        yield from (
            four,
            four[:3],
            four[1:],
            (*four[:3], JOKER),
            (*four, JOKER),
            (*four[:3], four[0]),
            four[:2],
        )
        yield (four[0], JOKER, JOKER)
        yield (JOKER, four[2], JOKER)
        yield (*four[:2], JOKER, JOKER)
    yield (red[11], red[12], red[0])  # nothing follows 13
    yield (red[12], red[0], red[1])
    yield (red[1], red[0], red[12])
    yield (red[12], JOKER, red[0])
    yield (JOKER,)
    yield (JOKER, JOKER)
    yield (JOKER, JOKER, JOKER)


def _odd_set(rng: Random) -> Meld:
    """Return a set with a slip or two, or random tiles."""
    meld = _anything(rng) if rng.random() < 0.2 else _nearly(rng)
    if rng.random() < 0.3:
        meld = meld[::-1]
    return meld


def _anything(rng: Random) -> Meld:
    return tuple(rng.choice((*KINDS, JOKER)) for _ in range(rng.randint(1, 6)))


def _nearly(rng: Random) -> Meld:
    if rng.random() < 0.5:
        colour, low = rng.choice(list(Colour)), rng.choice(NUMBERS)
        meld = [kind_of(colour, (low + i - 1) % 13 + 1) for i in range(rng.randint(2, 9))]
    else:
        number = rng.choice(NUMBERS)
        meld = [kind_of(colour, number) for colour in rng.sample(list(Colour), rng.randint(2, 4))]
    for _ in range(rng.choice((0, 0, 1, 1, 2))):
        at = rng.randrange(len(meld))
        match rng.randrange(5):
            case 0 | 1:
                meld[at] = JOKER
            case 2:
                meld.insert(at, rng.choice((*KINDS, JOKER)))
            case 3:
                meld[at] = rng.choice(meld)
            case _:
                rng.shuffle(meld)
    return tuple(meld)


def _position_row(rng: Random) -> Row:
    position = random_position(rng)
    if rng.random() < 0.4:
        position = position._replace(opened=False)  # openings have the most to check
    proposal = random_proposal(rng, PL_STACKS, position)
    verdict = judge(PL_STACKS, position, proposal)
    found = {violation.breach for violation in verdict.violations} - LEFT_TO_THE_SERVER
    return [str(position.table), str(position.rack), position.opened, str(proposal), sorted(found)]


def main() -> None:
    """Write the file."""
    FILE.write_text(cases_text())


if __name__ == "__main__":
    main()
