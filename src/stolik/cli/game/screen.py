"""Screen: what the person in a terminal game sees, in words and tiles."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from stolik.cli.game.moves import Scratch
from stolik.cli.text.event_text import Narration, changed_sets, explain
from stolik.cli.text.grids import print_grid
from stolik.cli.text.score_sheet import score_notes, score_sheet
from stolik.cli.text.terminal import Terminal
from stolik.cli.text.tiles_text import by_groups, by_runs, table_lines, tiles_text
from stolik.core.deal import Seat
from stolik.core.events import Event, TurnPlayed
from stolik.core.refusals import Refusal
from stolik.core.state import State
from stolik.core.table import Table
from stolik.core.tiles import Tile
from stolik.core.view import Viewer, redact
from stolik.words import Words

_FIRST: Final = Seat(0)


class Screen:
    """Shows the game to the player of one seat, and nothing that seat may not know; the others are bots."""

    def __init__(self, terminal: Terminal, words: Words, seats: int, me: Seat = _FIRST) -> None:
        self.terminal = terminal
        self.words = words
        self.me = me
        self.names = [
            words("seat-you") if seat == me else words("seat-bot", number=seat + 1) for seat in range(seats)
        ]
        self._narration = Narration(words, self.names, me)
        self._sort: Callable[[Iterable[Tile]], list[Tile]] = by_runs

    @property
    def record_names(self) -> tuple[str, ...]:
        """The names for the record, which others read too."""
        mine = self.words("seat-player", letter="ABCD"[self.me])
        return tuple(mine if seat == self.me else name for seat, name in enumerate(self.names))

    def say(self, key: str, style: str | None = None, /, **arguments: str | int) -> None:
        """Print a message."""
        self.terminal.say(self.words(key, **arguments), style)

    def warn(self, key: str, /, **arguments: str | int) -> None:
        """Print a warning."""
        self.say(key, "warning", **arguments)

    def blank(self) -> None:
        """Print an empty line."""
        self.terminal.say()

    def heading(self, key: str, /, **arguments: str | int) -> None:
        """Start a new turn."""
        self.blank()
        self.terminal.say(f"── {self.words(key, **arguments)}", "title")

    def tell(self, event: Event, before: State) -> None:
        """Print what happened.

        For a bot's play also the changed sets, if the tiles alone do not show them.
        """
        for line in self._narration.tell(redact(event, Viewer(seat=self.me)), before):
            self.terminal.say(line)
        if isinstance(event, TurnPlayed) and event.seat != self.me:
            changed = changed_sets(before.table, event.table)
            if len(changed) > 1 or {tile for meld in changed for tile in meld} != set(event.played):
                for meld in changed:
                    self.terminal.say(f"      {tiles_text(meld, marked=event.played)}")

    def explain(self, refusal: Refusal, proposal: Table[Tile] | None, state: State) -> None:
        """Print why a command was refused."""
        first, *rest = explain(refusal, proposal, state.rules, self.words)
        self.terminal.say(first, "warning")
        for line in rest:
            self.terminal.say(line)

    def turn(self, scratch: Scratch, state: State) -> None:
        """Show the scratch table, the rack, and everybody's state."""
        if len(scratch.table):
            self.say("screen-table")
            warning = self.words("screen-not-a-set")
            for line in table_lines(scratch.table.melds, marked=scratch.laid, warn=warning):
                self.terminal.say(line)
        else:
            self.say("screen-table-empty")
        self.rack(scratch.held.tiles)
        self.standing(state, len(scratch.held))

    def rack(self, tiles: Sequence[Tile]) -> None:
        """Show the player's rack."""
        title = self.words("play-your-rack", count=len(tiles))
        self.terminal.say(f"{title}: {tiles_text(self._sort(tiles))}")

    def sort(self) -> None:
        """Change the order of the rack."""
        to_groups = self._sort is by_runs
        self._sort = by_groups if to_groups else by_runs
        self.say("play-sorted-groups" if to_groups else "play-sorted-runs")

    def standing(self, state: State, held: int) -> None:
        """Show everybody's number of tiles, who has opened, and the size of the bank."""
        counts = [held, *(len(rack) for rack in state.racks[1:])]
        parts = [
            f"{name}: {self.words('tiles-count', count=count)}, "
            f"{self.words('screen-opened' if opened else 'screen-not-opened')}"
            for name, count, opened in zip(self.names, counts, state.opened, strict=True)
        ]
        bank = self.words("screen-bank", count=state.bank_size)
        if state.stacks:
            bank += f" ({self.words('play-stacks', stacks=stacks_text(state))})"
        self.terminal.say(" · ".join([*parts, bank]), "quiet")

    def score(self, state: State) -> None:
        """Show the score sheet of a finished game."""
        if state.score is None:
            return
        self.blank()
        print_grid(self.terminal.console, score_sheet(state.score, state.rules, self.names, self.words))
        for line in score_notes(state.rules, state.racks, self.names, self.words):
            self.terminal.say(line)


def stacks_text(state: State) -> str:
    """Return the numbers of the stacks to choose from."""
    return " ".join(map(str, sorted(state.stacks)))
