"""The page as an application: what a device needs to install it, and what works without network."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.async_api import Page, expect

from tests.browser.conftest import Visit, Visits
from tests.browser.proxy import UNREACHABLE, Proxy

CHECKS = """async () => {
  const link = document.querySelector("link[rel=manifest]");
  const manifest = await (await fetch(link.href)).json();
  const decode = async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    return `${image.naturalWidth}x${image.naturalHeight}`;
  };
  const sizes = {};
  for (const { src } of manifest.icons) sizes[src] = await decode(src);
  const touch = document.querySelector("link[rel=apple-touch-icon]");
  return {
    manifest,
    sizes,
    touch: await decode(touch.href),
    favicon: (await fetch(document.querySelector("link[rel=icon]").href)).status,
    secure: isSecureContext,
    colours: [...document.querySelectorAll("meta[name=theme-color]")].map((meta) => meta.content),
    medias: [...document.querySelectorAll("meta[name=theme-color]")].map((meta) => meta.media),
    viewport: document.querySelector("meta[name=viewport]").content,
  };
}"""
CONTROLLED = """async () => {
  const workers = navigator.serviceWorker;
  const taken = new Promise((go) => workers.addEventListener("controllerchange", go));
  await workers.ready;
  if (!workers.controller) await taken;
  return workers.controller.scriptURL;
}"""
# However long the machine takes, an answer that comes is waited for.
PATIENT = "() => { self.setTimeout = () => 0; }"
KEPT_ALL = r"() => /\.\w{16}/.test(document.cookie)"
KEPT = """async () => {
  const found = {};
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    found[name] = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  }
  return found;
}"""


async def installed(visit: Visits, lang: str = "fr") -> tuple[Visit, Page, Proxy]:
    """Open the home page and wait until it has kept itself for times without a network."""
    visitor, _ = await visit.home(lang, worker=True, proxied=True)
    assert await visitor.page.evaluate(CONTROLLED) == f"{visitor.url}sw.js"
    [worker] = visitor.context.service_workers
    await worker.evaluate(PATIENT)
    assert visitor.proxy
    return visitor, visitor.page, visitor.proxy


async def test_a_device_can_install_it(visit: Visits) -> None:
    """The edges of its window follow the chosen theme."""
    visitor, _ = await visit.home("fr", theme="dark")
    found: dict[str, Any] = await visitor.page.evaluate(CHECKS)
    manifest = found["manifest"]
    assert found["secure"]
    assert manifest["display"] == "standalone"
    assert manifest["lang"] == "fr-CH"
    assert manifest["theme_color"] == manifest["background_color"] == found["colours"][0]
    assert len(found["colours"]) == 2
    assert found["medias"] == ["not all", "all"]
    wanted = {icon["src"]: icon["sizes"] for icon in manifest["icons"] if icon["sizes"] != "any"}
    assert {src: found["sizes"][src] for src in wanted} == wanted
    assert {"192x192", "512x512"} <= set(wanted.values())
    assert [icon for icon in manifest["icons"] if icon.get("purpose") == "maskable"]
    assert (found["touch"], found["favicon"]) == ("180x180", 200)
    assert "width=device-width" in found["viewport"]
    session = await visitor.context.new_cdp_session(visitor.page)
    errors = await session.send("Page.getInstallabilityErrors")
    told = {error["errorId"] for error in errors["installabilityErrors"]}
    assert told <= {"in-incognito"}, told


async def test_without_a_network_the_home_page_opens_and_says_so(visit: Visits) -> None:
    """It has kept the page in all languages and decks, and nothing of a table."""
    visitor, page, proxy = await installed(visit)
    kept: dict[str, list[str]] = await page.evaluate(KEPT)
    [(name, paths)] = kept.items()
    assert name == f"buur-{await page.locator('html').get_attribute('data-version')}"
    parts = ["/", "/i18n/de.json", "/i18n/it.json", "/cards/french.svg", "/cards/swiss.svg"]
    assert set(parts) <= set(paths)
    assert not [path for path in paths if path.startswith(("/api", "/ws", "/table"))]
    proxy.cut()
    await page.reload()
    await page.locator("button.play").wait_for()
    assert (
        await visitor.shown(".offline")
        == "Pas de réseau pour l’instant. Tout reprend dès son retour."
    )
    await page.get_by_role("button", name="Deutsch").first.click()
    await page.locator("html[lang=de-CH]").wait_for()
    await expect(page.locator(".offline")).to_contain_text("kein Netz")
    proxy.mend()
    await page.locator(".offline").wait_for(state="detached")
    await page.locator("button.play").click()
    await page.locator("main.table").wait_for()
    visitor.forgive(UNREACHABLE)


async def test_a_table_opened_without_a_network_connects_by_itself(visit: Visits) -> None:
    visitor, page, proxy = await installed(visit)
    await visitor.page.locator("button.play").click()
    await page.locator("main.table").wait_for()
    proxy.cut()
    await page.reload()
    await page.locator("main.waiting").wait_for()
    await page.locator(".offline").wait_for()
    proxy.mend()
    await page.locator("main.table").wait_for()
    visitor.forgive(UNREACHABLE)


async def test_a_new_version_is_there_at_the_next_visit(visit: Visits) -> None:
    visitor, page, proxy = await installed(visit)
    # As if an older page had been kept: its addresses are not those of the page that is there now.
    await page.evaluate(
        """async () => {
          const name = (await caches.keys())[0];
          const cache = await caches.open(name);
          const kept = await cache.match("/");
          const old = (await kept.text()).replace("<body>", '<body class="yesterday">');
          await cache.put("/", new Response(old, { headers: kept.headers }));
        }"""
    )
    await page.reload()
    await page.locator("button.play").wait_for()
    assert await page.locator("body.yesterday").count() == 0
    proxy.cut()
    await page.reload()
    await page.locator("button.play").wait_for()
    assert await page.locator("body.yesterday").count() == 1
    visitor.forgive(UNREACHABLE)


async def test_the_next_visit_is_announced_in_the_language_and_deck_of_this_one(
    visit: Visits,
) -> None:
    visitor, _ = await visit.home("it", deck="swiss")
    await visitor.page.wait_for_function(KEPT_ALL)  # then the first visit fetches no more
    cookies = {one["name"]: one["value"] for one in await visitor.context.cookies()}
    assert list(cookies) == ["buur"]
    assert re.fullmatch(r"it\.swiss\.\w{16}", cookies["buur"])
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    await visitor.home()
    assert not [url for url in asked if "/french.svg" in url], json.dumps(asked)
