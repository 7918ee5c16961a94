"""Bots act lawfully and purely under every rule set."""

from __future__ import annotations

from itertools import count

import pytest

from buur.bots import Bot, bot
from buur.bots.advice import REASONS
from buur.bots.heuristics.advisor import advise
from buur.bots.levels.steady import Steady
from buur.play.model.events import (
    Act,
    BergCalled,
    Event,
    Finished,
    Married,
    MeldsAsked,
    Played,
    Robbed,
    Soldered,
    StoeckCalled,
    Turned,
)
from buur.play.partie import Partie
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


CLAIMS = BergCalled | Finished | Married | MeldsAsked | Robbed | Soldered | StoeckCalled | Turned
KINDS = frozenset(
    {
        *("Played", "Played-melds", "Played-stoeck", "Played-silent"),
        *("Pushed", "Chosen", "MeldsAsked"),
    }
)
"""Of acts: cards by what is said with them, or played without naming the trumps that they are."""


def check(player: Bot, view: View, act: Act | None) -> None:
    """An answer is lawful, its own seat's, and the same when asked again."""
    assert act is None or (act in view.legal and act.seat == view.seat)
    again = bot(player.name, getattr(player, "seed", None))
    if isinstance(act, CLAIMS | None):
        assert again.interject(view) == act
    elif view.is_on_turn:
        assert again.choose(view) == act


def check_reasons(player: Bot, view: View, act: Act | None) -> None:
    """The same of the steady player, whose reasons are codes that texts are written for."""
    assert isinstance(player, Steady)
    assert act is None or (act in view.legal and act.seat == view.seat)
    if act is not None:
        advice = advise(view, seed=player.seed)
        assert advice is not None
        assert advice.act == act
        assert advice.reasons
        assert set(advice.reasons) <= set(REASONS)


def follow(rules: Variant, players: list[Bot], seed: int) -> None:
    """Play a partie to its end; who claims the end or the rest is right."""
    watched = [Watched(player, check) for player in players]
    for state, event in events_of(rules, watched, seed):
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


@pytest.mark.parametrize("name", in_turn(RULES))
def test_every_act_of_a_partie_is_lawful_and_repeatable(name: str) -> None:
    follow(RULES[name], players("mixed", 40, RULES[name]), seed=11)


@pytest.mark.parametrize("name", in_turn(RULES))
def test_every_advice_is_followed_and_gives_known_reasons(name: str) -> None:
    """In a deal of steady players alone."""
    mine = [Watched(player, check_reasons) for player in players("steady", 40, RULES[name])]
    for state, _ in events_of(RULES[name], mine, 11):
        if state.history:
            break


@pytest.mark.parametrize("name", in_turn(RULES))
def test_random_parties_come_to_an_end(name: str) -> None:
    """Random bots reach the odd corners: silent trumps, few melds, forgotten stöcke."""
    mine = [bot("random", 7 * seat) for seat in range(RULES[name].seats)]
    assert play_partie(RULES[name], mine, 1).state.is_over


def test_random_bot_reaches_every_kind_of_act() -> None:
    """It forgets stöcke and melds, and calls them, leads trumps silently, pushes and asks.

    Parties are played until all of it has happened.
    """
    missing = set(KINDS)
    for seed in count():
        for name in ("reglement-1993", "schieber"):
            mine = [bot("random", seed + 9 * seat) for seat in range(4)]
            for state, event in events_of(variant(name), mine, seed):
                missing.discard(kind_of(state, event))
                if not missing:
                    return


def kind_of(state: Partie, event: Event) -> str:
    """Return the name of an act, of a card with what is said by it."""
    kind = type(event).__name__
    if isinstance(event, Played):
        kind += "-melds" * bool(event.melds) + "-stoeck" * event.stoeck
        kind += "-silent" * (state.phase == "choose")
    return kind


@pytest.mark.slow
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("name", RULES)
def test_thousands_of_deals_are_lawful(name: str) -> None:
    for seed in range(100, 160):
        follow(RULES[name], players("mixed", seed, RULES[name]), seed)
    for seed in range(100, 106):
        mine = [Watched(each, check_reasons) for each in players("steady", seed, RULES[name])]
        assert play_partie(RULES[name], mine, seed).state.is_over
