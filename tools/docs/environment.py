"""The file of settings with every setting explained, from the code.

``python -m tools.docs.environment`` writes ``deploy/buur.env``.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import click

from buur.cli.commands import serve
from buur.cli.settings_file import NOT_IN_FILE, OPTIONS, variable_of
from buur.server.settings import Limits, Settings
from buur.server.settings_text import default_of, text_of, variables
from tools.docs.messages import field_meanings

PATH: Final = Path(__file__).parents[2] / "deploy" / "buur.env"
WIDTH: Final = 98
HEAD: Final = """\
# Settings of `buur serve --settings FILE`, one on a line. Those with a # have their defaults.
#
# An option on the command line comes first, then a variable of the environment, then this file.
# Lists have spaces between their parts. A name that is no setting is refused.
# The file may have passwords: let nobody read it but root and the server.
# Written by `python -m tools.docs.environment`.
"""
USUAL: Final = {
    "BUUR_LOG": "json",
    "BUUR_LOG_LEVEL": "info",
    "BUUR_TRUSTED_PROXY": "127.0.0.1",
    "BUUR_METRICS": "127.0.0.1:9157",
}
"""What a server behind a proxy on the same machine needs."""
EXAMPLES: Final = {
    "BUUR_DATABASE": "/var/lib/buur/tables.db",
    "BUUR_ALLOW_HOST": "jass.example",
    "BUUR_ORIGIN": "https://jass.example",
    "BUUR_MAIL": "smtp://user:password@mail.example:587",
    "BUUR_MAIL_FROM": "jass@example.ch",
    "BUUR_PAGE": "https://jass.example",
    "BUUR_BUS": "nats://server:password@broker.example:4222",
    "BUUR_BOTS": "nats://server:password@broker.example:4222",
    "BUUR_NODE": "a",
    "BUUR_CONNECTIONS": "4096",
    "BUUR_CONNECTIONS_PER_ADDRESS": "256",
}
"""Values of options without a default."""
MACHINE: Final = {"BUUR_BOT_WORKERS": "3"}
"""Values whose defaults are those of the machine."""


def page() -> str:
    """Return the file."""
    return HEAD + "".join([*_options(), *_fields()])


def _options() -> Iterator[str]:
    by_name = {
        variable_of(one): one
        for one in serve.command.params
        if isinstance(one, click.Option) and one.name not in NOT_IN_FILE
    }
    for name in OPTIONS:
        option = by_name[f"BUUR_{name}"]
        yield _entry(f"BUUR_{name}", option.help or "", _default(option))


def _default(option: click.Option) -> str:
    name = variable_of(option)
    if option.is_flag:
        return "false"
    return EXAMPLES.get(name) or str(option.default)


def _fields() -> Iterator[str]:
    told = {"BUUR_LIMIT_": field_meanings(Limits), "BUUR_": field_meanings(Settings)}
    for name, one in variables().items():
        kind = "BUUR_LIMIT_" if name.startswith("BUUR_LIMIT_") else "BUUR_"
        text = told[kind].get(one.name, "")
        yield _entry(name, text, MACHINE.get(name) or text_of(default_of(one)))


def _entry(name: str, text: str, default: str) -> str:
    words = " ".join(text.replace("``", "`").split())
    lines = textwrap.wrap(words, WIDTH, initial_indent="# ", subsequent_indent="# ")
    value = USUAL.get(name)
    return "\n".join(["", *lines, f"{name}={value}" if value else f"#{name}={default}", ""])


if __name__ == "__main__":
    PATH.write_text(page(), encoding="utf-8")
