"""Sentences of lessons: short enough to be read while cards lie on the table."""

from __future__ import annotations

import pytest

from buur.i18n import LANGUAGES, catalogue
from buur.i18n.catalogue import Pattern

MOST_WORDS = 25


def most_words(pattern: Pattern, messages: dict[str, Pattern]) -> int:
    """Return the number of words of the longest form; a name or a number is one word."""
    if isinstance(pattern, str):
        return len([word for word in pattern.split() if any(map(str.isalnum, word))])
    count = 0
    for element in pattern:
        if isinstance(element, str):
            count += most_words(element, messages)
        elif "ref" in element:
            count += most_words(messages[str(element["ref"])], messages)
        elif isinstance(variants := element.get("variants"), list):
            count += max(most_words(one, messages) for _, one in variants)
        else:
            count += 1
    return count


def test_words_are_counted_in_the_longest_form() -> None:
    forms: dict[str, object] = {
        "select": {"var": "n"},
        "variants": [["one", "a b"], ["other", ["c", {"var": "n"}]]],
    }
    assert most_words(["A: ", {"var": "x"}, " – b. ", forms], {}) == 1 + 1 + 1 + 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_step_of_a_lesson_has_few_words(lang: str) -> None:
    messages = catalogue(lang)["messages"]
    assert isinstance(messages, dict)
    steps = {key: text for key, text in messages.items() if key.startswith("lesson-")}
    assert len(steps) > 15
    long = {key: most_words(text, messages) for key, text in steps.items()}
    assert {key: words for key, words in long.items() if words > MOST_WORDS} == {}
