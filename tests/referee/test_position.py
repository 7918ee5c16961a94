"""Deals played on after a ruling: who takes, who may play what, whose the points are."""

from __future__ import annotations

from random import Random

import pytest

from buur.cards import cards_code, cards_in, mask_of, parse_card, parse_cards
from buur.contracts import parse_contract
from buur.referee import REGULATIONS, Incident, decide
from buur.referee.incident import KINDS, Kind
from buur.referee.position import Position
from buur.rules.tricks import winner
from buur.seats import Seat
from buur.variants.registry import PRESETS
from tests.chance import seeded
from tests.referee.incidents import Irregularity, irregularity, played_on, random_position

CHIBRE = PRESETS["chibre"].variant
TRUMP_D = parse_contract("trump:D")


def position(*hands: str, leader: int = 0) -> Position:
    return Position(
        variant=CHIBRE,
        contract=TRUMP_D,
        hands=tuple(map(parse_cards, hands)),
        leader=Seat(leader),
    )


def play(start: Position, cards: str) -> Position:
    for card in cards.split():
        start = start.play(parse_card(card))
    return start


def ruled(start: Position, incident: Incident, regulation: str = "1993") -> Position:
    return start.after(incident, decide(incident, CHIBRE, REGULATIONS[regulation]).ruling)


def test_a_card_without_power_takes_nothing_and_keeps_its_points() -> None:
    start = position("C6 S6", "DJ C9", "C7 S7", "C8 S8")
    two = Incident(
        kind="two_cards",
        seat=Seat(1),
        cards=(parse_card("C9"), parse_card("DJ")),
        contract=TRUMP_D,
        seen=True,
    )
    after = play(ruled(start, two), "C6 C9 C7 C8 DJ S7 S8 S6")
    assert [taken.winner for taken in after.tricks] == [1, 3]


def test_what_is_led_without_power_defines_no_suit() -> None:
    start = position("C6 H6", "DJ C9", "C7 S7", "S8 C8", leader=1)
    shown = Incident(kind="card_shown", seat=Seat(1), cards=(parse_card("DJ"),), contract=TRUMP_D)
    after = play(ruled(start, shown, "german-swiss"), "DJ S7")
    assert cards_code(after.playable(Seat(3))) == "S8"
    assert play(after, "S8 H6").tricks[0].winner == 3


def test_the_partner_may_not_play_the_suit_shown_with_his_next_card_only() -> None:
    start = position("D6 H6", "S6 S7", "D9 H7", "S8 S9")
    turn = Incident(kind="out_of_turn", seat=Seat(2), cards=(parse_card("D9"),), contract=TRUMP_D)
    after = ruled(start, turn)
    assert cards_code(after.playable(Seat(0))) == "H6"
    assert cards_code(play(after, "H6 S6 H7 S8").playable(Seat(0))) == "D6"


def test_the_ban_falls_where_nothing_else_may_be_played() -> None:
    start = position("D6 DT", "S6 S7", "D9 H7", "S8 S9")
    turn = Incident(kind="out_of_turn", seat=Seat(2), cards=(parse_card("D9"),), contract=TRUMP_D)
    assert cards_code(ruled(start, turn).playable(Seat(0))) == "D6 DT"


def test_a_forgotten_card_is_with_the_winner_and_its_holder_passes_the_last_trick() -> None:
    start = play(position("C6 S6", "H9 CA", "C7 S7", "CK S8"), "C6 H9 C7 CK")
    revoke = Incident(
        kind="revoke",
        seat=Seat(1),
        cards=(parse_card("CA"),),
        contract=TRUMP_D,
        trick_no=1,
        trick_winner=Seat(3),
        hands=start.hands,
        noticed="later",
    )
    after = play(ruled(start, revoke), "S8 S6")
    assert after.turn == 2
    end = play(after, "S7")
    assert [taken.winner for taken in end.tricks] == [3, 3]
    assert end.points == (0, 4 + 11 + 5)


def test_the_last_trick_of_the_others_gives_them_a_missing_card() -> None:
    start = position("S6", "S7", "SA", "")
    lost = Incident(kind="missing_card", seat=Seat(3), cards=(parse_card("DJ"),), contract=TRUMP_D)
    end = play(ruled(start, lost), "S6 S7 SA")
    assert end.points == (11 + 20 + 5, 0)


def test_a_trick_that_was_awarded_counts_for_the_other_side() -> None:
    start = play(position("C6 S6", "H9 CA", "C7 S7", "CK S8"), "C6 H9 C7")
    revoke = Incident(
        kind="revoke",
        seat=Seat(1),
        cards=(parse_card("H9"),),
        contract=TRUMP_D,
        trick=tuple(one.card for one in start.trick),
        leader=Seat(0),
        hands=start.hands,
    )
    ruling = decide(revoke, CHIBRE, REGULATIONS["german-swiss"]).ruling
    after = play(start.after(revoke, ruling, parse_card("CA")), "CK")
    assert after.leader == 2
    assert after.awarded == {1: 0}
    assert play(after, "S7 S8 S6 H9").points == (4 + 11, 5)


TOTAL = 157
"""In every contract of these rule sets: 152 in cards and 5 for the last trick (core §1.3)."""


def played_to_end(found: Irregularity, regulation: str, chance: Random) -> Position | None:
    """Return the deal played to its end after the ruling, None if it is dealt again."""
    position, incident = found.position, found.incident
    ruling = decide(incident, position.variant, REGULATIONS[regulation]).ruling
    if ruling.redeal is not None:
        return None
    exchanged = incident.kind == "revoke" and bool(ruling.forced)
    chosen = chance.choice(cards_in(ruling.forced)) if exchanged else None
    if exchanged:
        hand = position.hands[incident.seat] | mask_of(incident.cards)
        assert not ruling.forced & ~hand
    before, position = position, position.after(incident, ruling, chosen)
    if incident.kind == "two_cards":
        options = [ruling.played] if ruling.played is not None else list(cards_in(ruling.forced))
        options = options or [parse_card(code) for code in ruling.choices]
        position = position.play(chance.choice(options))
    position = played_on(position, chance)
    check_powers(position, len(before.tricks))
    return position


def check_powers(position: Position, first: int) -> None:
    """No card without power has won a trick that held another, and none that moved was played."""
    tables = position.schedule
    for number, taken in enumerate(position.tricks[first:], start=first):
        assert not set(taken.cards) & set(position.moved)
        alive = [card for card in taken.cards if not position.dead >> card & 1]
        if not alive:
            continue
        best = alive[winner(tables[number], alive)]
        assert taken.by[taken.cards.index(best)] == taken.winner


def check(seed: str, kind: Kind, regulation: str) -> None:
    chance = seeded(seed)
    found = None
    while found is None:
        found = irregularity(kind, random_position(chance), chance)
    position = played_to_end(found, regulation, chance)
    if position is not None:
        assert sum(position.points) == TOTAL, (seed, found.incident)


@pytest.mark.parametrize("regulation", REGULATIONS)
@pytest.mark.parametrize("kind", KINDS)
def test_points_add_up(kind: Kind, regulation: str) -> None:
    for seed in range(8):
        check(f"{kind} {regulation} {seed}", kind, regulation)


@pytest.mark.slow
@pytest.mark.parametrize("regulation", REGULATIONS)
@pytest.mark.parametrize("kind", KINDS)
def test_points_add_up_in_every_position(kind: Kind, regulation: str) -> None:
    """A hundred thousand incidents in all."""
    for seed in range(100_000 // (len(KINDS) * len(REGULATIONS)) + 1):
        check(f"{kind} {regulation} many {seed}", kind, regulation)
