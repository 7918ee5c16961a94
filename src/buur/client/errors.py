"""`TableFailure`: the exception of the client."""

from __future__ import annotations

from buur.errors import BuurError


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
        super().__init__(f"{url}: {code}" + (f": {detail}" if detail else ""))
        self.code = code
        self.url = url
        self.detail = detail
