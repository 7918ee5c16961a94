"""Core §12: every preset holds what its column says, and knows what its source leaves open."""

from __future__ import annotations

from typing import Final

import pytest

from buur.errors import RulesError
from buur.variants.needs import entries
from buur.variants.registry import DEFAULT, PRESETS, preset, variant
from buur.variants.rule_set import OPTIONS

COLUMNS = (
    "chibre",
    "chibre-2010",
    "reglement-1993",
    "regles-002",
    "tournoi-2006",
    "match-aux-cartes",
    "schieber",
    "schieber-2500",
)
SOURCES = ("W25", "W10", "R93", "P002", "T06", "W25", "JW", "SL")

# One row per option, one cell per column. "?x": the source is silent, x is taken; "?" alone: the
# default; "-": the option has no bearing there. Anything else is what the source says.
TABLE: Final = {
    option: cells.split()
    for option, cells in entries(
        """\
first: holder_D7 holder_D7 ?holder_D7 ?random_dealer random_dealer ?random_dealer draw_high
    random_dealer
dealer_after_first: right_of_dealer right_of_dealer ? ? right_of_dealer right_of_dealer
    right_of_dealer right_of_dealer
cut: min3_optional min3_optional ?min2_mandatory ? min2_mandatory ?min2_mandatory min3_mandatory
    none
packets: 3-3-3 3-3-3 ? ? 3-3-3 3-3-3 3-3-3 -
misdeal_redealer: ? ? ? ? same ?same same -
contracts: suits suits suits suits suits imposed suits+oben+unden suits+oben+unden
push: yes yes ?yes ?yes yes no yes yes
push_back: no no ? ? no - no no
trump_by_lead: no no yes no no - yes no
leader: forehand forehand forehand forehand forehand forehand forehand forehand
multipliers: all1 all1 ?all1 all1 all1 all1 all1 schieber123
unde_values: ace11 - - - - - six11 ?six11
ruff_when_can_follow: yes yes yes no yes yes yes yes
undertrump: only_trumps only_trumps only_trumps only_trumps only_trumps only_trumps only_trumps
    only_trumps
only_trumps: ?free free free forced_over free ?free free free
buur_exempt: yes yes yes yes yes yes yes yes
martinique8: no no no no no no no no
melds: yes yes yes yes ?no no yes yes
meld_values: romand romand ?romand romand - - grand ?grand
low_quartets: no no ?no no - - yes ?yes
cross_meld: no no ?no no - - yes ?yes
split_runs: ?yes ?yes ? ? - - - -
meld_order: romand romand ?romand p002 - - german german
meld_show: ?always ?always ? described - - on_request_any ?always
meld_credit: immediate at_first_trick immediate immediate - - immediate immediate
match_voids_melds: yes yes ?yes ?no - - no no
match_revives_melds: no yes no no - - no no
stock: yes yes yes yes ?no no yes yes
stock_deadline: trick_turned end_with_proof immediate immediate - - next_card ?trick_turned
stock_with_meld: yes yes yes ? - - yes ?yes
stock_early_finish: ?yes yes no no ?no - yes ?yes
last_trick: 5 5 5 5 5 5 5 5
match: bonus100 bonus100 ?bonus100 p002 none none bonus100 bonus100
counter_match: same same ? ? - - same same
target: 1000 1000 ?1000 1000 - - 1000 2500
finish: first_out first_out first_out ?first_out deals deals first_out first_out
finish_order: stock-meld-trick meld-stock-trick meld-trick-stock ? - - stock-meld-trick
    stock-meld-trick
claim: required required required ? - - required auto
claim_counts: turned_only turned_only turned_only ? - - complete_tricks -
wrong_claim: lose_game lose_game lose_game ? - - lose_game_unless_match -
rubicon: rubicon rubicon ? off - - schneider -
solder_test: ?literal_opponents ? literal_opponents ? literal_all ? order_free -
last_trick_view: ? ? yes ? yes ?yes no yes
silence: ? ? no_penalty ? ?no_penalty ?no_penalty may_cancel ?
card_check: ? ? counted ? after_deal ? ? ?
revoke_rule: ?r93 ? r93 ? ? ? jw impossible
irregularities: ? ? ? ? ? ? ? ?
slate: w25 - - - numeric ?numeric z_tally5 numeric
"""
    ).items()
}


def column(name: str) -> dict[str, str]:
    """Return the cells of a preset that say something, by option."""
    at = COLUMNS.index(name)
    return {option: cells[at] for option, cells in TABLE.items() if cells[at] != "-"}


def spelled(value: object) -> str:
    """Return a value as the table spells it."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


@pytest.mark.parametrize("name", COLUMNS)
def test_preset_holds_what_its_column_says(name: str) -> None:
    """§12, the table of presets."""
    cells = column(name)
    held = {option: spelled(PRESETS[name].variant.option(option)) for option in cells}
    defaults = {option: spelled(OPTIONS[option].default) for option in cells}
    assert held == {
        option: cell.removeprefix("?") or defaults[option] for option, cell in cells.items()
    }


@pytest.mark.parametrize("name", COLUMNS)
def test_preset_knows_what_its_source_leaves_open(name: str) -> None:
    """§12, resolution: the page says "not stated in this rule set" where it is so."""
    cells = column(name)
    unsettled = {option for option, cell in cells.items() if cell.startswith("?")}
    assert set(PRESETS[name].fallbacks) & set(cells) == unsettled


def test_every_row_of_the_table_is_an_option() -> None:
    """§12: options beyond the table, which `CATALOGUE` lists, have a default and no column."""
    assert set(TABLE) <= set(OPTIONS)
    assert {len(cells) for cells in TABLE.values()} == {len(COLUMNS)}


def test_sources_are_named() -> None:
    """§0.1: every preset has its document."""
    assert [PRESETS[name].source for name in COLUMNS] == list(SOURCES)


def test_chibre_is_the_default() -> None:
    """The default is the first, as the page of 2025 has it; other games have tests of their own."""
    assert next(iter(PRESETS)) == DEFAULT == "chibre"
    assert set(PRESETS) > {*COLUMNS, "pique-double"}
    assert variant() is PRESETS["chibre"].variant


def test_pique_double_differs_from_chibre_in_two_options() -> None:
    """§3.3, §7.3. W25: spades count twice, to 1500."""
    found = PRESETS["pique-double"].variant.differences(PRESETS["chibre"].variant)
    assert found == {"multipliers": "spades2", "target": 1500}


def test_what_is_stated_and_what_is_assumed_do_not_meet() -> None:
    """An option is one or the other."""
    for name, found in PRESETS.items():
        assert not set(found.stated) & set(found.assumed), name
        assert set(found.stated) | set(found.fallbacks) == set(OPTIONS), name
        assert not set(found.stated) & set(found.fallbacks), name


def test_reading_of_1993_gives_the_last_trick_the_partie() -> None:
    """§7.5. R93."""
    found = {
        name for name, each in PRESETS.items() if each.variant.partie.both_over != "chronology"
    }
    assert found == {"reglement-1993"}


def test_unknown_preset_is_named_with_the_known_ones() -> None:
    """One sentence that helps."""
    with pytest.raises(RulesError, match=r"'chibrr' does not exist: did you mean chibre"):
        preset("chibrr")
