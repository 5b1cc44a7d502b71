"""What is wrong with input is said in every language: each key in the code is provoked here."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from msgspec.json import encode

import stolik
from stolik.core.errors import StolikError
from stolik.core.ruleset import derive
from stolik.core.rulesets import PL_FORTY, PL_STACKS, find_ruleset
from stolik.core.scoring import Ending
from stolik.paper import Document, print_document
from stolik.tournament.counting import count_racks
from stolik.tournament.draw import draw_rounds
from stolik.tournament.format_files import find_format
from stolik.tournament.judging import judge_game
from stolik.tournament.published import publish, read_published
from stolik.tournament.refusals import Code, Refusal
from stolik.tournament.results import read_results
from stolik.tournament.roster import read_apart, read_roster
from stolik.tournament.rows import decode
from stolik.tournament.schedule import plan_stages
from stolik.tournament.sheets import Line, TypedGame
from stolik.tournament.swap import offer_swap
from stolik.tournament.tables import check_field, check_rounds
from stolik.words import Language, Words
from stolik.words.mistakes import mistake_text
from stolik.words.refused import refusal_text
from tests.tournament.provoking import drawn
from tests.tournament.world import World, player

_SOURCE: Final = Path(stolik.__file__).parent
_HEAD: Final = "round,table,game,player,small\n"
_ROUNDS: Final = draw_rounds(range(1, 9), 1, bytes(32)).rounds


def _seats_of_another_table() -> None:
    raw = encode(publish(draw_rounds(range(1, 5), 1, bytes(32))))
    read_published(raw.replace(b'"A"', b'"X"'), range(1, 5))


MISTAKES: Final[dict[str, Callable[[], object]]] = {
    "too-few-players": lambda: check_field(2),
    "too-many-players": lambda: check_field(2000),
    "bad-rounds": lambda: check_rounds(0),
    "player-twice": lambda: draw_rounds(["Ola", "Ola", "Jan"], 1, bytes(32)),
    "no-bracket": lambda: plan_stages(find_format("pl-minute"), 3),
    "unknown-ruleset": lambda: find_ruleset("xx"),
    "variant-name": lambda: derive(PL_FORTY, "a b"),
    "variant-rule": lambda: derive(PL_FORTY, "x", turns=9),
    "variant-value": lambda: derive(PL_FORTY, "x", turn_seconds="soon"),
    "variant-hand": lambda: derive(PL_STACKS, "x", hand_size=9),
    "swap-no-round": lambda: offer_swap(_ROUNDS, 9, 1, 2),
    "swap-same-player": lambda: offer_swap(_ROUNDS, 1, 1, 1),
    "swap-no-place": lambda: offer_swap(_ROUNDS, 1, 1, 99),
    "roster-empty": lambda: read_roster(""),
    "no-name": lambda: read_roster("name,club\n,Club\n"),
    "name-twice": lambda: read_roster("name\nOla\nOla\n"),
    "not-two-names": lambda: read_apart("Ola\n", ["Ola", "Jan"]),
    "name-unknown": lambda: read_apart("Ola,Iza\n", ["Ola", "Jan"]),
    "not-from-oneself": lambda: read_apart("Ola,Ola\n", ["Ola", "Jan"]),
    "file-empty": lambda: read_results(""),
    "bad-cells": lambda: read_results(_HEAD + "1,1,1,Ola\n"),
    "below-nothing": lambda: read_results(_HEAD + "-1,1,1,Ola,5\n"),
    "result-twice": lambda: read_results(_HEAD + "1,1,1,Ola,5\n" * 2),
    "game-too-many": lambda: read_results(_HEAD + "".join(f"1,1,1,{name},5\n" for name in "abcde")),
    "game-alone": lambda: read_results(_HEAD + "1,1,1,Ola,5\n"),
    "no-text": lambda: decode(b"\x81"),
    "not-csv": lambda: read_roster("name\n" + "x" * 200_000),
    "no-column": lambda: read_results("round\n"),
    "odd-column": lambda: read_results(_HEAD.strip() + ",more\n"),
    "no-number": lambda: read_results(_HEAD + "1,1,1,Ola,many\n"),
    "no-published-draw": lambda: read_published(b"[]", [1, 2, 3]),
    "published-seats": _seats_of_another_table,
    "paper-unplayed": lambda: print_document(World().state, Document.DIPLOMAS, Language.ENGLISH),
    "paper-nobody": lambda: print_document(World(players=0).state, Document.TABLE_CARDS, Language.ENGLISH),
    "paper-no-round": lambda: print_document(World().state, Document.DRAW_BY_NAME, Language.ENGLISH),
    "paper-not-this-round": lambda: print_document(
        drawn().state, Document.SCORE_SHEETS, Language.ENGLISH, round=3
    ),
    "paper-no-stage": lambda: print_document(drawn().state, Document.STANDINGS, Language.ENGLISH, stage=4),
    "paper-bad-sheet": lambda: print_document(
        World().state, Document.SCORE_SHEETS, Language.ENGLISH, blank=1, seats=9
    ),
}
RACKS: Final[dict[str, tuple[Ending, tuple[str, ...], str | None]]] = {
    "no-tile": (Ending.OUT, ("", "r77", "r1"), None),
    "too-many-tiles": (Ending.OUT, ("", "r7 r7 r7", "r1"), None),
    "not-one-out": (Ending.OUT, ("r1", "r2", "r3"), None),
    "somebody-out": (Ending.EXHAUSTED, ("", "r2", "r3"), None),
    "last-tile-not-held": (Ending.EXHAUSTED, ("r1", "r2", "r3"), "k9"),
    "bad-seats": (Ending.EXHAUSTED, ("r1",), None),
}


def _keys() -> set[str]:
    """Return every key that an error in the code carries."""
    calls = (
        node
        for folder in ("core", "notation", "tournament", "paper")
        for file in (_SOURCE / folder).rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id.endswith("Error")
    )
    given = (word.value for call in calls for word in call.keywords if word.arg == "key")
    return {each.value for each in given if isinstance(each, ast.Constant) and isinstance(each.value, str)}


def test_every_key_in_the_code_is_provoked_here() -> None:
    assert _keys() == MISTAKES.keys() | RACKS.keys()


@pytest.mark.parametrize("key", MISTAKES)
def test_a_mistake_is_told_in_every_language(key: str) -> None:
    with pytest.raises(StolikError) as caught:
        MISTAKES[key]()

    told = {language: mistake_text(Words(language), caught.value) for language in Language}

    assert caught.value.key == key
    assert len(set(told.values())) == len(Language)
    assert not any("mistake-" in text for text in told.values())


@pytest.mark.parametrize("key", RACKS)
def test_racks_that_cannot_be_are_told_in_every_language(key: str) -> None:
    ending, racks, last = RACKS[key]
    lines = tuple(Line(player=player(at), rack=rack, drawn_last=last) for at, rack in enumerate(racks, 1))

    refusal = judge_game(PL_FORTY, TypedGame(lines=lines, ending=ending), count_racks)
    assert isinstance(refusal, Refusal)
    told = {language: refusal_text(Words(language), None, refusal) for language in Language}

    assert (refusal.code, refusal.detail) == (Code.BAD_RACKS, key)
    assert len(set(told.values())) == len(Language)
    assert not any(key in text or "?" in text for text in told.values())


def test_who_cannot_be_kept_apart_is_told_in_every_language() -> None:
    everybody = [frozenset(pair) for pair in ((1, 2), (2, 3), (3, 1))]
    with pytest.raises(StolikError) as caught:
        draw_rounds(range(1, 9), 1, bytes(32), apart=everybody)

    told = [mistake_text(Words(language), caught.value) for language in Language]

    assert len(set(told)) == len(Language)
    assert all("1, 2, 3" in text for text in told)


def test_an_error_without_words_is_told_as_it_is() -> None:
    assert mistake_text(Words(Language.POLISH), StolikError("as it is")) == "as it is"
