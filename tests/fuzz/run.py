"""Coverage-guided fuzzing of one parser by Atheris, from its corpus, for some time.

``python -m tests.fuzz.run records --seconds 600``: exit code 0 if nothing was found; otherwise
Atheris prints the traceback and the input, which becomes a file of the corpus once it is mended.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

MOST_BYTES = 8192
"""Length of the longest input."""
SLOWEST = 60
"""Seconds after which an input is a finding that hangs."""
MEMORY = 2048
"""Megabytes after which an input is a finding that takes the memory."""


def main() -> None:
    """Fuzz a parser."""
    import atheris  # only the slow run installs it

    parser = argparse.ArgumentParser()
    parser.add_argument("parser")
    parser.add_argument("--seconds", type=int, default=600)
    parser.add_argument("--findings", type=Path, default=Path("build/fuzz"))
    parser.add_argument("--grown", type=Path, help="Folder of the inputs that reach something new.")
    wanted = parser.parse_args()
    with atheris.instrument_imports(include=["buur", "h11", "tomllib", "uvicorn", "websockets"]):
        import tomllib  # noqa: F401 - instrumented before it is used

        from tests.fuzz.targets import CORPUS, TARGETS
    target = TARGETS[wanted.parser]
    wanted.findings.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name, target.opened() as examine:
        folder = Path(name)
        grown = wanted.grown or folder / "grown"
        grown.mkdir(parents=True, exist_ok=True)
        words = folder / "words"
        words.write_text("".join(f'"{_escaped(piece)}"\n' for piece in target.pieces))
        options = [
            f"-max_total_time={wanted.seconds}",
            f"-max_len={MOST_BYTES}",
            f"-timeout={SLOWEST}",
            f"-rss_limit_mb={MEMORY}",
            f"-dict={words}",
            f"-artifact_prefix={wanted.findings}/{wanted.parser}-",
            "-print_final_stats=1",
        ]
        folders = [str(grown), str(CORPUS / wanted.parser)]
        atheris.Setup([sys.argv[0], *options, *folders], examine)
        atheris.Fuzz()


def _escaped(piece: bytes) -> str:
    return "".join(f"\\x{byte:02x}" for byte in piece)


if __name__ == "__main__":
    main()
