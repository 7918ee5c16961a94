"""True records are accepted; whatever is changed in them is found, at its place."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from buur.cards import Card, CardSet
from buur.errors import RecordError
from buur.notation import (
    CLAIM_PROBLEMS,
    NOTE_CODES,
    Claim,
    Comment,
    Entry,
    Outcome,
    Record,
    RuleSet,
    dumps,
    loads,
    record_of,
    replay,
    verify,
)
from buur.notation.replay import Replayer
from buur.play.model import events as e
from buur.play.model.events import Event, Played
from buur.play.take_back import TakenBack
from buur.play.views import redact
from buur.seats import Seat
from buur.variants.model import Variant
from buur.variants.options import Value
from buur.variants.registry import variant
from tests.families import in_turn
from tests.notation.parties import Partie, beginning, parties, play, presets, seeds


def as_read(record: Record) -> Record:
    return loads(dumps(record))


def whole(name: str = "chibre", seed: int = 3, *, short: bool = False) -> Partie:
    """A partie that lasts a few deals."""
    partie = next(
        found
        for found in (play(name, number, short=short) for number in range(seed, seed + 50))
        if len(found.state.history) > 3 - short
    )
    assert partie.state.is_over
    return partie


# --- true records ----------------------------------------------------------------------------


@pytest.mark.untraced
@pytest.mark.parametrize("name", in_turn())
def test_record_of_every_preset_is_true(name: str) -> None:
    partie = whole(name, short=True)
    record = as_read(
        record_of(partie.events, partie.variant, names=tuple("ABCDEF"[: partie.variant.seats]))
    )
    found = verify(record)
    assert found.is_ok, found.problems
    assert not found.notes
    assert not found.trusted
    assert found.verified == len(record.claims) >= 4 * len(partie.state.history) + 1
    assert found.followed == len(record.entries)
    assert found.state == partie.state


@settings(max_examples=60)
@given(parties())
def test_random_records_are_true(partie: Partie) -> None:
    record = record_of(partie.events, partie.variant)
    found = verify(record)
    assert (found.problems, found.notes) == ((), ())
    assert found.state == partie.state
    assert record.events == partie.events


@settings(max_examples=40)
@given(parties())
def test_replay_gives_the_state_after_every_event(partie: Partie) -> None:
    states = list(replay(record_of(partie.events, partie.variant)))
    assert len(states) == len(partie.events)
    assert not states or states[-1] == partie.state


def test_house_rules_are_recorded_by_their_differences() -> None:
    rules = variant("schieber", {"target": 300, "multipliers": {"S": 2}, "melds": False})
    record = record_of((), rules)
    changes: dict[str, Value] = {"melds": False, "multipliers": (("S", 2),), "target": 300}
    assert record.rules == RuleSet("schieber", 1, changes)
    assert as_read(record).variant == rules
    other = record_of((), rules, base="chibre")
    assert as_read(other).variant == replace(rules, code="chibre")


def test_record_of_refuses_what_the_rules_refuse() -> None:
    with pytest.raises(RecordError, match="event 1: it is not the time to count"):
        record_of([e.Counted()], variant("chibre"))
    with pytest.raises(RecordError, match="event 2: it is not the time to count"):
        record_of([e.Opened(Seat(3)), e.Counted()], variant("chibre"))


def test_a_record_without_entries_is_true() -> None:
    found = verify(Record(rules=RuleSet("chibre"), names=("",) * 4))
    assert (found.problems, found.notes, found.state.phase) == ((), (), "open")
    assert (found.followed, found.verified, found.trusted) == (0, 0, 0)


# --- records with hands that are not known ---------------------------------------------------


def accept_views(events: Sequence[Event], rules: Variant) -> None:
    """Verify the record of what a seat and an onlooker saw."""
    for watcher in (Seat(0), None):
        seen = [redact(event, watcher) for event in events]
        assert verify(record_of(seen, rules)).problems == ()


def with_entry(record: Record, at: int, entry: Entry) -> Record:
    """Return a record with another entry at an index."""
    return replace(record, entries=(*record.entries[:at], entry, *record.entries[at + 1 :]))


@settings(max_examples=60)
@given(parties(), st.sampled_from((0, 1, 2, 3)))
def test_view_of_a_seat_is_accepted(partie: Partie, seat: int) -> None:
    seat %= partie.variant.seats
    record = record_of(partie.events, partie.variant, seat=seat)
    assert record.events == tuple(redact(event, Seat(seat)) for event in partie.events)
    assert verify(as_read(record)).problems == ()


@pytest.mark.parametrize(
    "name",
    ["pomme", "pomme-2", "pomme-3", "mise", "mise-5", "brouc", "pandur-2", "sidi", "kreuzjass"],
)
def test_views_of_a_deal_whose_cards_lie_apart_are_accepted(name: str) -> None:
    partie = beginning(play(name, 1, short=True), 120)
    for seat in range(partie.variant.seats):
        record = record_of(partie.events, partie.variant, seat=seat)
        assert verify(as_read(record)).problems == ()
    length = len(partie.events)
    for end in range(length // 2, length + 1, length // 5):  # within a deal, too
        accept_views(partie.events[:end], partie.variant)


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("pomme-2", e.Robbed),
        ("brouc", e.Married),
        ("mise-5", e.Owned),
        ("pique-double", e.StoeckCalled),
    ],
)
def test_views_of_what_was_shown_are_accepted(name: str, kind: type[Event]) -> None:
    """What somebody shows tells an onlooker what he holds."""
    found = (play(name, seed, most=300) for seed in range(120))
    partie = next(one for one in found if any(isinstance(event, kind) for event in one.events))
    accept_views(partie.events, partie.variant)


def test_view_of_a_deal_that_was_given_up_is_accepted() -> None:
    """A deal without play hides no points."""
    given_up = e.Renounced(Seat(2), gives_up=True)
    partie = next(one for one in map(partial(play, "mise-5"), range(20)) if given_up in one.events)
    events = partie.events[: partie.events.index(given_up) + 2]
    assert events[-1] == e.Counted()
    accept_views(events, partie.variant)


@settings(max_examples=40)
@given(parties())
def test_view_of_an_onlooker_is_accepted(partie: Partie) -> None:
    record = record_of(partie.events, partie.variant)
    blind = tuple(
        entry if isinstance(entry, (Claim, Comment, Outcome, TakenBack)) else redact(entry, None)
        for entry in record.entries
    )
    assert verify(replace(record, entries=blind)).problems == ()


@settings(max_examples=60)
@given(parties(), st.sampled_from((0, 1, 2, 3)))
def test_record_of_a_redacted_stream_claims_only_what_follows_from_it(
    partie: Partie, seat: int
) -> None:
    seen = [redact(event, Seat(seat)) for event in partie.events]
    try:
        record = record_of(seen, partie.variant)
    except RecordError:
        pytest.fail("a seat's own stream is lawful")
    true = record_of(partie.events, partie.variant)
    assert set(record.claims) <= set(true.claims)
    assert verify(record).problems == ()


def test_a_revealed_seed_tells_all_hands() -> None:
    partie = whole("tournoi-2006")
    record = record_of(partie.events, partie.variant, seat=1)
    assert any(isinstance(event, e.Dealt) and None in event.hands for event in record.events)
    found = verify(as_read(record))
    assert (found.problems, found.notes, found.trusted) == ((), (), 0)
    assert found.state.result == partie.state.result
    assert found.state.deal is not None
    assert all(hand.bit_count() == 9 for hand in found.state.deal.dealt)


def test_a_played_out_deal_tells_all_hands_without_a_seed() -> None:
    partie = play("tournoi-2006", 1, sealed=False, most=41)
    assert isinstance(partie.events[-1], e.Counted)
    found = verify(record_of(partie.events, partie.variant, seat=1))
    assert (found.problems, found.notes) == ((), ())
    assert found.state == partie.state


def test_points_of_melds_are_taken_on_trust_where_melds_are_hidden() -> None:
    partie = whole("chibre")
    record = as_read(record_of(partie.events, partie.variant, seat=0))
    found = verify(record)
    assert found.is_ok
    assert found.trusted
    assert {note.code for note in found.notes} <= set(NOTE_CODES)
    lied = [
        Claim("cards", (156, 1)) if isinstance(entry, Claim) and entry.kind == "cards" else entry
        for entry in record.entries
    ]
    assert {p.code for p in verify(replace(record, entries=tuple(lied))).problems} == {
        "points-differ"
    }


HEAD = "format 1\nrules chibre/1\nseats Anna; Beat; Carla; Dario\n"
BEGUN = HEAD + "opened 3\ncut 2:10\n"
ONE_HAND = BEGUN + "hands D7 S6 S7 S8 S9 H6 H7 H8 C6 | ?? | ?? | ??\nchoice 0:trump:C\n"
NO_HAND = BEGUN + "hands ?? | ?? | ?? | ??\nchoice 2:trump:C\nplay 2:S9 3:S6 0:SA 1:SK\n"
ALL_HANDS = BEGUN + (
    "hands D7 S6 S7 S8 S9 H6 H7 H8 C6 | ST SJ HT HJ DT DJ CT CJ C7"
    " | SQ SK HQ HK DQ DK CQ CK C8 | SA H9 HA D6 D8 D9 DA C9 CA\nchoice 0:trump:C\n"
)
STOECK_LATE = """choice 0:trump:S
play 0:SA[SQ SK SA]+stoeck 1:S6 2:S7 3:S8
play 0:SK 1:ST 2:HT 3:HJ
play 0:SQ+stoeck 1:HQ 2:HK 3:HA
claim tricks 3 0 cards 58 0 melds 0 50 stoeck 20 0
"""
ANNAS_STOECK = BEGUN + "hands SQ SK SA D7 DT DQ C6 C8 CT | "


CLAIMED = NO_HAND + "solder 0\nplay 0:S8\nclaim score 1 2\nresult 0 out 3 4\n"
DRAWN = HEAD.replace("chibre", "schieber") + "opened {} drawn S6 S7 SA S9\n"
REVOKES = [("must-follow-suit", 8, column) for column in (11, 16, 21)]


@pytest.mark.parametrize(
    ("text", "problems", "notes"),
    [
        # Seat 1 does not follow spades and plays one later.
        (
            ONE_HAND + "play 0:S9 1:H9 2:SA 3:SK\nplay 2:HA 3:HK 0:H6 1:ST\n",
            *([("must-follow-suit", 8, 11)], ["hands-unknown"]),
        ),
        # A card of a hand that is told cannot be played by another.
        (ONE_HAND + "play 0:S9 1:S6\n", [("not-in-hand", 8, 11)], ["hands-unknown"]),
        (NO_HAND, [], ["hands-unknown"]),
        (NO_HAND + "counted\n", [("wrong-phase", 9, 1)], ["hands-unknown"]),
        (CLAIMED, [], ["hands-unknown", "end-unknown", "result-unknown"]),
        # Anna's melds with her stöck lost to some that she cannot show: so she calls it later.
        (ANNAS_STOECK + "?? | ?? | ??\n" + STOECK_LATE, [], ["hands-unknown"]),
        # Every revoke is reported, and the partie goes on.
        (
            ALL_HANDS + "play 0:S9 1:HT 2:HQ 3:HA\nplay 3:SA 0:S6\n",
            *([*REVOKES, ("not-your-turn", 9, 6)], []),
        ),
        (
            HEAD + "claim score 0 0\nresult 0 out 1 2\n",
            *([("claim-without-deal", 4, 7), ("result-too-early", 5, 8)], []),
        ),
        (DRAWN.format(0), [("bad-draw", 4, 8)], []),
        (DRAWN.format(2), [], []),
    ],
)
def test_problems_and_notes(
    text: str, problems: list[tuple[str, int, int]], notes: list[str]
) -> None:
    found = verify(loads(text))
    assert [(one.code, one.line, one.column) for one in found.problems] == problems
    assert [one.code for one in found.notes] == notes
    assert all(one.line == 6 for one in found.notes if one.code == "hands-unknown")


def test_verification_goes_on_beside_unknown_hands() -> None:
    state = verify(loads(ONE_HAND + "play 0:S9 1:H9 2:SA 3:SK\nplay 2:HA 3:HK\n")).state
    assert state.phase == "play"
    assert state.deal is not None
    assert state.deal.leader == 2
    state = verify(loads(NO_HAND)).state
    assert (state.phase, state.waiting) == ("play", (0,))


def test_claims_that_unknown_cards_decide_are_trusted() -> None:
    lost = verify(loads(CLAIMED))
    assert (lost.verified, lost.trusted) == (0, 2)
    late = verify(loads(ANNAS_STOECK + "?? | ?? | ??\n" + STOECK_LATE))
    assert (late.verified, late.trusted) == (2, 2)
    rest = "S6 ST HQ H6 H7 H8 H9 D6 D8 | S7 HT HK C7 C9 CJ CQ CK CA | S8 S9 SJ HJ HA D9 DJ DK DA"
    known = verify(loads(f"{ANNAS_STOECK}{rest}\n{STOECK_LATE}"))
    assert [one.code for one in known.problems][-1:] == ["no-stoeck"]


def test_a_problem_is_one_sentence_with_its_clause() -> None:
    problem = verify(loads(ALL_HANDS + "play 0:S9 1:HT\n")).problems[0]
    assert problem.clause == "4.1"
    assert "HT may not be played to S9" in problem.message
    assert "[" not in problem.message
    assert str(problem).startswith("line 8, column 11: HT may not")


# --- false records ---------------------------------------------------------------------------


def find(text: str, pattern: str, last: bool = False) -> tuple[int, int]:
    """Line and column of the group of a pattern."""
    found = list(re.finditer(pattern, text, re.MULTILINE))[-1 if last else 0]
    before = text[: found.start(1)]
    return before.count("\n") + 1, len(before) - before.rfind("\n")


FULL = dumps(record_of(whole().events, variant("chibre"), names=["Anna", "Beat", "Carla", "Dario"]))


@settings(max_examples=60)
@given(presets, seeds, st.data())
def test_a_false_claim_is_found_where_it_stands(name: str, seed: int, data: st.DataObject) -> None:
    partie = play(name, seed, short=True)
    record = as_read(record_of(partie.events, partie.variant))
    places = [i for i, entry in enumerate(record.entries) if isinstance(entry, (Claim, Outcome))]
    at = data.draw(st.sampled_from(places))
    false = record.entries[at]
    if isinstance(false, Claim):
        side = data.draw(st.integers(0, 1))
        points = tuple(n + (side == i) for i, n in enumerate(false.points))
        false, code = replace(false, points=points), "points-differ"
    elif isinstance(false, Outcome):
        false, code = replace(false, scores=(0,) * len(false.scores)), "result-differs"
        if record.entries[at] == false:
            false = replace(false, short=not false.short)
    else:
        raise AssertionError
    (problem,) = verify(with_entry(record, at, false)).problems
    assert (problem.line, problem.column) == record.places[at]
    assert problem.code == code
    assert code in CLAIM_PROBLEMS


@settings(max_examples=40)
@given(presets, seeds, st.booleans(), st.data())
def test_another_card_is_found(name: str, seed: int, sealed: bool, data: st.DataObject) -> None:
    """Whoever copies one card wrongly contradicts the hands."""
    partie = play(name, seed, sealed=sealed, short=True)
    record = as_read(record_of(partie.events, partie.variant))
    plays = [i for i, entry in enumerate(record.entries) if isinstance(entry, Played)]
    if not plays:
        return
    at = data.draw(st.sampled_from(plays))
    card = Card(data.draw(st.integers(0, 35)))
    played = record.entries[at]
    assert isinstance(played, Played)
    if card == played.card:
        return
    found = verify(with_entry(record, at, replace(played, card=card)))
    assert found.problems
    place = found.problems[0].line, found.problems[0].column
    assert place >= record.places[at]


@settings(max_examples=40)
@given(presets, seeds, st.data())
def test_swapped_hands_are_found(name: str, seed: int, data: st.DataObject) -> None:
    """The seal fixes the hands: two cards changed between two of them are found at once."""
    partie = play(name, seed, short=True)
    record = as_read(record_of(partie.events, partie.variant))
    dealt = [i for i, entry in enumerate(record.entries) if isinstance(entry, e.Dealt)]
    at = data.draw(st.sampled_from(dealt))
    entry = record.entries[at]
    assert isinstance(entry, e.Dealt)
    hands = [int(hand or 0) for hand in entry.hands]
    one, other, *_ = (seat for seat, hand in enumerate(hands) if hand)
    give, take = hands[one] & -hands[one], hands[other] & -hands[other]
    hands[one] ^= give | take
    hands[other] ^= give | take
    changed = replace(entry, hands=tuple(CardSet(hand) for hand in hands))
    (problem,) = verify(with_entry(record, at, changed)).problems
    assert (problem.code, (problem.line, problem.column)) == ("bad-deal", record.places[at])


def test_the_seed_is_checked_wherever_it_stands() -> None:
    """A record may tell the seed with the seal or only when it is revealed."""
    partie = whole()
    plain = record_of(partie.events, partie.variant)
    entries = tuple(
        replace(entry, seed=None) if isinstance(entry, e.Sealed) else entry
        for entry in plain.entries
    )
    late = as_read(replace(plain, entries=entries))
    assert verify(late).is_ok
    text = dumps(late)
    digit = re.search(r"^deal 1\n[\s\S]*?^contributed \d:(.)", text, re.MULTILINE)
    assert digit is not None
    other = "0" if digit.group(1) != "0" else "1"
    forged = text[: digit.start(1)] + other + text[digit.end(1) :]
    (problem,) = verify(loads(forged)).problems
    assert (problem.code, problem.line, problem.column) == ("bad-deal", *find(forged, "^hands (.)"))


@pytest.mark.parametrize(
    ("pattern", "new", "code", "where"),
    [
        (r"^opened (\d)", "5", "not-a-player", "1"),
        (r"^sealed (\w)", "g", "bad-seed", r"^sealed (.)"),
        (r"^contributed \d:(\w)", "g", "bad-nonce", r"^contributed (.)"),
        (r"^cut (\d):", "5", "not-a-player", r"^cut (.)"),
        (r"^cut \d:(\w+)", "2", "cut-too-small", r"^cut (.)"),
        (r"^cut \d:(\w+)", "34", "cut-too-large", r"^cut (.)"),
        (r"^(counted)", "opened 5", "wrong-phase", r"^opened (5)"),
        (r"^(counted\n)", "", "wrong-phase", r"^revealed [\s\S]*?^revealed (.)"),
        (r"^revealed (\w)", "g", "bad-seed", r"^revealed (.)"),
        (r"^(play .*\n)", "", None, "1"),
        (r"^(choice)", "finish 0\nfinish 0\nchoice", "wrong-phase", r"^finish (.)"),
        (r"^(result \d) ", "result draw", "result-differs", r"^result (.)"),
        (r"^result \d (out|claim|wrong-claim)", "gap", "result-differs", r"^result (.)"),
    ],
)
def test_corruptions(pattern: str, new: str, code: str | None, where: str) -> None:
    whole_text = re.sub(r"^deal \d+\n", "", FULL, flags=re.MULTILINE)
    found = re.search(pattern, whole_text, re.MULTILINE)
    assert found is not None
    text = whole_text[: found.start(1)] + new + whole_text[found.end(1) :]
    problem = verify(loads(text)).problems[0]
    if code is not None:
        assert problem.code == code
    if where != "1":
        assert (problem.line, problem.column) == find(text, where)


def test_claims_may_stand_within_a_deal() -> None:
    text = FULL[: FULL.index("\n", FULL.index("\nplay") + 1) + 1]
    state = verify(loads(text)).state
    points = state.deal is not None and state.deal.tricks[0].points
    cards = f"{points} 0" if state.running[0] else f"0 {points}"
    record = loads(f"{text}claim cards {cards}\n")
    assert verify(record).is_ok
    assert verify(record).verified == 1


def test_a_result_differs_in_every_part() -> None:
    record = record_of(whole().events, variant("chibre"))
    outcome = record.claims[-1]
    assert isinstance(outcome, Outcome)
    false = Outcome(
        None if outcome.winner is not None else 0, "gap", (1, 2), not outcome.short, (1, 0)
    )
    entries = tuple(false if entry == outcome else entry for entry in record.entries)
    found = verify(replace(record, entries=entries))
    assert found.is_ok is False
    assert [f.code for f in found.problems] == ["result-differs"] * 5
    assert [f.message for f in found.problems] == [
        f"the winner is side {outcome.winner}, not nobody",
        f"the partie ends by {outcome.reason}, not gap",
        f"the final score is {outcome.scores[0]} {outcome.scores[1]}, not 1 2",
        f"the loser is {'' if outcome.short else 'not '}below half of the target",
        f"the strokes are {outcome.strokes[0]} {outcome.strokes[1]}, not 1 0",
    ]
    assert found.problems[0].line is None
    assert str(found.problems[0]) == found.problems[0].message


def test_replay_raises_at_the_first_refusal() -> None:
    states = replay(loads(HEAD + "opened 3\ncut 2:1 {low}\n"))
    assert next(states).phase == "cut"
    with pytest.raises(RecordError, match="line 5, column 5: at least 3") as caught:
        next(states)
    assert (caught.value.line, caught.value.column) == (5, 5)


def test_replay_ends_where_hidden_cards_decide() -> None:
    text = BEGUN + "hands ?? | ?? | ?? | ??\nchoice 2:trump:C\nfinish 2\nplay 2:S6\n"
    assert len(list(replay(loads(text)))) == 4


@pytest.mark.parametrize(("name", "is_certain"), [("tournoi-2006", True), ("chibre", False)])
def test_a_record_is_certain_as_long_as_no_hand_may_hide_points(
    name: str, is_certain: bool
) -> None:
    """Where the rules count melds, hidden hands may hold some, and the record is uncertain."""
    partie = play(name, 1, sealed=False, short=True)
    record = record_of(partie.events, partie.variant, seat=1)
    replayer = Replayer(record)
    assert replayer.is_certain
    certain = []
    for index in range(len(record.entries)):
        replayer.follow(index)
        certain.append(replayer.is_certain)
        if replayer.hides_points:
            assert not replayer.is_certain
    assert certain == sorted(certain, reverse=True)
    assert certain[-1] is is_certain


def test_a_score_taken_on_trust_is_the_ground_of_the_next_deal() -> None:
    """The score alone: what a deal brought says nothing of the deals before."""
    partie = play("chibre", 0, short=True)
    record = record_of(partie.events, partie.variant, seat=0)
    replayer, trusted, checked = Replayer(record), 0, []
    for index, entry in enumerate(record.entries):
        if isinstance(entry, Claim):
            if entry.kind == "score":
                is_known = replayer.knows("score")
                trusted += not is_known
                checked += [index] if is_known and trusted else []
            replayer.trust(entry)
        elif isinstance(entry, (Outcome, Comment)):
            replayer.trust(entry)
        else:
            replayer.follow(index)
    assert checked
    claim = record.entries[checked[-1]]
    assert isinstance(claim, Claim)
    false = replace(claim, points=tuple(number + 1 for number in claim.points))
    assert verify(record).is_ok
    found = verify(with_entry(record, checked[-1], false)).problems
    assert [problem.code for problem in found][:1] == ["points-differ"]


def test_scores_are_taken_on_trust_after_hidden_melds() -> None:
    """A running score that cannot be derived is the ground for the deals that follow."""
    partie = whole("chibre")
    record = record_of(partie.events, partie.variant, seat=0)
    trusting = verify(record)
    bare = replace(
        record, entries=tuple(entry for entry in record.entries if not isinstance(entry, Claim))
    )
    assert trusting.state.history
    assert verify(bare).is_ok
    assert verify(bare).state.scores != trusting.state.scores or not trusting.trusted
