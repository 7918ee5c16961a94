"""La mise, or le roi, for three, four and five (variants §1.8), with its worked example."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from buur.bots.levels.random_bot import RandomBot
from buur.cards import CardSet, card_code, cards_in, parse_card, parse_cards
from buur.notation import dumps, loads, record_of, verify
from buur.play.acts.partner_call import callable_cards
from buur.play.model.deal import Reign
from buur.play.model.events import (
    Called,
    Chosen,
    Dealt,
    Discarded,
    Owned,
    Renounced,
)
from buur.play.partie import Partie
from buur.play.queries.bids import stake_of
from buur.play.table import Table
from buur.play.views import redact, view
from buur.scoring import Credit
from buur.seats import Seat, Team
from buur.variants.registry import variant
from tests.chance import seeded
from tests.games.alone import alone, counted, later, sides
from tests.games.bidding import say
from tests.games.tables import ended
from tests.rules.scenario import cut, deal, play_out, refused

HAND = "SJ S9 SA SK SQ HA DA CA C6 D6"
UP, DOWN = "ST HT H6", "CT DT C7"


LOW = parse_cards("C6 C7 D6 H6 DT CT")
"""The six cards that a king lays away, if the test does not care."""


def king(discards: CardSet | bool = False, **options: Any) -> Partie:
    """Return the first deal of a mise with seat 0 as king, who has taken the widow.

    With discards he has laid them away, too, and named spades.
    """
    state = say(alone("mise", HAND, "", "", UP, DOWN, **options), "650 pass pass")
    if discards is False:
        return state
    state = state.do(Discarded(Seat(0), LOW if discards is True else discards))
    return state.do(state.legal.chosen("trump:S"))


def second(card: str = "SK", dealer_hand: str = "SK", **options: Any) -> Partie:
    """Return the second deal, seat 0 being king; the dealer has the turned card."""
    state = play_out(king(discards=True, **options), 12)
    state = counted(state)
    dealer = deal(state).dealer
    hands = ["", "", ""]
    hands[dealer] = dealer_hand
    return later(state, *hands, turned=card)


def test_five_play_without_a_seven() -> None:
    """Egg: the seven of clubs, never a six."""
    gone = cards_in(variant("mise").pack.cards & ~variant("mise-5").pack.cards)
    assert [card_code(card) for card in gone] == ["C7"]


def test_the_king_plays_against_the_peasants_for_his_bid() -> None:
    state = king()
    assert sides(state) == [0, 1, 1]
    assert (state.reign, state.targets) == (Reign(Seat(0), 650), (650, 1000))
    assert stake_of(state) is None, "what is bid for is the partie, not the deal"
    assert [state.line(seat) for seat in range(3)] == [0, 1, 1]


def test_the_king_takes_six_and_lays_six_away() -> None:
    state = king()
    assert len(state.hand(0)) == 16
    assert refused(state, Discarded(Seat(0), parse_cards("C6 C7"))) == "bad-discard"
    assert refused(state, Discarded(Seat(0), parse_cards("C6 C7 D6 H6 DT H7"))) == "bad-discard"
    done = state.do(Discarded(Seat(0), LOW))
    assert (len(done.hand(0)), done.phase, done.waiting) == (10, "choose", (0,))
    chosen = king(discards=True)
    assert (deal(chosen).leader, len(deal(chosen).schedule)) == (0, 10)


def test_discards_count_for_the_king() -> None:
    """FW-M, UR, and the example: 21 of the king's points lie in the discards."""
    state = king(discards=parse_cards("C6 C7 D6 H6 DT CA"))
    state = play_out(state, 10)
    taken = sum(trick.points for trick in deal(state).tricks if trick.winner == 0)
    last = 5 if deal(state).tricks[-1].winner == 0 else 0
    assert state.card_points == (taken + last + 21, 157 - taken - last - 21)


def test_the_worked_example() -> None:
    """Bid 650; deal 1: king 112, 21 of them laid away, peasants 45; he wins on reaching 650."""
    state = play_out(king(discards=parse_cards("C6 C7 D6 H6 DT CA")), 10)
    credits = (
        Credit(Team(0), "cards", 91, 9),
        Credit(Team(1), "cards", 40, 10),
        Credit(Team(1), "last_trick", 5, 10),
        Credit(Team(0), "cards", 21, 10),
    )
    state = replace(state, deal=replace(deal(state), credits=credits))
    assert counted(state).scores == (112, 45)
    assert counted(replace(state, scores=(537, 0))).result is None
    won = ended(counted(replace(state, scores=(538, 0))))
    assert (won.winner, won.scores) == (0, (650, 45))


def test_whoever_is_there_first_ends_the_partie() -> None:
    """The king at his bid, the peasants at 1000, in the middle of a deal."""
    state = replace(king(discards=True), scores=(649, 0))
    won = ended(play_out(state, 10))
    assert (won.winner, won.reason, len(won.scores)) == (0, "out", 2)
    state = replace(king(discards=parse_cards("SJ S9 SA SK SQ HA")), scores=(0, 999))
    lost = ended(play_out(state, 10))
    assert lost.winner == 1


def test_melds_count_for_the_side_of_the_highest() -> None:
    state = king(discards=True)
    state = state.play("SA")
    rest = play_out(state, 1)
    kinds = {(credit.team, credit.kind): credit.raw for credit in deal(rest).credits}
    assert kinds[Team(0), "melds"] == 200, "five in a row and the four aces"


def test_what_lies_apart_is_hidden_from_those_who_may_not_see_it() -> None:
    state = king()
    for seat in (None, Seat(1), Seat(2)):
        seen = deal(view(state, seat).state)
        assert (seen.widow.up, seen.widow.down) == (parse_cards(UP), 0)
    done = state.do(Discarded(Seat(0), LOW))
    for seat, laid in ((Seat(0), LOW), (Seat(1), 0), (None, 0)):
        seen = deal(view(done, seat).state)
        assert seen.widow.laid == laid
    act = Discarded(Seat(0), parse_cards("C6"))
    assert (redact(act, Seat(0)), redact(act, Seat(1))) == (act, Discarded(Seat(0)))
    first = Dealt(deal(state).dealt, None, parse_cards(UP), parse_cards(DOWN))
    told = redact(first, Seat(0))
    assert isinstance(told, Dealt)
    assert (told.up, told.down) == (parse_cards(UP), None)


def test_the_hidden_cards_are_shown_where_the_rules_say_so() -> None:
    """Egg has them shown on request."""
    before = alone("mise", HAND, "", "", UP, DOWN, widow_shown=True)
    for state, cards in ((before, ""), (king(widow_shown=True), DOWN)):
        seen = deal(view(state, Seat(1)).state)
        assert seen.widow.down == parse_cards(cards)


def test_from_the_second_deal_on_a_card_is_turned() -> None:
    """FW-M: the last card of the dealer; forehand leads (reconstruction)."""
    state = second()
    assert str(deal(state).contract) == "trump:S"
    state = state.do(Renounced(Seat(0), False))
    assert (state.waiting, len(deal(state).schedule)) == ((1,), 12)
    assert sides(state) == [0, 1, 1]


@pytest.mark.parametrize(("card", "code"), [("S6", "unten"), ("HA", "oben"), ("DK", "trump:D")])
def test_six_and_ace_may_turn_the_order(card: str, code: str) -> None:
    """UR: six turned, upwards; ace turned, downwards."""
    state = second(card, card, turned="six_ace")
    assert str(deal(state).contract) == code


@pytest.mark.parametrize(("deals", "dealer"), [(False, 1), (True, 0)])
def test_the_king_may_deal_from_then_on(deals: bool, dealer: int) -> None:
    """UR; FW-M goes round."""
    state = second(king_deals=deals).do(Renounced(Seat(0), True))
    assert deal(counted(state)).dealer == dealer


@pytest.mark.parametrize(("rule", "total"), [("points", 157), ("match", 257)])
def test_the_king_may_give_a_deal_up(rule: str, total: int) -> None:
    """FW-M: 157 to the peasants, without melds; Egg: a match. Stöcks may still be counted."""
    state = second(dealer_hand="SK", renounce=rule)
    before = state.scores
    state = state.do(Renounced(Seat(0), True))
    assert state.phase == "count"
    assert {credit.trick for credit in deal(state).credits} == {0}
    after = counted(state).scores
    pair = parse_cards("SK SQ")
    with_stoeck = [seat for seat in range(3) if deal(state).dealt[seat] & pair == pair]
    extra = [
        20 * any(side == state.team(seat) for seat in map(Seat, with_stoeck)) for side in (0, 1)
    ]
    assert after == (before[0] + extra[0], before[1] + total + extra[1])


def test_stoeck_counts_for_its_holder_when_a_deal_is_given_up() -> None:
    state = second(dealer_hand="SK SQ").do(Renounced(Seat(0), True))
    assert counted(state).history[-1].total == (20, 157)


def test_only_before_the_first_card() -> None:
    state = second().do(Renounced(Seat(0), False))
    assert refused(state, Renounced(Seat(0), True)) == "wrong-phase"
    assert variant("mise", {"renounce": "no"}).phases_of(2) == ("turn", "play")


def test_below_half_is_schneider() -> None:
    """Egg: below half of one's own goal the stake is double."""
    state = play_out(king(discards=True, rubicon="schneider"), 10)
    short = ended(counted(replace(state, scores=(640, 0))))
    enough = ended(counted(replace(state, scores=(640, 500))))
    assert (short.short, enough.short) == (True, False)


FIVE = ("SJ S9 SA SK SQ HA DA", "HJ", "DJ", "CJ", "CA")


def called(card: str, rule: str = "apart") -> Partie:
    """Return a deal of five whose king, seat 0, has called a card."""
    state = say(alone("mise-5", *FIVE, call=rule), "600 pass pass pass pass")
    return state.do(Called(Seat(0), parse_card(card)))


def test_the_king_calls_a_partner() -> None:
    """Egg: whoever holds the card plays with him; known before the first card."""
    state = called("DJ")
    assert state.waiting == (2,)
    state = state.do(Owned(Seat(2)))
    assert sides(state) == [0, 1, 0, 1, 1]
    assert state.reign == Reign(Seat(0), 600, Seat(2))
    assert (state.phase, state.waiting) == ("choose", (0,))


@pytest.mark.parametrize(
    ("card", "seat", "partners"), [("HJ", 1, [0, 0, 1, 1, 1]), ("CA", 4, [0, 1, 1, 1, 0])]
)
def test_neighbours_are_no_partners(card: str, seat: int, partners: list[int]) -> None:
    """Egg: partners must not sit side by side; that another card is called is our reading."""
    state = called(card).do(Owned(Seat(seat)))
    assert (state.phase, state.waiting) == ("call", (0,))
    assert refused(state, Called(Seat(0), parse_card(card))) == "bad-call"
    assert sides(called(card, "any").do(Owned(Seat(seat)))) == partners


def test_nobody_calls_himself() -> None:
    state = say(alone("mise-5", *FIVE), "600 pass pass pass pass")
    assert refused(state, Called(Seat(0), parse_card("SJ"))) == "bad-call"
    assert refused(state, Called(Seat(0), parse_card("C7"))) == "bad-call"
    assert refused(state, Owned(Seat(0))) == "bad-call"
    assert refused(called("DJ"), Owned(Seat(3))) == "not-your-turn"


def test_the_partner_stays_for_the_partie() -> None:
    state = called("DJ").do(Owned(Seat(2)))
    state = state.do(Chosen(Seat(0), next(iter(state.legal.contracts))))
    state = cut(counted(play_out(state, 7)))
    dealer = deal(state).dealer
    hands = [""] * 5
    hands[dealer] = "SK"
    state = later(state, *hands, turned="SK")
    assert sides(state) == [0, 1, 0, 1, 1]


@pytest.mark.untraced
@pytest.mark.parametrize("name", ["mise", "mise-4", "mise-5", "pandur", "pandur-4", "pandur-2"])
def test_what_each_seat_saw_is_a_record_of_its_own(name: str) -> None:
    """Hidden hands, widow and discards included; nobody's record breaks a rule."""
    rules = variant(name, {"target": 300} if name.startswith("mise") else {"target": 6})
    bots = [RandomBot(seat) for seat in range(rules.seats)]
    table = Table(rules, bots, chance=seeded(7))
    for _ in table.run():
        pass
    for seat in (None, *map(Seat, range(rules.seats))):
        seen = [redact(event, seat) for event in table.events] if seat is not None else table.events
        record = record_of(seen, rules, base=name, seat=seat)
        again = loads(dumps(record))
        assert again == record
        assert verify(again).is_ok


def test_melds_of_cards_from_the_widow_are_not_denied_unseen() -> None:
    """Whoever did not see the king's hand cannot say that he had no meld and no stöck."""
    rules = variant("mise")
    bots = [RandomBot(seed) for seed in (15, 16, 17)]
    table = Table(rules, bots, chance=seeded(5))
    events = list(table.run())
    king = table.state.history[0]
    assert (king.melds[0], king.stoeck[0]) == (20, 20)
    assert verify(record_of(events, rules, seat=Seat(2))).is_ok


def test_every_card_that_the_king_does_not_hold_may_be_called() -> None:
    """Egg: the lowest card of one's own hand neither, and none twice."""
    state = say(alone("mise-5", "S6 S7 S8"), "600 pass pass pass pass")
    pack, held = state.variant.pack.cards, deal(state).hands[0]
    assert callable_cards(state, Seat(0)) == pack & ~held
    assert callable_cards(state, Seat(1)) == 0
