"""Log files in the user's folder for logs."""

from __future__ import annotations

import logging
import logging.handlers
import sys
import tempfile
import traceback
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

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


def log_to_file() -> None:
    """Send the server's log records to a file."""
    for folder in _folders():
        try:
            folder.mkdir(parents=True, exist_ok=True)
            handler = logging.handlers.RotatingFileHandler(
                folder / "server.log", maxBytes=_BYTES, backupCount=_FILES, encoding="utf-8"
            )
        except OSError:
            continue
        break
    else:
        logging.getLogger().addHandler(logging.NullHandler())
        return
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s %(message)s"))
    logging.getLogger().addHandler(handler)
    logging.getLogger().setLevel(logging.WARNING)
