"""Commits that the documents' figures name exist."""

from __future__ import annotations

import re
import shutil
import subprocess
from functools import partial
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).parents[2]
COMMIT = re.compile(r"\b(?=[0-9a-f]*[a-f])(?=[0-9a-f]*[0-9])[0-9a-f]{7,40}\b")
"""What looks like the name of a commit: hexadecimal, with digits and letters."""
NOTEBOOK = sorted(path.name for path in (REPOSITORY / "docs" / "notebook").iterdir())
PAGES = (
    "how-to/environments.md",
    "performance.md",
    "strength.md",
    *(f"notebook/{name}" for name in NOTEBOOK),
)
"""Pages with measured figures; elsewhere such words are examples."""


def named(text: str) -> set[str]:
    """Return the commits that a page names."""
    return set(COMMIT.findall(text))


def missing(commits: set[str], repository: Path = REPOSITORY) -> set[str]:
    """Return those that a repository lacks; a copy without its whole history cannot tell."""
    git = shutil.which("git")
    if git is None or not (repository / ".git").exists():
        return set()
    ask = partial(subprocess.run, cwd=repository, capture_output=True, text=True)
    if ask([git, "rev-parse", "--is-shallow-repository"]).stdout.strip() != "false":
        return set()  # it is shallow, or belongs to somebody whom git does not trust
    asked = "".join(f"{commit}\n" for commit in commits)
    told = ask([git, "cat-file", "--batch-check"], input=asked, check=True).stdout.splitlines()
    return {line.split()[0] for line in told if line.split()[1] != "commit"}


@pytest.mark.parametrize("page", PAGES)
def test_every_commit_that_a_page_names_is_there(page: str) -> None:
    assert not missing(named((REPOSITORY / "docs" / page).read_text(encoding="utf-8")))


@pytest.mark.parametrize(
    ("answer", "found"),
    [("echo false", {"16e3846"}), ("echo true", set()), ("exit 128", set())],
    ids=["whole", "shallow", "not-ours"],
)
def test_only_a_whole_history_tells_what_is_missing(
    answer: str, found: set[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    git = tmp_path / "git"
    missing_all = "sed 's/$/ missing/'"
    git.write_text(f'#!/bin/sh\nif [ "$1" = rev-parse ]; then {answer}; else {missing_all}; fi\n')
    git.chmod(0o755)
    monkeypatch.setattr(shutil, "which", lambda _: str(git))
    assert missing({"16e3846"}, tmp_path) == set()
    (tmp_path / ".git").mkdir()
    assert missing({"16e3846"}, tmp_path) == found


def test_a_name_of_a_commit_has_seven_digits_at_least() -> None:
    assert named("commit 16e3846, of 12345678 cards, faded; 8d7101f12ec1.") == {
        "16e3846",
        "8d7101f12ec1",
    }
