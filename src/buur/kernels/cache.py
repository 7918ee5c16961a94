"""`kernel`: compiles a function, with a cache on disk in one folder per state of the sources.

Numba recompiles a function when its own file has changed, but not when a function that it calls has
changed in another file. So the folder of its cache is named by a digest of every source that can be
part of a kernel.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any, ClassVar, Final, TypeVar

import llvmlite
import numba
import platformdirs
from llvmlite import binding
from numba.core import caching, config

from buur.kernels.first_use import PROGRESS

COMPILED_SOURCES: Final = (
    "cards.py",
    "contracts",
    "rules",
    "kernels",
    "solver",
    "bots/beliefs/likelihood_cards.py",
    "bots/features/position.py",
    "bots/policy",
    "bots/search",
    "bots/utility",
    "envs/step_kernel.py",
)
"""Modules and packages of Buur whose functions or constants are compiled."""
MAX_OLD_FOLDERS: Final = 4
"""Folders of other versions that are kept when a new one is made."""
MIN_AGE_SECONDS: Final = 24 * 60 * 60
"""Seconds since its last use before a folder is removed: a process may still read it."""

Kernel = TypeVar("Kernel", bound=Callable[..., Any])


class _ReadOnlyLocator(caching.UserProvidedCacheLocator):
    """Locator of compiled code in a folder that this user may only read."""

    def ensure_cache_path(self) -> None:
        """Accept a folder that cannot be written."""


class _ReadOnlyImplementation(caching.CompileResultCacheImpl):
    _locator_classes: ClassVar = [_ReadOnlyLocator]


class _ReadOnlyCache(caching.FunctionCache):
    """Cache that loads compiled code and stores none."""

    _impl_class = _ReadOnlyImplementation

    def save_overload(self, sig: object, data: object) -> None:
        """Store nothing."""


def sources(package: Path) -> list[Path]:
    """Return the files of a package that compiled code depends on, in a fixed order."""
    found: list[Path] = []
    for name in COMPILED_SOURCES:
        path = package / name
        found += sorted(path.rglob("*.py")) if path.is_dir() else [path]
    return found


def digest(package: Path) -> str:
    """Return a digest of the sources below a package's folder, of compiler and processor."""
    versions = sys.version, numba.__version__, llvmlite.__version__
    machine = binding.get_host_cpu_name(), binding.get_host_cpu_features().flatten()
    found = hashlib.sha256(repr((versions, machine)).encode())
    for path in sources(package):
        found.update(f"\0{path.relative_to(package)}\0".encode())
        found.update(path.read_bytes())
    return found.hexdigest()[:20]


@cache
def folder() -> Path:
    """Return the folder of the code compiled from these sources; it need not exist yet.

    Its modification time is the time of its last use.
    """
    chosen = os.environ.get("BUUR_KERNELS")
    root = Path(chosen) if chosen else platformdirs.user_cache_path("buur", False) / "kernels"
    found = root / digest(Path(__file__).resolve().parent.parent)
    with suppress(OSError):  # the folder does not exist yet, or this user may not change it
        os.utime(found)
    return found


@cache
def is_writable() -> bool:
    """Tell whether compiled code can be stored: whether its folder is writable.

    If not, a process loads what the folder contains and compiles the rest for itself. Numba's own
    fallback would write beside the sources and reuse outdated machine code.
    """
    try:
        folder().mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder()):
            return True
    except OSError:
        return False


def is_complete(part: str) -> bool:
    """Tell whether every kernel of a part has been compiled from these sources on this machine.

    Args:
        part: the name of a part of Buur, see `buur.kernels.prepare.prepare_part`.
    """
    return _note(part).exists()


def size() -> int:
    """Return the number of bytes of the compiled code in the folder."""
    return sum(path.stat().st_size for path in folder().rglob("*") if path.is_file())


def mark_complete(part: str) -> None:
    """Record that every kernel of a part has been compiled, and remove old folders."""
    if not is_writable():
        return
    _note(part).touch()
    used = {path: _last_use(path) for path in folder().parent.iterdir() if path != folder()}
    for path in sorted(used, key=used.__getitem__, reverse=True)[MAX_OLD_FOLDERS:]:
        if time.time() - used[path] > MIN_AGE_SECONDS:
            shutil.rmtree(path, ignore_errors=True)


def _note(part: str) -> Path:
    return folder() / f"complete-{part}"


def _last_use(path: Path) -> float:
    """Return when a folder was last used; 0 if it no longer exists."""
    try:
        return path.stat().st_mtime
    except FileNotFoundError:
        return 0


def kernel(function: Kernel) -> Kernel:
    """Compile a function on its first call, or load it from the cache.

    The kernel releases the GIL. The folder of the cache is set for this function alone: kernels of
    other packages keep theirs.
    """
    before = config.CACHE_DIR
    config.CACHE_DIR = str(folder())
    try:
        compiled = numba.njit(cache=is_writable(), nogil=True)(function)
        if not is_writable() and folder().is_dir():
            compiled._cache = _ReadOnlyCache(function)
    finally:
        config.CACHE_DIR = before
    PROGRESS.kernels.append(compiled)
    found: Kernel = compiled
    return found
