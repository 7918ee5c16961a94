/**
 * Names of cards, suits and contracts, by deck, suit mapping and language.
 */

import { PARTS, RANKS, SUITS, suitId } from "../model/cards.js";

/** @import { Settings } from "../model/types.js" */
/** @import { Translate } from "./i18n.js" */

/**
 * @param {Settings} settings
 * @param {string} suit
 * @returns {string} the suit's key in the catalogue
 */
export function suitWord(settings, suit) {
  const id = suitId(settings, suit);
  return settings.names === "austrian" ? `at-${id}` : id;
}

/**
 * @param {Settings} settings
 * @returns {string} the deck's key in the catalogue, which determines the names of ranks
 */
export function deckWord({ deck, names }) {
  return deck === "swiss" && names === "austrian" ? names : deck;
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
 * The variables that every text has: the deck, suits as `$S` and cards as `$SQ`.
 *
 * @param {Settings} settings
 * @param {Translate} t
 * @returns {Record<string, string>}
 */
export function deckNames(settings, t) {
  /** @type {Record<string, string>} */
  const names = { deck: deckWord(settings) };
  for (const suit of SUITS) {
    names[suit] = t("suit-name", { suit: suitWord(settings, suit) });
    for (const rank of RANKS) names[suit + rank] = cardName(settings, suit + rank, t);
  }
  return names;
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
  const [kind = "", rest = "", last = ""] = contract.split(":");
  if (kind === "misere") return t("contract-misere", { contract: contractName(settings, contract.slice(7), t) });
  if (kind === "trump" || kind === "gumpf") return t(`contract-${kind}`, { suit: suitWord(settings, rest) });
  if (kind === "quer") return t(`contract-quer-${rest}`, { tricks: Number(last) });
  if (kind === "trio") {
    const parts = [...rest].map((part) => contractName(settings, part === "t" ? `trump:${last}` : PARTS[part] ?? "", t));
    return t("contract-trio", { parts: parts.join(", ") });
  }
  const austrian = settings.names === "austrian" && ["oben", "unten", "zigzag"].includes(kind);
  const key = austrian ? `contract-austrian-${kind}` : `contract-${kind}`;
  return t(rest ? `${key}-${rest}` : key);
}
