"""Import hook that serves some modules from changed source."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Callable, Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from types import CodeType, ModuleType

Change = Callable[[str, bytes], CodeType | None]
"""Name and source of a module to the code to run in its place; None leaves the module alone."""


class ChangingLoader(SourceFileLoader):
    """Compiles a module from changed source, past the compiled files on disk."""

    def __init__(self, name: str, path: str, code: CodeType) -> None:
        super().__init__(name, path)
        self._code = code

    def get_code(self, fullname: str) -> CodeType:
        """Return the changed code."""
        return self._code


class ChangingFinder(MetaPathFinder):
    """Finds modules as usual and lets ``change`` decide what is run."""

    def __init__(self, change: Change) -> None:
        self._change = change

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return the module's spec with a loader of the changed code, None for other modules."""
        if name.partition(".")[0] != "buur":
            return None
        spec = PathFinder.find_spec(name, path, target)
        if spec is None or not isinstance(spec.loader, SourceFileLoader):
            return None
        code = self._change(name, spec.loader.get_data(spec.loader.path))
        if code is None:
            return None
        loader: Loader = ChangingLoader(name, spec.loader.path, code)
        packages = spec.submodule_search_locations
        return importlib.util.spec_from_file_location(
            name, spec.origin, loader=loader, submodule_search_locations=packages
        )


def install(change: Change) -> None:
    """Serve changed modules from now on; none of Buur may have been imported before."""
    if "buur" in sys.modules:
        raise RuntimeError("the hook has to be there before Buur is imported")
    sys.meta_path.insert(0, ChangingFinder(change))
