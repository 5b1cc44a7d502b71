"""The built wheel contains the pages: installed without node, `stolik serve` shows them.

The environment contains only the wheel; its dependencies come from this environment's packages by a path,
which saves minutes. With STOLIK_FULL_INSTALL=1 pip installs all of them instead.
"""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
import sysconfig
import time
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import httpx
import pytest

from tests.e2e.served import ROOT, WEB, built_pages
from tests.ports import ReservedPort

pytestmark = pytest.mark.slow
_PATIENCE: Final = 60.0


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not (WEB / "node_modules").exists():
        pytest.skip("needs npm install in web/")
    built_pages()
    folder = tmp_path_factory.mktemp("wheel")
    # Without the compiled kernel: only the pages matter here.
    alone = ["--no-build-isolation"] if find_spec("scikit_build_core") else []
    _pip(
        "wheel",
        str(ROOT),
        "--no-deps",
        *alone,
        "--wheel-dir",
        str(folder),
        "--config-settings=wheel.cmake=false",
        f"--config-settings=build-dir={folder}/build",
    )
    (made,) = folder.glob("*.whl")
    return made


@pytest.fixture(scope="module")
def stolik(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install the wheel into an empty environment, and return its command."""
    home = tmp_path_factory.mktemp("empty") / "venv"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(home)], check=True)
    full = os.environ.get("STOLIK_FULL_INSTALL") == "1"
    _pip("--python", str(home / "bin" / "python"), "install", str(wheel), *([] if full else ["--no-deps"]))
    if not full:
        (packages,) = home.glob("lib/python*/site-packages")
        # Paths in a .pth file are not searched for further .pth files: our own editable install stays out.
        (packages / "lent.pth").write_text(sysconfig.get_path("purelib"))
    return home / "bin" / "stolik"


def test_the_wheel_holds_the_pages_and_all_they_name(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as held:
        names = set(held.namelist())
        index = held.read("stolik/server/pages/index.html").decode()

    asked = {f"stolik/server/pages{path}" for path in re.findall(r'(?:src|href)="(/[^"]+)"', index)}
    assert len(asked) >= 3
    assert asked <= names
    assert not any(name.endswith((".cpp", ".map")) for name in names)


def test_serve_shows_the_pages_where_there_is_no_node(stolik: Path, tmp_path: Path) -> None:
    with _serving(stolik, tmp_path) as address, httpx.Client(base_url=address) as browser:
        page = browser.get("/")
        (script,) = re.findall(r'<script[^>]+src="([^"]+)"', page.text)
        asset = browser.get(script)
        deep = browser.get("/t/some-table")

    assert page.headers["content-type"].startswith("text/html")
    assert 'id="app"' in page.text
    assert asset.status_code == 200
    assert "javascript" in asset.headers["content-type"]
    assert asset.headers["content-encoding"] in {"br", "gzip"}
    assert deep.text == page.text


@contextmanager
def _serving(stolik: Path, folder: Path) -> Iterator[str]:
    reserved = ReservedPort()
    port = reserved.number
    bare = {"PATH": str(stolik.parent), "HOME": str(folder)}
    assert shutil.which("node", path=bare["PATH"]) is None
    log = folder / "log"
    with log.open("w") as said:
        process = subprocess.Popen(
            [str(stolik), "serve", "--port", str(port), "--database", str(folder / "stolik.db")],
            cwd=folder,
            env=bare,
            stdout=said,
            stderr=said,
        )
    try:
        until = time.monotonic() + _PATIENCE
        while time.monotonic() < until and process.poll() is None:
            try:
                socket.create_connection(("127.0.0.1", port), timeout=1).close()
            except OSError:
                time.sleep(0.1)
            else:
                break
        assert process.poll() is None, log.read_text()
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(30)


def _pip(*command: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", *command],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
