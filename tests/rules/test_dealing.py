"""Core §2.4 and §3.4: the number of cards in each place, and the card that is turned."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from buur.cards import Card, CardSet
from buur.play.auto_play import draw_dealer, table_event
from buur.play.model.events import Dealt
from buur.play.model.state import deal_of
from buur.play.pack import dealing
from buur.play.pack.dealing import shuffled
from buur.play.partie import Partie
from buur.seats import Seat
from buur.variants.registry import variant
from tests.chance import seeded
from tests.families import selection
from tests.rules.scenario import cut, opened, refused

TOP_DOWN = tuple(Card(number) for number in range(36))


def places(event: Dealt) -> tuple[int, ...]:
    """Return the cards of each place: hands, what lies open and hidden, piles."""
    return tuple(cards or 0 for cards in (*event.hands, event.up, event.down, *event.piles))


def laid(event: Dealt, cards: Sequence[int]) -> Dealt:
    """Return a deal with other cards in its places."""
    sets, seats = tuple(map(CardSet, cards)), len(event.hands)
    return replace(
        event,
        hands=sets[:seats],
        up=sets[seats],
        down=sets[seats + 1],
        piles=sets[seats + 2 :],
    )


@pytest.mark.parametrize("name", selection("sitter", "pile", "widow_up", "packets"))
def test_no_place_gets_another_number_of_cards(name: str) -> None:
    """§2.4: a deal in which one card lies elsewhere, or is missing, is refused."""
    rules = variant(name, {"cut": "none"})
    state = Partie(variant=rules, scores=(0,) * rules.lines)
    state = state.do(draw_dealer(rules, seeded(1).random))
    event = table_event(state, seeded(2).random)
    assert isinstance(event, Dealt)
    assert refused(state, event) is None
    filled = places(event)
    for giver, cards in enumerate(filled):
        card = cards & -cards
        for taker in range(len(filled)):
            if card and taker != giver:
                moved = list(filled)
                moved[giver] ^= card
                moved[taker] ^= card
                assert refused(state, laid(event, moved)) == "bad-deal", (giver, taker)
        if card:
            missing = [*filled[:giver], cards ^ card, *filled[giver + 1 :]]
            assert refused(state, laid(event, missing)) == "bad-deal", giver


def test_a_first_deal_is_dealt_unless_another_is_named() -> None:
    """§2.4: a mise has its widow in the first deal alone."""
    rules = variant("mise")
    first, second = (dealing.deal_event(TOP_DOWN, rules, Seat(0), number) for number in (1, 2))
    assert dealing.deal_event(TOP_DOWN, rules, Seat(0)) == first
    assert dealing.deal_pack(TOP_DOWN, rules, Seat(0)) == first.hands
    assert [hand and hand.bit_count() for hand in first.hands] == [10, 10, 10]
    assert [hand and hand.bit_count() for hand in second.hands] == [12, 12, 12]


def test_the_cut_card_is_the_last_of_a_second_shuffle() -> None:
    """§3.4, turned_card=cut_card: programs that know the chance know the card."""
    state = cut(opened(rules="misere"))
    event, chance = table_event(state, seeded(4).random), seeded(4)
    dealt_pack, again = (shuffled(chance.random) for _ in range(2))
    assert isinstance(event, Dealt)
    assert event.turned == again[-1]
    assert event.hands == dealing.deal_event(dealt_pack, state.variant, Seat(3)).hands


@pytest.mark.parametrize(
    ("name", "options", "place"),
    [
        ("kreuzjass", {}, 35),
        ("kreuzjass", {"packets": "8", "widow_up": 4}, 31),
        ("kreuzjass", {"packets": "4-w-4", "widow_down": 4}, 35),
        ("brouc", {"packets": "2-3", "pile": 3}, 19),
        ("estimation-2", {"packets": "6-w-6"}, 23),
        ("estimation-2", {"packets": "6-w-6", "turned_card": "dealers_last"}, 35),
        ("estimation-2", {"turned_card": "dealers_last"}, 23),
    ],
)
def test_the_turned_card_is_the_last_of_its_place(
    name: str, options: dict[str, object], place: int
) -> None:
    """§3.4: the dealer's last card, or the last of the widow, wherever in the pack that is."""
    rules = variant(name, {"cut": "none", **options})
    pack = [card for card in TOP_DOWN if rules.pack.cards >> card & 1]
    state = Partie(variant=rules, scores=(0,) * rules.lines)
    state = state.do(draw_dealer(rules, seeded(1).random))
    dealer = deal_of(state).dealer
    event = dealing.deal_event(pack, rules, dealer)
    assert event.turned == pack[place]
    assert refused(state, event) is None
    kept = dealing.deal_event(pack, rules, dealer, kept=pack[0])
    assert kept.turned == pack[0]
    assert refused(state, kept) is None
