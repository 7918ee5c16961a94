"""A deal played elsewhere gives each seat the view that a duel would give it."""

from __future__ import annotations

import pytest

from peers.played_deal import PlayedDeal
from peers.wire import Observation, TakenTrick
from tests.peers.views import DEALS, seen

NOT_KNOWN = {"legal", "deal"}
"""What other packages do not tell."""


def shown_in(number: int) -> list[Observation]:
    return [one for one in seen() if one["deal"] == number]


def is_named(shown: list[Observation]) -> bool:
    """Tell whether the contract was named apart: trumps may be named by leading, too."""
    return sum(one["phase"] == "play" for one in shown) == 36


NAMED = [number for number in range(1, DEALS + 1) if is_named(shown_in(number))]


def played(shown: list[Observation]) -> PlayedDeal:
    """Return a deal from what was shown of it."""
    cards = [one for one in shown if one["phase"] == "play"]
    hands = {one["seat"]: one["hand"] for one in reversed(cards)}
    last = cards[-1]
    end: TakenTrick = {
        "cards": [*last["trick"], (last["seat"], last["hand"][0])],
        "winner": last["seat"],
        "points": 0,
    }
    return PlayedDeal(
        dealer=last["dealer"],
        hands=[hands[seat] for seat in range(4)],
        contract=str(last["contract"]),
        pushed=last["pushed"],
        tricks=[*last["tricks"], end],
    )


def known(one: Observation) -> dict[str, object]:
    """Return what can be known of a view, of what an agent here uses."""
    return {key: one[key] for key in Observation.__annotations__ if key not in NOT_KNOWN}  # type: ignore[literal-required]


@pytest.mark.parametrize("number", NAMED)
def test_every_moment_is_as_a_duel_shows_it(number: int) -> None:
    shown = shown_in(number)
    deal = played(shown)
    choices = [deal.before_contract(pushed) for pushed in (False, True)[: 1 + deal.pushed]]
    moments = [*choices, *(deal.before_card(count) for count in range(36))]
    assert list(map(known, moments)) == list(map(known, shown))


def test_some_deals_are_pushed_and_some_are_not() -> None:
    assert {played(shown_in(number)).pushed for number in NAMED} == {False, True}
