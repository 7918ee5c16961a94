"""Shells complete the names of Buur from `dir`, which lists public names only."""

from __future__ import annotations

from importlib import import_module

import pytest

import buur
from buur.play.model.deal import Trick
from tests.properties.public_surface import PACKAGES
from tests.properties.samples import INSTANCES, partie


@pytest.mark.parametrize("name", sorted({*PACKAGES} - {"buur"}))
def test_a_package_lists_what_it_exports(name: str) -> None:
    module = import_module(name)
    assert dir(module) == sorted(module.__all__)
    assert all(hasattr(module, one) for one in dir(module))


def test_buur_lists_its_packages_as_well() -> None:
    packages = {name.split(".")[1] for name in PACKAGES if name.count(".") == 1}
    assert {*dir(buur)} == {*buur.__all__, "rulebook", *packages}
    assert all(hasattr(buur, one) for one in dir(buur))
    with pytest.raises(AttributeError, match="has no attribute 'bott'"):
        _ = buur.bott  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", sorted(INSTANCES))
def test_an_object_lists_its_public_names(name: str) -> None:
    value = INSTANCES[name]()
    assert dir(value)
    assert [one for one in dir(value) if one.startswith("_")] == []
    assert all(hasattr(type(value), one) or one in vars(value) for one in dir(value))


def test_parts_of_a_partie_list_their_public_names() -> None:
    trick = Trick(leader=0, cards=(0, 1, 2, 3), winner=0, points=0)
    for value in (partie().view(0), partie().view(None), trick):
        assert "_repr_html_" not in dir(value)
        assert "points" in dir(value) or "legal" in dir(value)
