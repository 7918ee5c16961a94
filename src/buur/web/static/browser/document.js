/**
 * The document around the rendered page: theme and language attributes, card drawings, live region.
 */

import { getText, versioned } from "../net/api.js";
import { earlyDeck } from "../net/early_connection.js";
import { saveCookie } from "../net/cache.js";
import { insertDeck } from "./deck.js";
import { enqueue, canDefer } from "./frame_queue.js";

/** @import { Settings } from "../model/types.js" */
/** @import { Translate } from "../text/i18n.js" */

const MOST_LINES = 40;

/**
 * Set the attributes of the document that style sheets and browser need from the settings.
 *
 * @param {Settings} settings
 */
export function applySettings({ lang, theme, fourColours, deck, names, left }) {
  const colours = fourColours ? "four" : "two";
  const hand = left ? "left" : "right";
  Object.assign(document.documentElement.dataset, { theme, deck, colours, names, hand });
  document.documentElement.lang = lang === "en" ? "en" : `${lang}-CH`;
  frame(theme);
  saveCookie({ lang, deck });
}

/** Set the attribute for high contrast from the system's preference, and on each change of it. */
export function followContrast() {
  const more = matchMedia("(prefers-contrast: more)");
  const tell = () => void (document.documentElement.dataset.contrast = more.matches ? "more" : "normal");
  more.addEventListener("change", tell);
  tell();
}

/**
 * Set the theme colour of the browser's own frame.
 *
 * @param {string} theme
 */
function frame(theme) {
  const metas = document.querySelectorAll("meta[name=theme-color]");
  ["light", "dark"].forEach((one, i) => {
    const chosen = theme === "light" || theme === "dark" ? (theme === one ? "all" : "not all") : null;
    metas[i]?.setAttribute("media", chosen ?? `(prefers-color-scheme: ${one})`);
  });
}

/**
 * Load the drawings of a deck into the page, with corner letters in the language.
 *
 * @param {Element} place
 * @param {string} deck
 * @param {Translate|Promise<Translate>} texts
 */
export async function loadDeck(place, deck, texts) {
  const there = () => place.querySelector(`[data-deck="${deck}"]`);
  await earlyDeck();
  if (!there()) {
    const drawings = await getText(versioned(`/cards/${deck}.svg`));
    if (!there()) insertDeck(place, drawings, deck);
  }
  const t = await texts;
  for (const index of place.querySelectorAll("[data-index]")) {
    const letter = t(`index-${index.getAttribute("data-index")}`);
    if (place.querySelector(`#fr-glyph-${CSS.escape(letter)}`))
      index.setAttribute("href", `#fr-glyph-${letter}`);
  }
}

/** Load the style sheet of what the second script draws; without it the page works as well. */
export async function loadLaterStyle() {
  const href = document.documentElement.dataset.laterStyle;
  if (!href || document.querySelector(`link[href="${href}"]`)) return;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  await new Promise((done) => {
    link.onload = link.onerror = done;
    document.head.append(link);
  });
}

/** @type {string[]} sentences that wait for the live region */
const untold = [];

/**
 * Announce a sentence in the live region for screen readers, in the order of events.
 *
 * @param {Element} live
 * @param {string} words
 */
export function say(live, words) {
  for (const one of [...untold.splice(0), words]) if (one) write(live, one);
}

/**
 * Announce a sentence in a frame of its own, since it causes a new layout.
 *
 * @param {Element} live
 * @param {string} words
 */
export function sayLater(live, words) {
  if (!canDefer()) return say(live, words);
  if (untold.length === 0) enqueue(() => say(live, ""));
  untold.push(words);
}

/** @param {Element} live @param {string} words */
function write(live, words) {
  const item = document.createElement("p");
  item.textContent = words;
  live.append(item);
  while (live.childElementCount > MOST_LINES) live.firstElementChild?.remove();
}
