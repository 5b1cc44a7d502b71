"""Pages: the built files for browsers, from memory; a plain page if nothing was built."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from litestar.types import Send

from stolik.core.rulesets import RULESETS
from stolik.words import Language, Words

_NOT_PAGES: Final = ("/api/", "/ws/", "/schema", "/healthz", "/readyz", "/metrics")
_HASHED: Final = re.compile(r"[-.][A-Za-z0-9_-]{8,}\.\w+$")
"""A file with a hash in its name never changes."""
_FOR_EVER: Final = b"public, max-age=31536000, immutable"
_ASK_FIRST: Final = b"no-cache"
_WORTH_PACKING: Final = 300
"""Bytes: a page loads dozens of small files, and compressing halves most of them."""
_WORD: Final = re.compile(r"\{\{([a-z-]+)\}\}")


@dataclass(frozen=True)
class PageFile:
    """One file."""

    mime: str
    body: bytes
    ready: Mapping[str, bytes] = field(default_factory=dict)
    """Compressed by the build, by encoding."""
    for_ever: bool = False

    @property
    def is_text(self) -> bool:
        """Whether compressing it is worth it."""
        return self.mime.startswith("text/") or self.mime.endswith(("json", "javascript", "xml"))

    # Compressed and hashed when first requested: at the start, all of them together would take long.

    @cached_property
    def packed(self) -> dict[str, bytes]:
        """The file by encoding."""
        if "gzip" in self.ready or not self.is_text or len(self.body) <= _WORTH_PACKING:
            return dict(self.ready)
        return {**self.ready, "gzip": gzip.compress(self.body, mtime=0)}

    @cached_property
    def etag(self) -> str:
        """The entity tag of this file."""
        return f'"{hashlib.sha256(self.body).hexdigest()[:20]}"'


class Pages:
    """All files."""

    def __init__(self, folder: Path | None = None) -> None:
        built = folder or Path(str(files("stolik.server"))) / "pages"
        self._pages: dict[str, PageFile] = {}
        self._plain: dict[Language, PageFile] = {}
        if (built / "index.html").is_file():
            self._pages = _read(built)
        else:
            plain = Path(str(files("stolik.server"))) / "plain"
            self._pages = _read(plain)
            template = (plain / "index.html").read_text(encoding="utf-8")
            self._plain = {language: _translated(template, Words(language)) for language in Language}

    def find(self, method: str, path: str) -> PageFile | None:
        """Return the page for an address; unknown addresses get the first page, whose router handles them."""
        if method not in {"GET", "HEAD"} or path.startswith(_NOT_PAGES):
            return None
        known = self._pages.get(path.lstrip("/") or "index.html")
        if known is not None:
            return known
        is_file = "." in path.rpartition("/")[2]
        return None if is_file or path == "/api" else self._pages.get("index.html")

    async def answer(self, page: PageFile, scope: Any, send: Send) -> None:  # noqa: ANN401  as uvicorn makes it
        """Send a page, compressed if the browser accepts it."""
        headers = {name.lower(): value.decode("latin-1") for name, value in scope["headers"]}
        if self._plain and page is self._pages["index.html"]:
            page = self._plain[_language(headers.get(b"accept-language", ""))]
        accepted = headers.get(b"accept-encoding", "")
        encoding = next((each for each in page.packed if each in accepted), None)
        body = page.body if encoding is None else page.packed[encoding]
        known = headers.get(b"if-none-match") == page.etag
        answer: list[tuple[bytes, bytes]] = [
            (b"content-type", f"{page.mime}; charset=utf-8".encode() if page.is_text else page.mime.encode()),
            (b"etag", page.etag.encode()),
            (b"vary", b"accept-encoding, accept-language"),
            (b"cache-control", _FOR_EVER if page.for_ever else _ASK_FIRST),
        ]
        if encoding is not None and not known:
            answer.append((b"content-encoding", encoding.encode()))
        if not known:
            answer.append((b"content-length", str(len(body)).encode()))
        start: Any = {"type": "http.response.start", "status": 304 if known else 200, "headers": answer}
        await send(start)
        silent = known or scope["method"] == "HEAD"
        await send({"type": "http.response.body", "body": b"" if silent else body, "more_body": False})


def _read(folder: Path) -> dict[str, PageFile]:
    found = [
        path for path in folder.rglob("*") if path.is_file() and path.suffix not in {".br", ".gz", ".map"}
    ]
    return {path.relative_to(folder).as_posix(): _page(path) for path in found}


def _page(path: Path) -> PageFile:
    body = path.read_bytes()
    packed = {
        encoding: path.with_name(path.name + ending).read_bytes()
        for encoding, ending in (("br", ".br"), ("gzip", ".gz"))
        if path.with_name(path.name + ending).is_file()
    }
    mime = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if path.suffix == ".webmanifest":
        mime = "application/manifest+json"
    return PageFile(mime, body, packed, for_ever=_HASHED.search(path.name) is not None)


def _translated(template: str, words: Words) -> PageFile:
    options = "".join(f'<option value="{key}">{words(f"rules-{key}")}</option>' for key in RULESETS)
    text = template.replace("{{language-code}}", words.language.value).replace("{{rulesets}}", options)
    return PageFile("text/html", _WORD.sub(lambda found: words(found[1]), text).encode())


def _language(accepted: str) -> Language:
    spoken = [part.partition(";")[0].strip().lower()[:2] for part in accepted.split(",")]
    return next((Language(code) for code in spoken if code in set(Language)), Language.ENGLISH)
