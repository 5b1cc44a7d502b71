"""HTTP: the built pages and their headers."""

from __future__ import annotations

from pathlib import Path

import pytest

from stolik.words import Language, Words
from tests.server.worlds import run, serving


def test_every_answer_carries_safe_headers(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            http = world.caller().http
            for path in ("/", "/api/me", "/api/nothing", "/schema", "/healthz"):
                headers = (await http.get(path)).headers
                assert "script-src 'self'" in headers["content-security-policy"]
                assert "unsafe" not in headers["content-security-policy"]
                assert headers["x-content-type-options"] == "nosniff"
                assert headers["x-request-id"]
            assert (await http.get("/api/me")).headers["cache-control"] == "no-store"

    run(main)


def test_built_pages_are_served_with_their_fallback(tmp_path: Path) -> None:
    pages = tmp_path / "pages"
    (pages / "assets").mkdir(parents=True)
    (pages / "index.html").write_text("<!doctype html><p>the application")
    (pages / "assets" / "index-Ab3dE5gH.js").write_text("1;" * 2_000)

    async def main() -> None:
        async with serving(tmp_path / "live.db", pages=pages) as world:
            http = world.caller().http
            first, route = await http.get("/"), await http.get("/room/abc")
            script = await http.get("/assets/index-Ab3dE5gH.js")
            again = await http.get("/", headers={"if-none-match": first.headers["etag"]})
            missing, sneaky = await http.get("/assets/no.js"), await http.get("/..%2f..%2flive.db")

            assert first.text == route.text == "<!doctype html><p>the application"
            assert script.headers["cache-control"].endswith("immutable")
            assert script.headers["content-encoding"] == "gzip"
            assert script.text == "1;" * 2_000
            assert (again.status_code, again.content) == (304, b"")
            assert missing.status_code == sneaky.status_code == 404

    run(main)


@pytest.mark.parametrize("language", Language)
def test_the_plain_page_speaks_every_language(tmp_path: Path, language: Language) -> None:
    empty = tmp_path / "none"

    async def main() -> None:
        async with serving(tmp_path / "live.db", pages=empty) as world:
            http = world.caller().http
            page = await http.get("/", headers={"accept-language": language})
            script = await http.get("/plain.js")

            assert Words(language)("plain-begin") in page.text
            assert "{{" not in page.text
            assert script.status_code == 200

    run(main)
