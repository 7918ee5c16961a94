"""`Page`: the bundled page, with a digest of its content in the name of each file."""

from __future__ import annotations

import re
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Final

import msgspec

from buur.i18n.source import FOLDER as TEXTS
from buur.web.pack.errors import PackError, PackStoppedError
from buur.web.pack.script import join_script, minify_script
from buur.web.pack.stylesheet import join_stylesheets
from buur.web.pack.units import unit_properties

ENTRY: Final = "main.js"
WORKER: Final = "service_worker.js"
EARLY: Final = "early.js"
CHECK: Final = "browser_check.js"
_WEB: Final = Path(str(files("buur") / "web"))
_ENDINGS: Final = frozenset({".css", ".ftl", ".html", ".js", ".png", ".py", ".svg"})
"""Suffixes of the page's sources, with those of its texts and drawings."""
RELEASE: Final = _WEB / "release.json"
"""File of the bundled page in a release; `tools.release_page` writes it before a wheel is built."""

_SHEET: Final = re.compile(r'<link rel="stylesheet" href="([^"]+)"( data-later)?>')
_SCRIPT: Final = re.compile(r'<script type="module" src="([^"]+)"></script>')
_TABLE: Final = re.compile(r"--wood:var\(--light,(#\w{6})\)var\(--dark,(#\w{6})\)")
_GAP: Final = re.compile(r"\n\s*(?=\n)")
EAGER: Final = "//# allFunctionsCalledOnLoad\n"
"""Comment that makes Chromium compile all functions while the script arrives, off the main thread.

Without it, Chromium compiles each function in the frame that first calls it.
"""

Stamp = tuple[tuple[str, int, int], ...]
"""Path, modification time and size of every source."""


@dataclass(frozen=True, slots=True)
class Pack:
    """The bundled files of the page at one state of its sources."""

    version: str
    """Digest of all sources."""
    script: str
    later: str
    """The second script, loaded after the first cards."""
    style: str
    later_style: str
    """The style of what the second script draws."""
    worker: str
    early: str
    """Inline script of a table's page, which runs before the others."""
    check: str
    """Inline script that recognizes browsers which are too old."""
    index: str
    script_path: str
    later_path: str
    style_path: str
    later_style_path: str
    table: tuple[str, str]
    """Colours of the table in the light and in the dark theme."""


class Page:
    """The page's sources, which are bundled again whenever one has changed.

    Args:
        static: folder of modules, style sheets and pictures.
        others: folders with the sources of generated files that the page fetches.
        minify: returns the minified text of a script.
        release: file with the bundled page, used if its digest is that of the sources.
    """

    def __init__(
        self,
        static: Path,
        *others: Path,
        minify: Callable[[str], str] = minify_script,
        release: Path | None = None,
    ) -> None:
        self._static = static
        self._folders = (static, *others)
        self._minifier = minify
        self._is_stopped = False
        self._release = release
        self._lock = threading.Lock()
        self._known: tuple[Stamp, Pack] | None = None

    def pack(self) -> Pack:
        """Return the bundled page of the present sources.

        Raises:
            PackError: a source cannot be bundled.
            PackStoppedError: `stop` was called meanwhile.
        """
        with self._lock:
            stamp = tuple(_stamps(self._folders))
            if self._known is None or self._known[0] != stamp:
                self._known = stamp, self._build([Path(path) for path, _, _ in stamp])
            return self._known[1]

    def stop(self) -> None:
        """End a bundling in another thread at its next source; the page is not bundled again."""
        self._is_stopped = True

    def _go_on(self) -> None:
        if self._is_stopped:
            raise PackStoppedError("the bundling of the page was stopped")

    def _minify(self, text: str) -> str:
        self._go_on()
        return self._minifier(text)

    def _build(self, sources: list[Path]) -> Pack:
        version = _digest(*(path.read_bytes() for path in sources))
        if (released := self._released()) and released.version == version:
            return released
        template = self._text("index.html")
        if len(_SCRIPT.findall(template)) != 1 or not _SHEET.search(template):
            raise PackError("index.html names its style sheets and the module that begins it all")
        joined = join_script(ENTRY, self._read, lambda text: _later_path(self._minify(text)))
        script, later = EAGER + self._minify(joined.first), self._minify(joined.later)
        style, later_style = self._styles(template)
        style = unit_properties() + style
        paths = f"/app.{_digest(script.encode())}.js", f"/app.{_digest(style.encode())}.css"
        table = _table_colours(style)
        return Pack(
            version=version,
            script=script,
            later=later,
            style=style,
            later_style=later_style,
            worker=self._minify(self._text(WORKER)),
            early=self._minify(join_script(EARLY, self._read).first),
            check=self._minify(self._text(CHECK)),
            index=_filled(template, *paths, *table),
            script_path=paths[0],
            later_path=_later_path(later),
            style_path=paths[1],
            later_style_path=f"/later.{_digest(later_style.encode())}.css",
            table=table,
        )

    def _styles(self, template: str) -> tuple[str, str]:
        """Return the style sheet that the page needs at once, and the later one."""
        sheets = _SHEET.findall(template)
        first, later = (
            join_stylesheets(
                (name, self._text(name)) for name, mark in sheets if bool(mark) == late
            )
            for late in (False, True)
        )
        return first, later

    def _released(self) -> Pack | None:
        """Return the bundled page of a release; None if there is none or it cannot be read."""
        if self._release is None:
            return None
        try:
            return msgspec.json.decode(self._release.read_bytes(), type=Pack)
        except (OSError, msgspec.DecodeError):
            return None

    def _read(self, name: str) -> str | None:
        self._go_on()
        path = self._static / name
        return path.read_text(encoding="utf-8") if path.is_file() else None

    def _text(self, name: str) -> str:
        text = self._read(name)
        if text is None:
            raise PackError(f"{name} belongs to the page and is not there")
        return text


def page(minify: Callable[[str], str] = minify_script, release: Path | None = RELEASE) -> Page:
    """Return the page of this package."""
    return Page(_WEB / "static", _WEB / "deck", TEXTS, minify=minify, release=release)


def static_folder() -> Path:
    """Return the folder of the page's sources."""
    return _WEB / "static"


def _stamps(folders: tuple[Path, ...]) -> Iterator[tuple[str, int, int]]:
    """Yield path, modification time and size of the sources in a fixed order."""
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            if path.suffix in _ENDINGS:
                status = path.stat()
                yield str(path), status.st_mtime_ns, status.st_size


def _digest(*contents: bytes) -> str:
    whole = sha256()
    for content in contents:
        whole.update(sha256(content).digest())
    return whole.hexdigest()[:16]


def _later_path(script: str) -> str:
    return f"/later.{_digest(script.encode())}.js"


def _table_colours(style: str) -> tuple[str, str]:
    """Return the colours of the table, which browsers also use for the frame of the window."""
    found = _TABLE.search(style)
    if found is None:
        raise PackError("the style sheets name the table's colours as --wood: light-dark(#…, #…)")
    return found[1], found[2]


def _filled(template: str, script: str, style: str, light: str, dark: str) -> str:
    """Return the page's HTML with the bundled files in place of their sources."""
    one_style = _replacing(f'<link rel="stylesheet" href="{style}">')
    bare = _SHEET.sub(one_style, template)
    bare = _SCRIPT.sub(f'<script src="{script}" defer></script>', bare)
    return _GAP.sub("", bare).replace("{table-light}", light).replace("{table-dark}", dark)


def _replacing(first: str) -> Callable[[re.Match[str]], str]:
    """Return a replacement function for `re.sub`: a text for the first match, then nothing."""
    left = [first]
    return lambda _: left.pop() if left else ""
