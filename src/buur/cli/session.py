"""Session of one call of the program: the language of its texts, and the deck that they name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

import click

if TYPE_CHECKING:
    from buur.i18n import Texts

_Command = TypeVar("_Command", bound=Callable[..., object])

LANGUAGES = ("fr", "de", "it", "en")
"""The languages of `buur.i18n`, which is loaded only when a text is needed."""
DECKS = ("french", "swiss")
"""The decks of `buur.i18n`, the usual one first."""


@dataclass
class Session:
    """One call of the program."""

    lang: str
    deck: str = DECKS[0]

    @property
    def texts(self) -> Texts:
        """The texts of the language with the names of the deck."""
        from buur.i18n import texts

        return texts(self.lang, self.deck)

    def say(self, key: str, **values: str | int) -> str:
        """Return a text of the command line by its key without the prefix ``cli-``."""
        return self.texts.format(f"cli-{key}", **values)


def language(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """Return the language that ``--lang`` names, else that of the locale.

    An unknown language is ignored here; the option's own check refuses it in the locale's language.
    """
    for before, argument in zip(("", *arguments), arguments, strict=False):
        asked = argument.removeprefix("--lang=") if "--lang" in (before, argument[:6]) else ""
        if asked in LANGUAGES:
            return asked
    return locale_language(environment)


def locale_language(environment: Mapping[str, str]) -> str:
    """Return the language of the locale, from the environment variables of POSIX."""
    from buur.i18n import negotiate

    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    return negotiate(next((environment[name] for name in names if environment.get(name)), ""))


def _remember(context: click.Context, option: click.Parameter, value: str | None) -> None:
    if value is not None:
        setattr(session_of(context), str(option.name), value)


def session_of(context: click.Context) -> Session:
    """Return the session of a call."""
    root = context.find_root()
    if not isinstance(root.obj, Session):
        root.obj = Session("en")
    return root.obj


def lang_option(command: _Command) -> _Command:
    """Add the option ``--lang`` to a command."""
    option = click.option(
        "--lang",
        type=click.Choice(LANGUAGES),
        callback=_remember,
        expose_value=False,
        is_eager=True,
        help="Language of what is printed; the locale's by default.",
    )
    return option(command)


def deck_option(command: _Command) -> _Command:
    """Add the option ``--deck`` to a command."""
    option = click.option(
        "--deck",
        type=click.Choice(DECKS),
        callback=_remember,
        expose_value=False,
        help=f"Cards by whose names suits and ranks are called; {DECKS[0]} by default.",
    )
    return option(command)
