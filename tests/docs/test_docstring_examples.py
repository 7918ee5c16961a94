"""Docstrings of public functions and classes begin with a sentence and an example."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from importlib import import_module

import pytest

from tests.properties.public_surface import PACKAGES


def documented() -> Iterator[str]:
    """Yield the first public name of each function and class of Buur."""
    seen: set[int] = set()
    for package in PACKAGES:
        module = import_module(package)
        for name in module.__all__:
            value = getattr(module, name)
            is_ours = getattr(value, "__module__", "").startswith("buur")
            if is_ours and (inspect.isfunction(value) or inspect.isclass(value)):
                if id(value) not in seen:
                    yield f"{package}.{name}"
                seen.add(id(value))


@pytest.mark.parametrize("name", sorted(documented()))
def test_an_example_follows_the_first_sentence(name: str) -> None:
    """`help` shows how to call it before it explains the arguments."""
    package, _, attribute = name.rpartition(".")
    text = inspect.getdoc(getattr(import_module(package), attribute))
    assert text is not None
    sentence, *others = text.split("\n\n")
    assert sentence.rstrip().endswith(".")
    assert others[:1]
    assert others[0].startswith(">>> ")
