"""A light installation: which commands work without the extras, and what the others say."""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from importlib.metadata import distribution, packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from stolik.core.extras import EXTRAS, extra_of

ROOT = Path(__file__).parents[2]
MOST = 40_000_000
"""Bytes that `pip install stolik` may take, ourselves included."""
BARE = f"""
import sys
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {sorted({module for found in EXTRAS.values() for module in found})!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Missing())
"""
"""Code that hides all extras."""
LIGHT = {
    "rules": ["rules", "--json", "pl-minute"],
    "solve": ["solve", "r7 r8 r9", ""],
    "simulate": ["simulate", "--bots", "exact,keeper", "--deals", "2", "--json"],
    "draw": ["draw", "--players", "8", "--rounds", "2", "--seed", "x", "--json"],
    "help": ["--help"],
}


def declared() -> dict[str, list[Requirement]]:
    """Return the requirements of pyproject.toml: the base under the name "", then the extras."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    lists = {"": project["dependencies"], **project["optional-dependencies"]}
    return {extra: [Requirement(each) for each in each_list] for extra, each_list in lists.items()}


def run(code: str) -> subprocess.CompletedProcess[str]:
    """Run Python without any extra."""
    command = [sys.executable, "-c", BARE + code]
    return subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603  our own program


def bare(*arguments: str) -> subprocess.CompletedProcess[str]:
    return run(f"sys.argv[:] = ['stolik', *{list(arguments)!r}]\nfrom stolik.cli import main\nmain()")


@pytest.mark.parametrize("extra", EXTRAS)
def test_each_extra_installs_the_libraries_it_is_named_for(extra: str) -> None:
    of_module = packages_distributions()
    needed = {of_module[module][0].lower().replace("_", "-") for module in EXTRAS[extra]}

    assert needed <= {each.name.lower() for each in declared()[extra]}


@pytest.mark.parametrize("arguments", LIGHT.values(), ids=LIGHT)
def test_a_light_installation_runs(arguments: list[str]) -> None:
    told = bare(*arguments)

    assert (told.returncode, told.stderr) == (0, "")
    assert told.stdout


@pytest.mark.parametrize(
    ("arguments", "extra"),
    [
        (["serve", "--port", "0"], "server"),
        (["tournament", "new", "x.stolik"], "server"),
        (["user", "list", "--database", "x"], "server"),
        (["backup", "a", "b"], "server"),
    ],
)
def test_a_command_whose_extra_is_missing_says_which_one_to_install(arguments: list[str], extra: str) -> None:
    told = bare(*arguments)

    assert told.returncode == 1
    assert f"pip install 'stolik[{extra}]'" in told.stderr
    assert len(told.stderr.splitlines()) == 1


def test_the_client_names_its_extra() -> None:
    told = run("import stolik.client")

    assert "pip install 'stolik[client]'" in told.stderr.splitlines()[-1]


def test_a_light_installation_is_light() -> None:
    """Count the size of everything pip would install, including Stolik."""
    seen, left = set[str](), [each.name for each in declared()[""]]
    size = sum(file.stat().st_size for file in (ROOT / "src").rglob("*") if file.is_file())
    while left:
        name = left.pop()
        if name.lower() in seen:
            continue
        seen.add(name.lower())
        found = distribution(name)
        size += sum(Path(str(found.locate_file(file))).stat().st_size for file in found.files or ())
        wanted = [Requirement(each) for each in found.requires or ()]
        left += [each.name for each in wanted if each.marker is None or each.marker.evaluate({"extra": ""})]

    assert size <= MOST, (size, seen)
    assert len(seen) >= 4


def test_a_fault_of_ours_is_no_missing_extra() -> None:
    assert extra_of("stolik.no_such_module") is None
    assert json.loads(bare("rules", "--json", "pl-forty").stdout)
