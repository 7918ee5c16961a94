/**
 * A table for friends: the answers to changes of its seats, and what the player may do there.
 */

/** @import { Friends, Model, View } from "./types.js" */

/**
 * The model after the answer to a change of seats; an answer to an earlier one changes nothing.
 *
 * @param {Model} model
 * @param {{t:string, id:string, code?:string, invitation?:string, watch_link?:string}} answer
 * @returns {Model}
 */
export function arranged(model, { t, id, code, invitation, watch_link }) {
  const { arranging } = model;
  if (arranging?.id !== id) return model;
  const next = { ...model, arranging: null };
  if (code === "changed" && arranging.again && arranging.rev !== model.friends?.rev) return { ...model, arranging: { ...arranging, isDue: true } };
  if (t === "no") return { ...next, notice: { code: `error-${code}` } };
  if (arranging.act === "leave") return { ...next, left: true };
  if (arranging.act === "rematch") return next; // the message `rematch` has the links of the next table
  if (watch_link) return { ...next, watchLink: watch_link };
  return invitation ? { ...next, links: { token: "", ...model.links, invitation } } : next;
}

/** Whether the player decides at this table. @param {Pick<Model, "friends"|"view">} model @returns {boolean} */
export function isHost({ friends, view }) {
  return friends !== null && view !== null && friends.host === view.seat;
}

/**
 * The seats of a kind.
 *
 * @param {Friends} friends
 * @param {"person"|"bot"|"open"} kind
 * @returns {number[]}
 */
export function seatsOf({ seats }, kind) {
  return seats.flatMap((one, seat) => (one.kind === kind ? [seat] : []));
}

/** Whether somebody besides the player sits at a table. @param {Friends} friends @returns {boolean} */
export const hasCompany = (friends) => seatsOf(friends, "person").length > 1;

/**
 * Where a seat stands round the table, the player's own at the bottom; seat 1 is to the right of seat 0.
 *
 * @param {number} own
 * @param {number} seat
 * @param {number} count
 * @returns {"bottom"|"right"|"top"|"left"|""} "" at a table that has not four seats
 */
export function placeOf(own, seat, count) {
  const places = /** @type {const} */ (["bottom", "right", "top", "left"]);
  return count === places.length ? (places[(seat - own + count) % count] ?? "") : "";
}

/**
 * Whether two seats play on one side from the beginning.
 *
 * @param {View} view
 * @param {Friends} friends
 * @param {number} seat
 * @returns {boolean}
 */
export function isPartner({ seat: own, scores, lines }, { draws }, seat) {
  if (draws || seat === own) return false;
  return lines ? lines[seat] != null && lines[seat] === lines[own] : seat % scores.length === own % scores.length;
}

/**
 * Why nobody new can sit at a table, as the code of an error; null if somebody can.
 *
 * @param {import("./types.js").Invited} invited
 * @returns {string|null}
 */
export function refusalOf({ state, table }) {
  if (!table || !["gathering", "playing"].includes(state)) return state === "over" ? "table-over" : state;
  if (seatsOf(table, "open").length > 0) return null;
  return state === "gathering" ? "table-full" : "table-playing";
}
