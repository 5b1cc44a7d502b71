"""What an application is given: its routes are built once in a process and find the rest in its state."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.di import Provide


def from_state(name: str) -> Provide:
    """Return the dependency on a part of the application's state."""

    def find(request: Request[Any, Any, Any]) -> Any:  # noqa: ANN401  each handler names its type
        return request.app.state[name]

    return Provide(find, sync_to_thread=False)
