"""``buur ask`` against the table: the same position gets the same answer."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from dataclasses import replace

import pytest

from buur.cards import card_code, cards_in
from buur.errors import IllegalAction
from buur.play.chance import table_event
from buur.play.claims import counted_points
from buur.play.codec import Json, cards_json
from buur.play.deal import Deal
from buur.play.events import Event, Finished, Played, Soldered
from buur.play.start import start
from buur.play.state import State
from buur.play.stoeck import stoeck_holder, stoeck_pair
from buur.seats import Seat
from buur.variants.registry import PRESETS
from tests.chance import seeded
from tests.cli.asking import ask


def positions(rules: str, seed: int) -> Iterator[tuple[State, Deal]]:
    """Give the positions of one random deal in which cards are played."""
    chance = seeded(seed)
    state = start(rules, chance)
    target = state.variant.partie.target
    scores = tuple(target - chance.randrange(120) for _ in state.scores)
    state = replace(state, scores=scores)
    while not state.is_over and state.phase != "count":
        deal = state.deal
        assert deal is not None
        if state.phase == "play" and deal.contract is not None:
            yield state, deal
        event = table_event(state, chance.random) or an_act(state, chance)
        state = state.do(event)


def an_act(state: State, chance: random.Random) -> Event:
    """Return what one of those who are asked may do."""
    return chance.choice(list(state.legal_for(state.waiting[0])))


def codes(cards: tuple[int, ...]) -> list[str]:
    return [card_code(card) for card in cards]  # type: ignore[arg-type]


@pytest.mark.parametrize("rules", PRESETS)
def test_legal_cards_are_those_of_the_table(rules: str) -> None:
    for state, deal in positions(rules, seed=1):
        found = ask(
            "legal",
            rules=rules,
            contract=str(deal.contract),
            trick_no=len(deal.tricks) + 1,
            trick=codes(deal.lying),
            hand=cards_json(deal.hands[deal.turn]),
        )
        assert found["legal"] == cards_json(state.legal.cards.mask)
        for code, reason in found["why"].items():
            assert state.legal.why_not(code) == reason


@pytest.mark.parametrize("rules", PRESETS)
def test_tricks_are_those_of_the_table(rules: str) -> None:
    for state, deal in positions(rules, seed=2):
        if len(deal.lying) < deal.at_play - 1:
            continue
        act = next(iter(state.legal))
        assert isinstance(act, Played)
        after = state.do(act)
        assert after.deal is not None
        if not after.deal.tricks:
            continue
        trick = after.deal.tricks[-1]
        found = ask(
            "trick",
            rules=rules,
            contract=str(after.deal.contract),
            trick_no=len(deal.tricks) + 1,
            trick=codes(trick.cards),
        )
        assert found == {
            "winner": deal.order(trick.leader).index(trick.winner),
            "points": trick.points,
        }


@pytest.mark.parametrize("rules", PRESETS)
def test_claims_of_the_rest_are_those_of_the_table(rules: str) -> None:
    """The table asks besides that the claimer makes the tricks, which ``order_free`` implies."""
    for seed in range(8):
        for state, deal in positions(rules, seed):
            claim = Soldered(deal.turn)
            if claim not in state.legal_for(deal.turn):
                continue
            after = state.do(claim).deal
            assert after is not None
            assert after.solder is not None
            left, right = (deal.hands[(deal.turn + turn) % 4] for turn in (1, 3))
            found = ask(
                "solder",
                rules=rules,
                contract=str(deal.contract),
                claimer=cards_json(deal.hands[deal.turn]),
                partner=cards_json(deal.hands[(deal.turn + 2) % 4]),
                opponents=[card_code(card) for card in (*cards_in(left), *cards_in(right))],
            )
            by_order = state.variant.partie.solder_test == "order_free"
            if by_order or after.solder.valid:
                assert found == {"valid": after.solder.valid}


def holds_stoeck(deal: Deal, seat: Seat) -> bool:
    """Tell whether a seat was dealt the stöck and has not played both its cards."""
    left = deal.hands[seat] & stoeck_pair(deal.trump or 0)
    return stoeck_holder(deal) == seat and left != 0


def finish_question(state: State, deal: Deal, seat: Seat) -> dict[str, object]:
    """Return the fields that describe a position in which ``seat`` claims the end."""
    tricks = [0, 0]
    for trick in deal.tricks:
        tricks[trick.winner % 2] += 1
    credits: list[Json] = [
        {"team": credit.team, "kind": credit.kind, "points": credit.raw, "trick": credit.trick}
        for credit in deal.credits
    ]
    if deal.stoeck_pending and deal.stoeck_called is not None:
        now = len(deal.tricks) + 1
        credits.append(
            {"team": deal.stoeck_called % 2, "kind": "stoeck", "points": 20, "trick": now}
        )
    later = [deal.hands[(deal.turn + turn) % 4] for turn in range(4 - len(deal.lying))]
    beaten = any(hand & deal.tables.beaten_by[deal.best] for hand in later)
    return {
        "rules": state.variant.code,
        "contract": str(deal.contract),
        "scores": list(state.scores),
        "team": seat % 2,
        "tricks": tricks,
        "credits": seeded(seat).sample(credits, len(credits)),
        "trick": codes(deal.lying),
        "leader": deal.leader % 2,
        "boss": bool(deal.lying) and deal.best_seat == seat and not beaten,
        "stoeck": deal.stoeck_called is None and holds_stoeck(deal, seat),
    }


def finish_at_the_table(state: State, seat: Seat) -> dict[str, object]:
    """Return what a claim of the end brings at the table, as an answer."""
    points = list(counted_points(state, seat))
    after = state.do(Finished(seat))
    if after.result is None:
        return {"correct": False, "winner": 1 - seat % 2, "points": points, "may_insist": True}
    correct = after.result.reason == "claim"
    return {"correct": correct, "winner": after.result.winner, "points": points}


CLAIMED = [name for name, preset in PRESETS.items() if preset.variant.partie.claim == "required"]
BOSS = {"claim_counts": "current_with_boss"}


@pytest.mark.parametrize(
    "seeds", [(1, 3), pytest.param(range(40), marks=pytest.mark.slow)], ids=["few", "many"]
)
@pytest.mark.parametrize("options", [{}, BOSS], ids=["own", "boss"])
@pytest.mark.parametrize("rules", CLAIMED)
def test_claims_of_the_end_are_those_of_the_table(
    rules: str, options: dict[str, object], seeds: Iterable[int]
) -> None:
    seen = set()
    for seed in seeds:
        for state, deal in positions(rules, seed):
            changed = replace(state, variant=state.variant.with_options(dict(options)))
            for seat in map(Seat, range(4)):
                try:
                    expected = finish_at_the_table(changed, seat)
                except IllegalAction:
                    continue
                question = finish_question(changed, deal, seat)
                assert ask("finish", **question, options=options) == expected
                seen.add((expected["correct"], expected["winner"] == seat % 2))
    assert (True, True) in seen
    assert (False, False) in seen


def test_who_is_out_first_decides_within_a_trick() -> None:
    """Source: core rules §7.5."""
    position = {
        "contract": "trump:S",
        "scores": [990, 990],
        "tricks": [1, 0],
        "turned": True,
        "credits": [
            {"team": 0, "kind": "cards", "points": 15},
            {"team": 1, "kind": "melds", "points": 20},
        ],
    }
    melds_first = ask("finish", team=0, **position)
    assert melds_first == {"correct": True, "winner": 1, "points": [1005, 1010]}
    tricks_first = ask("finish", team=0, **position, options={"finish_order": "trick-stock-meld"})
    assert tricks_first == {"correct": True, "winner": 0, "points": [1005, 1010]}


def test_a_trick_that_lies_face_up_does_not_count_under_the_romand_rules() -> None:
    """Source: core rules §7.6."""
    position = {
        "contract": "trump:S",
        "scores": [990, 500],
        "team": 0,
        "tricks": [1, 0],
        "credits": [{"team": 0, "kind": "cards", "points": 15}],
    }
    assert ask("finish", **position) == {"correct": False, "winner": 1, "points": [990, 500]}
    assert ask("finish", **position, turned=True)["correct"]
    assert ask("finish", **position, trick=["S6"], leader=0)["correct"]
    assert ask("finish", **position, rules="schieber")["correct"]


def test_everything_is_multiplied() -> None:
    position = {
        "rules": "pique-double",
        "contract": "trump:S",
        "scores": [1440, 0],
        "team": 0,
        "tricks": [1, 0],
        "turned": True,
        "credits": [{"team": 0, "kind": "cards", "points": 11}],
    }
    assert ask("finish", **position)["points"] == [1462, 0]
    assert ask("finish", **position, stoeck=True)["points"] == [1502, 0]


def test_opponents_with_every_trick_may_insist() -> None:
    """Source: core rules §7.6."""
    position = {"contract": "trump:S", "scores": [0, 0], "team": 0, "tricks": [0, 3]}
    found = ask("finish", **position, rules="schieber")
    assert found == {"correct": False, "winner": 1, "points": [0, 0], "may_insist": True}
    assert "may_insist" not in ask("finish", **position)


def test_the_last_trick_decides_between_two_sides_that_are_over() -> None:
    """Source: core rules §7.5, R93: who was out earlier cannot claim at the count any more."""
    position: dict[str, object] = {
        "rules": "reglement-1993",
        "contract": "trump:S",
        "scores": [990, 960],
        "team": 0,
        "tricks": [4, 5],
        "credits": [
            {"team": 0, "kind": "cards", "points": 20, "trick": 3},
            {"team": 1, "kind": "cards", "points": 35, "trick": 9},
            {"team": 1, "kind": "last_trick", "points": 5, "trick": 9},
        ],
    }
    assert ask("finish", **position)["winner"] == 1
    assert ask("finish", **position | {"team": 1}) == {
        "correct": False,
        "winner": 0,
        "points": [1010, 960],
    }
    turned = ask("finish", **position | {"team": 1, "turned": True})
    assert (turned["correct"], turned["winner"]) == (True, 1)
    assert ask("finish", **position, last=0)["winner"] == 0
    wrong = ask("finish", **position | {"tricks": [0, 9]}, last=0)
    assert wrong["error"]["code"] == "bad-field"
