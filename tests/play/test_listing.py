"""`state.legal` by kinds: what its properties list is what may be done, on turn and off it."""

from __future__ import annotations

import pytest

from buur.cards import Hand
from buur.play.legal import LegalActs
from buur.play.model import events as e
from buur.play.model.deal import Reign
from buur.play.model.events import Played
from buur.play.partie import Partie
from buur.seats import Seat
from buur.variants.registry import variant
from tests.contract.wandering import wander
from tests.families import MECHANISMS, selection
from tests.rules.scenario import dealt, table

NOTHING = {
    "answers": (),
    "best_melds": (),
    "bids": (),
    "calls": Hand.parse(""),
    "cards": Hand.parse(""),
    "choices": (),
    "claims": (),
    "contracts": (),
    "cuts": (),
    "declarations": [()],
    "discard": 0,
    "exchange": 0,
    "false_melds": (),
    "late_melds": (),
    "layable": Hand.parse(""),
    "may_double": False,
    "may_pass": False,
    "may_push": False,
    "may_withdraw": False,
    "melds": (),
    "objections": (),
    "owned": False,
    "predictions": [],
    "stoeck_again": None,
    "stoeck_cards": Hand.parse(""),
}
"""What a seat that may do nothing is shown."""
MELDING = "DQ DK DA S6 S8 ST H6 H8 HT"
"""A hand with one meld: three diamonds to the ace."""
OFF_TURN = NOTHING.keys() - {"claims", "late_melds", "may_double", "may_withdraw", "objections"}


def listed(legal: LegalActs) -> dict[str, object]:
    """Return every property of what may be done."""
    found = {name: getattr(legal, name) for name in NOTHING}
    iterators = {name: list(found[name]) for name in ("declarations", "predictions")}
    return {**found, **iterators}


def test_every_property_is_looked_at() -> None:
    found = {name for name, kind in vars(LegalActs).items() if isinstance(kind, property)}
    properties = {name for name in found if not name.startswith("_")}
    assert properties == NOTHING.keys()


@pytest.mark.parametrize("name", selection(*MECHANISMS))
def test_properties_list_the_acts_of_the_seat_on_turn_and_nothing_for_others(name: str) -> None:
    """In every phase of every mechanism; onlookers may do nothing at all."""
    rules = variant(name)
    phases = set()
    for step in wander(rules, 1, deals=1):
        state = step.before
        if state.phase == "play" and state.phase in phases and len(state.waiting) == 1:
            continue  # one card of the play is like another
        phases.add(state.phase)
        assert listed(LegalActs(state, None)) == NOTHING
        for seat in map(Seat, range(rules.seats)):
            if seat in state.waiting:
                agrees(state, seat)
            else:
                found = listed(state.legal_for(seat))
                assert {name: found[name] for name in OFF_TURN} == {
                    name: NOTHING[name] for name in OFF_TURN
                }


def agrees(state: Partie, seat: Seat) -> None:
    """Compare what is listed by kinds with the acts themselves."""
    legal = state.legal_for(seat)
    acts = list(legal)
    assert len(legal) == len(acts)
    bids = [act for act in acts if isinstance(act, e.Bid)]
    chosen = tuple(act for act in acts if isinstance(act, e.Chosen))
    assert list(dict.fromkeys(bid.height for bid in bids)) == [rung.height for rung in legal.bids]
    assert legal.choices == chosen
    named = [*(bid.contract for bid in bids if bid.contract), *(act.contract for act in chosen)]
    assert legal.contracts == tuple(dict.fromkeys(named))
    assert legal.may_push == any(isinstance(act, e.Pushed) for act in acts)
    assert legal.may_pass == any(isinstance(act, e.Passed) for act in acts)
    assert legal.answers == tuple(act.answer for act in acts if isinstance(act, e.Joined))
    assert legal.cuts == tuple(act.at for act in acts if isinstance(act, e.Cut))
    predicted = [act.points for act in acts if isinstance(act, e.Predicted)]
    assert not predicted or list(legal.predictions) == predicted
    assert bool(legal.predictions) == bool(predicted)
    assert legal.owned == any(isinstance(act, e.Owned) for act in acts)
    assert list(legal.calls) == [act.card for act in acts if isinstance(act, e.Called)]
    discards = {act.cards.bit_count() for act in acts if isinstance(act, e.Discarded) and act.cards}
    assert discards == ({legal.discard} if legal.discard else set())
    assert bool(legal.exchange) == any(isinstance(act, e.Exchanged) and act.cards for act in acts)
    if state.phase == "play":
        assert list(legal.cards) == [act.card for act in acts if isinstance(act, Played)]


@pytest.mark.parametrize(
    ("contract", "options", "stoeck"),
    [
        ("trump:D", {}, True),
        ("trump:S", {}, False),
        ("oben", {}, False),
        ("trump:D", {"stock": False}, False),
        ("trump:D", {"stock_with_meld": False}, False),
    ],
)
def test_the_stoeck_goes_with_melds_that_hold_it(
    contract: str, options: dict[str, object], stoeck: bool
) -> None:
    """§6: a card played with the best melds says "mit" where the rules have it."""
    state = table(MELDING, contract=contract, rules="schieber", options=options)
    played = state.legal.played("DA")
    assert len(played.melds) == 1
    assert played.stoeck is stoeck
    assert played in state.legal


def test_a_silent_lead_says_nothing_of_a_stoeck_in_another_suit() -> None:
    """§3.1, trump_by_lead: the card led is trump, and its suit alone has a stöck."""
    state = dealt(MELDING, options={"trump_by_lead": True})
    assert state.legal.played("DA").stoeck is True
    assert state.legal.played("H6").stoeck is False
    silent = dealt(MELDING, options={"trump_by_lead": True, "stock": False})
    assert silent.legal.played("DA").stoeck is False


def test_the_line_of_a_seat_where_a_king_reigns() -> None:
    """Variants §1.8: the king and his partner write on the first line, the rest on the second."""
    mise, five = (Partie(variant=variant(name)) for name in ("mise", "mise-5"))
    assert [mise.line(seat) for seat in range(3)] == [None] * 3
    reigning = Partie(variant=mise.variant, reign=Reign(king=Seat(1), goal=500))
    assert [reigning.line(seat) for seat in range(3)] == [1, 0, 1]
    reigning = Partie(variant=five.variant, reign=Reign(Seat(4), 600, partner=Seat(2)))
    assert [reigning.line(seat) for seat in range(5)] == [1, 1, 0, 1, 0]
