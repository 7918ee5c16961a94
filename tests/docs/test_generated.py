"""Parts of the documentation that the code generates, and the checks of the built site."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from types import UnionType
from typing import get_args

import pytest

import buur
from buur import answers, arena, bots, client, envs, kernels, notation, referee, solver, tournament
from buur.i18n import texts
from buur.i18n.glossary import glossary_entries
from buur.play.codec import NAMES
from buur.play.model.events import ACTS, EVENTS
from buur.server.wire.messages import ClientMessage, ServerMessage
from buur.variants.registry import PRESETS
from buur.variants.rule_set import OPTIONS
from tests.docs.code_blocks import DOCS
from tools.docs import api, layers, messages, options, presets, schemas, words
from tools.docs import referee as rulings
from tools.docs.extension import MARKER, PARTS, expand
from tools.docs.links import broken_links

PUBLIC = (buur, answers, arena, bots, client, envs, kernels, notation, referee, solver, tournament)
"""Packages all of whose names the reference explains."""


def row(text: str, key: str) -> list[str]:
    """Return the cells of the row of a table that begins with a key."""
    (found,) = [line for line in text.splitlines() if line.startswith(f"| {key} |")]
    return [cell.strip() for cell in found.strip("|").split("|")]


def test_every_preset_has_its_source_and_a_column_of_values() -> None:
    sources, values = presets.sources(), presets.values()
    for name, preset in PRESETS.items():
        assert row(sources, f"`{name}`")[1:] == [preset.family, preset.source]
        assert f"| `{name}` |" in values


def test_a_value_that_no_source_states_is_in_brackets() -> None:
    family = section(presets.values(), "chibre")
    assert row(family, "`first`")[:5] == [
        "`first`",
        "holder_D7",
        "holder_D7",
        "holder_D7",
        "(holder_D7)",
    ]


def test_an_option_that_does_not_matter_has_an_empty_cell() -> None:
    family = section(presets.values(), "chibre")
    assert row(family, "`dealer_after_first`")[5] == ""
    assert "`bid_low`" not in family


def section(text: str, heading: str) -> str:
    """Return what stands below a heading of the third level."""
    return text.partition(f"### {heading}\n")[2].partition("\n##")[0]


def test_every_option_has_a_section() -> None:
    text = options.sections()
    for name, option in OPTIONS.items():
        found = section(text, f"`{name}`")
        assert f"(§ {option.clause})" in found
        assert f"- Default: {presets.shown(option.default)}\n" in found
        assert all(f"`{value}`" in found for value in option.values)


def test_an_option_lists_the_presets_that_set_it() -> None:
    assert "; to_marry: `brouc`\n" in section(options.sections(), "`undertrump`")
    assert "- Set by: no preset" in section(options.sections(), "`teams_drawn`")


def test_a_ruling_names_its_text_and_where_it_is_silent() -> None:
    _, case, first, second, third = row(rulings.rulings(), "`wrong_finish`")
    assert case == "Game wrongly claimed"
    assert first.endswith("[R93, La fin de partie, 9.1 R11]")
    assert second == f"As 1993. {first}"
    assert third.endswith("[JW, 7.6]")
    assert row(rulings.rulings(), "`thrown_in`")[2].startswith("*Silent.* ")


def test_every_word_of_the_documents_has_a_row() -> None:
    table = words.words()
    assert all(f"| {one.word} | {one.place} |" in table for one in glossary_entries(texts("en")))


def test_every_event_has_a_row_with_its_fields() -> None:
    table = messages.events()
    for event in EVENTS:
        _, names, meaning = row(table, f"`{NAMES[event]}`")
        assert meaning
        assert ("`seat`" in names) == (event in ACTS)


def test_a_message_has_its_fields_and_their_meaning() -> None:
    assert row(messages.client_messages(), "`do`")[1] == "`id`, `act`"
    assert "`clause`: The rule behind" in row(messages.server_messages(), "`no`")[2]


def test_a_field_of_the_view_has_its_type_and_meaning() -> None:
    rules = section(messages.view(), "RulesView")
    assert row(rules, "`target`")[1] == "`int`"
    assert row(rules, "`lowest`")[2] == "Whether the smallest total wins."


@pytest.mark.parametrize(
    ("name", "union"), [("client-message", ClientMessage), ("server-message", ServerMessage)]
)
def test_a_schema_has_every_message_with_its_fields(name: str, union: UnionType) -> None:
    shapes = schemas.all_schemas()[name]["$defs"]
    for kind in get_args(union):
        fields = shapes[kind.__name__]["properties"]
        assert fields.pop("t") == {"enum": [kind.__struct_config__.tag]}
        assert [*fields] == [*kind.__struct_fields__]


def test_every_schema_is_listed() -> None:
    assert [f">{name}</a>" in schemas.schema_list() for name in schemas.all_schemas()] == [True] * 5


def test_the_reference_explains_every_public_name() -> None:
    text = "".join(page.read_text("utf-8") for page in (DOCS / "reference" / "api").glob("*.md"))
    names = [name for marker in MARKER.findall(text) for name in marker.split()[1:]]
    explained = {id(api.resolve(one)) for name in names for one in api.expand_name(name)}
    missing = [
        f"{package.__name__}.{name}"
        for package in PUBLIC
        for name in package.__all__
        if id(getattr(package, name)) not in explained
    ]
    assert missing == ["buur.__version__"]


@pytest.mark.parametrize(
    ("name", "directive"),
    [
        ("buur.start", ".. autofunction:: buur.start\n"),
        ("buur.View", ".. autoclass:: buur.View\n   :members:\n"),
        ("buur.RulesError", ".. autoexception:: buur.RulesError\n   :members:\n"),
        ("buur.bots.LEVELS", ".. autodata:: buur.bots.registry.LEVELS\n   :no-value:\n"),
    ],
)
def test_each_kind_of_object_has_its_directive(name: str, directive: str) -> None:
    assert directive in api.entries(name)


def test_a_module_stands_for_what_it_defines_and_buur_does_not_export() -> None:
    assert [*api.expand_name("buur.play.engine.*")] == [
        f"buur.play.engine.{name}" for name in ("check", "apply", "do")
    ]
    assert "buur.errors.RulesError" not in api.expand_name("buur.errors.*")


def test_markers_are_replaced_and_unknown_ones_refused() -> None:
    assert expand("a\n<!-- generated: words -->\nb") == f"a\n{words.words()}\nb"
    with pytest.raises(KeyError):
        expand("<!-- generated: nothing -->")


def test_every_generated_part_has_a_page() -> None:
    text = "".join(page.read_text(encoding="utf-8") for page in DOCS.rglob("*.md"))
    assert {marker.split()[0] for marker in MARKER.findall(text)} == set(PARTS)


def test_broken_links_of_a_site_are_found(tmp_path: Path) -> None:
    (tmp_path / "sub").mkdir()
    (tmp_path / "index.html").write_text(
        '<a href="sub/b.html#here"></a> <a href="sub/b.html#gone"></a> <a href="c.html"></a>'
        '<a href="https://example.org/x"></a> <img src="sub/no.png"> <a href="#top"></a>'
    )
    (tmp_path / "sub" / "b.html").write_text('<p id="here"></p><a href="../index.html"></a>')
    assert list(broken_links(tmp_path)) == [
        "index.html: no anchor sub/b.html#gone",
        "index.html: no file c.html",
        "index.html: no file sub/no.png",
        "index.html: no anchor #top",
    ]


def test_the_diagram_has_every_package_with_its_first_line() -> None:
    diagram = layers.diagram()
    for package in ("cli", "seats", "rules"):
        docstring = (import_module(f"buur.{package}").__doc__ or "").replace("`", "")
        assert f"\n{package} " in diagram
        assert " ".join(docstring.split()[:4]) in diagram
    assert "| `server` | `run` → `http` → " in diagram
