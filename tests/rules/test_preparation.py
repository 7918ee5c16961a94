"""Core §2: seats, first dealer, cut, packets, misdeal, rotation, the sealed deal."""

from __future__ import annotations

import pytest

from buur.cards import PACK, Card, cards_code, parse_card
from buur.errors import IllegalAction, RulesError
from buur.play.auto_play import draw_dealer
from buur.play.model.events import (
    Chosen,
    Contributed,
    Cut,
    Dealt,
    MisdealReason,
    Misdealt,
    Opened,
    Played,
    Revealed,
    Sealed,
)
from buur.play.pack import dealing
from buur.play.pack.sealed_shuffle import digest_of, shuffled_pack
from buur.play.partie import Partie
from buur.seats import Seat, draw_partners, left_of, right_of, seats_from
from buur.variants.registry import variant
from tests.chance import seeded
from tests.rules.scenario import (
    SUITS_APART,
    counted,
    cut,
    deal,
    dealt,
    dealt_again,
    next_deal,
    opened,
    play_out,
    refused,
    rules_of,
    seats_filled,
    table,
)

SEED = "5a" * 32
TOP_DOWN = tuple(Card(number) for number in range(36))


def sealed(**options: object) -> Partie:
    """Return a partie whose first deal is sealed."""
    return opened(options=options).do(Sealed(digest_of(SEED), SEED))


def contributed(state: Partie) -> Partie:
    for seat in range(4):
        state = state.do(Contributed(Seat(seat), f"{seat:08x}"))
    return state


def drawn(*codes: str) -> tuple[Card, ...]:
    return tuple(parse_card(code) for code in codes)


# Seats and teams (§2.1)


def test_play_goes_to_the_right() -> None:
    """§0.2, all sources: anticlockwise, so the next player sits to the right."""
    assert [right_of(Seat(seat)) for seat in range(4)] == [1, 2, 3, 0]
    assert left_of(Seat(0)) == 3
    assert seats_from(Seat(2)) == (2, 3, 0, 1)


def test_partners_sit_opposite() -> None:
    """§2.1. T06, all."""
    state = opened()
    assert [state.team(Seat(seat)) for seat in range(4)] == [0, 1, 0, 1]


def test_two_highest_cards_drawn_play_together() -> None:
    """§2.1. W25: the strongest two against the weakest two."""
    first, second, third, fourth = draw_partners(drawn("H6", "SA", "DK", "C7"))
    assert ({first, third}, {second, fourth}) == ({1, 2}, {0, 3})


def test_equal_cards_drawn_go_by_who_drew_first() -> None:
    """§2.1: the sources leave ties open; the earlier draw counts as the higher."""
    assert draw_partners(drawn("SA", "HA", "DA", "CA")) == (0, 2, 1, 3)


@pytest.mark.parametrize(
    ("cards", "is_fair"),
    [
        ("SA H6 DK C7", True),
        ("H6 SA C7 DK", True),
        ("SA DK H6 C7", False),
        ("SA H6 D7 C9", False),
        ("SA HK DK C7", False),
        ("SA H6 HA C6", True),
    ],
)
def test_where_teams_are_drawn_partners_hold_the_two_highest(cards: str, is_fair: bool) -> None:
    """§2.1: W25. Equal ranks that decide are drawn again, others are not."""
    state = Partie(variant=rules_of(options={"teams_drawn": True, "first": "random_dealer"}))
    opening = Opened(Seat(1), drawn(*cards.split()))
    if is_fair:
        assert deal(state.do(opening)).dealer == 1
    else:
        assert refused(state, opening) == "bad-draw"


def test_where_teams_are_drawn_the_cards_are_told() -> None:
    """§2.1: an opening without cards proves nothing."""
    state = Partie(variant=rules_of(options={"teams_drawn": True}))
    assert refused(state, Opened(Seat(1))) == "bad-draw"


@pytest.mark.parametrize("first", ["holder_D7", "draw_high", "draw_low"])
def test_teams_and_dealer_are_drawn_by_the_same_cards(first: str) -> None:
    """§2.1, §2.2: every opening that the table draws is lawful; every seat may draw the highest."""
    rules = rules_of(options={"teams_drawn": True, "first": first})
    openings = [draw_dealer(rules, seeded(number).random) for number in range(60)]
    for opening in openings:
        assert deal(Partie(variant=rules).do(opening)).dealer == opening.dealer
    assert {opening.dealer for opening in openings} == {0, 1, 2, 3}


@pytest.mark.parametrize("rules", ["estimation", "molotow"])
def test_teams_are_drawn_by_four_in_two_teams_only(rules: str) -> None:
    """§2.1: where each plays for himself there is nothing to draw."""
    with pytest.raises(RulesError, match="teams_drawn"):
        rules_of(rules, options={"teams_drawn": True})


# First dealer, first chooser, first leader (§2.2)


@pytest.mark.parametrize(
    ("first", "card"), [("holder_D7", "D7"), ("holder_R7", "H7"), ("holder_RT", "HT")]
)
def test_holder_of_the_card_chooses_and_leads_first(first: str, card: str) -> None:
    """§2.2. holder_D7: W10, W25; holder_R7: PAG; holder_RT: Jassguru."""
    state = dealt("", "", card, options={"first": first})
    assert (deal(state).dealer, state.waiting) == (3, (2,))
    assert deal(state.choose("trump:S")).leader == 2


def test_any_card_may_open() -> None:
    """§2.2: regions differ, the card is an option."""
    state = dealt("", "", "", "CA", options={"first": "holder_card", "first_card": "CA"})
    assert state.waiting == (3,)


def test_holder_leads_even_when_he_pushed() -> None:
    """§2.2, W10, W25: whoever made trump, the seven of diamonds leads the first deal."""
    state = dealt("", "D7", options={"first": "holder_D7"}).push().choose("trump:S")
    assert (deal(state).chooser, deal(state).leader) == (3, 1)


def test_seven_of_diamonds_counts_in_the_first_deal_only() -> None:
    """§2.2, W10, W25: afterwards the dealer's right neighbour chooses."""
    state = play_out(table("", "", "", "D7", options={"first": "holder_D7"}))
    assert dealt_again(counted(state)).waiting == (1,)


@pytest.mark.parametrize("first", ["random_dealer", "draw_high", "draw_low", "scribe"])
def test_without_an_opening_card_forehand_chooses(first: str) -> None:
    """§2.2. T06: the seat right of the dealer chooses and leads."""
    rules = rules_of(options={"first": first})
    opening = draw_dealer(rules, seeded(4).random)
    state = cut(Partie(variant=rules).do(opening)).do(Dealt(seats_filled(SUITS_APART)))
    assert state.waiting == (right_of(opening.dealer),)


@pytest.mark.parametrize(("first", "dealer"), [("draw_high", 2), ("draw_low", 1)])
def test_highest_or_lowest_card_drawn_deals(first: str, dealer: int) -> None:
    """§2.2. draw_high: Stallikon, GCLS; draw_low: jass-marathon."""
    state = Partie(variant=rules_of(options={"first": first}))
    cards = drawn("SK", "H6", "DA", "C9")
    assert deal(state.do(Opened(Seat(dealer), cards))).dealer == dealer
    assert refused(state, Opened(Seat(0), cards)) == "bad-draw"


@pytest.mark.parametrize(
    ("first", "cards"),
    [
        # Two aces decide nothing.
        ("draw_high", "SA HA D7 C9"),
        # Four different cards, one per seat.
        *(("draw_high", cards) for cards in ("", "SA", "SA SA H7 D7", "SA H6 D6 C6 C7")),
        ("draw_high", "SA H6 H6 D6 C6"),
        # Cards decide only with draw_high and draw_low.
        ("random_dealer", "SA HK D7 C9"),
    ],
)
def test_cards_that_draw_no_dealer_are_refused(first: str, cards: str) -> None:
    """§2.2."""
    state = Partie(variant=rules_of(options={"first": first}))
    for seat in range(4):
        shown = drawn(*cards.split()) if cards else None
        assert refused(state, Opened(Seat(seat), shown)) == "bad-draw"


def test_scribe_deals_first() -> None:
    """§2.2, most tournaments: the scribe is seat 0."""
    rules = rules_of(options={"first": "scribe"})
    assert {draw_dealer(rules, seeded(seed).random).dealer for seed in range(9)} == {0}


def test_random_dealer_is_any_seat() -> None:
    """§2.2. T06: a player is chosen at random."""
    chances = (lambda: 0.0, lambda: 0.25, lambda: 0.5, lambda: 0.999)
    assert [draw_dealer(rules_of(), chance).dealer for chance in chances] == [0, 1, 2, 3]


def test_drawing_repeats_until_it_decides() -> None:
    """§2.2: what the table draws is always a lawful opening."""
    rules = rules_of(options={"first": "draw_low"})
    for seed in range(40):
        opening = draw_dealer(rules, seeded(seed).random)
        assert refused(Partie(variant=rules), opening) is None


def test_second_dealer_sits_right_of_the_first() -> None:
    """§2.2, dealer_after_first=right_of_dealer. W10, W25, T06."""
    state = counted(play_out(table("", "", "D7", options={"first": "holder_D7"})))
    assert deal(state).dealer == 0


def test_first_holder_may_deal_second() -> None:
    """§2.2, dealer_after_first=first_holder. PAG: he counts as forehand of deal 1."""
    options = {"first": "holder_R7", "dealer_after_first": "first_holder"}
    state = counted(play_out(table("", "", "H7", options=options)))
    assert deal(state).dealer == 2
    assert deal(counted(play_out(next_deal(state)))).dealer == 3


@pytest.mark.parametrize(
    ("rule", "winner", "dealer"),
    [
        ("rotation", 0, 1),
        ("losers", 0, 1),
        ("losers", 1, 2),
        ("winners", 0, 2),
        ("winners", 1, 1),
        ("winners", None, 1),
    ],
)
def test_dealer_of_the_next_partie(rule: str, winner: int | None, dealer: int) -> None:
    """§2.2, next_game_dealer. JW: the losers deal; jass-marathon: the winners."""
    rules = rules_of(options={"next_game_dealer": rule})
    assert dealing.rematch_dealer(rules, Seat(0), winner) == dealer


# Cut (§2.3)


def test_left_neighbour_of_the_dealer_cuts() -> None:
    """§2.3, all sources."""
    state = opened(leader=0)
    assert (state.phase, state.waiting) == ("cut", (2,))
    assert refused(state, Cut(Seat(3), 5)) == "not-your-turn"


def test_cut_brings_the_lower_part_on_top() -> None:
    """§2.3, 3: the lifted cards end below."""
    pack = dealing.cut_pack(TOP_DOWN, 10)
    assert (pack[0], pack[25], pack[26], pack[35]) == (10, 35, 0, 9)


@pytest.mark.parametrize(
    ("rule", "lawful", "too_small", "too_large"),
    [
        ("min3_optional", (3, 33), 2, 34),
        ("min2_mandatory", (2, 35), 1, 36),
        ("min3_mandatory", (3, 35), 2, 36),
    ],
)
def test_cut_bounds(rule: str, lawful: tuple[int, int], too_small: int, too_large: int) -> None:
    """§2.3, 4. min3_optional: W10, W25; min2_mandatory: T06, FED; min3_mandatory: JW."""
    state = opened(options={"cut": rule})
    for at in lawful:
        assert refused(state, Cut(Seat(2), at)) is None
    assert refused(state, Cut(Seat(2), too_small)) == "cut-too-small"
    assert refused(state, Cut(Seat(2), too_large)) == "cut-too-large"


@pytest.mark.parametrize(
    ("rule", "reason"),
    [
        ("min3_optional", None),
        ("min2_mandatory", "cut-mandatory"),
        ("min3_mandatory", "cut-mandatory"),
    ],
)
def test_knock_waives_an_optional_cut_only(rule: str, reason: str | None) -> None:
    """§2.3, 4. W10, W25: the cutter may knock; T06, FED 3.2, JW: he must cut."""
    assert refused(opened(options={"cut": rule}), Cut(Seat(2), 0)) == reason


def test_without_a_cut_the_cards_follow_at_once() -> None:
    """§2.3, cut=none. Swisslos."""
    state = opened(options={"cut": "none"})
    assert state.phase == "deal"
    assert refused(state, Cut(Seat(2), 9)) == "wrong-phase"
    assert state.legal_for(2).cuts == ()


def test_legal_cuts_are_listed() -> None:
    """§2.3: the knock first where it is allowed."""
    assert opened().legal_for(2).cuts == (0, *range(3, 34))
    assert opened(options={"cut": "min2_mandatory"}).legal_for(2).cuts == tuple(range(2, 36))


# Dealing (§2.4)


def test_cards_come_in_threes_from_the_dealers_right() -> None:
    """§2.4, packets=3-3-3, all sources."""
    hands = dealing.deal_pack(TOP_DOWN, rules_of(), Seat(3))
    assert cards_code(hands[0]) == "S6 S7 S8 H9 HT HJ DQ DK DA"
    assert cards_code(hands[3]) == "H6 H7 H8 D9 DT DJ CQ CK CA"


def test_cards_may_come_in_fours_and_a_last_one() -> None:
    """§2.4, packets=4-4-1: W10 says fours; nine cards leave one over (§0.3, 6)."""
    hands = dealing.deal_pack(TOP_DOWN, rules_of(options={"packets": "4-4-1"}), Seat(0))
    assert cards_code(hands[1]) == "S6 S7 S8 S9 HK HA D6 D7 CJ"
    assert [hand.bit_count() for hand in hands] == [9, 9, 9, 9]


def test_every_seat_gets_nine_different_cards() -> None:
    """§2.4, count check. R93."""
    state = cut(opened())
    good = seats_filled(SUITS_APART)
    assert refused(state, Dealt(good)) is None
    assert refused(state, Dealt(good[:3])) == "bad-deal"
    assert refused(state, Dealt((*good[:3], None))) == "bad-deal"
    assert refused(state, Dealt((*good[:3], good[2]))) == "bad-deal"


def test_a_card_is_turned_where_the_rules_want_one() -> None:
    """§3.4: the refusal says which."""
    good = seats_filled(SUITS_APART)
    with pytest.raises(IllegalAction, match=r"^no card is turned in this rule set"):
        cut(opened()).do(Dealt(good, parse_card("CA")))
    with pytest.raises(IllegalAction, match=r"^a card is turned in this rule set"):
        cut(opened(rules="estimation")).do(Dealt(good))


def test_cards_are_dealt_after_the_cut() -> None:
    """§2.3: the pack is cut first."""
    assert refused(opened(), Dealt(seats_filled(SUITS_APART))) == "wrong-phase"


# Misdeal (§2.5)


@pytest.mark.parametrize("reason", ["card-shown", "wrong-count", "bad-pack"])
@pytest.mark.parametrize(("redealer", "dealer"), [("same", 3), ("next", 0)])
def test_misdeal_is_dealt_again(redealer: str, dealer: int, reason: MisdealReason) -> None:
    """§2.5. T06, TRN: same dealer; JW leaves it to the variant."""
    state = dealt(options={"misdeal_redealer": redealer}).do(Misdealt(reason))
    assert (state.phase, deal(state).dealer, deal(state).number) == ("cut", dealer, 1)


def test_misdeal_ends_with_the_first_card() -> None:
    """§2.5. R93: once play starts without objection the count is accepted."""
    state = table()
    assert refused(state, Misdealt("wrong-count")) is None
    begun = state.do(Played(Seat(0), next(iter(state.legal.cards))))
    assert refused(begun, Misdealt("wrong-count")) == "wrong-phase"
    assert refused(cut(opened()), Misdealt("wrong-count")) == "wrong-phase"
    assert refused(state, Misdealt("all-passed")) == "wrong-phase"


# Rotation (§2.6)


def test_deal_passes_to_the_right() -> None:
    """§2.6, all sources."""
    state = table(leader=1, options={"target": 9999})
    for dealer in (0, 1, 2, 3):
        assert deal(state).dealer == dealer
        state = next_deal(counted(play_out(state)))


# Sealed deals: commit, contribute, reveal


def test_sealed_deal_waits_for_every_seat() -> None:
    """A deal is shuffled by the table's seed and four contributions together."""
    state = sealed()
    assert (state.phase, state.waiting) == ("seal", (0, 1, 2, 3))
    state = state.do(Contributed(Seat(2), "0123abcd"))
    assert (state.phase, state.waiting) == ("seal", (0, 1, 3))
    assert refused(state, Contributed(Seat(2), "0123abcd")) == "already-contributed"
    assert refused(state, Cut(Seat(2), 9)) == "wrong-phase"


def test_sealed_cards_follow_from_seed_contributions_and_cut() -> None:
    """Nobody can deal other cards than those that were committed to."""
    state = contributed(sealed()).do(Cut(Seat(2), 7))
    pack = shuffled_pack(SEED, [f"{seat:08x}" for seat in range(4)])
    hands = dealing.deal_pack(dealing.cut_pack(pack, 7), state.variant, Seat(3))
    assert dealing.sealed_deal(state.variant, deal(state)).hands == hands
    assert refused(state, Dealt(hands)) is None
    assert refused(state, Dealt(seats_filled(SUITS_APART))) == "bad-deal"


def test_seal_is_checked() -> None:
    """The digest is that of the seed, before the cut and once."""
    seal = Sealed(digest_of(SEED), SEED)
    assert refused(opened(), Sealed(digest_of(SEED), "other")) == "bad-seed"
    for state in (sealed(), cut(opened()), contributed(sealed()), dealt()):
        assert refused(state, seal) == "wrong-phase"
    assert refused(opened(), Sealed(digest_of(SEED))) is None


@pytest.mark.parametrize("nonce", ["", "0123abc", "0123ABCD", "xyzxyzxy", "0" * 65])
def test_contribution_is_hexadecimal(nonce: str) -> None:
    """8 to 64 lower-case digits."""
    assert refused(sealed(), Contributed(Seat(0), nonce)) == "bad-nonce"


def test_contributions_need_a_seal() -> None:
    """Without a commitment there is nothing to add to."""
    assert refused(opened(), Contributed(Seat(0), "0123abcd")) == "wrong-phase"
    state = contributed(sealed()).do(Cut(Seat(2), 7))
    played = state.do(dealing.sealed_deal(state.variant, deal(state)))
    assert refused(played, Contributed(Seat(0), "0123abcd")) == "wrong-phase"


def test_hands_of_an_unsealed_deal_follow_from_nothing() -> None:
    """Without a seed there is nothing to compute."""
    with pytest.raises(ValueError, match="not sealed"):
        dealing.sealed_deal(rules_of(), deal(opened()))


def test_seed_is_revealed_after_the_deal() -> None:
    """Then anybody can shuffle again and compare."""
    state = contributed(sealed()).do(Cut(Seat(2), 7))
    state = state.do(dealing.sealed_deal(state.variant, deal(state)))
    assert refused(state, Revealed(SEED)) == "wrong-phase"
    state = counted(play_out(state.choose("trump:S")))
    others = [Revealed(f"other {number}") for number in range(32)]
    assert len({digest_of(one.seed) < digest_of(SEED) for one in others}) == 2
    assert {refused(state, other) for other in others} == {"bad-seed"}
    assert state.do(Revealed(SEED)).last_seal is None


def test_seed_of_a_void_deal_is_revealed_too() -> None:
    """A misdeal uses its seed up."""
    state = contributed(sealed()).do(Cut(Seat(2), 7))
    state = state.do(dealing.sealed_deal(state.variant, deal(state)))
    void = state.do(Misdealt("card-shown"))
    assert void.last_seal is not None
    assert refused(void, Revealed(SEED)) is None


def test_everything_waits_for_the_opening() -> None:
    """§2.2: first a dealer, and only once."""
    state = Partie(variant=variant("chibre"))
    assert (state.phase, state.waiting, state.turn) == ("open", (), None)
    assert refused(state, Cut(Seat(0), 9)) == "wrong-phase"
    assert refused(state, Played(Seat(0), Card(0))) == "wrong-phase"
    assert refused(opened(), Opened(Seat(0))) == "wrong-phase"
    assert refused(state, Opened(Seat(4))) == "not-a-player"
    assert refused(opened(), Cut(Seat(5), 9)) == "not-a-player"
    assert refused(opened(), Chosen(Seat(0), rules_of().choice.offered[0])) == "wrong-phase"


def test_the_whole_pack_is_dealt() -> None:
    """§2.4: nothing is left over."""
    together = 0
    for hand in deal(dealt()).hands:
        together |= hand
    assert together == PACK
