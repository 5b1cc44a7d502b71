"""Diplomas: one page each, for the first places and for taking part."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from stolik.core.pictures.picture import tile_svg
from stolik.core.pictures.suits import IVORY, SUITS
from stolik.core.tiles import JOKER
from stolik.paper.document import PaperError
from stolik.paper.job import Job
from stolik.paper.page import Page
from stolik.tournament.event_page.diploma_design import fill
from stolik.tournament.rankings.ranking import Standing, final_ranking
from stolik.tournament.settings import Place
from stolik.tournament.state import Status, TournamentState
from stolik.words.figures import date_in_words
from stolik.words.postponed import later_tables, missing_text


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
    text: tuple[str, ...] = ()
    """The organiser's own lines, instead of the usual sentences."""


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
    ink: str
    accent: str
    paper: str
    logo: tuple[int, ...] = ()
    """The bytes of the tournament's logo, a PNG; empty for none."""


def diplomas(job: Job) -> Page:
    """Return a diploma for everybody who played and stayed; for the first places after the end."""
    later = [table for stage in job.state.stages for table in later_tables(stage.outstanding)]
    if later:
        message = "postponed tables have not played yet"
        raise PaperError(message, key="paper-postponed", missing=missing_text(job.words, later))
    stayed = [
        line
        for line in final_ranking(job.state)
        if line.status is not Status.EXCLUDED and _came(job.state, line)
    ]
    places = job.places or job.state.diplomas.places
    found = tuple(_diploma(job, line) for line in stayed if places is None or line.place <= places)
    if not found:
        message = "nobody has played yet"
        raise PaperError(message, key="paper-unplayed")
    return diploma_page(job, found)


def sample_diploma(job: Job) -> Page:
    """Return the diploma of the best player so far, or of an invented one: a preview of the design."""
    try:
        page = diplomas(job)
        first = page.body.diplomas[:1] if isinstance(page.body, Diplomas) else ()
    except PaperError:
        words, name = job.words, job.words("paper-diploma-sample")
        first = (
            _own_words(
                job, Diploma(place=1, name=name, club="", merit=words("paper-diploma-place-1")), 1, "42"
            ),
        )
    return diploma_page(job, first)


def diploma_page(job: Job, found: tuple[Diploma, ...]) -> Page:
    """Return these diplomas in the tournament's design."""
    design = job.state.diplomas
    head = job.head(design.heading or job.words("paper-diploma"))
    town = job.place or design.town
    logo = job.state.logo if design.logo else b""
    return Page(
        template="diplomas",
        head=head,
        labels=job.labels("diploma", "diploma-for", "diploma-in", "head-referee", "organiser"),
        body=Diplomas(
            diplomas=found,
            suits=tuple(SuitSign(shape=suit.shape, ink=suit.ink) for suit in SUITS.values()),
            joker=tile_svg(JOKER),
            where=f"{town}, {head.date}" if town else head.date,
            head_referee=job.head_referee or design.head_referee,
            organiser=job.organiser or design.organiser,
            ink=design.ink,
            accent=design.accent,
            paper=design.paper,
            logo=tuple(logo),
        ),
    )


def _own_words(job: Job, diploma: Diploma, place: int, points: str) -> Diploma:
    """Return a diploma with the organiser's text, if there is one."""
    text = job.state.diplomas.text
    values = {
        "name": diploma.name,
        "place": str(place),
        "points": points,
        "club": diploma.club,
        "event": job.state.name,
        "date": date_in_words(job.words, job.state.date),
    }
    return replace(diploma, text=tuple(fill(text, values).splitlines())) if text else diploma


def _came(state: TournamentState, line: Standing) -> bool:
    """Return whether somebody played; at an online table a bot may have played instead."""
    online = state.settings.place is Place.ONLINE
    return line.games > 0 and (not online or line.player in state.devices)


def _diploma(job: Job, line: Standing) -> Diploma:
    words = job.words
    placed = job.state.closed and line.place <= job.state.format.podium
    merit = f"paper-diploma-place-{line.place}" if placed else "paper-diploma-part"
    diploma = Diploma(
        place=line.place if placed else None,
        name=job.full_name(line.player),
        club=job.club(line.player),
        # Places after the third have no sentence of their own.
        merit=words(merit) if merit in words else words("paper-diploma-place", place=str(line.place)),
    )
    points = line.net if job.state.rules.has_big_points else job.state.rules.shown_sign * line.small
    return _own_words(job, diploma, line.place, str(points))
