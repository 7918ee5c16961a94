"""Measurements of ``buur bench``: time of acts, deals, kernels, answers, imports, start-ups …

Most take the best of several rounds, since noise only adds time. Work in this process is measured
in processor time, which other programs do not prolong. Start-ups and work on all cores are measured
by the clock. Start-ups and imports depend most on the machine. They are therefore also measured in
turn with a reference: the ratio is about the same on every machine.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from buur.play.model.events import Event
    from buur.play.partie import Partie

SEED: Final = 20
ROUNDS: Final = 5
STARTS: Final = 11


IMPORT_CODE: Final = (
    "import time; begun = time.perf_counter(); import {}; print(time.perf_counter() - begun)"
)
KNOWN_MODULE: Final = "asyncio"
"""Reference of import times: a module of the standard library that is not small."""
BARE_PYTHON: Final = (sys.executable, "-IS", "-c", "pass")
"""Reference of start-up times."""

KERNELS: Final = "from buur.kernels import prepare; prepare()"
"""Code that loads, or compiles, the kernels of the rules."""
EVERYTHING: Final = (
    f"{KERNELS}; from buur.benchmarks.solver_times import load_solver; load_solver();"
    " from buur.arena.warm_up import warm_up; from buur.variants.registry import variant;"
    " warm_up(variant('schieber'), ['sharp'])"
)
"""Code that also loads, or compiles, the kernels of the solver and of a bot's search."""

PROGRAM: Final = (sys.executable, "-c", "import sys; from buur.cli import main; sys.exit(main())")


def best(rounds: int, measured: Callable[[], float]) -> float:
    """Return the smallest of several measurements."""
    return min(measured() for _ in range(rounds))


def best_time(
    work: Callable[[], object], parts: int, rounds: int, *, on_all_cores: bool = False
) -> float:
    """Return the seconds of one part of some work, the smallest of several measurements.

    Args:
        work: the work to measure.
        parts: the number of equal parts of the work.
        rounds: the number of measurements.
        on_all_cores: whether to measure by the clock, since processor time adds up all threads.
            Other work on the machine then counts, too.
    """
    clock = perf_counter if on_all_cores else process_time

    def measured() -> float:
        begun = clock()
        work()
        return (clock() - begun) / parts

    return best(rounds, measured)


def ratio(rounds: int, measured: Callable[[], float], reference: Callable[[], float]) -> float:
    """Return the smallest of several measurements as a multiple of that of a reference.

    Both are measured in turn, so that other work on the machine affects them alike.
    """
    pairs = [(measured(), reference()) for _ in range(rounds)]
    return min(own for own, _ in pairs) / min(other for _, other in pairs)


def act_seconds(acts: int, rounds: int = ROUNDS) -> float:
    """Return the seconds of one act through the public API, with a view for every seat.

    Recorded random parties are replayed, so that choosing the acts is not measured.
    """
    chance = random.Random(SEED)
    parties: list[list[Event]] = []
    while sum(map(len, parties)) < acts:
        parties.append(list(_random_partie(chance)))

    def replay() -> None:
        for events in parties:
            state = _empty()
            for event in events:
                state = state.do(event)
                for seat in range(4):
                    state.view(seat)

    return best_time(replay, sum(map(len, parties)), rounds)


def _empty() -> Partie:
    from buur.play.partie import Partie
    from buur.variants.registry import variant

    return Partie(variant=variant())


def _random_partie(chance: random.Random) -> Iterator[Event]:
    """Yield the events of a partie of random acts."""
    from buur.play.auto_play import table_event

    state = _empty()
    while not state.is_over:
        event = table_event(state, chance.random) or chance.choice(list(state.legal))
        yield event
        state = state.do(event)


def deal_seconds(deals: int, rounds: int = ROUNDS) -> float:
    """Return the seconds of one random deal of the bare rules, dealing included."""
    from buur.contracts import Policy, compile_contract, parse_contract
    from buur.play.pack.dealing import shuffled
    from buur.rules.bits import WORD
    from buur.rules.playout import Moment, play_to_the_end

    schedule = compile_contract(parse_contract("trump:S"), Policy())
    chance, begins = random.Random(SEED), Moment(leader=0)

    def random_word(number: int) -> int:
        return chance.getrandbits(WORD)

    def play() -> None:
        for _ in range(deals):
            pack = shuffled(chance.random)
            hands = [sum(1 << card for card in pack[9 * seat : 9 * seat + 9]) for seat in range(4)]
            play_to_the_end(schedule, hands, begins, random_word)

    return best_time(play, deals, rounds)


def kernel_seconds(
    contract: str, deals: int, rounds: int = ROUNDS, *, on_all_cores: bool = False
) -> float:
    """Return the seconds of one random deal in a compiled kernel, dealing included."""
    from buur.kernels import make_game, random_deals

    game, workers = make_game(contract), None if on_all_cores else 1
    random_deals(game, 1, SEED)
    return best_time(
        lambda: random_deals(game, deals, SEED, workers=workers),
        deals,
        rounds,
        on_all_cores=on_all_cores,
    )


def rest_seconds(rounds: int = ROUNDS) -> float:
    """Return the seconds of one playout of the last five tricks, a thousand in one call.

    A bot that samples hidden hands makes such calls.
    """
    import numpy as np

    from buur.kernels import Positions, make_game, play_out
    from buur.rules.counter_rng import deal_key
    from buur.rules.playout import random_hands

    game, guesses = make_game("trump:S"), 1000
    hands = [random_hands(deal_key(SEED, index), 4, 5) for index in range(guesses)]
    positions = Positions(hands=np.array(hands), leaders=1, taken=4)

    def play() -> None:
        for _ in range(100):
            play_out(game, positions, SEED)

    return best_time(play, 100 * guesses, rounds)


def load_seconds(code: str, folder: str | None = None) -> float:
    """Return the CPU seconds until a fresh interpreter has loaded the compiled code.

    Args:
        code: code that needs it, such as `KERNELS`.
        folder: the folder of compiled code; None for the usual one.
    """
    timed = f"import time; {code}; print(time.process_time())"
    environment = os.environ if folder is None else {**os.environ, "BUUR_KERNELS": folder}
    command = [sys.executable, "-c", timed]
    return float(subprocess.check_output(command, text=True, env=environment))


def compile_seconds(code: str) -> float:
    """Return the CPU seconds of compiling the kernels that some code needs, without a cache."""
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        return load_seconds(code, folder)


def answer_seconds(questions: int, rounds: int = ROUNDS) -> float:
    """Return the seconds of one answer of ``buur ask``."""
    from buur.answers.json_lines import answer_line
    from buur.variants.registry import DEFAULT, PRESETS

    line = b'{"ask":"legal","contract":"trump:D","trick":["C6","DT"],"hand":["CA","D9","D6","ST"]}'
    base = PRESETS[DEFAULT].variant

    def ask() -> None:
        for _ in range(questions):
            answer_line(line, base)

    return best_time(ask, questions, rounds)


def import_seconds(module: str = "buur") -> float:
    """Return the seconds that importing a module takes in a fresh interpreter."""
    command = [sys.executable, "-c", IMPORT_CODE.format(module)]
    return float(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


def start_seconds(*arguments: str) -> float:
    """Return the seconds from the start of ``buur`` in a new process to its end."""
    return process_seconds(*PROGRAM, *arguments)


def process_seconds(*command: str | Path) -> float:
    """Return the seconds from the start of any program to its end."""
    begun = perf_counter()
    subprocess.run(command, capture_output=True, check=True)
    return perf_counter() - begun


def import_ratio(rounds: int) -> float:
    """Return the import time of Buur as a multiple of that of `KNOWN_MODULE`."""
    return ratio(rounds, import_seconds, lambda: import_seconds(KNOWN_MODULE))


def start_ratio(argument: str, rounds: int) -> float:
    """Return the time of a call of ``buur`` as a multiple of a bare Python's start."""
    return ratio(rounds, lambda: start_seconds(argument), lambda: process_seconds(*BARE_PYTHON))


def launcher() -> Path | None:
    """Return the launcher of the checkout that this program runs from, None outside of one."""
    path = Path(__file__).resolve().parents[3] / "buur"
    return path if path.is_file() else None


def launcher_ratio(rounds: int) -> float:
    """Return the start-up time of a prepared launcher as a multiple of a bare Python's.

    The program that it launches does nothing.

    Raises:
        FileNotFoundError: this program does not run from a checkout.
    """
    import tempfile

    source = launcher()
    if source is None:
        raise FileNotFoundError("only a checkout has a launcher")
    with tempfile.TemporaryDirectory() as folder:
        copy = prepared_launcher(source, Path(folder))
        return ratio(
            rounds, lambda: process_seconds(copy, "play"), lambda: process_seconds(*BARE_PYTHON)
        )


def prepared_launcher(source: Path, folder: Path) -> Path:
    """Copy a launcher to a folder in which everything is prepared and the program does nothing."""
    import runpy
    import shutil

    (folder / "requirements").mkdir()
    for name in ("buur", "pyproject.toml", "requirements/app.lock"):
        shutil.copy(source.parent / name, folder / name)
    programs = folder / ".venv" / "bin"
    programs.mkdir(parents=True)
    (programs / "python").symlink_to(sys.executable)
    (programs / "buur").write_text("#!/bin/sh\n", encoding="utf-8")
    (programs / "buur").chmod(0o755)
    own = runpy.run_path(str(folder / "buur"), run_name="launcher")
    own["STAMPS"]["app"].write_text(own["wanted"]("app"), encoding="utf-8")
    return folder / "buur"


def auto_seconds(deals: int) -> float:
    """Return the seconds of one deal between bots of the default level, through `Table`."""
    from buur.arena.self_play import Amount, play_parties
    from buur.bots import DEFAULT
    from buur.variants.registry import variant

    rules = variant("chibre")
    names = (DEFAULT,) * rules.seats
    return best_time(
        lambda: list(play_parties(rules, names, SEED, Amount(deals=deals))), deals, rounds=1
    )


def foreign_seconds(deals: int, rounds: int = ROUNDS) -> float:
    """Return the seconds of reading one line of the HSLU's format and replaying its deal."""
    from buur.bots import bot
    from buur.notation import record_of
    from buur.notation.foreign import hslu_deals, hslu_faults, hslu_line, parse_hslu
    from buur.play.table import Table
    from buur.variants.registry import PRESETS

    rules = PRESETS["schieber-2500"].variant
    table = Table(rules, [bot("random", seat) for seat in range(4)], chance=random.Random(SEED))
    for _ in table.run():
        pass
    lines = [hslu_line(deal).encode() for deal in hslu_deals(record_of(table.events, rules))]
    lines = (lines * (deals // len(lines) + 1))[:deals]

    def read() -> None:
        for line in lines:
            if hslu_faults(parse_hslu(line)):
                raise RuntimeError("a deal of our own bots is not true")

    return best_time(read, deals, rounds)


def page_seconds() -> float:
    """Return the seconds from calling ``buur play`` until its page answers."""
    import tempfile
    import urllib.request

    with tempfile.TemporaryDirectory() as folder:
        arguments = ["play", "--no-browser", "--port", "0", "--lang", "en"]
        command = [*PROGRAM, *arguments, "--database", f"{folder}/bench.db"]
        begun = perf_counter()
        with subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        ) as process:
            try:
                line = process.stdout.readline() if process.stdout else ""
                url = next(word for word in line.split() if word.startswith("http"))
                with urllib.request.urlopen(url, timeout=10) as answer:
                    answer.read()
                return perf_counter() - begun
            finally:
                process.terminate()
