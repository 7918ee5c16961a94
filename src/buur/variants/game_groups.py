"""Groups of rule sets for players who look for a game, and rule sets to recommend."""

from __future__ import annotations

from typing import Final

GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "schieber": ("chibre", "schieber", "directions"),
    "coiffeur": ("coiffeur", "tutti"),
    "bidding": ("coinche", "sidi", "pandur", "mise"),
    "prediction": ("estimation",),
    "avoiding": ("misere", "avoiding", "molotow"),
    "alone": ("alone", "pomme"),
    "marriage": ("brouc",),
}
"""Families of presets by group, the most played group first."""

MOST_PLAYED: Final[dict[str, tuple[str, ...]]] = {
    "fr": (
        *("chibre", "pique-double", "coiffeur", "estimation"),
        *("sidi", "coinche", "pomme", "mise"),
    ),
    "de": (
        *("schieber", "schieber-2500", "coiffeur-8", "estimation"),
        *("sidi-jassverband", "molotow", "mise", "pomme"),
    ),
    "it": (
        *("chibre", "schieber", "coiffeur", "estimation"),
        *("sidi", "misere", "coinche", "mise"),
    ),
    "en": (
        *("schieber", "chibre", "coiffeur", "estimation"),
        *("sidi", "misere", "coinche", "bodentrumpf"),
    ),
}
"""The presets to show first, by language."""

FOR_BEGINNERS: Final = ("chibre", "schieber", "bodentrumpf", "gluecksjass", "gluecksjass-3")
"""Presets that are good to begin with."""


def group_of(family: str) -> str:
    """Return the group of a family of presets.

    >>> group_of("sidi")
    'bidding'

    Raises:
        KeyError: no group has the family.
    """
    for group, families in GROUPS.items():
        if family in families:
            return group
    raise KeyError(family)
