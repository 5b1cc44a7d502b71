"""Whether kernel, plain solver and oracle agree on a position, and every answer is legal."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

from stolik.core.judge import Position as Before
from stolik.core.judge import judge
from stolik.core.melds import read_meld
from stolik.core.ruleset import JokerReuse
from stolik.core.rulesets import EN_CLASSIC, PL_FORTY
from stolik.core.table import Rack, Table
from stolik.core.tiles import JOKER, KINDS, Kind
from stolik.solver import Answer, Objective, Question, best_opening, best_play
from stolik.solver import plain as plain_solver
from tests.solver import oracle
from tests.solver.exhaustive import best_by_judging
from tests.solver.generate import Position

FOLDER = Path(__file__).parent / "disagreements"
"""Former disagreements, replayed by a test."""

_KIND = {str(kind): kind for kind in (*KINDS, JOKER)}

ASKS = (
    Question(),
    Question(objective=Objective.POINTS),
    Question(objective=Objective.RACK, joker_penalty=50),
    Question(joker_reuse=JokerReuse.NEW_SET),
    Question(objective=Objective.POINTS, joker_reuse=JokerReuse.NEW_SET),
    Question(opened=False),
    Question(opened=False, objective=Objective.POINTS),
)
"""The questions for generated positions, in turn."""
BITING_ASKS = tuple(Question(joker_reuse=JokerReuse.NEW_SET, objective=objective) for objective in Objective)
"""The questions for positions where I-11 matters."""


def weights_of(ask: Question) -> oracle.Weights:
    """Return the oracle's weights for the objective."""
    match ask.objective:
        case Objective.TILES:
            return oracle.MOST_TILES
        case Objective.POINTS:
            return oracle.MOST_POINTS
        case Objective.RACK:
            return oracle.least_rack(ask.joker_penalty)


def oracle_value(position: Position, ask: Question) -> int:
    """Return the value of the best play by the oracle; 0 if there is none."""
    weights = weights_of(ask)
    if ask.keep_jokers:
        return _keeping_jokers(position, weights)
    if not ask.opened:
        return oracle.best_opening(position.rack, weights, ask.threshold) or 0
    if ask.joker_reuse is JokerReuse.NEW_SET:
        return oracle.best_new_set(*position, weights) or 0
    return oracle.best(*position, weights) or 0


def _keeping_jokers(position: Position, weights: oracle.Weights) -> int:
    """Return the value of the whole rack if it can be laid, else the best without jokers."""
    table, rack = position
    out = oracle.best(table, rack, weights, must=rack.tiles)
    if out is not None:
        return out
    return oracle.best(table, Rack(kind for kind in rack if kind is not JOKER), weights) or 0


def is_sure(position: Position, ask: Question) -> bool:
    """Return whether the oracle's value is certainly the best, not only a possible one."""
    return ask.joker_reuse is JokerReuse.ANYWHERE or not ask.opened or oracle.is_sure_of_new_sets(*position)


def plain_answer(position: Position, ask: Question) -> Answer:
    """Return the plain solver's answer, without the public functions."""
    reply = plain_solver.arrange(position.table.melds, (), position.rack.tiles, ask.options)
    if reply is None:
        return Answer(0, 0, (), position.table, settled=True)
    if len(reply) == 2:
        raise AssertionError(reply)
    laid, melds, settled = reply
    return Answer(len(laid), sum(kind.number for kind in laid), laid, Table(melds), settled)


def faults_of(position: Position, ask: Question, answer: Answer) -> Iterator[str]:
    """Yield what is illegal or wrong in an answer."""
    table, rack = position
    now = Counter(answer.table.tiles)
    if now != Counter(table.tiles) + Counter(answer.play):
        yield "tiles appear or disappear"
    if Counter(answer.play) - Counter(rack.tiles):
        yield "tiles laid that were not on the rack"
    if (answer.tiles, answer.points) != (len(answer.play), sum(kind.number for kind in answer.play)):
        yield "counts do not match the play"
    readings = [read_meld(meld) for meld in answer.table]
    if not all(readings):
        yield "a set that is none"
    fresh = list((Counter(answer.table.melds) - Counter(table.melds)).elements())
    gone = Counter(table.melds) - Counter(answer.table.melds)
    if any(Counter(meld) == Counter(old) for meld in fresh for old in gone):
        yield "a set was turned round for nothing"
    if not ask.opened and answer.play:
        if gone:
            yield "an opening touches the table"
        worth = sum(reading.value for reading in map(read_meld, fresh) if reading)
        if worth < ask.threshold:
            yield "an opening below the threshold"
    rules = EN_CLASSIC if ask.joker_reuse is JokerReuse.NEW_SET else PL_FORTY
    verdict = judge(rules, Before(table, rack, ask.opened), answer.table)
    if answer.play and not verdict:
        yield f"the judge says {', '.join(violation.breach for violation in verdict.violations)}"


def disagreements(position: Position, ask: Question, *, with_plain: bool = True) -> list[str]:
    """Return everything wrong with the answers to one question."""
    weights = weights_of(ask)
    answers = {"kernel": best_play(*position, ask)}
    expected, sure = _expected(position, ask, answers["kernel"])
    if with_plain:
        answers["plain"] = plain_answer(position, replace(ask, patience=0))
    found = []
    for name, answer in answers.items():
        value = sum(map(weights.of, answer.play))
        if value < expected or (sure and value > expected):
            found.append(f"{name} finds {value}, the oracle {expected}")
        found.extend(f"{name}: {fault}" for fault in faults_of(position, ask, answer))
    if not ask.opened:
        worth = best_opening(position.rack).worth
        most = oracle.best_opening(position.rack) or 0
        if worth != most:
            found.append(f"the kernel opens with {worth}, the oracle with {most}")
    return found


def _expected(position: Position, ask: Question, answer: Answer) -> tuple[int, bool]:
    """Return the value of the best play by the oracle, and whether nothing better is possible.

    Under I-11 the oracle is first asked without the rule, which is faster: a legal answer of the same value
    is the best there is.
    """
    if ask.opened and ask.joker_reuse is JokerReuse.NEW_SET:
        relaxed = oracle_value(position, replace(ask, joker_reuse=JokerReuse.ANYWHERE))
        legal = next(faults_of(position, ask, answer), None) is None
        if legal and sum(map(weights_of(ask).of, answer.play)) == relaxed:
            return relaxed, True
    return oracle_value(position, ask), is_sure(position, ask)


def faults_by_judging(position: Position, ask: Question, *, with_plain: bool) -> list[str]:
    """Return what is wrong with the answers, compared with all tables that the judge allows (I-11)."""
    weights = weights_of(ask)
    expected = best_by_judging(EN_CLASSIC, position, weights)
    answers = {"kernel": best_play(*position, ask)}
    if with_plain:
        answers["plain"] = plain_answer(position, replace(ask, patience=0))
    found = []
    for name, answer in answers.items():
        value = sum(map(weights.of, answer.play))
        if value != expected:
            found.append(f"{name} finds {value}, the judge allows {expected}")
        found.extend(f"{name}: {fault}" for fault in faults_of(position, ask, answer))
    return found


def write_down(position: Position, ask: Question, found: list[str]) -> Path:
    """Write a disagreement to a file that becomes a test."""
    case = {
        "table": str(position.table),
        "rack": str(position.rack),
        "opened": ask.opened,
        "objective": ask.objective,
        "joker_reuse": ask.joker_reuse,
        "joker_penalty": ask.joker_penalty,
        "keep_jokers": ask.keep_jokers,
        "found": found,
    }
    text = json.dumps(case, indent=2)
    path = FOLDER / f"{sha256(text.encode()).hexdigest()[:12]}.json"
    path.write_text(text + "\n")
    return path


def read_case(path: Path) -> tuple[Position, Question]:
    """Return a stored disagreement."""
    case = json.loads(path.read_text())
    ask = Question(
        opened=case["opened"],
        objective=Objective(case["objective"]),
        joker_reuse=JokerReuse(case["joker_reuse"]),
        joker_penalty=case["joker_penalty"],
        keep_jokers=case["keep_jokers"],
    )
    return Position(table_of(case["table"]), rack_of(case["rack"])), ask


def table_of(text: str) -> Table[Kind]:
    """Return a table from notation; the solver's tests have their own parser, to be independent."""
    return Table([_KIND[tile] for tile in meld.split()] for meld in text.split("|") if meld.strip())


def rack_of(text: str) -> Rack[Kind]:
    """Return a rack from notation."""
    return Rack(_KIND[tile] for tile in text.split())
