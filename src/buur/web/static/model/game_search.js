/**
 * Search for games by name, forgiving in spelling: umlauts, accents, double letters, typing errors.
 */

import { fold } from "./search.js";

/** @import { Preset } from "./types.js" */

/** Letters that are written in several ways, each with its plainest form. */
const SPELLINGS = /** @type {[RegExp, string][]} */ ([
  [/ae/g, "a"],
  [/oe/g, "o"],
  [/ue/g, "u"],
  [/ie/g, "i"],
  [/y/g, "i"],
  [/ph/g, "f"],
  [/qu/g, "k"],
  [/ck|c(?!h)/g, "k"],
  [/tz/g, "z"],
  [/th/g, "t"],
  [/w/g, "v"],
  [/(.)\1+/g, "$1"],
]);

/** How well a name fits, best first; a description comes before a name that is only similar. */
const FIT = { same: 0, begins: 1, words: 2, part: 3, described: 4, similar: 5 };

/** @typedef {{words: string[], joined: string}} Sounded a name as it sounds */
/** @type {WeakMap<Preset, Sounded[]>} */
const known = new WeakMap();

/**
 * The words of a text as they sound: those that are easily written otherwise become equal.
 *
 * @param {string} text
 * @returns {string[]}
 */
export function sounds(text) {
  const plain = (/** @type {string} */ word) => SPELLINGS.reduce((now, [from, to]) => now.replace(from, to), word);
  return fold(text).split(" ").map(plain).filter(Boolean);
}

/** @param {string} text @returns {Sounded} */
function sounded(text) {
  const words = sounds(text);
  return { words, joined: words.join("") };
}

/** @param {Preset} preset @returns {Sounded[]} */
function namesOf(preset) {
  const found = known.get(preset) ?? [preset.name, ...(preset.names ?? preset.aliases ?? [])].map(sounded);
  known.set(preset, found);
  return found;
}

/**
 * The games that a search finds, the best first; all of them, in their order, without a search.
 *
 * @param {Preset[]} presets
 * @param {string} wanted
 * @param {(preset: Preset) => string} [described] title and description in the player's language
 * @returns {Preset[]}
 */
export function findGames(presets, wanted, described = () => "") {
  const search = sounded(wanted);
  if (!search.joined) return presets;
  const rated = presets.map((preset, at) => ({ preset, at, fit: fitOf(preset, search, described) }));
  const best = Math.min(...rated.map(({ fit }) => fit));
  // Names that are only similar are for those who find nothing else.
  const most = best < FIT.similar ? FIT.described : Infinity;
  return rated
    .filter(({ fit }) => fit <= most && fit < Infinity)
    .sort((a, b) => a.fit - b.fit || a.at - b.at)
    .map(({ preset }) => preset);
}

/**
 * The game of a name in any language; undefined if there is none, or more than one.
 *
 * @param {Preset[]} presets
 * @param {string} name
 * @returns {Preset|undefined}
 */
export function gameNamed(presets, name) {
  const search = sounded(name);
  const exact = presets.find((preset) => preset.name === name);
  const same = presets.filter((preset) => fitOf(preset, search, () => "") === FIT.same);
  return exact ?? (same.length === 1 ? same[0] : undefined);
}

/**
 * @param {Preset} preset
 * @param {Sounded} search
 * @param {(preset: Preset) => string} described
 * @returns {number} lower is better; infinite for a game that is not meant
 */
function fitOf(preset, search, described) {
  const names = namesOf(preset);
  if (names.some(({ joined }) => joined === search.joined)) return FIT.same;
  if (names.some(({ joined }) => joined.startsWith(search.joined))) return FIT.begins;
  const all = (/** @type {(word: string) => boolean} */ test) => search.words.every(test);
  if (all((word) => names.some(({ words }) => words.some((one) => one.startsWith(word))))) return FIT.words;
  if (search.joined.length > 2 && names.some(({ joined }) => joined.includes(search.joined))) return FIT.part;
  const text = sounds(described(preset)).join(" ");
  if (search.joined.length > 2 && all((word) => text.includes(word))) return FIT.described;
  const errors = search.words.map((word) => fewestErrors(word, names));
  return FIT.similar + errors.reduce((sum, count) => sum + count, 0);
}

/**
 * The errors in a word, if it is meant for one of the names; infinite if it has too many.
 *
 * @param {string} word
 * @param {Sounded[]} names
 * @returns {number}
 */
function fewestErrors(word, names) {
  const allowed = word.length < 4 ? 0 : word.length < 7 ? 1 : 2;
  const words = names.flatMap((name) => [...name.words, name.joined]);
  const begun = words.flatMap((one) => [one, one.slice(0, word.length)]);
  const errors = Math.min(...begun.map((one) => distance(word, one)));
  return errors <= allowed ? errors : Infinity;
}

/**
 * The number of letters to change, add, leave out or exchange with their neighbour.
 *
 * @param {string} a
 * @param {string} b
 * @returns {number}
 */
export function distance(a, b) {
  if (Math.abs(a.length - b.length) > 2) return Infinity;
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const at = (/** @type {number} */ i, /** @type {number} */ j) => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i++) {
    rows[i] = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = +(a[i - 1] !== b[j - 1]);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const least = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + cost);
      /** @type {number[]} */ (rows[i])[j] = swapped ? Math.min(least, at(i - 2, j - 2) + 1) : least;
    }
  }
  return at(a.length, b.length);
}
