"""The words of the documents: as they spell them, where they are said, what they mean.

Meanings are texts, ``meaning-KEY`` in ``glossary.ftl`` of each language; places are ``place-NAME``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from buur.i18n.texts import Texts
from buur.spelling import finds, joined

Place = Literal["romand", "french", "valais", "vaud", "oberwallis", "swiss"]
"""A language, with the region where a word belongs to one."""


@dataclass(frozen=True, slots=True)
class Word:
    """A word, under the key of its meaning."""

    key: str
    place: Place
    forms: tuple[str, ...]
    """Spellings, and other words for the same; the first is the usual one."""


WORDS: Final = (
    Word("chibre", "romand", ("chibre",)),
    Word(
        "chibrer",
        "romand",
        (
            "chibrer",
            "passer",
        ),
    ),
    Word("pique-simple", "romand", ("pique simple",)),
    Word("pique-double", "romand", ("pique double",)),
    Word("atout", "french", ("atout",)),
    Word(
        "retourne",
        "french",
        (
            "retourne",
            "carte tournée",
        ),
    ),
    Word(
        "buur",
        "swiss",
        (
            "buur",
            "bour",
            "bauer",
            "puur",
            "paysan",
        ),
    ),
    Word(
        "nell",
        "swiss",
        (
            "nell",
            "nel",
            "näll",
        ),
    ),
    Word("chinder", "romand", ("chinder",)),
    Word(
        "plie",
        "romand",
        (
            "plie",
            "pli",
            "levée",
        ),
    ),
    Word("main", "french", ("avoir la main",)),
    Word(
        "fournir",
        "french",
        (
            "fournir",
            "suivre",
        ),
    ),
    Word("couper-trick", "french", ("couper",)),
    Word(
        "surcouper",
        "french",
        (
            "surcouper",
            "monter",
        ),
    ),
    Word("sous-couper", "french", ("sous-couper",)),
    Word(
        "defausser",
        "french",
        (
            "se défausser",
            "défusser",
            "déjeter",
        ),
    ),
    Word("entrer", "romand", ("entrer en atout",)),
    Word("faire-tomber", "romand", ("faire tomber les atouts",)),
    Word(
        "bock",
        "swiss",
        (
            "bock",
            "carte maîtresse",
        ),
    ),
    Word(
        "annonce-jeu",
        "romand",
        (
            "annonce",
            "appel",
        ),
    ),
    Word("annonce", "romand", ("annonce",)),
    Word("trois-cartes", "romand", ("trois cartes",)),
    Word(
        "cinquante",
        "romand",
        (
            "cinquante",
            "un 50",
        ),
    ),
    Word(
        "cent",
        "romand",
        (
            "cent",
            "un cent",
        ),
    ),
    Word("cent-cinquante", "romand", ("cent cinquante",)),
    Word("deux-cents", "romand", ("deux cents",)),
    Word("carre", "french", ("carré",)),
    Word("c-est-bon", "french", ("c’est bon",)),
    Word(
        "stoeck",
        "swiss",
        (
            "stöck",
            "stoeck",
            "mariage d’atout",
        ),
    ),
    Word(
        "mit",
        "swiss",
        (
            "mit",
            "mit stöck",
        ),
    ),
    Word(
        "cinq-de-der",
        "french",
        (
            "cinq de der",
            "dix de der",
        ),
    ),
    Word(
        "match",
        "romand",
        (
            "match",
            "capot",
        ),
    ),
    Word("match-a-rebours", "romand", ("match à rebours",)),
    Word(
        "en-premier",
        "romand",
        (
            "en premier",
            "faire atout en premier",
        ),
    ),
    Word(
        "en-second",
        "romand",
        (
            "en second",
            "faire atout en second",
        ),
    ),
    Word("donneur", "french", ("donneur",)),
    Word(
        "donne",
        "french",
        (
            "donne",
            "tour",
            "coup",
        ),
    ),
    Word(
        "partie",
        "french",
        (
            "partie",
            "manche",
        ),
    ),
    Word("fausse-donne", "french", ("fausse donne",)),
    Word(
        "couper-pack",
        "french",
        (
            "couper le paquet",
            "couper",
            "coupe",
        ),
    ),
    Word(
        "frapper",
        "romand",
        (
            "frapper",
            "taper le paquet",
        ),
    ),
    Word(
        "taper",
        "romand",
        (
            "taper",
            "claquer",
        ),
    ),
    Word("valeur-de-prise", "romand", ("perdre sa valeur de prise",)),
    Word("solder", "romand", ("solder",)),
    Word(
        "fini",
        "romand",
        (
            "j’ai fini",
            "on a fini",
        ),
    ),
    Word(
        "sortir",
        "romand",
        (
            "sortir",
            "être sorti",
        ),
    ),
    Word("premier-sorti", "romand", ("premier sorti",)),
    Word("plus-grand-ecart", "romand", ("plus grand écart",)),
    Word(
        "stoeck-annonces-plies",
        "swiss",
        (
            "stöck-annonces-plies",
            "stöck wys stich",
        ),
    ),
    Word(
        "rubicon",
        "romand",
        (
            "rubicon",
            "franchir le Rubicon",
        ),
    ),
    Word(
        "tournee",
        "french",
        (
            "tournée",
            "payer la tournée",
        ),
    ),
    Word("ardoise", "romand", ("ardoise",)),
    Word("coche", "romand", ("coche",)),
    Word(
        "croix",
        "romand",
        (
            "croix",
            "demi-croix",
        ),
    ),
    Word("tapis", "french", ("tapis",)),
    Word(
        "oben-abe",
        "swiss",
        (
            "oben-abe",
            "obe-abe",
            "de haut en bas",
        ),
    ),
    Word(
        "unden-ufe",
        "swiss",
        (
            "unden-ufe",
            "unte-ufe",
            "de bas en haut",
        ),
    ),
    Word(
        "zig-zag",
        "romand",
        (
            "zig-zag",
            "slalom",
        ),
    ),
    Word("trois-fois-trois", "romand", ("3×3",)),
    Word("misere", "french", ("misère",)),
    Word("tutti", "oberwallis", ("tutti",)),
    Word(
        "sidi",
        "swiss",
        (
            "Sidi",
            "Sidi Barrani",
        ),
    ),
    Word(
        "encherir",
        "french",
        (
            "enchérir",
            "surenchérir",
            "miser",
        ),
    ),
    Word(
        "contrer",
        "french",
        (
            "contrer",
            "coincher",
        ),
    ),
    Word(
        "coinche",
        "romand",
        (
            "jass coinché",
            "coinche",
        ),
    ),
    Word(
        "estimation",
        "romand",
        (
            "estimation",
            "différence",
        ),
    ),
    Word(
        "quoifaire",
        "romand",
        (
            "quoifaire",
            "coiffeur",
        ),
    ),
    Word(
        "bandoure",
        "romand",
        (
            "bandoure",
            "pandur",
        ),
    ),
    Word("brouc", "vaud", ("brouc",)),
    Word(
        "mise",
        "romand",
        (
            "mise",
            "roi",
        ),
    ),
    Word(
        "pomme",
        "romand",
        (
            "pomme",
            "poutz",
            "poutze",
            "putze",
        ),
    ),
    Word("martinique", "romand", ("huit de Martinique",)),
    Word(
        "martigny",
        "valais",
        (
            "8 de Martigny",
            "huit de Martigny",
        ),
    ),
    Word(
        "enseigne",
        "french",
        (
            "enseigne",
            "couleur",
        ),
    ),
    Word("ecussons", "romand", ("écussons",)),
    Word("glands", "romand", ("glands",)),
    Word("grelots", "romand", ("grelots",)),
    Word(
        "fleurs",
        "romand",
        (
            "fleurs",
            "roses",
        ),
    ),
    Word("match-aux-cartes", "romand", ("match aux cartes",)),
    Word(
        "jass",
        "swiss",
        (
            "jass",
            "yass",
        ),
    ),
)
"""Every word, in the order in which a deal meets them."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A word as a reader of one language is told it."""

    word: str
    place: str
    meaning: str


def glossary(t: Texts, wanted: str = "") -> list[Entry]:
    """Return the words that a search finds, all of them without one.

    A word that is spelled as the search comes alone; else words and meanings are looked through.
    Case, accents and hyphens do not matter.
    """
    exact = [word for word in WORDS if joined(wanted) in map(joined, word.forms)]
    entries = [_entry(t, word) for word in exact or WORDS]
    return [
        one for one in entries if exact or finds(f"{one.word} {one.place} {one.meaning}", wanted)
    ]


def _entry(t: Texts, word: Word) -> Entry:
    meaning, place = t.format(f"meaning-{word.key}"), t.format(f"place-{word.place}")
    return Entry(word=", ".join(word.forms), place=place, meaning=meaning)
