"""Lines of the HSLU jass-kit: read, written, replayed."""

from __future__ import annotations

import gzip
import io
import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from buur.cards import Card, CardSet
from buur.contracts import compile_contract, parse_contract
from buur.errors import RecordError
from buur.notation import Record, loads, record_of, verify
from buur.notation.foreign import (
    MOST_BYTES,
    ForeignError,
    HsluDeal,
    HsluTrick,
    hslu_deals,
    hslu_faults,
    hslu_line,
    hslu_record,
    parse_hslu,
    source_lines,
)
from buur.notation.foreign.hslu import CONTRACT_CODES, bad_value, cards_played, player_of, seat_of
from buur.notation.foreign.hslu_checks import PROGRESS_EVERY, HsluReport, check_stream
from buur.notation.foreign.hslu_records import deal_events, hslu_rules
from buur.notation.foreign.hslu_replay import RULES
from buur.notation.replay import OFFENCES
from buur.play.model.events import Dealt
from buur.rules.illegality import refusal
from buur.rules.legality import NOBODY_LED, legal_cards
from buur.seats import Seat
from tests.chance import seeded
from tests.notation.hslu import changed, deals, json_values, partie
from tests.notation.parties import play

LINE = json.loads(hslu_line(deals()[0]))


def codes(deal: HsluDeal) -> list[tuple[str, object]]:
    """Return what is wrong with a deal, as codes with the tricks' numbers."""
    return [(fault.code, fault.values.get("trick")) for fault in hslu_faults(deal)]


@pytest.mark.parametrize("seed", [1, 2])
def test_what_is_written_is_read_again_and_is_true(seed: int) -> None:
    for deal in deals(seed):
        line = hslu_line(deal)
        assert parse_hslu(line) == deal
        assert hslu_line(parse_hslu(line)) == line
        found = json.loads(line)["game"]
        assert (found["currentPlayer"], found["playerView"]) == (-1, -1)
        assert hslu_faults(deal) == []
        assert sum(trick.points or 0 for trick in deal.tricks) == 157


def test_deals_become_records_and_deals_again() -> None:
    for deal in deals()[:6]:
        record = hslu_record(deal)
        assert verify(record).is_ok
        assert tuple(hslu_deals(record)) == (deal,)


def test_every_contract_and_the_push_are_there() -> None:
    every = [deal for seed in (1, 2, 3) for deal in deals(seed)]
    assert {deal.contract.code for deal in every} == set(CONTRACT_CODES)
    assert {deal.is_pushed for deal in every} == {True, False}


def test_players_sit_against_the_direction_of_play() -> None:
    """After player 0 plays player 3, so seat 1."""
    assert [seat_of(player) for player in range(4)] == [0, 3, 2, 1]
    assert [player_of(seat_of(player)) for player in range(4)] == [0, 1, 2, 3]
    game = LINE["game"]
    assert game["tricks"][0]["first"] == (game["dealer"] - 1) % 4


def test_the_older_dialect_tells_a_push_by_tss() -> None:
    game = {key: value for key, value in LINE["game"].items() if key not in ("forehand", "player")}
    assert not parse_hslu(json.dumps(game)).is_pushed
    assert parse_hslu(json.dumps(game | {"tss": 1, "jassTyp": "SCHIEBER_2500"})).is_pushed


def test_people_and_their_hands_stand_at_their_seats() -> None:
    deal = deals()[0]
    held = [0, 0, 0, 0]
    for seat, card in cards_played(deal.tricks):
        held[seat] |= 1 << card
    full = replace(deal, hands=tuple(map(CardSet, held)), player_ids=(7, 8, 9, 10))
    line = hslu_line(full)
    assert json.loads(line)["player_ids"] == [7, 10, 9, 8]
    assert parse_hslu(line) == full
    assert codes(full) == []
    assert codes(replace(full, hands=(*full.hands[1:], full.hands[0])))[0][0] == "hand"


def test_by_default_nobody_is_known() -> None:
    deal = HsluDeal(dealer=Seat(0), contract=parse_contract("oben"), tricks=())
    assert deal.hands == deal.player_ids == (0, 0, 0, 0)


def test_a_line_that_names_no_people_has_neither_hands_nor_numbers_of_theirs() -> None:
    game = {key: value for key, value in LINE["game"].items() if key != "player"}
    deal = parse_hslu(json.dumps({"game": game}))
    assert deal == replace(deals()[0], date="")
    assert deal.hands == (0, 0, 0, 0)
    assert deal.player_ids == (0, 0, 0, 0)
    for ids in (None, 7, [1, 2, 3], [1, 2, 3, 4, 5], ["1", True, None, 1.0]):
        line = json.dumps({"game": game, "player_ids": ids})
        assert parse_hslu(line).player_ids == (0, 0, 0, 0)


def test_a_wrong_winner_and_wrong_points_are_found_once() -> None:
    """Whoever should have won may lead the next trick, and so may whoever is written as winner."""
    for deal in deals()[:3]:
        for number, trick in enumerate(deal.tricks, 1):
            other = Seat((trick.winner or 0) + 1 & 3)
            wrong = changed(deal, number, trick._replace(winner=other))
            assert codes(wrong) == [("winner", number)]
            for points in (-1, None):
                false = changed(deal, number, trick._replace(points=points))
                assert codes(false) == [("points", number)]
            if number < len(deal.tricks):
                led = changed(wrong, number + 1, deal.tricks[number]._replace(first=other))
                assert ("leader", number + 1) not in codes(led)


def test_a_fault_names_players_as_the_writer_numbers_them() -> None:
    deal = deals()[0]
    trick, following = deal.tricks[2:4]
    winner = trick.winner or Seat(0)
    other = Seat(winner + 1 & 3)
    seats = {"trick": 3, "written": player_of(other), "true": player_of(winner)}
    (fault,) = hslu_faults(changed(deal, 3, trick._replace(winner=other)))
    assert fault.values == seats
    led = changed(deal, 4, following._replace(first=other))
    leader = next(fault for fault in hslu_faults(led) if fault.code == "leader")
    assert leader.values == seats | {"trick": 4}
    (points,) = hslu_faults(changed(deal, 3, trick._replace(points=None)))
    assert points.values == {"trick": 3, "written": -1, "true": trick.points}


def test_the_forehand_leads_first_and_then_the_winner() -> None:
    deal = deals()[0]
    assert codes(replace(deal, dealer=Seat(deal.dealer + 1 & 3))) == [("leader", 1)]
    moved = deal.tricks[3]._replace(first=Seat(deal.tricks[3].first + 1 & 3))
    assert ("leader", 4) in codes(changed(deal, 4, moved))


def test_cards_and_tricks_are_counted() -> None:
    deal = deals()[0]
    assert codes(replace(deal, tricks=deal.tricks[:8])) == [("trick-count", None)]
    short = deal.tricks[8]._replace(cards=deal.tricks[8].cards[:2])
    assert codes(changed(deal, 9, short)) == [("card-count", 9)]
    again = deal.tricks[8]._replace(cards=deal.tricks[0].cards)
    assert codes(changed(deal, 9, again))[:4] == [("card-twice", 9)] * 4
    with_points = deal.tricks[8]._replace(winner=None, points=None, cards=())
    assert codes(changed(deal, 9, with_points)) == [("card-count", 9)]


def revoked(deal: HsluDeal) -> tuple[HsluDeal, int, str] | None:
    """Return a deal in which somebody does not follow though he can, with trick and reason."""
    schedule = compile_contract(deal.contract, RULES)
    for number, trick in enumerate(deal.tricks[:-1]):
        seat, lead = Seat(trick.first + 1 & 3), trick.cards[0]
        later = {one: one.cards[(seat - one.first) & 3] for one in deal.tricks[number:]}
        hand = sum(1 << card for card in later.values())
        legal = legal_cards(schedule[number], hand, lead // 9, lead)
        for other, card in later.items():
            if not legal >> card & 1:
                reason = refusal(schedule[number], hand, lead // 9, card)
                wrong = swapped(deal, number, deal.tricks.index(other), seat)
                return wrong, number + 1, reason
    return None


def swapped(deal: HsluDeal, one: int, other: int, seat: Seat) -> HsluDeal:
    """Return a deal in which a seat plays the cards of two tricks in the other order."""
    turns = [(seat - deal.tricks[index].first) & 3 for index in (one, other)]
    cards = [
        deal.tricks[index].cards[turn] for index, turn in zip((one, other), turns, strict=True)
    ]
    for index, turn, card in zip((one, other), turns, reversed(cards), strict=True):
        trick = deal.tricks[index]
        played = (*trick.cards[:turn], card, *trick.cards[turn + 1 :])
        deal = changed(deal, index + 1, HsluTrick(trick.first, played, trick.winner, trick.points))
    return deal


def test_a_card_against_the_rules_is_found() -> None:
    found = [wrong for deal in deals() if (wrong := revoked(deal)) is not None]
    assert {reason for _, _, reason in found} == {"must-follow-suit", "must-follow-trump"}
    for deal, number, reason in found:
        illegal = [fault for fault in hslu_faults(deal) if fault.code == "illegal"]
        assert illegal[0].values["trick"] == number
        assert illegal[0].values["reason"] == reason
        assert reason in str(illegal[0])
        with pytest.raises(RecordError):
            hslu_record(deal)


def test_the_first_card_against_the_rules_is_the_one_that_records_find() -> None:
    """Two readings of the same play, with two cards of a seat in the wrong order."""
    chance = seeded(1)
    found = set()
    for deal in deals() * 8:
        one, other = sorted(chance.sample(range(9), 2))
        wrong = swapped(deal, one, other, Seat(chance.randrange(4)))
        illegal = [fault.values for fault in hslu_faults(wrong) if fault.code == "illegal"]
        rules = hslu_rules()
        record = Record(rules=rules, names=("",) * 4, entries=tuple(deal_events(wrong)))
        refused = next((one.code for one in verify(record).problems), None)
        if refused is None or refused in OFFENCES:
            first = next((fault["reason"] for fault in illegal), None)
            assert first == refused
            found.add(first)
    assert found == {None, "must-follow-suit", "must-follow-trump", "undertrump"}


def test_undertrumping_is_refused_while_there_is_anything_else() -> None:
    """The ten does not beat the jack of trumps, however cards are numbered."""
    tables = compile_contract(parse_contract("trump:D"), RULES)[0]
    hand = 1 << Card(18 + 4) | 1 << Card(0)
    assert legal_cards(tables, hand, 3, 18 + 5) == 1 << 0
    assert legal_cards(tables, hand, NOBODY_LED, 0) == hand


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("", "not-json"),
        ("nonsense", "not-json"),
        ("[" * 30_000, "not-json"),
        ('{"a":' + "9" * 5_000 + "}", "not-json"),
        (b"\xff\xfe\x00", "not-json"),
        ("[]", "no-deal"),
        ("7", "no-deal"),
        ('{"obs":{},"action":9}', "no-deal"),
        ('{"game":[]}', "no-deal"),
        ('{"tricks":[]}', "missing"),
        ('{"tricks":[],"dealer":0}', "missing"),
        ('{"tricks":{},"dealer":0,"trump":0}', "bad-value"),
        ('{"tricks":[7],"dealer":0,"trump":0}', "bad-value"),
        ('{"tricks":[{"first":0,"cards":7}],"dealer":0,"trump":0}', "bad-value"),
        ('{"tricks":[{"first":4}],"dealer":0,"trump":0}', "bad-value"),
        ('{"tricks":[{"first":0,"cards":["D5"]}],"dealer":0,"trump":0}', "bad-value"),
        ('{"tricks":[{"first":0,"cards":[["D6"]]}],"dealer":0,"trump":0}', "bad-value"),
        ('{"tricks":[{"first":0,"win":0}],"dealer":0,"trump":0}', "missing"),
        ('{"tricks":[{"first":0,"cards":["D6","D7","D8","D9"]}],"dealer":0,"trump":0}', "missing"),
        ('{"tricks":[],"dealer":0,"trump":10}', "bad-value"),
        ('{"tricks":[],"dealer":true,"trump":0}', "bad-value"),
        ('{"tricks":[],"dealer":0,"trump":0,"forehand":-1}', "bad-value"),
        ('{"tricks":[],"dealer":0,"trump":0,"tss":"' + "x" * 99 + '"}', "bad-value"),
        ('{"tricks":[],"dealer":0,"trump":0,"player":7}', "bad-value"),
        ('{"tricks":[],"dealer":0,"trump":0,"player":[1,2,3,4]}', "bad-value"),
        ('{"tricks":[],"dealer":0,"trump":0,"jassTyp":"COIFFEUR"}', "bad-value"),
    ],
)
def test_nonsense_is_told_in_one_sentence(line: str | bytes, code: str) -> None:
    with pytest.raises(ForeignError) as caught:
        parse_hslu(line)
    assert caught.value.fault.code == code
    assert len(str(caught.value)) < 200
    assert "\n" not in str(caught.value)


@given(st.data())
def test_any_field_may_hold_anything(data: st.DataObject) -> None:
    """Whatever stands there is read and judged, or refused with a `ForeignError`."""
    line = json.loads(json.dumps(LINE))
    place = data.draw(st.sampled_from([line, line["game"], line["game"]["tricks"][2]]))
    place[data.draw(st.sampled_from(sorted(place)))] = data.draw(json_values)
    try:
        deal = parse_hslu(json.dumps(line))
    except ForeignError:
        return
    assert all(str(fault) for fault in hslu_faults(deal))


@pytest.mark.parametrize(
    ("name", "seed", "most", "message"),
    [
        ("gluecksjass-3", 0, 60, "four seats"),
        ("brouc", 0, 10, "36 cards only"),
        ("coiffeur", 1, 400, "suits, oben and unten only"),
    ],
)
def test_only_a_schieber_can_be_written(name: str, seed: int, most: int, message: str) -> None:
    other = play(name, seed, most=most)
    with pytest.raises(RecordError, match=message):
        list(hslu_deals(record_of(other.events, other.variant)))


def test_only_deals_that_were_played_out_are_written() -> None:
    begun = play("schieber-2500", 0, most=10)
    assert list(hslu_deals(record_of(begun.events, begun.variant))) == []


def test_a_record_against_the_rules_gives_no_deals() -> None:
    """The error points at the entry, as everywhere in records."""
    text = "format 1\nrules chibre/1\nseats A; B; C; D\nopened 3\ncounted\n"
    with pytest.raises(RecordError) as caught:
        list(hslu_deals(loads(text)))
    assert (caught.value.line, caught.value.column) == (5, 1)


def test_only_cards_count_in_these_deals() -> None:
    rules = hslu_rules().variant
    assert (rules.meld.melds, rules.stoeck.stock, rules.score.match) == (False, False, "none")


def test_a_record_keeps_its_hands_and_its_date() -> None:
    record = partie(1)
    first = next(event for event in record.events if isinstance(event, Dealt))
    again = next(event for event in hslu_record(deals(1)[0]).events if isinstance(event, Dealt))
    assert first.hands == again.hands
    assert hslu_record(deals(1)[0]).tags == {"date": "01.01.26"}
    assert '"date":"1. März"' in hslu_line(replace(deals(1)[0], date="1. März"))


def test_lines_come_from_plain_and_compressed_streams() -> None:
    lines = [hslu_line(deal).encode() for deal in deals()]
    plain = b"\n".join(lines)
    assert list(source_lines(io.BytesIO(plain))) == lines
    assert list(source_lines(io.BytesIO(gzip.compress(plain + b"\n")))) == lines
    assert list(source_lines(io.BytesIO(b""))) == []


@pytest.mark.parametrize("length", [65_535, 65_536, 65_537, 500_000])
def test_a_line_without_end_does_not_fill_the_memory(length: int) -> None:
    """A line is cut one byte after the maximum."""
    assert MOST_BYTES == 65_536
    endless = b"x" * length
    cut = endless[: MOST_BYTES + 1]
    assert list(source_lines(io.BytesIO(endless + b"\nend"))) == [cut, b"end"]
    assert list(source_lines(io.BytesIO(b"end\n" + endless))) == [b"end", cut]


@pytest.mark.parametrize(("length", "shown"), [(60, 60), (61, 60), (99, 60)])
def test_a_long_value_is_shortened_in_a_fault(length: int, shown: int) -> None:
    text = "x" * (length - 2)  # beside the quotes
    found = str(bad_value("date", text, "?"))
    value = found.removeprefix("the field date is ").removesuffix(": expected ?")
    assert len(value) == shown
    assert value.endswith('"' if length == shown else "x…")


@pytest.mark.parametrize("cut", [3, 12, 60, -9, -3])
def test_damaged_gzip_is_told(cut: int) -> None:
    packed = gzip.compress(b"\n".join(hslu_line(deal).encode() for deal in deals()[:3]))
    with pytest.raises(ForeignError) as caught:
        list(source_lines(io.BytesIO(packed[:cut])))
    assert caught.value.fault.code == "damaged"


def test_a_stream_is_checked_line_by_line() -> None:
    deal = deals()[0]
    true = hslu_line(deal).encode()
    false = hslu_line(changed(deal, 1, deal.tricks[0]._replace(points=157))).encode()
    long = b"x" * (MOST_BYTES + 1)
    report, seen = HsluReport("deals"), list[int]()
    lines = [true, b"", false, b"[]", long, *[b" "] * (PROGRESS_EVERY - 5), true]
    stream = io.BytesIO(b"\n".join(lines))
    faults = [(one.line, one.fault.code) for one in check_stream(stream, report, seen.append)]
    assert faults == [(3, "points"), (4, "no-deal"), (5, "too-long")]
    assert (report.deals, report.false_deals, report.problems, report.unreadable) == (3, 1, 1, 2)
    assert seen == [PROGRESS_EVERY]


@pytest.mark.parametrize(
    ("report", "code"),
    [
        (HsluReport("true", deals=1), 0),
        (HsluReport("false", deals=1, false_deals=1, problems=2), 1),
        (HsluReport("unreadable", problems=1, unreadable=1), 2),
    ],
)
def test_the_exit_code_tells_false_deals_from_unreadable_lines(
    report: HsluReport, code: int
) -> None:
    assert report.exit_code == code


def test_damaged_data_end_a_stream_after_the_lines_that_can_be_read() -> None:
    packed = gzip.compress(b"\n".join(hslu_line(deal).encode() for deal in deals()))
    report = HsluReport("damaged")
    *_, last = check_stream(io.BytesIO(packed[:-9]), report, lambda _: None)
    assert (last.fault.code, last.is_unreadable, report.unreadable) == ("damaged", True, 1)
    assert last.line == report.deals + 1
