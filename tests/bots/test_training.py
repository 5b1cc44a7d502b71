"""The training ground is compiled by whoever trains; here its compiler only reads it."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

COMPILER = shutil.which("g++")
ROOT = Path(__file__).parents[2]


@pytest.mark.skipif(COMPILER is None, reason="no compiler was found")
def test_the_training_ground_fits_the_kernels() -> None:
    kernels = [ROOT / "src" / "stolik" / part / "kernel" for part in ("solver", "bots", "simulation")]
    folders = [f"-I{folder}" for folder in (*kernels, ROOT / "training")]

    assert COMPILER is not None
    read = subprocess.run(  # noqa: S603  our own files
        [COMPILER, "-std=c++20", "-fsyntax-only", *folders, *sorted((ROOT / "training").glob("*.cpp"))],
        capture_output=True,
        text=True,
        check=False,
    )

    assert read.returncode == 0, read.stderr
