/**
 * Melds that became public between two views.
 */

/** @import { Declared, View } from "./types.js" */

/**
 * The melds that count and were not described, or not shown, before; once one is found wrong, all that count now.
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
 * The melds that were just found wrong.
 *
 * @param {View|null} before
 * @param {View} after
 * @returns {import("./types.js").WrongMeld[]}
 */
export function newlyWrong(before, after) {
  return before?.deal === after.deal ? (after.melds.wrong ?? []).slice(before.melds.wrong?.length ?? 0) : [];
}
