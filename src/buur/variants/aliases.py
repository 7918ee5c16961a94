"""Aliases of rule sets: spellings of the documents and names of other regions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from buur.text_search import search_key

ALIASES: Final[dict[str, tuple[str, ...]]] = {
    "chibre": ("pique simple", "Schieber romand", "chibre romand", "yass"),
    "pique-double": ("partie en pique double",),
    "oben-abe": ("obe-abe", "oben", "de haut en bas", "top-down", "dall’alto in basso"),
    "unden-ufe": (
        *("unte-ufe", "unde-ufe", "unten-ufe", "unten"),
        *("de bas en haut", "bottom-up", "dal basso in alto"),
    ),
    "zig-zag": ("Slalom", "Zickzack"),
    "martinique": ("8 de Martinique", "8 de Martigny", "huit de Martigny"),
    "match-aux-cartes": ("tournoi de jass",),
    "schieber": ("Schieberjass", "chibre alémanique"),
    "kreuzjass": ("Krüzjass", "Chrüzjass"),
    "bodentrumpf": ("Bodetrumpf",),
    "gluecksjass": ("Glückjass",),
    "coinche": ("Jass coinché", "jass coinchée", "coinché"),
    "sidi": ("Sidi Barrani", "Sidi Barani", "Sidi Baranni"),
    "estimation": (
        *("différence", "Differenzler", "differenza"),
        *("Differenz-Jass", "verdeckter Differenzler"),
    ),
    "stich-differenzler": ("différence des plies",),
    "misere": ("la misère",),
    "hindersi": ("Hindersi-Jass", "Hindersi-Obsi"),
    "schellenjass": ("Schälle-Jass", "jass des grelots"),
    "schaufel-dame": ("Pik-Dame", "dame de pique"),
    "molotow": ("Molotov",),
    "mittlere": ("der Mittlere",),
    "brouc": ("l’homme de Brouc", "l’homme de Brou"),
    "coiffeur": ("quoifaire", "quoi-faire", "Coiffeurjass", "Guafför"),
    "tutti": ("le tutti", "tout atout"),
    "pomme": (
        *("la pomme", "poutz", "poutze", "putze", "Putz", "Butz"),
        *("Handjass", "Butzer", "Sackjass", "Härdöpfel"),
    ),
    "pandur": ("bandoure", "bandour", "Pandour"),
    "mise": (
        *("roi", "le roi", "la mise", "roi et paysans", "il re"),
        *("Bieter", "Steiger", "Büter", "Königsjass"),
    ),
}
"""Other names of a preset, as the page shows them.

A search ignores case, accents, blanks and hyphens.
"""


_FRENCH: Final = (
    *("pique simple", "Schieber romand", "chibre romand", "partie en pique double"),
    *("de haut en bas", "de bas en haut", "8 de Martinique", "8 de Martigny", "huit de Martigny"),
    *("tournoi de jass", "chibre alémanique", "Jass coinché", "jass coinchée", "coinché"),
    *("différence", "différence des plies", "la misère", "jass des grelots", "dame de pique"),
    *("l’homme de Brouc", "l’homme de Brou", "quoifaire", "quoi-faire", "le tutti", "tout atout"),
    *("la pomme", "poutz", "poutze", "putze", "bandoure", "bandour"),
    *("roi", "le roi", "la mise", "roi et paysans"),
)
_GERMAN: Final = (
    *("obe-abe", "oben", "unte-ufe", "unde-ufe", "unten-ufe", "unten", "Zickzack", "Schieberjass"),
    *("Krüzjass", "Chrüzjass", "Bodetrumpf", "Glückjass", "Differenzler", "Differenz-Jass"),
    *("verdeckter Differenzler", "Hindersi-Jass", "Hindersi-Obsi", "Schälle-Jass", "Pik-Dame"),
    *("der Mittlere", "Coiffeurjass", "Guafför", "Putz", "Butz", "Handjass", "Butzer", "Sackjass"),
    *("Härdöpfel", "Bieter", "Steiger", "Büter", "Königsjass"),
)
LANGUAGE: Final[dict[str, str]] = {
    **dict.fromkeys(_FRENCH, "fr"),
    **dict.fromkeys(_GERMAN, "de"),
    **dict.fromkeys(("dall’alto in basso", "dal basso in alto", "differenza", "il re"), "it"),
    **dict.fromkeys(("top-down", "bottom-up"), "en"),
}
"""The language of an alias; those that several languages use have none."""


def aliases_in(name: str, lang: str) -> tuple[str, ...]:
    """Return the aliases of a preset that a language uses.

    >>> aliases_in("schieber", "de"), aliases_in("schieber", "fr")
    (('Schieberjass',), ('chibre alémanique',))
    """
    return tuple(one for one in ALIASES.get(name, ()) if LANGUAGE.get(one, lang) == lang)


def canonical(name: str, presets: Iterable[str]) -> str | None:
    """Return the preset that a name or alias denotes; None if it denotes none.

    >>> canonical("Quoi-Faire", ["chibre", "coiffeur"])
    'coiffeur'
    """
    wanted = search_key(name)
    for preset in presets:
        if wanted in (search_key(one) for one in (preset, *ALIASES.get(preset, ()))):
            return preset
    return None
