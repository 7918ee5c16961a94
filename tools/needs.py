"""Finder and installer of what the checks need beyond Python: Chromium, PostgreSQL, Node."""

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

HEADLESS = "chromium-headless-shell"
"""The same browser built without windows: the page's tests take it a third less work."""

BROWSERS = (
    HEADLESS,
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)

FIREFOX = ("firefox-esr", "firefox", "/Applications/Firefox.app/Contents/MacOS/firefox")

SYSTEM_PYTHON = "/usr/bin/python3"
"""The Python that has the Debian package ``python3-gi``."""

WEBKIT_PACKAGES = ("webkit2gtk-driver", "xvfb", "gir1.2-webkit2-4.1", "python3-gi")
"""Debian packages of WebKitGTK: its driver, a display without a screen, a window in Python."""

QUIETLY = ("--no-audit", "--no-fund", "--loglevel=error")


class NeedError(Exception):
    """Something is missing and may not be installed from here; the message says what to do."""


def require_chromium() -> Path:
    """Return the browser of the page's tests, from the system's packages if need be."""
    named = os.environ.get("BUUR_CHROMIUM")
    if named:
        return Path(named)
    found = first_of(BROWSERS)
    if found is None:
        apt_install(HEADLESS if apt_knows(HEADLESS) else "chromium")
        found = first_of(BROWSERS)
    if found is None:
        raise NeedError(
            "the page's tests need Chromium or Chrome: install one (`apt install chromium` on"
            " Debian and Ubuntu), or name its program in BUUR_CHROMIUM."
        )
    return found


def require_firefox() -> Path:
    """Return Firefox, from the system's packages if need be."""
    found = first_of(FIREFOX)
    if found is None:
        apt_install("firefox-esr")
        found = first_of(FIREFOX)
    if found is None:
        raise NeedError(
            "the tests in other browsers need Firefox: install it (`apt install firefox-esr` on"
            " Debian)."
        )
    return found


def require_webkit() -> Path:
    """Return the driver of WebKitGTK, with its window and display, installed if need be."""
    if not has_webkit():
        apt_install(*WEBKIT_PACKAGES)
    driver = first_of(["WebKitWebDriver"])
    if driver is None or not has_webkit():
        raise NeedError(
            "the tests in other browsers need WebKitGTK: install it"
            f" (`apt install {' '.join(WEBKIT_PACKAGES)}` on Debian and Ubuntu)."
        )
    return driver


def has_webkit() -> bool:
    """Tell whether WebKitGTK can be driven here."""
    if first_of(["WebKitWebDriver"]) is None or first_of(["Xvfb"]) is None:
        return False
    window = "import gi; gi.require_version('WebKit2', '4.1'); from gi.repository import WebKit2"
    command = [SYSTEM_PYTHON, "-c", window]
    return (
        first_of([SYSTEM_PYTHON]) is not None
        and not subprocess.run(command, capture_output=True).returncode
    )


def require_postgres() -> Path:
    """Return the folder of PostgreSQL's programs, from the system's packages if need be."""
    found = postgres_programs()
    if found is None:
        apt_install("postgresql")
        found = postgres_programs()
    if found is None:
        raise NeedError(
            "the tests of several nodes need PostgreSQL: install it (`apt install postgresql` on"
            " Debian and Ubuntu), or name the folder of its programs in BUUR_POSTGRES."
        )
    return found


def postgres_programs() -> Path | None:
    """Return the folder of PostgreSQL's programs, None without one.

    Debian keeps those of each version in a folder that is not on the path.
    """
    named = os.environ.get("BUUR_POSTGRES")
    if named:
        return Path(named)
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=_major)
    if versions:
        return versions[-1].parent
    initdb = shutil.which("initdb")
    return None if initdb is None else Path(initdb).parent


def _major(initdb: Path) -> int:
    name = initdb.parent.parent.name
    return int(name) if name.isdigit() else 0


def require_typescript(root: Path) -> Path:
    """Return the type checker of the page's modules."""
    return node_modules(root) / ".bin" / "tsc"


def require_axe(root: Path) -> Path:
    """Return the script that looks for barriers in a page."""
    return node_modules(root) / "axe-core" / "axe.min.js"


def node_modules(root: Path) -> Path:
    """Return the folder of the JavaScript tools, installed as ``package-lock.json`` says."""
    require_node()
    modules, lock = root / "node_modules", root / "package-lock.json"
    command = ["npm", "ci", *_npm_cache(root), *QUIETLY]
    install_once(root, "TypeScript and axe", command, lock, modules / ".buur-stamp")
    return modules


def install_once(root: Path, what: str, command: Sequence[str], lock: Path, stamp: Path) -> None:
    """Run an installer in the checkout, unless its stamp has the digest of the lock file."""
    digest = hashlib.sha256(lock.read_bytes()).hexdigest()
    with one_at_a_time(root / ".venv.lock"):
        if stamp.is_file() and stamp.read_text(encoding="utf-8") == digest:
            return
        say(f"installing {what} (this once)")
        run(command, cwd=root)
        stamp.write_text(digest, encoding="utf-8")


def _npm_cache(root: Path) -> list[str]:
    """Return where npm keeps what it fetches: in the checkout if there is no home to write to."""
    home = Path("~").expanduser()
    return [] if os.access(home, os.W_OK) else ["--cache", str(root / "build" / "npm")]


def require_node() -> None:
    """See to it that Node and npm are there, from the system's packages if need be."""
    for program in ("node", "npm"):
        if first_of([program]) is None:
            apt_install("nodejs", "npm")
        if first_of([program]) is None:
            raise NeedError(f"checking the page's modules needs {program}: install Node.js.")


def require_mutation_tool(root: Path) -> None:
    """See to it that cosmic-ray is in the environment, in its locked version."""
    _require_locked(root, "mutants", "cosmic-ray")


def require_fuzzer(root: Path) -> None:
    """See to it that Atheris is in the environment, if there is one for this system and Python."""
    _require_locked(root, "fuzz", "Atheris")


def require_ray(root: Path) -> None:
    """See to it that Ray is in the environment, in its locked version."""
    _require_locked(root, "ray", "Ray")


def _require_locked(root: Path, level: str, what: str) -> None:
    """Install the packages of a lock file into the environment."""
    lock = root / "requirements" / f"{level}.lock"
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    command = [*pip, "--no-deps", "--require-hashes", "--requirement", str(lock)]
    install_once(root, what, command, lock, Path(sys.prefix) / f"buur-stamp-{level}")


def first_of(programs: Sequence[str]) -> Path | None:
    """Return the first program that is there."""
    return next((Path(path) for name in programs if (path := shutil.which(name))), None)


def apt_knows(package: str) -> bool:
    """Tell whether the system offers a Debian package and lets it be installed."""
    if shutil.which("apt-get") is None or root_prefix() is None:
        return False
    apt_get("update")  # before which a fresh system knows none
    return subprocess.run(["apt-cache", "show", package], capture_output=True).returncode == 0


def apt_install(*packages: str) -> None:
    """Install Debian packages where that is allowed; elsewhere the caller says what is missing."""
    if shutil.which("apt-get") is None or root_prefix() is None:
        return
    say(f"installing {' and '.join(packages)} from the system's packages (this once)")
    apt_get("update")
    apt_get("install", "-y", "--no-install-recommends", *packages)


def apt_get(*arguments: str) -> None:
    """Run apt-get as root, waiting for others that install."""
    quietly = ["-qq", "-o", "DPkg::Lock::Timeout=300"]
    prefix = [*(root_prefix() or []), "env", "DEBIAN_FRONTEND=noninteractive"]
    run([*prefix, "apt-get", *quietly, *arguments])


def root_prefix() -> list[str] | None:
    """Return what makes a command run as root: nothing, sudo without a password, or None."""
    if os.geteuid() == 0:
        return []
    sudo = shutil.which("sudo")
    if sudo and subprocess.run([sudo, "-n", "true"], capture_output=True).returncode == 0:
        return [sudo, "-n"]
    return None


def run(command: Sequence[str], cwd: Path | None = None) -> None:
    """Run an installer, showing what it printed only when it fails."""
    done = subprocess.run(
        command, cwd=cwd, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode:
        sys.stderr.write(done.stdout[-3000:])
        raise NeedError(f"`{' '.join(command)}` failed, as shown above.")


@contextmanager
def one_at_a_time(path: Path) -> Iterator[None]:
    """Hold the lock that the launcher takes as well, so that two installers do not meet."""
    with path.open("w", encoding="utf-8") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def say(text: str) -> None:
    """Print a progress line."""
    print("buur test: " + text, file=sys.stderr, flush=True)
