"""The table of rights: on the page, in code, and tried cell by cell over HTTP and sockets."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

from stolik.play.rights import RIGHTS, Action, Right, RoomRole
from tests.server import test_rights
from tests.server.tournaments import test_day_rights

PAGE = Path(__file__).parents[2] / "docs" / "rights.md"
WAYS = ("http", "socket")


def written() -> dict[Action, dict[RoomRole, Right]]:
    """Return the table of the page."""
    lines = PAGE.read_text(encoding="utf-8").partition("\n## ")[0].splitlines()
    heading = next(line for line in lines if line.startswith("| action"))
    roles = [RoomRole(cell.strip()) for cell in heading.strip("|").split("|")[2:]]
    rows = [row for line in lines if (row := re.match(r"^\| `(\w+)` \|[^|]*\|(.*)\|$", line))]
    assert len(rows) == len({row[1] for row in rows})
    return {
        Action(row[1]): dict(zip(roles, (Right(cell.strip()) for cell in row[2].split("|")), strict=True))
        for row in rows
    }


def test_the_page_is_the_table_in_code() -> None:
    assert written() == RIGHTS


def test_every_cell_of_the_page_is_tried_over_both_ways() -> None:
    wanted = set(product(written(), RoomRole, WAYS))

    tried = test_rights.CELLS | test_day_rights.CELLS

    assert wanted - tried == set()
    assert tried - wanted == set()
