"""Styles: bots that depart from those of their name, for the strategy book."""

from __future__ import annotations

import pytest

from stolik.bots.errors import UnknownBotError
from stolik.bots.hoarder import living_neighbours
from stolik.bots.opening import opening_with_joker
from stolik.bots.seats.factory import bot_factory
from stolik.bots.style import PLAIN, Style, parse_style
from stolik.core.judge import Position
from stolik.core.rulesets import PL_FORTY, RULESETS
from stolik.core.tiles import Colour, kind_of
from stolik.notation.tiles import parse_rack, parse_table
from stolik.simulation.runners import Engine, engine_for
from tests.simulation.twins import first_difference, seed_for

STYLED = (
    ("lurker+wait=18", "exact+wait=16"),
    ("lurker+jokers", "hoarder+dead=3", "lurker+large"),
    ("lurker+yield=6", "keeper+wait=18", "lurker+bank=24", "hoarder+jokers+bank=8"),
    ("casual+split", "casual+split"),
    ("swift+stake=wins", "gen4+stake=small"),
)
"""Every departure, at tables of every size."""


@pytest.mark.parametrize("bots", STYLED, ids=",".join)
@pytest.mark.parametrize("key", RULESETS)
def test_styles_play_alike_in_the_arena_and_the_core(key: str, bots: tuple[str, ...]) -> None:
    assert first_difference(RULESETS[key], bots, seed_for(key, bots)) is None
    assert first_difference(RULESETS[key], bots, seed_for(key, bots, "hands"), hands=25) is None


@pytest.mark.parametrize(
    ("name", "style"),
    [
        ("lurker", PLAIN),
        ("lurker+yield=3", Style(yield_=3)),
        ("hoarder+jokers+dead=0", Style(jokers=True, dead=0)),
        ("master+stake=places", Style(stake="places")),
    ],
)
def test_names_say_the_style(name: str, style: Style) -> None:
    assert parse_style(name) == (name.partition("+")[0], style)


@pytest.mark.parametrize(
    "name",
    [
        "lurker+split",
        "lurker+",
        "master+wait=3",
        "master+stake=gold",
        "lurker+stake=wins",
        "lurker+wait",
        "lurker+wait=107",
        "lurker+wait=-1",
        "lurker+wait=x",
        "lurker+wait=3+wait=4",
        "lurker+jokers=maybe",
    ],
)
def test_names_that_say_no_style_are_refused(name: str) -> None:
    with pytest.raises(UnknownBotError):
        bot_factory(name)


def test_styled_bots_play_in_the_arena() -> None:
    assert engine_for(("lurker+yield=3", "exact"), PL_FORTY) is Engine.ARENA


def test_an_opening_with_a_joker_is_the_smallest() -> None:
    sets = opening_with_joker(parse_rack("r11 r12 b11 j o3 o4 o5 k1"), 30)

    assert [" ".join(map(str, meld)) for meld in sets or ()] == ["j r11 r12"]
    assert opening_with_joker(parse_rack("r11 r12 b1"), 30) is None


def test_neighbours_live_until_they_are_seen() -> None:
    before = Position(parse_table("r4 r5 r6 | b7 k7 o7"), parse_rack("r7 r8"), opened=True)

    # Of r5, r6 and r8 one copy is left, of r9 two; of the sevens of the other colours one each.
    assert living_neighbours(before, kind_of(Colour.RED, 7)) == 1 + 1 + 1 + 2 + 3
