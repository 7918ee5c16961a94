/**
 * First visit: the answers to the question which cards the player knows, and the settings that follow.
 */

import { defaults } from "./settings.js";

/** @import { Lang, Settings } from "./types.js" */
/** @typedef {"swiss"|"french"|"none"|"skip"} Answer a deck, no knowledge of Jass, or no answer */

/**
 * The settings that follow from an answer. German speakers play schieber and French speakers chibre;
 * with the others, the deck decides.
 *
 * @param {Lang} lang
 * @param {Answer} answer
 * @returns {Partial<Settings>}
 */
export function settingsFor(lang, answer) {
  const usual = defaults([lang]);
  const deck = answer === "swiss" || answer === "french" ? answer : usual.deck;
  const follows = deck === "swiss" ? "schieber" : "chibre";
  const rules = lang === "de" || lang === "fr" ? usual.rules : follows;
  /** @type {Partial<Settings>} */
  const easy = answer === "none" ? { beginner: true, bots: "easy", pace: "slow" } : {};
  return { asked: true, deck, rules, options: {}, ...easy };
}

/**
 * The settings of the table of the first lesson: the usual game of the language and deck, with nothing
 * but trumps, against easy bots.
 *
 * @param {Settings} settings
 * @returns {Settings}
 */
export function lessonTable(settings) {
  const { rules = settings.rules } = settingsFor(settings.lang, settings.deck);
  return { ...settings, rules, options: rules === "schieber" ? { contracts: "suits" } : {}, bots: "easy" };
}
