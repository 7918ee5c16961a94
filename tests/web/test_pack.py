"""The bundler: joined modules, unchanged text, refused syntax."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import msgspec
import pytest

from buur.web.pack import Pack, PackError, PackStoppedError, Page, page, static_folder
from buur.web.pack.containers import MEDIA, expand_containers
from buur.web.pack.module import parse_module
from buur.web.pack.script import join_script, minify_script
from buur.web.pack.stylesheet import join_stylesheets
from buur.web.pack.tokens import tokens
from buur.web.pack.units import expand_units
from tools.release_page import write_release


def packed(**modules: str) -> str:
    """Return the script of some modules, `main` first, named without their ending."""
    files = {f"{name}.js": source for name, source in modules.items()}
    return minify_script(join_script("main.js", files.get).first)


def run(script: str) -> str:
    """Return what a script prints."""
    node = shutil.which("node")
    assert node, "the page's tests need Node.js: install it from the system's packages"
    done = subprocess.run(
        [node, "-"], input=script, capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_modules_keep_their_names_to_themselves() -> None:
    assert (
        run(
            packed(
                main='import { a } from "./one.js";\n'
                'import { a as b } from "./two.js";\n'
                'import * as two from "./two.js";\n'
                "const hidden = 3;\nconsole.log(a(), b(), two.twice(hidden));\n",
                one="const hidden = 1;\nexport function a() { return hidden; }\n",
                two="const hidden = 2;\nexport const a = () => hidden;\n"
                "export const twice = (/** @type {number} */ n) => 2 * n;\n",
            )
        )
        == "1 2 6"
    )


LATER = {
    "main.js": 'import { told } from "./base.js";\n'
    'const more = async () => (await import("./more.js")).more;\n'
    "more().catch(more).then((found) => told(found()));\n",
    "more.js": 'import { told } from "./base.js";\nimport { own } from "./own.js";\n'
    'told("loaded");\nexport const more = () => own;\n',
    "own.js": 'export const own = "own";\n',
    "base.js": "export const told = (word) => console.log(word);\n",
}


@pytest.mark.parametrize("fails", [False, True])
def test_what_is_loaded_later_shares_what_is_there(tmp_path: Path, fails: bool) -> None:
    """The first attempt may fail; whoever remembers that remembers it by the whole address."""
    joined = join_script("main.js", LATER.get, lambda text: f"./later.js?{len(text)}")
    assert "own" not in joined.first
    assert "console" not in joined.later
    (tmp_path / "main.mjs").write_text(minify_script(joined.first), encoding="utf-8")
    (tmp_path / "package.json").write_text('{"type": "module"}', encoding="utf-8")
    later = tmp_path / "later.js"
    later.write_text(minify_script(joined.later), encoding="utf-8")
    if fails:
        failing = 'if(!import.meta.url.endsWith("2"))throw new Error("away");\n'
        later.write_text(failing + later.read_text(encoding="utf-8"), encoding="utf-8")
    node = shutil.which("node")
    assert node
    command = [node, os.fspath(tmp_path / "main.mjs")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.strip()) == (0, "loaded\nown"), done.stderr


def test_what_is_loaded_later_is_not_there_before() -> None:
    empty = "export function a() {}\n"
    files = {"main.js": 'import { a } from "./a.js";\na(() => import("./a.js"));\n', "a.js": empty}
    with pytest.raises(PackError, match=r"^main\.js loads a\.js later"):
        join_script("main.js", files.get)
    files = {"main.js": 'import("./a.js");\n', "a.js": 'import("./main.js");\n' + empty}
    with pytest.raises(PackError, match=r"^a\.js comes late itself"):
        join_script("main.js", files.get)


def test_a_module_runs_once_and_after_those_it_needs() -> None:
    assert (
        run(
            packed(
                main='import { left } from "./left.js";\nimport { right } from "./right.js";\n'
                "console.log(left, right);\n",
                left='import { base } from "./base.js";\nexport const left = base + "l";\n',
                right='import { base } from "./base.js";\nexport const right = base + "r";\n',
                base='console.log("once");\nexport const base = "b";\n',
            )
        )
        == "once\nbl br"
    )


def test_classes_and_functions_of_every_kind_are_exported() -> None:
    assert (
        run(
            packed(
                main='import { A, f, g, h } from "./kinds.js";\n'
                "console.log(new A().x, [...f()][0], typeof g().then, h);\n",
                kinds="export class A { x = 1; }\nexport function* f() { yield 2; }\n"
                "export async function g() {}\nexport const h = 4;\n",
            )
        )
        == "1 2 function 4"
    )


NASTY = r"""
const text = 'import { x } from "./x.js"; export const y = 1; // no comment';
const nested = (b) => `a ${b ? `http://x  y ${`}` + "`"}` : ''}  /* stays */ z // stays`;
const regex = /[/'"`]  \/\/ x/g;
const half = 8 /2/ 1;
const word = { import: 1, export: 2, default: 3 };
const list = [/a  b/, /* gone */ /`/];
const cut = "x" // gone: `
  + 'it\'s';
function back() {
  return ( // gone
    /x/.test("x")
  );
}
let i = 1
i++
let j = -i - -1 + +2
const $dollar = 1, größe = 2;
const kept = `
  two
    lines`;
console.log(JSON.stringify([text, nested(true), nested(false), regex.source, half, word,
  list.map(String), cut, back(), i, j, $dollar + größe, kept, `$`, `${1}${{ a: 2 }.a}`, i /1/ 1]));
"""


def test_strings_templates_and_regular_expressions_stay_as_they_are() -> None:
    assert run(packed(main=NASTY)) == run(NASTY)


def test_comments_and_idle_space_go() -> None:
    script = packed(main="/** Says hello. */\nconsole . log ( 1 ) ; // done\n" + "\n" * 20)
    assert "hello" not in script
    assert "done" not in script
    assert "console.log(1);" in script


def test_the_words_of_a_module_are_its_text() -> None:
    for source in (NASTY, *(path.read_text("utf-8") for path in static_folder().rglob("*.js"))):
        assert "".join(token.text for token in tokens(source)) == source


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("export default 1;", "where it is declared"),
        ("const a = 1;\nexport { a };", "where it is declared"),
        ('export * from "./other.js";', "where it is declared"),
        ("export let a = 1;", "where it is declared"),
        ("export const { a } = b;", "one name is exported at a time"),
        ('import a from "./other.js";', "an import names what it takes"),
        ('import "./other.js";', "an import names what it takes"),
        ('import { a } from "library";', "begins with a dot"),
        ('const a = 1;\nimport { b } from "./other.js";', "imports stand at the top"),
        ("const a = import(name);", "begins with a dot"),
        ('const a = [import("./other.js"), import("./main.js")];', "one module is loaded later"),
        ('const a = import("./none.js");', "which is not there"),
        ("const a = import.meta.url;", "where it comes from"),
        ("const a = await b();", "does not wait"),
        ("function a() { export const b = 1; }", "outside of all brackets"),
        ("const a = `open ${b", "does not end"),
        ("const a = 'open;\n", "cannot read"),
        ('import { a b } from "./other.js";', "',' was expected"),
        ('import { a } from "./none.js";', "which is not there"),
        ('import { none } from "./other.js";', "which has no such"),
        ('import { self } from "./main.js";', "in a circle: main.js > main.js"),
    ],
)
def test_what_it_does_not_understand_it_refuses(source: str, reason: str) -> None:
    with pytest.raises(PackError) as refused:
        packed(main=source, other="export const a = 1;\n")
    assert reason in str(refused.value)
    assert str(refused.value).startswith("main.js")


def test_a_refusal_names_the_line() -> None:
    with pytest.raises(PackError, match=r"^a/b\.js:3: "):
        parse_module("a/b.js", "/* one\n two */\nexport default 3;\n")


def test_sheets_are_joined_in_order() -> None:
    joined = join_stylesheets(
        [("a.css", "/* one { */ a > b { width: calc(1px + 2px); }"), ("b.css", "a { color: red }")]
    )
    assert joined == "a>b{width:calc(1px + 2px)}\na{color:red}"


def test_a_rule_for_any_descendant_keeps_its_meaning() -> None:
    style = "a :is(b, c) { top: 0 }"
    assert join_stylesheets([("a.css", f"@media print {{ {style} }}")]).count("a :is(b,c)") == 1
    with pytest.raises(PackError, match=r"^a\.css: a pseudo-class"):
        join_stylesheets([("a.css", f"@container (min-height: 400px) {{ {style} }}")])


@pytest.mark.parametrize(
    ("style", "expanded"),
    [
        ("a{width:50cqw}", "a{width:calc(50*var(--cqw))}"),
        ("a{--b:min(.5cqh,1dvh)}", "a{--b:min(calc(.5*var(--cqh)),calc(1*var(--dvh)))}"),
        (".a-1dvh,#b2cqw{top:1px}", ".a-1dvh,#b2cqw{top:1px}"),
        ("@container (max-width:9cqw){a{top:0}}", "@container (max-width:9cqw){a{top:0}}"),
    ],
)
def test_new_units_become_custom_properties(style: str, expanded: str) -> None:
    assert expand_units(style) == expanded


def test_the_page_sets_the_properties_of_new_units(whole: Pack) -> None:
    for unit in ("cqw", "cqh", "dvh"):
        plain, known = re.findall(rf":root{{[^}}]*--{unit}:([^;}}]+)", whole.style)
        assert plain.endswith(("vw", "vh"))
        assert known == f"1{unit}"
        assert f"@supports (width:1{unit})" in whole.style


def test_older_browsers_get_each_container_query_as_media_queries() -> None:
    style = "a{top:0}@container (max-width:599px){b{top:1px}c{top:2px}}d{top:3px}"
    queries = ",".join(MEDIA["(max-width:599px)"])
    copy = f"@supports not (container-type:size){{@media {queries}{{b{{top:1px}}c{{top:2px}}}}}}"
    assert expand_containers("x.css", style) == style.replace("d{", f"{copy}d{{")


def test_a_container_query_without_media_queries_is_refused() -> None:
    with pytest.raises(PackError, match=r"^x\.css: .*\(max-width:9px\)"):
        expand_containers("x.css", "@container (max-width:9px){a{top:0}}")


def test_all_media_queries_for_older_browsers_are_used(whole: Pack) -> None:
    found = re.findall(r"@container ([^{]+){", whole.style + whole.later_style)
    assert set(found) == MEDIA.keys()


@pytest.mark.parametrize(
    "sheet",
    ['@import "x.css";', "a { background: url(x.png) }", "a { background: url( 'x.png') }", "a {"],
)
def test_a_sheet_stands_for_itself(sheet: str) -> None:
    with pytest.raises(PackError, match=r"^x\.css"):
        join_stylesheets([("x.css", sheet)])


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the page's sources with few modules in use: it is packed as the page is, sooner."""
    folder = tmp_path / "static"
    shutil.copytree(static_folder(), folder)
    (folder / "main.js").write_text(
        'import { formatNumber } from "./text/numbers.js";\n'
        'console.log(formatNumber(1), () => import("./second_script.js"));\n',
        encoding="utf-8",
    )
    (folder / "second_script.js").write_text("export const more = 1;\n", encoding="utf-8")
    return folder


def test_the_page_is_packed_again_when_a_source_changes(copy: Path) -> None:
    changing = Page(copy)
    first = changing.pack()
    assert changing.pack() is first
    module = copy / "text" / "numbers.js"
    module.write_text(module.read_text("utf-8") + "console.log(`news`);\n", encoding="utf-8")
    second = changing.pack()
    assert "news" in second.script
    assert first.later == second.later
    assert first.script_path != second.script_path
    assert first.style_path == second.style_path
    assert first.version != second.version
    sheet = copy / "style" / "page.css"
    sheet.write_text(sheet.read_text("utf-8") + "x { color: red; }", encoding="utf-8")
    assert changing.pack().style_path != second.style_path


def test_a_bundling_that_is_stopped_ends_at_its_next_source(copy: Path) -> None:
    minified: list[str] = []

    def minify(script: str) -> str:
        minified.append(script)
        stopped.stop()
        return script

    stopped = Page(copy, minify=minify)
    with pytest.raises(PackStoppedError):
        stopped.pack()
    assert len(minified) == 1


def test_a_release_is_sent_while_it_belongs_to_the_sources(copy: Path, tmp_path: Path) -> None:
    release = tmp_path / "release.json"
    plain = Page(copy).pack()
    short = Page(copy, minify=lambda script: minify_script(script).replace("console", "c")).pack()
    assert (short.version, short.style) == (plain.version, plain.style)
    assert short.script != plain.script
    assert Page(copy, release=release).pack() == plain, "there is none"
    release.write_bytes(msgspec.json.encode(short))
    assert Page(copy, release=release).pack() == short
    (copy / "text" / "numbers.js").write_text("export const formatNumber = 1;", encoding="utf-8")
    assert Page(copy, release=release).pack() == Page(copy).pack(), "a source has changed"
    release.write_bytes(b"{}")
    assert Page(copy, release=release).pack() == Page(copy).pack(), "it cannot be read"


def test_the_tool_writes_the_release_of_this_page(tmp_path: Path, whole: Pack) -> None:
    release = tmp_path / "release.json"
    write_release(release, minify=lambda script: script and "minified")
    found = page(release=release).pack()
    assert found.script.splitlines()[1] == found.later == found.worker == found.early == "minified"
    assert found.version == whole.version


def test_whatever_the_page_fetches_belongs_to_its_version(copy: Path, tmp_path: Path) -> None:
    texts = tmp_path / "texts"
    texts.mkdir()
    before = Page(copy, texts).pack()
    (texts / "x.ftl").write_text("x = y\n", encoding="utf-8")
    after = Page(copy, texts).pack()
    assert before.version != after.version
    assert before.script_path == after.script_path


def test_the_index_names_the_packed_files_alone(copy: Path) -> None:
    pack = Page(copy).pack()
    assert pack.index.count("<script") == pack.index.count('rel="stylesheet"') == 1
    assert f'<script src="{pack.script_path}" defer>' in pack.index
    assert f'href="{pack.style_path}"' in pack.index
    assert "main.js" not in pack.index
    assert "{table" not in pack.index
    (copy / "index.html").write_text("<!doctype html>", encoding="utf-8")
    with pytest.raises(PackError, match=r"index\.html"):
        Page(copy).pack()


@pytest.fixture(scope="module")
def whole() -> Pack:
    """The page as it is sent."""
    return page().pack()


def test_functions_are_compiled_before_a_frame_calls_them(whole: Pack) -> None:
    """Chromium heeds the wish in the first line of a script, and nowhere else."""
    assert whole.script.splitlines()[0] == "//# allFunctionsCalledOnLoad"


def test_the_packed_page_is_a_script_that_can_be_read(whole: Pack, tmp_path: Path) -> None:
    node = shutil.which("node")
    assert node
    parts = {
        "app.js": whole.script,
        "sw.js": whole.worker,
        "early.js": whole.early,
        "check.js": whole.check,
    }
    parts["later.mjs"] = whole.later
    for name, text in parts.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
        command = [node, "--check", os.fspath(tmp_path / name)]
        assert subprocess.run(command, capture_output=True, check=False).returncode == 0, name
