"""`stolik review`: a finished game looked back at, turn by turn."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress

from stolik.cli.game.play import Opponents
from stolik.cli.game.playing_on import play_on
from stolik.cli.help.coded_usage import file_to_write
from stolik.cli.options import Lang, words_for
from stolik.cli.show import read_game, seat_named
from stolik.cli.text.review_text import review_html, review_lines
from stolik.coach.review.review import WORLDS, review_game
from stolik.core.events import GameCreated
from stolik.core.state import Phase, replay

_MOST_WORLDS: Final = 2_000
_NOT_OVER: Final = 1


def review(
    game: Annotated[Path, typer.Argument(metavar="GAME", help="option-review-game", show_default=False)],
    *,
    seat: Annotated[str | None, typer.Option(help="option-review-seat")] = None,
    worlds: Annotated[int, typer.Option(min=8, max=_MOST_WORLDS, help="option-review-worlds")] = WORLDS,
    seed: Annotated[int, typer.Option(min=0, max=2**32, help="option-review-seed")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="option-json")] = False,
    html: Annotated[
        Path | None, typer.Option("--html", metavar="FILE", callback=file_to_write, help="option-review-html")
    ] = None,
    turn: Annotated[
        int | None, typer.Option("--play-on", metavar="TURN", min=1, help="option-review-play-on")
    ] = None,
    bots: Annotated[Opponents, typer.Option(help="option-play-bots")] = Opponents.CLUB,
    record: Annotated[Path | None, typer.Option(help="option-play-record", show_default=False)] = None,
    lang: Lang = None,
) -> None:
    """Look back at a finished game: what was possible, what was done, what it did to the chance to win."""
    words = words_for(lang)
    played = read_game(game, words)
    events = played.events
    state = replay(events)
    if state.phase is not Phase.OVER or not isinstance(events[0], GameCreated):
        typer.echo(words("review-not-over", file=str(game)), err=True)
        raise typer.Exit(_NOT_OVER)
    if turn is not None:
        if not play_on(events, turn, words, bots=bots, record=record):
            raise typer.Exit(1)
        return
    chosen = seat_named(seat, state.seats, words)
    screen = Console(stderr=True)
    with Progress(console=screen, transient=True, disable=not screen.is_terminal) as progress:
        task = progress.add_task(words("review-progress"))
        found = review_game(
            events,
            seat=chosen,
            worlds=worlds,
            seed=seed,
            on_step=lambda done, of: progress.update(task, completed=done, total=of),
        )
    if html is not None:
        html.write_text(review_html(found, words, played.players), encoding="utf-8")
    if as_json:
        typer.echo(msgspec.json.encode(found))
    elif html is not None:
        typer.echo(words("review-written", file=str(html)))
    else:
        for line in review_lines(found, words, played.players):
            typer.echo(line)
        turn_to_try = next(iter(found.turning_points or [each.turn for each in found.turns]), None)
        if turn_to_try is not None:
            command = shlex.join(["stolik", "review", str(game), "--play-on", str(turn_to_try)])
            typer.echo(words("review-from-here", command=command))
