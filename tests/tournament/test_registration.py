"""Registration before the day: places, the waiting list, codes, the roster, and what is erased."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from stolik.day.files.export_file import read_export, write_export
from stolik.day.registration.own import changing, erasing, registering, with_code, withdrawing
from stolik.day.registration.views import adults_born, see_own, see_registration, see_registration_desk
from stolik.day.registration.work import asked_only
from stolik.day.work import Attempt, Work
from stolik.tournament.actors import Actor, ApplicationId, Role
from stolik.tournament.commands import ChangeSettings, Command, EraseData, Register, Undo, Withdraw
from stolik.tournament.events import decoder, encoder
from stolik.tournament.log.audit import audit
from stolik.tournament.log.fold import replay
from stolik.tournament.players.name_book import Details
from stolik.tournament.refusals import TournamentCode, TournamentRefusal
from stolik.tournament.registration.applications import (
    ApplicationStatus,
    by_code,
    code_from,
    proof_of,
    waiting_place,
)
from stolik.tournament.registration.commands import (
    ApplyForPlace,
    ChangeApplication,
    EraseApplication,
    MarkPaid,
    RenewCode,
    SetRegistration,
    WithdrawApplication,
)
from stolik.tournament.registration.terms import Asked, RegistrationTerms
from stolik.tournament.settings import Settings
from tests.tournament.refusals import registration_refusals as scenes
from tests.tournament.refusals.registration_refusals import (
    apply_many,
    applying,
    entering,
    noted,
    person,
    withdraw,
)
from tests.tournament.world import HEAD, ORGANISER, REFEREE, World, as_player, player

PLACE, WAITING, WITHDRAWN = ApplicationStatus
CODE = "2345-6789-ABCD-EFGH"


def _standing(world: World) -> str:
    """Return the states in order, by their first letters."""
    marks = {PLACE: "P", WAITING: "w", WITHDRAWN: "-"}
    return "".join(marks[each.status] for _, each in sorted(world.state.applications.items()))


def _terms(world: World, **changes: object) -> SetRegistration:
    return SetRegistration(by=ORGANISER, terms=replace(world.state.registration, **changes))


def _perform(world: World, work: Work) -> TournamentRefusal | None:
    return work(Attempt(tournament=world.tournament, seeds={}, now=world.now))


def test_the_first_come_have_places_and_the_others_wait() -> None:
    """Whoever waits knows their place in the queue."""
    world = scenes.registering(limit=2)
    apply_many(world, 4)

    assert _standing(world) == "PPww"
    queue = [waiting_place(world.state.applications, ApplicationId(number)) for number in range(1, 5)]
    assert queue == [None, None, 1, 2]


def test_a_withdrawal_moves_the_first_one_up() -> None:
    """The moment is noted, so that the person can be told."""
    world = scenes.registering(limit=2)
    apply_many(world, 4)
    world.do(withdraw(1))

    assert _standing(world) == "-PPw"
    moved = world.state.applications[ApplicationId(3)]
    assert moved.moved_up_at == world.log[-1].at
    world.do(withdraw(4))
    assert _standing(world) == "-PP-"


def test_a_raised_limit_moves_up_and_a_lowered_one_takes_nothing_away() -> None:
    """Without a limit nobody waits."""
    world = scenes.registering(limit=1)
    apply_many(world, 4)
    world.do(_terms(world, limit=3))
    assert _standing(world) == "PPPw"

    world.do(_terms(world, limit=1))
    assert _standing(world) == "PPPw"
    world.do(withdraw(1))
    assert _standing(world) == "-PPw"
    world.do(_terms(world, limit=None))
    assert _standing(world) == "-PPP"


def test_nobody_loses_a_place_by_an_undo() -> None:
    """An undo that takes a place from nobody is fine."""
    world = scenes.registering(limit=2)
    apply_many(world, 3)
    gone = world.do(withdraw(1))
    assert world.refused(Undo(by=ORGANISER, event=gone)).code is TournamentCode.PLACE_GIVEN

    last = world.do(withdraw(2))
    world.do(Undo(by=ORGANISER, event=last))
    assert _standing(world) == "-PP"


def test_an_undo_does_not_reopen_what_was_received() -> None:
    """Somebody was told of a place and has a code: only a withdrawal ends that."""
    world = scenes.registering()
    apply_many(world, 1)
    refusal = world.refused(Undo(by=ORGANISER, event=world.state.seen))

    assert refusal.code is TournamentCode.CANNOT_UNDO


def test_the_organiser_may_add_people_after_the_end() -> None:
    """Somebody who phones; the public may not."""
    world = scenes.registering(closes_at=10)
    assert world.refused(applying(world, person(1))).code is TournamentCode.REGISTRATION_OVER
    world.do(applying(world, person(1), by=ORGANISER))
    world.do(_terms(world, open=False, closes_at=None))
    assert world.refused(applying(world, person(2))).code is TournamentCode.REGISTRATION_CLOSED
    world.do(applying(world, person(2), by=HEAD))

    assert _standing(world) == "PP"


def test_nobody_registers_for_a_tournament_that_has_begun() -> None:
    """Unless its format takes late entries."""
    world = scenes.registering(players=8)
    world.draw()
    late = world.ask(applying(world, person(1)))
    rule = world.state.format.late_entry

    assert bool(late) is (rule is not None and rule.rounds > 0)


@pytest.mark.parametrize(
    ("details", "code"),
    [
        pytest.param(Details(name="Anna Kowalska", born=1990), None, id="an adult"),
        pytest.param(Details(name="Anna Kowalska"), TournamentCode.BORN_MISSING, id="no year"),
        pytest.param(Details(name="Anna", born=2027), TournamentCode.BORN_MISSING, id="not yet born"),
        pytest.param(Details(name="Jan", born=2009), TournamentCode.CONSENT_MISSING, id="a minor"),
        pytest.param(Details(name="Jan", born=2009, guardian_consents=True), None, id="with consent"),
        pytest.param(
            Details(name="Ewa", born=1990, minor=True), TournamentCode.CONSENT_MISSING, id="says so"
        ),
        pytest.param(Details(name="  ", born=1990), TournamentCode.BAD_NAME, id="no name"),
        pytest.param(Details(name="a\nb", born=1990), TournamentCode.BAD_NAME, id="two lines"),
    ],
)
def test_what_people_tell_is_checked(details: Details, code: TournamentCode | None) -> None:
    """The tournament is in 2026: who was born in 2009 is a minor there."""
    world = scenes.registering()
    answer = world.ask(applying(world, details))

    assert (answer.code if isinstance(answer, TournamentRefusal) else None) is code
    assert adults_born(world.state) == 2008


def test_only_what_is_asked_is_kept() -> None:
    """A form of another time, or a program, may send more."""
    told = Details(name=" Anna  Kowalska ", club="Alfa", born=1990, note=" vegetarian ")
    nothing = asked_only(RegistrationTerms(asks=()), told)
    everything = asked_only(RegistrationTerms(asks=tuple(Asked)), told)

    assert nothing == Details(name="Anna Kowalska")
    assert everything == Details(name="Anna Kowalska", club="Alfa", born=1990, note="vegetarian")


def test_a_code_opens_one_application() -> None:
    """It is kept as a digest only; letters may be typed in any way."""
    world = scenes.registering(limit=1)
    assert _perform(world, registering(person(1), CODE)) is None
    assert _perform(world, registering(person(2), code_from(bytes(16)))) is None
    own = by_code(world.state.applications, "2345 6789 abcd efgh")

    assert own is not None
    assert own.id == 1
    assert own.proof == proof_of(CODE) != CODE
    assert not any(CODE.replace("-", "") in str(event) or CODE in str(event) for event in world.log)
    assert by_code(world.state.applications, "") is None


def test_people_change_and_leave_by_their_code() -> None:
    """Whoever waits gets the place."""
    world = scenes.registering(limit=1)
    other = code_from(bytes(16))
    _perform(world, registering(person(1), CODE))
    _perform(world, registering(person(2), other))

    assert _perform(world, with_code(CODE, changing(replace(person(1), club="Beta")))) is None
    unchanged = _perform(world, with_code(CODE, changing(replace(person(1), club="Beta"))))
    assert unchanged is not None
    assert unchanged.code is TournamentCode.NOTHING_CHANGED
    assert see_own(world.tournament, world.state.applications[ApplicationId(1)]).club == "Beta"
    assert _perform(world, with_code(CODE, withdrawing)) is None
    assert _standing(world) == "-P"
    assert _perform(world, with_code(CODE, erasing)) is None
    wrong = _perform(world, with_code(CODE, withdrawing))
    assert wrong is not None
    assert wrong.code is TournamentCode.WRONG_CODE


def test_a_new_code_replaces_the_lost_one() -> None:
    """The old one opens nothing any more."""
    world = scenes.registering()
    _perform(world, registering(person(1), CODE))
    fresh = code_from(bytes(range(20, 36)))
    world.do(RenewCode(by=ORGANISER, application=ApplicationId(1), proof=proof_of(fresh)))

    assert by_code(world.state.applications, CODE) is None
    assert by_code(world.state.applications, fresh) is not None


def test_the_list_goes_into_the_roster_once() -> None:
    """Those who wait stay out unless they are chosen; whoever is there already is skipped."""
    world = scenes.registering(limit=3)
    world.tournament.register(person(2), by=ORGANISER, now=world.now)
    apply_many(world, 5)
    assert entering(world) is None

    assert [world.tournament.name(who) for who in world.state.players] == ["Person 2", "Person 1", "Person 3"]
    seen = see_registration_desk(world.tournament).applications
    assert [each.player for each in seen] == [2, None, 3, None, None]
    assert [each.namesake for each in seen] == [None, 1, None, None, None]
    again = entering(world)
    assert again is not None
    assert again.code is TournamentCode.NOBODY_TO_ENTER
    assert entering(world, 5, 5, 1) is None
    assert len(world.state.players) == 4
    assert audit(world.log) == ()


def test_an_entry_that_is_undone_can_be_entered_again() -> None:
    """The link to the roster follows from the log."""
    world = scenes.registering()
    apply_many(world, 1)
    entering(world)
    world.do(Undo(by=ORGANISER, event=world.state.seen))
    assert world.state.applications[ApplicationId(1)].player is None

    assert entering(world) is None
    assert world.state.applications[ApplicationId(1)].player == 1


def test_leaving_the_roster_frees_the_place() -> None:
    """And leaving the list later is shown next to the number in the roster."""
    world = scenes.registering(limit=2)
    apply_many(world, 4)
    entering(world)
    world.do(Withdraw(by=ORGANISER, player=player(1)))
    assert _standing(world) == "-PPw"
    world.do(withdraw(2))
    assert _standing(world) == "--PP"

    seen = see_registration_desk(world.tournament).applications[1]
    assert (seen.status, seen.player) == (WITHDRAWN, 2)


def test_erasing_leaves_no_name_anywhere() -> None:
    """Neither of an application nor of a player who came from one, with all earlier entries."""
    world = scenes.registering()
    apply_many(world, 2)
    details = noted(world, Details(name="Changed Later", born=1980, note="a secret note"))
    world.do(ChangeApplication(by=VISITOR_ONE, application=ApplicationId(1), details=details))
    entering(world, 1)
    world.do(EraseData(by=ORGANISER, player=player(1)))
    world.do(EraseApplication(by=ORGANISER, application=ApplicationId(2)))
    raw = write_export(world.tournament)

    for trace in (b"Person", b"Changed Later", b"secret"):
        assert trace not in raw
    assert read_export(raw).book.entries == {}
    assert [each.name for each in see_registration_desk(world.tournament).applications] == ["", ""]
    assert world.refused(Undo(by=ORGANISER, event=world.state.seen)).code is TournamentCode.CANNOT_UNDO


def test_doubles_are_marked_for_the_desk_only() -> None:
    """Nobody learns by registering whether somebody else has."""
    world = scenes.registering()
    world.do(applying(world, Details(name="Anna Nowak", born=1980)))
    world.do(applying(world, Details(name="anna  nowak", born=1980)))
    world.do(applying(world, Details(name="Anna Nowak", born=1981)))

    seen = see_registration_desk(world.tournament).applications
    assert [each.double for each in seen] == [None, 1, None]


def test_the_public_sees_as_much_of_names_as_elsewhere() -> None:
    """Minors are always shortened; the organiser may hide everybody."""
    world = scenes.registering(limit=2)
    world.do(applying(world, Details(name="Anna Kowalska", born=1980, note="private")))
    world.do(applying(world, Details(name="Jan Nowak", born=2012, guardian_consents=True)))
    world.do(applying(world, Details(name="Ewa Lis", born=1980)))
    seen = see_registration(world.tournament)
    assert (seen.names, seen.waiting_names) == (("Anna Kowalska", "Jan N."), ("Ewa Lis",))

    world.do(ChangeSettings(by=ORGANISER, settings=Settings(short_names=True)))
    assert see_registration(world.tournament).names == ("Anna K.", "Jan N.")
    world.do(_terms(world, names_shown=False))
    seen = see_registration(world.tournament)
    assert (seen.names, seen.waiting_names, seen.places, seen.waiting) == ((), (), 2, 1)


def test_the_log_can_be_written_and_read() -> None:
    """Older logs have nothing of it."""
    world = scenes.registering(limit=1)
    apply_many(world, 2)
    world.do(MarkPaid(by=ORGANISER, application=ApplicationId(1)))
    world.do(withdraw(1))
    again = [decoder.decode(encoder.encode(event)) for event in world.log]

    assert replay(again) == world.state
    assert audit(again) == ()


HELPER = Actor(role=Role.HELPER, key="help")
VISITOR_ONE = Actor(role=Role.APPLICANT, key="1")
OTHER = Actor(role=Role.APPLICANT, key="2")
ROLES = {
    "organiser": ORGANISER,
    "head referee": HEAD,
    "referee": REFEREE,
    "helper": HELPER,
    "player": as_player(1),
    "owner": VISITOR_ONE,
    "other": OTHER,
}
TABLE = """
SetRegistration     | yes | yes | no | no | no | no  | no
ApplyForPlace       | yes | yes | no | no | no | yes | yes
ChangeApplication   | yes | yes | no | no | no | yes | no
WithdrawApplication | yes | yes | no | no | no | yes | no
EraseApplication    | yes | yes | no | no | no | yes | no
MarkPaid            | yes | yes | no | no | no | no  | no
RenewCode           | yes | yes | no | no | no | no  | no
Register            | yes | yes | no | no | no | no  | no
"""
"""Who may do what about application 1; `docs/rights.md` has this table for readers."""
CELLS = [
    (kind.strip(), role, cell.strip() == "yes")
    for kind, *cells in (line.split("|") for line in TABLE.strip().splitlines())
    for role, cell in zip(ROLES, cells, strict=True)
]


def _command(kind: str, world: World, by: Actor) -> Command:
    first = ApplicationId(1)
    details = noted(world, person(9))
    commands: dict[str, Command] = {
        "SetRegistration": SetRegistration(by=by, terms=RegistrationTerms(open=True, limit=5)),
        "ApplyForPlace": ApplyForPlace(by=by, details=details, proof=""),
        "ChangeApplication": ChangeApplication(by=by, application=first, details=details),
        "WithdrawApplication": WithdrawApplication(by=by, application=first),
        "EraseApplication": EraseApplication(by=by, application=first),
        "MarkPaid": MarkPaid(by=by, application=first),
        "RenewCode": RenewCode(by=by, application=first, proof=""),
        "Register": Register(by=by, details=details),
    }
    return commands[kind]


@pytest.mark.parametrize(("kind", "role", "allowed"), CELLS)
def test_every_cell_of_the_rights(kind: str, role: str, *, allowed: bool) -> None:
    """The owner is whoever has the personal code."""
    world = scenes.registering(players=1)
    apply_many(world, 2)
    answer = world.ask(_command(kind, world, ROLES[role]))
    code = answer.code if isinstance(answer, TournamentRefusal) else None

    assert (code is None) is allowed
    assert allowed or code is TournamentCode.NOT_ALLOWED
