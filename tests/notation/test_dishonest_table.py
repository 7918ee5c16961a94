"""`buur check` finds every choice that a dishonest table makes after it knows the cards."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import permutations

import pytest

from buur.notation import SEAL_PROBLEMS, dumps, load, loads, record_of, verify
from buur.notation.record import Record
from buur.notation.rule_set import RuleSet
from buur.play.model.events import Dealt, Opened, Revealed
from buur.play.players import Bot
from buur.play.table import Table
from buur.seats import Seat
from buur.server.bots import registered_bot
from tests.chance import seeded
from tests.notation.dishonest_table import CHEATS, Cheat, dishonest, points_of
from tests.notation.test_golden import GOLDEN

RULES = RuleSet("chibre", changes={"first": "draw_high"})
EXPECTED: dict[Cheat, tuple[str, str]] = {
    "cut": ("bad-cut", "the seed makes seat"),
    "nonce": ("bad-nonce", "the seed stands for seat 1, which adds nothing to it"),
    "dealer": ("bad-draw", "seed and contributions make seat"),
    "drawn": ("bad-draw", "the cards drawn for the deal are not those of seed and contributions"),
    "seats": ("bad-draw", "seed and contributions seat the players from"),
    "cards": ("bad-deal", "the hands are not those of seed, contributions and cut"),
    "other-seed": ("bad-seed", "this is not the seed that was sealed"),
    "same-seed": ("seal-repeated", "this seed was used before, so that people know it"),
    "no-seed": ("bad-seed", "the seed before has to be revealed first"),
    "old-seal": ("seal-weaker", "this seal does not name the seats that contribute"),
    "no-seal": ("deal-unsealed", "deal 2 was not sealed"),
    "no-draw-seal": ("draw-unsealed", "the first dealer was drawn without a seal"),
}
"""Code and beginning of the sentence by which each cheat is reported."""


def rules_for(cheat: Cheat) -> RuleSet:
    """Return rules in which this cheat is possible: a dealer by cards or by lot, or partners."""
    changes: dict[Cheat, dict[str, bool | str]] = {
        "dealer": {"first": "random_dealer"},
        "seats": {"first": "random_dealer", "teams_drawn": True},
    }
    return RuleSet("chibre", changes={**changes.get(cheat, {"first": "draw_high"})})


def record(cheat: Cheat, seed: int) -> Record:
    """Return the record that a dishonest table publishes, as it is read again."""
    rules = rules_for(cheat)
    events = dishonest(rules.variant, seed, cheat)
    return loads(dumps(Record(rules=rules, names=("A", "B", "C", "D"), entries=tuple(events))))


@pytest.mark.parametrize("seed", range(3))
def test_an_honest_table_is_proved(seed: int) -> None:
    found = verify(record("none", seed))
    assert (found.problems, found.notes) == ((), ())


def test_every_cheat_is_expected() -> None:
    assert tuple(EXPECTED) == CHEATS
    assert {code for code, _ in EXPECTED.values()} >= set(SEAL_PROBLEMS)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("cheat", CHEATS)
def test_each_cheat_is_reported_in_one_sentence(cheat: Cheat, seed: int) -> None:
    """The table tries 32 cuts or contributions and takes the best; or it breaks the protocol."""
    problem, *_ = verify(record(cheat, seed)).problems
    code, sentence = EXPECTED[cheat]
    assert problem.code == code
    assert problem.message.startswith(sentence)
    assert problem.line is not None


def test_the_cheat_with_the_cut_would_gain() -> None:
    """The best of 31 cuts gives the bots 72 card points instead of 60 of 120."""
    gains = []
    for seed in range(12):
        events = dishonest(RULES.variant, seed, "cut", deals=4)
        gains += [points_of(event.hands) for event in events if isinstance(event, Dealt)]
    assert (len(gains), sum(gains)) == (48, 3454)


def test_old_records_are_checked_as_before_and_marked() -> None:
    found = verify(load(GOLDEN / "schieber.jass"))
    assert found.is_ok
    assert [(note.code, note.line) for note in found.notes] == [("seal-old", 8)]


PARTNERS = RuleSet("chibre", changes={"teams_drawn": True, "first": "draw_low"})


def of_partners(seed: int) -> Record:
    """Return the record of an honest table at which partners are drawn."""
    events = dishonest(PARTNERS.variant, seed, "none")
    return Record(rules=PARTNERS, names=("A", "B", "C", "D"), entries=tuple(events))


@pytest.mark.parametrize("seed", range(3))
def test_the_seats_of_drawn_partners_are_proved(seed: int) -> None:
    found = verify(loads(dumps(of_partners(seed))))
    assert (found.problems, found.notes) == ((), ())


def test_no_other_seats_than_those_of_the_seed_pass() -> None:
    whole = of_partners(2)
    at, opened = next((at, one) for at, one in enumerate(whole.entries) if isinstance(one, Opened))
    for seats in permutations(map(Seat, range(4))):
        entry = replace(opened, previous_seats=seats)
        entries = (*whole.entries[:at], entry, *whole.entries[at + 1 :])
        found = verify(replace(whole, entries=entries))
        assert found.is_ok == (entry == opened)


def test_a_record_without_the_seats_before_the_draw_is_marked() -> None:
    """Older tables seated the players by a lot of their own."""
    text = re.sub(r" from \d \d \d \d$", "", dumps(of_partners(0)), flags=re.MULTILINE)
    found = verify(loads(text))
    assert found.is_ok
    assert [(note.code, note.message) for note in found.notes] == [
        (
            "seats-unproved",
            "this draw for partners does not tell who sat where before it:"
            " the table chose the seats, which are not proved",
        )
    ]


def test_the_end_without_a_seed_is_noted() -> None:
    whole = record("none", 1)
    assert isinstance(whole.entries[-1], Revealed)
    found = verify(replace(whole, entries=whole.entries[:-1], places=()))
    assert found.is_ok
    assert [note.code for note in found.notes] == ["seed-missing"]


def test_a_seed_without_people_is_noted() -> None:
    """Where every person is absent, the seed alone decides, which the table knows."""
    table = Table(RULES.variant, [None, *map(random_bot, range(3))], chance=seeded(4))
    list(table.run())
    assert table.state.waiting == (0,)
    table.players[0] = random_bot(3)
    for _ in table.run():
        if table.state.history:
            break
    found = verify(record_of(table.events, RULES.variant))
    assert [note.code for note in found.notes] == ["no-contribution", "seed-missing"]


def random_bot(seed: int) -> Bot:
    """Return a bot that plays at random."""
    return registered_bot("random", seed)
