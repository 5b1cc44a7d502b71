"""The commands at the top of docs/season.md, as somebody types them."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

from tests.season.federation import Federation

PAGE = Path(__file__).parents[2] / "docs" / "season.md"
FOUR = ("Anna Kos", "Jan Lis", "Ewa Żak", "Piotr Wróbel")


def test_the_commands_of_the_page_work(tmp_path: Path) -> None:
    """Each succeeds after the ones before it."""
    federation = Federation(tmp_path)
    federation.play("spring", FOUR, seed="page")
    block = re.search(r"```console\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert block
    files = {"gp.json", "spring.stolik", "gp.csv", "gp.pdf", "standings.json", "certificates.pdf", "site"}
    for line in block[1].splitlines():
        _, program, *typed = shlex.split(line, comments=True)
        assert program == "stolik"
        said = federation.do(*(tmp_path / each if each in files else each for each in typed))

    assert said.startswith("Verified")
    assert all((tmp_path / each).exists() for each in files)
