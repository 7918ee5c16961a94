/**
 * Boards of a day in words: dates, scores with their signs, players.
 */

import { capital } from "./contract_names.js";
import { formatNumber } from "./numbers.js";

/** @import { Context, Texts } from "../model/types.js" */

const REGIONS = /** @type {Record<string, string>} */ ({ fr: "fr-CH", de: "de-CH", it: "it-CH", en: "en-GB" });

/** @param {Texts} t @param {string} day @returns {string} such as "27. November" */
export function dayText(t, day) {
  const region = REGIONS[t.lang] ?? t.lang;
  return new Date(`${day}T12:00:00Z`).toLocaleDateString(region, { day: "numeric", month: "long", timeZone: "Europe/Zurich" });
}

/** @param {Texts} t @param {string} month @returns {string} such as "November 2026" */
export function monthText(t, month) {
  const region = REGIONS[t.lang] ?? t.lang;
  const date = new Date(`${month}-15T12:00:00Z`);
  return capital(date.toLocaleDateString(region, { month: "long", year: "numeric", timeZone: "Europe/Zurich" }));
}

/** @param {number} score @returns {string} with one place after the point, and its sign */
export function scoreOf(score) {
  const rounded = Math.round(score * 10) / 10;
  const [whole, part = "0"] = formatNumber(Math.abs(rounded)).split(".");
  return `${rounded > 0 ? "+" : rounded < 0 ? "\u2212" : "±"}${whole}.${part}`;
}

/** @param {number} difference of points @returns {string} with its sign */
export function differenceOf(difference) {
  return `${difference > 0 ? "+" : difference < 0 ? "" : "±"}${formatNumber(difference)}`;
}

/** @param {Context} ctx @param {{name:string, role:string, own:boolean}} line @returns {string} */
export function playerName({ t }, { name, role, own }) {
  if (role === "bot") return t.has(`level-${name}`) ? t(`level-${name}`) : name;
  return name || t(own ? "you" : "boards-guest");
}

/** @param {Context} ctx @param {number|null} seat @returns {string} who named the contract, as seen from seat 0 */
export function chooserText({ t }, seat) {
  return seat === null ? "" : t("boards-chooser", { who: seat === 0 ? "self" : seat === 2 ? "partner" : "others" });
}
