/**
 * Drawings of cards, suits and contracts, by deck and suit mapping.
 */

import { suitId, trumpOf } from "../model/cards.js";
import { h } from "../browser/dom.js";

/** @import { Settings } from "../model/types.js" */
/** @import { VNode } from "../browser/dom.js" */

/** @param {Settings} settings @returns {"fr"|"ch"} */
function prefix(settings) {
  return settings.deck === "swiss" ? "ch" : "fr";
}

/**
 * The face of a card, without an accessible name: the element around it has one.
 *
 * @param {Settings} settings
 * @param {string} card
 * @param {boolean} [atOnce] whether the drawing comes with the card, not in a frame of its own
 * @returns {VNode}
 */
export function face(settings, card, atOnce = false) {
  const [suit = "", rank = ""] = card;
  return drawing(`#${prefix(settings)}-${suitId(settings, suit)}-${rank}`, "face", atOnce);
}

/** @param {Settings} settings @returns {VNode} */
export function back(settings) {
  return drawing(`#${prefix(settings)}-back`, "face");
}

/**
 * @param {string} href
 * @param {string} name
 * @param {boolean} [atOnce]
 * @returns {VNode}
 */
function drawing(href, name, atOnce = false) {
  return h(`svg.${name}`, { viewBox: "0 0 228 356", "aria-hidden": "true" }, h("use", atOnce ? { href } : { draw: href }));
}

/**
 * The sign of a suit.
 *
 * @param {Settings} settings
 * @param {string} suit
 * @returns {VNode}
 */
export function pip(settings, suit) {
  const href = `#${prefix(settings)}-pip-${suitId(settings, suit)}`;
  return h("svg.pip", { viewBox: "0 0 100 100", "aria-hidden": "true" }, h("use", { href }));
}

/** The signs of contracts without trumps as lines in a square of 100. */
const LINES = {
  oben: "M50 12V76M22 52 50 84 78 52",
  unten: "M50 88V24M22 48 50 16 78 48",
  "zigzag:oben": "M12 70 36 22 62 76 88 30",
  "zigzag:unten": "M12 30 36 78 62 24 88 70",
  zigzag: "M12 70 36 22 62 76 88 30",
  "quer:oben": "M30 12V84M12 62 30 84 48 62M72 88V16M54 38 72 16 90 38",
  "quer:unten": "M30 88V16M12 38 30 16 48 38M72 12V84M54 62 72 84 90 62",
  quer: "M30 12V84M12 62 30 84 48 62M72 88V16M54 38 72 16 90 38",
  trio: "M12 82H36V56H62V30H88V14",
  tutti: "M50 14V86M14 50H86M26 26 74 74M74 26 26 74",
  mitte: "M14 50H86M50 12V30M50 70V88M38 22 50 34 62 22M38 78 50 66 62 78",
  open: "M30 36C30 8 72 10 70 36 69 52 50 52 50 68M50 86V87",
};

/**
 * The sign of a contract: its suit, or lines for its order of cards. The sign of a misère is
 * struck out, and that of a gumpf is upside down.
 *
 * @param {Settings} settings
 * @param {string} contract or the beginning of its code
 * @returns {VNode}
 */
export function contractSign(settings, contract) {
  const misere = /^misere(:|$)/.test(contract);
  const plain = contract.replace(/^misere:?/, "");
  const suit = trumpOf(plain);
  if (suit && plain === contract && !plain.startsWith("gumpf")) return pip(settings, suit);
  const [kind = "", rest = ""] = plain.split(":");
  const lines = /** @type {Record<string, string>} */ (LINES);
  const d = suit || plain === "" ? "" : (lines[`${kind}:${rest}`] ?? lines[kind] ?? LINES.oben);
  return h(
    "svg.pip.arrow",
    { viewBox: "0 0 100 100", "aria-hidden": "true" },
    suit !== "" && h("use", { href: `#${prefix(settings)}-pip-${suitId(settings, suit)}` }),
    d !== "" && h("path", { d }),
    kind === "gumpf" && h("path", { d: "M12 96H88" }),
    misere && h("path", { d: "M8 92 92 8" }),
    misere && plain === "" && h("path", { d: "M50 14A36 36 0 1 0 50.100 14" }),
  );
}
