"""Bots act lawfully and purely under every rule set."""

from __future__ import annotations

from collections import Counter

import pytest

from buur.bots import Bot, bot
from buur.play.events import (
    Act,
    BergCalled,
    Finished,
    Married,
    MeldsAsked,
    Played,
    Robbed,
    Soldered,
    StoeckCalled,
)
from buur.play.views import View
from buur.variants.model import Variant
from buur.variants.registry import PRESETS, variant
from tests.bots.parties import Watched, events_of, play_partie
from tests.families import in_turn, shortened

HOUSES: dict[str, tuple[str, dict[str, object]]] = {
    "everything": (
        "schieber",
        {
            "contracts": "suits+oben+unden+slalom",
            "multipliers": {"S": 2, "oben": 3, "unten": 3, "zigzag": 4},
            "push_back": True,
            "martinique8": True,
            "strokes": "jw",
            "claim_counts": "current_with_boss",
        },
    ),
    "strict": (
        "chibre",
        {
            "ruff_when_can_follow": False,
            "only_trumps": "forced_over",
            "buur_exempt": False,
            "push": "not_first_deal",
            "meld_show": "on_request_opponents",
            "stock_deadline": "end_with_proof",
        },
    ),
    "loose": (
        "schieber-2500",
        {
            "undertrump": "free_if_void",
            "meld_show": "described",
            "leader": "announcer",
            "trump_by_lead": True,
            "stock_with_meld": False,
        },
    ),
}


RULES: dict[str, Variant] = {name: shortened(variant(name)) for name in PRESETS} | {
    name: shortened(variant(base, options)) for name, (base, options) in HOUSES.items()
}
MIXES = {"steady": ("steady",) * 6, "mixed": ("easy", "random", "random", "steady") * 2}


def players(mix: str, seed: int, rules: Variant) -> list[Bot]:
    return [bot(name, seed + seat) for seat, name in enumerate(MIXES[mix][: rules.seats])]


CLAIMS = BergCalled | Finished | Married | MeldsAsked | Robbed | Soldered | StoeckCalled


def check(player: Bot, view: View, act: Act | None) -> None:
    """An answer is lawful, its own seat's, and the same when asked again."""
    assert act is None or (act in view.legal and act.seat == view.seat)
    again = bot(player.name, getattr(player, "seed", None))
    if isinstance(act, CLAIMS | None):
        assert again.interject(view) == act
    elif view.is_on_turn:
        assert again.choose(view) == act


@pytest.mark.parametrize("mix", MIXES)
@pytest.mark.parametrize("name", in_turn(RULES))
def test_every_act_is_lawful_and_repeatable(name: str, mix: str) -> None:
    watched = [Watched(player, check) for player in players(mix, 40, RULES[name])]
    table = play_partie(RULES[name], watched, seed=11)
    assert table.state.is_over


@pytest.mark.parametrize("name", in_turn(RULES))
def test_random_parties_come_to_an_end(name: str) -> None:
    """Random bots reach the odd corners: silent trumps, few melds, forgotten stöcke."""
    for seed in range(2):
        mine = [bot("random", seed + 7 * n) for n in range(RULES[name].seats)]
        table = play_partie(RULES[name], mine, seed)
        assert table.state.is_over


@pytest.mark.parametrize("name", in_turn(RULES))
def test_claims_are_never_wrong(name: str) -> None:
    """A bot claims the end or the rest only when it is right."""
    for state, event in events_of(RULES[name], players("mixed", 1, RULES[name]), 1):
        if isinstance(event, Soldered | Finished):
            after = state.do(event)
            assert after.deal is not None
            assert after.deal.claimer is None
            if isinstance(event, Soldered):
                assert after.deal.solder is not None
                assert after.deal.solder.valid
            else:
                assert after.result is not None
                assert after.result.reason == "claim"


def test_random_bot_reaches_every_kind_of_act() -> None:
    """It forgets stöcke and melds, and calls them, leads trumps silently, pushes and asks."""
    seen = Counter[str]()
    for name in ("reglement-1993", "schieber"):
        for seed in range(6):
            mine = [bot("random", seed + 9 * seat) for seat in range(4)]
            for state, event in events_of(variant(name), mine, seed):
                kind = type(event).__name__
                if isinstance(event, Played):
                    kind += "-melds" * bool(event.melds) + "-stoeck" * event.stoeck
                    kind += "-silent" * (state.phase == "choose")
                seen[kind] += 1
    for kind in ("Played", "Played-melds", "Played-stoeck", "Played-silent", "Pushed", "Chosen"):
        assert seen[kind], kind
    assert seen["MeldsAsked"]


@pytest.mark.slow
@pytest.mark.parametrize("name", RULES)
def test_thousands_of_deals_are_lawful(name: str) -> None:
    for seed in range(100, 160):
        watched = [Watched(player, check) for player in players("mixed", seed, RULES[name])]
        assert play_partie(RULES[name], watched, seed).state.is_over
