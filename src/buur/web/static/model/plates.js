/**
 * Facts about the players at a table with other people: drawing, presence, time that is left.
 */

import { avatarPlace } from "./avatars.js";

/** @import { Model, Presence, View } from "./types.js" */

/** Seconds for an act together with the bank of a deal, by the time of the table. */
const WHOLE = { normal: 110, long: 360 };

/** Seconds before its end at which the time becomes urgent. */
export const LATE = 10;

/**
 * @typedef {object} Plate
 * @property {number} avatar place of the chosen drawing; -1 for none
 * @property {Presence} presence
 * @property {boolean} open whether the next person with the invitation gets the seat
 * @property {number|null} left seconds until a bot acts for the person; null while the seat has not to act
 * @property {number} share of the whole time that is left, from 0 to 1
 * @property {boolean} menu whether something can be done about the seat
 */

/**
 * @param {Pick<Model, "friends"|"presence"|"clock"|"route">} model
 * @param {Pick<View, "kinds">} view
 * @param {number} seat
 * @returns {Plate}
 */
export function plateOf({ friends, presence, clock, route }, view, seat) {
  const at = friends?.seats[seat];
  const isPerson = at?.kind === "person";
  const left = isPerson && view.kinds[seat] === "person" ? (clock?.left[seat] ?? null) : null;
  const isLive = friends?.state === "playing" || friends?.state === "over";
  return {
    avatar: isPerson ? avatarPlace(at.avatar) : -1,
    presence: isPerson && !friends?.next ? (presence?.[seat] ?? "here") : "here", // they are at the next table
    open: at?.kind === "open",
    left,
    share: left === null ? 0 : Math.min(1, left / WHOLE[friends?.time ?? "normal"]),
    menu: isLive && route.page === "table",
  };
}
