"""Encoding of views and events."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
import pytest

from buur.bots.registry import bot
from buur.cards import card_code, cards_in
from buur.play.model.events import Bid, Counted, Dealt, Event, Played, Soldered, Turned
from buur.play.partie import Partie
from buur.play.queries.claims import counted_points
from buur.play.table import Table
from buur.play.views import view
from buur.seats import Seat
from buur.server.tables.event_log import EventLog, LogEntry, covered_versions, utterances_between
from buur.server.wire import legal_actions, table_view
from buur.server.wire.encode_view import (
    TableContext,
    encode_deal,
    encode_event,
    encode_rules,
    encode_view,
)
from buur.variants.model import Variant
from buur.variants.registry import variant
from tests.chance import seeded
from tests.families import in_turn, shortened
from tests.games.bidding import bidding, finished, say
from tests.rules.scenario import SUITS_APART, play_out, table

Options = Mapping[str, object]
NO_OPTIONS: Options = {}
Moment = tuple[Partie, LogEntry, Partie, EventLog]
KINDS: tuple[table_view.PlayerKind, ...] = ("person", "bot", "bot", "bot", "bot", "bot")
NOTHING: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(legal_actions.LegalActions()))


def partie(rules: str = "chibre", seed: int = 1, options: Options = NO_OPTIONS) -> Iterator[Moment]:
    """Let bots play a partie, giving the state before and after every event."""
    return played(variant(rules, options), seed)


def played(chosen: Variant, seed: int = 1) -> Iterator[Moment]:
    """As `partie`, of rules that are at hand."""
    chance = seeded(seed)
    players = [bot("random", chance.getrandbits(32)) for _ in range(chosen.seats)]
    found = Table(chosen, players, chance=chance)
    event_log = EventLog()
    before = found.state
    for event in found.run():
        after = found.state
        said = utterances_between(before, after)
        entry = LogEntry(version=found.version, event=event, said=said, by="bot")
        event_log.add(entry)
        yield before, entry, after, event_log
        before = after


def sent(state: Partie, seat: int | None, event_log: EventLog, *, may_act: bool = True) -> bytes:
    """Return a view as it is sent."""
    context = TableContext(
        names=tuple("ABCDEF"[: state.variant.seats]),
        kinds=KINDS[: state.variant.seats],
        rules=encode_rules(state.variant),
        deals=event_log.deals(state),
        fair=event_log.fair,
        hints=True,
    )
    seen = view(state, None if seat is None else Seat(seat))
    return msgspec.json.encode(encode_view(seen, context, may_act=may_act))


def shown(
    state: Partie, seat: int | None, event_log: EventLog, *, may_act: bool = True
) -> dict[str, Any]:
    """Return a view as JSON data."""
    data: dict[str, Any] = msgspec.json.decode(sent(state, seat, event_log, may_act=may_act))
    return data


def event_of(kind: type[Event]) -> Moment:
    """Return the first event of a kind that occurs in some partie."""
    for seed in range(100):
        for moment in partie(seed=seed):
            if isinstance(moment[1].event, kind):
                return moment
    raise AssertionError(f"no {kind} occurs")


@pytest.mark.parametrize("rules", in_turn())
def test_every_view_of_a_partie_has_every_field(rules: str) -> None:
    fields = set(table_view.TableView.__struct_fields__)
    legal = set(legal_actions.LegalActions.__struct_fields__)
    for _, entry, state, event_log in played(shortened(variant(rules))):
        if entry.version % 7 == 0:
            for seat in range(state.variant.seats):
                found = shown(state, seat, event_log)
                assert set(found) == fields
                assert set(found["legal"]) == legal
                msgspec.convert(found, table_view.TableView)


def test_the_hand_is_split_into_what_may_be_played_and_why_not() -> None:
    for _, _, state, event_log in partie():
        if state.phase == "play" and state.turn is not None:
            found = shown(state, state.turn, event_log)
            legal = found["legal"]
            assert sorted(legal["cards"] + list(legal["why"])) == sorted(found["hand"])
            other = shown(state, (state.turn + 1) % 4, event_log)["legal"]
            assert other["cards"] == []
            assert other["why"] == {}


def test_the_play_is_shown_as_it_stands() -> None:
    """Points and tricks are those of the deal in progress, whatever deals came before."""
    deals: set[int] = set()
    winners_of_melds: set[object] = set()
    for _, _, state, event_log in partie(seed=3):
        found, deal = shown(state, 0, event_log), state.deal
        assert deal is not None
        deals.add(found["deal"])
        assert (found["deal"], found["dealer"]) == (deal.number, deal.dealer)
        if state.result is not None:
            continue
        assert found["points"] == list(state.card_points)
        teams = deal.meld_teams or ()
        assert found["melds"]["winner"] == (teams[0] if len(teams) == 1 else None)
        winners_of_melds.update(teams)
        points = [0, 0]
        for meld in found["melds"]["described"]:
            points[meld["seat"] % 2] += meld["points"]
        assert found["melds"]["points"] == points
        winners = [trick.winner % 2 for trick in deal.tricks]
        assert found["taken"] == [winners.count(0), winners.count(1)]
        assert found["widow"] is None
        if deal.contract is None or state.phase != "play":
            assert found["trick"] is None
            continue
        trick = found["trick"]
        assert (trick["no"], trick["leader"]) == (len(deal.tricks) + 1, deal.leader)
        assert [card_code(card) for card in deal.lying] == [card for card, _ in trick["cards"]]
        seats = [(deal.leader + turn) % 4 for turn in range(4)]
        assert [seat for _, seat in trick["cards"]] == seats[: len(deal.lying)]
        assert trick["winning"] == (deal.best_seat if deal.lying else None)
        if deal.tricks and not deal.lying:
            last, shown_last = deal.tricks[-1], found["last"]
            assert (shown_last["no"], shown_last["leader"]) == (len(deal.tricks), last.leader)
            assert (shown_last["winner"], shown_last["points"]) == (last.winner, last.points)
    assert len(deals) > 2
    assert winners_of_melds


def test_before_the_first_deal_there_is_nothing_to_show() -> None:
    rules = variant("chibre")
    found = shown(Partie(variant=rules, scores=(0, 0)), 0, EventLog())
    empty = {name: found[name] for name in ("dealer", "forehand", "leader", "trick", "last")}
    assert set(empty.values()) == {None}
    assert (found["deal"], found["counts"]) == (0, [0] * 4)
    assert found["taken"] == found["points"] == found["scores"] == [0, 0]
    assert found["legal"] == NOTHING


def test_an_onlooker_sits_nowhere() -> None:
    *_, (_, _, state, event_log) = partie()
    assert shown(state, None, event_log)["seat"] == -1


def test_by_default_nothing_is_offered() -> None:
    assert not any(NOTHING.values())


def test_nothing_is_offered_before_the_table_has_come_to_rest() -> None:
    for _, _, state, event_log in partie():
        for seat in range(4):
            assert shown(state, seat, event_log, may_act=False)["legal"] == NOTHING


def test_the_deals_of_a_view_add_up() -> None:
    *_, (_, _, state, event_log) = partie(options={"target": 500})
    found = shown(state, 0, event_log)
    totals = [deal["total"] for deal in found["deals"]]
    assert [sum(team) for team in zip(*totals, strict=True)] == found["scores"]
    assert found["result"]["scores"] == found["scores"]
    assert found["fair"]["seed"] is not None
    last = found["deals"][-1]
    assert found["points"] == [
        a + b for a, b in zip(last["cards"], last["last_trick"], strict=True)
    ]


def test_the_count_of_a_deal_is_in_the_view_after_it() -> None:
    before, _, after, event_log = event_of(Counted)
    assert shown(after, 0, event_log)["deals"][-1]["deal"] == before.deal.number  # type: ignore[union-attr]
    assert shown(after, 0, event_log)["last"] is None


@pytest.mark.parametrize("allowed", [True, False])
def test_the_last_trick_is_shown_where_the_rules_allow_it(allowed: bool) -> None:
    """§9.1 R7: with cards on the table nobody looks back."""
    for _, _, state, event_log in partie(options={"last_trick_view": allowed}):
        if state.deal is not None and state.deal.tricks:
            found = shown(state, 0, event_log)["last"]
            assert (found is not None) is (allowed and not state.deal.lying)
            if found:
                assert (found["no"], len(found["cards"])) == (len(state.deal.tricks), 4)


@pytest.mark.parametrize("allowed", [True, False])
def test_cards_that_nobody_may_look_at_are_told_by_where_they_lie(allowed: bool) -> None:
    """§9.1 R7: the open trick is in sight, the last one while no card is on the table."""
    entries: list[LogEntry] = []
    for _, entry, state, _ in partie(options={"last_trick_view": allowed}):
        entries = [entry] if isinstance(entry.event, Dealt) else [*entries, entry]
        laid = [one.version for one in entries if isinstance(one.event, Played)]
        deal, hidden = state.deal, covered_versions(entries, state)
        if deal is None or state.phase not in ("play", "count"):
            assert not hidden
        else:
            open_cards = len(deal.lying) or (4 if allowed and deal.tricks else 0)
            assert hidden == set(laid[: len(laid) - open_cards])


def test_a_card_that_nobody_may_look_at_is_null() -> None:
    _, entry, _, _ = event_of(Played)
    assert isinstance(entry.event, Played)
    whole = encode_event(entry.event, (), entry.event.seat)
    assert encode_event(entry.event, (), entry.event.seat, covered=True) == whole | {"card": None}


def test_who_made_the_last_trick_may_turn_it_and_sees_what_it_adds() -> None:
    """§7.6: what a claim may count now, and what it may count with the open trick."""
    state = play_out(table(*SUITS_APART, contract="trump:S", scores=(700, 0)))
    event_log = EventLog()
    whole, own = state.running[0], [shown(state, seat, event_log)["legal"] for seat in range(4)]
    assert [legal["turn"] for legal in own] == [True, False, False, False]
    claim = own[0]["claim"]
    assert own[2]["claim"] == claim
    assert claim["points"] == counted_points(state, Seat(0))[0]
    assert (claim["open"] > 0, claim["points"] + claim["open"]) == (True, whole)
    turned = shown(state.do(Turned(Seat(0))), 0, event_log)["legal"]
    sums = {"points": whole, "open": 0, "before": 700, "boss": 0, "target": state.targets[0]}
    assert (turned["turn"], turned["claim"]) == (False, sums)


def test_nothing_is_said_of_claims_where_nobody_may_claim() -> None:
    state = play_out(table(*SUITS_APART, contract="trump:S", options={"claim": "auto"}))
    legal = shown(state, 0, EventLog())["legal"]
    assert (legal["turn"], legal["finish"], legal["claim"]) == (False, False, None)


def test_a_claim_of_the_rest_comes_with_what_is_at_stake() -> None:
    """§8: the tricks and points, the trumps that are out, and whether it is certain."""
    options = {"solder_test": "order_free"}
    state = play_out(table(*SUITS_APART, contract="trump:S", options=options), tricks=3)
    own, other = (shown(state, seat, EventLog())["legal"] for seat in (0, 1))
    stake = {"tricks": 6, "points": 157 - sum(state.card_points), "trumps": 0, "sure": True}
    assert (own["solder"], own["solder_stake"]) == (True, stake)
    assert (other["solder"], other["solder_stake"]) == (False, None)


def test_a_deal_is_shown_to_each_seat_as_its_own() -> None:
    _, entry, state, _ = event_of(Dealt)
    for seat in range(4):
        assert isinstance(entry.event, Dealt)
        found: Any = encode_event(entry.event, (), Seat(seat))
        assert found["counts"] == [9, 9, 9, 9]
        assert [hand is not None for hand in found["hands"]] == [who == seat for who in range(4)]
        assert len(found["hands"][seat]) == len(cards_in(state.hand(seat).mask))


def test_what_was_said_goes_with_the_card() -> None:
    spoken = [
        (entry, state) for _, entry, state, _ in partie() if entry.said and state.deal is not None
    ]
    assert spoken
    for entry, _ in spoken:
        assert isinstance(entry.event, Played)
        for seat in range(4):
            found = encode_event(entry.event, entry.said, Seat(seat))
            assert ("melds" in found) is (seat == entry.event.seat)
            assert found["said"]


def test_a_claim_of_the_rest_lays_all_cards_open() -> None:
    for _, _, state, event_log in partie():
        claim = Soldered(state.turn) if state.turn is not None else None
        if claim is None or claim not in state.legal:
            continue
        after = state.do(claim)
        found = shown(after, (claim.seat + 1) % 4, event_log)["solder"]
        assert found["seat"] == claim.seat
        assert all(found["hands"])
        assert shown(state, 0, event_log)["solder"] is None
        return
    raise AssertionError("nobody could claim")


def test_every_stage_of_the_dialogue_has_its_field() -> None:
    fields = {"value": "value", "count": "count", "top": "rank", "trump": "trump", "good": None}
    seen = set()
    for _, entry, state, event_log in partie(seed=53, options={"target": 300}):
        if entry.said:
            for one in shown(state, 0, event_log)["melds"]["said"]:
                assert set(one) == {"seat", "stage", fields[one["stage"]]} - {None}
                seen.add(one["stage"])
    assert seen >= fields.keys() - {"count"}  # which takes two melds worth a hundred or more


def test_the_sheet_shows_what_both_sides_have_played_and_what_is_open() -> None:
    """§3.7: every row with what each line has written there; the open ones with their contracts."""
    for _, _, state, event_log in partie("coiffeur-8"):
        found = shown(state, state.turn or 0, event_log)
        keys = " ".join(row["key"] for row in found["sheet"])
        assert keys == "S C D H oben unden joker joker"
        assert [row["factor"] for row in found["sheet"]] == list(range(1, 9))
        written = [sum(points is not None for points in row["written"]) for row in found["sheet"]]
        assert sum(written) == len(found["deals"])
        for deal in found["deals"]:
            row, line = found["sheet"][deal["category"] - 1], deal["chooser"] % 2
            assert row["written"][line] == deal["total"][line]
        if state.phase == "choose" and state.turn is not None:
            offered = {row["no"]: row["contracts"] for row in found["legal"]["rows"]}
            line = state.turn % 2
            unplayed = [row["no"] for row in found["sheet"] if row["written"][line] is None]
            assert list(offered) == unplayed
            assert {code for codes in offered.values() for code in codes} == set(
                found["legal"]["contracts"]
            )
        elif state.phase == "play":
            assert found["sheet"][found["category"] - 1]["written"][found["chooser"] % 2] is None


def test_rules_without_a_sheet_show_none() -> None:
    *_, (_, _, state, event_log) = partie()
    found = shown(state, 0, event_log)
    assert found["sheet"] == []
    assert found["category"] is None


def test_an_auction_is_shown_with_what_may_be_bid() -> None:
    """Calls, the bid that stands, what a higher one is worth, and the double out of turn."""
    state = say(bidding(), "90=trump:H pass")
    seen = shown(state, 2, EventLog())
    assert (seen["phase"], seen["turn"]) == ("bid", 2)
    assert seen["auction"]["calls"] == [
        {"seat": 0, "call": "bid", "height": "90", "contract": "trump:H"},
        {"seat": 1, "call": "pass", "height": None, "contract": None},
    ]
    assert seen["auction"]["top"] == seen["auction"]["calls"][0]
    assert (seen["auction"]["factor"], seen["auction"]["worth"]) == (1, 90)
    legal = seen["legal"]
    assert legal["bids"][0] == {"height": "100", "goal": "points", "worth": 100}
    assert legal["bids"][-1] == {"height": "match", "goal": "match", "worth": 157}
    assert legal["contracts"] == ["trump:S", "trump:H", "trump:D", "trump:C"]
    assert (legal["passes"], legal["double"]) == (True, False)
    other = shown(state, 3, EventLog())["legal"]
    assert (other["bids"], other["passes"], other["double"]) == ([], False, True)


@pytest.mark.parametrize(("prediction", "aloud"), [("hidden", False), ("open", True)])
def test_a_prediction_may_be_anything_up_to_all_points(prediction: str, aloud: bool) -> None:
    for _, _, state, event_log in partie("estimation", options={"prediction": prediction}):
        if state.phase == "predict":
            legal = shown(state, state.waiting[0], event_log)["legal"]
            assert legal["predict"] == {"max": 157, "aloud": aloud}
            return
    raise AssertionError("nobody predicts")


@pytest.mark.parametrize(
    ("rules", "worths"),
    [("pandur", [2, 2, 2, 2, 2, 3]), ("coinche", range(80, 140, 10))],
)
def test_a_bid_is_shown_with_what_it_brings_to_the_slate(rules: str, worths: Sequence[int]) -> None:
    for before, entry, state, event_log in partie(rules):
        if before.phase == "bid" and isinstance(entry.event, Bid):
            bids = shown(before, before.waiting[0], EventLog())["legal"]["bids"]
            assert [bid["worth"] for bid in bids[:6]] == list(worths)
            worth = {bid["height"]: bid["worth"] for bid in bids}[entry.event.height]
            auction = shown(state, 0, event_log)["auction"]
            assert (auction["worth"], auction["top"]["seat"]) == (worth, entry.event.seat)
            return
    raise AssertionError("nobody bids")


def test_a_written_deal_keeps_its_bid() -> None:
    state = finished(say(bidding(), "90=trump:H 3:double pass pass"), 80)
    stake = msgspec.to_builtins(encode_deal(state.history[0]))["stake"]
    assert stake == {"seat": 0, "height": "90", "factor": 2, "worth": 180, "made": False}


@pytest.mark.parametrize("rules", ["chibre", "schieber", "reglement-1993"])
def test_the_slate_has_melds_at_once_and_cards_after_the_deal(rules: str) -> None:
    """§10.1: melds are written as soon as they count, the rest once the deal is counted. W25."""
    said = 0
    for _, entry, after, event_log in partie(rules, 3):
        told = shown(after, 0, event_log)
        if isinstance(entry.event, Counted) or not after.deal or not after.deal.tricks:
            continue
        kinds = {"melds", "stoeck"}
        credits = [one for one in after.deal.credits if one.kind in kinds]
        earned = [sum(one.raw for one in credits if one.team == line) for line in (0, 1)]
        factor = after.deal.multiplier
        expected = [score + factor * own for score, own in zip(after.scores, earned, strict=True)]
        said += any(earned)
        assert told["chalked"] == expected
    assert said


def test_after_a_deal_the_slate_has_everything() -> None:
    for _, entry, after, event_log in partie("chibre", 2):
        if isinstance(entry.event, Counted):
            told = shown(after, 0, event_log)
            assert told["chalked"] == told["scores"] == list(after.scores)
