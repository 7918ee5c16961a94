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
 * Tell the style sheets and the browser what they must know about the settings.
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

/** Tell the style sheets whether the system asks for high contrast, now and whenever that changes. */
export function followContrast() {
  const more = matchMedia("(prefers-contrast: more)");
  const tell = () => void (document.documentElement.dataset.contrast = more.matches ? "more" : "normal");
  more.addEventListener("change", tell);
  tell();
}

/**
 * Have the browser colour its own edges to match.
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
 * Put the drawings of a deck into the page; its corner letters follow the language.
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

/** @type {string[]} what happened and is not announced yet */
const untold = [];

/**
 * Tell something to whoever listens instead of looking, in the order it happens.
 *
 * @param {Element} live
 * @param {string} words
 */
export function say(live, words) {
  for (const one of [...untold.splice(0), words]) if (one) write(live, one);
}

/**
 * Announce what happened at the table in a frame of its own: to write it, the page is laid out once more.
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
