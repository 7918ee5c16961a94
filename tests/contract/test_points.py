"""Points add up in every rule set."""

from __future__ import annotations

from buur.play.state import DealScore
from buur.variants.model import Variant
from tests.contract.wandering import Step, fresh, wander


def complete(partie: tuple[Step, ...]) -> list[DealScore]:
    """Return the deals that were played or claimed to the end."""
    return [deal for deal in partie[-1].after.history if sum(deal.tricks) == 9]


def test_cards_are_worth_152_in_every_deal(partie: tuple[Step, ...]) -> None:
    """Core §1.3, §7.1."""
    deals = complete(partie)
    assert deals
    assert {sum(deal.cards) for deal in deals} == {152}


def test_last_trick_is_worth_what_the_rules_say(partie: tuple[Step, ...]) -> None:
    """Core §7.1, §7.2: 5, but nothing with a match in P002."""
    score = partie[0].before.variant.score
    for deal in complete(partie):
        suppressed = score.match == "p002" and deal.matched is not None
        assert sum(deal.last_trick) == (0 if suppressed else score.last_trick)


def test_bonus_goes_with_a_match_only(partie: tuple[Step, ...]) -> None:
    """Core §7.2."""
    for deal in complete(partie):
        assert (deal.matched is not None) == (9 in deal.tricks)
        assert any(deal.match) <= (deal.matched is not None)


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
        assert both or 0 in deal.melds
        assert rules.meld.melds or not any(deal.melds)


def test_every_partie_of_a_rule_set_can_end(rules: Variant) -> None:
    """Core §7.4: with random players, too."""
    *_, last = wander(rules, 99, deals=60)
    assert last.after.is_over
    assert last.after.result is not None
    assert last.after.result.scores == last.after.scores
