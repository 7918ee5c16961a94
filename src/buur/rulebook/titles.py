"""Titles and descriptions of presets in four languages, and the search for presets by text."""

from __future__ import annotations

from buur.arguments import text as checked_text
from buur.i18n.decks import DECKS
from buur.i18n.languages import LANGUAGES
from buur.i18n.source import preset_titles
from buur.i18n.texts import texts
from buur.text_search import matches
from buur.variants.aliases import ALIASES, LANGUAGE
from buur.variants.registry import PRESETS, RulesLike, preset, rules_of


def title(rules: RulesLike, lang: str = "en") -> str:
    """Return the title of a preset.

    >>> title("schaufel-dame"), title("schaufel-dame", "de")
    ('Queen of spades', 'Schaufel-Dame')

    Args:
        rules: the name of a preset, or rules; those with changed options have the title of theirs.
        lang: "fr", "de", "it" or "en".

    Raises:
        RulesError: there is no such preset.
        ArgumentError: an argument is of another type, or there is no such language.
        MissingExtra: the library of the texts is not installed.
    """
    return texts(lang).format(f"preset-{_name(rules)}")


def description(rules: RulesLike, lang: str = "en") -> str:
    """Return a sentence that describes a preset.

    >>> description("misere")
    'Everyone for themselves, and the fewest points win; sixteen deals.'

    Args:
        rules: the name of a preset, or rules; those with changed options have that of theirs.
        lang: "fr", "de", "it" or "en".

    Raises:
        RulesError: there is no such preset.
        ArgumentError: an argument is of another type, or there is no such language.
        MissingExtra: the library of the texts is not installed.
    """
    return texts(lang).format(f"preset-{_name(rules)}.help")


def find_presets(text: str) -> tuple[str, ...]:
    """Return the presets that a text describes, in any language, those named so first.

    Names, aliases, titles and descriptions are searched. A preset is found if it has every word of
    the text; case, accents and hyphens do not matter. The first search reads the texts of all
    languages, which takes a second.

    >>> find_presets("dame de pique")
    ('schaufel-dame', 'schaufel-dame-strokes')

    Raises:
        ArgumentError: this is no text.
        MissingExtra: the library of the texts is not installed.
    """
    wanted = checked_text(text, "text", "words such as 'Königsjass' or 'three players'")
    if not wanted.strip():
        return tuple(PRESETS)
    named = [name for name in PRESETS if any(matches(one, wanted) for one in names(name))]
    described = [name for name in PRESETS if any(matches(one, wanted) for one in _texts(name))]
    return tuple(dict.fromkeys((*named, *described)))


def _name(rules: RulesLike) -> str:
    return preset(rules_of(rules).code).name


def names(name: str) -> tuple[str, ...]:
    """Return every name of a preset: its own, its aliases and its titles in all languages.

    >>> names("molotow-3")
    ('molotow-3', 'Molotow à trois', 'Molotow zu dritt', 'Molotow in tre', 'Molotow for three')

    Args:
        name: the name of a preset.
    """
    found = (name, *ALIASES.get(name, ()), *(preset_titles(lang)[name] for lang in LANGUAGES))
    return tuple(dict.fromkeys(found))


def languages_of(name: str) -> dict[str, str]:
    """Return the language of each name of a preset that only one language uses.

    >>> languages_of("misere-teams")["Misère, zwei gegen zwei"]
    'de'

    Args:
        name: the name of a preset.
    """
    titles = {lang: preset_titles(lang)[name] for lang in LANGUAGES}
    own = {title: lang for lang, title in titles.items() if [*titles.values()].count(title) == 1}
    aliases = {one: LANGUAGE[one] for one in ALIASES.get(name, ()) if one in LANGUAGE}
    return own | aliases


def _texts(name: str) -> tuple[str, ...]:
    """Return the title with the description of a preset, in each language and with each deck."""
    found = (texts(lang, deck) for lang in LANGUAGES for deck in DECKS)
    return tuple(f"{t.format(f'preset-{name}')} {t.format(f'preset-{name}.help')}" for t in found)
