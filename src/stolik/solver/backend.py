"""The backend: the compiled kernel, or plain Python if the kernel was not built."""

from __future__ import annotations

import warnings
from typing import Final

from stolik.solver import plain

__all__ = ["KERNEL_BUILT", "arrange", "arrange_many"]

try:
    from stolik.solver._kernel import arrange, arrange_many
except ImportError:  # pragma: no cover: only where no compiler was found
    warnings.warn("the solver's kernel was not built: solving in plain Python, slowly", stacklevel=2)
    from stolik.solver.plain import arrange, arrange_many

KERNEL_BUILT: Final = arrange.__module__ != plain.__name__
"""Whether answers come from the compiled kernel."""
