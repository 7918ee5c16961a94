"""Every complaint of ``ux-checks.md`` is looked after by tests that exist."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[2]
PAGE: Final = ROOT / "tests" / "docs" / "ux-checks.md"
HOME: Final = "tests/browser/test_complaints.py"


def rows() -> list[tuple[str, str]]:
    """Return complaint and checks of each row of the table."""
    row = re.compile(r"^\| (?!complaint|---)(.+?) \| (.+) \|$", re.MULTILINE)
    return [(complaint, checks) for complaint, checks in row.findall(PAGE.read_text("utf-8"))]


def named(checks: str) -> list[tuple[str, str]]:
    """Return the files and tests that a row names; a file alone has no test's name."""
    script = re.match(r"`(tests/web/\w+\.test\.mjs)`: (.+)", checks)
    if script:
        return [(script[1], title) for title in re.findall(r'"([^"]+)"', script[2])]
    found = []
    file = HOME
    for one in re.findall(r"`([^`]+)`", checks):
        path, _, test = one.rpartition("::") if "::" in one else (one, "", "")
        if one.startswith("test_") and not one.endswith(".py") and "::" not in one:
            path, test = HOME, one
        file = path or file
        found.append((file if "/" in file else f"tests/browser/{file}", test))
    return found


@pytest.mark.parametrize(("complaint", "checks"), rows(), ids=lambda text: text[:30])
def test_a_complaint_is_looked_after(complaint: str, checks: str) -> None:
    assert named(checks), complaint
    for file, test in named(checks):
        text = (ROOT / file).read_text("utf-8")
        wanted = f'test("{test}"' if file.endswith(".mjs") else f"def {test}(" if test else ""
        assert wanted in text, f"{file} has no {test!r}"


def test_every_test_of_the_complaints_is_listed() -> None:
    tests = re.findall(r"^async def (test_\w+)", (ROOT / HOME).read_text("utf-8"), re.MULTILINE)
    listed = {test for _, checks in rows() for _, test in named(checks)}
    assert set(tests) - listed == set()
    assert len(tests) >= 20
