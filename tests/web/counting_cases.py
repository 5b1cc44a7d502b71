"""Cases for counting at a table in the hall, answered by the engine.

A phone counts a game without the server; ``python -m tests.web.counting_cases`` writes what it is compared
with.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from stolik.core.melds import SMALLEST_MELD
from stolik.core.ruleset import RULE_FIELDS, Announcement, Ruleset, TiedWinners, WinnerRecords, derive
from stolik.core.rulesets import RULESETS
from stolik.core.scoring import Ending, FinalSeat, score_game
from stolik.core.tiles import BAG, JOKER, Kind
from stolik.core.turns.opening import most_opening_points
from tests.seeded import seeded

FILE: Final = Path(__file__).parents[2] / "web/src/day/hall/counting/counting-cases.json"
VARIANTS: Final = 40
RACKS: Final = 200
GAMES: Final = 500
_MOST_HELD: Final = 17
"""A rack and a few drawn tiles; more would take the engine's plain search long."""

Row = dict[str, Any]


def cases_text() -> str:
    """Return the whole file, always the same."""
    rng = seeded(14)
    rules = (*RULESETS.values(), *(_variant(rng, number) for number in range(VARIANTS)))
    rows: dict[str, list[Any]] = {
        "rules": [{field: getattr(each, field) for field in RULE_FIELDS} for each in rules],
        "openings": [_opening_row(rng) for _ in range(RACKS)],
        "games": [_game_row(rng, rules) for _ in range(GAMES)],
    }
    # One case per line, so that changes are readable in a diff.
    parts = (
        f'"{name}":[\n' + ",\n".join(msgspec.json.encode(row).decode() for row in found) + "\n]"
        for name, found in rows.items()
    )
    return "{" + ",\n".join(parts) + "}\n"


def _variant(rng: Random, number: int) -> Ruleset:
    """Return rules that count differently from the published ones."""
    return derive(
        rng.choice(list(RULESETS.values())),
        f"case-{number}",
        opening_points=rng.choice((0, 13, 30, 40, 50, 75, 120, 200)),
        joker_penalty=rng.choice((0, 20, 30, 50, 77)),
        unopened_penalty=rng.choice((0, 60, 100)),
        unopened_penalty_could_open=rng.choice((120, 200, 250)),
        unopened_penalty_replaces_rack=rng.random() < 0.6,
        unopened_penalty_on_exhaustion=rng.random() < 0.5,
        announcement=rng.choice(list(Announcement)),
        announced_penalty=rng.choice((80, 100)),
        winner_records=rng.choice((WinnerRecords.SUM, WinnerRecords.SUM, WinnerRecords.NOTHING)),
        tied_winners=rng.choice(list(TiedWinners)),
    )


def _rack(bag: list[Kind], rng: Random) -> tuple[Kind, ...]:
    """Take a rack from a shuffled bag; half of them contain neighbours, so that many can open."""
    size = rng.randint(1, min(_MOST_HELD, len(bag) // 4))
    if rng.random() < 0.5:
        middle = rng.choice([kind for kind in bag if kind is not JOKER]).number
        bag.sort(key=lambda kind: kind is not JOKER and abs(kind.number - middle) > 1)
    taken, bag[:] = tuple(bag[:size]), bag[size:]
    rng.shuffle(bag)
    return taken


def _shuffled(rng: Random) -> list[Kind]:
    bag = [tile.kind for tile in BAG]
    rng.shuffle(bag)
    return bag


def _twins(rng: Random, bag: list[Kind]) -> list[Kind]:
    """Take two tiles of one low number from a bag: racks of equal value."""
    number = rng.randint(1, 3)
    found = [kind for kind in bag if kind is not JOKER and kind.number == number][:2]
    for kind in found:
        bag.remove(kind)
    return found


def _opening_row(rng: Random) -> list[Any]:
    rack = _rack(_shuffled(rng), rng)
    return [" ".join(map(str, rack)), most_opening_points(rack)]


def _game_row(rng: Random, rules: tuple[Ruleset, ...]) -> Row:
    chosen = rng.randrange(len(rules))
    ending = rng.choice((Ending.OUT, Ending.OUT, Ending.EXHAUSTED, Ending.ROUND_TIME))
    bag = _shuffled(rng)
    alike = [FinalSeat(rack=(kind,), opened=True) for kind in _twins(rng, bag)]
    seats = [_seat(rng, bag) for _ in range(rng.randint(2, 4))]
    if ending is Ending.OUT:
        seats[rng.randrange(len(seats))] = FinalSeat(rack=(), opened=True)
    elif rng.random() < 0.3:
        seats[:2] = alike
    score = score_game(rules[chosen], ending, seats)
    return {
        "rules": chosen,
        "ending": ending.value,
        "seats": [
            {
                "rack": list(map(str, seat.rack)),
                "opened": seat.opened,
                "announced": seat.announced,
                "drawn": None if seat.drawn_last is None else str(seat.drawn_last),
            }
            for seat in seats
        ],
        "counts": [
            {
                "counted": seat.counted,
                "because": seat.reason.value,
                "small": seat.small,
                "place": seat.place,
            }
            for seat in score.seats
        ],
    }


def _seat(rng: Random, bag: list[Kind]) -> FinalSeat:
    if rng.random() < 0.15 and (
        group := _group(rng, bag)
    ):  # M-8: the last drawn tile makes the opening possible
        return FinalSeat(rack=group, opened=False, announced=True, drawn_last=group[0])
    rack = _rack(bag, rng)
    announced = rng.random() < 0.5
    drawn = rng.choice(rack) if announced and rng.random() < 0.8 else None
    return FinalSeat(rack=rack, opened=rng.random() < 0.4, announced=announced, drawn_last=drawn)


def _group(rng: Random, bag: list[Kind]) -> tuple[Kind, ...]:
    number = rng.randint(10, 13)
    found = list(dict.fromkeys(kind for kind in bag if kind is not JOKER and kind.number == number))[:3]
    if len(found) < SMALLEST_MELD:
        return ()
    for kind in found:
        bag.remove(kind)
    return tuple(found)


def main() -> None:
    """Write the file."""
    FILE.write_text(cases_text())


if __name__ == "__main__":
    main()
