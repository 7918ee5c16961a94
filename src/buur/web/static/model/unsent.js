/**
 * An act that waits for a second press, or for two seconds in which it can be taken back.
 *
 * The server hears of it only when it is sent.
 */

/** @import { Act, GameEvent, Model, Unsent, View } from "./types.js" */

/** Milliseconds in which an act can be taken back. */
export const UNDO_TIME = 2000;

/** Acts that commit the player for a deal. */
const COMMITS = new Set("chosen pushed bid passed doubled predicted joined exchanged discarded called renounced robbed".split(" "));

/**
 * The act as it waits to be sent, or the one that waits already; null if it is sent at once.
 *
 * @param {Model} model
 * @param {Act} act
 * @returns {Unsent|null}
 */
export function heldBack({ settings, view, unsent }, act) {
  if (settings.confirm === "none" || !view || !COMMITS.has(act.e)) return null;
  return unsent ?? { act, deal: view.deal, phase: view.phase, sent: false };
}

/**
 * What waits to be sent after an event: nothing once the player has acted or the question is over.
 *
 * @param {Unsent|null} unsent
 * @param {View} view
 * @param {GameEvent} [event] that led to the view
 * @returns {Unsent|null}
 */
export function unsentAfter(unsent, view, event) {
  const over = unsent?.deal !== view.deal || unsent.phase !== view.phase || event?.seat === view.seat;
  return over ? null : unsent;
}
