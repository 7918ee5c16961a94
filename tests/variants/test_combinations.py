"""Options that do not go together: each reason to refuse, and its nearest neighbours that are fine.

A case is a rule set and what is changed in it. Under `REFUSED` stands every way to run into a
refusal, under `ALLOWED` what differs from one of them in a single point.
"""

from __future__ import annotations

import re
from typing import Final

import pytest

from buur.errors import RulesError
from buur.variants.combinations import CODES, COMBINATIONS
from buur.variants.needs import entries, words_of
from buur.variants.options import option_text
from buur.variants.plan import PACKETS_FAULT
from buur.variants.registry import variant
from tests.variants.asked import unknown_words
from tests.variants.refused import REFUSED, cases, refusal, unchecked

GIVEN: Final = re.compile(r"[ (](\w+)=(.*?)(?=, \w+=|\)$|\.\.\.)")
"""An option or field with its value in a refusal."""

ALLOWED: Final = """\
chibre: irregularities=penalised | irregularities=penalised revoke_rule=jw
    | irregularities=prevented revoke_rule=cancel | first_card=H7 | packets=9 packets_later=4-5
    | packets=8 widow_up=1 widow_down=3 | packets=8 pile=1 | contracts=suits+oben+misere
    | contracts=suits+quer quer_tricks=8 | contracts=suits quer_tricks=11 | imposed=H | push=no
    | push_back=yes | push=not_first_deal push_back=yes | trump_by_lead=yes | values=spade_queen
    | values=tricks melds=no stock=no | match_revives_melds=yes | match_voids_melds=no
    | solder_test=forbidden marriages=yes | solder_test=forbidden marriages=yes undertrump=to_marry
    | undertrump=free_if_void | AUTO DEALS prediction=hidden | counter_match=minus100
    | DEALS lowest_wins=yes | lowest_wins=yes finish=largest_gap | AUTO finish=over write=tens
    | DEALS tie=deal | DEALS deals=1 | finish=largest_gap rubicon=schneider | SHEET
    | SHEET sheet=S:20_H:1 | SHEET sheet=S_S_S_S_S_S_S_S_S_S_S_S_S_S_S_S_S_S_S_S
    | SHEET sheet=S_misere | SHEET sheet=S_quer quer_tricks=8 | SHEET sheet=S quer_tricks=11
    | SHEET route=round | push_back=yes route=partner | multipliers=spades2 | write=declarers
    | turned_card=cut_card
coiffeur: irregularities=penalised revoke_rule=jw
match-aux-cartes: imposed=SHDC | imposed=H
brouc: undertrump=only_trumps
mise-4: call=apart | call=any
mise-5: call=any
coiffeur-alone: sheet= contracts=suits finish=largest_gap
    | sheet= contracts=suits+oben trump_by_lead=yes finish=largest_gap
schieber: contracts=suits trump_by_lead=yes | contracts=oben+unden trump_by_lead=yes
pomme: values=spade_queen melds=no stock=no | pomme_below=125 | last_trick=10 pomme_below=130
guggitaler-10: write=points
schellenjass: call=apart
estimation: contracts=suits turned_stays=no | exact_bonus=yes
    | prediction=open dealer_compensation=yes | finish=largest_gap deals=0
    | turned_stays=no misdeal_redealer=next
estimation-2: solder_test=literal_all | claim=required
gluecksjass: rubicon=off finish=largest_gap deals=0 | strokes=low_half lowest_wins=yes
    | counter_match=double | push=yes route=round | push=no route=partner
mise: rubicon=schneider | call=any
hindersi: deals=4
hindersi-3: deals=3
kreuzjass: write=points
coinche: bid_low=200 | bid_low=150 bid_top=none | multipliers=
    | write=points claim=required strokes=jw | write=points multipliers=spades2 | named=after
pomme-3: blind=yes | prediction=none | write=putzes | join=no blind=no | later=yes
pomme-2: rob=no | pommes_lose=1 | turned=six_ace | turned=kreuzjass
"""
"""By rule set: changes that are not."""


SENTENCES: Final = """\
first-card: first_card must be the code of a card, such as D7 (first_card=D1)
teams-drawn: drawing for partners needs four seats in two teams: teams_drawn must be no
imposed-suits: imposed must have the suits of the deals in order, such as CDHS
imposed-push: nobody can push an imposed contract: push must be no
imposed-lead: trump_by_lead needs a contract
push-back: push_back needs a push that can be given back: push must be yes (push_back=yes, push=no)
deals-missing: a fixed number of deals needs that number: deals must be 1 or more
deals-surplus: deals is a number of deals to play: finish must be deals, or deals must be 0
plan-pack: packets, widow and piles must take the 36 cards of the pack (packets=3-3, packets_later=,
quer-tricks: quer_tricks must be less than 9, the tricks of a deal (contracts=suits+quer,
revives-voids: only melds that a match makes void can be revived: match_voids_melds must be yes
"""
"""By code: the beginning of the sentence for its first case."""


@pytest.mark.parametrize(("code", "case"), [*cases(REFUSED)])
def test_what_does_not_go_together_is_refused(code: str, case: str) -> None:
    """Each case with its own code, whatever else is wrong with neighbours."""
    rules, _, changes = case.partition(" ")
    error = refusal(rules, changes)
    assert error is not None
    assert error.code == code
    assert code == PACKETS_FAULT or str(error).startswith(f"rule set {rules} is impossible: ")


@pytest.mark.parametrize(("code", "sentence"), entries(SENTENCES).items())
def test_a_refusal_says_why(code: str, sentence: str) -> None:
    rules, _, changes = entries(REFUSED)[code].partition("|")[0].strip().partition(" ")
    assert f": {sentence}" in str(refusal(rules, changes))


def test_a_refusal_names_the_values_that_were_given() -> None:
    with pytest.raises(RulesError) as found:
        variant("schieber", {"finish": "checklist"})
    assert str(found.value) == (
        "rule set schieber is impossible: rubicon and schneider are halves of a target, which this"
        " end of a partie does not have: rubicon must be off (finish=checklist, rubicon=schneider)"
    )


@pytest.mark.parametrize("case", [case for code, case in cases(REFUSED) if code != PACKETS_FAULT])
def test_a_value_in_a_refusal_is_the_value_of_the_rule_set(case: str) -> None:
    rules, _, changes = case.partition(" ")
    told, facts = str(refusal(rules, changes)), unchecked(rules, changes).facts
    given = dict(GIVEN.findall(told))
    assert given == {name: option_text(facts[name])[:57] for name in given}
    assert given
    met = [bool(no) != (word in words_of(facts.get(name, ""))) for name, no, word in demands(told)]
    assert not met or not all(met)


def demands(told: str) -> list[tuple[str, str, str]]:
    """Return each "name must (not) be value" of a sentence, the first of several values."""
    return re.findall(r"(\w+) must (not )?(?:be|have) (\w+)", told)


@pytest.mark.parametrize(("rules", "changes"), [*cases(ALLOWED)])
def test_what_is_near_a_refusal_goes_together(rules: str, changes: str) -> None:
    assert refusal(rules, changes) is None


def test_every_combination_is_refused_somewhere() -> None:
    assert set(entries(REFUSED)) == CODES


def test_what_a_combination_asks_for_exists() -> None:
    unknown = {code: unknown_words(needs) for code, (needs, _) in COMBINATIONS.items()}
    assert {code: words for code, words in unknown.items() if words} == {}
