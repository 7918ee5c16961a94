/**
 * A table for friends: the answers to changes of its seats, and what the player may do there.
 */

/** @import { Model } from "./types.js" */

/**
 * The model after the answer to a change of seats; an answer to an earlier one changes nothing.
 *
 * @param {Model} model
 * @param {{t:string, id:string, code?:string, invitation?:string}} answer
 * @returns {Model}
 */
export function arranged(model, { t, id, code, invitation }) {
  if (model.arranging?.id !== id) return model;
  const next = { ...model, arranging: null };
  if (t === "no") return { ...next, notice: { code: `error-${code}` } };
  return { ...next, invitation: invitation ?? model.invitation };
}

/** Whether the table gathers its people: the partie has not begun. @param {Model} model @returns {boolean} */
export function isGathering({ friends }) {
  return friends?.state === "gathering";
}

/** Whether the player decides at this table. @param {Model} model @returns {boolean} */
export function isHost({ friends, view }) {
  return friends !== null && view !== null && friends.host === view.seat;
}
