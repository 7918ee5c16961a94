"""Command for the decks: ``python -m buur.web.deck [--sheet] [--out FOLDER] [DECK …]``."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from buur.web.deck import DECKS, sheet, sprite


def main() -> None:
    """Write each deck as ``<name>.svg`` into a folder, or print it."""
    parser = argparse.ArgumentParser(prog="python -m buur.web.deck", description=__doc__)
    parser.add_argument("decks", nargs="*", metavar="DECK", help=f"one of {', '.join(DECKS)}")
    parser.add_argument("--out", type=Path, help="folder to write to")
    parser.add_argument(
        "--sheet", action="store_true", help="draw all cards side by side, to look at"
    )
    arguments = parser.parse_args()
    draw = sheet if arguments.sheet else sprite
    for deck in arguments.decks or DECKS:
        try:
            drawn = draw(deck)
        except ValueError as error:
            parser.error(str(error))
        if arguments.out is None:
            sys.stdout.write(drawn + "\n")
        else:
            arguments.out.mkdir(parents=True, exist_ok=True)
            (arguments.out / f"{deck}.svg").write_text(drawn + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
