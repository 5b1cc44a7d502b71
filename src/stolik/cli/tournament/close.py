"""`stolik tournament close`: the cut at the end of a stage, and the end of the tournament."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import typer

from stolik.cli.tournament.order_options import Order, ordered
from stolik.cli.tournament.status import print_next
from stolik.cli.tournament.tables.standings import print_standings
from stolik.tournament.commands import CloseStage, CloseTournament
from stolik.tournament.rankings.ranking import final_ranking
from stolik.tournament.rounds.next_draw import can_be_seated


class What(StrEnum):
    """What can be closed."""

    STAGE = "stage"
    TOURNAMENT = "tournament"


@ordered
def close(
    what: Annotated[What | None, typer.Argument(metavar="|".join(What), help="option-close-what")] = None,
    *,
    early: Annotated[bool, typer.Option("--early", help="option-close-early")] = False,
    order: Order,
) -> None:
    """Close a stage, which makes the cut; after the last one, close the tournament."""
    with order.open() as desk:
        stage = desk.state.current
        over = stage is not None and (stage.closed or (not stage.rounds and not can_be_seated(desk.state)))
        if what is What.TOURNAMENT or (what is None and over):
            desk.do(CloseTournament(by=desk.by, why=order.why), command_id=order.command_id)
        else:
            desk.do(CloseStage(by=desk.by, why=order.why, early=early), command_id=order.command_id)
        if desk.state.closed:
            title = desk.words("standings-final", name=desk.state.name)
            print_standings(desk, desk.state, final_ranking(desk.state), title)
            return
        print_next(desk)
