"""Write ``requirements/*.lock`` anew: exact versions with hashes, for every Python from 3.11 on.

``.venv/bin/python -m tools.lock`` keeps the versions that still fit ``pyproject.toml``;
with ``--upgrade`` it takes the newest ones.
"""

import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HEADER = "# Written by `python -m tools.lock` from pyproject.toml: change that instead.\n"
BESIDE_APP = (
    ("dev", ("app", "cluster", "dev", "docs"), "app"),
    ("docs", ("app", "docs", "envs"), "dev"),
    ("cluster", ("app", "cluster"), "dev"),
    ("ray", ("app", "ray"), "dev"),
    ("mutants", ("mutants",), "dev"),
    ("fuzz", ("fuzz",), "dev"),
)
"""Level, its extras, and the level whose versions it keeps."""


def compile_lock(uv: Path, level: str, options: list[str]) -> None:
    """Resolve one level for all systems and Pythons at once."""
    lock = ROOT / "requirements" / f"{level}.lock"
    command = [str(uv), "pip", "compile", "pyproject.toml", "--group", "build", *options]
    command += ["--universal", "--python-version", "3.11", "--generate-hashes", "--no-header"]
    # One version of a library for every Python, not the newest for each.
    command += ["--fork-strategy", "fewest"]
    # No address of a registry: installing asks the one that is set up on the machine.
    command += ["--no-emit-index-url", "--no-emit-find-links", "--quiet"]
    subprocess.run([*command, "--output-file", str(lock)], cwd=ROOT, check=True)
    lock.write_text(HEADER + lock.read_text(encoding="utf-8"), encoding="utf-8")


def main(arguments: list[str]) -> None:
    """Lock the application, then around the same versions what is installed beside it."""
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        programs = Path(folder) / "bin"
        subprocess.run([programs / "pip", "install", "--quiet", "uv"], check=True)
        compile_lock(programs / "uv", "app", ["--extra", "app", *arguments])
        for level, extras, around in BESIDE_APP:
            chosen = [part for extra in extras for part in ("--extra", extra)]
            constraints = ["--constraints", f"requirements/{around}.lock"]
            compile_lock(programs / "uv", level, [*chosen, *constraints, *arguments])


if __name__ == "__main__":
    main(sys.argv[1:])
