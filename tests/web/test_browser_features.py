"""Supported browsers know every feature that the page uses, or lack it without harm."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Final

import pytest

from buur.web.pack import Pack, page
from tests.web.browser_features import (
    HARMLESS,
    LEAST,
    OLD,
    PLAINER,
    SCRIPT,
    STYLE,
    SUPPORTED,
    Versions,
    features,
)

ROOT: Final = Path(__file__).resolve().parents[2]


def lacks(feature: Versions, browsers: Versions) -> bool:
    """Tell whether one of the browsers lacks a feature."""
    return any(since > version for since, version in zip(feature, browsers, strict=True))


@pytest.fixture(scope="module")
def bundle() -> Pack:
    """The page without a release."""
    return page(release=None).pack()


@pytest.fixture(scope="module")
def used(bundle: Pack) -> set[str]:
    """Features of both style sheets."""
    return features(bundle.style + bundle.later_style)


def test_every_feature_of_the_styles_is_known(used: set[str]) -> None:
    """A name that is in no table is added to one, with the versions that brought it."""
    assert used - OLD - STYLE.keys() == set()
    assert len(used) > 200


def test_supported_browsers_know_all_styles(used: set[str]) -> None:
    lacking = {name for name in used & STYLE.keys() if lacks(STYLE[name], SUPPORTED)}
    assert lacking - HARMLESS.keys() == set()


def test_older_browsers_show_a_plainer_page(used: set[str]) -> None:
    lacking = {name for name in used & STYLE.keys() if lacks(STYLE[name], LEAST)}
    assert lacking - HARMLESS.keys() - PLAINER.keys() == set()


def test_new_units_are_in_their_own_properties_only(bundle: Pack) -> None:
    style = bundle.style + bundle.later_style
    for unit in ("cqw", "cqh", "dvh"):
        assert re.findall(rf"[\d.]+{unit}\b", style) == [f"1{unit}"] * 2


def test_every_browser_knows_the_features_of_the_scripts(bundle: Pack) -> None:
    scripts = "\n".join([bundle.script, bundle.later, bundle.early, bundle.worker])
    found = [
        pattern
        for pattern, versions in SCRIPT.items()
        if lacks(versions, LEAST) and re.search(pattern, scripts)
    ]
    assert found == []


def test_the_type_checker_refuses_newer_names_of_the_language() -> None:
    settings = json.loads((ROOT / "tsconfig.json").read_text(encoding="utf-8"))
    wanted = [lib for lib in settings["compilerOptions"]["lib"] if lib.startswith("es")]
    assert wanted == ["es2022", "es2023.array"]  # of which the table above allows findLast
    assert settings["compilerOptions"]["target"] == "es2022"


@pytest.mark.parametrize("script", ["(?<=a)", "x.toReversed()", "AbortSignal.timeout(1)"])
def test_a_newer_feature_is_found(script: str) -> None:
    assert any(re.search(pattern, script) for pattern in SCRIPT)
