"""Limits each process to a share of a core, to measure more processes than there are cores."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

_PERIOD: Final = 10_000
"""Microseconds; short, so that a paused process delays nobody noticeably."""
_ROOT: Final = Path("/sys/fs/cgroup")
_OLD: Final = _ROOT / "cpu"
"""The processor controller of cgroups v1; cgroups v2 have one folder for everything."""


@contextmanager
def limited(pids: Iterable[int], share: float) -> Iterator[bool]:
    """Limit every process to `share` of a core until the block ends; yield False if that is not possible."""
    groups: list[Path] = []
    try:
        for pid in pids:
            groups.append(_group(pid, share))  # noqa: PERF401  if one fails, the earlier ones are removed
    except OSError:
        _let_go(groups)
        groups = []
    try:
        yield bool(groups)
    finally:
        _let_go(groups)


def _group(pid: int, share: float) -> Path:
    """Create a group for one process."""
    quota = round(_PERIOD * share)
    is_old = (_OLD / "cpu.cfs_quota_us").exists()
    group = (_OLD if is_old else _ROOT) / f"stolik-bench-{pid}"
    group.mkdir()
    try:
        if is_old:
            (group / "cpu.cfs_period_us").write_text(str(_PERIOD))
            (group / "cpu.cfs_quota_us").write_text(str(quota))
        else:
            (group / "cpu.max").write_text(f"{quota} {_PERIOD}")
        (group / "cgroup.procs").write_text(str(pid))
    except OSError:
        group.rmdir()
        raise
    return group


def _let_go(groups: Iterable[Path]) -> None:
    for group in groups:
        with suppress(OSError):
            for pid in (group / "cgroup.procs").read_text().split():
                (group.parent / "cgroup.procs").write_text(pid)
            group.rmdir()
