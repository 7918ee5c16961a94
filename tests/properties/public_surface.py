"""The public functions, classes and methods of Buur, with valid arguments for each of them."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final

PACKAGES: Final = (
    "buur",
    "buur.answers",
    "buur.arena",
    "buur.bots",
    "buur.bots.beliefs",
    "buur.client",
    "buur.envs",
    "buur.kernels",
    "buur.melds",
    "buur.notation",
    "buur.referee",
    "buur.slate",
    "buur.solver",
    "buur.tournament",
)


@dataclass(frozen=True)
class Entry:
    """A public function, class or method, and the way to call it."""

    name: str
    call: Callable[..., object]

    @property
    def parameters(self) -> tuple[inspect.Parameter, ...]:
        kinds = (inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD)
        found = inspect.signature(self.call).parameters.values()
        return tuple(one for one in found if one.kind not in kinds)


def public_objects() -> dict[str, object]:
    """Return by their first name all objects that packages of Buur export."""
    found: dict[int, tuple[str, object]] = {}
    for package in PACKAGES:
        module = import_module(package)
        names = getattr(module, "__all__", None) or [one for one in vars(module) if one[0] != "_"]
        for name in names:
            value = getattr(module, name)
            if getattr(value, "__module__", "").startswith("buur"):
                found.setdefault(id(value), (f"{package}.{name}", value))
    return dict(found.values())


def entries(samples: dict[str, Any], made_by_buur: frozenset[str]) -> Iterator[Entry]:
    """Yield every public function, every constructor, and the methods of the sample objects.

    Args:
        samples: sample objects of the public classes by name.
        made_by_buur: names of classes that only Buur constructs.
    """
    for name, value in public_objects().items():
        if inspect.isfunction(value):
            yield Entry(name, value)
        if not inspect.isclass(value) or issubclass(value, BaseException) or is_protocol(value):
            continue
        if name not in made_by_buur:
            yield Entry(name, value)
        if name in samples:
            for method, bound in _methods(samples[name]):
                yield Entry(f"{name}.{method}", bound)


def _methods(instance: object) -> Iterator[tuple[str, Callable[..., object]]]:
    for name, method in inspect.getmembers(instance, inspect.ismethod):
        is_ours = getattr(method, "__module__", "").startswith("buur")
        if not name.startswith("_") and is_ours:
            yield name, method


def is_protocol(value: type) -> bool:
    return bool(getattr(value, "_is_protocol", False))
