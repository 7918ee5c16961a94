/**
 * Days as text.
 */

/** @import { Texts, View } from "../model/types.js" */

/**
 * A deal in words: its number in the partie, or that of the board of a day.
 *
 * @param {Texts} t
 * @param {Pick<View, "board">} view
 * @param {number} deal
 * @returns {string}
 */
export const dealName = (t, { board }, deal) => (board ? t("board-of-day", { number: board.number, day: dayText(t.lang, board.day) }) : t("deal-no", { deal }));

/**
 * A day in a language, such as "27. November 2026".
 *
 * @param {string} lang
 * @param {string} day as 2026-11-27
 * @returns {string}
 */
export function dayText(lang, day) {
  const written = new Intl.DateTimeFormat(`${lang}-CH`, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
  return written.format(new Date(day));
}
