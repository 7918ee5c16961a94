"""Texts call suits and ranks by the cards on the table, whichever deck that is."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from itertools import product
from typing import Any

import pytest

from buur.errors import ArgumentError
from buur.i18n import LANGUAGES, Deck, card_name, contract_name, texts
from buur.i18n.decks import DECKS, MAPPINGS, deck_of
from buur.i18n.glossary import glossary_entries
from buur.rulebook import explain
from buur.variants.registry import PRESETS
from tests.i18n.samples import argument_sets, messages

SWISS = Deck("swiss")

OWN = {
    "fr": {
        "french": r"valets?|dames?|dix|piques?|cœurs?|carreaux?|trèfles?",
        "swiss": r"under\w*|ober\w*|bannières?|glands?|roses?|écussons?|grelots?|fleurs?",
    },
    "de": {
        "french": r"Buben?|Damen?|Zehner[ns]?|Zehn|Kreuz|Pik|Herz\w*|Karo|Ecken?|Schaufeln?|Treff",
        "swiss": r"Under[ns]?|Ober[ns]?|Banner[ns]?|Eicheln?|Rosen?|Schellen?|Schilten",
    },
    "it": {
        "french": r"fant[ei]|donn[ae]|dieci|picche|cuori|quadri|fiori",
        "swiss": r"under|ober|banner|ghiand[ae]|ros[ae]|scud[io]|campanell[io]",
    },
    "en": {
        "french": r"jacks?|queens?|tens?|spades?|hearts?|diamonds?|clubs?",
        "swiss": r"unders?|obers?|banners?|acorns?|roses?|shields?|bells?",
    },
}
"""The names of one deck only, by language and deck."""

NO_CARDS = {
    "fr": r"dix (?:points|buts|manières|lignes|contrats|donnes)|(?:en|de une à|d’une à|par) dix",
    "de": r"Zehn (?:Ziele|Spielarten|Spiele)|dreissig Zehner|(?:ganze|das) Kreuz",
    "it": r"dieci (?:punti|scopi|modi|righe|contratti|smazzate)|(?:per|a|ad una a) dieci",
    "en": r"ten (?:points|aims|ways|rows|contracts|deals)|(?:by|to|in) ten|thirty tens|under these",
}
"""Words that are no names of cards: numbers, the cross of the slate, an English preposition."""

NAMING_BOTH = (
    "suit-*",
    "rank-name*",
    "rank-??-*",
    "card-name",
    "mapping-*",
    "deck-*",
    "first-visit-*",
    "*.forms",
    "meaning-ecussons",
    "meaning-glands",
    "meaning-grelots",
    "meaning-fleurs",
)
"""Names themselves, texts about the decks, and spellings that a search knows."""
NAMES_OF_GAMES = ("preset-*", "meaning-quoifaire")
TENS_WRITTEN = ("value-write-tens", "rules-tens-over", "sum-tens", "explain-write-tens")
NOT_ABOUT_CARDS = (
    *("cli-*", "avatar-name", "error-*"),
    *("club-*", "room-club", "title-club", "stored-clubs", "talk-free-help", "talk-not-close"),
)


def foreign(lang: str, deck: str, said: str) -> list[str]:
    """Return the names of the other deck in a text."""
    (other,) = (one for one in DECKS if one != deck)
    rest = re.sub(NO_CARDS[lang], "", said, flags=re.IGNORECASE)
    return re.findall(rf"\b(?:{OWN[lang][other]})\b", rest, re.IGNORECASE if lang != "de" else 0)


def excepted(key: str) -> bool:
    """Tell whether a text may have names of both decks."""
    if fnmatchcase(key, "preset-*.help"):
        return False
    free = (*NAMING_BOTH, *NAMES_OF_GAMES, *TENS_WRITTEN, *NOT_ABOUT_CARDS)
    return any(fnmatchcase(key, one) for one in free)


EACH = pytest.mark.parametrize(("lang", "deck"), list(product(LANGUAGES, DECKS)))


@EACH
def test_the_rules_of_every_preset_name_the_cards_of_the_deck(lang: str, deck: str) -> None:
    found = {
        (name, line): names
        for name in PRESETS
        for _, lines in explain(name, lang, deck)
        for line in lines
        if (names := foreign(lang, deck, line))
    }
    assert found == {}


@EACH
def test_every_text_names_the_cards_of_the_deck(lang: str, deck: str) -> None:
    found = {
        key: names
        for key, said in formatted(lang, deck)
        if (names := foreign(lang, deck, said)) and not excepted(key)
    }
    assert found == {}


def formatted(lang: str, deck: str) -> Iterator[tuple[str, str]]:
    """Yield every text with its key, for each of some arguments."""
    t = texts(lang, deck)
    own = t.deck_names()
    for key in messages(lang):
        for args in argument_sets(lang, key):
            given = {name: value for name, value in args.items() if name not in own}
            if "suit" in given:
                given["suit"] = t.deck.suit("S")
            yield key, t.format(key, **given)


@EACH
def test_the_glossary_names_the_cards_of_the_deck(lang: str, deck: str) -> None:
    meanings = {one.word: one.meaning for one in glossary_entries(texts(lang, deck))}
    named = {word: foreign(lang, deck, said) for word, said in meanings.items()}
    suits = {"écussons", "glands", "grelots", "fleurs", "roses"}
    assert {
        word for word, names in named.items() if names and not suits & set(word.split(", "))
    } <= {"quoifaire, coiffeur"}


@pytest.mark.parametrize("name", ["schaufel-dame", "schaufel-dame-strokes"])
@pytest.mark.parametrize(
    ("deck", "card"), [("swiss", "Schilten-Ober"), (Deck("swiss", "jassen_ch"), "Rosen-Ober")]
)
def test_a_game_named_after_a_french_card_says_which_card_that_is(
    name: str, deck: Deck | str, card: str
) -> None:
    def said(deck: Deck | str) -> str:
        return " ".join(line for _, lines in explain(name, "de", deck) for line in lines)

    sentence = f"den die Karte {card} unter den französischen Karten hat."
    assert sentence in said(deck)
    assert "unter den französischen Karten" not in said("french")


def test_texts_of_one_deck_are_shared() -> None:
    assert texts("de", "swiss") is texts("de", SWISS)
    assert texts("de", "french") is not texts("de", "swiss")


@pytest.mark.parametrize(
    ("deck", "name", "contract"),
    [
        ("french", "Schaufel-Dame", "Trumpf Ecken"),
        ("swiss", "Schilten-Ober", "Trumpf Schellen"),
        (Deck("swiss", "swisslos"), "Schilten-Ober", "Trumpf Eichel"),
        (Deck("swiss", "jassen_ch"), "Rosen-Ober", "Trumpf Schellen"),
        (Deck("swiss", "jassguru", "austrian"), "Eichel-Ober", "Trumpf Laub"),
        (Deck("french", names="austrian"), "Pik-Dame", "Trumpf Karo"),
    ],
)
def test_names_follow_deck_mapping_and_country(deck: Deck | str, name: str, contract: str) -> None:
    t = texts("de", deck)
    assert (card_name(t, "SQ"), contract_name(t, "trump:D")) == (name, contract)
    assert t.format("aim-spade_queen").startswith(name)


@pytest.mark.parametrize("mapping", MAPPINGS)
def test_a_mapping_pairs_all_suits(mapping: str) -> None:
    assert sorted(MAPPINGS[mapping].values()) == ["eichel", "rosen", "schellen", "schilten"]


@pytest.mark.parametrize(
    ("deck", "said"),
    [
        ("tarot", "deck is 'tarot': expected one of french, swiss"),
        ("swis", "did you mean swiss"),
        (None, "deck is None: expected a deck, such as 'swiss'"),
        (Deck("swiss", "basel"), "mapping is 'basel': expected one of hslu, swisslos"),
        (Deck("swiss", names="bavarian"), "names is 'bavarian': expected one of swiss, austrian"),
    ],
)
def test_an_unknown_deck_is_refused(deck: Any, said: str) -> None:
    with pytest.raises(ArgumentError) as no:
        deck_of(deck)
    assert said in str(no.value)
