"""Judging a game on a sheet: its results, or why it is impossible."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from stolik.core.errors import StolikError
from stolik.core.places import shared_places
from stolik.core.ruleset import SEAT_COUNTS, Announcement, Ruleset, TiedWinners, WinnerRecords
from stolik.core.scoring import Ending, Reason
from stolik.tournament.refusals import TournamentCode, TournamentRefusal, refuse
from stolik.tournament.score_sheets.rack_count import JOKER_VALUES, MOST_RACK, Count
from stolik.tournament.score_sheets.sheet import SheetGame, SheetLine, SheetResult, TypedGame

_PENALTIES: Final = frozenset({Reason.UNOPENED, Reason.COULD_HAVE_OPENED, Reason.ANNOUNCED})


def judge_game(rules: Ruleset, typed: TypedGame, count: Count) -> SheetGame | TournamentRefusal:
    """Return the game with its results, or why the sheet is wrong."""
    if typed.void:
        return SheetGame(typed=typed)
    if typed.walkover:
        alone = [SheetLine(player=line.player, small=0) for line in typed.lines]
        return SheetGame(typed=replace(typed, lines=tuple(alone)), results=results_from(rules, alone))
    with_racks = [line for line in typed.lines if line.rack is not None]
    if not with_racks:
        return _judge_points(rules, typed)
    if len(with_racks) < len(typed.lines):
        missing = tuple(line.player for line in typed.lines if line.rack is None)
        return refuse(TournamentCode.RACKS_INCOMPLETE, players=missing)
    return _judge_racks(rules, typed, count)


def results_from(rules: Ruleset, lines: Sequence[SheetLine]) -> tuple[SheetResult, ...]:
    """Return places and big points from small points; equal points share the better place (M-11)."""
    big = rules.big_points_for(max(len(lines), min(SEAT_COUNTS)))
    smalls = [line.small or 0 for line in lines]
    places = shared_places(smalls)
    return tuple(
        SheetResult(
            player=line.player,
            small=small,
            place=place,
            big=big[place - 1],
            because=line.because,
        )
        for line, small, place in zip(lines, smalls, places, strict=True)
    )


def _judge_racks(rules: Ruleset, typed: TypedGame, count: Count) -> SheetGame | TournamentRefusal:
    ending = typed.ending
    if ending is None:
        if all(line.rack for line in typed.lines):
            return refuse(TournamentCode.ENDING_MISSING, clauses=_clauses(rules, "exhaustion"))
        ending = Ending.OUT
    try:
        counted = count(rules, ending, typed.lines)
    except StolikError as error:
        number = error.parts.get("found")
        return refuse(
            TournamentCode.BAD_RACKS,
            detail=error.key or str(error),
            typed=error.offender,
            found=number if isinstance(number, int) else None,
        )
    for line, found in zip(typed.lines, counted, strict=True):
        if line.small is not None and line.small != found.small:
            return _wrong_count(rules, replace(typed, ending=ending), count, line)
        if line.because is not None and line.because is not found.because:
            return refuse(
                TournamentCode.COUNT_DIFFERS,
                clauses=_clauses(rules, "unopened_penalty"),
                players=(line.player,),
                detail=found.because,
            )
    results = tuple(
        SheetResult(
            player=line.player, small=found.small, place=found.place, big=found.big, because=found.because
        )
        for line, found in zip(typed.lines, counted, strict=True)
    )
    return SheetGame(typed=replace(typed, ending=ending), results=results)


def _wrong_count(rules: Ruleset, typed: TypedGame, count: Count, wrong: SheetLine) -> TournamentRefusal:
    """Return whether the sheet was counted with another ruleset's joker, or just wrongly."""
    ending = typed.ending or Ending.OUT
    at = typed.lines.index(wrong)
    for value in JOKER_VALUES:
        if value != rules.joker_penalty:
            other = count(replace(rules, joker_penalty=value), ending, typed.lines)
            if all(line.small in {None, found.small} for line, found in zip(typed.lines, other, strict=True)):
                return refuse(
                    TournamentCode.JOKER_VALUE,
                    clauses=_clauses(rules, "joker_penalty"),
                    players=(wrong.player,),
                    expected=rules.joker_penalty,
                    found=value,
                )
    right = count(rules, ending, typed.lines)[at]
    return refuse(
        TournamentCode.COUNT_DIFFERS,
        clauses=_clauses(rules, "winner_records"),
        players=(wrong.player,),
        expected=right.small,
        found=wrong.small,
    )


class _Sheet(Struct, frozen=True, kw_only=True):
    """Small points being judged."""

    rules: Ruleset
    ending: Ending | None
    lines: tuple[SheetLine, ...]
    smalls: tuple[int, ...]

    @property
    def top(self) -> int:
        return max(self.smalls)

    @property
    def winners(self) -> int:
        return self.smalls.count(self.top)

    @property
    def losses(self) -> int:
        return -sum(small for small in self.smalls if small != self.top)

    @property
    def penalty_applies(self) -> bool:
        """I-6: whether a player who has not opened records a penalty."""
        out = self.ending in {None, Ending.OUT}
        return bool(self.rules.unopened_penalty) and (out or self.rules.unopened_penalty_on_exhaustion)

    def penalty(self, because: Reason) -> int:
        return {
            Reason.UNOPENED: self.rules.unopened_penalty,
            Reason.COULD_HAVE_OPENED: self.rules.unopened_penalty_could_open,
            Reason.ANNOUNCED: self.rules.announced_penalty,
        }[because]

    def is_penalty(self, loss: int, because: Reason) -> bool:
        """Return whether a loss is that penalty, or at least that if the rack is added (I-5)."""
        amount = self.penalty(because)
        return loss == amount if self.rules.unopened_penalty_replaces_rack else loss >= amount


def _judge_points(rules: Ruleset, typed: TypedGame) -> SheetGame | TournamentRefusal:
    missing = tuple(line.player for line in typed.lines if line.small is None)
    if missing:
        return refuse(TournamentCode.POINTS_MISSING, players=missing)
    smalls = tuple(line.small or 0 for line in typed.lines)
    sheet = _Sheet(rules=rules, ending=typed.ending, lines=typed.lines, smalls=smalls)
    refusal = next(_impossible(sheet), None)
    if refusal is None:
        return SheetGame(typed=typed, results=results_from(rules, typed.lines))
    turned = replace(sheet, smalls=tuple(-small for small in smalls))
    if next(_sums(sheet), None) is not None and next(_sums(turned), None) is None:
        return refuse(TournamentCode.SIGNS_TURNED)
    return refusal


def _impossible(sheet: _Sheet) -> Iterator[TournamentRefusal]:
    """Return why the small points are impossible, the simplest reason first."""
    yield from _sums(sheet)
    for line, small in zip(sheet.lines, sheet.smalls, strict=True):
        yield from _line(sheet, line, small)


def _sums(sheet: _Sheet) -> Iterator[TournamentRefusal]:
    yield from _signs(sheet)
    yield from _winners(sheet)
    yield from _sum(sheet)


def _signs(sheet: _Sheet) -> Iterator[TournamentRefusal]:
    clauses = _clauses(sheet.rules, "winner_records")
    for line, small in zip(sheet.lines, sheet.smalls, strict=True):
        if 0 <= small != sheet.top:
            yield refuse(
                TournamentCode.LOSER_NOT_NEGATIVE, clauses=clauses, players=(line.player,), found=small
            )


def _winners(sheet: _Sheet) -> Iterator[TournamentRefusal]:
    if sheet.winners > 1 and sheet.ending in {None, Ending.OUT}:
        first = tuple(
            line.player for line, small in zip(sheet.lines, sheet.smalls, strict=True) if small == sheet.top
        )
        yield refuse(
            TournamentCode.TWO_WINNERS,
            clauses=("X-10", *_clauses(sheet.rules, "tied_winners")),
            players=first,
        )


def _sum(sheet: _Sheet) -> Iterator[TournamentRefusal]:
    clauses = _clauses(sheet.rules, "winner_records")
    if sheet.rules.winner_records is WinnerRecords.NOTHING:
        if sheet.top != 0:
            yield refuse(TournamentCode.WINNER_RECORDS_NOTHING, clauses=clauses, expected=0, found=sheet.top)
        return
    split = sheet.rules.tied_winners is TiedWinners.SPLIT
    share = sheet.losses // sheet.winners if split else sheet.losses
    if sheet.top != share:
        yield refuse(TournamentCode.NOT_ZERO_SUM, clauses=clauses, expected=share, found=sheet.top)


def _line(sheet: _Sheet, line: SheetLine, small: int) -> Iterator[TournamentRefusal]:
    if small == sheet.top:
        return
    rules, loss = sheet.rules, -small
    most = max(MOST_RACK + 2 * rules.joker_penalty, rules.unopened_penalty_could_open)
    if not rules.unopened_penalty_replaces_rack:
        most += rules.unopened_penalty_could_open
    if loss > most:
        yield refuse(
            TournamentCode.POINTS_TOO_MANY,
            clauses=("X-1",),
            players=(line.player,),
            expected=-most,
            found=small,
        )
    code = _opened_code(sheet, line, loss) if line.opened else _unopened_code(sheet, line, loss)
    if code is not None:
        clauses = _clauses(rules, "unopened_penalty")
        yield refuse(code, clauses=clauses, players=(line.player,), found=small)


def _opened_code(sheet: _Sheet, line: SheetLine, loss: int) -> TournamentCode | None:
    if line.because in _PENALTIES:
        return TournamentCode.PENALTY_FOR_OPENED
    # A rack may happen to be worth just as much; then the sheet says that it was counted.
    looks = sheet.rules.unopened_penalty_replaces_rack and any(
        loss == sheet.penalty(each) for each in _PENALTIES
    )
    if line.because is None and sheet.penalty_applies and looks:
        return TournamentCode.PENALTY_FOR_OPENED
    return None


def _unopened_code(sheet: _Sheet, line: SheetLine, loss: int) -> TournamentCode | None:
    because = line.because
    if because is not None and because in _PENALTIES:
        unknown = because is Reason.ANNOUNCED and sheet.rules.announcement is Announcement.NOTHING
        if not sheet.penalty_applies or unknown:
            return TournamentCode.NO_SUCH_PENALTY
        return None if sheet.is_penalty(loss, because) else TournamentCode.WRONG_PENALTY
    if line.opened is False and sheet.penalty_applies:
        some = any(sheet.is_penalty(loss, each) for each in _PENALTIES)
        return None if some and because is None else TournamentCode.UNOPENED_WITHOUT_PENALTY
    return None


def _clauses(rules: Ruleset, field: str) -> tuple[str, ...]:
    return rules.clauses.get(field, ())
