"""Core §4: which cards may be played, why others may not, who wins the trick."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import TypedDict, Unpack

import pytest
from _pytest.mark import ParameterSet

from buur.cards import CardSet, cards_code, parse_card, parse_cards, suit_of
from buur.contracts import Policy, compile_contract, parse_contract
from buur.play.model.events import Played
from buur.rules.illegality import CLAUSES, refusal
from buur.rules.legality import NOBODY_LED, legal_cards
from buur.rules.tricks import trick_points, winner
from buur.seats import Seat
from buur.variants.registry import PRESETS
from tests.rules.scenario import SUITS_APART, deal, play, refused, table


class Rules(TypedDict, total=False):
    """Under which cards are played; trumps are diamonds by default."""

    contract: str
    policy: Policy


FORCED = Policy(only_trumps="forced_over")
ESTIMATION = Policy(undertrump="free_if_void")
NO_RUFF = Policy(ruff_when_can_follow=False)
MARTINIQUE = Policy(martinique8=True)
BUUR_FORCED = FORCED._replace(buur_never_forced=False)
MARRYING = Policy(ruff_when_can_follow=False, undertrump="to_marry")
MARTINIQUE_SPADES: Rules = {"contract": "trump:S", "policy": MARTINIQUE}


def legal(trick: str, hand: str, contract: str = "trump:D", policy: Policy | None = None) -> str:
    """Return the codes that may be played from ``hand`` to the open trick."""
    tables = compile_contract(parse_contract(contract), policy or Policy())[0]
    cards = [parse_card(code) for code in trick.split()]
    led = suit_of(cards[0]) if cards else NOBODY_LED
    best = to_beat(trick, contract, policy) if cards else 0
    return cards_code(CardSet(legal_cards(tables, parse_cards(hand), led, best)))


def to_beat(trick: str, contract: str, policy: Policy | None) -> int:
    """Return the card to be beaten: with trumps their best, the Buur above all."""
    tables = compile_contract(parse_contract(contract), policy or Policy())[0]
    cards = [parse_card(code) for code in trick.split()]
    if tables.buur in cards:
        return tables.buur
    return cards[winner(tables, cards)]


def why(trick: str, hand: str, card: str, policy: Policy | None = None) -> str:
    """Return the reason for which a card is refused, with trumps diamonds."""
    assert card not in legal(trick, hand, policy=policy).split()
    tables = compile_contract(parse_contract("trump:D"), policy or Policy())[0]
    led = suit_of(parse_card(trick.split()[0]))
    return refusal(tables, parse_cards(hand), led, parse_card(card))


def wins(trick: str, contract: str = "trump:D", policy: Policy | None = None) -> str:
    tables = compile_contract(parse_contract(contract), policy or Policy())[0]
    cards = [parse_card(code) for code in trick.split()]
    return trick.split()[winner(tables, cards)]


def cards(text: str) -> str:
    return cards_code(parse_cards(text))


def case(name: str, trick: str, hand: str, expected: str, **rules: Unpack[Rules]) -> ParameterSet:
    """Return what may be played from a hand to an open trick."""
    return pytest.param(trick, hand, expected, rules, id=name)


@pytest.mark.parametrize(
    ("trick", "hand", "expected", "rules"),
    [
        # §4.1 P1, all sources.
        case("P1: any card is led", "", "CA D6 DJ ST", "CA D6 DJ ST"),
        # §4.1 P2. W10, W25, R93, T06: following or ruffing, no third way.
        case("P2: follow or ruff", "C6", "CA C7 D6 ST", "CA C7 D6"),
        # §4.1 P2. P002: unlike belote, one need not go over.
        case("P2: no duty to win", "CT", "C6 CA", "C6 CA"),
        case("P2: no duty to win a ruffed trick", "CT D6", "C6 CA D9", "C6 CA D9"),
        # §4.1 P3. W10, W25, T06.
        case("P3: who is void plays anything", "C6", "S6 HA D6", "S6 HA D6"),
        # §4.1 P4. W10, W25, T06: a lower ruff than one that lies is forbidden.
        case("P4: no undertrump when void", "C6 DT", "S6 D7", "S6"),
        case("P4: no undertrump when following", "C6 DT", "C9 D7", "C9"),
        # §4.1 P5. T06: he must give a trump if he can; lower is no undertrump then.
        case("P5: trump led binds to any trump", "DA", "D6 D9 CA", "D6 D9"),
        # §4.1 P6. W10, W25, P002, R93, T06.
        case("P6: Buur alone need not follow", "DA", "DJ CA", "DJ CA"),
        # §4.1 P7: the jack has no privilege. W25 (no Buur in oben).
        *(
            case(f"P7: {contract}, {hand}", "C9", hand, expected, contract=contract)
            for contract in ("oben", "unten", "zigzag:oben")
            for hand, expected in (("CJ HA", "CJ"), ("HA S6", "HA S6"))
        ),
        # §12, buur_exempt=no. JW: Cinq cents.
        case("Buur not exempt", "DA", "DJ CA", "DJ", policy=Policy(buur_exempt=False)),
        # §4.4, worked examples 1 to 10, trumps diamonds. W10, W25, T06, JW, JV, JO.
        case("example 1", "C6", "CA C7 D9 D6 ST", "CA C7 D9 D6"),
        case("example 2", "C6 DT", "CA D9 D6 ST", "CA D9"),
        case("example 3", "C6 DJ DT", "CA D9 D6 ST", "CA"),
        case("example 4", "C6 DT", "D9 D6 ST HA", "D9 ST HA"),
        case("example 5", "C6 DT", "D7 D6 ST", "ST"),
        case("example 6", "C6 DT", "D9 D6", "D9 D6"),
        case("example 7", "C6 DJ", "D9 D7", "D9 D7"),
        case("example 8a", "D7", "DJ CA S6", "DJ CA S6"),
        case("example 8b", "D7", "DJ D6 CA", "DJ D6"),
        case("example 9", "DJ", "D9 D6 CA", "D9 D6"),
        case("example 10", "S8", "SJ HA", "SJ"),
        # §4.4, 6, only_trumps=forced_over. P002, PYS, VBG: overtrump if one can.
        case("example 6, forced over", "C6 DT", "D9 D6", "D9", policy=FORCED),
        case("example 6, cannot go over", "C6 DJ", "D9 D7", "D9 D7", policy=FORCED),
        # §4.4, 11.
        case("example 11, oben", "C9", "CJ HA", "CJ", contract="oben"),
        # §4.4, 12, undertrump=free_if_void. R93, JV, JW: free when void, else still forbidden.
        case("example 12, void", "C6 DT", "D6 ST", "D6 ST", policy=ESTIMATION),
        case("example 12, following", "C6 DT", "CA D6", "CA", policy=ESTIMATION),
        # §4.3, note under the table: with {DJ, D6} facing the ace both are free.
        case("Buur is not forced over", "C6 DA", "DJ D6", "DJ D6", policy=FORCED),
        case("Buur forced over", "C6 DA", "DJ D6", "DJ", policy=BUUR_FORCED),
        case("Buur or Nell go over", "C6 DA", "DJ D9 D6", "DJ D9", policy=FORCED),
        # §4.3, row 1, P002: who cannot follow ruffs or discards.
        case("no ruff, but void", "C6", "D6 ST", "D6 ST", policy=NO_RUFF),
        case("no ruff, following", "C6 DT", "C7 D9", "C7", policy=NO_RUFF),
        # §4.2, martinique8: what took the Buur stands above every trump that is left.
        case("no undertrump below the eight", "C6 SJ S8", "S9 H6", "H6", **MARTINIQUE_SPADES),
        case("eight over the Buur", "C6 SJ", "S8 S9 H6", "S8 H6", **MARTINIQUE_SPADES),
        # §5.9, undertrump=to_marry: without the cards of the trick no marriage is completed.
        case("no marriage, no Buur", "S6 DA", "DK HA", "HA", policy=MARRYING),
        case("no marriage, Buur", "S6 DA", "DJ DK HA", "DJ HA", policy=MARRYING),
    ],
)
def test_legal_cards(trick: str, hand: str, expected: str, rules: Rules) -> None:
    assert legal(trick, hand, **rules) == cards(expected)


# Where the sources disagree (§4.3)


JASS = [name for name, preset in PRESETS.items() if preset.variant.play.ranking == "jass"]
"""Brouc is a game of marriages with rules of its own (tests/games)."""


def legal_by_preset(names: Iterable[str], trick: str, hand: str) -> dict[str, str]:
    """Return the codes that may be played from a hand to an open trick, for some presets."""
    policies = {name: PRESETS[name].variant.play.policy_of(1) for name in names}
    return {name: legal(trick, hand, policy=policy) for name, policy in policies.items()}


def test_ruff_although_able_to_follow() -> None:
    """§4.3, row 1: yes everywhere but in P002, read to the letter."""
    expected = dict.fromkeys(JASS, cards("CA D6")) | {"regles-002": "CA"}
    assert legal_by_preset(JASS, "C6", "CA D6 ST") == expected


def test_undertrump_with_only_trumps_left() -> None:
    """§4.3, row 2: free in W10, W25 (ambiguous), R93, T06, JW; P002 only if unavoidable."""
    free = dict.fromkeys(PRESETS, cards("D6 D9"))
    assert legal_by_preset(PRESETS, "C6 DT", "D6 D9") == free | {"regles-002": "D9"}
    assert legal_by_preset(PRESETS, "C6 DJ", "D6 D9") == free


BACKWARDS = ("estimation", "misere", "molotow")
"""Families in which points may be shunned (variants §0.2)."""
BANNING = [name for name in JASS if PRESETS[name].family not in BACKWARDS]


def test_ban_refers_to_the_highest_trump_of_the_trick() -> None:
    """§4.3, row 3, and note 2: the maximum, neither the last nor the lowest (T06)."""
    found = legal_by_preset(BANNING, "CT DA DT", "DQ D9 S6")
    assert found == dict.fromkeys(BANNING, cards("D9 S6"))
    found = legal_by_preset(BANNING, "C6 DJ DT", "CA D9 D6 ST")
    assert found == dict.fromkeys(BANNING, "CA")


def test_games_that_go_backwards_free_the_undertrump() -> None:
    """§4.3, row 4: estimation and its kin do."""
    found = legal_by_preset(JASS, "C6 DT", "D6 ST")
    assert found == dict.fromkeys(JASS, cards("D6 ST")) | dict.fromkeys(BANNING, "ST")


def test_every_preset_exempts_the_buur() -> None:
    """§4.3, row 5: yes in all sources."""
    assert legal_by_preset(JASS, "D7", "DJ CA") == dict.fromkeys(JASS, cards("DJ CA"))


# Reasons (§4.1 to §4.3)


@pytest.mark.parametrize(
    ("trick", "hand", "card", "policy", "reason"),
    [
        # §4.1 P2.
        ("C6", "CA ST", "ST", None, "must-follow-suit"),
        # §4.1 P5.
        ("DA", "D6 ST", "ST", None, "must-follow-trump"),
        # §4.1 P4.
        ("C6 DT", "D6 ST", "D6", None, "undertrump"),
        ("C6 DT", "CA D6", "D6", None, "undertrump"),
        ("C6 DT", "D6 ST", "D6", NO_RUFF, "undertrump"),
        # §4.3, row 1. P002.
        ("C6", "CA D6", "D6", NO_RUFF, "cannot-ruff"),
        # §4.3, row 2. P002.
        ("C6 DT", "D9 D6", "D6", FORCED, "must-overtrump"),
    ],
)
def test_reason(trick: str, hand: str, card: str, policy: Policy | None, reason: str) -> None:
    """Every reason names its clause."""
    assert why(trick, hand, card, policy) == reason
    assert reason in CLAUSES


def test_no_clause_is_named_without_a_reason() -> None:
    assert len(CLAUSES) == 5


def test_refused_card_reports_reason_and_clause() -> None:
    """§4.1: the error of an act carries both."""
    state = play(table("C6", "CA ST"), "C6")
    event = Played(Seat(1), parse_card("ST"))
    assert refused(state, event) == "must-follow-suit"
    assert state.legal.why_not("ST") == "must-follow-suit"
    assert state.legal.why_not("CA") is None


def test_only_held_cards_are_played() -> None:
    """§4.1: and only on turn."""
    state = table(*SUITS_APART)
    assert refused(state, Played(Seat(0), parse_card("H6"))) == "not-in-hand"
    assert refused(state, Played(Seat(1), parse_card("H6"))) == "not-your-turn"
    assert state.legal.why_not("H6") == "not-in-hand"
    assert state.legal_for(1).why_not("H6") == "not-your-turn"


# Who wins the trick (§4.5)


def test_highest_card_of_the_suit_led_wins() -> None:
    """§4.5. W10, W25, T06."""
    assert wins("C6 CT SA CQ") == "CQ"
    assert wins("C6 C7 CK C9") == "CK"


def test_highest_trump_wins() -> None:
    """§4.5. W10, W25, T06: Buur, Nell, ace, king, queen, ten, eight, seven, six."""
    assert wins("CA D6 C7 DT") == "DT"
    order = ["DJ", "D9", "DA", "DK", "DQ", "DT", "D8", "D7", "D6"]
    for higher, lower in pairwise(order):
        assert wins(f"CA {lower} {higher} C6") == higher


def test_direction_of_the_trick_decides_without_trumps() -> None:
    """§4.5: oben the ace, unten the six; slalom by turns."""
    assert wins("C6 CA C7 C8", "oben") == "CA"
    assert wins("C7 CA C6 C8", "unten") == "C6"
    state = table(*SUITS_APART, contract="zigzag:oben", rules="schieber", options=ZIGZAG)
    first = play(state, "S6 H6 D6 C6")
    assert (
        deal(first).tables.strength[parse_card("S7")]
        > deal(first).tables.strength[parse_card("SA")]
    )


ZIGZAG: dict[str, object] = {"contracts": "suits+oben+unden+slalom"}


def test_winner_leads_next_and_his_side_has_the_points() -> None:
    """§4.5. W10, W25, T06."""
    state = play(table("C6", "CA", "CT", "C9"), "C6 CA CT C9")
    assert (deal(state).leader, state.waiting, state.card_points) == (1, (1,), (0, 21))


@pytest.mark.parametrize(
    ("trick", "expected"),
    [
        ("SJ S8 S7 S6", "S8"),
        ("S8 SJ S7 S6", "SJ"),
        ("SJ S8 S9 S6", "S8"),
        ("SJ S8 SA S9", "S8"),
        ("C6 SJ C7 S8", "S8"),
        ("S9 S8 SA S7", "S9"),
        ("SJ S9 SA S7", "SJ"),
    ],
)
def test_martinique_eight_takes_the_buur_that_lies(trick: str, expected: str) -> None:
    """§1.3, martinique8. W25: stronger than the Buur after it, and so than every other trump."""
    assert wins(trick, "trump:S", MARTINIQUE) == expected


def test_martinique_eight_takes_the_trick_at_the_table() -> None:
    """§1.3, martinique8: the state finds the same winner, and later tricks are as always."""
    state = table(
        "SJ CA", "S8 C6", "S9 C7", "SA C8", contract="trump:S", options={"martinique8": True}
    )
    state = play(state, "SJ S8 S9 SA")
    assert (deal(state).tricks[0].winner, deal(state).leader) == (1, 1)
    assert deal(play(state, "C6 C7 C8 CA")).tricks[1].winner == 0


def test_without_martinique_the_eight_is_a_plain_trump() -> None:
    """§12: no in every preset but the one that has its name from it."""
    with_eight = {name for name, preset in PRESETS.items() if preset.variant.play.martinique8}
    assert with_eight == {"martinique"}
    assert wins("SJ S8 S7 S6", "trump:S") == "SJ"


def test_points_of_a_trick() -> None:
    """§1.3: what lies in it."""
    tables = compile_contract(parse_contract("trump:D"), Policy())[0]
    assert trick_points(tables, [parse_card(code) for code in ["CA", "DJ", "D9", "CT"]]) == 55


@pytest.mark.parametrize(("hand", "expected"), [("D7 DA", "DA"), ("D7 DQ", "D7 DQ")])
def test_who_must_overtrump_does_so_in_brouc_too(hand: str, expected: str) -> None:
    """§4.3 in the ranking of brouc, which knows no Buur that would be exempt."""
    brouc = Policy(ranking="brouc", ruff_when_can_follow=False, only_trumps="forced_over")
    assert set(legal("HA DK", hand, policy=brouc).split()) == set(expected.split())
