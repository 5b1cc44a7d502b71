"""Only the rulesets themselves compare ruleset keys: every difference is a field."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from stolik.core.rulesets import RULESETS

_ROOT: Final = Path(__file__).resolve().parents[2]
_PYTHON: Final = _ROOT / "src" / "stolik"
_WEB: Final = _ROOT / "web" / "src"
_QUOTED: Final = re.compile(rf"""(['"`])({"|".join(map(re.escape, RULESETS))})(\+[\w-]*)?\1""")


def _python_keys(path: Path) -> Iterator[str]:
    """Yield every ruleset key that a module contains as a string."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            key = node.value.partition("+")[0]
            if key in RULESETS:
                yield f"{path.relative_to(_ROOT)}:{node.lineno} {key}"


def _web_keys(path: Path) -> Iterator[str]:
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        for found in _QUOTED.finditer(line):
            yield f"{path.relative_to(_ROOT)}:{number} {found[2]}"


def test_no_module_compares_or_lists_the_keys_of_rulesets() -> None:
    elsewhere = [
        path
        for path in _PYTHON.rglob("*.py")
        if not path.is_relative_to(_PYTHON / "core" / "rulesets")
        and not path.is_relative_to(_PYTHON / "words")
    ]

    found = [each for path in elsewhere for each in _python_keys(path)]

    assert len(elsewhere) > 100
    assert found == []


def test_no_page_compares_or_lists_the_keys_of_rulesets() -> None:
    sources = [
        path
        for kind in ("*.ts", "*.svelte")
        for path in _WEB.rglob(kind)
        if not path.name.endswith(".test.ts") and not path.is_relative_to(_WEB / "words")
    ]

    found = [each for path in sources for each in _web_keys(path)]

    assert len(sources) > 100
    assert found == []


def test_a_key_that_is_compared_would_be_found() -> None:
    """The search itself works: it finds a planted comparison."""
    page, module = _WEB / "parts" / "rules" / "rules.test.ts", Path(__file__).with_name("test_ruleset.py")

    assert list(_web_keys(page))
    assert list(_python_keys(module))
