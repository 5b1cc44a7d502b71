"""The conformance page: every clause of the rulebook, and the tests marked with it.

``python -m tests.conformance`` writes ``docs/conformance.md``; a test fails when it is stale.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
RULEBOOK: Final = ROOT / "docs" / "rulebook.md"
PAGE: Final = ROOT / "docs" / "conformance.md"

INTERPRETATIONS: Final = "Interpretations"
_ROW: Final = re.compile(r"\| ([A-Z]-\d+) \| (.+) \|")

Marks = Mapping[str, Sequence[str]]
"""For every marked clause: its tests, as ``path::name``, in order."""


class Clause(NamedTuple):
    """One clause of the rulebook, or one interpretation."""

    number: str
    section: str
    sentence: str
    """The whole text of the rulebook; for an interpretation the question and the answer."""


def read_rulebook(text: str) -> list[Clause]:
    """Return all clauses in the order of the rulebook."""
    clauses, section = [], ""
    for line in text.splitlines():
        if line.startswith("## "):
            section = line.removeprefix("## ")
        elif row := _ROW.fullmatch(line):
            number, sentence = row.groups()
            if section == INTERPRETATIONS:
                where, question, answer = sentence.split(" | ")
                sentence = f"({where}) {question} {answer}"
            clauses.append(Clause(number, section, sentence))
    return clauses


def read_marks(root: Path) -> dict[str, list[str]]:
    """Return the marks of all tests below ``tests``, read without running any.

    A test that is skipped or expected to fail proves nothing.
    """
    marks: dict[str, list[str]] = {}
    for path in sorted((root / "tests").rglob("test_*.py")):
        for name, test in _functions(ast.parse(path.read_text(encoding="utf-8"))):
            decorators = [_mark(node) for node in test.decorator_list]
            if any(mark in {"skip", "skipif", "xfail"} for mark, _ in decorators):
                continue
            for number in dict.fromkeys(
                n for mark, numbers in decorators if mark == "clause" for n in numbers
            ):
                marks.setdefault(number, []).append(f"{path.relative_to(root).as_posix()}::{name}")
    return marks


def _functions(node: ast.Module | ast.ClassDef, prefix: str = "") -> Iterator[tuple[str, ast.FunctionDef]]:
    for child in node.body:
        if isinstance(child, ast.FunctionDef):
            yield prefix + child.name, child
        elif isinstance(child, ast.ClassDef):
            yield from _functions(child, f"{prefix}{child.name}::")


def _mark(decorator: ast.expr) -> tuple[str, list[str]]:
    """Return the name at the end of a decorator, such as ``clause``, and its plain strings."""
    called, arguments = (
        (decorator.func, decorator.args) if isinstance(decorator, ast.Call) else (decorator, [])
    )
    name = ast.unparse(called).rpartition(".")[2]
    return name, [
        node.value for node in arguments if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]


def render(clauses: Sequence[Clause], marks: Marks) -> str:
    """Return the whole page."""
    sections = list(dict.fromkeys(clause.section for clause in clauses))
    by_section = {name: [clause for clause in clauses if clause.section == name] for name in sections}
    rules = [clause for clause in clauses if clause.section != INTERPRETATIONS]
    readings = by_section.get(INTERPRETATIONS, [])
    lines = [
        "# Conformance",
        "",
        "Written by `make conformance` from the [rulebook](rulebook.md) and the `clause` marks of the tests;",
        "not edited by hand. A clause is proven when at least one test that is run carries its number.",
        "",
        f"**Proven: {_fraction(rules, marks)} clauses, {_fraction(readings, marks)} interpretations.**",
        "",
        "| section | clauses | proven | open |",
        "|---|---|---|---|",
        *(_summary(name, by_section[name], marks) for name in sections),
    ]
    for name in sections:
        lines += ["", f"## {name}", "", "| clause | our sentence | tests | state |", "|---|---|---|---|"]
        lines += [_row(clause, marks.get(clause.number, ())) for clause in by_section[name]]
    return "\n".join(lines) + "\n"


def _proven(clauses: Sequence[Clause], marks: Marks) -> int:
    return sum(clause.number in marks for clause in clauses)


def _fraction(clauses: Sequence[Clause], marks: Marks) -> str:
    return f"{_proven(clauses, marks)} of {len(clauses)}"


def _summary(name: str, clauses: Sequence[Clause], marks: Marks) -> str:
    proven = _proven(clauses, marks)
    return f"| {name} | {len(clauses)} | {proven} | {len(clauses) - proven} |"


def _row(clause: Clause, tests: Sequence[str]) -> str:
    named = "<br>".join(f"`{test}`" for test in tests)
    return f"| {clause.number} | {clause.sentence} | {named} | {'proven' if tests else 'open'} |"


def current_page() -> str:
    """Return the page for the current rulebook and tests."""
    return render(read_rulebook(RULEBOOK.read_text(encoding="utf-8")), read_marks(ROOT))


if __name__ == "__main__":
    PAGE.write_text(current_page(), encoding="utf-8")
    sys.stdout.write(f"wrote {PAGE.relative_to(ROOT)}\n")
