"""Core §8: laying one's cards down and claiming the remaining tricks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from buur.cards import Card, CardSet, parse_cards
from buur.contracts import Policy, Tables, compile_contract, parse_contract
from buur.play.model.events import Counted, Played, Soldered
from buur.play.model.rulings import Dead, Rulings
from buur.play.partie import Partie
from buur.play.queries.solder import SOLDER_TESTS, is_master, solder_is_valid
from buur.seats import Seat
from buur.variants.registry import PRESETS
from tests.rules.scenario import (
    SUITS_APART,
    counted,
    deal,
    dealt,
    declare,
    play,
    play_out,
    refused,
    table,
)

TEST_BY_PRESET = {
    "chibre": "literal_opponents",
    "pique-double": "literal_opponents",
    "chibre-2010": "literal_opponents",
    "reglement-1993": "literal_opponents",
    "regles-002": "literal_opponents",
    "tournoi-2006": "literal_all",
    "match-aux-cartes": "literal_opponents",
    "schieber": "order_free",
    "schieber-2500": "order_free",
    "estimation": "forbidden",
}
FIRST = "SA HA DA CA"


def tables(contract: str = "trump:D") -> Tables:
    return compile_contract(parse_contract(contract), Policy())[0]


def valid(
    test: str, claimer: str, opponents: str, partner: str = "", contract: str = "trump:D"
) -> bool:
    check: Callable[[Tables, int, int, int], bool] = SOLDER_TESTS[test]
    masks = [int(parse_cards(hand)) for hand in (claimer, partner, opponents)]
    return check(tables(contract), masks[0], masks[1], masks[2])


def test_cards_without_taking_power_win_no_claim() -> None:
    """§8, §9.2: from the trick on from which they have lost it."""
    options = {"solder_test": "order_free"}
    state = play(table(*SUITS_APART, contract="trump:S", options=options), FIRST)
    hand = deal(state).hands[0]
    found = [
        solder_is_valid(
            replace(state, deal=replace(deal(state), rulings=Rulings(dead=(Dead(*dead),)))), Seat(0)
        )
        for dead in ((Seat(0), hand, 2), (Seat(0), hand, 3), (Seat(1), hand, 2))
    ]
    assert solder_is_valid(state, Seat(0))
    assert found == [False, True, True]


def test_a_claim_is_final_where_nothing_is_ruled_on() -> None:
    """§9: only where wrong cards may be laid is a deal opened again."""
    state = play(table(*SUITS_APART, contract="trump:S"), FIRST)
    assert deal(state.do(Soldered(Seat(0)))).unturned is None


# Master cards


def test_master_is_beaten_by_no_card_of_its_suit() -> None:
    """§8, master(c, pool)."""
    pool = parse_cards("SQ HA D6")
    assert is_master(tables(), Card(7), pool)  # the king of spades
    assert not is_master(tables(), Card(5), pool)  # the jack of spades
    assert not is_master(tables("unten"), Card(7), pool)


# The claimer's hand against the others' (§8)


LITERAL = "literal_opponents literal_all"


@pytest.mark.parametrize(
    ("tests", "claimer", "opponents", "partner", "right"),
    [
        # R93, T06: any trump outside is fatal to the letter, even one that would be drawn.
        (LITERAL, "DJ D9 DA", "D6 S6 S7", "", False),
        (LITERAL, "DJ D9 SA", "S6 S7", "S8", True),
        # R93, T06: so is any master card, even in a suit that the claimer does not lead.
        (LITERAL, "DJ D9 DA", "HA S6 S7", "", False),
        # R93 asks of the opponents; T06 of everybody else, the partner included.
        ("literal_opponents", "DJ D9 DA", "S6 S7 H6 H7", "SA H9", True),
        ("literal_all", "DJ D9 DA", "S6 S7 H6 H7", "SA H9", False),
        ("literal_opponents", "DJ D9 DA", "S6 S7 H6", "D6 SA HA", True),
        ("literal_all", "DJ D9 DA", "S6 S7 H6", "D6 SA HA", False),
        # Nobody else has a trump or a master card.
        (LITERAL, "SA SK", "SQ SJ", "ST S9", True),
        # JO: top trumps win in any order, although a low one is out.
        ("order_free", "DJ D9 DA", "D6 S6 S7", "", True),
        # JO: Buur, Nell and the six against the seven: the six might be led first.
        ("order_free", "DJ D9 D6", "D7 S6 S7", "", False),
        # JO: while a trump is out a side winner could be led first.
        ("order_free", "DJ D9 SA", "D6 S6 S7", "", False),
        ("order_free", "DJ D9 SA", "H6 S6 S7", "", True),
        # JO: another suit's master takes no trick while the claimer keeps the lead.
        ("order_free", "DJ D9 DA", "HA S6 S7", "", True),
        # Relevant others. JW: opponents.
        ("order_free", "SK", "SQ", "SA", True),
        # jassinfo: all nine tricks are played.
        ("forbidden", "DJ", "S6", "", False),
    ],
)
def test_rest_is_the_claimers(
    tests: str, claimer: str, opponents: str, partner: str, right: bool
) -> None:
    for test in tests.split():
        assert valid(test, claimer, opponents, partner) == right


@pytest.mark.parametrize("test", ["literal_opponents", "literal_all", "order_free"])
def test_rest_without_trumps(test: str) -> None:
    """§8: the same tests, no trump anywhere."""
    assert valid(test, "SA SK", "SQ SJ", contract="oben")
    assert not valid(test, "SK SQ", "SA SJ", contract="oben")


def test_both_directions_of_a_slalom_have_to_hold() -> None:
    """§8 with §1.4: what is best one way is worst the other."""
    options = {"contracts": "suits+oben+unden+slalom", "solder_test": "order_free"}
    hands = ("SA SK SQ SJ ST S9 S8 HA H6", "S7 H7", "H8 D6", "S6 H9")
    state = play(
        table(*hands, contract="zigzag:oben", rules="schieber", options=options), "SA S7 D6 S6"
    )
    assert not solder_is_valid(state, Seat(0))
    apart = table(*SUITS_APART, contract="zigzag:oben", rules="schieber", options=options)
    assert solder_is_valid(play(apart, "SA HA DA CA"), Seat(0))


# When it may be said


def spades(rules: str = "chibre", **options: object) -> Partie:
    """Return a deal in which seat 0 has taken the first trick and holds only trumps."""
    options = {"solder_test": "order_free", **options}
    return play(table(*SUITS_APART, contract="trump:S", rules=rules, options=options), FIRST)


def test_rest_may_be_forbidden() -> None:
    """§8, solder_test=forbidden."""
    state = spades(solder_test="forbidden")
    assert refused(state, Soldered(Seat(0))) == "solder-forbidden"


def test_who_holds_all_masters_claims_whoever_is_asked() -> None:
    """§8, solder_test=literal_all: the six of spades is gone, so nobody else has a master."""
    hand, options = "S6 S7 S8 H6 H7 D6 D7 C6 C7", {"solder_test": "literal_all"}
    state = table(hand, contract="unten", rules="schieber", options=options)
    assert solder_is_valid(play(state, "S6 S9 HJ CA"), Seat(0))


def test_claimer_is_on_lead() -> None:
    """§8. T06: he has the lead and thinks that he makes the rest alone; R93 silent."""
    state = spades()
    assert [refused(state, Soldered(Seat(seat))) for seat in range(4)] == [
        None,
        "solder-not-on-lead",
        "solder-not-on-lead",
        "solder-not-on-lead",
    ]
    assert refused(play(state, "S6"), Soldered(Seat(1))) == "solder-not-on-lead"


def test_rest_is_claimed_from_the_second_trick_on() -> None:
    """§8: in the first trick melds are still to be declared (our choice)."""
    state = table(*SUITS_APART, contract="trump:S")
    assert refused(state, Soldered(Seat(0))) == "solder-not-on-lead"
    assert refused(dealt(), Soldered(Seat(0))) == "wrong-phase"
    assert refused(play_out(state), Soldered(Seat(0))) == "wrong-phase"


# What follows


@pytest.mark.parametrize("name", TEST_BY_PRESET)
def test_test_by_preset(name: str) -> None:
    """§8, §12: literal for the Romand texts, with the partner in T06, any order for JW."""
    assert PRESETS[name].variant.partie.solder_test == TEST_BY_PRESET[name]


def test_right_claim_takes_the_rest_and_the_last_trick() -> None:
    """§8: all remaining cards and the 5; with all tricks the match."""
    state = spades().do(Soldered(Seat(0)))
    solder = deal(state).solder
    assert solder is not None
    assert (solder.valid, state.phase, state.card_points) == (True, "count", (157, 0))
    score = counted(state).history[-1]
    assert (score.tricks, score.match, score.matched) == ((9, 0), (100, 0), 0)


def test_tricks_already_lost_stay_lost() -> None:
    """§8: the claim is about the rest; one lost trick and there is no match."""
    hands = ("C6 SA SK SQ SJ ST S9 S8 S7", "CA CK H6", "C7 C8", "C9 CT S6")
    state = table(*hands, contract="trump:S", options={"solder_test": "order_free"})
    state = play(state, "C6 CA C7 C9 CK C8 CT S7").do(Soldered(Seat(0)))
    score = counted(state).history[-1]
    assert (score.tricks, score.matched, score.cards[1]) == ((8, 1), None, 11)
    assert sum(score.cards) + sum(score.last_trick) == 157


def test_wrong_claim_gives_the_rest_to_the_opponents() -> None:
    """§8. R93, T06, JW: the remaining cards and the 5; tricks already won stay."""
    hands = ("SA SK SQ SJ ST S9 S8 HA DA", "S7 C6", "C7", "S6 C8 DJ")
    state = play(table(*hands, contract="trump:S"), "SA S7 C7 S6").do(Soldered(Seat(0)))
    solder = deal(state).solder
    assert solder is not None
    assert not solder.valid
    score = counted(state).history[-1]
    assert (score.tricks, score.cards, score.last_trick) == ((1, 8), (11, 141), (0, 5))
    assert score.match == (0, 0)


def test_cards_lie_open_after_a_claim() -> None:
    """§8. R93: he lays his cards on the table; everybody sees what the others hold."""
    state = spades().do(Soldered(Seat(0)))
    solder = deal(state).solder
    assert solder is not None
    assert solder.hands == deal(state).hands
    assert state.view(1).deal.hands == solder.hands


@pytest.mark.parametrize(("test", "right"), [("literal_opponents", False), ("order_free", True)])
def test_literal_and_order_free_differ_at_the_table(test: str, right: bool) -> None:
    """§8: nobody can stop the trumps, but to the letter the low one outside does."""
    assert solder_is_valid(endgame("CJ C9", "C6 S7", test), Seat(0)) is right


def test_letter_asks_for_masters_of_the_moment() -> None:
    """§8, literal: the king is no master while the claimer holds the ace, whatever follows."""
    assert solder_is_valid(endgame("SA SQ", "SK SJ"), Seat(0))
    assert not solder_is_valid(endgame("SA SQ", "SK SJ", "order_free"), Seat(0))


def endgame(claimer: str, opponent: str, test: str = "literal_opponents") -> Partie:
    """Return a state in which only these cards are left, with clubs trumps and seat 0 on lead."""
    state = play_out(table(contract="trump:C", options={"solder_test": test}), 1)
    left = parse_cards(claimer).bit_count()
    hands = (*map(parse_cards, (claimer, opponent)), CardSet(0), CardSet(0))
    tricks = deal(state).tricks * (9 - left)
    open_deal = replace(deal(state), hands=hands, tricks=tricks, leader=Seat(0), turn=Seat(0))
    return replace(state, deal=open_deal)


def test_rest_may_end_the_partie() -> None:
    """§8 with claim=auto: the points count at once."""
    options = {"claim": "auto", "stock_early_finish": False, "solder_test": "order_free"}
    state = table(*SUITS_APART, contract="trump:S", scores=(800, 0), options=options)
    state = play(state, FIRST).do(Soldered(Seat(0)))
    assert state.result is not None
    assert (state.result.winner, state.result.reason) == (0, "out")


def test_claimed_match_voids_the_losers_melds() -> None:
    """§8 with §5.8: a match is a match."""
    state = table(*SUITS_APART, contract="trump:S", options={"solder_test": "order_free"})
    state = play(state, "SA")
    state = play(declare(state, "HA", "H6 H7 H8 H9"), "DA CA").do(Soldered(Seat(0)))
    assert counted(state).history[-1].melds == (0, 0)


def test_deal_is_counted_after_a_claim() -> None:
    """§8: no card is played any more."""
    state = spades().do(Soldered(Seat(0)))
    assert state.waiting == ()
    assert refused(state, Played(Seat(0), 0)) == "wrong-phase"
    assert refused(state, Counted()) is None


def test_every_trick_of_the_rest_brings_what_a_trick_brings() -> None:
    """§8 where tricks count instead of cards (§1.6)."""
    state = spades(values="tricks", melds=False, stock=False, last_trick=0)
    state = state.do(Soldered(Seat(0)))
    rest = deal(state).credits[1]
    assert (rest.kind, rest.raw) == ("cards", 8)
