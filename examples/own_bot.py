"""Your own bot at a table of a Stolik server.

python examples/own_bot.py http://127.0.0.1:8000            a new table, against the club bot
python examples/own_bot.py http://127.0.0.1:8000 ROOM       a free seat at an existing table
"""

from __future__ import annotations

import argparse
import asyncio

from stolik.bots import Player
from stolik.client import Client, run_bot
from stolik.core.judge import Position
from stolik.core.ruleset import Ruleset
from stolik.core.scoring import Score
from stolik.core.table import Table
from stolik.core.tiles import Kind
from stolik.solver import Objective, best_play
from stolik.solver.rules import ask_under


class Thrifty(Player):
    """Lays the most points it can, and keeps its jokers until it can go out with them."""

    def propose(self, rules: Ruleset, before: Position) -> Table[Kind]:
        """Return the table after the turn; the same table means that there is nothing to lay."""
        ask = ask_under(rules, opened=before.opened, objective=Objective.POINTS, keep_jokers=True)
        return best_play(before.table, before.rack, ask).table


async def play(server: str, room: str | None, *, rules: str = "pl-forty") -> Score | None:
    """Play one game and return its score."""
    async with Client(server, name="Thrifty") as client:
        if room is None:
            room = await client.make_room(rules=rules, seats=2, bots={1: "club"}, start=True)
        return await run_bot(client, room, Thrifty(seed=1))


def main() -> None:
    """Play one game and print who won."""
    parser = argparse.ArgumentParser(description="Let the bot of this file play one game.")
    parser.add_argument("server", help="such as http://127.0.0.1:8000")
    parser.add_argument("room", nargs="?", help="the name of a table; a new one against a bot without it")
    given = parser.parse_args()
    score = asyncio.run(play(given.server, given.room))
    if score is None:
        print("There was no game.")
        return
    for seat, counted in enumerate(score.seats):
        mark = "*" if seat in score.winners else " "
        print(f"{mark} seat {seat}: place {counted.place}, {counted.small:+} points")


if __name__ == "__main__":
    main()
