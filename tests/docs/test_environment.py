"""``deploy/buur.env`` explains every setting, and none is forgotten."""

from dataclasses import fields

import pytest

from buur.cli.commands import serve
from buur.cli.settings_file import NOT_IN_FILE, OPTIONS, known_variables, read_settings, variable_of
from buur.server.settings import Limits, Settings
from buur.server.settings_text import (
    BY_OPTION,
    IN_CODE,
    LIMITS_BY_OPTION,
    settings_from,
    variables,
)
from tools.docs import environment

FLAGS = {option for one in serve.command.params for option in one.opts}


def test_the_file_is_as_the_code_has_it() -> None:
    text = environment.PATH.read_text(encoding="utf-8")
    assert text == environment.page(), "run `python -m tools.docs.environment`"


def test_every_setting_is_an_option_or_a_variable() -> None:
    named = {one.name for one in variables().values()}
    own = {one.name for one in fields(Settings)}
    limits = {one.name for one in fields(Limits)}
    assert own | limits == named | BY_OPTION.keys() | LIMITS_BY_OPTION.keys() | IN_CODE
    assert set(BY_OPTION.values()) | set(LIMITS_BY_OPTION.values()) <= FLAGS


def test_every_option_may_stand_in_the_file() -> None:
    options = {
        variable_of(one) for one in serve.command.params if one.name not in {*NOT_IN_FILE, "help"}
    }
    assert options == {f"BUUR_{name}" for name in OPTIONS}


@pytest.mark.parametrize("name", sorted(known_variables()))
def test_every_setting_is_explained(name: str) -> None:
    lines = environment.PATH.read_text(encoding="utf-8").splitlines()
    (place,) = [
        number for number, line in enumerate(lines) if line.lstrip("#").startswith(f"{name}=")
    ]
    assert lines[place - 1].startswith("# ")
    assert len(lines[place - 1]) > 3


def test_the_values_in_the_file_are_the_defaults() -> None:
    lines = environment.PATH.read_text(encoding="utf-8").splitlines()
    pairs = (line[1:].partition("=") for line in lines if line.startswith("#BUUR_"))
    texts = {name: value for name, _, value in pairs if name not in environment.MACHINE}
    usual = Settings()
    assert settings_from(texts, usual) == usual


def test_the_file_as_it_is_can_be_read() -> None:
    assert read_settings(environment.PATH) == environment.USUAL
