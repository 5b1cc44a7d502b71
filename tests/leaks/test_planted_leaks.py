"""Planted leaks: each is found by the suite, so that it would find real ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.planting import TESTS_FAILED, Change, run_in_copy

pytestmark = pytest.mark.slow

SUITE = "tests/leaks/test_nothing_leaks.py"

LEAKS: dict[str, tuple[str, tuple[Change, ...]]] = {
    # Which view is built first, and who gets it, depends on the order of the sockets.
    "the first picture made of a room is told to everybody": (
        ", socket",
        (
            Change(
                "server/websocket/room_messages",
                "self._rooms.get(viewer)",
                "next(iter(self._rooms.values()), None)",
            ),
        ),
    ),
    "everybody is told the tile drawn": (
        "spectator, socket",
        (
            Change(
                "server/websocket/room_messages",
                "seen = see_event(self._loaded.room, event, viewer)",
                "seen = event",
            ),
        ),
    ),
    "whoever comes back gets the deal as it is stored": (
        "/since/",
        (Change("play/rooms/queries", "see_event(loaded.room, event, viewer)", "event"),),
    ),
    "the refusal of a move out of turn holds the rack of whoever is to move": (
        "/orders",
        (
            Change(
                "play/games/executor",
                "return Refused(code=followed.code, verdict=followed.verdict)",
                "from stolik.core.judge import Verdict\n"
                "                state = decided.room.game\n"
                "                held = state.racks[state.turn.seat].faces.tiles if state.turn else ()\n"
                "                told = followed.verdict or Verdict((), held, None, ())\n"
                "                return Refused(code=followed.code, verdict=told)",
            ),
        ),
    ),
    "the stacks are listed in the order of what is in them": (
        "stacks",
        (
            Change(
                "view",
                "sorted(state.stacks.items())",
                "sorted(state.stacks.items(), key=lambda each: str(each[1][0]))",
            ),
        ),
    ),
    "what the seed makes of a bot is in the log": (
        "log:",
        (
            Change(
                "play/thinking/thinking",
                "            answer = await self._thinker.ask(question)\n",
                '            _LOG.info("bot thinks, whim %d", question.seed)\n'
                "            answer = await self._thinker.ask(question)\n",
            ),
        ),
    ),
    "a referee sees the racks of a paused table without a look on record": (
        "referee, http",
        (Change("view", "viewer.referee in state.stop.seen_by", "viewer.referee is not None"),),
    ),
    "a referee who has not looked guesses at tiles": (
        "other referee, http",
        (Change("play/games/commands", "and not _has_looked(loaded, actor)", "and not actor.player"),),
    ),
    "a game can be replayed while it is played": (
        "/replay",
        (
            Change(
                "play/rooms/queries",
                "        return Refused(code=Trouble.NOT_OVER)\n",
                "        pass\n",
            ),
            Change("play/games/replays", "None if loaded.room.is_over else", "None if loaded else"),
        ),
    ),
    "a table being laid shows the rest of the rack": (
        "Laid",
        (
            Change(
                "server/websocket/channels",
                "turn=game.turns, table=table)",
                "turn=game.turns, table=type(table)((*table.melds, game.racks[game.turn.seat].tiles)))",
            ),
        ),
    ),
}


ACCOUNTS: dict[str, tuple[str, Change]] = {
    "the room of a tournament names accounts": (
        "/match",
        Change(
            "play/rooms/personas",
            "return seat_id(seat)\n    return FORMER",
            "return player\n    return FORMER",
        ),
    ),
    "who sat down is told as it is stored": (
        "/since/0",
        Change("play/rooms/views", "return _of_seat(room, event if", "return (event if"),
    ),
    "a list of games shows accounts": (
        "/api/me/games",
        Change("play/rooms/personas", "if game.tournament is None:", "if game:"),
    ),
    "a tournament's file contains accounts": (
        "/export",
        Change("day/files/export_file", "_without_accounts(named.log)", "tuple(named.log)"),
    ),
}


@pytest.mark.parametrize(("where", "change"), ACCOUNTS.values(), ids=ACCOUNTS)
def test_a_planted_leak_of_an_account_is_found(tmp_path: Path, where: str, change: Change) -> None:
    done = run_in_copy(tmp_path, (change,), ("tests/leaks/test_tournament_accounts.py",))

    assert done.returncode == TESTS_FAILED, done.stdout[-2000:] + done.stderr[-2000:]
    assert any("leaked: " in line and where in line for line in done.stdout.splitlines()), done.stdout[-2000:]


@pytest.mark.parametrize(("where", "changes"), LEAKS.values(), ids=LEAKS)
def test_a_planted_leak_is_found(tmp_path: Path, where: str, changes: tuple[Change, ...]) -> None:
    done = run_in_copy(tmp_path, changes, (SUITE,))

    assert done.returncode == TESTS_FAILED, done.stdout[-2000:] + done.stderr[-2000:]
    leaks = [line for line in done.stdout.splitlines() if "leaked: " in line]
    assert any(where in line for line in leaks), "\n".join(leaks) or done.stdout[-2000:]
