"""What was measured was measured at a commit that can be had."""

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
PAGES = ("adding-a-bot.md", "environments.md", "performance.md", "strength.md")
"""That tell what was measured; elsewhere such words are examples."""


def named(text: str) -> set[str]:
    """Return the commits that a page names."""
    return set(COMMIT.findall(text))


def missing(commits: set[str]) -> set[str]:
    """Return those that the repository lacks; a copy without its whole history cannot tell."""
    git = shutil.which("git")
    if git is None or not (REPOSITORY / ".git").exists():
        return set()
    ask = partial(subprocess.run, cwd=REPOSITORY, capture_output=True, text=True, check=True)
    if ask([git, "rev-parse", "--is-shallow-repository"]).stdout.strip() == "true":
        return set()
    asked = "".join(f"{commit}\n" for commit in commits)
    told = ask([git, "cat-file", "--batch-check"], input=asked).stdout.splitlines()
    return {line.split()[0] for line in told if line.split()[1] != "commit"}


@pytest.mark.parametrize("page", PAGES)
def test_every_commit_that_a_page_names_is_there(page: str) -> None:
    assert not missing(named((REPOSITORY / "docs" / page).read_text(encoding="utf-8")))


def test_a_name_of_a_commit_has_seven_digits_at_least() -> None:
    assert named("commit 16e3846, of 12345678 cards, faded; 8d7101f12ec1.") == {
        "16e3846",
        "8d7101f12ec1",
    }
