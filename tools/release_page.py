"""Write the page of a release: ``python -m tools.release_page``, before a wheel is built.

terser (npm, pinned in `package-lock.json`, installed by ``npm ci``) shortens the identifiers of the
bundled scripts. The wheel carries the result, and the server sends it as long as no source of the
page has changed; where the file is missing, the server minifies the page itself.
"""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from buur.web.pack import page
from buur.web.pack.page import RELEASE

TERSER: Final = Path(__file__).parents[1] / "node_modules" / "terser" / "bin" / "terser"


def shortened(script: str) -> str:
    """Return a script with short identifiers, as terser writes it."""
    command = ["node", str(TERSER), "--compress", "passes=2", "--mangle"]
    done = subprocess.run(command, input=script, capture_output=True, encoding="utf-8", check=True)
    return done.stdout


def write_release(target: Path = RELEASE, minify: Callable[[str], str] = shortened) -> None:
    """Pack the page with a minifier and write it."""
    packed = page(minify, release=None).pack()
    target.write_bytes(msgspec.json.encode(packed))


if __name__ == "__main__":
    write_release()
