/**
 * Selection of the melds to declare with the first card.
 */

/** @import { Model } from "./types.js" */

/**
 * Tick or untick a meld; melds that share cards exclude each other.
 *
 * One run and one quartet may share a card where the rule set allows it (`cross`).
 *
 * @param {Model} model
 * @param {string[]} cards
 * @param {boolean} cross
 * @returns {Model}
 */
export function toggleMeld(model, cards, cross) {
  const same = (/** @type {string[]} */ other) => other.join() === cards.join();
  if (model.ticked.some(same)) return { ...model, ticked: model.ticked.filter((one) => !same(one)) };
  const clashes = (/** @type {string[]} */ other) =>
    other.some((card) => cards.includes(card)) && !(cross && isRun(other) !== isRun(cards));
  return { ...model, ticked: [...model.ticked.filter((one) => !clashes(one)), cards] };
}

/** @param {string[]} cards @returns {boolean} */
function isRun(cards) {
  return cards.every((card) => card[0] === cards[0]?.[0]);
}
