"""What is shared out first when the tests run in several processes, and what stays together.

Whatever is long and comes last keeps one process at work alone. A file stays with its fixtures; where its
tests are long and share nothing, each goes by itself.
"""

from __future__ import annotations

from typing import Final

LONG: Final = (
    "tests/e2e/test_tournament_day.py",
    "tests/server/test_fuzz.py",
    "tests/crash/test_served.py",
    "tests/e2e/test_tournament_axe.py",
    "tests/server/test_day_fuzz.py",
    "tests/crash/test_killed.py",
    "tests/e2e/test_whole_games.py",
    "tests/cli/tournament/test_whole.py",
    "tests/cli/tournament/test_killed.py",
    "tests/e2e/test_axe.py",
    "tests/crash/test_servers_killed.py",
    "tests/e2e/test_day_pages.py",
    "tests/test_planted_faults.py",
    "tests/e2e/test_every_button.py",
    "tests/play/test_simulation.py",
    "tests/e2e/test_nothing_is_lost.py",
    "tests/server/test_sockets.py",
    "tests/server/test_workers.py",
    "tests/e2e/test_tournament_online.py",
    "tests/server/test_whole_day.py",
    "tests/e2e/test_live_pages.py",
    "tests/storage/test_backup_faults.py",
    "tests/e2e/test_company.py",
    "tests/e2e/test_wheel.py",
    "tests/play/test_people_faults.py",
    "tests/web/test_table_page.py",
    "tests/leaks/test_planted_leaks.py",
    "tests/e2e/test_coming_back.py",
    "tests/leaks/test_nothing_leaks.py",
    "tests/e2e/test_fingers.py",
    "tests/crash/test_power_loss.py",
    "tests/simulation/test_simulation.py",
    "tests/tournament/test_apart.py",
    "tests/play/test_leaks.py",
    "tests/solver/test_differential.py",
    "tests/solver/test_new_set.py",
    "tests/properties/test_games.py",
    "tests/cli/tournament/test_commands.py",
    "tests/cli/tournament/test_bad_input.py",
    "tests/tournament/test_simulation.py",
)
"""Files, the longest first, browsers between the others; one that is not here comes after them."""
BROWSERS: Final = "tests/e2e/"
"""Where no file is short: one that is not named above comes before all others that are not."""
APART: Final = frozenset(
    {
        "tests/crash/test_killed.py",
        "tests/crash/test_served.py",
        "tests/crash/test_servers_killed.py",
        "tests/e2e/test_axe.py",
        "tests/e2e/test_tournament_axe.py",
        "tests/e2e/test_tournament_day.py",
        "tests/leaks/test_nothing_leaks.py",
        "tests/leaks/test_planted_leaks.py",
        "tests/play/test_leaks.py",
        "tests/play/test_people_faults.py",
        "tests/play/test_simulation.py",
        "tests/simulation/test_simulation.py",
        "tests/solver/test_differential.py",
        "tests/storage/test_backup_faults.py",
        "tests/test_planted_faults.py",
    }
)
"""Files whose tests are given out one by one."""


def place(test: str) -> int:
    """Return where a test stands among the others; those in the same place keep their order."""
    file = test.partition("::")[0]
    if file in LONG:
        return LONG.index(file)
    return len(LONG) + (not file.startswith(BROWSERS))


def unit(test: str) -> str:
    """Return what a test stays together with."""
    file = test.partition("::")[0]
    return test if file in APART else file
