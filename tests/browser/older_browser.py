"""Chromium without what iOS 15.4 lacks: newer features of style sheets and of scripts."""

from __future__ import annotations

import json
import re
from typing import Final

from playwright.async_api import BrowserContext, Route

from tests.web.older_style import LACKING, older_style

_TAKEN: Final = """
for (const [owner, names] of [
  [Array, "fromAsync"],
  [Array.prototype, "toReversed toSorted toSpliced with"],
  [Object, "groupBy"],
  [Map, "groupBy"],
  [Promise, "withResolvers try"],
  [AbortSignal, "timeout any"],
  [URL, "canParse parse"],
  [CSS, "highlights"],
  [Set.prototype, "union intersection difference isSubsetOf isSupersetOf isDisjointFrom"],
  [HTMLElement.prototype, "inert popover showPopover hidePopover togglePopover"],
  [Document.prototype, "startViewTransition adoptedStyleSheets"],
  [Navigator.prototype, "userActivation vibrate connection"],
  [window, "requestIdleCallback scheduler CompressionStream DecompressionStream"],
]) for (const name of names.split(" ")) delete owner[name];
const { supports } = CSS;
CSS.supports = (...told) => !LACKING.some((name) => told[0].includes(name)) && supports(...told);
"""
"""Script that runs before those of a page; the tests need ``checkVisibility`` themselves."""

_VERSION: Final = re.compile(r'data-version="([^"]+)"')


async def take_away(context: BrowserContext, url: str, lang: str, deck: str) -> None:
    """Take newer features from every page that a context opens.

    Args:
        context: of a browser that has opened nothing yet.
        url: of the server. Its cookie keeps style sheets out of the HTML.
        lang: language of the visitor.
        deck: cards of the visitor.
    """
    answer = await context.request.get(url)
    version = _VERSION.findall(await answer.text())[0]
    taste = f"{lang}.{deck}.{version}"
    await context.add_cookies([{"name": "buur", "value": taste, "url": url}])
    names = json.dumps(sorted(name.rstrip("()") for name in LACKING))
    await context.add_init_script(f"{{ const LACKING = {names}; {_TAKEN} }}")
    await context.route("**/*.css", _serve)


async def _serve(route: Route) -> None:
    answer = await route.fetch()
    await route.fulfill(response=answer, body=older_style(await answer.text()))
