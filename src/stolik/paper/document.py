"""What can be printed, and what a print is told besides the state."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import TypedDict

from stolik.core.errors import StolikError
from stolik.paper.links import PrintedLink
from stolik.tournament.players.name_book import Book


class Document(StrEnum):
    """Something to print."""

    TABLE_CARDS = "table-cards"
    SCORE_SHEETS = "score-sheets"
    DRAW_BY_NAME = "draw-by-name"
    DRAW_BY_TABLE = "draw-by-table"
    STANDINGS = "standings"
    BRACKET = "bracket"
    DIPLOMAS = "diplomas"
    TERMS = "terms"
    DOOR_LIST = "door-list"


class PaperError(StolikError):
    """A document that the tournament has nothing for yet."""

    code = "nothing_to_print"


class Options(TypedDict, total=False):
    """What a print may be told; every document looks only at what concerns it."""

    book: Book
    """Where the names are; players without an entry appear with their number."""
    links: Mapping[int, PrintedLink]
    """How to reach each table; a card without one has no QR code."""
    stage: int
    """The stage, from 1; the current one where nothing is said, and for standings of a closed
    tournament everybody's final ranking."""
    round: int
    """The round of that stage; the last one drawn where nothing is said."""
    blank: int
    """So many empty score sheets, instead of those of a round."""
    seats: int
    """The seats of an empty score sheet."""
    games: int
    """The games of an empty score sheet."""
    planned: bool
    """Whether draw lists show rounds that are planned and may still change."""
    place: str
    """The town, for diplomas."""
    head_referee: str
    organiser: str
    places: int
    """How many diplomas to print, from the first place on; everybody's where nothing is said."""
