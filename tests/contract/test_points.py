"""Points add up in every rule set."""

from __future__ import annotations

import pytest

from buur.cards import Suit, cards_in
from buur.contracts import Tables, compile_contract
from buur.play.model.result import DealScore
from buur.variants.model import Variant
from tests.contract.wandering import Step, fresh, wander

pytestmark = pytest.mark.untraced


def complete(partie: tuple[Step, ...]) -> list[DealScore]:
    """Return the deals that were played or claimed to the end."""
    rules = partie[0].before.variant
    history = partie[-1].after.history
    return [deal for deal in history if sum(deal.tricks) == rules.plan(deal.deal).hand]


def tables_of(rules: Variant, deal: DealScore) -> Tables:
    """Return what the cards, and the last trick, of a deal were worth."""
    assert deal.contract is not None
    policy = rules.play.policy_of(deal.deal)
    return compile_contract(deal.contract, policy, sum(deal.tricks), Suit(0))[-1]


def test_cards_are_worth_what_the_contract_says(partie: tuple[Step, ...]) -> None:
    """Core §1.3, §1.6, §7.1: 152 where cards count their usual points."""
    rules = partie[0].before.variant
    deals = complete(partie)
    assert deals
    for deal in deals:
        tables = tables_of(rules, deal)
        cards = sum(tables.points[card] for card in cards_in(rules.pack.cards))
        whole = cards + tables.trick * sum(deal.tricks)
        leaves_some = rules.join.join or rules.choice.turned_card == "widow"
        leaves_some |= rules.plan(deal.deal).widow > 0 and rules.sharing != "king"
        assert sum(deal.cards) == whole or (leaves_some and sum(deal.cards) < whole)


def test_last_trick_is_worth_what_the_rules_say(partie: tuple[Step, ...]) -> None:
    """Core §7.1, §7.2: 5, but nothing with a match in P002."""
    rules = partie[0].before.variant
    score = rules.score
    for deal in complete(partie):
        suppressed = score.match == "p002" and deal.matched is not None
        last = score.last_trick + tables_of(rules, deal).last
        assert sum(deal.last_trick) == (0 if suppressed else last)


def test_bonus_goes_with_a_match_only(partie: tuple[Step, ...]) -> None:
    """Core §7.2."""
    for deal in complete(partie):
        assert (deal.matched is not None) == (sum(deal.tricks) in deal.tricks)
        by_points = partie[0].before.variant.score.match == "charge_points"
        assert by_points or any(deal.match) <= (deal.matched is not None)


def test_total_is_the_multiplied_sum_of_its_parts(partie: tuple[Step, ...]) -> None:
    """Core §7.1."""
    if partie[0].before.variant.score.write != "points":
        return
    for deal in partie[-1].after.history:
        parts = (deal.cards, deal.last_trick, deal.match, deal.melds, deal.stoeck)
        sums = tuple(deal.multiplier * sum(points) for points in zip(*parts, strict=True))
        assert deal.total == sums


def test_scores_are_the_sum_of_the_deals(partie: tuple[Step, ...]) -> None:
    """Core §7: nothing else is ever written."""
    for step in partie:
        totals = [deal.total for deal in step.after.history]
        assert step.after.scores == (
            tuple(map(sum, zip(*totals, strict=True))) or fresh(step.after.variant).scores
        )


def test_at_most_one_stoeck_a_deal(partie: tuple[Step, ...]) -> None:
    """Core §6: king and queen of trumps exist once."""
    assert {sum(deal.stoeck) for deal in partie[-1].after.history} <= {0, 20}


def test_melds_count_for_one_side_unless_the_rules_say_both(partie: tuple[Step, ...]) -> None:
    """Core §5.6."""
    rules = partie[0].before.variant
    both = rules.meld.meld_order == "romand_both"
    for deal in partie[-1].after.history:
        married = rules.marriage.marriages
        assert both or married or 0 in deal.melds
        assert rules.meld.melds or married or not any(deal.melds)


def test_every_partie_of_a_rule_set_can_end(rules: Variant) -> None:
    """Core §7.4: with random players, too."""
    *_, last = wander(rules, 99, deals=60)
    assert last.after.is_over
    assert last.after.result is not None
    assert last.after.result.scores == last.after.scores
