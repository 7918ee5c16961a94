"""Checks of ``buur doctor``, one function per check."""

from __future__ import annotations

import importlib
import os
import platform
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from buur.cli.session import Session

PACKAGES: Final = (
    *("alembic", "click", "confusable_homoglyphs", "fluent.runtime", "fluent.syntax", "h11"),
    *("msgspec", "numba", "numpy", "platformdirs", "precis_i18n", "rcssmin", "rich", "rjsmin"),
    *(
        "openskill",
        "prometheus-client",
        "python-dotenv",
        "segno",
        "sqlalchemy",
        "starlette",
        "tzdata",
        "uvicorn",
        "webauthn",
    ),
    "websockets",
)
"""Packages that the application imports; the lock file pins their versions."""
_MODULES: Final = {"prometheus-client": "prometheus_client", "python-dotenv": "dotenv"}
"""The modules of packages that have another name."""

OLDEST: Final = (3, 11)


@dataclass(frozen=True, slots=True)
class CheckResult:
    """The result of a check."""

    name: str
    """``python``, ``packages`` and so on; the texts are ``cli-doctor-{name}`` and ``…-advice``."""
    is_fine: bool
    detail: str


def run_checks(session: Session, database: str | None, port: int) -> list[CheckResult]:
    """Return the results of all checks."""
    looks: tuple[Callable[[], CheckResult], ...] = (
        python,
        packages,
        lambda: kernels(session),
        lambda: database_is_writable(database),
        lambda: port_is_free(port),
        browser,
        lambda: language(session),
    )
    return [look() for look in looks]


def python() -> CheckResult:
    """Check the version of the interpreter."""
    detail = f"{platform.python_implementation()} {platform.python_version()} ({sys.executable})"
    return CheckResult("python", sys.version_info >= OLDEST, detail)


def packages() -> CheckResult:
    """Check that every package of the application can be imported."""
    from importlib.metadata import version

    missing, found = [], [f"buur {version('buur')}"]
    for name in PACKAGES:
        try:
            importlib.import_module(_MODULES.get(name, name))
        except ImportError as error:
            missing.append(f"{name}: {error}")
        else:
            found.append(f"{name} {version(name)}")
    return CheckResult("packages", not missing, "; ".join(missing) or ", ".join(found))


def kernels(session: Session) -> CheckResult:
    """Check that compiled kernels can be stored or are complete; report their folder and size."""
    from buur.cli.compile_progress import installed_parts
    from buur.kernels import cache

    missing = [part for part in installed_parts() if not cache.is_complete(part)]
    status = session.say("doctor-kernels-missing", parts=", ".join(missing))
    if not missing:
        status = session.say("doctor-kernels-complete")
    detail = f"{cache.folder()}, {cache.size() / 1e6:.0f} MB: {status}"
    return CheckResult("kernels", not missing or cache.is_writable(), detail)


def database_is_writable(source: str | None) -> CheckResult:
    """Check that the database can be opened."""
    from buur.errors import BuurError
    from buur.server.storage.database import database_url, open_database

    try:
        open_database(source).dispose()
        where = database_url(source)
    except BuurError as error:
        return CheckResult("database", False, str(error))
    return CheckResult("database", True, where.database or where.render_as_string())


def port_is_free(port: int) -> CheckResult:
    """Check that the port is free, or that a Buur server already answers there."""
    from buur.cli.server_runner import is_free, running_version

    if is_free(port):
        return CheckResult("port", True, str(port))
    running = running_version(port)
    return CheckResult(
        "port", running is not None, f"{port}: {f'buur {running}' if running else '—'}"
    )


def browser() -> CheckResult:
    """Check that a browser can open the page."""
    from buur.cli.browser import browser_name, can_open

    found = can_open(os.environ)
    return CheckResult("browser", found, (browser_name() if found else None) or "—")


def language(session: Session) -> CheckResult:
    """Check that the terminal's character set is UTF-8; report the language."""
    encoding = (sys.stdout.encoding or "").lower().replace("_", "-")
    detail = f"{session.say('doctor-languages', lang=session.lang)}, {encoding or '—'}"
    return CheckResult("locale", encoding in ("utf-8", "utf8"), detail)
