"""`state.legal`: a lazy, iterable, ``in``-testable view of what may be done."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain, islice
from typing import Any

import numpy
import pytest

from buur.bots import bot
from buur.cards import Hand, card_code, parse_card, parse_cards
from buur.contracts import TRUMPS
from buur.errors import ArgumentError, BuurError, IllegalAction, NotationError
from buur.play.act_codes import act_code
from buur.play.legal import LegalActs
from buur.play.model import events as e
from buur.play.model.events import Played
from buur.play.pack.sealed_shuffle import digest_of
from buur.play.partie import Partie, start
from buur.seats import Seat
from buur.variants.registry import variant
from tests.bots.parties import events_of
from tests.chance import seeded
from tests.families import in_turn
from tests.games.tables import dealt as dealt_at
from tests.rules.scenario import SUITS_APART, dealt, declare, opened, play, table

NOTHING: Any = "nonsense"


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
    """The repr lists the codes of the acts, however many there are."""
    state = start(chance=seeded(3))
    assert repr(state.legal) == "LegalActs(trump:S trump:H trump:D trump:C push)"
    assert repr(state.legal_for(1)) == "LegalActs()"
    assert repr(opened(options={"cut": "min2_mandatory"}).legal).endswith(" cut:35)")
    many = repr(_before_an_exchange().legal)
    assert many.endswith("…)")
    assert len(many) < 1000


def _before_an_exchange() -> Partie:
    """Return a partie in which the seat on turn may exchange any of many sets of cards."""
    players = [bot("random", seat) for seat in range(2)]
    states = (state for state, _ in events_of(variant("pomme-2"), players, 1))
    return next(state for state in states if state.phase == "exchange")


@pytest.mark.parametrize("name", in_turn())
def test_every_offered_act_is_found_by_its_code(name: str) -> None:
    """Whatever the game; the melds and the stöck that come with a card are the best ones."""
    players = [bot("random", seat) for seat in range(variant(name).seats)]
    for state, _ in islice(events_of(variant(name), players, 2), 120):
        for seat in range(state.variant.seats):
            legal = state.legal_for(seat)
            for act in islice(chain(legal, legal.claims), 12):
                assert legal.act(act_code(act)) == act
                assert act_code(act) in legal


def test_a_card_is_given_by_its_code_or_number() -> None:
    """Numbers of numpy count as well."""
    legal = table("SQ SK SA", "S6", contract="trump:S").legal
    assert legal.act("SA") == legal.act(8) == legal.act(numpy.int64(8)) == legal.played("SA")
    assert legal.why_not(numpy.int64(8)) is legal.why_not("SA") is None


def test_a_code_describes_one_act() -> None:
    """With a checklist, a contract without its row takes its own row, as in records."""
    legal = dealt(rules="coiffeur").legal
    first = legal.choices[0]
    assert legal.act(f"{first.contract}#{first.category}") == first
    assert legal.act(first.contract.code) == e.Chosen(Seat(0), first.contract)
    assert legal.act("push") == e.Pushed(Seat(0))
    asked = dealt(rules="sidi").legal
    assert asked.act("pass") == e.Passed(Seat(0))
    lowest = asked.bids[0].height
    assert asked.act(f"bid:{lowest}:trump:S") == asked.bid(lowest, "trump:S")
    away = _before_an_exchange()
    hand = [card_code(card) for card in away.hand(away.waiting[0])][: away.legal.exchange]
    act = away.legal.act("exchange:" + " ".join(reversed(hand)))
    assert act == e.Exchanged(away.waiting[0], parse_cards(" ".join(hand)))


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("XX", r"code is 'XX': expected the code of a legal act, one of S7 S8 .* finish$"),
        ("sq", r"'sq'.*did you mean SQ\?"),
        (None, r"code is None: expected a code such as 'SA'"),
        (99, r"code is 99: expected a code such as 'SA'"),
        ("declare:S1", r"'S1' is not a card"),
        ("push", r"not to choose a contract|wrong-phase"),
        ("S6", r"not-in-hand"),
        ("turn", r"no complete trick lies open"),
    ],
)
def test_an_act_that_is_not_legal_is_refused_in_a_sentence(code: Any, sentence: str) -> None:
    """An unknown code is told the legal acts, a known one the rule that refuses it."""
    legal = table("SQ SK SA", "S6", contract="trump:S").legal
    with pytest.raises(BuurError, match=sentence):
        legal.act(code)
    assert code not in legal


def test_who_is_not_on_turn_has_no_legal_act() -> None:
    """The message says so; an onlooker has no act either."""
    state = dealt()
    with pytest.raises(ArgumentError, match="but seat 1 has none now"):
        state.legal_for(1).act("XX")
    with pytest.raises(IllegalAction, match="wrong-phase"):
        state.legal_for(1).act("S6")
    with pytest.raises(IllegalAction, match="an onlooker is not on turn in phase choose, but seat"):
        LegalActs(state, None).act("S6")


@pytest.mark.parametrize("row", ["x", "", "-1", "1.0", "100", "٣"])
def test_a_row_is_a_number(row: str) -> None:
    """It was silently taken for no row."""
    legal = dealt(rules="coiffeur").legal
    with pytest.raises(NotationError, match="names no row"):
        legal.chosen(f"trump:S#{row}")


def test_a_bid_is_a_step_of_the_ladder() -> None:
    """A number of points may be given as such."""
    legal = dealt(rules="sidi").legal
    lowest = int(legal.bids[0].height)
    assert legal.bid(lowest) == legal.bid(numpy.int64(lowest)) == legal.bid(str(lowest))
    for height in ("many", 3.5, None, -1):
        with pytest.raises(ArgumentError, match=r"height is .*: expected one of"):
            legal.bid(height)  # type: ignore[arg-type]
    with pytest.raises(NotationError):
        legal.bid(legal.bids[0].height, "trump:X")
    with pytest.raises(IllegalAction, match="chibre has no auction"):
        dealt().legal.bid("100")


@pytest.mark.parametrize(
    ("ask", "sentence"),
    [
        (lambda legal: legal.why_not("XX"), "'XX' is not a card"),
        (lambda legal: legal.why_not(99), "card is 99"),
        (lambda legal: legal.played(None), "card is None"),
        (lambda legal: legal.chosen(7), "7 is not a contract"),
        (lambda legal: legal.chosen("trumps:S"), "did you mean trump:S"),
        (lambda _: LegalActs(dealt(), 4), "seat is 4"),
        (lambda _: LegalActs(dealt(), NOTHING), "seat is 'nonsense'"),
        (lambda _: LegalActs(NOTHING, 0), "state is 'nonsense'"),
        (lambda _: dealt().legal_for(-1), "seat is -1"),
        (lambda _: act_code(NOTHING), "act is 'nonsense'"),
    ],
)
def test_wrong_arguments_are_named(ask: Callable[[Any], object], sentence: str) -> None:
    """Each with its value and what is expected."""
    with pytest.raises(BuurError, match=sentence):
        ask(dealt().legal)
