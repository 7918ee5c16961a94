"""The operator's page is true to the commands, the settings and the files of ``deploy/``."""

import re

import pytest

from buur.cli.app import COMMANDS
from buur.cli.commands.admin import command as admin
from buur.cli.settings_file import known_variables
from tests.docs.code_blocks import ROOT
from tests.docs.operating_page import PAGE, install_commands, tls_commands

TEXT = PAGE.read_text(encoding="utf-8")
MOST_COMMANDS = 15


def test_a_machine_takes_few_commands() -> None:
    assert len(install_commands()) <= MOST_COMMANDS


@pytest.mark.parametrize("name", sorted(set(re.findall(r"\bBUUR_[A-Z_]+", TEXT))))
def test_a_setting_of_the_page_is_one(name: str) -> None:
    assert name in known_variables()


@pytest.mark.parametrize("words", sorted(set(re.findall(r"`buur (\w+(?: [\w-]+)?)", TEXT))))
def test_a_command_of_the_page_exists(words: str) -> None:
    name, _, inner = words.partition(" ")
    assert name in COMMANDS
    if name == "admin" and inner:
        assert inner in admin.commands


def test_the_files_that_the_commands_copy_are_there() -> None:
    named = re.findall(r"/opt/src/([\w./-]+\w)", "\n".join(install_commands()))
    assert named
    for path in named:
        assert (ROOT / path).exists()


def test_the_switch_of_tls_meets_the_lines_of_the_proxy() -> None:
    proxy = (ROOT / "deploy/haproxy/haproxy.cfg").read_text(encoding="utf-8")
    hidden = re.findall(r"s/# (.+?)/", tls_commands()[0])
    assert len(hidden) == 2
    for line in hidden:
        assert f"    # {line}" in proxy


def test_units_that_are_switched_on_are_there() -> None:
    (line,) = [command for command in install_commands() if "enable" in command]
    for name in line.split()[3:]:
        assert (ROOT / "deploy/systemd" / re.sub(r"@\w+", "@", name)).is_file()


def test_every_node_of_the_containers_is_on_the_bus() -> None:
    text = (ROOT / "deploy/container/compose.yaml").read_text(encoding="utf-8")
    (bus,) = re.findall(r"BUUR_BUS: nats://(\w+):4222", text)
    services = re.findall(r"^  (\w+):", text, re.MULTILINE)
    assert bus in services
    assert [name for name in services if name.startswith("node")] == ["node1", "node2", "node3"]
    assert re.findall(r"(\w+):\s+(?:<<: )?\*node", text) == ["node2", "node3", "bots"]
