"""Runner of the page's tests in Node: the scripts, and the environment that names the page."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Final

from buur.i18n import LANGUAGES, catalogue
from tests.web.accounts import accounts
from tests.web.fair_deals import fair_deals
from tests.web.tables import all_moments

HERE: Final = Path(__file__).parent
STATIC: Final = HERE.parents[1] / "src/buur/web/static"
SCRIPTS: Final = tuple(sorted(HERE.glob("*.test.mjs")))


def copy_page(folder: Path) -> None:
    """Copy the page and mark its files as modules, which not every Node sees by itself."""
    shutil.copytree(STATIC, folder)
    (folder / "package.json").write_text('{"type": "module"}', encoding="utf-8")


def write_texts(path: Path) -> None:
    """Write the compiled texts of all languages."""
    path.write_text(json.dumps({lang: catalogue(lang) for lang in LANGUAGES}), encoding="utf-8")


def write_tables(path: Path) -> None:
    """Write the tables of every game."""
    path.write_text(json.dumps(all_moments()), encoding="utf-8")


def write_accounts(path: Path) -> None:
    """Write the counted deals of every rule set."""
    path.write_text(json.dumps(accounts()), encoding="utf-8")


def write_fair_deals(path: Path) -> None:
    """Write a sealed deal of every rule set."""
    path.write_text(json.dumps(fair_deals()), encoding="utf-8")


WRITERS: Final[dict[str, Callable[[Path], None]]] = {
    "BUUR_TABLES": write_tables,
    "BUUR_ACCOUNTS": write_accounts,
    "BUUR_FAIR_DEALS": write_fair_deals,
}
"""Functions that write the data of scripts, by the variable that names the file."""


def environment(page: Path, texts: Path, tables: Path) -> dict[str, str]:
    """Return the environment of a script that tests a copy of the page.

    The locale is fixed, since Node writes letters large as the locale has it.
    """
    own = {name: value for name, value in os.environ.items() if not name.startswith("NODE_")}
    named = {"BUUR_STATIC": page.as_uri(), "BUUR_CATALOGUES": str(texts)}
    return {
        **own,
        "LC_ALL": "C",
        **named,
        "BUUR_TABLES": str(tables),
        "BUUR_ACCOUNTS": str(tables.with_name("accounts.json")),
        "BUUR_FAIR_DEALS": str(tables.with_name("fair_deals.json")),
    }


def node() -> str:
    """Return the path of Node."""
    found = shutil.which("node")
    assert found, "the page's tests need Node.js: install it from the system's packages"
    return found


def run_script(
    script: Path, surroundings: dict[str, str], seconds: float | None = None
) -> subprocess.CompletedProcess[str]:
    """Run a script, which fails if one of its tests does.

    Args:
        script: what to run; each finds its tests itself, so that one process is enough.
        surroundings: see `environment`.
        seconds: after which the script is ended.
    """
    return subprocess.run(
        [node(), str(script)],
        env=surroundings,
        capture_output=True,
        encoding="utf-8",
        timeout=seconds,
        check=False,
    )


def failures(output: str) -> str:
    """Return the part of a script's output that tells what failed, in either format of Node's."""
    at = output.find("\nnot ok")
    return output[at:][:6000] if at >= 0 else output[-6000:]
