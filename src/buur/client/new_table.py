"""`open_table`: creation of a table on a server by an HTTP request."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from collections.abc import Mapping, Sequence
from typing import Any, Final

from buur.arguments import instance, text, wrong
from buur.client.errors import TableFailure
from buur.client.invitation import COOKIE, Invitation, cookie_header, expect_server
from buur.notation import RuleSet
from buur.variants.options import option_json
from buur.variants.registry import DEFAULT, RulesLike, variant

ANSWERING: Final = 10.0
"""Seconds until a request times out."""
_LONGEST: Final = 1 << 20
"""Maximum number of bytes that are read of a response."""


def open_table(
    server: str,
    rules: RulesLike = DEFAULT,
    others: Sequence[str | None] | None = None,
    *,
    name: str = "",
    names: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
    training: bool = False,
) -> dict[int, Invitation]:
    """Create a table and return its invitations by seat; the first one is for its creator.

    >>> from buur.client import TableFailure
    >>> try:
    ...     open_table("http://localhost:1")
    ... except TableFailure as failure:
    ...     print(failure.code)
    no-server

    The creator has seat 0, unless the rule set draws teams.

    Args:
        server: the address of the server, such as ``http://localhost:8157``.
        rules: the name of a preset, or the rules of one with changed options.
        others: the players of the other seats, in playing order: the name of a bot of the server,
            or None for an invited person. By default all are bots.
        name: the name of the creator.
        names: the names of the invited people, at the positions of `others`.
        options: the options that differ from these rules, as JSON data.
        training: whether the creator may take back acts; only where all others are bots.

    Raises:
        TableFailure: there is no server, or it refuses this table.
        RulesError: there is no such rule set, or it cannot have an option.
        ArgumentError: an argument is of another type.
    """
    base = expect_server(server)
    wanted: dict[str, Any] = rules_json(rules, options) | {"name": text(name, "name")}
    wanted["names"] = texts(names, "names")
    if instance(training, bool, "training", "True or False"):
        wanted["training"] = True
    if others is not None:
        wanted["bots"] = texts(others, "others", or_none=True)
    found = post(base, "/api/tables", wanted)
    try:
        tickets = [found, *found["others"]]
        return {int(one["seat"]): Invitation(base, found["table"], one["token"]) for one in tickets}
    except (KeyError, TypeError, ValueError) as error:
        raise TableFailure("not-buur", base) from error


def rules_json(rules: RulesLike, options: Mapping[str, Any] | None) -> dict[str, Any]:
    """Return the rules of a new table as JSON data.

    Raises:
        RulesError: there is no such rule set, or it cannot have an option.
    """
    chosen = RuleSet.of(variant(rules, options))
    changes = {key: option_json(value) for key, value in chosen.changes.items()}
    return {"rules": chosen.name, "options": changes}


def texts(value: object, name: str, *, or_none: bool = False) -> list[str | None]:
    """Return an argument that has to be a sequence of texts, perhaps with None among them."""
    expected = "a sequence of names" + (" and None" if or_none else "")
    if not isinstance(value, Sequence) or isinstance(value, (str, bytes)):
        raise wrong(name, value, expected)
    if not all(isinstance(one, str) or (or_none and one is None) for one in value):
        raise wrong(name, value, expected)
    return list(value)


def post(base: str, path: str, wanted: Mapping[str, Any]) -> dict[str, Any]:
    """Return the answer of a server to a request.

    Raises:
        TableFailure: there is no server, or it refuses.
    """
    return Sender(base).ask(path, wanted)


class Sender:
    """Sends requests to a server, and keeps the key by which it knows their sender.

    Args:
        base: the address of the server.
        key: the key of the sender; empty for somebody new.
    """

    def __init__(self, base: str, key: str = "") -> None:
        self._base = base
        self.key = key
        """The key, which the server may replace."""

    def ask(self, path: str, wanted: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """Return the answer to a request.

        Args:
            path: the path of the address.
            wanted: the body of a POST; None for a GET.

        Raises:
            TableFailure: there is no server, or it refuses.
        """
        base = self._base
        headers = {"Content-Type": "application/json"} | cookie_header(base, self.key)
        body = None if wanted is None else json.dumps(wanted).encode()
        request = urllib.request.Request(f"{base}{path}", body, headers)
        direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        try:
            with direct.open(request, timeout=ANSWERING) as answer:
                found = json.loads(answer.read(_LONGEST))
                self.key = _given_key(answer.headers.get_all("Set-Cookie", [])) or self.key
        except urllib.error.HTTPError as error:
            with error:
                raise _refused(base, error.read(_LONGEST)) from error
        except OSError as error:
            reason = getattr(error, "reason", error)
            detail = getattr(reason, "strerror", "") or str(reason)
            raise TableFailure("no-server", base, detail) from error
        except ValueError as error:
            raise TableFailure("not-buur", base) from error
        if not isinstance(found, dict):
            raise TableFailure("not-buur", base)
        return found


def _given_key(cookies: Sequence[str]) -> str:
    """Return the key that an answer gives; empty without one."""
    for cookie in cookies:
        name, _, value = cookie.partition(";")[0].partition("=")
        if name.strip().removeprefix("__Host-") == COOKIE:
            return value.strip()
    return ""


def _refused(base: str, body: bytes) -> TableFailure:
    """Return the error for a refused table."""
    try:
        error = json.loads(body)["error"]
        code = "unavailable" if error["code"] == "unavailable" else "refused"
        return TableFailure(code, base, str(error["message"]))
    except (ValueError, KeyError, TypeError):
        return TableFailure("not-buur", base)
