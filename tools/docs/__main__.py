"""Build of the documentation site: the program behind ``./buur docs``.

Warnings are errors, and every link and anchor of the built pages has to lead somewhere.
"""

from __future__ import annotations

import sys
from pathlib import Path

from sphinx.cmd.build import build_main

from tools.docs.links import broken_links

ROOT = Path(__file__).resolve().parents[2]
SITE = ROOT / "build" / "docs"


def build(site: Path) -> int:
    """Build the site into a folder, print what is wrong, and return the exit code."""
    options = ["--quiet", "--fail-on-warning", "--fresh-env", "--jobs", "auto"]
    options += ["--doctree-dir", str(site.parent / f"{site.name}-cache")]
    code = build_main([*options, str(ROOT / "docs"), str(site)])
    if code == 0:
        for link in broken_links(site):
            print(link, file=sys.stderr)
            code = 1
    return code


def main() -> int:
    """Build the site and say where it is."""
    code = build(SITE)
    if code == 0:
        print(f"The documentation: {SITE / 'index.html'}")
    return code


if __name__ == "__main__":
    sys.exit(main())
