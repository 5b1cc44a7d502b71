"""Planted faults: each breaks at least one test, so the suites would notice real ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.planting import TESTS_FAILED, Change, Fault, run_in_copy

pytestmark = pytest.mark.slow

COUNTS = "tests/counts/test_counts.py"
RECORDS = "tests/records/test_records.py"
SECRETS = "tests/properties/test_secrets.py"
GAMES = "tests/properties/test_games.py"
TIMEOUTS = "tests/properties/test_timeouts.py"
JUDGES = "tests/properties/test_judge.py"
CONTRACT = "tests/storage/test_contract.py"
FILES = "tests/storage/test_files.py"
KILLED = "tests/crash/test_killed.py"
POWER = "tests/crash/test_power_loss.py"
SERVED = "tests/crash/test_served.py"

FAULTS = {
    "a place that becomes free goes to nobody": Fault(
        (Change("tournament/registration/applications", "[: max(0, free)]", "[:0]"),),
        ("tests/tournament/test_registration.py", "-k", "moves"),
    ),
    "anybody changes anybody's registration": Fault(
        (Change("tournament/roles", "command.by.key == str(command.application)", "command.by.key"),),
        ("tests/tournament/test_registration.py", "-k", "every_cell"),
    ),
    "one event too many counts in a season": Fault(
        (
            Change(
                "season/ranking",
                "reverse=True)[: self._season.best]",
                "reverse=True)[: self._season.best and self._season.best + 1]",
            ),
        ),
        ("tests/season/test_ranking.py", "-k", "plain_count"),
    ),
    "who is in the final already takes a place of the quota": Fault(
        (Change("season/qualification", "if line.person in inside:", "if not line.person:"),),
        ("tests/season/test_ranking.py", "-k", "quotas_skip"),
    ),
    "a call goes to the referees of the next sector": Fault(
        (
            Change(
                "tournament/sectors",
                "each.first <= table <= each.last",
                "each.first <= table + 1 <= each.last",
            ),
        ),
        ("tests/tournament/test_officials.py", "-k", "sector_first"),
    ),
    "the second desk overwrites the first": Fault(
        (Change("tournament/log/conflicts", "if touches(meant):", "if touches(meant) and number < seen:"),),
        ("tests/day/test_two_desks.py", "-k", "told_and_nothing"),
    ),
    "the end does not wait for a postponed table": Fault(
        (Change("tournament/rankings/closing", "refusal = refuse_outstanding(stage)", "refusal = None"),),
        ("tests/tournament/test_postponed.py", "-k", "end_waits"),
    ),
    "a round with a postponed table is never over": Fault(
        (Change("tournament/state", "table.closed or table.outstanding for", "table.closed for"),),
        ("tests/tournament/test_postponed.py", "-k", "any_order"),
    ),
    "everybody reads why a table is postponed": Fault(
        (Change("day/view_builder", 'postponed.why if official else ""', "postponed.why"),),
        ("tests/server/tournaments/test_postponed.py",),
    ),
    "a private game is on the page of a player": Fault(
        (Change("server/people/players", "return game.public and", "return True and"),),
        ("tests/leaks/test_private_games.py",),
    ),
    "a review marks a forced turn": Fault(
        (
            Change(
                "coach/review/marks",
                "others:\n        return False",
                "others:\n        return True",
            ),
        ),
        ("tests/coach/test_marks.py",),
    ),
    "a puzzle with two answers counts as sound": Fault(
        (Change("coach/puzzles/proof", "if len(found) > 1:", "if len(found) > 2:"),),
        ("tests/coach/test_puzzles.py", "-k", "faults"),
    ),
    "a choice without a clear answer counts as sound": Fault(
        (Change("coach/puzzles/hold", "self.error >= LEAST_GAP", "self.error >= 0"),),
        ("tests/coach/test_hold_or_play.py", "-k", "clear"),
    ),
    "a second attempt at a puzzle is rated": Fault(
        (Change("storage/live_store/puzzle_ratings", "if not fresh:", "if not fresh and not allowed:"),),
        ("tests/play/lobby/test_puzzle_ratings.py", "-k", "sqlite"),
    ),
    "a hint is given in a rated game": Fault(
        (
            Change(
                "play/games/hints",
                "setup.rated or setup.tournament is not None or elsewhere",
                "setup.tournament is not None",
            ),
        ),
        ("tests/play/games/test_taking_hints.py", "-k", "rated"),
    ),
    "a run goes on from 13 to 1": Fault(
        (
            Change("melds", "min(first, last) < 1 or max(first, last) > HIGHEST", "len(meld) > HIGHEST"),
            Change("melds", "first + step * i)", "(first + step * i - 1) % HIGHEST + 1)"),
        ),
        (COUNTS, "-k", "edges"),
    ),
    "a joker is worth 0 in the opening": Fault(
        (
            Change(
                "melds",
                "Reading(Shape.RUN, stands_for, sum(kind.number for kind in stands_for))",
                "Reading(Shape.RUN, stands_for, sum(kind.number for kind in meld))",
            ),
        ),
        (COUNTS, "-k", "opening"),
    ),
    "the penalty tile is forgotten": Fault(
        (Change("decide", "draft.draw(seat, result.draws, DrawReason.PENALTY)", "pass"),),
        (RECORDS, "-k", "timeouts"),
    ),
    "the log leaks the racks dealt": Fault(
        (
            Change(
                "view",
                "deck=deck,\n                racks=_own_rack_only(racks, viewer)",
                "deck=deck, racks=racks",
            ),
        ),
        (SECRETS, "-k", "pl-minute-0"),
    ),
    "the log leaks the tile drawn": Fault(
        (
            Change(
                "view",
                "shown = tiles if viewer.seat == seat else _hidden(tiles)\n            return TilesDrawn",
                "shown = tiles\n            return TilesDrawn",
            ),
        ),
        (SECRETS, "-k", "pl-minute-0"),
    ),
    "the log leaks the rack after a time-out": Fault(
        (
            Change(
                "view",
                "rack=event.rack if viewer.seat == seat else _hidden_rack(event.rack)",
                "rack=event.rack",
            ),
        ),
        (SECRETS, "-k", "pl-forty-1"),
    ),
    "a view shows every rack": Fault(
        (Change("view", "else _own_rack_only(state.racks, viewer)", "else state.racks"),),
        (SECRETS, "-k", "pl-minute-0"),
    ),
    "one last turn too few": Fault(
        (Change("core/turns/draft", "turns=self.state.seats)", "turns=self.state.seats - 1)"),),
        (RECORDS, "-k", "round-time or exhausted"),
    ),
    "the 200 is forgotten": Fault(
        (
            Change(
                "scoring",
                "Reason.COULD_HAVE_OPENED: rules.unopened_penalty_could_open",
                "Reason.COULD_HAVE_OPENED: rules.unopened_penalty",
            ),
        ),
        (RECORDS, "-k", "out-"),
    ),
    "a second deal is not judged afresh": Fault(
        (
            Change(
                "core/deal",
                "rules.redeal_limit is not None and deals > rules.redeal_limit",
                "deals > 1",
            ),
        ),
        (RECORDS, "-k", "redeal"),
    ),
    "the bank is drawn from the wrong end": Fault(
        (
            Change("core/turns/draft", "tiles = self.state.bank[:left]", "tiles = self.state.bank[-left:]"),
            Change("state", "bank=state.bank[len(tiles) :]", "bank=state.bank[: -len(tiles)]"),
        ),
        (RECORDS, "-k", "out-"),
    ),
    "a drawn tile stays in the bank": Fault(
        (Change("state", "bank=state.bank[len(tiles) :],", "bank=state.bank[len(tiles) - 1 :],"),),
        (GAMES, "-k", "replay and en-classic"),
    ),
    "a tie has one winner": Fault(
        (Change("scoring", "reason is Reason.OUT)\n    )", "reason is Reason.OUT)\n    )[:1]"),),
        (RECORDS, "-k", "tie"),
    ),
    "a turn undone is an older one": Fault(
        (
            Change(
                "state",
                "before_last_turn=state.before_turn,",
                "before_last_turn=state.before_last_turn or state.before_turn,",
            ),
        ),
        (RECORDS, "-k", "referee"),
    ),
    "a freed joker may lie anywhere under every rule": Fault(
        (
            Change(
                "judge",
                "if case.rules.joker_reuse is JokerReuse.ANYWHERE or not case.before.opened:",
                "if case.rules:",
            ),
        ),
        (COUNTS, "-k", "jokers"),
    ),
    "an opening may use the table": Fault(
        (Change("judge", "    _opening_leaves_table_alone,\n", ""),),
        (JUDGES, "-k", "both_judges"),
    ),
    "an equal tile stands for one in hand at time-out": Fault(
        (Change("core/turns/timeout", "if not set(turn.table.tiles) <= set(left.tiles):", "if not turn:"),),
        (TIMEOUTS, "-k", "equal"),
    ),
    "a call during the deal stops the game for ever": Fault(
        (Change("core/turns/referee", " or _deal_is_settled(state):", ":"),),
        (GAMES, "-k", "call_during_the_deal"),
    ),
    "a command may be stored twice": Fault(
        (
            Change(
                "storage/migrations/versions/v0001_streams",
                '        sa.UniqueConstraint("stream", "command_id", name="uq_event_stream_command_id"),\n',
                "",
            ),
        ),
        (CONTRACT, "-k", "sent_twice"),
    ),
    "names are written when the events are not": Fault(
        (
            Change(
                "storage/sqlite/streams",
                "                if moved:\n",
                "                _write_private(connection, stream, private)\n                if moved:\n",
            ),
        ),
        (CONTRACT, "-k", "race"),
    ),
    "a commit does not wait for the disk": Fault(
        (Change("storage/sqlite/files", "PRAGMA synchronous = FULL", "PRAGMA synchronous = NORMAL"),),
        (FILES, "-k", "wait_for_the_disk"),
    ),
    "nobody looks again while Redis is away": Fault(
        (Change("bus/hints", "self._look_again(list(self._listeners))", "pass"),),
        ("tests/bus/test_redis_away.py", "-k", "again_and_again"),
        (("STOLIK_BUS_PATIENCE", "10"),),
    ),
    "a commit does not wait for the disk, and the power goes": Fault(
        (Change("storage/sqlite/files", "PRAGMA synchronous = FULL", "PRAGMA synchronous = NORMAL"),),
        (POWER,),
    ),
    "nothing ever waits for the disk, and the power goes": Fault(
        (Change("storage/sqlite/files", "PRAGMA synchronous = FULL", "PRAGMA synchronous = OFF"),),
        (POWER,),
    ),
    "a command is acknowledged before it is committed": Fault(
        (
            Change(
                "storage/live_store/group_commit",
                "        return await answer\n",
                "        return Written(seq=step.expected + len(step.events))\n",
            ),
        ),
        (KILLED,),
    ),
    "the server acknowledges before it has committed": Fault(
        (
            Change(
                "storage/live_store/group_commit",
                "        return await answer\n",
                "        return Written(seq=step.expected + len(step.events))\n",
            ),
        ),
        (SERVED, "-k", "cannot_commit"),
    ),
    "a command id is no key and nobody looks for it": Fault(
        (
            Change(
                "storage/migrations/versions/v0001_streams",
                '        sa.UniqueConstraint("stream", "command_id", name="uq_event_stream_command_id"),\n',
                "",
            ),
            Change(
                "storage/live_store/group_commit",
                "        if found.first is not None:\n",
                "        if found.first is False:\n",
            ),
        ),
        (KILLED,),
    ),
    "the sweeper takes its end for a wake-up": Fault(
        (
            Change(
                "play/clocks/sweeper",
                "async with asyncio.timeout(pause):\n                        await due.wait()\n",
                "await asyncio.wait_for(due.wait(), pause)\n",
            ),
        ),
        ("tests/play/clocks/test_sweeper.py",),
    ),
    "down time is not given back": Fault(
        (Change("play/clocks/deadlines", "    return sum(\n", "    return 0 * sum(\n"),),
        (KILLED,),
    ),
}


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
def test_a_planted_fault_is_noticed(tmp_path: Path, fault: Fault) -> None:
    """Of the tests chosen for the fault, at least one fails."""
    done = run_in_copy(tmp_path, *fault)

    print(*(line for line in done.stdout.splitlines() if line.startswith("FAILED")), sep="\n")  # noqa: T201  who noticed
    assert done.returncode == TESTS_FAILED, done.stdout[-2000:] + done.stderr[-2000:]


def test_without_a_fault_the_copy_passes(tmp_path: Path) -> None:
    """The failures above are caused by the fault alone."""
    done = run_in_copy(tmp_path, (), (RECORDS,), chances=1)

    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
