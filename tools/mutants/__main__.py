"""Command line of the mutation test: ``python -m tools.mutants``."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tomllib
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from time import monotonic
from typing import Any, Final

from tools.mutants.coverage_plugin import Block, marked_modules, read_reach
from tools.mutants.mutant import Mutant
from tools.mutants.sampling import sample
from tools.mutants.targets import BUILD, PACKAGES, ROOT, TESTS, folders_of
from tools.mutants.trials import Outcome, Stage, preload, run_trials, stages_of

REACH: Final = BUILD / "reach"
RESULTS: Final = BUILD / "results.jsonl"
EQUIVALENT: Final = ROOT / "tests" / "mutants" / "equivalent.toml"
SCORE: Final = 92.0
"""Per cent of the mutants that change anything which the tests have to notice."""
MOST: Final = 20.0
"""Seconds of tests that a mutant is given at most, as they take without it."""


def main(arguments: list[str]) -> int:
    """Run the mutation test and return 0 if the score is reached."""
    options = _options(arguments)
    os.chdir(ROOT)
    if not options.keep or not any(REACH.glob("*.jsonl")):
        note_reach(options.workers)
    mutants = sample(options.count, options.seed, options.only or PACKAGES)
    equivalent = known_equivalents()
    judged = [mutant for mutant in mutants if mutant.key not in equivalent]
    outcomes = kept_outcomes(judged, options)
    settled = {one.mutant.key for one in outcomes}
    judged = [mutant for mutant in judged if mutant.key not in settled]
    print(f"{len(mutants)} mutants, {len(judged)} to try", flush=True)
    preload()
    plan = planner()
    begun = monotonic()
    with RESULTS.open("w", encoding="utf-8") as results:
        results.writelines(json.dumps(_line(outcome)) + "\n" for outcome in outcomes)
        plans = ((mutant, plan(mutant)) for mutant in judged)
        for done, outcome in enumerate(run_trials(plans, options.workers, BUILD / "logs"), 1):
            outcomes.append(outcome)
            results.write(json.dumps(_line(outcome)) + "\n")
            results.flush()
            _tell(outcome, done, len(judged), monotonic() - begun)
    survivors = [one.mutant.key for one in outcomes if one.verdict == "survived"]
    of_page = 0
    if not options.only:
        from tools.mutants import page  # which imports Buur, as no trial's parent may have

        survivors += page.survivors(options.workers)
        of_page = len(page.MUTANTS)
    return _report(outcomes, survivors, of_page)


def _options(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="./buur test --mutants", description=__doc__)
    parser.add_argument("--count", type=int, default=1500, help="mutants to draw (1500)")
    parser.add_argument("--seed", type=int, default=1, help="of the draw (1)")
    parser.add_argument("--only", nargs="+", choices=PACKAGES, help="packages to mutate")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument(
        "--keep", action="store_true", help="trust the last note of which test reaches what"
    )
    parser.add_argument(
        "--survivors", action="store_true", help="try again only what survived the last run"
    )
    parser.add_argument(
        "--resume", action="store_true", help="go on where the last run was interrupted"
    )
    return parser.parse_args(arguments)


def note_reach(workers: int) -> None:
    """Run the judging tests once, to learn which blocks each of them runs."""
    print("noting which test reaches what …", flush=True)
    for path in REACH.glob("*.jsonl"):
        path.unlink()
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-p",
        "tools.mutants.coverage_plugin",
        "-q",
        "--no-header",
    ]
    command += ["-n", str(workers), "--dist", "worksteal", *TESTS]
    environment = {**os.environ, "BUUR_REACH": str(REACH)}
    done = subprocess.run(command, cwd=ROOT, env=environment)
    if done.returncode:
        sys.exit("buur test --mutants: the tests fail without any mutant; mend them first.")


def planner() -> Callable[[Mutant], list[Stage]]:
    """Return what says which tests judge a mutant: first those that run little else."""
    _, blocks = marked_modules()
    spans: dict[str, list[tuple[int, Block]]] = defaultdict(list)
    for index, block in enumerate(blocks):
        spans[block[0]].append((index, block))
    tests_of: dict[int, list[tuple[str, float]]] = defaultdict(list)
    by_folder: dict[str, list[tuple[str, float]]] = defaultdict(list)
    for name, seconds, ran in sorted(read_reach(REACH), key=lambda noted: len(noted[2])):
        by_folder["/".join(name.split("/")[:2])].append((name, seconds))
        for index in ran:
            tests_of[index].append((name, seconds))

    def plan(mutant: Mutant) -> list[Stage]:
        around = [
            (last - first, index)
            for index, (_, first, last) in spans[mutant.module]
            if first <= mutant.line <= last
        ]
        reached = tests_of[min(around)[1]] if around else []
        general = [test for folder in folders_of(mutant.module) for test in by_folder[folder]]
        return stages_of(reached or general, MOST)

    return plan


def known_equivalents() -> dict[str, str]:
    """Return the mutants that change nothing, with the reason of each."""
    if not EQUIVALENT.exists():
        return {}
    listed = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8"))["mutant"]
    return {entry["key"]: entry["reason"] for entry in listed}


def kept_outcomes(mutants: list[Mutant], options: argparse.Namespace) -> list[Outcome]:
    """Return what the last run found out, as far as the options say that it stands."""
    if not (options.resume or options.survivors):
        return []
    last = {line["key"]: line for line in last_results()}
    kept = [(mutant, last[mutant.key]) for mutant in mutants if mutant.key in last]
    return [
        Outcome(mutant, line["verdict"], line["tests"])
        for mutant, line in kept
        if options.resume or line["verdict"] != "survived"
    ]


def last_results() -> Iterator[dict[str, Any]]:
    """Yield the lines of the last run."""
    if RESULTS.exists():
        yield from map(json.loads, RESULTS.read_text(encoding="utf-8").splitlines())


def _line(outcome: Outcome) -> dict[str, object]:
    mutant = outcome.mutant
    return {
        "key": mutant.key,
        "module": mutant.module,
        "line": mutant.line,
        "operator": mutant.operator,
        "verdict": outcome.verdict,
        "tests": outcome.tests,
    }


def _tell(outcome: Outcome, done: int, of: int, seconds: float) -> None:
    """Print a survivor, and now and then how far the run is."""
    if outcome.verdict == "survived":
        print(f"survived {outcome.mutant.line}: {outcome.mutant.key}", flush=True)
    if done % 50 == 0 or done == of:
        left = seconds / done * (of - done)
        print(f"  {done} of {of}, {seconds:.0f} s, about {left:.0f} s to go", flush=True)


def _report(outcomes: list[Outcome], survivors: list[str], of_page: int) -> int:
    """Print the score by package and the survivors."""
    by_package: dict[str, Counter[str]] = defaultdict(Counter)
    for one in outcomes:
        by_package[one.mutant.module.split(".")[1]][one.verdict] += 1
    for package, verdicts in sorted(by_package.items()):
        told = ", ".join(f"{count} {verdict}" for verdict, count in sorted(verdicts.items()))
        print(f"{package}: {told}")
    tried = len(outcomes) + of_page
    score = 100 * (1 - len(survivors) / tried) if tried else 100.0
    print(f"{tried - len(survivors)} of {tried} mutants killed: {score:.1f} % (at least {SCORE} %)")
    return int(score < SCORE)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
