"""A side that sees all hands is ahead of one that does not."""

from __future__ import annotations

import pytest

from tools import open_hands


def test_who_sees_the_hands_is_ahead(capsys: pytest.CaptureFixture[str]) -> None:
    assert open_hands.main(["random", "--deals", "2"]) == 0
    assert "over random: +" in capsys.readouterr().out
    assert open_hands.lead("random", 0) > 50
