"""Every refusal of a tournament is explained in words, in every language, and never as a bare code."""

from __future__ import annotations

import re

import pytest

from stolik.core.errors import RulesetError
from stolik.server.http.problems import words_for
from stolik.tournament.actors import Actor, EventNumber, PlayerId, Role, TableRef
from stolik.tournament.decide import Setting
from stolik.tournament.errors import Apart, FieldError
from stolik.tournament.formats.format import FormatCode
from stolik.tournament.formats.format_files import PresetError
from stolik.tournament.refusals import TournamentCode, refuse
from stolik.words import Language, Words
from stolik.words.names import actor_text
from stolik.words.refusals import refusal_text
from tests.tournament.refusals import test_refusals  # importing it registers its scenarios
from tests.tournament.refusals.provoking import SCENARIOS, drawn

assert test_refusals.__doc__
RAW = re.compile(r"\b[a-z]+_[a-z_]+\b")


@pytest.mark.parametrize("code", list(TournamentCode))
@pytest.mark.parametrize("language", list(Language))
def test_every_refusal_has_words(language: Language, code: TournamentCode) -> None:
    refusal = refuse(
        code,
        players=(PlayerId(1),),
        table=TableRef(1, 1, 1),
        game=1,
        event=EventNumber(2),
        expected=3,
        found=4,
        detail="something",
    )

    told = refusal_text(Words(language), drawn().tournament, refusal)

    assert not RAW.search(told), told
    assert not RAW.search(words_for(code, language))


@pytest.mark.parametrize("behind", list(TournamentCode))
@pytest.mark.parametrize("language", list(Language))
def test_what_is_needed_later_is_told_without_codes(language: Language, behind: TournamentCode) -> None:
    refusal = refuse(TournamentCode.NEEDED_LATER, event=EventNumber(7), detail=behind)

    told = refusal_text(Words(language), None, refusal)

    assert "7" in told
    assert not RAW.search(told), told
    assert "(" not in told or f"because-{behind.replace('_', '-')}" in Words(language)


@pytest.mark.parametrize("code", [code for code in SCENARIOS if code is not TournamentCode.BAD_NAME])
@pytest.mark.parametrize("language", [Language("pl"), Language("ru")])
def test_what_is_really_refused_ends_in_no_code(language: Language, code: TournamentCode) -> None:
    told = refusal_text(Words(language), None, SCENARIOS[code]())

    assert not RAW.search(told), told


BEHIND = {
    TournamentCode.CANNOT_DRAW: [*Apart, "not_by_three_or_four", FieldError.code],
    TournamentCode.BAD_SETTING: [
        *Setting,
        *FormatCode,
        "no_fingerprint",
        PresetError.code,
        RulesetError.code,
    ],
}
"""The reasons behind an impossible draw or setting."""


@pytest.mark.parametrize(("code", "behind"), [(code, each) for code in BEHIND for each in BEHIND[code]])
@pytest.mark.parametrize("language", list(Language))
def test_what_cannot_be_drawn_or_set_is_told_in_the_language_asked_for(
    language: Language, code: TournamentCode, behind: str
) -> None:
    refusal = refuse(code, players=(PlayerId(1),), found=4, expected=9, detail=behind, typed="16-36")

    told = refusal_text(Words(language), None, refusal)

    assert told != refusal_text(Words(language), None, refuse(code, detail="something"))
    assert not RAW.search(told), told
    assert language == Language("en") or not re.search(r"\b(the|players|tables)\b", told), told


@pytest.mark.parametrize("language", list(Language))
def test_the_log_says_who_once(language: Language) -> None:
    tournament, words = drawn().tournament, Words(language)

    owner = actor_text(words, tournament, Actor(role=Role.ORGANISER, key="organiser"))
    server = actor_text(words, tournament, Actor(role=Role.ORGANISER, key="@server"))
    other = actor_text(words, tournament, Actor(role=Role.REFEREE, key="ref-1"))

    assert owner == words("role-organiser")
    assert server == words("role-server")
    assert other == f"{words('role-referee')} ref-1"


@pytest.mark.parametrize("language", list(Language))
def test_what_is_so_already_names_players_only_where_there_are_some(language: Language) -> None:
    words = Words(language)

    assert "?" not in refusal_text(words, None, refuse(TournamentCode.ALREADY_SO))
    assert "7" in refusal_text(words, None, refuse(TournamentCode.ALREADY_SO, players=(PlayerId(7),)))
