"""``buur rules``: lists, shows and explains rule sets, and explains the words of the game."""

from __future__ import annotations

from dataclasses import asdict

import click

from buur.cli.options import json_option
from buur.cli.output import print_json, print_paragraphs, print_table
from buur.cli.ruleset import ChosenRules, load_rules
from buur.cli.session import Session, deck_option, lang_option, session_of
from buur.i18n import option_name, value_name
from buur.i18n.glossary import glossary_entries
from buur.rulebook import explain
from buur.variants.aliases import ALIASES, aliases_in
from buur.variants.options import option_json, option_text
from buur.variants.registry import PRESETS
from buur.variants.relevance import is_relevant
from buur.variants.rule_set import OPTIONS


@click.group("rules", invoke_without_command=True)
@click.pass_context
def command(context: click.Context) -> None:
    """List, show and explain rule sets.

    NAME is a preset such as chibre or schieber, or a TOML file of house rules.
    """
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


@command.command("list")
@json_option
@lang_option
@click.pass_context
def list_rules(context: click.Context, as_json: bool) -> None:
    """List the rule sets with their source and players."""
    sets = [load_rules(name) for name in PRESETS]
    if as_json:
        print_json({"presets": [_head(rules) for rules in sets]})
        return
    session = session_of(context)
    rows = [
        (
            rules.name,
            rules.preset.family,
            str(rules.variant.seats),
            session.say(f"source-{rules.preset.source.lower()}"),
            ", ".join(ALIASES.get(rules.name, ())),
        )
        for rules in sets
    ]
    heads = ("rules", "family", "players", "source", "also")
    print_table([session.say(f"column-{key}") for key in heads], rows)


@command.command("show")
@click.argument("name")
@click.option("--against", metavar="NAME", help="Show only what differs from this rule set.")
@deck_option
@json_option
@lang_option
@click.pass_context
def show(context: click.Context, name: str, against: str | None, as_json: bool) -> None:
    """Show every option of rule set NAME with its value and where that comes from."""
    rules = load_rules(name)
    other = None if against is None else load_rules(against)
    if as_json:
        print_json(_shown_json(rules) if other is None else _difference_json(rules, other))
    elif other is None:
        _show_all(session_of(context), rules)
    else:
        _show_difference(session_of(context), rules, other)


@command.command("explain")
@click.argument("name")
@deck_option
@json_option
@lang_option
@click.pass_context
def explain_rules(context: click.Context, name: str, as_json: bool) -> None:
    """Write out the rules of NAME for people to read."""
    rules, session = load_rules(name), session_of(context)
    sections = explain(rules.variant.facts, session.lang, session.deck)
    if as_json:
        written = [{"heading": heading, "paragraphs": texts} for heading, texts in sections]
        print_json({"name": rules.name, "lang": session.lang, "sections": written})
    else:
        title = f"{rules.name} · {session.say(_source_key(rules))}"
        print_paragraphs("\n".join([title, *_also(session, rules)]), sections)


@command.command("words")
@click.argument("text", nargs=-1)
@deck_option
@json_option
@lang_option
@click.pass_context
def list_words(context: click.Context, text: tuple[str, ...], as_json: bool) -> None:
    """Explain the words of the game, all of them or those that contain TEXT.

    Case, accents and hyphens do not matter.
    """
    session, wanted = session_of(context), " ".join(text)
    found = glossary_entries(session.texts, wanted)
    if as_json:
        print_json({"lang": session.lang, "words": [asdict(entry) for entry in found]})
    elif not found:
        click.echo(session.say("no-words", wanted=wanted))
    else:
        heads = [session.say(f"column-{key}") for key in ("word", "place", "meaning")]
        print_table(heads, [(entry.word, entry.place, entry.meaning) for entry in found])


def _also(session: Session, rules: ChosenRules) -> list[str]:
    """Return a list with the line of the rule set's other names; empty if it has none."""
    names = aliases_in(rules.base, session.lang)
    return [session.texts.format("rules-also", names=", ".join(names))] if names else []


def _head(rules: ChosenRules) -> dict[str, object]:
    return {
        "name": rules.name,
        "aliases": list(ALIASES.get(rules.base, ())),
        "base": rules.base,
        "family": rules.preset.family,
        "source": rules.preset.source,
        "seats": rules.variant.seats,
    }


def _shown_json(rules: ChosenRules) -> dict[str, object]:
    variant = rules.variant
    return _head(rules) | {
        "options": [
            {
                "name": option.name,
                "group": option.group,
                "kind": option.kind,
                "value": option_json(variant.option(option.name)),
                "clause": option.clause,
                "fallback": rules.is_fallback(option.name),
                "relevant": is_relevant(option.name, variant),
                "difference": option.name in rules.differences,
                **_domain(option.name),
            }
            for option in OPTIONS.values()
        ]
    }


def _domain(name: str) -> dict[str, object]:
    """Return the values that an option may take, as JSON data."""
    option = OPTIONS[name]
    if option.kind == "number":
        return {"min": option.low, "max": option.high}
    return {"values": list(option.values)} if option.values else {}


def _difference_json(rules: ChosenRules, other: ChosenRules) -> dict[str, object]:
    return {
        "name": rules.name,
        "against": other.name,
        "differences": [
            {
                "name": name,
                "value": option_json(value),
                "against": option_json(other.variant.option(name)),
            }
            for name, value in rules.variant.differences(other.variant).items()
        ],
    }


def _show_all(session: Session, rules: ChosenRules) -> None:
    variant = rules.variant
    rows = [
        (
            f"{option_name(session.texts, option.name)} ({option.name})",
            option_text(variant.option(option.name)),
            value_name(session.texts, option.name, variant.option(option.name)),
            option.clause,
            _origin(session, rules, option.name),
        )
        for option in OPTIONS.values()
        if is_relevant(option.name, variant)
    ]
    heads = [
        session.say(f"column-{key}") for key in ("option", "value", "meaning", "clause", "origin")
    ]
    print_table(heads, rows, title=f"{rules.name} · {session.say(_source_key(rules))}")


def _source_key(rules: ChosenRules) -> str:
    return f"source-{rules.preset.source.lower()}"


def _origin(session: Session, rules: ChosenRules, option: str) -> str:
    if option in rules.differences:
        return session.say("origin-house")
    if rules.is_fallback(option):
        return session.texts.format("not-stated")
    return rules.preset.source


def _show_difference(session: Session, rules: ChosenRules, other: ChosenRules) -> None:
    found = rules.variant.differences(other.variant)
    if not found:
        click.echo(session.say("no-difference", a=rules.name, b=other.name))
        return
    rows = [
        (
            f"{option_name(session.texts, name)} ({name})",
            option_text(value),
            option_text(other.variant.option(name)),
        )
        for name, value in found.items()
    ]
    print_table([session.say("column-option"), rules.name, other.name], rows)
