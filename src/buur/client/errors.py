"""`TableFailure`: the exception of the client."""

from __future__ import annotations

from typing import Final

from buur.errors import BuurError

SENTENCES: Final[dict[str, str]] = {
    "bad-invitation": "{url!r} is neither an invitation nor the address of a server",
    "no-server": "no server answers at {url}: {detail}",
    "not-buur": "the program at {url} is no Buur server",
    "no-seat": "this invitation opens no seat at {url}",
    "unavailable": "the server at {url} can neither save nor read its tables for now",
    "replaced": "another program has taken the seat at {url}",
    "other-version": "the server at {url} has another version of Buur: {detail}",
    "refused": "the server at {url} refuses: {detail}",
}
"""The English sentence of each failure, by its code."""


class TableFailure(BuurError):  # noqa: N818 - names what happened
    """A table cannot be created, or the client cannot continue there.

    >>> TableFailure("no-server", "http://localhost:1").code
    'no-server'

    Args:
        code: stable kebab-case code; its text for people is ``cli-error-table-{code}``.
        url: the address of the server or of the invitation's table, without the token.
        detail: more information, on one line.
    """

    def __init__(self, code: str, url: str, detail: str = "") -> None:
        super().__init__(SENTENCES.get(code, "{url}: {detail}").format(url=url, detail=detail))
        self.code = code
        self.url = url
        self.detail = detail
