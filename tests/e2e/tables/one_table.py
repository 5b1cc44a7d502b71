"""A tournament of one table, created and read over HTTP."""

from __future__ import annotations

from typing import Any, Final

from tests.e2e.served import Guest

NAMES: Final = ("Anna Sample", "Bartek Sample", "Celina Sample", "Darek Sample")


class OneTable:
    """A tournament of one table, created and read over HTTP."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self._orders = 0
        new = {"name": "Cup", "date": "2026-11-15", "rules": "pl-minute", "format": "pl-forty"}
        made = guest.ask("POST", "/api/tournaments", {"id": "new", "languages": ["en"], **new})
        self.id: str = made["tournament"]
        guest._headers["x-stolik-badge"] = made["badge"]  # noqa: SLF001  as a page would send it
        entries = [{"details": {"name": name}, "here": True} for name in NAMES]
        self.order(do="Enter", entries=entries)
        self.order(do="Draw")
        self.do("PublishRound")

    def order(self, **order: Any) -> None:  # noqa: ANN401  any order's fields
        """Give an order that must be accepted."""
        self._orders += 1
        body = {"id": f"order-{self._orders}", **order}
        answer = self.guest.ask("POST", f"/api/tournaments/{self.id}/orders", body)
        assert answer["refused"] is None, answer

    def do(self, kind: str, **fields: Any) -> None:  # noqa: ANN401  a command's
        """Give a command that must be accepted."""
        self.order(do="Do", command={"type": kind, "by": {"role": "player"}, **fields})

    def look(self, part: str = "") -> dict[str, Any]:
        """Return the day, or a part of it, as the organiser sees it."""
        return self.guest.ask("GET", f"/api/tournaments/{self.id}{part}", None)

    @property
    def table(self) -> dict[str, Any]:
        """The current table."""
        found: dict[str, Any] = self.look()["stages"][0]["drawn"][0]["tables"][0]
        return found

    @property
    def steps(self) -> list[str]:
        """The events at the table, the oldest first, as the desk shows them."""
        lines = self.look()["desk"]["log"]
        return [line["text"] for line in sorted(lines, key=lambda line: line["number"])]
