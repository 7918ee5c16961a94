"""Requirements of ``./buur test`` on the system, and the messages when one is missing."""

import os
import re
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from tools import needs


@pytest.fixture
def installs(monkeypatch: pytest.MonkeyPatch) -> list[Sequence[str]]:
    """Record the installers' commands; no program is there before or after them."""
    commands: list[Sequence[str]] = []
    monkeypatch.delenv("BUUR_CHROMIUM", raising=False)
    monkeypatch.setattr(needs, "first_of", lambda programs: None)
    monkeypatch.setattr(needs, "run", commands.append)
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
    return commands


@pytest.mark.parametrize(
    ("known", "package"), [(True, "chromium-headless-shell"), (False, "chromium")]
)
def test_a_missing_browser_comes_from_the_systems_packages(
    installs: list[Sequence[str]], monkeypatch: pytest.MonkeyPatch, known: bool, package: str
) -> None:
    monkeypatch.setattr("os.geteuid", lambda: 0)
    monkeypatch.setattr(needs, "apt_knows", lambda name: known)
    with pytest.raises(needs.NeedError, match="Chromium or Chrome"):
        needs.require_chromium()
    update, install = installs
    assert update[-1] == "update"
    assert install[-4:] == ["install", "-y", "--no-install-recommends", package]


def test_without_the_right_to_install_one_sentence_says_what_is_missing(
    installs: list[Sequence[str]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(needs, "root_prefix", lambda: None)
    with pytest.raises(needs.NeedError, match=r"^the page's tests need Chromium"):
        needs.require_chromium()
    with pytest.raises(needs.NeedError, match=r"needs node: install Node\.js"):
        needs.require_typescript(tmp_path)
    assert installs == []


@pytest.mark.parametrize(
    ("require", "command"),
    [
        (needs.require_firefox, "apt install firefox-esr"),
        (needs.require_webkit, "apt install webkit2gtk-driver xvfb gir1.2-webkit2-4.1 python3-gi"),
    ],
    ids=["Firefox", "WebKit"],
)
@pytest.mark.parametrize("prefix", [[], None], ids=["as root", "not as root"])
def test_other_browsers_are_installed_or_named_with_the_command(
    installs: list[Sequence[str]],
    monkeypatch: pytest.MonkeyPatch,
    require: Callable[[], Path],
    command: str,
    prefix: list[str] | None,
) -> None:
    monkeypatch.setattr(needs, "root_prefix", lambda: prefix)
    with pytest.raises(needs.NeedError, match=re.escape(f"`{command}` on Debian")):
        require()
    packages = command.split()[2:]
    installed = [list(one[-len(packages) :]) for one in installs if "install" in one]
    assert installed == ([] if prefix is None else [packages])


def test_a_named_browser_is_taken_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BUUR_CHROMIUM", "/opt/browser")
    assert needs.require_chromium() == Path("/opt/browser")


def test_an_installer_that_fails_is_named_with_what_it_said(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(needs.NeedError, match="`sh -c"):
        needs.run(["sh", "-c", "echo no space left; exit 1"])
    assert "no space left" in capsys.readouterr().err


@pytest.mark.parametrize("workers", ["0", "2"])
def test_a_skipped_test_fails_the_run(tmp_path: Path, workers: str) -> None:
    (tmp_path / "test_it.py").write_text(
        "import pytest\n@pytest.mark.skip\ndef test_it(): ...\ndef test_that(): ...\n",
        encoding="utf-8",
    )
    root = Path(__file__).resolve().parents[2]
    command = [sys.executable, "-m", "pytest", "-p", "tools.no_skips", "-p", "xdist"]
    command += ["-n", workers, "-c", os.devnull, "--rootdir", str(tmp_path), str(tmp_path)]
    done = subprocess.run(
        command,
        cwd=root,
        env=os.environ | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},  # others take long to load
        capture_output=True,
        text=True,
    )
    assert done.returncode == 1, done.stdout
    assert "1 skipped; here no test may be" in done.stdout
    assert "1 passed, 1 skipped" in done.stdout.splitlines()[-1]
