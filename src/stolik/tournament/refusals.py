"""Refusals: a tournament's answers to rejected commands, as values with stable codes."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from msgspec import Struct

from stolik.tournament.actors import EventNumber, PlayerId, TableRef


class TournamentCode(StrEnum):
    """Why a command was refused: stored, sent to clients, and translated there."""

    NOT_ALLOWED = "not_allowed"
    """Not allowed in this role."""
    PLAYS_THERE = "plays_there"
    """An official may not rule at the table where they play."""
    REASON_NEEDED = "reason_needed"
    UNKNOWN_TOURNAMENT = "unknown_tournament"
    """There is no such tournament."""
    BUSY = "busy"
    """Others kept being faster; try again."""
    CHANGED_MEANWHILE = "changed_meanwhile"
    """Somebody else has changed the same since the author last looked."""
    USED_ID = "used_id"
    """The id of the order belongs to another one, which counts."""
    TOURNAMENT_CLOSED = "tournament_closed"
    TOURNAMENT_REMOVED = "tournament_removed"
    """It is deleted; the only thing possible is to undo that."""
    BAD_SETTING = "bad_setting"
    STARTED_ALREADY = "started_already"

    UNKNOWN_PLAYER = "unknown_player"
    UNKNOWN_DETAILS = "unknown_details"
    BAD_NAME = "bad_name"
    DUPLICATE_NAME = "duplicate_name"
    DUPLICATE_NUMBER = "duplicate_number"
    CONSENT_MISSING = "consent_missing"
    FIELD_FULL = "field_full"
    TOO_LATE = "too_late"
    ALREADY_SO = "already_so"
    """The player is already checked in, absent, gone or erased."""
    PLAYER_GONE = "player_gone"
    """Withdrawn or excluded."""

    REGISTRATION_CLOSED = "registration_closed"
    REGISTRATION_OVER = "registration_over"
    """The closing date has passed."""
    REGISTRATION_FULL = "registration_full"
    """The list is as long as a list may be."""
    UNKNOWN_APPLICATION = "unknown_application"
    WRONG_CODE = "wrong_code"
    """No application has this personal code."""
    APPLICATION_WITHDRAWN = "application_withdrawn"
    IN_ROSTER = "in_roster"
    """The application is in the roster; from then on the desk changes it."""
    BORN_MISSING = "born_missing"
    """The year of birth is asked and missing, or later than the tournament."""
    NOBODY_TO_ENTER = "nobody_to_enter"
    """Everybody with a place is in the roster already."""
    PLACE_GIVEN = "place_given"
    """Somebody who has moved up would lose the place."""

    NO_BRACKET = "no_bracket"
    """The format has no bracket for this number of players."""
    TOO_FEW_PLAYERS = "too_few_players"
    ROUND_NOT_OVER = "round_not_over"
    NO_ROUND_LEFT = "no_round_left"
    NOT_COMMITTED = "not_committed"
    ROSTER_CHANGED = "roster_changed"
    WRONG_SEED = "wrong_seed"
    CANNOT_DRAW = "cannot_draw"
    LOCKS_CLASH = "locks_clash"
    """The round does not have the places that players are locked to."""
    DRAW_ANNOUNCED = "draw_announced"
    """Pairs kept apart and locks cannot be changed until the draw is made."""
    SEAT_LOCKED = "seat_locked"
    """The seat is reserved for somebody else."""
    NO_SUCH_TABLE = "no_such_table"
    NO_SUCH_SEAT = "no_such_seat"
    SAME_PLAYER = "same_player"
    SHEET_THERE = "sheet_there"
    """Seats cannot change once the table has a sheet."""
    ROUND_OVER = "round_over"
    NO_ROOM = "no_room"
    """No free seat, or a table would have too many or too few players."""
    NOT_HERE = "not_here"
    """Somebody who is away cannot get a seat."""
    TABLE_PLAYS = "table_plays"
    """The online game of the table has started."""

    NO_ROUND = "no_round"
    """No round has been drawn."""
    CLOCK_RUNS = "clock_runs"
    CLOCK_STANDS = "clock_stands"
    NO_CLOCK = "no_clock"
    """The clock of the round was never started."""
    BAD_SECONDS = "bad_seconds"
    NO_SUCH_CALL = "no_such_call"
    CALLED_ALREADY = "called_already"
    NO_ANNOUNCEMENTS = "no_announcements"
    """The ruleset has no announcement of the opening."""
    NO_SUCH_GAME = "no_such_game"
    BAD_OFFICIAL = "bad_official"
    BAD_TABLES = "bad_tables"
    """A range of tables the wrong way round."""
    NOTHING_TO_HAND_OVER = "nothing_to_hand_over"
    """The official has no tables, and the roles are the same."""

    BAD_HALL = "bad_hall"
    """A hall without a name, named twice, or with its tables the wrong way round."""
    HALLS_OVERLAP = "halls_overlap"
    TABLE_IN_NO_HALL = "table_in_no_hall"
    NO_SUCH_ROUND = "no_such_round"
    """The format has no such round."""
    BAD_START = "bad_start"
    """Not a date or a time, or a round that has two."""
    DATES_BACKWARDS = "dates_backwards"
    """A round before the tournament, or before an earlier round."""

    NOT_DRAWN = "not_drawn"
    """The round is not drawn yet."""
    NOT_POSTPONED = "not_postponed"
    STAYS_POSTPONED = "stays_postponed"
    """The next round is drawn, so the table no longer plays with its own."""
    SHEET_COMPLETE = "sheet_complete"
    """All games of the table are entered: there is nothing to postpone."""
    ONLINE_TABLE = "online_table"
    """A table of the server cannot be postponed."""
    BAD_POSTPONEMENT = "bad_postponement"
    """Not a date, not a time, or a time without a date."""
    TABLES_POSTPONED = "tables_postponed"
    """Postponed tables have not played yet."""

    WRONG_PLAYERS = "wrong_players"
    WRONG_GAMES = "wrong_games"
    SHEET_CLOSED = "sheet_closed"
    NO_SHEET = "no_sheet"
    SHEET_NOT_CLOSED = "sheet_not_closed"
    NOT_CONFIRMED = "not_confirmed"
    SHEET_INCOMPLETE = "sheet_incomplete"
    NOTHING_CHANGED = "nothing_changed"
    POINTS_MISSING = "points_missing"
    RACKS_INCOMPLETE = "racks_incomplete"
    ENDING_MISSING = "ending_missing"
    BAD_RACKS = "bad_racks"
    NOT_ZERO_SUM = "not_zero_sum"
    WINNER_RECORDS_NOTHING = "winner_records_nothing"
    LOSER_NOT_NEGATIVE = "loser_not_negative"
    SIGNS_TURNED = "signs_turned"
    """All signs are reversed: the sheet is winner-positive (I-4)."""
    TWO_WINNERS = "two_winners"
    POINTS_TOO_MANY = "points_too_many"
    """More than any rack can hold."""
    PENALTY_FOR_OPENED = "penalty_for_opened"
    """The penalty for not opening, recorded by a player who opened."""
    UNOPENED_WITHOUT_PENALTY = "unopened_without_penalty"
    NO_SUCH_PENALTY = "no_such_penalty"
    """The ruleset has no penalty for not opening here."""
    WRONG_PENALTY = "wrong_penalty"
    JOKER_VALUE = "joker_value"
    """Right only with another ruleset's joker value."""
    COUNT_DIFFERS = "count_differs"

    VOID_NOT_ALLOWED = "void_not_allowed"
    """Only a referee may decide that a game is not played."""

    WARNING_FIRST = "warning_first"
    BAD_POINTS = "bad_points"
    NO_SUCH_DISPUTE = "no_such_dispute"
    DISPUTE_OPEN = "dispute_open"

    NOT_TIED = "not_tied"
    """These players are not tied at a cut or for a first place."""
    WRONG_TIE_PROCEDURE = "wrong_tie_procedure"
    TIE_OPEN = "tie_open"
    ROUNDS_LEFT = "rounds_left"
    STAGES_LEFT = "stages_left"
    CUT_CHANGED = "cut_changed"
    """Those who would advance are not the recorded ones."""

    NO_SUCH_EVENT = "no_such_event"
    UNDONE_ALREADY = "undone_already"
    CANNOT_UNDO = "cannot_undo"
    NEEDED_LATER = "needed_later"
    """A later event, which is named, would become impossible."""


CLAUSES: Final[dict[TournamentCode, tuple[str, ...]]] = {
    TournamentCode.NOT_ALLOWED: ("S-28",),
    TournamentCode.PLAYS_THERE: ("S-25",),
    TournamentCode.REASON_NEEDED: ("S-28",),
    TournamentCode.NO_BRACKET: ("M-13", "F-13"),
    TournamentCode.TOO_FEW_PLAYERS: ("X-2",),
    TournamentCode.WRONG_GAMES: ("M-12", "F-12"),
    TournamentCode.SIGNS_TURNED: ("I-4",),
    TournamentCode.WARNING_FIRST: ("S-27",),
    TournamentCode.DISPUTE_OPEN: ("S-25",),
    TournamentCode.TIE_OPEN: ("M-15", "M-17", "M-18"),
}
"""The clauses behind refusals that do not depend on the ruleset."""


class TournamentRefusal(Struct, frozen=True, kw_only=True):
    """A rejected command. Falsy, so that ``if decide(...)`` reads naturally."""

    code: TournamentCode
    clauses: tuple[str, ...] = ()
    """The rulebook clauses behind it."""
    players: tuple[PlayerId, ...] = ()
    table: TableRef | None = None
    game: int | None = None
    """Which game of the sheet, from 1."""
    event: EventNumber | None = None
    """The event that prevents it."""
    expected: int | None = None
    found: int | None = None
    detail: str = ""
    """What was wrong: a code with a translation, or a name or text that explains itself."""
    typed: str = ""
    """The invalid input, for quoting."""

    def __bool__(self) -> bool:
        return False


def refuse(
    code: TournamentCode,
    *,
    clauses: tuple[str, ...] | None = None,
    players: tuple[PlayerId, ...] = (),
    table: TableRef | None = None,
    game: int | None = None,
    event: EventNumber | None = None,
    expected: int | None = None,
    found: int | None = None,
    detail: str = "",
    typed: str = "",
) -> TournamentRefusal:
    """Return a refusal with the clauses of its code, unless others are given."""
    return TournamentRefusal(
        code=code,
        clauses=CLAUSES.get(code, ()) if clauses is None else clauses,
        players=players,
        table=table,
        game=game,
        event=event,
        expected=expected,
        found=found,
        detail=detail,
        typed=typed,
    )
