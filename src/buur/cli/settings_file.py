"""``--settings FILE``: options and settings of the server from one file.

An option on the command line comes first, then a variable of the environment, then the file, then
the default.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import click

from buur.cli.user_errors import UserError, file_error

_META: Final = "buur.settings"
OPTIONS: Final = (
    *("HOST", "PORT", "DATABASE", "ALLOW_HOST", "ORIGIN", "DURABILITY", "TRUSTED_PROXY"),
    *("CONNECTIONS", "CONNECTIONS_PER_ADDRESS", "MAIL", "MAIL_FROM", "PAGE", "BUS"),
    *("BOTS", "NO_HINTS", "SAME_NETWORK", "METRICS", "LOG", "LOG_LEVEL", "NODE"),
)
"""Options of ``buur serve`` that a settings file may have, without ``BUUR_``."""
_BYTES: Final = 1_000_000
NOT_IN_FILE: Final = frozenset({"settings_file", "lang", "as_json"})
"""Parameters of commands that a settings file cannot have."""


def variable_of(option: click.Parameter) -> str:
    """Return the name of an option as a variable: ``BUUR_ALLOW_HOST`` for ``--allow-host``."""
    return "BUUR_" + option.opts[0].removeprefix("--").replace("-", "_").upper()


def _variables_of(option: click.Parameter) -> tuple[str, ...]:
    """Return the names of the variables that may give an option, the first given one counts."""
    given = option.envvar
    if given is None or isinstance(given, str):
        return (variable_of(option),)
    return tuple(given)


def with_variables(command: click.Command) -> click.Command:
    """Let the environment and a settings file give the options of a command."""
    for option in command.params:
        if option.name not in NOT_IN_FILE and isinstance(option, click.Option):
            option.envvar, option.show_envvar = variable_of(option), True
    return command


def _use(context: click.Context, _: click.Parameter, path: str | None) -> None:
    """Take the values of a settings file as defaults of the options."""
    if path is None:
        return
    values = read_settings(Path(path))
    defaults: dict[str, object] = {}
    for option in context.command.params:
        text = next((text for one in _variables_of(option) if (text := values.get(one))), "")
        if text and option.name is not None and option.name not in NOT_IN_FILE:
            is_list = option.multiple
            defaults[option.name] = option.type.split_envvar_value(text) if is_list else text
    context.default_map = defaults
    context.meta[_META] = values


settings_option = click.option(
    "--settings",
    "settings_file",
    metavar="FILE",
    is_eager=True,
    expose_value=False,
    envvar="BUUR_SETTINGS",
    show_envvar=True,
    callback=_use,
    help="File of settings, a line NAME=VALUE for each. An option comes before the environment, and"
    " the environment before the file.",
)


def read_settings(path: Path) -> dict[str, str]:
    """Return the values of a settings file by the names of their variables.

    Raises:
        UserError: the file cannot be read, or it has a name that is no setting.
    """
    from dotenv import dotenv_values

    try:
        if path.stat().st_size > _BYTES:
            raise UserError("operation", message=f"{path} is no file of settings")
        found = dotenv_values(path, interpolate=False, encoding="utf-8")
    except OSError as error:
        raise file_error(error) from error
    except UnicodeDecodeError as error:
        raise UserError("operation", message=f"{path} is no text in UTF-8") from error
    known = known_variables()
    for name in found:
        if name not in known:
            message = f"{path} names {name[:60]}, which is no setting; deploy/buur.env has them all"
            raise UserError("operation", message=message)
    return {name: value or "" for name, value in found.items()}


def known_variables() -> frozenset[str]:
    """Return the names of all settings, options of ``buur serve`` among them."""
    from buur.server.settings_text import variables

    return frozenset(f"BUUR_{name}" for name in OPTIONS) | variables().keys()


def setting_texts(context: click.Context) -> Mapping[str, str]:
    """Return the settings that are no options: the environment comes before the file."""
    return {**context.meta.get(_META, {}), **{k: v for k, v in os.environ.items() if v}}
