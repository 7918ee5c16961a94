/**
 * Melds that became public between two views.
 */

/** @import { Declared, View } from "./types.js" */

/**
 * The melds that count, if they were described or shown between the views or one was found wrong;
 * else none.
 *
 * @param {View|null} before
 * @param {View} after
 * @returns {Declared[]}
 */
export function newlyDescribed(before, after) {
  const { described, shown } = after.melds;
  if (described.length === 0 || before?.deal !== after.deal) return [];
  const known = before.melds.described.length > 0 && before.melds.shown.length === shown.length;
  if (known && newlyWrong(before, after).length === 0) return [];
  return described.map((meld, i) => ({ ...meld, cards: shown[i]?.cards ?? null }));
}

/**
 * The melds that were found wrong between two views.
 *
 * @param {View|null} before
 * @param {View} after
 * @returns {import("./types.js").WrongMeld[]}
 */
export function newlyWrong(before, after) {
  return before?.deal === after.deal ? (after.melds.wrong ?? []).slice(before.melds.wrong?.length ?? 0) : [];
}
