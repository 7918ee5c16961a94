"""Rules written out: complete, and true to every option."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice, pairwise
from typing import Final

import pytest

from buur.i18n import LANGUAGES, texts
from buur.rulebook import explain
from buur.rulebook.sentences import sentence_key
from buur.rulebook.topics import CLAUSES, TOPICS
from buur.variants.options import Value
from buur.variants.registry import PRESETS
from buur.variants.rule_set import OPTIONS
from tests.i18n.samples import messages
from tests.variants.asked import names, unknown_words

SENTENCES: Final = {
    name: needs for topic in TOPICS.values() for paragraph in topic for name, needs in paragraph
}
"""What each sentence needs."""

EVERYTHING: dict[str, Value] = {
    **PRESETS["schieber"].variant.facts,
    "contracts": "suits+oben+unden+slalom",
    "first": "holder_D7",
    "match_voids_melds": True,
}
"""A rule set in which nearly every option has something to say."""

NEEDS: dict[str, dict[str, Value]] = {
    "first_card": {"first": "holder_card"},
    "imposed": {"contracts": "imposed"},
    "only_trumps": {"undertrump": "only_trumps"},
    "buur_never_forced": {"only_trumps": "forced_over"},
    "deals": {"finish": "deals"},
    "quer_tricks": {"contracts": "suits+quer"},
    "trio_order": {"contracts": "suits+trio"},
    "tutti_values": {"contracts": "suits+tutti"},
    "turned": {"contracts": "turned"},
    "turned_card": {"contracts": "turned"},
    "marriage_time": {"marriages": True},
    "lowest_wins": {"finish": "deals", "deals": 4},
    "tie": {"finish": "deals", "deals": 4},
    "misere_match": {"contracts": "suits+misere"},
    **{
        name: {"ladder": "points"}
        for name in ("bid_low", "bid_step", "bid_high", "bid_top", "match_worth", "named")
    },
    **{name: {"ladder": "points"} for name in ("reentry", "auction_end", "doubling", "all_pass")},
    "double_window": {"ladder": "points", "doubling": "double"},
    "bid_failed": {"ladder": "points", "write": "bid"},
    **{name: {"widow_laid": True} for name in ("widow_up", "widow_down")},
    "misere_worth": {"sharing": "declarer", "write": "worth"},
    "misere_leads_trump": {"sharing": "declarer", "ladder": "pandur"},
    "sitter": {"sharing": "declarer", "ladder": "pandur", "sits_out": True},
    **{name: {"sharing": "king"} for name in ("renounce", "king_deals")},
    "call": {"sharing": "king"},
    "widow_shown": {"sharing": "king", "packets": "5-w-4"},
    "turned_stays": {"contracts": "turned"},
    **{name: {"join": True} for name in ("later", "lone")},
    "blind": {"join": True, "turned_card": "widow"},
    "rob": {"contracts": "turned", "turned_card": "widow"},
    "exact_bonus": {"prediction": "hidden", "write": "difference"},
    "dealer_compensation": {"prediction": "open", "write": "difference"},
    "blind_first": {"join": True, "blind": True},
    **{name: {"write": "putzes"} for name in ("putzes", "pomme_below", "all_below", "pommes_lose")},
    "sheet": {"finish": "checklist"},
    "sheet_factors": {"sheet": "S H oben", "finish": "checklist"},
}
"""What must hold besides for an option to matter."""

SAMPLES: dict[str, tuple[Value, ...]] = {
    "first_card": ("D7", "C8"),
    "imposed": ("CDHS", "SSHH"),
    "last_trick": (5, 1, 10),
    "target": (1000, 2500, 12_000),
    "deals": (1, 12),
    "forfeit": (0, 45, 60),
    "bid_low": (50, 80),
    "bid_step": (5, 10),
    "bid_high": (150, 155),
    "match_worth": (157, 257),
    "bye": (0, 550),
    "packets": ("3-3-3", "4-4-1", "2-2-2-2", "5-w-5"),
    "packets_later": ("", "4-4-4", "3-3-3"),
    "widow_up": (1, 3),
    "widow_down": (1, 3),
    "misere_worth": (3, 4),
    "pile": (0, 3),
    "putzes": (1, 2, 3),
    "pomme_below": (21, 26),
    "pommes_lose": (0, 3),
    "quer_tricks": (4, 5),
    "sheet": ("S H D C", "S:1 H:1 D:2 C:2", "oben unden joker misere"),
    "contracts": (
        "suits",
        "suits+oben+unden",
        "suits+oben+unden+slalom",
        "suits+quer",
        "suits+misere",
        "imposed",
        "turned",
        "oben",
        "unden",
        "slalom",
        "tutti",
        "tutti_oben",
        "first_discard",
    ),
    "multipliers": ("all1", "spades2", "schieber123", "uri", (("S", 3),), (("S", 2),)),
}


def said(options: dict[str, Value], lang: str) -> str:
    return "\n".join("\n".join((head, *rest)) for head, rest in explain(options, lang))


def versions(name: str, lang: str) -> list[str]:
    """Return the rules with every value of an option."""
    values = SAMPLES.get(name) or OPTIONS[name].values or (True, False)
    return [said({**EVERYTHING, **NEEDS.get(name, {}), name: value}, lang) for value in values]


def silent(names: Iterable[str], lang: str) -> list[str]:
    """Return the options of which two values leave the same rules."""
    found = {name: versions(name, lang) for name in names}
    return [name for name, told in found.items() if len(set(told)) < len(told)]


@pytest.mark.untraced
@pytest.mark.parametrize("lang", LANGUAGES)
def test_changing_an_option_changes_the_rules(lang: str) -> None:
    """Every option in one language; that all tell the same values apart, test_keys.py checks."""
    of_this_language = islice(OPTIONS, LANGUAGES.index(lang), None, len(LANGUAGES))
    assert silent(of_this_language, lang) == []


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_changing_an_option_changes_the_rules_in_every_language(lang: str) -> None:
    assert silent(OPTIONS, lang) == []


@pytest.mark.untraced
@pytest.mark.parametrize("lang", LANGUAGES)
def test_presets_are_explained(lang: str) -> None:
    headings = [texts(lang).format(f"topic-{topic}") for topic in TOPICS]
    for name, preset in PRESETS.items():
        sections = explain(preset.variant.facts, lang)
        assert [heading for heading, _ in sections] == headings, name
        for heading, paragraphs in sections:
            assert paragraphs, (name, heading)
            for paragraph in paragraphs:
                assert paragraph[-1] in ".»”", (name, paragraph)
                assert paragraph[0].isupper(), (name, paragraph)


def test_no_explanation_is_left_unused() -> None:
    """Every sentence belongs to a fixed text or to a value that an option may take."""
    names = set(SENTENCES)
    reachable = {
        sentence_key(name, {name: value})
        for name in names & set(OPTIONS)
        for value in SAMPLES.get(name) or OPTIONS[name].values or (True, False)
    }
    reachable |= {f"explain-{name}" for name in names - set(OPTIONS)} | {
        "explain-contracts",
        "explain-sheet",
    }
    reachable |= {"explain-packets", "explain-packets_later"}
    assert {key for key in messages("fr") if key.startswith("explain-")} <= reachable


def test_multipliers_that_are_spelled_out() -> None:
    text = said({**EVERYTHING, "multipliers": (("S", 2), ("oben", 3))}, "fr")
    assert "pique ×2, Oben-abe ×3" in text


def test_sums_follow_the_options() -> None:
    text = said({**EVERYTHING, "last_trick": 10, "counter_match": "double"}, "en")
    assert "162 with the last trick" in text
    assert "262 in all" in text
    assert "double: 524" in text


def test_half_of_an_odd_target() -> None:
    assert "500.5 points" in said({**EVERYTHING, "target": 1001}, "en")


def test_imposed_trumps_are_grouped() -> None:
    options = PRESETS["match-aux-cartes"].variant.facts
    assert "4 × trèfle, 4 × carreau, 4 × cœur, 4 × pique" in said(options, "fr")


def test_what_a_sentence_asks_for_exists() -> None:
    facts = {*PRESETS["schieber"].variant.facts, "row_factors"}
    for name, needs in SENTENCES.items():
        assert names(needs) <= facts, name
        assert not unknown_words(needs), name


def number(clause: str) -> tuple[int, ...]:
    """Return a clause as numbers, which compare as clauses follow each other."""
    return tuple(map(int, clause.split(".")))


def test_no_clause_is_left_out_between_two_topics() -> None:
    ends = [(number(one.split("–")[0]), number(one.split("–")[-1])) for one in CLAUSES.values()]
    for (_, last), (first, _) in pairwise(ends):
        is_next = first == (*last[:-1], last[-1] + 1) or first[0] == last[0] + 1
        assert is_next, (last, first)
        assert first[1:] in ((), (1,)) or first[0] == last[0], (last, first)


@pytest.mark.parametrize("clause", sorted({str(one.clause) for one in OPTIONS.values()}))
def test_the_clause_of_every_option_belongs_to_one_topic(clause: str) -> None:
    wanted = number(clause)
    ranges = [[number(end) for end in one.split("–")] for one in CLAUSES.values()]
    holding = [ends for ends in ranges if ends[0] <= wanted and wanted[: len(ends[-1])] <= ends[-1]]
    assert len(holding) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_coiffeur_is_described_alike_in_its_line_its_page_and_its_rules(lang: str) -> None:
    t = texts(lang)
    rules = " ".join(line for _, lines in explain("coiffeur", lang) for line in lines)
    line, page = t.format("game-coiffeur"), t.format("preset-coiffeur.help")
    begin = line.partition(",")[0]
    assert page.startswith(begin)
    assert f"{begin}, " in rules
