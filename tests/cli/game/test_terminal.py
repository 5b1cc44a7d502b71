"""`stolik play` on a pseudo-terminal."""

import pytest

from tests.cli.game.playing import talk


@pytest.mark.parametrize(
    "farewell",
    [
        pytest.param([b"\x04"], id="Ctrl-D"),
        pytest.param([b"\x03", b"no\r", b"\x03", b"\x03"], id="Ctrl-C, asked, and again"),
        pytest.param([b"quit\r", b"yes\r"], id="quit"),
    ],
)
def test_terminal_session(farewell: list[bytes]) -> None:
    """On a terminal tiles are coloured, and every way to quit works."""
    heard, status = talk([b"sort\r", b"draw\r", b"lay r99\r", *farewell], "--seed", "2a", "--seats", "2")

    assert status == 0
    assert "\x1b[1;38;" in heard
    assert "You draw " in heard
    assert "is not a tile" in heard
    assert "Goodbye" in heard
    assert "Traceback" not in heard
