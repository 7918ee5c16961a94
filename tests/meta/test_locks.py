"""The lock files: complete, consistent, and free of addresses."""

import json
import re
import tomllib
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).resolve().parents[2]
LEVELS = ("app", "docs", "dev", "ray", "cluster", "fuzz")
PIN = re.compile(r"^([a-z0-9-]+)==(\S+)", re.MULTILINE)


def pins(level: str) -> dict[str, str]:
    """Return name and version of everything that a level installs."""
    lock = REPOSITORY / "requirements" / f"{level}.lock"
    return dict(PIN.findall(lock.read_text(encoding="utf-8")))


def declared(*extras: str) -> set[str]:
    """Return the normalised names that ``pyproject.toml`` asks for."""
    project = tomllib.loads((REPOSITORY / "pyproject.toml").read_text(encoding="utf-8"))
    asked = list(project["build-system"]["requires"])
    for extra in extras:
        asked += project["project"]["optional-dependencies"][extra]
    names = [re.split(r"[^A-Za-z0-9._-]", requirement)[0] for requirement in asked]
    return {re.sub(r"[-_.]+", "-", name).lower() for name in names}


def test_every_declared_dependency_is_locked() -> None:
    assert declared("app") <= pins("app").keys()
    assert declared("app", "docs", "envs") <= pins("docs").keys()
    assert declared("app", "cluster", "dev", "docs", "envs", "datasets") <= pins("dev").keys()
    assert declared("app", "cluster") <= pins("cluster").keys()
    assert declared("app", "ray") <= pins("ray").keys()
    assert declared("fuzz") <= pins("fuzz").keys()
    assert declared("examples") <= pins("dev").keys()


def test_development_and_application_use_the_same_versions() -> None:
    assert pins("app").items() <= pins("docs").items() <= pins("dev").items()
    assert pins("app").items() <= pins("ray").items()
    shared = pins("ray").keys() & pins("dev").keys()
    assert {name: pins("ray")[name] for name in shared} == {
        name: pins("dev")[name] for name in shared
    }
    assert pins("app").items() <= pins("cluster").items()


def test_the_library_core_installs_nothing() -> None:
    project = tomllib.loads((REPOSITORY / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["dependencies"] == []


@pytest.mark.parametrize("level", LEVELS)
def test_every_pin_has_hashes(level: str) -> None:
    text = (REPOSITORY / "requirements" / f"{level}.lock").read_text(encoding="utf-8")
    blocks = re.split(r"^(?=[a-z])", text, flags=re.MULTILINE)[1:]
    assert len(blocks) == len(pins(level))
    assert not [block for block in blocks if "--hash=sha256:" not in block]


@pytest.mark.parametrize(
    "name",
    [*(f"requirements/{level}.lock" for level in LEVELS), "package-lock.json"],
)
def test_no_lock_names_a_registry(name: str) -> None:
    text = (REPOSITORY / name).read_text(encoding="utf-8")
    assert "://" not in text


def test_the_type_checker_of_the_page_is_locked_to_one_version() -> None:
    asked = json.loads((REPOSITORY / "package.json").read_text(encoding="utf-8"))
    lock = json.loads((REPOSITORY / "package-lock.json").read_text(encoding="utf-8"))
    for name, version in asked["devDependencies"].items():
        assert lock["packages"][f"node_modules/{name}"]["version"] == version
