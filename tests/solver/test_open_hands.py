"""A side that sees all hands plays as well as can be."""

from __future__ import annotations

from typing import ClassVar

import pytest

from buur.bots import bot
from buur.play.model.events import Act, Played
from buur.play.model.state import deal_of
from buur.play.table import Table
from buur.play.views import View
from tests.bots.heuristics.test_endgame import endings, searched
from tests.chance import seeded
from tools import open_hand_margin


def test_who_sees_the_hands_plays_a_best_card() -> None:
    """Looking at every line by the rules of the engine finds no better one."""
    for state in seeded(4).sample(endings("schieber"), 8):
        seat, seer = deal_of(state).turn, open_hand_margin.Seer(1)
        seer.table = Table(state.variant, [bot("random", 1)] * 4, chance=seeded(1))
        seer.table.state = state
        act, cards = seer.choose(state.view(seat)), state.legal_for(seat).cards
        gains = {card: searched(state.do(Played(seat, card)), seat) for card in cards}
        assert isinstance(act, Played)
        assert gains[act.card] == max(gains.values())


class Blind(open_hand_margin.Seer):
    """Sees the hands and plays like the steady player."""

    sides: ClassVar[set[int]] = set()
    """Those of the seats that were asked."""

    def choose(self, view: View) -> Act:
        self.sides.add(view.seat % 2)
        assert self.table is not None
        assert self.table.state.view(view.seat) == view
        return self._steady.choose(view)


def test_who_makes_nothing_of_the_hands_is_not_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same cards are played twice, the sides changed."""
    monkeypatch.setattr(open_hand_margin, "Seer", Blind)
    ahead = []
    for side in (0, 1):
        Blind.sides.clear()
        ahead.append(open_hand_margin._ahead("steady", 0, side))
        assert Blind.sides == {side}
    assert ahead[0] == -ahead[1] != 0
    assert open_hand_margin.lead("steady", 0) == 0


def test_the_lead_is_told_with_its_error(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(open_hand_margin, "lead", lambda _, seed: 10.0 + 20 * seed)
    assert open_hand_margin.main(["random", "--deals", "2"]) == 0
    assert capsys.readouterr().out == "over random: +20.0 ± 10.0 points a deal of schieber\n"
