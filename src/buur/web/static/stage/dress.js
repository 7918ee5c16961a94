/**
 * What stands around the rendered page: the look of the document, the drawings of the cards, the
 * live region.
 */

import { text } from "../line/api.js";

/** @typedef {import("../model/types.js").Settings} Settings */
/** @typedef {import("../words/i18n.js").Translate} Translate */

const MOST_LINES = 12;

/**
 * Tell the style sheets and the browser what they must know about the settings.
 *
 * @param {Settings} settings
 */
export function dress({ lang, theme, fourColours, deck }) {
  const colours = fourColours ? "four" : "two";
  Object.assign(document.documentElement.dataset, { theme, deck, colours });
  document.documentElement.lang = lang === "en" ? "en" : `${lang}-CH`;
}

/**
 * Put the drawings of a deck into the page; its corner letters follow the language.
 *
 * @param {Element} place
 * @param {string} deck
 * @param {Translate} t
 */
export async function loadDeck(place, deck, t) {
  const there = () => place.querySelector(`[data-deck="${deck}"]`);
  if (!there()) {
    const parsed = new DOMParser().parseFromString(await text(`/cards/${deck}.svg`), "image/svg+xml");
    const sprite = document.importNode(parsed.documentElement, true);
    sprite.setAttribute("data-deck", deck);
    if (!there()) place.append(sprite);
  }
  for (const index of place.querySelectorAll("[data-index]")) {
    const letter = t(`index-${index.getAttribute("data-index")}`);
    if (place.querySelector(`#fr-glyph-${CSS.escape(letter)}`))
      index.setAttribute("href", `#fr-glyph-${letter}`);
  }
}

/**
 * Tell something to whoever listens instead of looking, in the order it happens.
 *
 * @param {Element} live
 * @param {string} words
 */
export function say(live, words) {
  if (!words) return;
  const item = document.createElement("p");
  item.textContent = words;
  live.append(item);
  while (live.childElementCount > MOST_LINES) live.firstElementChild?.remove();
}
