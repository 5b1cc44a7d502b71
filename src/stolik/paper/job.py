"""One print: the tournament, the language, and the options."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping

from msgspec import Struct

from stolik.paper.document import PaperError
from stolik.paper.links import PrintedLink
from stolik.paper.page import Head, Labels
from stolik.people.collation import SortKey, sort_key
from stolik.tournament.actors import PlayerId
from stolik.tournament.halls import hall_of
from stolik.tournament.players.name_book import Book, Details
from stolik.tournament.state import RoundState, StageState, TournamentState
from stolik.words import Words
from stolik.words.figures import date_in_words, signed


class Job(Struct, frozen=True, kw_only=True):
    """One print; the fields after `words` are those of `Options`."""

    state: TournamentState
    words: Words
    book: Book = Book()
    links: Mapping[int, PrintedLink] = {}
    stage: int | None = None
    round: int | None = None
    blank: int = 0
    seats: int = 4
    games: int | None = None
    planned: bool = True
    place: str = ""
    head_referee: str = ""
    organiser: str = ""
    places: int | None = None
    page_address: str = ""

    def name(self, player: PlayerId) -> str:
        """Return a player's name as on screens: shortened for minors, or for everybody if set."""
        entry = self.details(player)
        if entry is None:
            return self.words("paper-player-number", number=str(player))
        short = self.state.settings.short_names or entry.minor_on(self.state.date)
        return unicodedata.normalize("NFC", entry.short if short else entry.name)

    def full_name(self, player: PlayerId) -> str:
        """Return a player's whole name, for papers given to that player alone."""
        entry = self.details(player)
        return self.name(player) if entry is None else unicodedata.normalize("NFC", entry.name)

    def family(self, player: PlayerId) -> str:
        """Return the sort key of lists: the surname."""
        entry = self.details(player)
        return self.name(player) if entry is None else entry.family

    def sorted_by(self, name: str) -> SortKey:
        """Return the key of a name in lists of the paper's language."""
        return sort_key(name, self.words.language.value)

    def club(self, player: PlayerId) -> str:
        """Return a player's club, if known; a minor's is not shown."""
        entry = self.details(player)
        if entry is None or entry.minor_on(self.state.date):
            return ""
        return unicodedata.normalize("NFC", entry.club)

    def details(self, player: PlayerId) -> Details | None:
        """Return a player's entry in the book, or None if it was erased."""
        who = self.state.players.get(player)
        number = None if who is None else who.details
        return None if number is None else self.book.get(number)

    def stage_name(self, name: str) -> str:
        """Return the name of a stage in words; an organiser's own name stays as it is."""
        key = f"paper-stage-{name}"
        return self.words(key) if key in self.words else name

    def chosen_stage(self) -> StageState:
        """Return the chosen stage, by default the current one."""
        number = self.stage or len(self.state.stages)
        if not 1 <= number <= len(self.state.stages):
            message = f"there is no stage {number} yet; {len(self.state.stages)} were reached"
            if not self.state.stages:
                raise PaperError(message, key="paper-no-round")
            raise PaperError(message, key="paper-no-stage", stage=number)
        return self.state.stages[number - 1]

    def chosen_round(self) -> tuple[StageState, RoundState]:
        """Return the chosen round, by default the last one drawn."""
        stage = self.chosen_stage()
        number = self.round or len(stage.rounds)
        if not 1 <= number <= len(stage.rounds):
            message = f"round {number} of stage {stage.number} is not drawn; {len(stage.rounds)} are"
            if not stage.rounds:
                raise PaperError(message, key="paper-no-round")
            raise PaperError(message, key="paper-not-this-round", round=number)
        return stage, stage.rounds[number - 1]

    def hall(self, table: int) -> str:
        """Return the hall with a table; empty if there is only one room."""
        return hall_of(self.state.halls, table)

    def when(self, stage: int, number: int) -> str:
        """Return when a round starts, if the organiser set it."""
        for start in self.state.starts:
            if (start.stage, start.round) == (stage, number):
                date = date_in_words(self.words, start.date)
                return f"{date}, {start.time}" if start.time else date
        return ""

    def shown(self, small: int) -> str:
        """Return small points as the ruleset writes them (I-4)."""
        return signed(self.state.rules.shown_sign * small)

    def head(self, title: str, subtitle: str = "") -> Head:
        """Return the header of a document."""
        return Head(
            language=self.words.language.value,
            title=title,
            subtitle=subtitle,
            tournament=self.state.name,
            day=self.state.date,
            date=date_in_words(self.words, self.state.date),
            page_of=self.words("paper-page", page="{page}", pages="{pages}"),
        )

    def labels(self, *names: str) -> Labels:
        """Return the texts of a template: the message ``paper-<name>`` for each name."""
        return {name: self.words(f"paper-{name}") for name in names}
