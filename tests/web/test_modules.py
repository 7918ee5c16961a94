"""The page's modules without a browser: their logic in Node, their texts, their files."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from msgspec import Struct

from buur.bots import LEVELS
from buur.i18n import catalogue, catalogue_part
from buur.server.wire import table_view
from buur.server.wire.legal_actions import LegalActions
from buur.web.pack.script import module_order
from tests.web import scripts
from tests.web.scripts import STATIC

MODULES = sorted(STATIC.rglob("*.js"))
LONGEST_MODULE = 400


@pytest.fixture(scope="session")
def surroundings(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of the scripts; the tables, which take long, are made where they are read."""
    folder = tmp_path_factory.mktemp("page")
    page, texts, tables = folder / "page", folder / "texts.json", folder / "tables.json"
    scripts.copy_page(page)
    scripts.write_texts(texts)
    return scripts.environment(page, texts, tables)


@pytest.mark.parametrize("script", scripts.SCRIPTS, ids=lambda path: path.stem)
def test_in_node(script: Path, surroundings: dict[str, str]) -> None:
    source = script.read_text(encoding="utf-8")
    for name, write in scripts.WRITERS.items():
        path = Path(surroundings[name])
        if name in source and not path.exists():
            write(path)
    done = scripts.run_script(script, surroundings)
    assert done.returncode == 0, scripts.failures(done.stdout) + done.stderr[-2000:]


@pytest.mark.parametrize("module", MODULES, ids=lambda path: path.stem)
def test_modules_are_short_and_local(module: Path) -> None:
    source = module.read_text(encoding="utf-8")
    assert source.count("\n") <= LONGEST_MODULE
    assert source.startswith("/**"), "a module says what it is for"
    for imported in re.findall(r'\bfrom "([^"]+)"|\bimport "([^"]+)"', source):
        name = imported[0] or imported[1]
        assert name.startswith("."), name
        assert (module.parent / name).is_file(), name


def test_the_page_offers_every_level() -> None:
    source = (STATIC / "model/settings.js").read_text(encoding="utf-8")
    offered = re.search(r"LEVELS = [^(]*\((\[.*?\])\)", source)
    assert offered
    assert tuple(json.loads(offered[1])) == LEVELS


def test_every_module_is_used() -> None:
    used = {
        STATIC / name for name in ("main.js", "service_worker.js", "early.js", "browser_check.js")
    }
    for module in MODULES:
        used |= set(named_by(module, r'"(\.[\w./]+\.js)"'))
    assert set(MODULES) == used


def named_by(module: Path, pattern: str) -> list[Path]:
    """Return the modules that a pattern finds in a module."""
    found = re.findall(pattern, module.read_text("utf-8"), re.MULTILINE)
    return [(module.parent / name).resolve() for name in found]


FLOORS = ("model", "text", "net", "browser", "views", "views/pages", "")
"""Folders of the page from the lowest floor up; the modules beside ``main.js`` stand on top."""

IMPORT = r'^(?:import .*|\} )from "(\.[\w./-]+\.js)"'
LATER = r'\bimport\("(\.[\w./-]+\.js)"\)(?!\.[A-Z])'
"""A module that is loaded while the page runs; with a name behind it, it is a type."""


def floor_of(module: Path) -> int:
    """Return the floor on which a module stands, from 0."""
    return FLOORS.index(module.parent.relative_to(STATIC).as_posix().removeprefix("."))


def test_every_folder_of_modules_has_a_floor() -> None:
    folders = {module.parent.relative_to(STATIC).as_posix() for module in MODULES}
    assert folders == {floor or "." for floor in FLOORS}


@pytest.mark.parametrize("module", MODULES, ids=lambda path: path.stem)
def test_modules_import_from_their_own_floor_or_below(module: Path) -> None:
    code = re.sub(r"/\*.*?\*/", "", module.read_text("utf-8"), flags=re.DOTALL)
    found = re.findall(IMPORT, code, re.MULTILINE) + re.findall(LATER, code)
    above = [
        name for name in found if floor_of((module.parent / name).resolve()) > floor_of(module)
    ]
    assert not above, f"{module.relative_to(STATIC)} imports from a floor above: {above}"


def test_modules_do_not_import_in_a_circle() -> None:
    imports = {module: named_by(module, IMPORT) for module in MODULES}
    done: set[Path] = set()

    def walk(module: Path, trail: tuple[Path, ...]) -> None:
        assert module not in trail, " > ".join(one.name for one in (*trail, module))
        if module not in done:
            for other in imports[module]:
                walk(other, (*trail, module))
        done.add(module)

    for module in MODULES:
        walk(module, ())


class _Inline(HTMLParser):
    """Collects what a strict content security policy forbids."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self.files: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "style" or (tag == "script" and "src" not in given):
            self.found.append(tag)
        self.found += [name for name in given if name == "style" or name.startswith("on")]
        self.files += [value for name in ("src", "href") if (value := given.get(name))]


def test_the_page_has_nothing_inline_and_nothing_from_elsewhere() -> None:
    page = _Inline()
    page.feed((STATIC / "index.html").read_text(encoding="utf-8"))
    assert not page.found
    for name in page.files:
        assert "//" not in name
        assert name == "/manifest.webmanifest" or (STATIC / name.removeprefix("/")).is_file(), name


@pytest.mark.parametrize(
    ("name", "struct"),
    [
        ("View", table_view.TableView),
        ("Melds", table_view.MeldsView),
        ("DealScore", table_view.DealView),
        ("Legal", LegalActions),
    ],
)
def test_the_types_of_the_page_name_what_the_server_sends(name: str, struct: type[Struct]) -> None:
    """They are written by hand, with the meaning of each field."""
    source = (STATIC / "model/view_types.js").read_text(encoding="utf-8")
    block = re.search(rf"@typedef {{object}} {name}\b(.*?)\*/", source, re.DOTALL)
    assert block
    typed = set(re.findall(r"@property {.*} \[?(\w+)", block[1]))
    assert len(typed) > 5
    assert typed <= set(struct.__struct_fields__)


def test_every_text_that_the_page_names_exists() -> None:
    known = set(catalogue("fr")["messages"])
    named = {
        key
        for module in MODULES
        for key in re.findall(
            r"""\bt(?:ext)?\((?:ctx, )?"([a-z][\w.-]*)"|code: "([a-z-]+)\"""",
            module.read_text(encoding="utf-8"),
        )
        for key in key
        if key
    }
    assert len(named) > 80
    assert named <= known, named - known


NAMES = {"pace", "proceed", "series"}
"""Names of messages and dialogs that are keys of texts as well."""


def test_the_first_script_needs_no_later_text() -> None:
    """Sentences that stand in a file for later are not there when the first cards are dealt."""
    later = set(catalogue_part("fr", later=True)["messages"])
    modules = module_order("main.js", lambda name: (STATIC / name).read_text("utf-8"))
    named = {
        key for module in modules for key in re.findall(r"""["`]([a-z][\w-]+)["`]""", module.code)
    }
    assert later > NAMES
    assert named & later <= NAMES


def test_colours_are_named_in_one_file() -> None:
    for sheet in STATIC.rglob("*.css"):
        if sheet.name == "tokens.css":
            continue
        source = re.sub(r"/\*.*?\*/", "", sheet.read_text(encoding="utf-8"), flags=re.DOTALL)
        assert not re.findall(r"#[0-9a-fA-F]{3,8}\b", source), sheet.name
