"""`stolik tournament simulate`: a whole tournament with invented results, printed stage by stage."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer
from msgspec.json import encode

from stolik.cli.draw import seed_bytes
from stolik.cli.text.draw_text import console
from stolik.cli.tournament.desk import translate_errors, words_for
from stolik.cli.tournament.new import ChooseOption, FormatOption, RulesOption, read_format, read_rules
from stolik.cli.tournament.options import Json, Lang
from stolik.cli.tournament.tournament_file import create_tournament_file
from stolik.day.files.export_file import standings_json, write_export
from stolik.tournament.formats.schedule import plan_stages
from stolik.tournament.rankings.ranking import Standing, final_ranking, standings
from stolik.tournament.rounds.next_draw import draw_by_lot
from stolik.tournament.simulation.simulation import Simulation
from stolik.tournament.simulation.trouble import TroubleRates
from stolik.tournament.state import TournamentState
from stolik.tournament.tournament import Tournament
from stolik.words import Words
from stolik.words.names import player_text, players_text, stage_text

_SHOWN = 8
"""Most lines of a stage's standings."""


def simulate(
    *,
    form: FormatOption,
    players: Annotated[int, typer.Option("--players", metavar="N", help="option-rehearse-players")],
    rules: RulesOption = None,
    choices: ChooseOption = None,
    seed: Annotated[str | None, typer.Option("--seed", metavar="S", help="option-rehearse-seed")] = None,
    trouble: Annotated[bool, typer.Option("--trouble", help="option-rehearse-trouble")] = False,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE", help="option-rehearse-save")] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Simulate a tournament with random results, printing stage by stage."""
    words = words_for(lang)
    with translate_errors(words):
        chosen = read_format(form, choices)
        ruleset = read_rules(rules, chosen)
        plan_stages(chosen, players)  # refuses a number of players that the format does not allow
        used = secrets.token_hex(8) if seed is None else seed
        simulation = Simulation(
            chosen,
            ruleset,
            players,
            seed=seed_bytes(used),
            trouble=TroubleRates() if trouble else None,
            drawer=draw_by_lot,
        )
        printer = None if as_json else _StagePrinter(words, simulation.tournament)
        tournament = simulation.run(None if printer is None else printer.stage)
        if as_json:
            typer.echo(encode(standings_json(tournament, tournament.state, final_ranking(tournament.state))))
        elif printer is not None:
            printer.end(used)
        if save is not None:
            _save(save, tournament)


def _save(path: Path, tournament: Tournament) -> None:
    if path.suffix == ".json":
        path.write_bytes(write_export(tournament))
    else:
        create_tournament_file(path, tournament)


class _StagePrinter:
    """Prints each stage when it is over."""

    def __init__(self, words: Words, tournament: Tournament) -> None:
        self._words = words
        self._tournament = tournament
        self._screen = console()

    def stage(self, state: TournamentState, number: int) -> None:
        """Print a closed stage."""
        stage = state.stages[number - 1]
        tables = ", ".join(str(len(drawn.tables)) for drawn in stage.rounds)
        name = stage_text(self._words, state, number)
        self._print(self._words("simulate-stage", stage=name, players=len(stage.members), tables=tables))
        self._lines(standings(state, number)[:_SHOWN])
        if stage.going_on:
            going = players_text(self._tournament, stage.going_on)
            self._print("  " + self._words("close-going-on", players=going))

    def end(self, seed: str) -> None:
        """Print the final ranking."""
        state = self._tournament.state
        self._print(self._words("standings-final", name=state.name))
        self._lines(final_ranking(state))
        events = len(self._tournament.log)
        self._print(self._words("simulate-end", events=events, seed=seed))

    def _lines(self, lines: tuple[Standing, ...]) -> None:
        for line in lines:
            name = player_text(self._tournament, line.player)
            self._print(f"  {line.place:>3}.  {name:<16} {line.net:>4}  {line.small:>+6}")

    def _print(self, text: str) -> None:
        self._screen.print(text, soft_wrap=True)
