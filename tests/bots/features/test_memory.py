"""The steady player's card memory follows from what was played, said and shown."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, islice
from typing import Any

import pytest

from buur.bots import bot
from buur.bots.features.memory import Memory, remember
from buur.cards import PACK, SUIT_SETS, CardSet, cards_code, mask_of, parse_cards
from buur.contracts import OPEN
from buur.play.model.deal import Deal
from buur.play.model.events import Event, Played
from buur.play.model.state import deal_of
from buur.play.partie import Partie
from buur.seats import Seat
from buur.variants.registry import variant
from tests.bots.parties import events_of
from tests.bots.position import view_where

HAND = "S9 SA H6 H7 D6 D7 C6 C7"


def memory_of(hand: str = HAND, **facts: Any) -> Memory:
    """Return what seat 0 knows with spades as trumps."""
    view = view_where(hand, contract="trump:S", **facts)
    return remember(view, deal_of(view.state), 0)


def test_everything_else_may_be_anywhere_at_first() -> None:
    memory = memory_of(f"{HAND} C8")
    assert memory.could[1] == memory.unseen == PACK & ~memory.hand
    assert memory.sure[1] == 0


def test_who_does_not_follow_has_none_of_the_suit() -> None:
    memory = memory_of(tricks=["0: HA C9 H8 H9"])
    assert not memory.could[1] & parse_cards("HT HJ HQ HK")
    assert memory.could[2] & parse_cards("HT")


def test_who_has_no_trump_for_a_trump_may_keep_the_buur() -> None:
    memory = memory_of("S9 H6 H7 D6 D7 C6 C7 C8", tricks=["0: SA C9 S7 S8"])
    assert cards_code(CardSet(memory.could[1] & parse_cards("S6 ST SJ SQ SK"))) == "SJ"


def test_who_ruffs_shows_nothing_of_the_suit() -> None:
    """Ruffing is allowed with the suit in hand."""
    memory = memory_of(tricks=["0: HK S7 H8 H9"])
    assert memory.could[1] & parse_cards("HA")


def test_who_undertrumps_has_only_trumps() -> None:
    """Seat 3 played the ten of trumps under the king: it had nothing else to play."""
    view = view_where(
        "S9 C6 C7",
        contract="trump:S",
        dealer=0,
        chooser=1,
        tricks=[
            *("1: HA H6 H7 H8", "1: HK H9 HT HJ", "1: DA D6 D7 D8"),
            *("1: DK D9 DT DJ", "1: CA C8 C9 CT"),
        ],
        lying="1: HQ SK ST",
    )
    memory = remember(view, deal_of(view.state), 0)
    assert view.counts[3] == 3
    assert not memory.could[3] & ~parse_cards("S6 S7 S8 SJ SQ SA")


def test_shown_melds_are_known() -> None:
    hand = "S9 SA H6 H7 D6 D8 C6 C7"
    memory = memory_of(hand, tricks=["0: SJ S6 S7 S8"], melds={"2": ["DJ DQ DK"]})
    assert cards_code(CardSet(memory.sure[2])) == "DJ DQ DK"
    assert not memory.could[1] & parse_cards("DJ")


def events(name: str) -> Iterator[tuple[Partie, Event]]:
    """Give the events of random parties, each with the state before it, without end."""
    rules = variant(name)
    for seed in count(8):
        yield from events_of(rules, [bot("random", seat) for seat in range(rules.seats)], seed)


@pytest.mark.parametrize("name", ["chibre", "schieber", "regles-002"])
def test_what_is_known_is_true_in_every_partie(name: str) -> None:
    """Nothing that happens contradicts what a seat holds for possible or certain."""
    playing = (state for state, _ in events(name) if state.phase == "play")
    for state in islice(playing, 0, 300, 3):
        for seat in range(4):
            _check_memory(state, deal_of(state), seat)


def test_who_makes_trumps_in_molotow_has_none_of_the_suit_led() -> None:
    for state, event in islice(filter(makes_trumps, events("molotow")), 4):
        after = state.do(event)
        assert isinstance(event, Played)
        seat = (event.seat + 1) % 4
        memory = remember(after.view(Seat(seat)), deal_of(after), seat)
        assert not memory.could[event.seat] & SUIT_SETS[deal_of(state).led]


def makes_trumps(moment: tuple[Partie, Event]) -> bool:
    """Tell whether somebody does not follow while there are no trumps yet."""
    state, event = moment
    deal = state.deal
    if deal is None or deal.contract != OPEN or not isinstance(event, Played) or not deal.lying:
        return False
    return event.card // 9 != deal.led


def test_called_cards_are_known_in_mise() -> None:
    for state, _ in islice(filter(partner_is_hidden, events("mise-5")), 8):
        deal = deal_of(state)
        king, partner, called = deal.declarer, deal.partner, deal.called[-1]
        assert king is not None
        assert partner is not None
        seat = next(seat for seat in range(5) if seat not in (king, partner))
        memory = remember(state.view(Seat(seat)), deal, seat)
        assert not memory.could[king] & mask_of(deal.called)
        assert not memory.could[seat] >> called & 1
        assert memory.sure[partner] >> called & 1


def partner_is_hidden(moment: tuple[Partie, Event]) -> bool:
    """Tell whether the card that the king has called is not played yet."""
    state, _ = moment
    deal = state.deal
    if state.phase != "play" or deal is None or not deal.called or deal.partner is None:
        return False
    return deal.hands[deal.partner] >> deal.called[-1] & 1 == 1


def _check_memory(state: Partie, deal: Deal, seat: int) -> None:
    view = state.view(seat)
    memory = remember(view, deal_of(view.state), seat)
    for other, hand in enumerate(deal.hands):
        assert hand & ~memory.could[other] == 0
        assert memory.sure[other] & ~hand == 0
