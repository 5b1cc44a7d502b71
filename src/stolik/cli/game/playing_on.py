"""Playing a finished game on from one of its turns, against bots in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from stolik.cli.game.play import Opponents, begin_record, seat_bots
from stolik.cli.game.screen import Screen
from stolik.cli.game.session import ConsoleGame
from stolik.cli.help.coded_usage import BadValueError
from stolik.cli.text.terminal import Terminal
from stolik.core.commands import PlayOn
from stolik.core.events import Event, SeedRevealed
from stolik.core.game import Game
from stolik.play.games.play_on import until_turn
from stolik.solver.searches import find_play
from stolik.words import Words


def play_on(
    events: Sequence[Event], turn: int, words: Words, *, bots: Opponents, record: Path | None
) -> bool:
    """Play on from the start of a turn, on the seat whose turn it is; return whether everything was saved.

    The game is a copy of the first one with one more event, as in the browser (decision 0036): its record
    proves itself from the first game's seed.
    """
    copied = until_turn(events, turn)
    if copied is None:
        key = "review-no-such-turn"
        raise BadValueError(key, param_hint="--play-on", turn=str(turn))
    seed = next((bytes.fromhex(event.seed) for event in events if isinstance(event, SeedRevealed)), None)
    game = Game(copied.events, find_play=find_play)
    screen = Screen(Terminal(), words, game.state.seats, copied.seat)
    recording = None if record is None else begin_record(record, game, screen)
    session = ConsoleGame(
        screen,
        game,
        seat_bots(bots, game, seed or b"", copied.seat),
        seed=seed,
        first=PlayOn(seat=copied.seat),
        recording=recording,
        wants_clock=False,
    )
    return session.run()
