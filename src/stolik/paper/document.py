"""The documents that can be printed, and the options of a print."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import TypedDict

from stolik.core.errors import StolikError
from stolik.paper.links import PrintedLink
from stolik.tournament.players.name_book import Book


class Document(StrEnum):
    """A document to print."""

    TABLE_CARDS = "table-cards"
    SCORE_SHEETS = "score-sheets"
    DRAW_BY_NAME = "draw-by-name"
    DRAW_BY_TABLE = "draw-by-table"
    STANDINGS = "standings"
    BRACKET = "bracket"
    DIPLOMAS = "diplomas"
    TERMS = "terms"
    DOOR_LIST = "door-list"
    BADGE_LABELS = "badge-labels"


class PaperError(StolikError):
    """A document that cannot be printed yet."""

    code = "nothing_to_print"


class Options(TypedDict, total=False):
    """The options of a print; every document uses only its own."""

    book: Book
    """The names; players without an entry appear with their number."""
    links: Mapping[int, PrintedLink]
    """The links of the tables; a card without one has no QR code."""
    stage: int
    """The stage, from 1; by default the current one, and for standings of a closed tournament the final
    ranking.
    """
    round: int
    """The round of that stage; by default the last one drawn."""
    blank: int
    """The number of empty score sheets, instead of those of a round."""
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
    page_address: str
    """The public address of the tournament, for the QR codes of badge labels."""
    places: int
    """How many diplomas to print, from the first place on; by default everybody's."""
