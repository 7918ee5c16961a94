"""Options and numbers of games as documents state them, each with its source.

[S] is stated, [P] probable, [R] a reconstruction, as in ``docs/explanation/games``.
"""

from __future__ import annotations

from typing import Final

import pytest

from buur.variants.needs import entries
from buur.variants.registry import variant

STATED: Final = """\
schellenjass-none: [S] JV, EGG: schellenjass schaufel-dame-strokes guggitaler guggitaler-10
    melds=no stock=no
queen-none: [P]: schaufel-dame melds=no stock=no
guggitaler-last: [S] JW, JV, nothing for the last trick but in its deal: guggitaler last_trick=0
fewest: [S] JV, JW: schellenjass guggitaler guggitaler-10 finish=deals lowest_wins=yes
guggitaler-deals: [R] everybody deals every aim once: guggitaler deals=20 seats=4
queen-deals: [S] JW, the end of the deals agreed upon; [R] twelve: schaufel-dame
    finish=deals deals=12 lowest_wins=no

coiffeur-none: SL, QF, K17: coiffeur coiffeur-8 coiffeur-10 coiffeur-3 coiffeur-alone tutti
    melds=no stock=no
tutti-cut: K17; FED 3.2, two cards at least: tutti cut=min2_mandatory bounds=2-35

estimation-deal: K16, the scribe deals first, nine cards by threes; FED 3.2, two cards at least,
    no knock: estimation first=scribe packets=3-3-3 hand=9 bounds=2-35 knock=no
estimation-turned: K16, it stays with the dealer, nothing is exchanged for it: estimation rob=no
    phases=turn-predict-play
estimation-play: K16, no melds, no stöck, all tricks are 157; SL, who has the suit may not
    undertrump: estimation melds=no stock=no match=none leader=forehand undertrump=free_if_void
estimation-end: K16: estimation deals=8 lowest_wins=yes forfeit=45
estimation-3: [S] JW, in turn, dealer last, ten less for an exact one, the dealer's compensation:
    estimation-3 prediction=open exact_bonus=yes dealer_compensation=yes
estimation-3-cards: [S] JW: estimation-3 seats=3 lines=3 hand=12 widow=0
estimation-2-cards: K16: estimation-2 seats=2 lines=2 hand=12 widow=12

hindersi-none: [S] JW: hindersi melds=no stock=no
hindersi-rounds: [S] JW, four games of four deals: hindersi deals=16 seats=4 strokes=low_half
hindersi-3-rounds: [S] JW, three deals, four rounds: hindersi-3 deals=12 seats=3
hindersi-5-rounds: [R] as for three: hindersi-5 deals=20 seats=5
hindersi-turned: [S] JW: hindersi turned_stays=yes

kreuzjass: [S] JW: kreuzjass teams=0101 target=1000 melds=no
alone: [S] JW, twelve deals and the most points win: bodentrumpf gluecksjass teams=0123 deals=12
    lowest_wins=no

misere-alone: [S] K18: misere lines=4
misere-teams: [S] K18: misere-teams lines=2
misere-end: [S] K18: misere misere-teams finish=deals deals=16 lowest_wins=yes
misere-none: [R] as in Hindersi, no melds, no stöck; [P] no premium: misere misere-teams
    melds=no stock=no match=none
misere-cut: [S] FED 3.2, two cards at least, and no knock: misere misere-teams bounds=2-35 knock=no
misere-bye: [S] K18: misere bye=550
misere-teams-bye: [S] K18: misere-teams bye=1100

mise-deal: Egg, five cards each, then three open and three hidden, then five: mise packets=5-w-5
    widow_up=3 widow_down=3 packets_later=4-4-4
mise-cards: FW-M, UR, JV: mise seats=3 hand=10 widow=6 later_hand=12 lowest=500
mise-4-cards: Egg: mise-4 seats=4 hand=8 widow=4 later_hand=9 lowest=350
mise-5-cards: Egg: mise-5 seats=5 hand=7 widow=0 later_hand=7 lowest=600
mise-contracts: FW-M: mise contracts=suits
egg-contracts: Egg, oben-abe and unden-ufe, too: mise-4 mise-5 contracts=suits+oben+unden
mise-auction: §1.8, from the second deal on the trump is turned, and nobody bids: mise
    phases=bid-widow-choose-play later=turn-renounce-play
pandur-cut: [P] cards lie on both sides of a cut: pandur pandur-4 pandur-2 bounds=3-23

molotow-undertrump: [S] as in all games that go backwards: molotow undertrump=free_if_void
molotow-end: [S] JV, seven at least, and more than anybody: molotow target=7 finish=largest_gap
molotow-fewest: [S] JV, eight rounds: molotow-3 molotow-5 molotow-6 finish=deals deals=8
    lowest_wins=yes

coinche-auction: [R]: coinche all_pass=next reentry=yes auction_end=all_passed
coinche-deal: [P] a tournament text of 2008, by threes after a compulsory cut: coinche
    packets=3-3-3 knock=no
sidi-auction: JVS, after four passes the same dealer deals; who has passed is out; a double ends
    it: sidi-jassverband all_pass=same reentry=no auction_end=opponents_passed
    double_window=next_spoken doubling=redouble
sidi-end: JVS, the bidder leads: sidi sidi-jassverband target=2000 leader=announcer
pagat-end: PAG, the bidder leads: sidi-pagat target=1500 leader=announcer
"""
"""By a name of its own: the source, the rule sets, and what holds in them."""


def spelled(value: object) -> str:
    """Return a value as the table spells it."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def found(name: str) -> dict[str, str]:
    """Return the options and other facts of a rule set, and what follows from them."""
    rules = variant(name)
    more = {
        "teams": "".join(map(str, rules.teams)),
        "bounds": "-".join(map(str, rules.cut_bounds or ())),
        "knock": rules.deal.may_knock,
        "phases": "-".join(rules.phases),
        "later": "-".join(rules.phases_of(2)),
        "widow": rules.plan(1).widow,
        "later_hand": rules.plan(2).hand,
        "lowest": next((rung.height for rung in rules.auction.rungs), ""),
    }
    return {name: spelled(value) for name, value in {**rules.facts, **more}.items()}


CASES: Final = {
    f"{row} {name}": (name, {word for word in words if "=" in word})
    for row, entry in entries(STATED).items()
    for words in [entry.rpartition(": ")[2].split()]
    for name in [word for word in words if "=" not in word]
}


@pytest.mark.parametrize("case", CASES)
def test_what_a_document_states(case: str) -> None:
    name, stated = CASES[case]
    facts = found(name)
    assert {
        f"{fact}={facts[fact]}" for fact in (word.partition("=")[0] for word in stated)
    } == stated
