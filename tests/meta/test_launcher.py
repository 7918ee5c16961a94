"""The launcher: what it does on a first call, on later ones, and after an accident."""

import ast
import fcntl
import locale
import os
import shutil
import subprocess
import sys
import threading
from pathlib import Path
from queue import SimpleQueue

import pytest

from tests.meta.launcher_tree import LAUNCHER, REPOSITORY, Tree, copy_launcher, load, make_tree


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Tree:
    monkeypatch.chdir(tmp_path)
    return make_tree(tmp_path / "tree", monkeypatch.setattr)


def test_first_call_installs_and_hands_over(tree: Tree) -> None:
    assert tree.call("play", "--seed", "7") == ["venv", "app", ".venv/bin/buur play --seed 7"]
    assert tree.stamps == {"app"}


def test_later_calls_hand_over_at_once(tree: Tree) -> None:
    tree.call("play")
    assert tree.call("rules", "list") == [".venv/bin/buur rules list"]


@pytest.mark.parametrize(
    ("command", "module", "level", "stamps"),
    [
        ("test", "tools.check", "dev", {"app", "docs", "dev"}),
        ("docs", "tools.docs", "docs", {"app", "docs"}),
    ],
)
def test_a_command_of_the_repository_brings_its_tools_and_runs_at_the_root(
    tree: Tree, command: str, module: str, level: str, stamps: set[str]
) -> None:
    tree.call("play")
    assert tree.call(command, "-k", "x") == [level, f".venv/bin/python -m {module} -k x"]
    assert tree.stamps == stamps
    assert Path.cwd() == tree.root


def test_the_documentation_is_built_with_the_development_tools_where_they_are(tree: Tree) -> None:
    tree.call("test")
    assert tree.call("docs") == [".venv/bin/python -m tools.docs"]


@pytest.mark.parametrize("encoding", ["ascii", "utf-8"])
def test_a_locale_that_cannot_write_the_path_is_widened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, encoding: str
) -> None:
    for name, value in {"LC_ALL": "fr_CH", "LC_CTYPE": "", "LC_MESSAGES": ""}.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(locale, "getencoding", lambda: encoding)
    make_tree(tmp_path / "Zürich", monkeypatch.setattr).call("play")
    told = tuple(os.environ.get(name) for name in ("LC_ALL", "LC_CTYPE", "LC_MESSAGES"))
    widened = encoding == "ascii"
    assert told == ((None, "C.UTF-8", "fr_CH") if widened else ("fr_CH", "", ""))


@pytest.mark.parametrize("name", ["requirements/app.lock", "pyproject.toml"])
def test_a_changed_lock_or_project_is_installed_into_the_same_environment(
    tree: Tree, name: str
) -> None:
    tree.call("play")
    (tree.root / name).write_text("changed", encoding="utf-8")
    assert tree.call("play") == ["app", ".venv/bin/buur play"]


def test_an_update_keeps_the_development_tools(tree: Tree) -> None:
    tree.call("test")
    (tree.root / "pyproject.toml").write_text("changed", encoding="utf-8")
    assert tree.call("play") == ["dev", ".venv/bin/buur play"]
    assert tree.stamps == {"app", "docs", "dev"}


def test_an_environment_without_stamp_is_made_anew(tree: Tree) -> None:
    tree.call("play")
    (tree.root / ".venv" / "buur-stamp").unlink()
    assert tree.call("play") == ["venv", "app", ".venv/bin/buur play"]


def test_an_environment_of_another_python_is_made_anew(
    tree: Tree, monkeypatch: pytest.MonkeyPatch
) -> None:
    tree.call("play")
    monkeypatch.setattr(tree.launcher, "VERSION", "3.99")
    assert tree.call("play") == ["venv", "app", ".venv/bin/buur play"]


def test_an_environment_of_a_moved_repository_is_made_anew(
    tree: Tree, monkeypatch: pytest.MonkeyPatch
) -> None:
    tree.call("play")
    moved = tree.root.rename(tree.root.with_name("moved"))
    tree = make_tree(moved.with_name("other"), monkeypatch.setattr)
    (moved / ".venv").rename(tree.root / ".venv")
    assert tree.call("play") == ["venv", "app", ".venv/bin/buur play"]


def test_an_environment_whose_python_is_gone_is_made_anew(tree: Tree) -> None:
    tree.call("play")
    python = tree.root / ".venv" / "bin" / "python"
    python.unlink()
    python.symlink_to(tree.root / "removed")
    assert tree.call("play") == ["venv", "app", ".venv/bin/buur play"]


def test_a_first_call_that_dies_leaves_no_stamp(
    tree: Tree, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(tree.launcher, "install", refuse)
        with pytest.raises(SystemExit) as exit_:
            tree.call("play")
    assert exit_.value.code == 2
    assert tree.stamps == set()
    assert tree.call("play") == ["venv", "app", ".venv/bin/buur play"]


def test_development_tools_that_cannot_be_had_leave_the_application_usable(
    tree: Tree, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    tree.call("play")
    monkeypatch.setattr(tree.launcher, "install", refuse)
    with pytest.raises(SystemExit):
        tree.call("test")
    assert "no network here" in capsys.readouterr().err
    assert tree.call("play") == [".venv/bin/buur play"]


def refuse(level: str) -> None:
    """Stand in for an installation that fails."""
    raise OSError(f"no network here for {level}")


def test_a_second_first_call_waits_for_the_first(
    tree: Tree, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: SimpleQueue[str] = SimpleQueue()
    monkeypatch.setattr(tree.launcher, "say", said.put)
    with (tree.root / ".venv.lock").open("w", encoding="utf-8") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        waiting = threading.Thread(target=tree.call, args=("play",))
        waiting.start()
        assert "waiting" in said.get(timeout=60)
        assert tree.done == []
        tree.launcher.build("app")  # what the first call does meanwhile
    waiting.join()
    assert tree.done == ["venv", "app", ".venv/bin/buur play"]


def test_a_python_without_venv_is_told_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    launcher = load(copy_launcher(tmp_path / "tree"))
    monkeypatch.setattr(sys, "_base_executable", "false")
    with pytest.raises(launcher.SetupError, match=r"apt install python3\.\d+-venv") as raised:
        launcher.create_venv()
    assert str(raised.value).count("\n") == 0


def test_the_launcher_imports_the_standard_library_only() -> None:
    tree = ast.parse(LAUNCHER.read_text(encoding="utf-8"))
    names = {
        alias.name if isinstance(node, ast.Import) else node.module or ""
        for node in ast.walk(tree)
        if isinstance(node, ast.Import | ast.ImportFrom)
        for alias in node.names
    }
    assert {name.partition(".")[0] for name in names} <= sys.stdlib_module_names


@pytest.mark.parametrize("name", ["buur", ".ci/run"])
def test_programs_have_their_run_bit(name: str) -> None:
    assert os.access(REPOSITORY / name, os.X_OK)


# The lines that sh reads: stand-ins for the Pythons of a machine say who was called.


def stand_in(path: Path, *, fits: bool = True) -> None:
    """Write a program that passes for a Python and prints what it is asked to run."""
    path.parent.mkdir(parents=True, exist_ok=True)
    answer = f'if [ "$2" = -c ]; then exit {0 if fits else 1}; fi; echo "{path.name}:$*"'
    path.write_text(f"#!/bin/sh\n{answer}\n", encoding="utf-8")
    path.chmod(0o755)


def call_in_shell(launcher: Path, path: Path, home: Path) -> str:
    """Call a launcher from another folder and return what the stand-in printed."""
    environment = {"PATH": f"{path}:/usr/bin:/bin", "HOME": str(home)}
    done = subprocess.run(
        [launcher, "play", "two words"], cwd="/", env=environment, capture_output=True, text=True
    )
    assert done.stderr == ""
    return done.stdout.strip()


def test_shell_prefers_the_prepared_python(tmp_path: Path) -> None:
    launcher = copy_launcher(tmp_path / "a folder")
    stand_in(tmp_path / "a folder" / ".venv" / "bin" / "python")
    (tmp_path / "a folder" / ".venv" / "buur-stamp").touch()
    link = tmp_path / "linked"
    link.symlink_to(launcher)
    expected = f"python:-IS {launcher} play two words"
    assert call_in_shell(launcher, tmp_path, tmp_path) == expected
    assert call_in_shell(link, tmp_path, tmp_path) == expected


def test_shell_passes_over_an_older_python(tmp_path: Path) -> None:
    launcher = copy_launcher(tmp_path / "tree")
    programs = tmp_path / "bin"
    for name in ("python3", "python3.14", "python3.13"):
        stand_in(programs / name, fits=False)
    stand_in(programs / "python3.12")
    said = call_in_shell(launcher, programs, tmp_path)
    assert said == f"python3.12:-IS {launcher} play two words"


@pytest.fixture
def prepared(tmp_path: Path) -> Path:
    """Return a launcher whose environment is complete; its program does nothing."""
    path = copy_launcher(tmp_path / "tree")
    programs = path.parent / ".venv" / "bin"
    programs.mkdir(parents=True)
    (programs / "python").symlink_to(sys.executable)
    (programs / "buur").write_text("#!/bin/sh\n", encoding="utf-8")
    (programs / "buur").chmod(0o755)
    launcher = load(path)
    launcher.STAMPS["app"].write_text(launcher.wanted("app"), encoding="utf-8")
    return path


def noting(path: Path, log: Path, behind: str) -> None:
    """Put a program in place of another that notes how it is called before it goes on."""
    path.unlink(missing_ok=True)
    note = f'echo "{path.name} $*" >> "{log}"'
    path.write_text(f"#!/bin/sh\n{note}\n{behind}\n", encoding="utf-8")
    path.chmod(0o755)


def test_a_prepared_launcher_starts_python_once_and_then_the_program(
    prepared: Path, tmp_path: Path
) -> None:
    """Nothing else is there that it could start; ``buur bench`` measures how long it takes."""
    log, programs = tmp_path / "log", prepared.parent / ".venv" / "bin"
    alone = tmp_path / "alone"
    alone.mkdir()
    noting(alone / "dirname", log, f'exec {shutil.which("dirname")} "$@"')
    noting(programs / "python", log, f'exec "{sys.executable}" "$@"')
    noting(programs / "buur", log, "")
    done = subprocess.run(
        [prepared, "play"], env={"PATH": str(alone)}, capture_output=True, text=True, check=True
    )
    assert done.stdout + done.stderr == ""
    assert log.read_text(encoding="utf-8").splitlines() == [
        f"dirname -- {prepared}",
        f"python -IS {prepared} play",
        "buur play",
    ]


def test_a_prepared_launcher_loads_nothing_that_only_the_first_call_needs(prepared: Path) -> None:
    code = (
        "import os, runpy, sys; before = set(sys.modules);"
        "os.execv = lambda *_: (print(*(set(sys.modules) - before)), sys.exit());"
        f"sys.argv = ['buur', 'play']; runpy.run_path({str(prepared)!r}, run_name='__main__')"
    )
    done = subprocess.run(
        [sys.executable, "-IS", "-c", code], capture_output=True, text=True, check=True
    )
    loaded = set(done.stdout.split())
    assert "hashlib" in loaded
    assert not loaded & {"fcntl", "shutil", "subprocess", "tempfile", "time", "venv"}
