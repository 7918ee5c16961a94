"""Log of a server: a file in the user's folder for logs, or lines on standard error."""

from __future__ import annotations

import logging
import logging.handlers
import sys
import tempfile
import traceback
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, Literal, TypeAlias

LogKind: TypeAlias = Literal["file", "text", "json"]
"""Where the server's log goes: to a file, or to standard error as text or JSON Lines."""

_TEXT: Final = "%(asctime)s %(levelname)s %(name)s %(message)s"
_BYTES: Final = 1_000_000
_FILES: Final = 3


def _folders() -> Iterator[Path]:
    """Yield the folders to write to, the best first."""
    from platformdirs import user_log_path

    yield user_log_path("buur", appauthor=False)
    yield Path(tempfile.gettempdir()) / "buur-log"


def log_bug(error: BaseException) -> str:
    """Append a fault of the program to its log; return the path, empty if none can be written."""
    import buur

    head = f"{datetime.now(UTC):%Y-%m-%d %H:%M:%S}Z buur {buur.__version__} {sys.argv!r}\n"
    text = head + "".join(traceback.format_exception(error)) + "\n"
    for folder in _folders():
        path = folder / "errors.log"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            with path.open("a", encoding="utf-8", errors="backslashreplace") as log:
                log.write(text)
        except OSError:
            continue
        return str(path)
    return ""


def start_log(kind: LogKind = "file", level: str = "warning", node: str = "") -> None:
    """Begin the server's log, unless it has begun.

    Args:
        kind: where it goes.
        level: the least level that is written.
        node: the name of this process, for JSON Lines.
    """
    root = logging.getLogger()
    if any(getattr(one, "is_of_server", False) for one in root.handlers):
        return
    handler = _file_handler() if kind == "file" else logging.StreamHandler()
    if kind == "json":
        from buur.server.log_lines import JsonLines

        handler.setFormatter(JsonLines(node))
    else:
        handler.setFormatter(logging.Formatter(_TEXT))
    handler.is_of_server = True  # type: ignore[attr-defined]
    root.addHandler(handler)
    root.setLevel(level.upper())
    # These libraries write network addresses and addresses of pages below this level.
    for library in ("uvicorn", "websockets", "httpx", "asyncio"):
        logging.getLogger(library).setLevel(logging.WARNING)


def _file_handler() -> logging.Handler:
    """Return a handler that writes to the first folder that takes a file."""
    for folder in _folders():
        try:
            folder.mkdir(parents=True, exist_ok=True)
            return logging.handlers.RotatingFileHandler(
                folder / "server.log", maxBytes=_BYTES, backupCount=_FILES, encoding="utf-8"
            )
        except OSError:
            continue
    return logging.NullHandler()
