"""Static assets as HTTP responses: compressed once, with ETag and cache headers."""

from __future__ import annotations

import gzip
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Final, Literal, TypeAlias

from starlette.requests import Request
from starlette.responses import Response

try:
    import brotli  # type: ignore[import-untyped]
except ImportError:  # no wheel on this platform; every browser accepts gzip
    brotli = None

MEDIA_TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
_COMPRESSED: Final = {".ico", ".png", ".woff2"}
_NAME: Final = re.compile(r"[\w-][\w.-]*(/[\w-][\w.-]*)*")
_SMALLEST: Final = 512
"""Minimum number of bytes that are compressed."""
_BROTLI_QUALITY: Final = 10
"""Brotli quality. The maximum, 11, takes twice the time and saves another two per cent."""

Coding: TypeAlias = Literal["br", "gzip"]

REVALIDATE: Final = "no-cache"
"""Cache header for addresses whose content changes."""
IMMUTABLE: Final = "public, max-age=31536000, immutable"
"""Cache header for addresses that contain a digest of the content."""
ONE_DAY: Final = "public, max-age=86400"


@dataclass(frozen=True, slots=True)
class Asset:
    """A response body with its media type; ETag and encodings are computed from them."""

    body: bytes
    media_type: str
    etag: str = field(init=False)
    encoded: Mapping[Coding, bytes] = field(init=False)
    """The compressed bodies, the smallest first; empty where compression is useless."""

    def __post_init__(self) -> None:
        # Weak, since it identifies the compressed bodies as well.
        object.__setattr__(self, "etag", f'W/"{sha256(self.body).hexdigest()[:24]}"')
        is_loose = self.media_type not in COMPRESSED_TYPES
        is_worth = is_loose and len(self.body) >= _SMALLEST
        object.__setattr__(self, "encoded", _compressed(self.body) if is_worth else {})

    def response(self, request: Request, cache_control: str = REVALIDATE) -> Response:
        """Return the response: the body, or 304 if the client has it already.

        Args:
            request: the client's request.
            cache_control: value of the header ``Cache-Control``.
        """
        headers = {"etag": self.etag, "cache-control": cache_control, "vary": "accept-encoding"}
        known = request.headers.get("if-none-match", "")
        if self.etag in [tag.strip() for tag in known.split(",")]:
            return Response(status_code=304, headers=headers)
        wanted = request.headers.get("accept-encoding", "")
        for coding, body in self.encoded.items():
            if accepts_encoding(wanted, coding):
                headers["content-encoding"] = coding
                return Response(body, headers=headers, media_type=self.media_type)
        return Response(self.body, headers=headers, media_type=self.media_type)


def _compressed(body: bytes) -> dict[Coding, bytes]:
    zipped: dict[Coding, bytes] = {"gzip": gzip.compress(body, 9, mtime=0)}
    if brotli is None:
        return zipped
    return {"br": brotli.compress(body, quality=_BROTLI_QUALITY), **zipped}


COMPRESSED_TYPES: Final = {MEDIA_TYPES[ending] for ending in _COMPRESSED}
"""Media types that are compressed already."""


def accepts_encoding(header: str, coding: Coding) -> bool:
    """Tell whether the value of an ``Accept-Encoding`` header allows a coding.

    >>> [accepts_encoding("br;q=1.0, gzip;q=0.8", "gzip"), accepts_encoding("*", "br")]
    [True, True]
    >>> [accepts_encoding("*, br;q=0", "br"), accepts_encoding("gzip;q=0", "gzip")]
    [False, False]
    >>> [accepts_encoding("gzip", "br"), accepts_encoding("", "gzip")]
    [False, False]
    """
    found: dict[str, str] = {}
    for entry in header.lower().split(","):
        name, _, quality = entry.partition(";")
        found[name.strip()] = quality
    quality = found.get(coding, found.get("*", "q=0"))
    return not re.fullmatch(r"\s*q\s*=\s*0(\.0*)?\s*", quality)


class AssetFolder:
    """A folder of static files; a changed file is read again."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._known: dict[str, tuple[tuple[int, int], Asset]] = {}

    def get(self, name: str) -> Asset | None:
        """Return a file by its path inside the folder, None if no such file may be served."""
        ending = Path(name).suffix
        if ending not in MEDIA_TYPES or not _NAME.fullmatch(name):
            return None
        path = self._path / name
        try:
            status = path.stat()
            stamp = (status.st_mtime_ns, status.st_size)
            stored = self._known.get(name)
            if stored is None or stored[0] != stamp:
                stored = stamp, Asset(path.read_bytes(), MEDIA_TYPES[ending])
                self._known[name] = stored
        except (FileNotFoundError, NotADirectoryError, IsADirectoryError):
            return None
        return stored[1]
