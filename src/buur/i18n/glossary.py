"""Glossary of Jass: the terms of the documents with their spellings, regions and meanings.

The texts of meanings are ``meaning-KEY`` in ``glossary.ftl`` of each language, those of regions
``place-NAME``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from buur.i18n.texts import Texts
from buur.text_search import matches, search_key

Region = Literal["romand", "french", "valais", "vaud", "oberwallis", "swiss"]
"""The language or region that uses a term."""


@dataclass(frozen=True, slots=True)
class Term:
    """A term, with the key of its meaning."""

    key: str
    place: Region
    forms: tuple[str, ...]
    """Spellings and synonyms, the usual one first."""


TERMS: Final = (
    Term("chibre", "romand", ("chibre",)),
    Term("chibrer", "romand", ("chibrer", "passer")),
    Term("pique-simple", "romand", ("pique simple",)),
    Term("pique-double", "romand", ("pique double",)),
    Term("atout", "french", ("atout",)),
    Term("retourne", "french", ("retourne", "carte tournée")),
    Term("buur", "swiss", ("buur", "bour", "bauer", "puur", "paysan")),
    Term("nell", "swiss", ("nell", "nel", "näll")),
    Term("chinder", "romand", ("chinder",)),
    Term("plie", "romand", ("plie", "pli", "levée")),
    Term("main", "french", ("avoir la main",)),
    Term("fournir", "french", ("fournir", "suivre")),
    Term("couper-trick", "french", ("couper",)),
    Term("surcouper", "french", ("surcouper", "monter")),
    Term("sous-couper", "french", ("sous-couper",)),
    Term("defausser", "french", ("se défausser", "défusser", "déjeter")),
    Term("entrer", "romand", ("entrer en atout",)),
    Term("faire-tomber", "romand", ("faire tomber les atouts",)),
    Term("bock", "swiss", ("bock", "carte maîtresse")),
    Term("annonce-jeu", "romand", ("annonce", "appel")),
    Term("annonce", "romand", ("annonce",)),
    Term("trois-cartes", "romand", ("trois cartes",)),
    Term("cinquante", "romand", ("cinquante", "un 50")),
    Term("cent", "romand", ("cent", "un cent")),
    Term("cent-cinquante", "romand", ("cent cinquante",)),
    Term("deux-cents", "romand", ("deux cents",)),
    Term("carre", "french", ("carré",)),
    Term("c-est-bon", "french", ("c’est bon",)),
    Term("stoeck", "swiss", ("stöck", "stoeck", "mariage d’atout")),
    Term("mit", "swiss", ("mit", "mit stöck")),
    Term("cinq-de-der", "french", ("cinq de der", "dix de der")),
    Term("match", "romand", ("match", "capot")),
    Term("match-a-rebours", "romand", ("match à rebours",)),
    Term("en-premier", "romand", ("en premier", "faire atout en premier")),
    Term("en-second", "romand", ("en second", "faire atout en second")),
    Term("donneur", "french", ("donneur",)),
    Term("donne", "french", ("donne", "tour", "coup")),
    Term("partie", "french", ("partie", "manche")),
    Term("fausse-donne", "french", ("fausse donne",)),
    Term("couper-pack", "french", ("couper le paquet", "couper", "coupe")),
    Term("frapper", "romand", ("frapper", "taper le paquet")),
    Term("taper", "romand", ("taper", "claquer")),
    Term("valeur-de-prise", "romand", ("perdre sa valeur de prise",)),
    Term("solder", "romand", ("solder",)),
    Term("fini", "romand", ("j’ai fini", "on a fini")),
    Term("sortir", "romand", ("sortir", "être sorti")),
    Term("premier-sorti", "romand", ("premier sorti",)),
    Term("plus-grand-ecart", "romand", ("plus grand écart",)),
    Term("stoeck-annonces-plies", "swiss", ("stöck-annonces-plies", "stöck wys stich")),
    Term("rubicon", "romand", ("rubicon", "franchir le Rubicon")),
    Term("tournee", "french", ("tournée", "payer la tournée")),
    Term("ardoise", "romand", ("ardoise",)),
    Term("coche", "romand", ("coche",)),
    Term("croix", "romand", ("croix", "demi-croix")),
    Term("tapis", "french", ("tapis",)),
    Term("oben-abe", "swiss", ("oben-abe", "obe-abe", "de haut en bas")),
    Term("unden-ufe", "swiss", ("unden-ufe", "unte-ufe", "de bas en haut")),
    Term("zig-zag", "romand", ("zig-zag", "slalom")),
    Term("trois-fois-trois", "romand", ("3×3",)),
    Term("misere", "french", ("misère",)),
    Term("tutti", "oberwallis", ("tutti",)),
    Term("sidi", "swiss", ("Sidi", "Sidi Barrani")),
    Term("encherir", "french", ("enchérir", "surenchérir", "miser")),
    Term("contrer", "french", ("contrer", "coincher")),
    Term("coinche", "romand", ("jass coinché", "coinche")),
    Term("estimation", "romand", ("estimation", "différence")),
    Term("quoifaire", "romand", ("quoifaire", "coiffeur")),
    Term("bandoure", "romand", ("bandoure", "pandur")),
    Term("brouc", "vaud", ("brouc",)),
    Term("mise", "romand", ("mise", "roi")),
    Term("pomme", "romand", ("pomme", "poutz", "poutze", "putze")),
    Term("martinique", "romand", ("huit de Martinique",)),
    Term("martigny", "valais", ("8 de Martigny", "huit de Martigny")),
    Term("enseigne", "french", ("enseigne", "couleur")),
    Term("ecussons", "romand", ("écussons",)),
    Term("glands", "romand", ("glands",)),
    Term("grelots", "romand", ("grelots",)),
    Term("fleurs", "romand", ("fleurs", "roses")),
    Term("match-aux-cartes", "romand", ("match aux cartes",)),
    Term("jass", "swiss", ("jass", "yass")),
)
"""Every term, roughly in the order in which they matter during a deal."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A term as text in one language."""

    word: str
    place: str
    meaning: str


def glossary_entries(t: Texts, wanted: str = "") -> list[Entry]:
    """Return the terms that match a search; all terms for an empty search.

    If the search is a spelling of terms, only those are returned. Else it may match terms, regions
    and meanings. Case, accents and hyphens do not matter.
    """
    exact = [word for word in TERMS if search_key(wanted) in map(search_key, word.forms)]
    entries = [_entry(t, word) for word in exact or TERMS]
    return [
        one for one in entries if exact or matches(f"{one.word} {one.place} {one.meaning}", wanted)
    ]


def _entry(t: Texts, word: Term) -> Entry:
    meaning, place = t.format(f"meaning-{word.key}"), t.format(f"place-{word.place}")
    return Entry(word=", ".join(word.forms), place=place, meaning=meaning)
