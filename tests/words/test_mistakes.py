"""Errors in input are explained in every language: each key in the code is provoked here."""

from __future__ import annotations

import ast
import asyncio
import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from msgspec.json import encode

import stolik
from stolik.analysis.questions import count_game, judge_text, read_rules
from stolik.bots.seats.factory import bot_factory
from stolik.bus import open_bus
from stolik.core.errors import StolikError
from stolik.core.judge import Position
from stolik.core.ruleset import derive
from stolik.core.rulesets import PL_FORTY, PL_STACKS, find_ruleset
from stolik.core.scoring import Ending
from stolik.core.table import Rack, Table
from stolik.core.tiles import UNKNOWN
from stolik.notation.record import read_record
from stolik.notation.tiles import parse_rack, parse_table
from stolik.paper import Document, print_document
from stolik.paper.awards.season_certificates import print_certificates
from stolik.paper.pictures import clean_picture
from stolik.solver import best_play
from stolik.tournament.csv_rows import decode
from stolik.tournament.draws.draw import draw_rounds
from stolik.tournament.draws.published import publish, read_published
from stolik.tournament.draws.swap import offer_swap
from stolik.tournament.draws.table_sizes import check_field, check_rounds
from stolik.tournament.event_page.diploma_design import DiplomaDesign
from stolik.tournament.formats.format_files import find_format
from stolik.tournament.formats.schedule import plan_stages
from stolik.tournament.players.roster_file import read_apart, read_roster
from stolik.tournament.refusals import TournamentCode, TournamentRefusal
from stolik.tournament.score_sheets.judge import judge_game
from stolik.tournament.score_sheets.rack_count import count_racks
from stolik.tournament.score_sheets.results_file import read_results
from stolik.tournament.score_sheets.sheet import SheetLine, TypedGame
from stolik.words import Language, Words
from stolik.words.mistakes import mistake_text
from stolik.words.refusals import refusal_text
from stolik.words.words import RESOURCES, source
from tests.bots.wrong_bots import answer_with
from tests.tournament.refusals.postponed_refusals import league, postpone
from tests.tournament.refusals.provoking import drawn
from tests.tournament.world import World, player

_SOURCE: Final = Path(stolik.__file__).parent
_HEADER: Final = '{"format":"stolik-game","version":1%s}\n'
_EMPTY: Final = Position(parse_table(""), parse_rack(""), opened=True)
_HEAD: Final = "round,table,game,player,small\n"
_ROUNDS: Final = draw_rounds(range(1, 9), 1, bytes(32)).rounds


def _seats_of_another_table() -> None:
    raw = encode(publish(draw_rounds(range(1, 5), 1, bytes(32))))
    read_published(raw.replace(b'"A"', b'"X"'), range(1, 5))


def _postponed() -> World:
    world = league()
    world.do(postpone(world))
    return world


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
    "variant-choice": lambda: derive(PL_FORTY, "x", timeout="foo"),
    "impossible-game": lambda: read_results(_HEAD + "1,1,1,Ola,26\n1,1,1,Jan,-5\n", PL_FORTY),
    "variant-hand": lambda: derive(PL_STACKS, "x", hand_size=9),
    "variant-needs-base": lambda: read_rules({"base": 1}),
    "too-many-proposed": lambda: judge_text(PL_FORTY, _EMPTY, "r1 r2 r3 | " * 90 + "r1"),
    "uneven-lists": lambda: count_game(
        PL_FORTY, Ending.OUT, racks=("", "r1"), opened=(), announced=(), drawn_last=()
    ),
    "empty-set": lambda: parse_table("r1 | | r2"),
    "invalid-table": lambda: best_play(parse_table("r1 r3"), parse_rack("k1")),
    "unknown-tile": lambda: best_play(Table(), Rack([UNKNOWN])),
    "no-bot": lambda: bot_factory("nobody"),
    "no-style": lambda: bot_factory("exact+jokers"),
    "bad-style": lambda: bot_factory("exact+wait=soon"),
    "bot-no-module": lambda: bot_factory("stolik.nowhere:Bot"),
    "bot-no-class": lambda: bot_factory("stolik:Nobody"),
    "bot-no-choose": lambda: bot_factory("stolik:Table"),
    "bot-bad-module": lambda: bot_factory("tests.bots.failing_module:Bot"),
    "bot-not-made": lambda: bot_factory("tests.bots.wrong_bots:Moody").make(1),
    "bot-bad-choose": lambda: bot_factory("tests.bots.wrong_bots:Wordy").make(1),
    "bot-raised": lambda: answer_with(KeyError("r7")),
    "bot-no-command": lambda: answer_with(None),
    "bot-no-tiles": lambda: answer_with("kinds"),
    "no-format": lambda: find_format("nix"),
    "record-truncated": lambda: read_record(_HEADER % ',"events":9'),
    "record-altered": lambda: read_record(_HEADER % ',"sha256":"00"'),
    "record-no-start": lambda: read_record(_HEADER % ""),
    "record-no-header": lambda: read_record("[]"),
    "record-other-format": lambda: read_record('{"format":"other","version":1}'),
    "record-newer": lambda: read_record('{"format":"stolik-game","version":99}'),
    "record-no-event": lambda: read_record(_HEADER % "" + "{}\n"),
    "bad-bus": lambda: asyncio.run(open_bus("nonsense://")),
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
    "paper-unplaced": lambda: print_certificates(
        "GP", [], Language.ENGLISH, day="2026-11-18", design=DiplomaDesign()
    ),
    "paper-postponed": lambda: print_document(_postponed().state, Document.DIPLOMAS, Language.ENGLISH),
    "paper-nobody": lambda: print_document(World(players=0).state, Document.TABLE_CARDS, Language.ENGLISH),
    "paper-no-round": lambda: print_document(World().state, Document.DRAW_BY_NAME, Language.ENGLISH),
    "paper-not-this-round": lambda: print_document(
        drawn().state, Document.SCORE_SHEETS, Language.ENGLISH, round=3
    ),
    "paper-no-stage": lambda: print_document(drawn().state, Document.STANDINGS, Language.ENGLISH, stage=4),
    "paper-bad-sheet": lambda: print_document(
        World().state, Document.SCORE_SHEETS, Language.ENGLISH, blank=1, seats=9
    ),
    "picture-too-big": lambda: clean_picture(bytes(500_000)),
    "picture-too-many-dots": lambda: clean_picture(b"\x89PNG\r\n\x1a\n....IHDR" + b"\xff" * 8),
    "picture-unknown": lambda: clean_picture(b"GIF89a"),
    "picture-damaged": lambda: clean_picture(b"<svg"),
    "picture-too-complex": lambda: clean_picture(b"<svg>" + b"<g>" * 99),
    "picture-forbidden": lambda: clean_picture(b"<svg><script/></svg>"),
}
RACKS: Final[dict[str, tuple[Ending, tuple[str, ...], str | None]]] = {
    "no-tile": (Ending.OUT, ("", "r77", "r1"), None),
    "too-many-tiles": (Ending.OUT, ("", "r7 r7 r7", "r1"), None),
    "not-one-out": (Ending.OUT, ("r1", "r2", "r3"), None),
    "somebody-out": (Ending.EXHAUSTED, ("", "r2", "r3"), None),
    "last-tile-not-held": (Ending.EXHAUSTED, ("r1", "r2", "r3"), "k9"),
    "bad-seats": (Ending.EXHAUSTED, ("r1",), None),
}


PROVOKED: Final = ("core", "notation", "tournament", "paper", "analysis", "solver", "bots")
"""Modules whose keys are all provoked here; the tests of the commands cover files and databases."""
ELSEWHERE: Final = ("storage", "bus", "simulation", "cli", "day")


def _calls(folders: Sequence[str]) -> Iterator[ast.Call]:
    """Return where errors are created."""
    yield from (
        node
        for folder in folders
        for file in (_SOURCE / folder).rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id.endswith("Error")
    )


@cache
def _keys(folders: tuple[str, ...]) -> set[str]:
    """Return every key of an error in the code."""
    given = (word.value for call in _calls(folders) for word in call.keywords if word.arg == "key")
    return {each.value for each in given if isinstance(each, ast.Constant) and isinstance(each.value, str)}


def test_every_key_in_the_code_is_provoked_here() -> None:
    assert _keys(PROVOKED) | {"bad-bus"} == MISTAKES.keys() | RACKS.keys()


@pytest.mark.parametrize("language", [Language.POLISH, Language.RUSSIAN])
def test_every_key_in_the_code_has_words_of_its_own(language: Language) -> None:
    own, english = _written(language), _written(Language.ENGLISH)
    mistakes = {f"mistake-{key}" for key in _keys((*PROVOKED, *ELSEWHERE)) if key not in RACKS}

    # The errors of a desk name their message in full.
    assert {key for key in mistakes - own.keys() if key.removeprefix("mistake-") not in own} == set()
    same = {key for key in mistakes & own.keys() if own[key] == english[key]}
    assert same == {"mistake-db-driver", "mistake-db-system"}, "those are told as the system says them"


def _written(language: Language) -> dict[str, str]:
    """Return the source of every message, by its key."""
    texts = "".join(source(language, resource) for resource in RESOURCES)
    return dict(re.findall(r"^([a-z][a-z0-9-]*) =(.*)$", texts, re.MULTILINE))


WITHOUT_WORDS: Final = {
    "AssertionError": "a fault of ours",
    "NotImplementedError": "a fault of ours",
    "SeedError": "a seed is made by us",
    "SolverError": "of options that no command has; the others carry keys",
    "TypeError": "a fault of ours",
    "ValueError": "read by whoever decodes",
    "IllegalMoveError": "told with the rules that speak against it",
}


def test_every_error_a_person_can_meet_has_words() -> None:
    """It has a key, or a variable for the words of its code."""
    raised = [
        (call.func.id, ast.unparse(call))
        for call in _calls(("storage", "bus", "notation", "analysis", "simulation", "bots"))
        if isinstance(call.func, ast.Name)
        and call.func.id not in WITHOUT_WORDS
        and not {"key", "where"} & {word.arg for word in call.keywords}
        and call.args
    ]

    # An append without events is our own mistake.
    assert [text for _, text in raised] == ["StorageError(message)"], raised


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
    lines = tuple(
        SheetLine(player=player(at), rack=rack, drawn_last=last) for at, rack in enumerate(racks, 1)
    )

    refusal = judge_game(PL_FORTY, TypedGame(lines=lines, ending=ending), count_racks)
    assert isinstance(refusal, TournamentRefusal)
    told = {language: refusal_text(Words(language), None, refusal) for language in Language}

    assert (refusal.code, refusal.detail) == (TournamentCode.BAD_RACKS, key)
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
