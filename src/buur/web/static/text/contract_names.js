/**
 * Names of choices and bids: rows of the checklist, families of contracts, heights.
 */

import { contractName, suitWord } from "./cards.js";
import { PARTS } from "../model/cards.js";

/** @import { Context } from "../model/types.js" */

/** The family of some kinds of contract, for the name of all its forms. */
const FAMILIES = { zigzag: "slalom", unten: "unden" };

/** @param {string} text @returns {string} */
export function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * A height of a bid, such as "90" or "match".
 *
 * @param {Context} ctx
 * @param {string} height
 * @returns {string}
 */
export const bidName = ({ t }, height) => t("bid-name", { height });

/**
 * A bid in words: its height, and the contract if the bid names one.
 *
 * @param {Context} ctx
 * @param {{height?: unknown, contract?: unknown}} bid
 * @returns {string}
 */
export function bidText(ctx, { height, contract }) {
  const bid = bidName(ctx, String(height));
  return contract ? ctx.t("bid-text", { height: bid, contract: bidContract(ctx, String(contract)) }) : bid;
}

/**
 * A contract within a bid: of trumps the suit alone.
 *
 * @param {Context} ctx
 * @param {string} contract
 * @returns {string}
 */
export function bidContract({ t, model }, contract) {
  const [kind, suit = ""] = contract.split(":");
  if (kind === "trump") return t("suit-name", { suit: suitWord(model.settings, suit) });
  return contractName(model.settings, contract, t);
}

/**
 * A row of the checklist, such as "pique" or "joker".
 *
 * @param {Context} ctx
 * @param {string} key
 * @returns {string}
 */
export function rowName({ t, model }, key) {
  if (key.length === 1) return capital(t("suit-name", { suit: suitWord(model.settings, key) }));
  return capital(key === "joker" ? t("row-joker") : t(`value-contracts-${key}`));
}

/**
 * A row with its factor, if it has one.
 *
 * @param {Context} ctx
 * @param {{key: string, factor: number}} row
 * @returns {string}
 */
export function rowText(ctx, { key, factor }) {
  const row = rowName(ctx, key);
  return factor === 1 ? row : ctx.t("row-factor", { row, factor });
}

/**
 * The common name of the contracts below a path, such as "Misère" or "Trump, Obenabe, Undenufe".
 *
 * @param {Context} ctx
 * @param {string} path
 * @returns {string}
 */
export function familyName({ t, model }, path) {
  const [kind = "", order = ""] = path.split(":").slice(-2);
  if (kind === "trio" && order) {
    const parts = [...order].map((part) =>
      part === "t" ? t("word-trump") : contractName(model.settings, PARTS[part] ?? "", t),
    );
    return capital(parts.join(", "));
  }
  const last = order || kind;
  return capital(t(`value-contracts-${/** @type {Record<string, string>} */ (FAMILIES)[last] ?? last}`));
}

/**
 * The short name of a contract below the name of its family.
 *
 * @param {Context} ctx
 * @param {string} contract
 * @param {string} path of the family, "" without one
 * @returns {string}
 */
export function shortContractName(ctx, contract, path) {
  const inner = path.startsWith("misere") ? contract.replace("misere:", "") : contract;
  // The question is for trumps: the suit alone says it to the eye.
  return capital(bidContract(ctx, inner));
}
