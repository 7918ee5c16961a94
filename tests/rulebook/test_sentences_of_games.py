"""The written rules of single games: what a learner needs of them, and nothing of other games."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import pytest

from buur.i18n import LANGUAGES, texts
from buur.rulebook import explain
from buur.variants.registry import PRESETS, variant
from tests.option_words import options

EACH_LANG = pytest.mark.parametrize("lang", LANGUAGES)


WRITTEN: Final = """\
# Where nothing is trumps, no sentence speaks of a trump
chibre + then the one in trumps,
chibre + still holds a trump or a boss card,
chibre + must follow without trumping;
oben-abe / unden-ufe / zig-zag + then the higher, then the one declared first.
oben-abe / unden-ufe / zig-zag + still holds a boss card,
oben-abe / unden-ufe / zig-zag + takes the card back and must follow;
# In Pandur melds count towards the bid, and nobody writes them
pandur / pandur-4 / pandur-2 - scores all their own
# A bid of nothing but trumps has no list of contracts
coinche + With the bid goes a suit, which is trumps
coinche contracts=suits+oben + does not change its height: a trump suit, Obenabe.
coinche named=after + then names the trump suit.
# The match of a misère is told where a match may be bid
sidi + The match of a Misère is not to take a single trick.
sidi bid_top=157 / sidi contracts=suits+oben - The match of a Misère is not to take a single trick.
# Predictions are of points or of tricks
estimation + how many points they will make, from 0 to 157;
stich-differenzler + how many tricks they will make, from 0 to 9;
stich-differenzler + between the prediction and the tricks.
estimation-3 + how many points they will make, from 0 to 157, the dealer last
estimation values=bells - from 0 to
# In coiffeur only who chose writes: a match of the others changes nothing
coiffeur - counter-match
coiffeur write=points + counter-match
tutti + loses 100 points
# A direction that changes ranks melds by its first trick
chibre contracts=suits+slalom / chibre contracts=suits+quer + that of the first trick decides.
chibre contracts=suits+trio / chibre contracts=suits+mitte + that of the first trick decides.
chibre contracts=suits+oben+unden / coiffeur - that of the first trick decides.
# Three for themselves count their tricks, too
coiffeur-3 + each side counts the points in its tricks
# K17: tutti included; a misère is no misère of itself
tutti + what is played: a trump suit, Obenabe, Undenufe, Slalom, Tutti.
coiffeur + what is played: a trump suit, Obenabe, Undenufe, Slalom, 3×3.
# A choice that goes round may begin with the second deal
coiffeur push=not_first_deal + In the first deal nobody pushes.
coiffeur - In the first deal nobody pushes.
# R93, T06, JW: the penalty of talk, or that there is none
reglement-1993 + These rules name no penalty.
reglement-1993 + the card goes to whoever takes the last trick
schieber + may have the deal cancelled
tournoi-2006 + knock or slap a card on the table
tournoi-2006 + it is mandatory, of at least two cards
# Who may not push is not told about pushing
gluecksjass / gluecksjass-3 - even after a push
# A meld's height is reversed only where low cards win
pandur / schaufel-dame / mise / pomme - Undenufe
# Egg and UR: a king may play undenufe
mise contracts=suits+unden / mise turned=six_ace + the ranks are reversed
mise contracts=suits+unden / mise turned=six_ace + In Undenufe height is reversed
# Without trumps no trump wins a trick
schellenjass / schaufel-dame / guggitaler + The highest card of the suit led wins the trick.
schellenjass / schaufel-dame / guggitaler - highest trump
# Who plays for himself is no side
pandur + When somebody has 21 points
molotow + When somebody has 7 strokes
schaufel-dame-strokes + When somebody has 12 strokes
bodentrumpf + 12 deals long, and the highest total wins
pandur / molotow / schaufel-dame-strokes / bodentrumpf - When a side
# [S] JW for four and three, [R] for five: strokes of a round
hindersi + the two with the fewest points have a stroke
hindersi-3 + whoever has the fewest points has a stroke and whoever has the most a
hindersi-5 + the better half, rounded down
# The number of players comes first
pandur ^ Three play.
pandur-4 ^ Four play.
pandur-2 ^ Two play.
mise-5 ^ Five play.
# Egg: half of one's own goal, which is no number before the auction
mise-5 + half of its own target
mise-5 - 500 points
# Brouc does not deny melds and then tell of marriages
brouc - no melds
# Points that are only compared are not written; melds count towards them
pomme / pandur - written at once
pomme / pandur + even for somebody who takes no trick
pomme meld_credit=at_first_trick / pandur meld_credit=at_first_trick + first trick
pomme meld_credit=at_first_trick / pandur meld_credit=at_first_trick - who takes no trick
"""
"""Rule sets, and a text that stands in their rules (+), at their beginning (^) or nowhere (-)."""

IS_WRITTEN: Final[dict[str, Callable[[str, str], bool]]] = {
    "+": lambda rules, text: text in rules,
    "-": lambda rules, text: text not in rules,
    "^": lambda rules, text: rules.startswith(text),
}


@pytest.mark.parametrize("line", [one for one in WRITTEN.splitlines() if one[0] != "#"])
def test_what_is_written(line: str) -> None:
    rule_sets, sign, text = re.split(r" ([-+^]) ", line, maxsplit=1)
    for rules in rule_sets.split(" / "):
        name, _, changes = rules.partition(" ")
        assert IS_WRITTEN[sign](said(name, "en", **options(changes)), text), rules


def said(name: str, /, lang: str = "en", **changes: object) -> str:
    """Return the rules of a preset, some options changed, as one text."""
    sections = explain(variant(name, changes).facts, lang)
    return "\n".join(paragraph for _, paragraphs in sections for paragraph in paragraphs)


@EACH_LANG
def test_a_misere_that_may_be_bid_says_what_may_be_played_as_one(lang: str) -> None:
    """W25 names the misère only; in which way it is played is a choice of the bidder."""
    plain, with_misere = (
        said("sidi", lang, contracts=contracts) for contracts in ("suits+oben", "suits+oben+misere")
    )
    assert len(with_misere) > len(plain) + 200
    assert "157" in with_misere


@EACH_LANG
def test_a_match_in_tutti_is_353(lang: str) -> None:
    """K17."""
    assert "353" in said("tutti", lang)
    assert "353" not in said("tutti", lang, tutti_values="first_led")
    assert "253" in said("tutti", lang, match="none")


@EACH_LANG
def test_the_row_alternance_is_called_a_reconstruction(lang: str) -> None:
    """K17 is cut off before its definition."""
    assert "alternance" in said("tutti", lang)
    assert "alternance" not in said("coiffeur-10", lang)


@pytest.mark.parametrize("contracts", ["oben", "unden", "tutti", "tutti_oben"])
@EACH_LANG
def test_one_contract_for_all_deals_leaves_nothing_to_push(lang: str, contracts: str) -> None:
    """Whatever `push` says."""
    pushed, kept = (said("chibre", lang, contracts=contracts, push=push) for push in ("yes", "no"))
    assert pushed == kept
    assert "Nobody chooses" in said("chibre", contracts=contracts)


@EACH_LANG
@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("reglement-1993", ("bock", "counted")),
        ("tournoi-2006", ("bock", "after_deal")),
        ("match-aux-cartes", ("bock",)),
        ("schieber", ("bock",)),
        ("chibre", ()),
        ("regles-002", ()),
    ],
)
def test_manners_are_told_where_a_document_has_them(
    name: str, words: tuple[str, ...], lang: str
) -> None:
    """R93, T06, JW: silence, "bock" and the cards that are counted, with the penalty or none."""
    habits = explain(variant(name).facts, lang)[-1][1]
    assert len(habits) == 1 + len(words)
    assert ["bock"] * bool(words) == ["bock" for habit in habits if "bock" in habit.lower()]


EIGHTS = {"en": "eight", "fr": "huit", "de": "Achter", "it": "otto"}
FOREHAND = {
    "en": "Forehand leads to the first trick.",
    "fr": "Le joueur à droite du donneur pose la première carte.",
    "de": "Die Vorhand spielt zum ersten Stich aus.",
    "it": "Il primo di mano gioca la prima carta.",
}
TURNED = ("kreuzjass", "bodentrumpf", "hindersi", "brouc", "pomme-2", "molotow-6", "gluecksjass")


@EACH_LANG
def test_pandur_speaks_of_no_card_that_it_has_not(lang: str) -> None:
    """[S] JO, DA: nine to ace."""
    assert EIGHTS[lang] not in said("pandur", lang)


@EACH_LANG
@pytest.mark.parametrize("name", TURNED)
def test_it_is_said_who_leads(name: str, lang: str) -> None:
    """Where nobody chooses, bids or drops out, nothing else tells it."""
    assert said(name, lang).split("\n").count(FOREHAND[lang]) == 1


@EACH_LANG
@pytest.mark.parametrize(
    "rules", [name for name, one in PRESETS.items() if not one.variant.facts["stock"]]
)
def test_the_stoeck_stands_in_its_chapter_alone_where_there_is_none(lang: str, rules: str) -> None:
    chapters = dict(explain(rules, lang))
    (own,) = chapters.pop(texts(lang).format("topic-stoeck"))
    assert "stöck" in own.lower()
    assert "stöck" not in str(chapters).lower()
