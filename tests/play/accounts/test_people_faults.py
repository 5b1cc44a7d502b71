"""Planted faults about people: each breaks the tests meant for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.planting import TESTS_FAILED, Change, Fault, run_in_copy

pytestmark = pytest.mark.slow

PEOPLE = "play/accounts/people"
LOGINS = "tests/play/accounts/test_people_logins.py"
SESSIONS = "tests/play/accounts/test_people.py"
NAMES = "tests/play/accounts/test_people_names.py"
ROLES = "tests/play/accounts/test_people_roles.py"
STORE = "tests/play/accounts/test_people_store.py"
ERASURE = "tests/storage/test_erasure.py"
VERIFY = "        right = await self.hashing.verify(None if found is None else found.hashed, given)\n"

FAULTS = {
    "an unknown login is told apart": Fault(
        (
            Change(
                PEOPLE,
                VERIFY,
                f"{VERIFY}        if found is None:\n            return _no(PeopleTrouble.NO_SUCH_PLAYER)\n",
            ),
        ),
        (LOGINS, "-k", "alike"),
    ),
    "an unknown login is answered at once": Fault(
        (
            Change(
                PEOPLE,
                VERIFY,
                f"        if found is None:\n            return _no(PeopleTrouble.WRONG_LOGIN)\n{VERIFY}",
            ),
        ),
        (LOGINS, "-k", "alike"),
    ),
    "tokens are stored as they are": Fault(
        (Change(PEOPLE, 'sha256(token.encode("utf-8", "surrogatepass")).hexdigest()', "token"),),
        (SESSIONS, "-k", "digest"),
    ),
    "a token stands in what logs quote": Fault(
        (
            Change(
                "play/accounts/profiles",
                'return f"Session(profile=',
                'return f"Session(token={self.token!r}, profile=',
            ),
        ),
        (SESSIONS, "-k", "logs"),
    ),
    "an account keeps the guest's token": Fault(
        (Change(PEOPLE, "        await self._store.end_others(made.player, None)\n", ""),),
        (SESSIONS, "-k", "new_token"),
    ),
    "sessions never end": Fault(
        (Change(PEOPLE, "if found is None or found[0].expires <= now:", "if found is None:"),),
        (SESSIONS, "-k", "idle"),
    ),
    "an erased name stays known": Fault(
        (Change(PEOPLE, "erase(player)\n        await self._renamed(player)\n", "erase(player)\n"),),
        (NAMES, "-k", "erased"),
    ),
    "an erased name stays in the table": Fault(
        (
            Change(
                "storage/live_store/people",
                "await connection.execute(delete(PERSON).where(PERSON.c.player == player))",
                "pass",
            ),
        ),
        (ERASURE, "-k", "neither"),
    ),
    "an erased name stays in the journal": Fault(
        (
            Change(
                "storage/live_store/people",
                "await self._database.purge_erased()",
                "pass",
            ),
        ),
        (ERASURE, "-k", "neither"),
    ),
    "an erased name stays on its page": Fault(
        (Change("storage/sqlite/files", "PRAGMA secure_delete = ON", "PRAGMA secure_delete = OFF"),),
        (ERASURE, "-k", "neither"),
    ),
    "a ban is undone by a new name": Fault(
        (
            Change(
                "storage/live_store/people",
                "fields = changes.fields()",
                'fields = {"banned": False} | changes.fields()',
            ),
        ),
        (STORE, "-k", "sqlite and together"),
    ),
    "an organiser appoints": Fault(
        (
            Change(
                PEOPLE,
                "if not actor.admin or (player == actor.player and admin is False):",
                "if not (actor.admin or actor.organiser) or (player == actor.player and admin is False):",
            ),
        ),
        (ROLES, "-k", "nobody_else"),
    ),
    "names of those under 16 are shown whole": Fault(
        (
            Change(
                "play/accounts/names",
                "return short_name(profile.name) if profile.minor else profile.name",
                "return profile.name",
            ),
        ),
        (NAMES, "-k", "under_16"),
    ),
}


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
def test_a_planted_fault_about_people_is_noticed(tmp_path: Path, fault: Fault) -> None:
    done = run_in_copy(tmp_path, fault.changes, fault.tests)

    assert done.returncode == TESTS_FAILED, done.stdout[-2000:] + done.stderr[-2000:]
