/**
 * Lines of the slate and sides of a deal by seat: the player's own first, then in playing order.
 *
 * Lines and sides are the same in most games; where one plays against the rest, each deal has its own
 * sides.
 */

/** @import { View } from "./types.js" */
/** @typedef {"teams"|"king"|"alone"|"groups"} Party */

/**
 * The line of a seat; null if it is not yet known.
 *
 * @param {View} view
 * @param {number} seat
 * @returns {number|null}
 */
export function lineOf(view, seat) {
  return view.lines ? (view.lines[seat] ?? null) : seat % view.scores.length;
}

/**
 * The side of a seat in a deal; -1 for one that sits out.
 *
 * @param {View} view
 * @param {number} seat
 * @param {number[]} [sides] of another deal than this one
 * @returns {number}
 */
export function sideOfSeat(view, seat, sides = view.sides) {
  return sides?.[seat] ?? lineOf(view, seat) ?? 0;
}

/**
 * The seat at the lower edge: the player's own; for an onlooker, whose seat is negative, the one chosen.
 *
 * @param {number} seat
 * @returns {number}
 */
export const nearSeat = (seat) => (seat < 0 ? ~seat : seat);

/**
 * The seats, beginning with the player's own and going round in playing order.
 *
 * @param {View} view
 * @returns {number[]}
 */
export function seatsRound(view) {
  const count = view.names.length;
  return view.names.map((_, i) => (nearSeat(view.seat) + i) % count);
}

/**
 * The lines of the slate, the player's own first.
 *
 * @param {View} view
 * @returns {number[]}
 */
export function lineOrder(view) {
  return ordered(view.scores.length, seatsRound(view).map((seat) => lineOf(view, seat)));
}

/**
 * The sides of a deal, the player's own first.
 *
 * @param {View} view
 * @param {number} count
 * @param {number[]} [sides] of another deal than this one
 * @returns {number[]}
 */
export function sideOrder(view, count, sides = view.sides) {
  return ordered(count, seatsRound(view).map((seat) => sideOfSeat(view, seat, sides)));
}

/**
 * @param {number} count
 * @param {(number|null)[]} known
 * @returns {number[]}
 */
function ordered(count, known) {
  const all = Array.from({ length: count }, (_, i) => i);
  const found = known.filter((one) => one !== null && one >= 0 && one < count);
  return [...new Set([.../** @type {number[]} */ (found), ...all])];
}

/**
 * @template T
 * @param {View} view
 * @param {T[]} values by line
 * @returns {T[]} the player's own first
 */
export function byLine(view, values) {
  return lineOrder(view).map((line) => /** @type {T} */ (values[line]));
}

/**
 * @template T
 * @param {View} view
 * @param {T[]} values by side
 * @param {number[]} [sides] of another deal than this one
 * @returns {T[]} the player's own first
 */
export function bySide(view, values, sides = view.sides) {
  return sideOrder(view, values.length, sides).map((side) => /** @type {T} */ (values[side]));
}

/**
 * @param {View} view
 * @param {number} line
 * @returns {number[]} the seats of a line, in playing order from the player's own
 */
export function seatsOf(view, line) {
  return seatsRound(view).filter((seat) => lineOf(view, seat) === line);
}

/**
 * The kind of lines: two teams of equal size, a king against the others, each player for himself,
 * or more than two groups.
 *
 * @param {View} view
 * @returns {Party}
 */
export function party(view) {
  const lines = view.scores.length;
  if (lines === view.names.length) return "alone";
  const [first, second] = [seatsOf(view, 0).length, seatsOf(view, 1).length];
  if (lines > 2) return "groups";
  return first === second && first > 0 ? "teams" : "king";
}

/**
 * Whether a declarer, alone or with a called partner, plays a deal against the rest. Sides are then
 * not lines, or of different sizes.
 *
 * @param {View} view
 * @param {{tricks:number[]}} [deal]
 * @returns {boolean}
 */
export function isDuel(view, deal) {
  const sides = deal?.tricks.length ?? view.taken.length;
  return party(view) === "king" || (sides === 2 && sides !== view.scores.length);
}

/**
 * The seat that plays against the rest; null if there is none.
 *
 * @param {View} view
 * @returns {number|null}
 */
export function declarerOf(view) {
  return isDuel(view) ? (view.declarer ?? null) : null;
}

/**
 * The number of tricks of this deal.
 *
 * @param {View} view
 * @returns {number}
 */
export function tricksOf(view) {
  const taken = view.trick ? view.trick.no - 1 : view.taken.reduce((sum, tricks) => sum + tricks, 0);
  return taken + Math.max(...view.counts);
}
