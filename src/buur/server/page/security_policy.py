"""The Content-Security-Policy header: what a page may load and run."""

from __future__ import annotations

from collections.abc import Iterable


def content_security_policy(*, scripts: Iterable[str] = (), styles: Iterable[str] = ()) -> str:
    """Return the policy: everything from this origin, inline content only by its hash."""
    return (
        f"default-src 'self'; script-src {_sources(scripts)}; "
        f"style-src {_sources(styles)}; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    )


def _sources(hashes: Iterable[str]) -> str:
    return " ".join(["'self'", *hashes])
