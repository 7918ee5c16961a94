"""Core §4: which cards may be played, why others may not, who wins the trick."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

import pytest

from buur.cards import CardSet, cards_code, parse_card, parse_cards, suit_of
from buur.contracts import Policy, compile_contract, parse_contract
from buur.play.model.events import Played
from buur.rules.illegality import CLAUSES, refusal
from buur.rules.legality import NOBODY_LED, legal_cards
from buur.rules.tricks import trick_points, winner
from buur.seats import Seat
from buur.variants.registry import PRESETS
from tests.rules.scenario import SUITS_APART, deal, play, refused, table

FORCED = Policy(only_trumps="forced_over")
ESTIMATION = Policy(undertrump="free_if_void")
NO_RUFF = Policy(ruff_when_can_follow=False)
MARTINIQUE = Policy(martinique8=True)


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


# Principles (§4.1)


def test_p1_leader_plays_any_card() -> None:
    """§4.1 P1, all sources."""
    assert legal("", "CA D6 DJ ST") == cards("CA D6 DJ ST")


def test_p2_who_can_follow_follows_or_ruffs() -> None:
    """§4.1 P2. W10, W25, R93, T06: following or ruffing, no third way."""
    assert legal("C6", "CA C7 D6 ST") == cards("CA C7 D6")


def test_p2_no_duty_to_win() -> None:
    """§4.1 P2. P002: unlike belote, one need not go over."""
    assert legal("CT", "C6 CA") == cards("C6 CA")
    assert legal("CT D6", "C6 CA D9") == cards("C6 CA D9")


def test_p3_who_is_void_plays_anything() -> None:
    """§4.1 P3. W10, W25, T06."""
    assert legal("C6", "S6 HA D6") == cards("S6 HA D6")


def test_p4_no_undertrump_while_something_else_is_left() -> None:
    """§4.1 P4. W10, W25, T06: a lower ruff than one that lies is forbidden."""
    assert legal("C6 DT", "S6 D7") == "S6"
    assert legal("C6 DT", "C9 D7") == "C9"


def test_p5_trump_led_binds_to_trump_of_any_height() -> None:
    """§4.1 P5. T06: he must give a trump if he can; lower is no undertrump then."""
    assert legal("DA", "D6 D9 CA") == cards("D6 D9")


def test_p6_buur_alone_need_not_follow() -> None:
    """§4.1 P6. W10, W25, P002, R93, T06."""
    assert legal("DA", "DJ CA") == cards("DJ CA")


def test_p7_no_trump_binds_to_the_suit_only() -> None:
    """§4.1 P7: the jack has no privilege. W25 (no Buur in oben)."""
    for contract in ("oben", "unten", "zigzag:oben"):
        assert legal("C9", "CJ HA", contract) == "CJ"
        assert legal("C9", "HA S6", contract) == cards("HA S6")


def test_buur_binds_where_it_is_not_exempt() -> None:
    """§12, buur_exempt=no. JW: Cinq cents."""
    assert legal("DA", "DJ CA", policy=Policy(buur_exempt=False)) == "DJ"


# Worked examples (§4.4), trumps diamonds


@pytest.mark.parametrize(
    ("trick", "hand", "expected"),
    [
        pytest.param("C6", "CA C7 D9 D6 ST", "CA C7 D9 D6", id="1"),
        pytest.param("C6 DT", "CA D9 D6 ST", "CA D9", id="2"),
        pytest.param("C6 DJ DT", "CA D9 D6 ST", "CA", id="3"),
        pytest.param("C6 DT", "D9 D6 ST HA", "D9 ST HA", id="4"),
        pytest.param("C6 DT", "D7 D6 ST", "ST", id="5"),
        pytest.param("C6 DT", "D9 D6", "D9 D6", id="6"),
        pytest.param("C6 DJ", "D9 D7", "D9 D7", id="7"),
        pytest.param("D7", "DJ CA S6", "DJ CA S6", id="8a"),
        pytest.param("D7", "DJ D6 CA", "DJ D6", id="8b"),
        pytest.param("DJ", "D9 D6 CA", "D9 D6", id="9"),
        pytest.param("S8", "SJ HA", "SJ", id="10"),
    ],
)
def test_worked_examples(trick: str, hand: str, expected: str) -> None:
    """§4.4, examples 1 to 10. W10, W25, T06, JW, JV, JO."""
    assert legal(trick, hand) == cards(expected)


def test_worked_example_6_forced_over() -> None:
    """§4.4, 6, only_trumps=forced_over. P002, PYS, VBG: overtrump if one can."""
    assert legal("C6 DT", "D9 D6", policy=FORCED) == "D9"
    assert legal("C6 DJ", "D9 D7", policy=FORCED) == cards("D9 D7")


def test_worked_example_11_oben() -> None:
    """§4.4, 11."""
    assert legal("C9", "CJ HA", "oben") == "CJ"


def test_worked_example_12_estimation() -> None:
    """§4.4, 12, undertrump=free_if_void. R93, JV, JW: free when void, else still forbidden."""
    assert legal("C6 DT", "D6 ST", policy=ESTIMATION) == cards("D6 ST")
    assert legal("C6 DT", "CA D6", policy=ESTIMATION) == "CA"


# Where the sources disagree (§4.3)


JASS = [name for name, preset in PRESETS.items() if preset.variant.play.ranking == "jass"]
"""Brouc is a game of marriages with rules of its own (tests/games)."""


def legal_by_preset(names: Iterable[str], trick: str, hand: str) -> dict[str, str]:
    """Return the codes that may be played from a hand to an open trick, for some presets."""
    policies = {name: PRESETS[name].variant.play.policy for name in names}
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


def test_buur_is_not_forced_over() -> None:
    """§4.3, note under the table: with {DJ, D6} facing the ace both are free."""
    assert legal("C6 DA", "DJ D6", policy=FORCED) == cards("DJ D6")
    forcing = Policy(only_trumps="forced_over", buur_never_forced=False)
    assert legal("C6 DA", "DJ D6", policy=forcing) == "DJ"
    assert legal("C6 DA", "DJ D9 D6", policy=FORCED) == cards("DJ D9")


def test_no_ruff_rule_still_lets_the_void_ruff() -> None:
    """§4.3, row 1, P002: who cannot follow ruffs or discards."""
    assert legal("C6", "D6 ST", policy=NO_RUFF) == cards("D6 ST")
    assert legal("C6 DT", "C7 D9", policy=NO_RUFF) == "C7"


# Reasons (§4.1 to §4.3)


def test_reason_must_follow_suit() -> None:
    """§4.1 P2."""
    assert why("C6", "CA ST", "ST") == "must-follow-suit"


def test_reason_must_follow_trump() -> None:
    """§4.1 P5."""
    assert why("DA", "D6 ST", "ST") == "must-follow-trump"


def test_reason_undertrump() -> None:
    """§4.1 P4."""
    assert why("C6 DT", "D6 ST", "D6") == "undertrump"
    assert why("C6 DT", "CA D6", "D6") == "undertrump"
    assert why("C6 DT", "D6 ST", "D6", NO_RUFF) == "undertrump"


def test_reason_cannot_ruff() -> None:
    """§4.3, row 1. P002."""
    assert why("C6", "CA D6", "D6", NO_RUFF) == "cannot-ruff"


def test_reason_must_overtrump() -> None:
    """§4.3, row 2. P002."""
    assert why("C6 DT", "D9 D6", "D6", FORCED) == "must-overtrump"


def test_every_reason_names_its_clause() -> None:
    """A refusal says which rule it stands on."""
    assert set(CLAUSES) == {
        "must-follow-suit",
        "must-follow-trump",
        "cannot-ruff",
        "undertrump",
        "must-overtrump",
    }


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


def test_martinique_eight_frees_nobody_to_undertrump() -> None:
    """§4.2, martinique8: what took the Buur stands above every trump that is left."""
    assert legal("C6 SJ S8", "S9 H6", "trump:S", MARTINIQUE) == "H6"
    assert legal("C6 SJ", "S8 S9 H6", "trump:S", MARTINIQUE) == cards("S8 H6")


def test_without_martinique_the_eight_is_a_plain_trump() -> None:
    """§12: no in every preset but the one that has its name from it."""
    with_eight = {name for name, preset in PRESETS.items() if preset.variant.play.martinique8}
    assert with_eight == {"martinique"}
    assert wins("SJ S8 S7 S6", "trump:S") == "SJ"


def test_points_of_a_trick() -> None:
    """§1.3: what lies in it."""
    tables = compile_contract(parse_contract("trump:D"), Policy())[0]
    assert trick_points(tables, [parse_card(code) for code in ["CA", "DJ", "D9", "CT"]]) == 55


def test_a_marriage_that_nobody_names_frees_no_trump() -> None:
    """§5.9, undertrump=to_marry: without the cards of the trick none of them is completed."""
    marrying = Policy(ruff_when_can_follow=False, undertrump="to_marry")
    assert legal("S6 DA", "DK HA", policy=marrying) == cards("HA")
    assert legal("S6 DA", "DJ DK HA", policy=marrying) == cards("DJ HA")
