/**
 * Suits and ranks of the cards: their order, and the Swiss-German suit of each French one.
 */

/** @import { Mapping, Settings } from "./types.js" */

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
 * The contracts of the letters of a trio other than trumps.
 *
 * @type {Record<string, string>}
 */
export const PARTS = { o: "oben", u: "unten" };

/**
 * The suit of trumps; "" for a contract without trumps.
 *
 * @param {string|null} contract
 * @returns {string}
 */
export function trumpOf(contract) {
  const plain = contract?.replace("misere:", "") ?? "";
  return /^(trump|gumpf):/.test(plain) ? plain.slice(6) : "";
}
