"""The map and the contributors' guide are true, folders stay small, and every page can be found."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
SOURCES: Final = ROOT / "src/stolik"
MAP: Final = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
MOST_MODULES: Final = 18
"""About sixteen; a larger folder has a second subject."""
PACKAGES: Final = sorted(path.parent for path in SOURCES.rglob("__init__.py"))
NAMED: Final = sorted(set(re.findall(r"`([\w./-]+(?:\.(?:py|ts|svelte|cpp|h)|/))`", MAP)))
GUIDE: Final = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
GUIDED: Final = sorted(set(re.findall(r"(?<![\w/])((?:docs|src|tests|web)/[a-z][\w./-]*\w)", GUIDE)))
LINK: Final = re.compile(r"\]\(([^)#\s]+\.md)(?:#[^)]*)?\)")


@pytest.mark.parametrize("name", NAMED)
def test_what_the_map_names_exists(name: str) -> None:
    assert (ROOT / name).exists() or (SOURCES / name).exists()


@pytest.mark.parametrize("name", GUIDED)
def test_what_the_guide_names_exists(name: str) -> None:
    places = (ROOT, ROOT / "web")  # commands for the pages run in their folder

    assert name.endswith("NAME.svelte") or any((place / name).exists() for place in places)


def test_the_map_has_every_package() -> None:
    packages = {f"{path.relative_to(SOURCES)}/" for path in PACKAGES if path != SOURCES}

    assert packages - set(NAMED) == set()


@pytest.mark.parametrize("package", PACKAGES, ids=lambda path: path.name)
def test_a_folder_holds_about_a_dozen_modules(package: Path) -> None:
    modules = [path.name for path in package.glob("*.py") if path.name != "__init__.py"]

    assert len(modules) <= MOST_MODULES


def test_a_public_class_name_means_one_thing() -> None:
    homes = defaultdict[str, list[str]](list)
    for module in sorted(SOURCES.rglob("*.py")):
        for node in ast.parse(module.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                homes[node.name].append(str(module.relative_to(SOURCES)))

    assert {name: places for name, places in homes.items() if len(places) > 1} == {}


def test_every_page_can_be_reached_from_the_readme() -> None:
    reached, following = set[Path](), [ROOT / "README.md"]
    while following:
        page = following.pop()
        if page in reached:
            continue
        reached.add(page)
        links = LINK.findall(page.read_text(encoding="utf-8"))
        following += [(page.parent / link).resolve() for link in links if "://" not in link]

    assert {*(ROOT / "docs").rglob("*.md"), ROOT / "CONTRIBUTING.md"} - reached == set()
