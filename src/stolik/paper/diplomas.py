"""Diplomas: one page each, for the first places and for taking part."""

from __future__ import annotations

from msgspec import Struct

from stolik.core.pictures.picture import tile_svg
from stolik.core.pictures.suits import IVORY, SUITS
from stolik.core.tiles import JOKER
from stolik.paper.document import PaperError
from stolik.paper.job import Job
from stolik.paper.page import Page
from stolik.tournament.rankings.ranking import Standing, final_ranking
from stolik.tournament.settings import Place
from stolik.tournament.state import Status, TournamentState


class SuitSign(Struct, frozen=True, kw_only=True):
    """A suit as it is drawn."""

    shape: str
    ink: str


class Diploma(Struct, frozen=True, kw_only=True):
    """One diploma."""

    place: int | None
    """None for taking part."""
    name: str
    club: str
    merit: str


class Diplomas(Struct, frozen=True, kw_only=True):
    """All diplomas of a print."""

    diplomas: tuple[Diploma, ...]
    suits: tuple[SuitSign, ...]
    ivory: str = IVORY
    joker: str
    """The joker's tile as SVG."""
    where: str
    """Town and date."""
    head_referee: str
    organiser: str


def diplomas(job: Job) -> Page:
    """Return a diploma for everybody who played and stayed; for the first places after the end."""
    stayed = [
        line
        for line in final_ranking(job.state)
        if line.status is not Status.EXCLUDED and _came(job.state, line)
    ]
    wanted = [line for line in stayed if job.places is None or line.place <= job.places]
    found = tuple(_diploma(job, line) for line in wanted)
    if not found:
        message = "nobody has played yet"
        raise PaperError(message, key="paper-unplayed")
    head = job.head(job.words("paper-diploma"))
    return Page(
        template="diplomas",
        head=head,
        labels=job.labels("diploma", "diploma-for", "diploma-in", "head-referee", "organiser"),
        body=Diplomas(
            diplomas=found,
            suits=tuple(SuitSign(shape=suit.shape, ink=suit.ink) for suit in SUITS.values()),
            joker=tile_svg(JOKER),
            where=f"{job.place}, {head.date}" if job.place else head.date,
            head_referee=job.head_referee,
            organiser=job.organiser,
        ),
    )


def _came(state: TournamentState, line: Standing) -> bool:
    """Return whether somebody played; at an online table a bot may have played instead."""
    online = state.settings.place is Place.ONLINE
    return line.games > 0 and (not online or line.player in state.devices)


def _diploma(job: Job, line: Standing) -> Diploma:
    words = job.words
    placed = job.state.closed and line.place <= job.state.format.podium
    merit = f"paper-diploma-place-{line.place}" if placed else "paper-diploma-part"
    return Diploma(
        place=line.place if placed else None,
        name=job.full_name(line.player),
        club=job.club(line.player),
        # Places after the third have no sentence of their own.
        merit=words(merit) if merit in words else words("paper-diploma-place", place=str(line.place)),
    )
