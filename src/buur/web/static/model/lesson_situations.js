/**
 * Situations at a table, as conditions of the steps of lessons.
 */

import { sideOfSeat } from "./lines.js";
import { currentPrompt } from "./prompt.js";
import { trumpOf } from "./cards.js";

/** @import { Model } from "./types.js" */

/** @param {Model} model @returns {boolean} whether cards are held and nothing is asked */
export const atEase = (model) => Boolean(model.view?.hand.length) && currentPrompt(model) === null;

/** @param {Model} model @returns {boolean} whether the player has to play a card now */
export function onTurn(model) {
  return Boolean(model.view?.legal.cards?.length) && model.lifted === null && !model.trick?.done && atEase(model);
}

/** @param {Model} model @returns {boolean} */
export const leads = (model) => onTurn(model) && !model.trick?.cards.length;

/** @param {Model} model @returns {string} the suit that was led; "" before a card lies */
export const ledSuit = ({ trick }) => trick?.cards[0]?.[0][0] ?? "";

/** @param {Model} model @returns {boolean} whether the player has to play to a suit that was led */
export const answers = (model) => onTurn(model) && ledSuit(model) !== "";

/** @param {Model} model @returns {boolean} */
export const holdsLedSuit = (model) => Boolean(model.view?.hand.some((card) => card[0] === ledSuit(model)));

/** @param {Model} model @returns {number} the number of the trick on the table, from 1; 0 without one */
export const trickNo = ({ trick }) => trick?.no ?? 0;

/** @param {Model} model @returns {string} the suit of trumps, "" without */
export const trump = ({ view }) => trumpOf(view?.contract ?? null);

/**
 * @param {Model} model
 * @param {string} card
 * @returns {boolean}
 */
export const liesInTrick = ({ trick }, card) => Boolean(trick?.cards.some(([laid]) => laid === card));

/**
 * Whether a card is to be seen in the trick, or in the hand of a player who has to play.
 *
 * @param {Model} model
 * @param {string} card
 * @returns {boolean}
 */
export const isSeen = (model, card) =>
  liesInTrick(model, card) || (onTurn(model) && Boolean(model.view?.hand.includes(card)));

/**
 * The relation of a seat to the player.
 *
 * @param {Model} model
 * @param {number|null} seat
 * @returns {"you"|"partner"|"them"}
 */
export function relation({ view }, seat) {
  if (!view || seat === null || seat === view.seat) return "you";
  return sideOfSeat(view, seat) === sideOfSeat(view, view.seat) ? "partner" : "them";
}

/** @param {Model} model @returns {number|null} the seat of the player's partner */
export function partnerSeat(model) {
  const seat = model.view?.names.findIndex((_, one) => relation(model, one) === "partner") ?? -1;
  return seat < 0 ? null : seat;
}
