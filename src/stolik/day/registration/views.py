"""What everybody, the applicant and the desk may see of registration."""

from __future__ import annotations

from msgspec import Struct

from stolik.tournament.actors import ApplicationId, PlayerId
from stolik.tournament.players.entries import late_entry_code
from stolik.tournament.players.name_book import Details, same_person
from stolik.tournament.registration.applications import (
    Application,
    ApplicationStatus,
    holders,
    waiting,
    waiting_place,
)
from stolik.tournament.registration.terms import Asked, RegistrationTerms
from stolik.tournament.state import TournamentState
from stolik.tournament.tournament import Tournament


class RegistrationSeen(Struct, frozen=True, kw_only=True):
    """What everybody sees."""

    accepting: bool
    """Whether registration is open; the closing date is checked by the server's clock."""
    limit: int | None
    closes_at: int | None
    asks: tuple[Asked, ...]
    message: str
    places: int
    """How many have a place."""
    waiting: int
    names: tuple[str, ...]
    """Of those with a place, as everybody may see them; empty if the organiser hides them."""
    waiting_names: tuple[str, ...]
    names_shown: bool
    born_adult: int
    """The last year of birth of adults; who was born later needs a guardian's consent."""
    keep_until: str | None
    """When the data are erased, as YYYY-MM-DD."""


class ApplicationSeen(Struct, frozen=True, kw_only=True):
    """One application as the desk sees it."""

    number: ApplicationId
    at: int
    status: ApplicationStatus
    name: str = ""
    """Empty if erased."""
    surname: str = ""
    club: str = ""
    born: int | None = None
    minor: bool = False
    note: str = ""
    waiting: int | None = None
    """The place on the waiting list, from 1."""
    paid: bool = False
    moved_up_at: int | None = None
    withdrawn_at: int | None = None
    player: PlayerId | None = None
    """The starting number, if it was entered into the roster."""
    namesake: PlayerId | None = None
    """Somebody in the roster who seems to be the same person."""
    double: ApplicationId | None = None
    """An earlier application that seems to be of the same person."""


class RegistrationDesk(Struct, frozen=True, kw_only=True):
    """What officials see in addition."""

    terms: RegistrationTerms
    applications: tuple[ApplicationSeen, ...]
    """In the order in which they came."""


class OwnApplication(Struct, frozen=True, kw_only=True):
    """An application as its owner sees it."""

    number: ApplicationId
    at: int
    status: ApplicationStatus
    name: str
    club: str
    born: int | None
    minor: bool
    guardian_consents: bool
    note: str
    waiting: int | None
    """The place on the waiting list, from 1."""
    paid: bool
    moved_up_at: int | None
    withdrawn_at: int | None
    player: PlayerId | None
    """The starting number, if it is in the roster: from then on the desk changes it."""


def see_registration(tournament: Tournament) -> RegistrationSeen:
    """Return what everybody may see."""
    state = tournament.state
    terms = state.registration
    holding = [each for each in state.applications.values() if each.status is ApplicationStatus.PLACE]
    return RegistrationSeen(
        accepting=terms.open and not state.closed and late_entry_code(state) is None,
        limit=terms.limit,
        closes_at=terms.closes_at,
        asks=terms.asks,
        message=terms.message,
        places=holders(state.applications),
        waiting=sum(1 for _ in waiting(state.applications)),
        names=_public_names(tournament, holding),
        waiting_names=_public_names(tournament, list(waiting(state.applications))),
        names_shown=terms.names_shown,
        born_adult=adults_born(state),
        keep_until=state.settings.keep_until,
    )


def adults_born(state: TournamentState) -> int:
    """Return the last year of birth of adults at a tournament."""
    year = int(state.date[:4])
    return next(
        born for born in range(year, year - 200, -1) if not Details(name="", born=born).minor_on(state.date)
    )


def details_of(tournament: Tournament, application: Application) -> Details | None:
    """Return the details of an application; None if they were erased."""
    return None if application.details is None else tournament.book.get(application.details)


def _public_names(tournament: Tournament, applications: list[Application]) -> tuple[str, ...]:
    """Return the names as everybody may see them: of minors never the whole name."""
    state = tournament.state
    if not state.registration.names_shown:
        return ()
    found = [details for each in applications if (details := details_of(tournament, each)) is not None]
    return tuple(
        details.short if state.settings.short_names or details.minor_on(state.date) else details.name
        for details in found
    )


def see_registration_desk(tournament: Tournament, *, whole: bool = True) -> RegistrationDesk:
    """Return what officials see; not `whole` for helpers, who need neither years of birth nor notes."""
    state = tournament.state
    roster = [
        (player.id, known)
        for player in state.players.values()
        if player.details is not None and (known := tournament.book.get(player.details)) is not None
    ]
    places = {each.id: at for at, each in enumerate(waiting(state.applications), 1)}
    earlier: dict[str, list[tuple[ApplicationId, Details]]] = {}
    seen = []
    for number, application in sorted(state.applications.items()):
        details = details_of(tournament, application)
        known = details or Details(name="")
        twin = double = None
        if details is not None and application.status is not ApplicationStatus.WITHDRAWN:
            if application.player is None:
                twin = next((player for player, other in roster if same_person(other, details)), None)
            alike = earlier.setdefault(known.family.casefold(), [])
            double = next((before for before, other in alike if same_person(other, details)), None)
            alike.append((number, details))
        seen.append(
            ApplicationSeen(
                number=number,
                at=application.at,
                status=application.status,
                name=known.name,
                surname=known.family,
                club=known.club,
                born=known.born if whole else None,
                minor=known.minor_on(state.date),
                note=known.note if whole else "",
                waiting=places.get(number),
                paid=application.paid,
                moved_up_at=application.moved_up_at,
                withdrawn_at=application.withdrawn_at,
                player=application.player,
                namesake=twin,
                double=double,
            )
        )
    return RegistrationDesk(terms=state.registration, applications=tuple(seen))


def see_own(tournament: Tournament, application: Application) -> OwnApplication:
    """Return an application as its owner sees it."""
    state = tournament.state
    details = details_of(tournament, application) or Details(name="")
    return OwnApplication(
        number=application.id,
        at=application.at,
        status=application.status,
        name=details.name,
        club=details.club,
        born=details.born,
        minor=details.minor_on(state.date),
        guardian_consents=details.guardian_consents,
        note=details.note,
        waiting=waiting_place(state.applications, application.id),
        paid=application.paid,
        moved_up_at=application.moved_up_at,
        withdrawn_at=application.withdrawn_at,
        player=application.player,
    )
