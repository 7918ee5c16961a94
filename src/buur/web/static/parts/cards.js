/**
 * How a card looks and is called: deck, suit mapping and language are the player's own choice.
 */

import { h } from "../stage/dom.js";

/** @typedef {import("../model/types.js").Settings} Settings */
/** @typedef {import("../model/types.js").Mapping} Mapping */
/** @typedef {import("../words/i18n.js").Translate} Translate */
/** @typedef {import("../stage/dom.js").VNode} VNode */

/**
 * The Swiss-German suit that stands for each French suit. Four conventions are in use.
 *
 * @type {Record<Mapping, Record<string, string>>}
 */
export const SWISS_SUITS = {
  hslu: { S: "schilten", H: "rosen", D: "schellen", C: "eichel" },
  swisslos: { S: "schilten", H: "rosen", D: "eichel", C: "schellen" },
  jassen_ch: { S: "rosen", H: "schilten", D: "schellen", C: "eichel" },
  jassguru: { S: "eichel", H: "schellen", D: "schilten", C: "rosen" },
};

export const SUITS = ["S", "H", "D", "C"];
export const RANKS = ["6", "7", "8", "9", "T", "J", "Q", "K", "A"];

/**
 * @param {Settings} settings
 * @param {string} suit
 * @returns {string} suit as the sprite names it
 */
export function suitId(settings, suit) {
  return settings.deck === "swiss" ? (SWISS_SUITS[settings.mapping][suit] ?? suit) : suit;
}

/**
 * @param {Settings} settings
 * @param {string} suit
 * @returns {string} suit as the catalogue names it
 */
export function suitWord(settings, suit) {
  const id = suitId(settings, suit);
  return settings.names === "austrian" ? `at-${id}` : id;
}

/**
 * @param {Settings} settings
 * @returns {string} deck as the catalogue names it: what its ranks are called depends on it
 */
export function deckWord({ deck, names }) {
  return deck === "swiss" && names === "austrian" ? names : deck;
}

/**
 * @param {Settings} settings
 * @returns {"fr"|"ch"}
 */
function prefix(settings) {
  return settings.deck === "swiss" ? "ch" : "fr";
}

/**
 * @param {Settings} settings
 * @param {string} card
 * @param {Translate} t
 * @returns {string}
 */
export function cardName(settings, card, t) {
  const [suit = "", rank = ""] = card;
  return t("card-name", { suit: suitWord(settings, suit), rank });
}

/**
 * The contract in words.
 *
 * @param {Settings} settings
 * @param {string} contract
 * @param {Translate} t
 * @returns {string}
 */
export function contractName(settings, contract, t) {
  const [kind = "", rest = ""] = contract.split(":");
  if (kind === "trump") return t("contract-trump", { suit: suitWord(settings, rest) });
  const key = settings.names === "austrian" ? `contract-austrian-${kind}` : `contract-${kind}`;
  return t(rest ? `${key}-${rest}` : key);
}

/**
 * The suit of trumps, or "" in a contract without.
 *
 * @param {string|null} contract
 * @returns {string}
 */
export function trumpOf(contract) {
  return contract?.startsWith("trump:") ? contract.slice(6) : "";
}

/**
 * The face of a card. Names stand on the element around it: the drawing itself is silent.
 *
 * @param {Settings} settings
 * @param {string} card
 * @returns {VNode}
 */
export function face(settings, card) {
  const [suit = "", rank = ""] = card;
  return drawing(`#${prefix(settings)}-${suitId(settings, suit)}-${rank}`, "face");
}

/**
 * @param {Settings} settings
 * @returns {VNode}
 */
export function back(settings) {
  return drawing(`#${prefix(settings)}-back`, "face");
}

/**
 * @param {string} href
 * @param {string} name
 * @returns {VNode}
 */
function drawing(href, name) {
  return h(`svg.${name}`, { viewBox: "0 0 228 356", "aria-hidden": "true" }, h("use", { draw: href }));
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

/**
 * The sign of a contract: its suit, or an arrow for the direction.
 *
 * @param {Settings} settings
 * @param {string} contract
 * @returns {VNode}
 */
export function contractSign(settings, contract) {
  const suit = trumpOf(contract);
  if (suit) return pip(settings, suit);
  const [kind = "", rest = ""] = contract.split(":");
  const down = "M50 12V76M22 52 50 84 78 52";
  const up = "M50 88V24M22 48 50 16 78 48";
  const path =
    kind === "zigzag"
      ? rest === "unten"
        ? "M12 30 36 78 62 24 88 70"
        : "M12 70 36 22 62 76 88 30"
      : kind === "unten"
        ? up
        : down;
  return h("svg.pip.arrow", { viewBox: "0 0 100 100", "aria-hidden": "true" }, h("path", { d: path }));
}
