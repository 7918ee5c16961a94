"""The written rules of games that bid, predict, tick rows off or play other ways than trumps."""

from __future__ import annotations

import pytest

from buur.i18n import LANGUAGES
from buur.rulebook import explain
from buur.variants.registry import variant

EACH_LANG = pytest.mark.parametrize("lang", LANGUAGES)


def said(name: str, lang: str = "en", **options: object) -> str:
    """Return the rules of a preset, some options changed, as one text."""
    sections = explain(variant(name, options).facts, lang)
    return "\n".join(paragraph for _, paragraphs in sections for paragraph in paragraphs)


def test_a_bid_of_nothing_but_trumps_has_no_list_of_contracts() -> None:
    assert "With the bid goes a suit, which is trumps" in said("coinche")
    wider = said("coinche", contracts="suits+oben")
    assert "does not change its height: a trump suit, Obenabe." in wider
    assert "then names the trump suit." in said("coinche", named="after")


@EACH_LANG
def test_a_misere_that_may_be_bid_says_what_may_be_played_as_one(lang: str) -> None:
    """W25 names the misère only; in which way it is played is a choice of the bidder."""
    plain, with_misere = (
        said("sidi", lang, contracts=contracts) for contracts in ("suits+oben", "suits+oben+misere")
    )
    assert len(with_misere) > len(plain) + 200
    assert "157" in with_misere


def test_the_match_of_a_misere_is_told_where_a_match_may_be_bid() -> None:
    sentence = "The match of a Misère is not to take a single trick."
    assert sentence in said("sidi")
    assert sentence not in said("sidi", bid_top="157")
    assert sentence not in said("sidi", contracts="suits+oben")


def test_predictions_are_of_points_or_of_tricks() -> None:
    assert "how many points he will make, from 0 to 157;" in said("estimation")
    tricks = said("stich-differenzler")
    assert "how many tricks he will make, from 0 to 9;" in tricks
    assert "between his prediction and his tricks." in tricks
    assert "how many points he will make, from 0 to 157, the dealer last" in said("estimation-3")


def test_a_counter_match_is_told_where_the_others_write() -> None:
    """In coiffeur only who chose writes: a match of the others changes nothing."""
    assert "counter-match" not in said("coiffeur")
    assert "loses 100 points" in said("tutti")
    assert "counter-match" in said("coiffeur", write="points")


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


def test_a_direction_that_changes_ranks_melds_by_its_first_trick() -> None:
    sentence = "that of the first trick decides."
    assert all(
        sentence in said("chibre", contracts=f"suits+{part}")
        for part in ("slalom", "quer", "trio", "mitte")
    )
    assert sentence not in said("chibre", contracts="suits+oben+unden")
    assert sentence not in said("coiffeur")


def test_three_for_themselves_count_their_tricks_too() -> None:
    assert "each side counts the points in its tricks" in said("coiffeur-3")


def test_the_row_misere_says_what_may_be_played_in_it() -> None:
    """K17: tutti included; a misère is no misère of itself."""
    assert "what is played: a trump suit, Obenabe, Undenufe, Slalom, Tutti." in said("tutti")
    assert "what is played: a trump suit, Obenabe, Undenufe, Slalom, 3×3." in said("coiffeur")


def test_a_choice_that_goes_round_may_begin_with_the_second_deal() -> None:
    sentence = "In the first deal nobody pushes."
    assert sentence in said("coiffeur", push="not_first_deal")
    assert sentence not in said("coiffeur")


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


def test_the_penalty_of_talk_is_told_or_that_there_is_none() -> None:
    assert "These rules name no penalty." in said("reglement-1993")
    assert "may have the deal cancelled" in said("schieber")
    assert "knock or slap a card on the table" in said("tournoi-2006")
    assert "the card goes to whoever takes the last trick" in said("reglement-1993")
    assert "it is mandatory, of at least two cards" in said("tournoi-2006")


def test_a_range_is_told_of_usual_points_only() -> None:
    assert "from 0 to" not in said("estimation", values="bells")
