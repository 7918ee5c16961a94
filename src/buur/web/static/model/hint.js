/**
 * Hints: when the player may ask for one, and the card or contract that it marks.
 */

/** @import { Model } from "./types.js" */

/** @param {Model} model @returns {boolean} */
export function canAskHint({ view, settings, lifted, conn }) {
  return settings.hints && conn === "open" && lifted === null && view?.legal.hint === true;
}

/**
 * The card or contract that the hint marks, or "pushed"; null without a hint.
 *
 * @param {Model} model
 * @returns {string|null}
 */
export function hintTarget({ hint }) {
  if (!hint) return null;
  const { e, card, contract } = hint.act;
  return String(card ?? contract ?? e);
}
