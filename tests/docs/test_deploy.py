"""The files of ``deploy/``: valid, hardened, and true to the server's options and metrics."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from buur.cli.app import COMMANDS
from buur.server import metrics
from tools.needs import apt_install

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
UNITS = sorted((DEPLOY / "systemd").iterdir())
SERVICES = [unit for unit in UNITS if unit.suffix == ".service"]
EXPOSURE = 2.0
"""The most that `systemd-analyze security` may find; 10 is a service without any protection."""


@pytest.fixture(scope="module")
def haproxy() -> str:
    """The proxy, from the system's packages if need be."""
    if shutil.which("haproxy") is None:
        apt_install("haproxy")
    found = shutil.which("haproxy")
    assert found, "install haproxy"
    return found


@pytest.mark.parametrize("name", ["haproxy/haproxy.cfg", "container/haproxy.cfg"])
def test_the_proxy_accepts_its_configuration(name: str, haproxy: str) -> None:
    done = subprocess.run(
        [haproxy, "-c", "-f", str(DEPLOY / name)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_the_proxy_sends_a_table_to_one_node_and_logs_nobody() -> None:
    text = (DEPLOY / "haproxy" / "haproxy.cfg").read_text(encoding="utf-8")
    for line in ("balance uri", "hash-type consistent", "uri /api/ready", "no log"):
        assert line in text


def units_in(folder: Path) -> list[str]:
    """Write the units with a program that is there, an instance of each template; return them."""
    names = []
    for unit in UNITS:
        name = unit.name.replace("@.", "@1.")
        text = unit.read_text(encoding="utf-8").replace("/opt/buur/bin/buur", "/bin/true")
        (folder / name).write_text(text, encoding="utf-8")
        names.append(str(folder / name))
    return names


@pytest.fixture(scope="module", autouse=True)
def systemd() -> None:
    """The checks of units, from the system's packages if need be."""
    if shutil.which("systemd-analyze") is None:
        apt_install("systemd")
    assert shutil.which("systemd-analyze"), "install systemd"


def test_systemd_accepts_the_units(tmp_path: Path) -> None:
    command = ["systemd-analyze", "verify", *units_in(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    said = [line for line in done.stderr.splitlines() if str(tmp_path) in line or "buur" in line]
    assert (done.returncode, said) == (0, [])


@pytest.mark.parametrize("unit", SERVICES, ids=lambda unit: unit.name)
def test_the_services_are_hardened(unit: Path, tmp_path: Path) -> None:
    units_in(tmp_path)
    path = tmp_path / unit.name.replace("@.", "@1.")
    command = ["systemd-analyze", "security", "--offline=true", str(path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    found = re.search(r"Overall exposure level for \S+: ([\d.]+)", done.stdout)
    assert found, done.stderr
    assert float(found[1]) <= EXPOSURE


@pytest.mark.parametrize("unit", SERVICES, ids=lambda unit: unit.name)
def test_the_services_call_commands_that_exist(unit: Path) -> None:
    text = unit.read_text(encoding="utf-8")
    (command,) = re.findall(
        r"^ExecStart=/opt/buur/bin/buur (\w+) --settings /etc/buur/buur\.env", text, re.MULTILINE
    )
    assert command in COMMANDS


def shown() -> set[str]:
    """Return the names of all samples that a server shows."""
    from prometheus_client import generate_latest

    text = generate_latest(metrics.REGISTRY).decode()
    found = {
        sample.name for family in text_string_to_metric_families(text) for sample in family.samples
    }
    source = (ROOT / "src/buur/server/http/metrics_page.py").read_text(encoding="utf-8")
    live = set(re.findall(r'Gauge\w+\(\s*"(buur_\w+)"', source))
    counters = {f"{name}_total" for name in re.findall(r'Counter\w+\(\s*"(buur_\w+)"', source)}
    unlabelled = {f"{name}_total" for name in ("buur_refused",)}
    return found | live | counters | unlabelled


BOARD = json.loads((DEPLOY / "grafana" / "buur.json").read_text(encoding="utf-8"))
QUERIES = [target["expr"] for panel in BOARD["panels"] for target in panel.get("targets", ())]


@pytest.mark.parametrize("query", QUERIES)
def test_the_board_asks_for_metrics_that_exist(query: str) -> None:
    asked = set(re.findall(r"\bbuur_\w+", query))
    assert asked
    assert asked <= shown()


def test_the_board_shows_every_metric() -> None:
    asked = {name for query in QUERIES for name in re.findall(r"\bbuur_\w+", query)}
    base = {re.sub(r"_(total|bucket|count|sum|created)$", "", name) for name in asked}
    have = {re.sub(r"_(total|bucket|count|sum|created)$", "", name) for name in shown()}
    assert base == have


def test_the_image_installs_what_the_lock_says() -> None:
    text = (DEPLOY / "container" / "Containerfile").read_text(encoding="utf-8")
    for name in re.findall(r"requirements/\w+\.lock", text):
        assert (ROOT / name).is_file()
    assert "--require-hashes" in text
    assert "USER buur" in text
