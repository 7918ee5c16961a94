"""Random parties of bidding, predicting and ticking off, counted once more by other rules."""

from __future__ import annotations

import pytest

from buur.play.model.result import DealScore
from buur.variants.model import Variant
from buur.variants.registry import PRESETS, variant
from tests.families import selection
from tests.games.recount import deals_of, tricks_of
from tests.games.sheets import NAMES, partie

BIDDING = ("coinche", "sidi", "sidi-jassverband", "sidi-pagat")
PREDICTING = ("estimation", "estimation-2", "estimation-3", "stich-differenzler")
SEEDS = (1, 2)


def whole_deals(
    name: str, seed: int, *, short: bool = False
) -> list[tuple[DealScore, list[tuple[int, int]]]]:
    """Return the deals in which all cards were played, with who took each trick and its points."""
    state, events = partie(name, seed, short=short)
    rules, found = state.variant, []
    for score, played in zip(state.history, deals_of(events), strict=False):
        assert score.contract is not None
        if len(played) == rules.players * rules.hand_size:
            code = score.contract.code.removeprefix("misere:")
            six = rules.play.unde_values == "six11"
            last = rules.score.last_trick
            seats = rules.players
            tricks = tricks_of(played, code, seats=seats, six=six, last=last)
            found.append((score, tricks))
    assert found
    return found


def by_side(
    score: DealScore, tricks: list[tuple[int, int]], sides: int = 2
) -> tuple[list[int], list[int]]:
    """Return the points and the tricks that each side took."""
    points, taken = [0] * sides, [0] * sides
    for seat, worth in tricks:
        points[score.sides[seat]] += worth
        taken[score.sides[seat]] += 1
    return points, taken


def is_usual(rules: Variant) -> bool:
    """Tell whether all cards are played, with their usual ranks and points, to a known contract."""
    play, choice = rules.play, rules.choice
    usual = (play.values, play.ranking, play.martinique8) == ("jass", "jass", False)
    whole = not rules.plan(1).widow and not rules.join.join
    return usual and whole and choice.contracts != "first_discard"


USUAL = [name for name in selection() if is_usual(PRESETS[name].variant)]


@pytest.mark.parametrize("name", USUAL)
def test_cards_and_tricks_go_to_who_took_them(name: str) -> None:
    """Core §1.3, §4.5, §7.1: whatever else a rule set writes, it counts these first."""
    for score, tricks in whole_deals(name, 1, short=True):
        assert score.contract is not None
        sides = max(score.sides) + 1
        points, taken = by_side(score, tricks, sides)
        counted = [sum(parts) for parts in zip(score.cards, score.last_trick, strict=True)]
        assert list(score.tricks) == taken
        assert counted == (points[::-1] if score.contract.misere else points)


@pytest.mark.parametrize("name", NAMES)
def test_rows_are_written_for_who_chose(name: str) -> None:
    """EGG, K17: own points with the match, in a misère the others'; times the factor."""
    rules = variant(name)
    for score, tricks in whole_deals(name, 1):
        assert score.chooser is not None
        assert score.contract is not None
        points, taken = by_side(score, tricks)
        side = score.sides[score.chooser]
        count, misere = taken[side], score.contract.misere
        own = points[1 - side] if misere else points[side] + 100 * (count == len(tricks))
        if rules.score.misere_match == "minus100" and count == len(tricks) * misere:
            own = -100
        expected = [0] * rules.lines
        expected[rules.teams[score.chooser]] = own * rules.checklist.rows[score.category - 1].factor
        assert list(score.total) == expected


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", BIDDING)
def test_bids_are_written(name: str, seed: int) -> None:
    """Made: cards and bid; failed: the bid to the others, in coinche without one's cards."""
    for score, tricks in whole_deals(name, seed):
        assert score.stake is not None
        assert score.contract is not None
        points, taken = by_side(score, tricks)
        side, misere = score.stake.seat % 2, score.contract.misere
        own, others = (
            (points[1 - side], points[side]) if misere else (points[side], points[1 - side])
        )
        if score.stake.height == "match":
            made = taken[side] == (0 if misere else len(tricks))
        else:
            made = own >= int(score.stake.height)
        kept = own if made or name != "coinche" else 0
        expected = [others + score.stake.worth * (not made)] * 2
        expected[side] = kept + score.stake.worth * made
        told = [sum(parts) for parts in zip(score.melds, score.stoeck, expected, strict=True)]
        assert list(score.total) == told


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", PREDICTING)
def test_differences_are_written(name: str, seed: int) -> None:
    """K16; JW: ten less for an exact one, for the dealer a point less for five of the sum."""
    predict = variant(name).predict
    for score, tricks in whole_deals(name, seed):
        made = [0] * len(score.predictions)
        for seat, worth in tricks:
            made[seat] += 1 if name == "stich-differenzler" else worth
        takers = {seat for seat, _ in tricks}
        pairs = list(zip(score.predictions, made, strict=True))
        expected = [abs(told - points) for told, points in pairs]
        if predict.exact_bonus:
            expected = [
                -10 if gap == 0 and (pairs[seat][0] or seat in takers) else gap
                for seat, gap in enumerate(expected)
            ]
        if predict.dealer_compensation:
            expected[score.dealer] -= abs(sum(score.predictions) - 157) // 5
        assert list(score.total) == expected
