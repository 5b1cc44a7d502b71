"""Questions written as text, and their answers as values, for terminals and servers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from stolik.core.errors import StolikError, TooManyTilesError, VariantError
from stolik.core.judge import Position, Verdict, judge
from stolik.core.melds import put_in_order
from stolik.core.ruleset import Ruleset, derive
from stolik.core.rulesets import find_ruleset
from stolik.core.scoring import Ending, FinalSeat, Score, score_game
from stolik.core.table import Table, check_supply
from stolik.core.tiles import BAG, Kind
from stolik.core.turns.timeout import TimeoutResult, resolve_timeout_by_kind
from stolik.notation.tiles import parse_kind, parse_rack, parse_table
from stolik.solver import THOROUGH, Answer, Objective, best_play
from stolik.solver.rules import ask_under

_MOST_PROPOSED: Final = 2 * len(BAG)
"""Most tiles in a proposal: one with a tile too many is judged, an endless one is refused."""


class QuestionError(StolikError):
    """A question whose parts do not fit together."""

    code = "bad_request"


def read_rules(rules: str | Mapping[str, Any]) -> Ruleset:
    """Return the ruleset with that key, or the variant described by an object."""
    if isinstance(rules, str):
        return find_ruleset(rules)
    changes = dict(rules)
    base, name = changes.pop("base", None), changes.pop("name", None)
    if not isinstance(base, str) or not isinstance(name, str):
        message = "a variant has a `base`, the key of a ruleset, and a `name`, both text"
        raise VariantError(message, key="variant-needs-base")
    return derive(find_ruleset(base), name, **changes)


def read_position(table: str, rack: str, *, opened: bool) -> Position:
    """Read a position with tiles that one bag can hold."""
    before = Position(parse_table(table), parse_rack(rack), opened)
    check_supply((*before.table.tiles, *before.rack))
    return before


def judge_text(rules: Ruleset, before: Position, proposal: str) -> Verdict:
    """Judge a proposal given as text."""
    proposed = parse_table(proposal)
    if len(proposed.tiles) > _MOST_PROPOSED:
        message = f"the proposal has {len(proposed.tiles)} tiles, and the bag only {len(BAG)}"
        raise TooManyTilesError(message, key="too-many-proposed", found=len(proposed.tiles), most=len(BAG))
    return judge(rules, before, proposed)


def find_best(
    rules: Ruleset,
    before: Position,
    objective: Objective = Objective.TILES,
    *,
    patience: int = THOROUGH,
) -> Answer:
    """Return the best play that disturbs the table least."""
    return best_play(
        before.table,
        before.rack,
        ask_under(rules, opened=before.opened, objective=objective, patience=patience),
    )


def in_order(table: Table[Kind]) -> Table[Kind]:
    """Put the tiles of each set in order; the solver refuses sets that are invalid in any order."""
    return Table(put_in_order(meld) or meld for meld in table)


def count_game(
    rules: Ruleset,
    ending: Ending,
    *,
    racks: Sequence[str],
    opened: Sequence[bool],
    announced: Sequence[bool],
    drawn_last: Sequence[str | None],
) -> Score:
    """Count a finished game; all lists are by seat."""
    for name, given in (("opened", opened), ("announced", announced), ("drawn_last", drawn_last)):
        if len(given) != len(racks):
            message = f"`{name}` has {len(given)} entries and `racks` {len(racks)}: give one per seat"
            raise QuestionError(
                message, key="uneven-lists", field=name, found=len(given), expected=len(racks)
            )
    seats = [
        FinalSeat(
            rack=parse_rack(rack).tiles,
            opened=opened[seat],
            announced=announced[seat],
            drawn_last=None if (drawn := drawn_last[seat]) is None else parse_kind(drawn),
        )
        for seat, rack in enumerate(racks)
    ]
    return score_game(rules, ending, seats)


def resolve_turn(rules: Ruleset, before: Position, now: str, in_hand: str) -> TimeoutResult[Kind]:
    """Return what happens to a turn whose time ran out, given the table and the hand at that moment."""
    return resolve_timeout_by_kind(rules, before, parse_table(now), parse_rack(in_hand).tiles)
