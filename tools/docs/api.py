"""API reference: the Sphinx directives that document objects of `buur` by their names."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator
from importlib import import_module

from sphinx.pycode import ModuleAnalyzer

import buur


def entries(*names: str) -> str:
    """Return a block of directives for dotted names; ``MODULE.*`` stands for all of a module."""
    directives = (_directive(one) for name in names for one in expand_name(name))
    return "\n".join(["```{eval-rst}", *directives, "```"]) + "\n"


def expand_name(name: str) -> Iterator[str]:
    """Give the public functions and classes of ``MODULE.*`` that `buur` itself does not export."""
    module, star, _ = name.partition(".*")
    if not star:
        yield name
        return
    exported = {getattr(buur, one) for one in buur.__all__}
    for one, value in vars(import_module(module)).items():
        is_defined_here = getattr(value, "__module__", None) == module and one[0] != "_"
        is_code = inspect.isclass(value) or inspect.isfunction(value)
        if is_code and is_defined_here and value not in exported:
            yield f"{module}.{one}"


def resolve(name: str) -> object:
    """Return the object of a dotted name; an object goes before a module of the same name."""
    package, _, own = name.rpartition(".")
    return getattr(import_module(package), own)


def _directive(name: str) -> str:
    found = resolve(name)
    if inspect.isclass(found):
        kind = "autoexception" if issubclass(found, BaseException) else "autoclass"
        return f".. {kind}:: {name}\n   :members:\n"
    if inspect.isroutine(found):
        return f".. autofunction:: {name}\n"
    return f".. autodata:: {_home(name)}\n   :no-value:\n"


def _home(name: str) -> str:
    """Return the name of a value in the module that defines it, where its docstring is."""
    own, value = name.rpartition(".")[2], resolve(name)
    for module in sorted(sys.modules):
        holds = module.startswith("buur.") and vars(sys.modules[module]).get(own) is value
        if holds and ("", own) in ModuleAnalyzer.for_module(module).find_attr_docs():
            return f"{module}.{own}"
    return name
