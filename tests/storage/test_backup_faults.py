"""Planted faults in backup and restore: each breaks the tests meant for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.planting import TESTS_FAILED, Change, Fault, run_in_copy

pytestmark = pytest.mark.slow

BACKUP = "tests/storage/test_backup.py"
DAMAGE = "tests/storage/test_backup_damage.py"

FAULTS = {
    "every table of a file is read at another moment": Fault(
        (Change("storage/sqlite/adapter", 'connection.exec_driver_sql("BEGIN")', "None"),),
        (BACKUP, "-k", "one_moment and sqlite"),
    ),
    "every table of PostgreSQL is read at another moment": Fault(
        (Change("storage/postgresql/adapter", "REPEATABLE READ", "READ COMMITTED"),),
        (BACKUP, "-k", "one_moment and postgresql"),
    ),
    "PostgreSQL sorts texts in another order": Fault(
        (
            Change(
                "storage/postgresql/adapter",
                'column.collate("C") if isinstance(column.type, String) else column',
                "column.desc() if isinstance(column.type, String) else column",
            ),
        ),
        (BACKUP, "-k", "every_byte"),
    ),
    "nothing erased becomes something": Fault(
        (Change("storage/backups/reflected_tables", "none_as_null=True", "none_as_null=False"),),
        (BACKUP, "-k", "tournament"),
    ),
    "digests are not compared": Fault(
        (Change("storage/backups/backup_file", "if end.digests != self.digests.result():", "if not end:"),),
        (DAMAGE, "-k", "damaged"),
    ),
    "gaps are not looked for": Fault(
        (Change("storage/backups/restore", "if gap is not None:", "if gap is False:"),),
        (DAMAGE, "-k", "fit_their_digest"),
    ),
    "an old log is left with a new file": Fault(
        (
            Change(
                "storage/sqlite/adapter",
                "                _remove_companions(self._path)\n",
                "                pass\n",
            ),
        ),
        (DAMAGE, "-k", "in_use"),
    ),
    "a backup is written over": Fault(
        (
            Change(
                "storage/atomic_file",
                "if path.exists() and not force:",
                "if path.exists() and force is None:",
            ),
            Change("storage/atomic_file", "        if force:\n", "        if True:\n"),
        ),
        (DAMAGE, "-k", "written_over"),
    ),
    "a damaged backup leaves half a file": Fault(
        (
            Change(
                "storage/atomic_file",
                "            draft.with_name(draft.name + ending).unlink(missing_ok=True)\n",
                "            pass\n",
            ),
        ),
        (DAMAGE, "-k", "leaves_nothing"),
    ),
    "anybody can read a backup": Fault(
        (Change("storage/atomic_file", "0o600 if private else 0o666", "0o644"),),
        (DAMAGE, "-k", "only_the_owner"),
    ),
}


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
def test_a_planted_fault_of_backups_is_noticed(tmp_path: Path, fault: Fault) -> None:
    done = run_in_copy(tmp_path, fault.changes, fault.tests)

    assert done.returncode == TESTS_FAILED, done.stdout[-2000:] + done.stderr[-2000:]
