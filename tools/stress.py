"""The whole suite run again and again under what breaks weak tests.

``python -m tools.stress`` does the ten runs of `TEN`; ``python -m tools.stress load fonts+home``
does two, the second with one font and without a home directory. Each run prints its last line; its
whole output and what it ran under stand in ``build/stress``. Nothing is run twice to make it pass.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from secrets import randbelow
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
LOGS: Final = ROOT / "build" / "stress"
TEN: Final = (
    "load",
    "load",
    "third",
    "third",
    "random",
    "random",
    "midnight+locale",
    "summer+home",
    "fonts+browser+ipv4",
    "path",
)
BUSY: Final = "while True: pass"
SOON: Final = timedelta(minutes=2)
"""After so long, the tests have begun and are far from their end."""
PERIOD: Final = 100_000
"""Microseconds in which a control group spends its share of a core."""


@dataclass(slots=True)
class Surroundings:
    """Where and how a run takes place."""

    environment: dict[str, str]
    folder: Path = ROOT
    prefix: list[str] = field(default_factory=list)
    """Program and arguments that start the run in their own way."""
    pytest: list[str] = field(default_factory=list)

    @property
    def command(self) -> list[str]:
        """The command of the run."""
        return [*self.prefix, str(self.folder / "buur"), "test"]


class StressError(Exception):
    """A condition cannot be made on this machine; the message is one sentence."""


@contextmanager
def load(_: Surroundings) -> Iterator[None]:
    """Keep every core busy with another process."""
    others = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(os.cpu_count() or 1)]
    try:
        yield
    finally:
        for process in others:
            process.kill()
            process.wait()


@contextmanager
def third(run: Surroundings) -> Iterator[None]:
    """Give the run a third of one core, by a control group of its own."""
    folder, quota = control_group()
    folder.mkdir()
    try:
        for name, value in quota.items():
            (folder / name).write_text(value, encoding="ascii")
        join = 'echo $$ > "$0"/cgroup.procs; exec "$@"'
        run.prefix = ["sh", "-c", join, str(folder), *run.prefix]
        yield
    finally:
        folder.rmdir()


def control_group() -> tuple[Path, dict[str, str]]:
    """Return the folder of a new control group and what gives it a third of a core."""
    name = f"buur-{os.getpid()}"
    first = Path("/sys/fs/cgroup/cpu")
    if os.access(first / "cpu.cfs_quota_us", os.F_OK) or os.access(first / "cgroup.procs", os.W_OK):
        return first / name, {
            "cpu.cfs_period_us": str(PERIOD),
            "cpu.cfs_quota_us": str(PERIOD // 3),
        }
    second = Path("/sys/fs/cgroup")
    if os.access(second / "cgroup.subtree_control", os.W_OK):
        return second / name, {"cpu.max": f"{PERIOD // 3} {PERIOD}"}
    raise StressError("a share of a core needs control groups: run it as root on Linux.")


@contextmanager
def shuffled(run: Surroundings) -> Iterator[None]:
    """Run the tests in random order; pytest prints the seed."""
    run.pytest += ["-p", "randomly", f"--randomly-seed={randbelow(2**31)}"]
    yield


@contextmanager
def midnight(run: Surroundings) -> Iterator[None]:
    """Let the day end while the tests run, in a zone made for it."""
    seconds = seconds_of_day(datetime.now(UTC) + SOON)
    ahead = 86_400 - seconds if seconds > 43_200 else -seconds
    run.environment["TZ"] = f"NEW{zone_offset(-ahead)}"
    yield


@contextmanager
def summer(run: Surroundings) -> Iterator[None]:
    """Let summer time begin while the tests run, in a zone made for it."""
    change = datetime.now(UTC) + SOON
    end = change + timedelta(days=2)
    run.environment["TZ"] = f"WIN0SUM-1,{day_of_year(change)}/{change:%H:%M:%S},{day_of_year(end)}"
    yield


def seconds_of_day(moment: datetime) -> int:
    """Return the seconds since midnight."""
    return moment.hour * 3600 + moment.minute * 60 + moment.second


def zone_offset(seconds: int) -> str:
    """Return an offset as POSIX writes it: what is added to local time to get UTC."""
    minutes, rest = divmod(abs(seconds), 60)
    return f"{'-' if seconds < 0 else '+'}{minutes // 60}:{minutes % 60:02}:{rest:02}"


def day_of_year(moment: datetime) -> int:
    """Return the day of the year from 0, as POSIX counts it."""
    return moment.timetuple().tm_yday - 1


@contextmanager
def locale_c(run: Surroundings) -> Iterator[None]:
    """Take the locale ``C``, without a language and on a narrow terminal."""
    run.environment.update({"LC_ALL": "C", "LANG": "C", "COLUMNS": "40"})
    run.environment.pop("LANGUAGE", None)
    yield


@contextmanager
def one_font(run: Surroundings) -> Iterator[None]:
    """Leave the browser a single font, the widest that is there."""
    asked = subprocess.run(
        ["fc-match", "--format=%{file}", "monospace"], capture_output=True, text=True, check=True
    )
    with TemporaryDirectory() as folder:
        shutil.copy(asked.stdout, folder)
        settings = Path(folder) / "fonts.conf"
        settings.write_text(
            f"<fontconfig><dir>{folder}</dir><cachedir>{folder}/cache</cachedir></fontconfig>",
            encoding="utf-8",
        )
        run.environment["FONTCONFIG_FILE"] = str(settings)
        yield


@contextmanager
def other_browser(run: Surroundings) -> Iterator[None]:
    """Take the system's whole Chromium in place of the one without windows."""
    program = shutil.which("chromium")
    if program is None:
        raise StressError("another browser needs Debian's: `apt install chromium`.")
    run.environment["BUUR_CHROMIUM"] = program
    yield


@contextmanager
def no_home(run: Surroundings) -> Iterator[None]:
    """Take away the home directory: nothing can be written there."""
    for name in [name for name in run.environment if name.startswith("XDG_")]:
        del run.environment[name]
    run.environment["HOME"] = os.devnull + "/home"
    yield


@contextmanager
def odd_path(run: Surroundings) -> Iterator[None]:
    """Run in a fresh clone whose path has a space and an umlaut."""
    with TemporaryDirectory(prefix="Jass für alle ") as folder:
        run.folder = Path(folder) / "bündner buur"
        subprocess.run(["git", "clone", "--quiet", ROOT, run.folder], check=True)
        yield


@contextmanager
def ipv4_only(run: Surroundings) -> Iterator[None]:
    """Take away IPv6 and every network but the loopback, in a namespace of its own."""
    if shutil.which("unshare") is None or os.geteuid():
        raise StressError("a network without IPv6 needs a namespace: run it as root on Linux.")
    quiet = "sysctl -qw net.ipv6.conf.all.disable_ipv6=1; ip link set lo up"
    run.prefix = ["unshare", "--net", "sh", "-c", f'{quiet}; exec "$0" "$@"', *run.prefix]
    yield


CONDITIONS: Final[dict[str, Callable[[Surroundings], object]]] = {
    "quiet": lambda run: ExitStack(),
    "load": load,
    "third": third,
    "random": shuffled,
    "midnight": midnight,
    "summer": summer,
    "locale": locale_c,
    "fonts": one_font,
    "browser": other_browser,
    "home": no_home,
    "path": odd_path,
    "ipv4": ipv4_only,
}


def run_once(number: int, name: str) -> bool:
    """Run the suite under some conditions and tell how it ended."""
    run = Surroundings({**os.environ, "PYTHONHASHSEED": str(randbelow(2**32))})
    with ExitStack() as stack:
        for condition in name.split("+"):
            stack.enter_context(CONDITIONS[condition](run))  # type: ignore[arg-type]
        run.environment["PYTEST_ADDOPTS"] = " ".join(run.pytest)
        log = LOGS / f"{number:02}-{name}.txt"
        begun = monotonic()
        with log.open("w", encoding="utf-8") as file:
            told = {key: run.environment.get(key) for key in ("PYTHONHASHSEED", "TZ", "HOME")}
            print(f"{told} {run.pytest}", file=file, flush=True)
            code = subprocess.run(
                run.command, cwd=run.folder, env=run.environment, stdout=file, stderr=file
            ).returncode
    last = log.read_text(encoding="utf-8", errors="replace").rstrip().rpartition("\n")[2]
    verdict = "passed" if code == 0 else "FAILED"
    print(f"{number:2} {name}: {verdict}, {monotonic() - begun:.0f} s  {last}", flush=True)
    return code == 0


def main(arguments: Sequence[str]) -> int:
    """Do the runs and return 0 if all passed."""
    parser = argparse.ArgumentParser(prog="python -m tools.stress", description=__doc__)
    parser.add_argument("runs", nargs="*", help=f"of {', '.join(CONDITIONS)}, joined by +")
    names = parser.parse_args(arguments).runs or TEN
    unknown = {part for name in names for part in name.split("+")} - CONDITIONS.keys()
    if unknown:
        parser.error(f"unknown condition {', '.join(sorted(unknown))}")
    LOGS.mkdir(parents=True, exist_ok=True)
    try:
        passed = [run_once(number, name) for number, name in enumerate(names, start=1)]
    except StressError as error:
        print(f"stress: {error}", file=sys.stderr)
        return 2
    print(f"{sum(passed)} of {len(passed)} runs passed")
    return int(not all(passed))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
