"""Core §7.7: rubicon, Schneider, the Berg, strokes."""

from __future__ import annotations

import pytest

from buur.play.model.events import BergCalled, Finished
from buur.play.model.result import Result
from buur.play.partie import Partie
from buur.seats import Seat
from buur.variants.registry import PRESETS
from tests.rules.scenario import (
    MIXED,
    SUITS_APART,
    counted,
    dealt,
    next_deal,
    play,
    play_out,
    refused,
    table,
)

FIRST = "SA HA DA CA"
STROKES: dict[str, object] = {"strokes": "jw", "multipliers": "all1"}


def result_of(state: Partie) -> Result:
    assert state.result is not None
    return state.result


def spades(scores: tuple[int, int], rules: str = "schieber", **options: object) -> Partie:
    """Return a deal in which seat 0 can take every trick."""
    options = {**STROKES, **options}
    return table(*SUITS_APART, contract="trump:S", rules=rules, scores=scores, options=options)


def ended(loser: int, rules: str = "chibre", target: int = 1000) -> Result:
    """Return the result when team 0 goes out against so many points of team 1."""
    state = table(
        *SUITS_APART,
        contract="trump:D",
        rules=rules,
        scores=(target - 1, loser),
        options={"claim": "required", "claim_counts": "complete_tricks"},
    )
    return result_of(play(state, "S6 H6 DA C6").do(Finished(Seat(0))))


# Rubicon and Schneider


@pytest.mark.parametrize(
    ("rules", "target", "loser", "short"),
    [
        # W10, W25 (rubicon), JW (Schneider): below half of the target; exactly half is safe.
        *(
            (rules, 1000, loser, loser < 500)
            for rules in ("chibre", "chibre-2010", "schieber")
            for loser in (0, 499, 500, 999)
        ),
        # W10, W25: half of 1500 in pique double.
        ("pique-double", 1500, 749, True),
        ("pique-double", 1500, 750, False),
        # P002: rubicon=off (§12).
        ("regles-002", 1000, 0, False),
    ],
)
def test_less_than_half_is_short(rules: str, target: int, loser: int, short: bool) -> None:
    """§7.7."""
    assert ended(loser, rules, target).short is short


@pytest.mark.parametrize(
    ("rules", "loser", "worth"),
    [("chibre", 0, 1), ("schieber", 0, 2), ("schieber", 500, 1), ("regles-002", 0, 1)],
)
def test_a_partie_counts_twice_against_a_schneider(rules: str, loser: int, worth: int) -> None:
    """§7.7: and once otherwise; a rubicon is written beside it."""
    assert ended(loser, rules).worth == worth


def test_rubicon_names_by_preset() -> None:
    """§12, row rubicon, for the games of the two families that know it."""
    found = {
        name: preset.variant.partie.rubicon
        for name, preset in PRESETS.items()
        if preset.family in ("chibre", "schieber")
    }
    assert [name for name, value in found.items() if value == "schneider"] == ["schieber"]
    assert [name for name, value in found.items() if value == "off"] == [
        "regles-002",
        "tournoi-2006",
        "match-aux-cartes",
        "schieber-2500",
        "kreuzjass",
    ]


def escaping(theirs: int, rules: str = "schieber") -> Partie:
    """Return the end of a partie against seat 1, who holds the stöck in hearts.

    Seat 2 chooses hearts after a push; seat 0's side takes the first trick and claims.
    """
    hands = ("SA HJ", "HQ HK S6", "S7 H9 HA", "S8")
    state = table(
        *hands,
        contract="trump:H",
        rules=rules,
        scores=(999, theirs),
        options={"claim_counts": "complete_tricks"},
    )
    return play(state, "SA S6 S7 S8").do(Finished(Seat(0)))


@pytest.mark.parametrize(("theirs", "short"), [(480, False), (499, False), (479, True)])
def test_stoeck_in_hand_escapes_the_schneider(theirs: int, short: bool) -> None:
    """§7.7. JW: a holder of the stöck may still show it to escape."""
    state = escaping(theirs)
    assert result_of(state).short is short
    assert state.scores[1] == (theirs if short else theirs + 20)


def test_stoeck_in_hand_does_not_cross_the_rubicon() -> None:
    """§7.7: the Romand texts know no such right."""
    state = escaping(490, "chibre")
    assert (result_of(state).short, state.scores[1]) == (True, 490)


def test_stoeck_is_not_shown_without_need() -> None:
    """§7.7: a side that has half shows nothing."""
    assert escaping(600).scores[1] == 600


# Berg


@pytest.mark.parametrize(
    ("ours", "seat", "berg"),
    [
        # §7.7. JW, the Bergpreis: the first side at half that says so has it.
        (456, 2, 0),
        # §7.7. JW: a wrong Berg goes to the others.
        (455, 2, 1),
        # §6, last row. JW: the stöck in hand may be shown for the Berg as well.
        (436, 0, 0),
    ],
)
def test_who_has_the_berg(ours: int, seat: int, berg: int) -> None:
    state = play(spades((ours, 0)), f"{FIRST} S6")
    assert state.do(BergCalled(Seat(seat))).berg == berg


def test_berg_is_called_once() -> None:
    """§7.7."""
    state = play(spades((456, 0)), f"{FIRST} S6").do(BergCalled(Seat(0)))
    assert refused(state, BergCalled(Seat(1))) == "half-not-allowed"


def test_no_berg_without_strokes() -> None:
    """§12, strokes=off: nobody plays for it."""
    state = spades((456, 0), strokes="off")
    assert refused(state, BergCalled(Seat(0))) == "half-not-allowed"


def test_no_berg_before_the_play_or_without_a_target() -> None:
    """§7.7: half of a target, during the play."""
    assert refused(dealt(options=STROKES), BergCalled(Seat(0))) == "wrong-phase"
    state = spades((456, 0), finish="deals", deals=4, rubicon="off")
    assert refused(state, BergCalled(Seat(0))) == "half-not-allowed"


def test_computer_watches_the_berg() -> None:
    """§7.7 with claim=auto: who reaches half first has it."""
    state = spades((400, 490), claim="auto", stock_early_finish=False)
    assert state.berg is None
    assert play_out(state).berg == 0
    assert refused(state, BergCalled(Seat(0))) == "half-not-allowed"
    assert play_out(spades((400, 490), claim="auto", strokes="off")).berg is None


@pytest.mark.parametrize(
    ("target", "ours", "berg"),
    [(1000, 499, None), (1000, 500, 0), (1001, 500, None), (1001, 501, 0)],
)
def test_half_of_an_odd_target_is_rounded_up(target: int, ours: int, berg: int | None) -> None:
    """§7.7: 500 are less than half of 1001."""
    before = spades((ours - 44, 0), claim="auto", stock_early_finish=False, target=target)
    state = play(before, FIRST)
    assert (state.running[0], state.berg) == (ours, berg)


def test_computer_gives_the_berg_once() -> None:
    """§7.7: the second side at half gets nothing."""
    options: dict[str, object] = {"claim": "auto", "finish": "largest_gap", **STROKES}
    state = table(*MIXED, scores=(499, 470), options=options)
    state = play_out(state)
    assert min(state.running) >= 500
    assert state.berg == 0
    assert counted(state).berg == 0


# Strokes


@pytest.mark.parametrize(("rule", "won", "short"), [("jw", 2, 4), ("jw_old", 1, 2)])
def test_strokes_for_the_partie_and_the_schneider(rule: str, won: int, short: int) -> None:
    """§7.7. JW: win 2, Schneider 2; older: 1 each."""
    for theirs, expected in ((600, won), (100, short)):
        state = play(spades((999, theirs), strokes=rule), f"{FIRST} S6").do(Finished(Seat(0)))
        assert result_of(state).strokes == (expected, 0)


def test_stroke_for_the_berg() -> None:
    """§7.7. JW: 1, also to the side that loses."""
    state = play(spades((900, 600)), FIRST).do(BergCalled(Seat(1)))
    state = counted(play_out(state))
    assert result_of(state).strokes == (2 + 1, 1)


@pytest.mark.parametrize(
    ("trump", "rule", "expected"),
    [
        ("S", "jw", (2 + 1, 0)),
        ("H", "jw", (0, 2 + 2)),
        ("S", "jw_old", (1 + 1, 0)),
        ("H", "jw_old", (0, 1 + 1)),
    ],
)
def test_strokes_for_the_match(trump: str, rule: str, expected: tuple[int, int]) -> None:
    """§7.7. JW: match 1, counter-match 2; older: 1 each."""
    options = {"strokes": rule, "multipliers": "all1"}
    state = table(
        *SUITS_APART,
        contract=f"trump:{trump}",
        rules="schieber",
        scores=(900, 900),
        options=options,
    )
    assert result_of(counted(play_out(state))).strokes == expected


def test_strokes_of_earlier_deals_add_up() -> None:
    """§7.7: every match of the partie counts."""
    state = counted(play_out(spades((500, 500))))
    state = next_deal(state, *SUITS_APART, contract="trump:S")
    state = counted(play_out(state))
    assert result_of(state).strokes == (2 + 1 + 2, 0)


def test_no_strokes_for_nobody_without_the_option() -> None:
    """§12, strokes=off."""
    state = play(spades((999, 0), strokes="off"), f"{FIRST} S6").do(Finished(Seat(0)))
    assert result_of(state).strokes == (0, 0)


def test_draw_gives_no_strokes_for_the_partie() -> None:
    """§7.7 with §7.4: nobody won."""
    options: dict[str, object] = {"finish": "deals", "deals": 1, "rubicon": "off", **STROKES}
    first, second = play_out(table(*MIXED, options=options)).running
    state = counted(play_out(table(*MIXED, scores=(second, first), options=options)))
    assert result_of(state).strokes == (0, 0)
