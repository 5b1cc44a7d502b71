"""Where figures come from: the machine, and the commit."""

from __future__ import annotations

import os
import platform
import subprocess
from pathlib import Path


def machine() -> str:
    """Return the machine and the commit in a sentence."""
    return f"Python {platform.python_version()}, {os.cpu_count()} cores {platform.machine()}, at {commit()}."


def commit() -> str:
    """Return the short name of the current commit."""
    try:
        done = subprocess.run(
            ["git", "rev-parse", "--short", "HEAD"],  # noqa: S607  git is wherever the user has it
            cwd=Path(__file__).parent,
            capture_output=True,
            text=True,
            check=True,
        )
    except (OSError, subprocess.CalledProcessError):
        return "an unknown commit"
    return done.stdout.strip()
