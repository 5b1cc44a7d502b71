"""The examples in docstrings are correct."""

import doctest
import importlib
import pkgutil

import pytest

import stolik

RUN_BY_ALEMBIC = "stolik.storage.migrations.env"
"""A script that can be imported only by its runner."""
MODULES = [name for _, name, _ in pkgutil.walk_packages(stolik.__path__, "stolik.") if name != RUN_BY_ALEMBIC]


@pytest.mark.parametrize("name", MODULES)
def test_docstring_examples_run(name: str) -> None:
    failed, _ = doctest.testmod(importlib.import_module(name))

    assert failed == 0
