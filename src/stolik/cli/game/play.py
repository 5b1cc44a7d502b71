"""`stolik play`: a game against bots in the terminal; `session` plays it."""

from __future__ import annotations

import hashlib
import os
import secrets
from enum import StrEnum
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from stolik.bots.bot import AnyBot
from stolik.bots.seats.clock import hands_for
from stolik.bots.seats.factory import bot_factory
from stolik.cli.game.record_file import Recording
from stolik.cli.game.screen import Screen
from stolik.cli.game.session import ConsoleGame, wall_clock
from stolik.cli.help.usage_errors import why_not
from stolik.cli.text.terminal import Terminal
from stolik.core.deal import Seat
from stolik.core.errors import StolikError
from stolik.core.fairness.shuffle import SEED_BYTES
from stolik.core.game import Game
from stolik.core.ruleset import Ruleset, derive
from stolik.core.rulesets import USUAL, find_ruleset
from stolik.solver.searches import find_play
from stolik.words import Language, Words, negotiate
from stolik.words.mistakes import mistake_text


class Opponents(StrEnum):
    """The available bots, the weakest first."""

    NOVICE = "novice"
    CASUAL = "casual"
    CLUB = "club"
    EXACT = "exact"
    KEEPER = "keeper"
    HOARDER = "hoarder"
    LURKER = "lurker"
    SWIFT = "swift"
    MASTER = "master"


def play(  # noqa: PLR0917  Typer reads options from the names
    rules: Annotated[str | None, typer.Option(help="option-play-rules")] = None,
    seats: Annotated[int, typer.Option(min=2, max=4, help="option-play-seats")] = 3,
    bots: Annotated[Opponents, typer.Option(help="option-play-bots")] = Opponents.CLUB,
    clock: Annotated[  # noqa: FBT002  Typer makes two flags of it
        bool, typer.Option("--clock/--no-clock", help="option-play-clock")
    ] = False,
    seed: Annotated[str | None, typer.Option(help="option-play-seed")] = None,
    lang: Annotated[Language | None, typer.Option(help="option-lang-play")] = None,
    record: Annotated[Path | None, typer.Option(help="option-play-record", show_default=False)] = None,
) -> None:
    """Play against bots in the terminal."""
    words = Words(negotiate(lang, os.environ))
    chosen = _rules(rules or USUAL[words.language].key, words, clock=clock)
    raw = _seed(seed, words)
    game = Game.new(chosen, seats, raw, now=wall_clock(), find_play=find_play)
    screen = Screen(Terminal(), words, seats)
    recording = None if record is None else begin_record(record, game, screen)
    players = seat_bots(bots, game, raw, Seat(0))
    session = ConsoleGame(screen, game, players, seed=raw, recording=recording, wants_clock=clock)
    if not session.run():
        raise typer.Exit(1)


def seat_bots(bots: Opponents, game: Game, seed: bytes, me: Seat) -> dict[int, AnyBot]:
    """Return the bots of all seats but one.

    Their random numbers come from the seed too, so that one seed is one game; the bots never see it.
    """
    whims = hashlib.sha256(b"stolik bots" + seed).digest()
    make, state = bot_factory(bots).make, game.state
    return {
        seat: make(whims[seat], hands=hands_for(state.rules)) for seat in range(state.seats) if seat != me
    }


def begin_record(path: Path, game: Game, screen: Screen) -> Recording:
    """Create the record before the game, so that errors are reported before anybody plays."""
    try:
        if path.is_file() and path.stat().st_size:
            _refuse(screen.words("play-file-exists", file=str(path)))
        return Recording(path, screen.record_names, game.events)
    except OSError as error:
        _refuse(screen.words("play-cannot-save", file=str(path), why=why_not(error, screen.words)))


def _rules(key: str, words: Words, *, clock: bool) -> Ruleset:
    try:
        rules = find_ruleset(key)
    except StolikError as error:
        _refuse(f"{error.code}: {mistake_text(words, error)}")
    if clock or rules.turn_seconds is None:
        return rules
    return derive(rules, "no-clock", turn_seconds=None)


def _seed(text: str | None, words: Words) -> bytes:
    if text is None:
        return secrets.token_bytes(SEED_BYTES)
    try:
        return int(text, 16).to_bytes(SEED_BYTES)
    except (ValueError, OverflowError):
        _refuse(words("play-bad-seed", seed=text))


def _refuse(message: str) -> NoReturn:
    typer.echo(f"stolik play: {message}", err=True)
    raise typer.Exit(2)
