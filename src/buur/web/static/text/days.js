/**
 * Days as text.
 */

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
