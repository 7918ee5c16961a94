"""The list of mutants of the page's model: each fits one place, and a script tests it."""

from __future__ import annotations

from tests.web.scripts import SCRIPTS, STATIC
from tools.mutants.page import MUTANTS, judges_of, loaded

WITHOUT_LOGIC = {"person_types", "types", "view_types", "words"}


def test_a_fault_fits_one_place_and_changes_it() -> None:
    sources = {path.stem: path.read_text("utf-8") for path in (STATIC / "model").glob("*.js")}
    unfit = [one.key for one in MUTANTS if sources[one.module].count(one.before) != 1]
    assert not unfit
    assert not [one.key for one in MUTANTS if one.before == one.after]
    assert len({one.key for one in MUTANTS}) == len(MUTANTS)


def test_every_module_of_the_model_has_faults() -> None:
    modules = {path.stem for path in (STATIC / "model").glob("*.js")}
    assert {mutant.module for mutant in MUTANTS} == modules - WITHOUT_LOGIC


def test_a_fault_is_judged_by_the_scripts_that_import_its_module_those_that_name_it_first() -> None:
    seconds = {script: float(len(SCRIPTS) - at) for at, script in enumerate(SCRIPTS)}
    for mutant in MUTANTS:
        judges = judges_of(mutant, seconds)
        named = [mutant.file in loaded(script) for script in judges]
        assert judges, mutant.module
        assert named == sorted(named, reverse=True), mutant.module
    advice = next(one for one in MUTANTS if one.module == "hint")
    names = [script.name for script in judges_of(advice, seconds)]
    assert "hint.test.mjs" in names
    assert "lines.test.mjs" not in names
