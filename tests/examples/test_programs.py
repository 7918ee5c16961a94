"""The programs of `examples/` run, print their results and draw a picture."""

from __future__ import annotations

import importlib
import re
import sys
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

import pytest

from tests.docs.code_blocks import ROOT

FOLDER: Final = ROOT / "examples"
SIZES: Final = {
    "points_by_trumps": ["--deals", "2000"],
    "duel_with_error_bars": ["--boards", "2"],
    "train_policy": ["--deals", "40", "--rounds", "3", "--boards", "2"],
    "house_rules": ["--parties", "2"],
}
"""Small sizes, by program."""
GAIN: Final = r"[+-]\d+\.\d\d? ± \d+\.\d\d? points per deal in 2 boards"
PRINTED: Final = {
    "points_by_trumps": r"trumps   deals  points\n( +\d +\d+ +\d+\.\d\d ± \d+\.\d\d\n){5,}",
    "duel_with_error_bars": rf"(\w+ against \w+: {GAIN}\n){{4}}",
    "train_policy": rf"trained against random, contracts at random: {GAIN}\n",
    "house_rules": r"the same in Python: True\n(- .+\n){3}(.+ deals on average; .+\n){2}",
}
MARKS: Final = {
    "points_by_trumps": 15,
    "duel_with_error_bars": 10,
    "train_policy": 10,
    "house_rules": 10,
}


def test_every_program_is_run_here() -> None:
    assert {path.stem for path in FOLDER.glob("*.py")} == set(SIZES)


@pytest.mark.parametrize("program", SIZES)
def test_a_program_prints_its_results_and_draws_a_picture(
    program: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", [program, *SIZES[program]])
    importlib.import_module(f"examples.{program}").main()
    printed = capsys.readouterr().out
    assert re.fullmatch(PRINTED[program], printed), printed
    picture = ElementTree.parse(tmp_path / f"{program}.svg").getroot()
    assert picture.tag == "{http://www.w3.org/2000/svg}svg"
    marks = picture.findall(".//{http://www.w3.org/2000/svg}use")
    assert len(marks) >= MARKS[program]


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.py")), ids=lambda path: str(path.stem))
def test_a_program_is_short_enough_to_be_read(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 100
