"""Core §3: who chooses the contract, who leads, what is offered and what it multiplies."""

from __future__ import annotations

import pytest

from buur.cards import cards_in, parse_card, parse_cards
from buur.contracts import CONTRACTS, OBEN, TRUMPS, UNTEN, ZIGZAGS, parse_contract
from buur.errors import NotationError
from buur.play.model.events import Chosen, Opened, Played, Pushed
from buur.play.pack.dealing import deal_event
from buur.play.partie import Partie
from buur.seats import Seat
from buur.variants.registry import variant
from tests.rules.scenario import (
    SUITS_APART,
    counted,
    deal,
    dealt,
    dealt_again,
    declare,
    next_deal,
    play,
    play_out,
    refused,
    rules_of,
    table,
)

SPADES = TRUMPS[0]
SPADE_SIX = parse_card("S6")


def contract_of(state: Partie) -> str:
    contract = deal(state).contract
    assert contract is not None
    return contract.code


# The state machine (§3.1)


def test_forehand_is_asked_first() -> None:
    """§3.1. W10, W25, T06."""
    state = dealt()
    assert (state.phase, state.waiting) == ("choose", (0,))
    assert refused(state, Chosen(Seat(1), SPADES)) == "not-your-turn"


def test_forehand_may_choose() -> None:
    """§3.1, "atout en premier"."""
    state = dealt().choose("trump:H")
    assert (state.phase, deal(state).chooser, deal(state).pushes) == ("play", 0, 0)


def test_forehand_may_push_to_his_partner() -> None:
    """§3.1, "chibre": the partner chooses, "atout en second"."""
    state = dealt().push()
    assert (state.phase, state.waiting) == ("choose", (2,))
    assert refused(state, Chosen(Seat(0), SPADES)) == "not-your-turn"
    state = state.choose("trump:H")
    assert (deal(state).chooser, deal(state).pushes) == (2, 1)


def test_partner_may_not_push_back() -> None:
    """§3.1. T06: he has to choose; jass-marathon."""
    state = dealt().push()
    assert refused(state, Pushed(Seat(2))) == "push-not-allowed"
    assert not state.legal.may_push


def test_push_back_asks_forehand_once_more() -> None:
    """§3.1, push_back=yes: back to forehand, who then has to choose."""
    state = dealt(options={"push_back": True}).push().push()
    assert state.waiting == (0,)
    assert refused(state, Pushed(Seat(0))) == "push-not-allowed"
    state = state.choose("trump:S")
    assert (deal(state).chooser, deal(state).leader) == (0, 0)


def test_no_push_in_the_first_deal() -> None:
    """§3.1, push=not_first_deal. W25: some do not allow it in the first deal."""
    options: dict[str, object] = {"push": "not_first_deal"}
    state = dealt(options=options)
    assert refused(state, Pushed(Seat(0))) == "push-not-allowed"
    state = dealt_again(counted(play_out(state.choose("trump:D"))))
    assert refused(state, Pushed(state.waiting[0])) is None


def test_no_push_at_all() -> None:
    """§3.1, push=no: "autochibre" tournaments."""
    assert refused(dealt(options={"push": "no"}), Pushed(Seat(0))) == "push-not-allowed"


def test_first_announcement_is_binding() -> None:
    """§3.1. JW: no correction."""
    state = dealt().choose("trump:S")
    assert refused(state, Chosen(Seat(0), TRUMPS[1])) == "wrong-phase"
    assert refused(state, Pushed(Seat(0))) == "wrong-phase"


def test_cards_wait_for_the_contract() -> None:
    """§3.1: nobody plays before it."""
    state = dealt(*SUITS_APART)
    assert refused(state, Played(Seat(0), SPADE_SIX)) == "wrong-phase"


# Trump by the first lead (§3.1)


def silent(*hands: str, **options: object) -> Partie:
    return dealt(*hands, options={"trump_by_lead": True, **options})


def test_silent_lead_makes_its_suit_trump() -> None:
    """§3.1. R93: unless the chooser says otherwise the first card played is trump."""
    state = play(silent("H9"), "H9")
    assert (contract_of(state), deal(state).chooser, state.waiting) == ("trump:H", 0, (1,))


@pytest.mark.parametrize("card", ["SA", "S6"])
def test_silent_ace_or_six_makes_a_suit_trump(card: str) -> None:
    """§3.1. JW: never oben or unten, even where they are offered."""
    state = play(silent(card, contracts="suits+oben+unden"), card)
    assert contract_of(state) == "trump:S"


def test_chooser_may_name_one_suit_and_lead_another() -> None:
    """§3.1. R93: "spades trump", and starting with another suit; leading trump is not a duty."""
    state = play(silent("H9").choose("trump:S"), "H9")
    assert contract_of(state) == "trump:S"


def test_partner_cannot_choose_by_a_lead() -> None:
    """§3.1: after a push the chooser does not lead, so he has to say it."""
    state = silent(*SUITS_APART).push()
    assert refused(state, Played(Seat(2), parse_card("D6"))) == "wrong-phase"
    assert not state.legal.cards


def test_announcer_who_leads_may_choose_silently_after_a_push() -> None:
    """§3.1 with leader=announcer: the partner is the chooser and leads."""
    state = play(silent(*SUITS_APART, leader="announcer").push(), "D9")
    assert (contract_of(state), deal(state).chooser, state.waiting) == ("trump:D", 2, (3,))


def test_forehand_may_lead_silently_after_a_push_back() -> None:
    """§3.1 with push_back: forehand is the chooser again."""
    state = play(silent(*SUITS_APART, push_back=True).push().push(), "S9")
    assert (contract_of(state), deal(state).chooser) == ("trump:S", 0)


def test_only_the_chooser_leads_silently() -> None:
    """§3.1: the others wait."""
    state = silent(*SUITS_APART)
    assert refused(state, Played(Seat(1), parse_card("H6"))) == "wrong-phase"


def test_silent_lead_may_declare_melds_and_stoeck() -> None:
    """§5.7 with trump_by_lead: the card led settles what is trump."""
    state = declare(silent("SQ SK SA"), "SQ", "SQ SK SA", stoeck=True)
    assert contract_of(state) == "trump:S"
    other = silent("SQ SK SA H6")
    assert refused(other, declare_event("H6", "SQ SK SA", stoeck=True)) == "no-stoeck"


def declare_event(card: str, meld: str, *, stoeck: bool) -> Played:
    return Played(Seat(0), parse_card(card), (parse_cards(meld),), stoeck)


def test_silent_lead_multiplies_like_its_suit() -> None:
    """§3.3 with trump_by_lead: silence costs no multiplier."""
    assert deal(play(silent("S9", multipliers="spades2"), "S9")).multiplier == 2


def test_without_the_option_the_lead_chooses_nothing() -> None:
    """§3.1, trump_by_lead=no. W10, W25."""
    state = dealt(*SUITS_APART)
    assert refused(state, Played(Seat(0), SPADE_SIX)) == "wrong-phase"


# Who leads (§3.2)


def test_forehand_leads_even_after_a_push() -> None:
    """§3.2. W10, W25, T06, SL, JV."""
    assert deal(dealt().push().choose("trump:S")).leader == 0


def test_announcer_may_lead() -> None:
    """§3.2, leader=announcer: coiffeur."""
    state = dealt(options={"leader": "announcer"}).push().choose("trump:S")
    assert (deal(state).leader, state.waiting) == (2, (2,))


@pytest.mark.parametrize(("leader", "seat"), [("announcer", 2), ("forehand", 0)])
def test_leader_of_a_pushed_slalom(leader: str, seat: int) -> None:
    """§3.2, slalom_pushed_leader. JW older text, JV: to be agreed."""
    options = {"contracts": "suits+oben+unden+slalom", "slalom_pushed_leader": leader}
    state = dealt(rules="schieber", options=options)
    assert deal(state.push().choose("zigzag:oben")).leader == seat
    assert deal(state.push().choose("oben")).leader == 0
    assert deal(state.choose("zigzag:oben")).leader == 0


# What is offered (§3.3)


@pytest.mark.parametrize(
    ("value", "offered"),
    [
        ("suits", TRUMPS),
        ("suits+oben+unden", (*TRUMPS, OBEN, UNTEN)),
        ("suits+oben+unden+slalom", (*TRUMPS, OBEN, UNTEN, *ZIGZAGS)),
    ],
)
def test_contracts_offered(value: str, offered: tuple[object, ...]) -> None:
    """§3.3. suits: chibre; with oben and unden: Schieber; with slalom: where it is played."""
    state = dealt(options={"contracts": value})
    assert state.legal.contracts == offered
    for contract in CONTRACTS:
        wanted = None if contract in offered else "contract-not-allowed"
        assert refused(state, Chosen(Seat(0), contract)) == wanted


def test_imposed_trumps_take_turns() -> None:
    """§3.3 and §11.1. W25: the trump is imposed in an order fixed beforehand."""
    options: dict[str, object] = {"imposed": "CDHS", "deals": 6}
    state = dealt(rules="match-aux-cartes", options=options)
    found = []
    for _ in range(6):
        found.append(contract_of(state))
        assert (state.phase, deal(state).chooser, deal(state).multiplier) == ("play", None, 1)
        state = counted(play_out(state))
        state = state if state.is_over else dealt_again(state)
    assert found == [f"trump:{suit}" for suit in "CDHSCD"]


def test_nobody_chooses_an_imposed_trump() -> None:
    """§11.1: there is nothing to say."""
    state = dealt(rules="match-aux-cartes")
    assert refused(state, Chosen(Seat(0), SPADES)) == "wrong-phase"
    assert refused(state, Pushed(Seat(0))) == "wrong-phase"
    assert rules_of("match-aux-cartes").choice.offered == ()


@pytest.mark.parametrize("push", ["yes", "no"])
@pytest.mark.parametrize("contracts", ["oben", "unden", "tutti", "tutti_oben"])
def test_the_only_contract_is_played_without_a_word(contracts: str, push: str) -> None:
    """§3.4, and variants §1.1: oben-abe as a kind of deal of its own."""
    state = dealt(rules="chibre", options={"contracts": contracts, "push": push})
    assert (state.phase, deal(state).chooser) == ("play", None)


# Multipliers (§3.3)


@pytest.mark.parametrize(
    ("table_name", "expected"),
    [
        ("all1", [1, 1, 1, 1, 1, 1, 1, 1]),
        ("spades2", [2, 1, 1, 1, 1, 1, 1, 1]),
        ("schieber123", [2, 1, 1, 2, 3, 3, 4, 4]),
        ("uri", [2, 1, 1, 2, 2, 2, 2, 2]),
        ({"unten": 4, "S": 2}, [2, 1, 1, 1, 1, 4, 1, 1]),
        ([["oben", 3]], [1, 1, 1, 1, 3, 1, 1, 1]),
    ],
    ids=["all1", "spades2", "schieber123", "uri", "custom", "pairs"],
)
def test_multipliers(table_name: object, expected: list[int]) -> None:
    """§3.3: pique double, Schieber, Uri, and tables of one's own (PEN: unten 4)."""
    rules = rules_of(options={"multipliers": table_name}).choice
    counted = (*TRUMPS, OBEN, UNTEN, *ZIGZAGS)
    assert [rules.multiplier(contract) for contract in counted] == expected
    assert ZIGZAGS[0] == parse_contract("zigzag:oben")


def test_pique_double_doubles_everything() -> None:
    """§3.3. W25: all points of the deal, announcements included; stöck, last trick and match."""
    state = table(*SUITS_APART, contract="trump:S", rules="pique-double")
    state = declare(state, "SA", SUITS_APART[0], stoeck=True)
    state = counted(play_out(state))
    score = state.history[-1]
    assert (score.cards[0], score.last_trick[0], score.match[0]) == (152, 5, 100)
    assert (score.melds[0], score.stoeck[0]) == (100, 20)
    assert score.total == (2 * (152 + 5 + 100 + 100 + 20), 0)


def test_pique_double_leaves_the_other_suits_alone() -> None:
    """§3.3. W25: only where spades are trump."""
    state = table(*SUITS_APART, contract="trump:H", rules="pique-double", leader=1)
    assert counted(play_out(state)).history[-1].total == (0, 257)


def test_nothing_is_multiplied_before_a_contract_is_named() -> None:
    """§3.3: the factor is the contract's."""
    assert deal(dealt(rules="schieber-2500")).multiplier == 1


def test_multiplier_belongs_to_one_deal() -> None:
    """§3.3: the next deal has its own."""
    state = table(contract="trump:S", rules="pique-double")
    state = next_deal(counted(play_out(state)), contract="trump:H")
    assert deal(state).multiplier == 1


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("trump", "'trump' is not a complete contract: expected one like trump:S"),
        ("trump:X", "'X' is not a suit"),
        ("open", "'open' is not a contract: did you mean oben"),
    ],
)
def test_what_is_no_contract_is_told(text: str, said: str) -> None:
    with pytest.raises(NotationError, match=said) as refused:
        parse_contract(text)
    assert not str(refused.value).endswith(" ")


def test_who_leads_silently_plays_alone_against_the_rest() -> None:
    """§3.9: the silent lead chooses, so that the sides of the deal follow from it."""
    options = {"sheet": "", "finish": "largest_gap", "trump_by_lead": True, "cut": "none"}
    rules = variant("coiffeur-alone", {**options, "first": "random_dealer"})
    state = Partie(variant=rules, scores=(0, 0, 0, 0)).do(Opened(Seat(3)))
    state = state.do(deal_event([*cards_in(rules.pack.cards)], rules, Seat(3)))
    state = state.do(Played(Seat(0), cards_in(deal(state).hands[0])[0]))
    assert deal(state).declarer == deal(state).chooser == 0
    assert len(set(deal(state).sides)) == 2


def test_without_suits_nobody_leads_silently() -> None:
    """A silent lead names a trump suit (§3.1), so suits must be offered."""
    silent = {"trump_by_lead": True}
    hands = SUITS_APART
    for contracts, reason in (("oben+unden", "wrong-phase"), ("suits+oben", None)):
        state = dealt(*hands, rules="schieber", options={"contracts": contracts, **silent})
        assert refused(state, Played(Seat(0), SPADE_SIX)) == reason
