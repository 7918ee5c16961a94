/**
 * Parties of this person in words: date, score, players.
 */

import { formatNumber } from "./numbers.js";

/** @import { Context, Game, Texts } from "../model/types.js" */

const DAY = 86_400_000;

/** Languages with the regional form of dates. */
const REGIONS = /** @type {Record<string, string>} */ ({ fr: "fr-CH", de: "de-CH", it: "it-CH", en: "en-GB" });

/**
 * A time in few words: the hour today and yesterday, else the day.
 *
 * @param {Texts} t
 * @param {string} iso
 * @param {number} [now] milliseconds since 1970
 * @returns {string}
 */
export function dateText(t, iso, now = Date.now()) {
  const date = new Date(iso);
  const region = REGIONS[t.lang] ?? t.lang;
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  const ago = date.getTime() - midnight;
  const time = date.toLocaleTimeString(region, { hour: "2-digit", minute: "2-digit" });
  if (ago >= -DAY && ago < DAY) return t(ago >= 0 ? "date-today" : "date-yesterday", { time });
  return date.toLocaleDateString(region, { day: "numeric", month: "long", year: "numeric" });
}

/**
 * The key of the word for how a partie ended, or that it goes on.
 *
 * @param {Pick<Game, "result"|"broken">} game
 * @returns {string}
 */
export function resultKey({ result, broken }) {
  return `me-result-${result ?? (broken ? "broken" : "open")}`;
}

/**
 * The scores of a partie, the person's own first; empty before the first points.
 *
 * @param {Game} game
 * @returns {string}
 */
export function scoreText({ scores, lines, seat }) {
  if (!scores.some(Boolean)) return "";
  const own = lines[seat] ?? 0;
  const order = [own, ...scores.map((_, line) => line).filter((line) => line !== own)];
  return order.map((line) => formatNumber(scores[line] ?? 0)).join(" : ");
}

/**
 * The deal whose cards lie on the table. While its account is read, the next one is only sealed.
 *
 * @param {Game} game
 * @returns {number} from 1
 */
export function dealOf({ deal, phase }) {
  return Math.max(1, phase === "seal" ? deal - 1 : deal);
}

/**
 * The other players by name.
 *
 * @param {Context} ctx
 * @param {Game} game
 * @returns {string}
 */
export function othersText({ t }, { players, seat }) {
  const names = players.filter((_, other) => other !== seat).map(({ name, bot }) => name || t(bot ? "bot" : "me-guest"));
  return t("me-with", { names: names.join(", ") });
}
