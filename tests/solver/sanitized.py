"""Runs the kernel's tests with a sanitized kernel: ``make sanitize``.

The editable install would provide its own kernel first, so its finder is removed; the package comes from
PYTHONPATH instead.
"""

from __future__ import annotations

import sys
from importlib import import_module

sys.meta_path = [finder for finder in sys.meta_path if "Scikit" not in type(finder).__name__]

if __name__ == "__main__":
    import pytest

    sys.stdout.write(f"{import_module('stolik.solver._kernel').__file__}\n")
    files = ("test_door.py", "test_positions.py", "test_new_set.py", "test_disturbance.py")
    arena = "tests/simulation/test_arena.py"
    sys.exit(pytest.main(["-q", "-s", *(f"tests/solver/{file}" for file in files), arena]))
