/**
 * The trick on the table: a complete one is still shown until it is cleared.
 *
 * The server's view is empty after the last card of a trick.
 */

import { sideOfSeat } from "./lines.js";

/** @import { DoneTrick, GameEvent, Laid, Model, ShownTrick, View } from "./types.js" */

/**
 * The number of cards of a trick: one of each seat that does not sit out.
 *
 * @param {View} view
 * @returns {number}
 */
function players(view) {
  return view.names.filter((_, seat) => sideOfSeat(view, seat) >= 0).length;
}

/**
 * The cards on the table according to the view alone.
 *
 * @param {View} view
 * @returns {ShownTrick|null}
 */
export function trickOf(view) {
  return view.trick && { ...view.trick, done: view.trick.cards.length === players(view) };
}

/**
 * The cards to show after an event; its last card stays until `clearTrick` or the next card.
 *
 * @param {Model} model
 * @param {GameEvent} event
 * @param {View} view
 * @returns {ShownTrick|null}
 */
export function trickAfter(model, event, view) {
  if (event.e === "turned") return trickOf(view);
  if (event.e !== "played") return model.trick?.done ? model.trick : trickOf(view);
  const corrected = exchange(model, event, view);
  if (corrected) return corrected;
  const shown = model.trick;
  const running = shown && !shown.done ? shown.cards : [];
  /** @type {Laid[]} */
  const cards = [...running, [event.card ?? "", event.seat ?? 0]];
  if (cards.length < players(view)) return trickOf(view);
  const no = shown && !shown.done ? shown.no : (view.trick?.no ?? 1);
  return { no, leader: cards[0]?.[1] ?? null, cards, winning: winnerOf(no, view), done: true };
}

/**
 * The trick in which this card replaces a wrong one; null if it is a new card.
 *
 * @param {Model} model
 * @param {GameEvent} event
 * @param {View} view
 * @returns {ShownTrick|null}
 */
function exchange(model, event, view) {
  const before = model.view?.trick;
  if (!before?.cards.some(([, seat]) => seat === event.seat)) return null;
  if (view.trick?.no === before.no) return trickOf(view);
  const cards = before.cards.map(([card, seat]) => /** @type {Laid} */ ([seat === event.seat ? (event.card ?? "") : card, seat]));
  return { ...before, cards, winning: winnerOf(before.no, view), done: true };
}

/**
 * The seat that took trick `no`, if the view tells it.
 *
 * @param {number} no
 * @param {View} view
 * @returns {number|null}
 */
function winnerOf(no, view) {
  if (view.last?.no === no) return view.last.winner;
  if (view.trick && view.trick.no > no) return view.trick.leader;
  return view.trick?.no === no ? (view.trick.winning ?? view.leader) : view.leader;
}

/**
 * @param {ShownTrick} trick
 * @param {View|null} before
 * @param {View} after
 * @returns {DoneTrick}
 */
export function completedTrick(trick, before, after) {
  const sum = (/** @type {View|null} */ view) => (view?.points ?? []).reduce((all, one) => all + one, 0);
  const known = after.last?.no === trick.no ? after.last.points : sum(after) - sum(before);
  return { no: trick.no, winner: trick.winning, points: before || after.last ? known : null };
}

/**
 * The model without the complete trick.
 *
 * @param {Model} model
 * @returns {Model}
 */
export function clearTrick(model) {
  return model.trick?.done ? { ...model, trick: model.view ? emptied(model.view) : null } : model;
}

/** @param {View} view @returns {ShownTrick|null} */
function emptied(view) {
  const now = trickOf(view);
  return now?.done ? null : now;
}
