"""Formats are data: presets, own files, their errors, and how long they take."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from stolik.core.rulesets import find_ruleset
from stolik.tournament.errors import FieldError
from stolik.tournament.formats.format import FormatCode, FormatError, chosen
from stolik.tournament.formats.format_files import (
    PresetError,
    choose,
    find_format,
    parse_format,
    preset_keys,
    preset_text,
    read_format,
)
from stolik.tournament.formats.schedule import Pace, estimate, going_on, pace_of, plan_stages
from stolik.tournament.formats.terms import TermKey, terms

PRESETS = ("knock-out", "league", "match", "open-four", "pl-forty", "pl-minute")


def test_the_presets_are_there() -> None:
    assert preset_keys() == PRESETS


@pytest.mark.parametrize("key", PRESETS)
def test_a_preset_reads_and_carries_its_name(key: str) -> None:
    form = find_format(key)

    assert form.key == key
    assert form.reconstruction is (key == "pl-forty")


def test_an_unknown_preset_is_refused() -> None:
    with pytest.raises(PresetError, match="no format 'swiss'"):
        find_format("swiss")


PL_FORTY_ROUNDS = [
    *((n, 3, ()) for n in (3, 4)),
    (5, 5, ()),
    *((n, 4, (3,)) for n in (6, 7)),
    *((n, 4, (4,)) for n in range(8, 13)),
    *((n, 5, (6, 4)) for n in range(13, 16)),
    *((n, 5, (8, 4)) for n in range(16, 25)),
    *((n, 6, (12, 8, 4)) for n in range(25, 32)),
    *((n, 6, (16, 8, 4)) for n in range(32, 65)),
    *((n, 7, (32, 16, 8, 4)) for n in range(65, 129)),
]


@pytest.mark.parametrize(("players", "rounds", "fields"), PL_FORTY_ROUNDS)
def test_the_forty_scheme_is_the_table_of_the_page(
    players: int, rounds: int, fields: tuple[int, ...]
) -> None:
    planned = plan_stages(find_format("pl-forty"), players)

    assert sum(stage.rounds for stage in planned) == rounds
    assert tuple(stage.players for stage in planned[1:]) == fields
    assert all(2 * field <= players for field in fields[:1])


@pytest.mark.parametrize("key", PRESETS)
def test_every_field_of_a_preset_sits_at_threes_and_fours(key: str) -> None:
    form = find_format(key)

    for bracket in form.brackets:
        for players in range(bracket.players[0], bracket.players[1] + 1):
            for stage in plan_stages(form, players):
                assert set(stage.sizes) <= {3, 4}
                assert sum(stage.sizes) in {stage.players, stage.players - (stage.players == 5)}


@pytest.mark.parametrize(
    ("players", "fields"), [(12, [12, 4]), (24, [24, 8, 4]), (64, [64, 16, 4]), (128, [128, 32, 8, 4])]
)
def test_knock_out_fills_the_next_table(players: int, fields: list[int]) -> None:
    assert [stage.players for stage in plan_stages(find_format("knock-out"), players)] == fields


@pytest.mark.parametrize(
    ("key", "players"), [("pl-minute", 15), ("pl-minute", 37), ("pl-forty", 2), ("pl-forty", 129)]
)
def test_a_field_the_format_has_not_is_refused(key: str, players: int) -> None:
    with pytest.raises(FieldError, match=f"players: {players}"):
        plan_stages(find_format(key), players)


def test_numbers_are_chosen_from_the_options() -> None:
    six = choose(find_format("pl-minute"), "eliminations", n=6)
    four = choose(find_format("open-four"), "eliminations", games=4)

    assert [stage.players for stage in plan_stages(six, 20)] == [20, 6, 4]
    assert plan_stages(four, 20)[0].games == 16


@pytest.mark.parametrize(
    ("stage", "numbers", "code"),
    [
        pytest.param("eliminations", {"n": 7}, FormatCode.NOT_AN_OPTION, id="seven go on"),
        pytest.param("eliminations", {"games": 3}, FormatCode.NOT_AN_OPTION, id="no option there"),
        pytest.param("repechage", {"n": 8}, FormatCode.FIELD, id="no such stage"),
        pytest.param("eliminations", {"tables": 3}, FormatCode.FIELD, id="no such number"),
    ],
)
def test_choosing_refuses(stage: str, numbers: dict[str, int], code: FormatCode) -> None:
    with pytest.raises(FormatError) as raised:
        choose(find_format("pl-minute"), stage, **numbers)

    assert [problem.code for problem in raised.value.problems] == [code]


def _drop(path: str) -> Callable[[Any], None]:
    def change(data: Any) -> None:  # noqa: ANN401 - plain data as a file gives it
        *to, last = path.split(".")
        for key in to:
            data = data[int(key)] if key.isdigit() else data[key]
        del data[last]

    return change


def _put(path: str, value: object) -> Callable[[Any], None]:
    def change(data: Any) -> None:  # noqa: ANN401 - plain data as a file gives it
        *to, last = path.split(".")
        for key in to:
            data = data[int(key)] if key.isdigit() else data[key]
        data[int(last) if last.isdigit() else last] = value

    return change


@pytest.mark.parametrize(
    ("change", "code", "field"),
    [
        pytest.param(_drop("title"), FormatCode.FIELD, "title", id="missing field"),
        pytest.param(_put("colour", "red"), FormatCode.FIELD, "colour", id="unknown field"),
        pytest.param(
            _drop("brackets.0.stages.1.seats"),
            FormatCode.FIELD,
            "brackets[0].stages[1].seats",
            id="missing deeper",
        ),
        pytest.param(_put("podium", 0), FormatCode.FIELD, "podium", id="out of bounds"),
        pytest.param(_put("ties", "fight"), FormatCode.FIELD, "ties", id="no such procedure"),
        pytest.param(
            _put("brackets.0.stages.0.rounds", "three"),
            FormatCode.FIELD,
            "brackets[0].stages[0].rounds",
            id="wrong type",
        ),
        pytest.param(
            _put("brackets.0.stages.0.rounds", 99),
            FormatCode.FIELD,
            "brackets[0].stages[0].rounds",
            id="too many rounds",
        ),
        pytest.param(
            _put("brackets.0.stages.0.games", {"value": 5, "options": [2, 3]}),
            FormatCode.NOT_AN_OPTION,
            "brackets[0].stages[0].games",
            id="not an option",
        ),
        pytest.param(
            _put("brackets.0.players", [36, 16]),
            FormatCode.BRACKET_BOUNDS,
            "brackets[0].players",
            id="bounds",
        ),
        pytest.param(
            _put("brackets.0.players", [2, 16]),
            FormatCode.BRACKET_BOUNDS,
            "brackets[0].players",
            id="two players",
        ),
        pytest.param(
            _drop("brackets.0.stages.0.go_on"), FormatCode.NO_CUT, "brackets[0].stages[0].go_on", id="no cut"
        ),
        pytest.param(
            _put("brackets.0.stages.2.go_on", {"who": "winners"}),
            FormatCode.CUT_AFTER_LAST,
            "brackets[0].stages[2].go_on",
            id="cut after the last stage",
        ),
        pytest.param(
            _put("brackets.0.stages.0.go_on", {"who": "winners"}),
            FormatCode.TABLE_CUT_NEEDS_ONE_ROUND,
            "brackets[0].stages[0].rounds",
            id="winners of three rounds",
        ),
        pytest.param(
            _put("brackets.0.stages.0.tables", 4),
            FormatCode.TABLES_WITHOUT_PLACES,
            "brackets[0].stages[0].tables",
            id="tables for a lot",
        ),
        pytest.param(
            _put("brackets.0.stages.0.seats", "by-place"),
            FormatCode.FIRST_BY_PLACE,
            "brackets[0].stages[0].seats",
            id="no places yet",
        ),
        pytest.param(
            _put("brackets.0.stages.0.points", "carried"),
            FormatCode.FIRST_BY_PLACE,
            "brackets[0].stages[0].points",
            id="nothing to carry",
        ),
        pytest.param(
            _put("brackets.0.stages.1.tables", 3),
            FormatCode.CANNOT_SEAT,
            "brackets[0].stages[1].seats",
            id="eight at three tables",
        ),
        pytest.param(
            _put("brackets.0.stages.0.go_on", {"who": "best", "n": 40}),
            FormatCode.NOBODY_OUT,
            "brackets[0].stages[0].go_on.n",
            id="more go on than play",
        ),
    ],
)
def test_a_broken_format_is_refused_with_its_field(
    change: Callable[[Any], None], code: FormatCode, field: str
) -> None:
    data = tomllib.loads(preset_text("pl-minute"))
    change(data)

    with pytest.raises(FormatError) as raised:
        read_format(data)

    assert (raised.value.problems[0].code, raised.value.problems[0].field) == (code, field)
    assert raised.value.code == "bad_format"


def test_overlapping_brackets_are_refused() -> None:
    data = tomllib.loads(preset_text("pl-minute"))
    data["brackets"].append(data["brackets"][0])

    with pytest.raises(FormatError) as raised:
        read_format(data)

    assert [problem.code for problem in raised.value.problems] == [FormatCode.BRACKETS_OVERLAP]


def test_a_file_that_is_no_toml_is_refused() -> None:
    with pytest.raises(FormatError) as raised:
        parse_format("key = ")

    assert raised.value.problems[0].code is FormatCode.SYNTAX


def test_every_format_code_has_a_test() -> None:
    """A new code needs a row above."""
    assert len(FormatCode) == 12


def test_an_estimate_counts_tables_rounds_and_minutes() -> None:
    found = estimate(find_format("pl-forty"), 30, Pace(turn_seconds=40))

    assert [(stage.name, stage.players, stage.fours, stage.threes) for stage in found.stages] == [
        ("eliminations", 30, 6, 2),
        ("quarter-final", 12, 0, 4),
        ("semi-final", 8, 2, 0),
        ("final", 4, 1, 0),
    ]
    assert (found.tables, found.rounds, found.games) == (8, 6, 18)
    assert found.reconstruction
    assert found.minutes == sum(stage.minutes for stage in found.stages) + 50


def test_a_round_time_bounds_the_estimate() -> None:
    form = find_format("open-four")

    free = estimate(form, 20, Pace(turn_seconds=40))
    bound = estimate(form, 20, Pace(turn_seconds=40, round_seconds=1800))

    assert bound.minutes < free.minutes
    assert bound.stages[1].minutes == 33


def test_the_terms_say_what_holds() -> None:
    strict = terms(find_format("match"), find_ruleset("en-classic"), 4)
    open_door = terms(find_format("pl-forty"), find_ruleset("pl-forty"), 20)

    assert TermKey.NO_LATE_ENTRY in {term.key for term in strict}
    assert [term.values["by_place"] for term in strict if term.key is TermKey.BIG_POINTS] == [
        "1-0-0-0",
        "1-0-0",
    ]
    assert open_door[0].key is TermKey.RECONSTRUCTION
    assert [term.values["name"] for term in open_door if term.key is TermKey.STAGE] == [
        "eliminations",
        "semi-final",
        "final",
    ]
    assert next(term for term in open_door if term.key is TermKey.LATE_ENTRY).values["missed_game"] == -100


def test_the_clock_of_a_ruleset_sets_the_pace() -> None:
    assert pace_of(find_ruleset("pl-minute")).turn_seconds == 60
    assert estimate(find_format("match"), 4, pace_of(find_ruleset("en-classic"))).minutes > 0


def test_nobody_goes_on_after_the_last_stage() -> None:
    last = find_format("match").brackets[0].stages[-1]

    assert going_on(last, 4) == 0
    assert chosen(last.games) == 4


def test_a_league_is_estimated_by_the_evening() -> None:
    """The longest evening, not the sum; a format without evenings takes one day, and keeps its data."""
    league, open_four = find_format("league"), find_format("open-four")
    evening, whole = estimate(league, 12), estimate(open_four, 12)
    two = estimate(replace(league, rounds_a_day=3), 12)

    assert (evening.days, two.days, whole.days) == (8, 3, 1)
    assert evening.minutes == pytest.approx(8 * evening.day_minutes, abs=8)
    assert two.day_minutes == pytest.approx(3 * evening.day_minutes + 20, abs=3)
    assert whole.day_minutes == pytest.approx(whole.minutes, abs=len(whole.stages))
    assert b"rounds_a_day" not in msgspec.json.encode(open_four)
