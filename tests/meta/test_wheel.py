"""The wheel without its extras: the library works, the program names the extra that it needs."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import venv
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.properties.public_surface import PACKAGES

REPOSITORY = Path(__file__).resolve().parents[2]
SOURCES = ("src", "pyproject.toml", "README.md", "LICENSE")
SNIPPET = re.compile(r"```python\n(import random, buur\n.*?)```", re.DOTALL)


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install the wheel alone in an environment of its own and return its interpreter."""
    folder = tmp_path_factory.mktemp("wheel")
    copy = folder / "source"
    copy.mkdir()
    for name in SOURCES:
        source = REPOSITORY / name
        if source.is_dir():
            shutil.copytree(
                source, copy / name, ignore=shutil.ignore_patterns("__pycache__"), symlinks=True
            )
        else:
            shutil.copy(source, copy)
    build = "from flit_core.buildapi import build_wheel; print(build_wheel('.'))"
    built = run(Path(sys.executable), "-c", build, folder=copy)
    assert built.returncode == 0, built.stderr
    venv.create(folder / "bare", symlinks=True)
    python = folder / "bare" / "bin" / "python"
    where = run(python, "-c", "import site; print(site.getsitepackages()[0])", folder=folder)
    with ZipFile(copy / built.stdout.split()[-1]) as wheel:
        wheel.extractall(where.stdout.strip())
    return python


def run(python: Path, *arguments: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run an interpreter where no checkout is in reach."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    return subprocess.run(
        [python, *arguments], cwd=folder, env=kept, capture_output=True, text=True, check=False
    )


def test_the_program_names_the_extra_that_it_needs(bare: Path, tmp_path: Path) -> None:
    call = "import sys; from buur.cli import main; sys.exit(main(['play']))"
    done = run(bare, "-c", call, folder=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert "pip install 'buur[app]'" in done.stderr


COMMANDS: tuple[list[str], ...] = (
    [],
    ["--help"],
    ["play"],
    ["ask"],
    ["doctor", "--warm"],
    ["nonsense"],
)


@pytest.mark.parametrize("arguments", COMMANDS, ids=" ".join)
def test_every_command_is_one_sentence_without_its_libraries(
    bare: Path, tmp_path: Path, arguments: list[str]
) -> None:
    call = f"import sys; from buur.cli import main; sys.exit(main({arguments}))"
    done = run(bare, "-c", call, folder=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert re.fullmatch(r"buur: .* needs click.* `pip install 'buur\[app\]'`\.\n", done.stderr)


CALLS = {
    "import buur.kernels": "kernels",
    "import buur.solver": "kernels",
    "import buur.bots.beliefs": "kernels",
    "import buur.envs": "envs",
    "import buur.client": "app",
    "buur.solve": "kernels",
    "buur.bots.bot('sharp@100')": "kernels",
    "buur.bots.bot('master')": "kernels",
    "buur.duel('sharp@10', 'easy', boards=1)": "kernels",
    "import buur.bots.search.prepare": "kernels",
    "import buur.bots.training.policy_gradient": "kernels",
    "import buur.arena.socket_channel": "app",
    "buur.duel('zuehlke:8157', 'easy', boards=1)": "app",
}
"""Programs that need a library, and the extra that installs it."""


@pytest.mark.parametrize("code", CALLS)
def test_the_library_names_the_extra_that_it_needs(bare: Path, tmp_path: Path, code: str) -> None:
    done = run(bare, "-c", f"import buur.bots\n{code}", folder=tmp_path)
    assert done.returncode == 1
    last = done.stderr.splitlines()[-1]
    sentence = r"buur\.errors\.MissingExtra: buur\.[\w.]+ needs \w+: install it by pip install "
    assert re.fullmatch(sentence + rf"'buur\[{CALLS[code]}\]'", last), done.stderr


WALK = """
import importlib, pkgutil, buur
from buur.errors import MissingExtra

for package in {packages}:
    try:
        module = importlib.import_module(package)
    except MissingExtra as error:
        print(package, error.extra)
        continue
    for name in getattr(module, "__all__", ()):
        try:
            getattr(module, name)
        except MissingExtra as error:
            print(package + "." + name, error.extra)
"""


def test_every_public_name_is_there_or_names_its_extra(bare: Path, tmp_path: Path) -> None:
    done = run(bare, "-c", WALK.format(packages=PACKAGES), folder=tmp_path)
    assert done.stderr == ""
    found = dict(line.split() for line in done.stdout.splitlines())
    assert found == {
        "buur.Beliefs": "kernels",
        "buur.beliefs": "kernels",
        "buur.solve": "kernels",
        "buur.bots.beliefs": "kernels",
        "buur.client": "app",
        "buur.envs": "envs",
        "buur.kernels": "kernels",
        "buur.solver": "kernels",
    }


def test_the_readmes_example_runs(bare: Path, tmp_path: Path) -> None:
    (snippet,) = SNIPPET.findall((REPOSITORY / "README.md").read_text(encoding="utf-8"))
    done = run(bare, "-c", snippet, folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert re.fullmatch(r"\(\d+, \d+\) [01]\n", done.stdout), done.stdout


def test_the_program_is_installed_as_buur(bare: Path, tmp_path: Path) -> None:
    ask = (
        "from importlib.metadata import entry_points; "
        "(one,) = entry_points(group='console_scripts', name='buur'); print(one.value)"
    )
    assert run(bare, "-c", ask, folder=tmp_path).stdout == "buur.cli:main\n"


def test_the_schemas_come_with_the_package(bare: Path, tmp_path: Path) -> None:
    names = "print(*(schema(name)['$id'] for name in SCHEMAS))"
    ask = f"from buur.referee.codec import SCHEMAS, schema; {names}"
    done = run(bare, "-c", ask, folder=tmp_path)
    assert done.stdout == "ruling-question.schema.json ruling-answer.schema.json\n"
