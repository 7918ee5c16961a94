/**
 * Words of Jass in sentences: their spellings by language, and where they stand in a text.
 */

import { BY_FORM, MARKED_WORDS } from "../model/words.js";
import { LANGS } from "../model/languages.js";

/** @import { Texts } from "../model/types.js" */
/** @typedef {{text: string, keys: string[]}} Part a piece of a text; plain text has no keys */
/** @typedef {{pattern: RegExp, keys: Map<string, string[]>}} Spellings */

/** @type {WeakMap<Texts, Spellings>} */
const known = new WeakMap();

/**
 * A text cut into plain pieces and words of Jass. A word is marked once.
 *
 * @param {Texts} t
 * @param {string} text
 * @param {Set<string>} [seen] keys marked before, which are not marked again; the new ones are added
 * @returns {Part[]}
 */
export function splitWords(t, text, seen = new Set()) {
  const { pattern, keys } = spellings(t);
  /** @type {Part[]} */
  const parts = [];
  let from = 0;
  for (const found of text.matchAll(pattern)) {
    const [, before = "", form = ""] = found;
    const named = keys.get(plain(form)) ?? [];
    if (!named.length || named.every((key) => seen.has(key))) continue;
    for (const key of named) seen.add(key);
    const start = (found.index ?? 0) + before.length;
    if (start > from) parts.push({ text: text.slice(from, start), keys: [] });
    parts.push({ text: form, keys: named });
    from = start + form.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), keys: [] });
  return parts;
}

/**
 * The keys of the words in some texts, each once, in their order.
 *
 * @param {Texts} t
 * @param {string[]} texts
 * @returns {string[]}
 */
export function wordsIn(t, texts) {
  return [...new Set(texts.flatMap((text) => splitWords(t, text).flatMap(({ keys }) => keys)))];
}

/**
 * The name of a word in the language of the page.
 *
 * @param {Texts} t
 * @param {string} key
 * @returns {string}
 */
export const wordName = (t, key) => t(`lexicon-${key}.name`);

/**
 * The names of a word in the other languages, such as "Puur (de)".
 *
 * @param {Texts} t
 * @param {string} lang of the page
 * @param {string} key
 * @returns {string[]}
 */
export function foreignNames(t, lang, key) {
  const others = LANGS.filter((one) => one !== lang && t.has(`lexicon-${key}.${one}`));
  return others.map((one) => `${t(`lexicon-${key}.${one}`)} (${one})`);
}

/** @param {Texts} t @returns {Spellings} */
function spellings(t) {
  const found = known.get(t);
  if (found || !t.has("lexicon-buur")) return found ?? { pattern: /$^/g, keys: new Map() };
  /** @type {Map<string, string[]>} */
  const keys = new Map();
  /** @type {Set<string>} */
  const forms = new Set();
  for (const key of MARKED_WORDS) {
    for (const form of formsOf(t, key)) {
      forms.add(form);
      keys.set(plain(form), [...new Set([...(keys.get(plain(form)) ?? []), key])]);
    }
  }
  const longestFirst = [...forms].sort((a, b) => b.length - a.length).map(formPattern);
  // Older browsers have no lookbehind: what stands before the word is matched as well.
  const pattern = new RegExp(`(^|[^\\p{L}\\p{N}-])(${longestFirst.join("|")})(?![\\p{L}\\p{N}])`, "gu");
  const made = { pattern, keys };
  known.set(t, made);
  return made;
}

/** @param {Texts} t @param {string} key @returns {string[]} */
function formsOf(t, key) {
  if (!t.has(`lexicon-${key}`)) return [];
  const forms = t(`lexicon-${key}.forms`).split("|").map((form) => form.trim());
  return BY_FORM.has(key) ? forms : [wordName(t, key), ...forms];
}

/**
 * The pattern of a form: a small first letter may be large, and blanks may be of any kind.
 *
 * @param {string} form
 * @returns {string}
 */
function formPattern(form) {
  const [first = "", ...rest] = form;
  const start = first === first.toUpperCase() ? escaped(first) : `[${first}${first.toUpperCase()}]`;
  return start + escaped(rest.join("")).replace(/ /g, "\\s");
}

/** @param {string} text @returns {string} */
const escaped = (text) => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

/** @param {string} form @returns {string} */
const plain = (form) => form.toLowerCase().replace(/\s/g, " ");
