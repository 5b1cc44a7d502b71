"""Typed commands in three languages, and hints."""

from collections.abc import Sequence

import pytest

from stolik.bots import BOTS
from stolik.cli.game.screen import Screen
from stolik.cli.game.session import ConsoleGame
from stolik.cli.game.verbs import VERBS, Verbs, plain
from stolik.core.events import TurnPlayed
from stolik.core.game import Game
from stolik.core.rulesets import PL_FORTY
from stolik.words import Language, Words
from tests.cli.game.playing import OPENS, Script, seat_down

BEST_OPENING = 78
"""The hint's opening in that deal."""


def seat_down_in(language: Language, lines: Sequence[str]) -> tuple[Game, Script]:
    """Play prepared lines in a language, in the deal in which the player can open."""
    terminal = Script(lines)
    game = Game.new(PL_FORTY, 2, OPENS.to_bytes(32))
    ConsoleGame(
        Screen(terminal, Words(language), 2), game, {1: BOTS["novice"](1)}, seed=OPENS.to_bytes(32)
    ).run()
    return game, terminal


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        pytest.param(Language.POLISH, ["połóż b11 b12", "dołóż b13 do 1", "gotowe"], id="Polish"),
        pytest.param(Language.POLISH, ["POLOZ b11 b12", "doloz b13 do 1", "got"], id="cut short"),
        pytest.param(
            Language.POLISH,
            ["wyłóż b11 b12 b13", "weź b13 z 1", "cofnij", "koniec"],
            id="other words for it",
        ),
        pytest.param(Language.RUSSIAN, ["положить b11 b12", "добавить b13 к 1", "готово"], id="Russian"),
        pytest.param(Language.RUSSIAN, ["выложи b11 b12", "доб b13 к 1", "ГОТ"], id="Russian, cut short"),
        pytest.param(Language.RUSSIAN, ["lay b11 b12 b13", "done"], id="English anywhere"),
        pytest.param(Language.ENGLISH, ["hint", "apply", "done"], id="a hint applied"),
        pytest.param(Language.POLISH, ["podpowiedz", "zastosuj", "gotowe"], id="a hint applied in Polish"),
        pytest.param(Language.RUSSIAN, ["подсказка", "применить", "готово"], id="a hint applied in Russian"),
    ],
)
def test_commands_are_understood_in_the_language_of_the_player(language: Language, lines: list[str]) -> None:
    game, terminal = seat_down_in(language, lines)

    opened = [event for event in game.events if isinstance(event, TurnPlayed) and event.seat == 0]
    assert [event.points for event in opened] in ([36], [BEST_OPENING]), terminal.text


def test_a_hint_tells_how_to_apply_it_and_can_be_undone() -> None:
    _, terminal = seat_down(PL_FORTY, OPENS, ["hint", "apply", "undo", "done"])

    assert "Type “apply”" in terminal.text
    assert Words(Language.ENGLISH)("refusal-illegal-play") in terminal.text


@pytest.mark.parametrize("language", Language)
def test_a_hint_has_levels(language: Language) -> None:
    words = Words(language)

    _, terminal = seat_down_in(language, ["hint 1", "hint 2", "hint 3", "hint 4", "hint 5", "hint 6"])

    text = " ".join(terminal.text.split())
    for key in ("hint-exists", "play-hint-level", "play-hint-apply"):
        assert words(key) in text
    assert words("hint-tiles", tiles="").strip() in text


@pytest.mark.parametrize("language", Language)
def test_a_beginning_that_could_mean_several_things_is_asked_about(language: Language) -> None:
    """Nothing is done, not even the default of an empty line."""
    words = Words(language)
    unclear = {Language.ENGLISH: "s", Language.POLISH: "po", Language.RUSSIAN: "по"}[language]

    game, terminal = seat_down_in(language, [unclear])

    assert words("play-unclear", text=unclear, others="").split("{")[0][:8] in terminal.text
    assert not any(isinstance(event, TurnPlayed) for event in game.events)


@pytest.mark.parametrize("language", Language)
def test_every_verb_means_one_thing(language: Language) -> None:
    """Each word in the help belongs to one verb, with and without its accents."""
    words, verbs = Words(language), Verbs(Words(language))

    for verb in VERBS:
        for word in words(f"verb-{verb}").split():
            assert verbs.find(word) == verbs.find(plain(word)) == verb
    shown = [words(f"verb-{verb}").split()[0] for verb in VERBS if verb != "help"]
    assert [word for word in shown if word not in words("play-help")] == []
