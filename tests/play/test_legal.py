"""`state.legal`: a lazy, iterable, ``in``-testable view of what may be done."""

from __future__ import annotations

import pytest

from buur.cards import Hand, parse_card, parse_cards
from buur.contracts import TRUMPS
from buur.errors import IllegalAction, NotationError
from buur.play.legal import LegalActs
from buur.play.model import events as e
from buur.play.model.events import Played
from buur.play.pack.sealed_shuffle import digest_of
from buur.play.partie import Partie, start
from buur.seats import Seat
from buur.variants.registry import variant
from tests.chance import seeded
from tests.games.tables import dealt as dealt_at
from tests.rules.scenario import SUITS_APART, dealt, declare, opened, play, table


def test_cuts() -> None:
    """One act per number of cards; the knock first."""
    legal = opened().legal
    assert (len(legal), next(iter(legal))) == (32, e.Cut(Seat(2), 0))
    assert e.Cut(Seat(2), 33) in legal
    assert e.Cut(Seat(2), 34) not in legal
    assert next(iter(opened(options={"cut": "min2_mandatory"}).legal)) == e.Cut(Seat(2), 2)


def test_contracts_and_push() -> None:
    """Codes of contracts are found in the legal acts, too."""
    legal = dealt(rules="schieber").legal
    assert list(legal)[-1] == e.Pushed(Seat(0))
    assert len(legal) == 7
    assert "oben" in legal
    assert "zigzag:oben" not in legal
    assert e.Chosen(Seat(0), TRUMPS[0]) in legal


def test_cards() -> None:
    """A card comes with its melds."""
    state = table("SQ SK SA", "S6", contract="trump:S")
    assert "SQ" in state.legal
    assert "S6" not in state.legal
    queen = next(act for act in state.legal if isinstance(act, Played))
    assert queen.melds
    assert Played(Seat(0), parse_card("SQ")) in state.legal
    assert play(state, "SA").legal.cards == Hand.parse("S6")


def test_silent_leads_count_as_cards() -> None:
    """With `trump_by_lead` the first card may choose the trump."""
    state = dealt(*SUITS_APART, options={"trump_by_lead": True})
    assert state.legal.cards == Hand.parse(SUITS_APART[0])
    assert "S6" in state.legal
    assert not any(isinstance(act, Played) for act in state.legal)


def test_answers_to_a_claim() -> None:
    """The opponents of a wrong claim take the partie or play on."""
    state = table(*SUITS_APART, contract="trump:S", rules="schieber").do(e.Finished(Seat(1)))
    assert list(state.legal_for(0)) == [e.Insisted(Seat(0), False), e.Insisted(Seat(0), True)]
    assert not state.legal_for(1)


def test_nobody_on_turn() -> None:
    """No seat is on turn where several seats, or none, are awaited."""
    sealed = opened().do(e.Sealed(digest_of("0"), "0"))
    assert (sealed.turn, list(sealed.legal), bool(sealed.legal)) == (None, [], False)
    assert list(sealed.legal_for(0)) == []
    assert e.Contributed(Seat(0), "01234567") in sealed.legal_for(0)
    with pytest.raises(IllegalAction, match="nobody is on turn in phase seal"):
        sealed.push()


def test_only_acts_are_legal() -> None:
    """Nothing but an act is legal."""
    for legal in (dealt().legal, Partie(variant=variant()).legal, LegalActs(dealt(), None)):
        assert not any(thing in legal for thing in (42, None, object(), ["S6"]))
    assert e.Pushed(Seat(1)) not in dealt().legal


def test_claims_beside_the_turn() -> None:
    """Claims are offered on turn and off it."""
    state = play(table(*SUITS_APART, contract="trump:S", rules="schieber"), "SA HA DA CA")
    assert [type(act).__name__ for act in state.legal_for(0).claims] == ["Finished", "Soldered"]
    assert [type(act).__name__ for act in state.legal_for(3).claims] == ["Finished"]
    assert LegalActs(state, None).claims == ()


def test_asking_and_late_stoeck_are_claims() -> None:
    """A wish to see melds and a late stöck are claims."""
    hands = ("SQ SK SA DQ DK DA", "S6 D6 D7", "S7 D8 D9", "S8 DT DJ")
    state = table(*hands, options={"meld_show": "on_request_any", "stock_deadline": "next_card"})
    state = play(declare(state, "SA", "SQ SK SA"), "S6 S7 S8")
    assert e.MeldsAsked(Seat(1)) in state.legal_for(1).claims
    state = play(state, "DQ D6 D8 DT DK")
    assert e.StoeckCalled(Seat(0)) in state.legal_for(0).claims


def test_reasons_are_given_in_every_phase() -> None:
    """A card that cannot be played now says why."""
    state = dealt(*SUITS_APART)
    assert state.legal.why_not("S6") == "not-your-turn"
    assert Partie(variant=variant()).legal.why_not("S6") == "not-your-turn"
    assert LegalActs(Partie(variant=variant()), Seat(0)).why_not("S6") == "not-your-turn"
    predicting = dealt_at("estimation", SUITS_APART, "CA")
    assert predicting.phase == "predict"
    assert predicting.legal_for(0).why_not(next(iter(predicting.hand(0)))) == "not-your-turn"
    with pytest.raises(NotationError):
        state.legal.why_not("S1")


def test_recommended_card_calls_what_is_due() -> None:
    """`played` says "mit" inside melds and the stöck with the second card."""
    state = table("DQ DK DA S6 S8 ST H6 H8 HT")
    first = state.legal.played("DA")
    assert (first.melds, first.stoeck) == ((parse_cards("DQ DK DA"),), True)
    plain = table("DQ DK SA", "S6", "S7", "S8")
    assert plain.legal.played("SA").stoeck is False
    state = play(plain, "SA S6 S7 S8")
    assert state.legal.played("DQ").stoeck is False


def test_nothing_to_declare_off_turn() -> None:
    """Off turn, and after the first card, there is nothing to declare."""
    state = table("SQ SK SA", "H6 H7 H8")
    assert not state.legal_for(1).melds
    assert not state.legal_for(1).best_melds
    assert list(state.legal_for(1).declarations) == [()]
    assert not state.legal_for(1).may_push
    assert not LegalActs(Partie(variant=variant()), Seat(0)).may_push


def test_shown_for_a_programmer() -> None:
    """The repr lists the acts."""
    state = start(chance=seeded(3))
    assert repr(state.legal).startswith("LegalActs(Chosen(0, 'trump:S'), ")
