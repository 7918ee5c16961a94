/**
 * Evaluator of texts from the Fluent catalogue that the server compiled to JSON.
 *
 * The catalogue is `{"messages": {key: PATTERN}}`; an attribute is a message named "key.attr".
 * PATTERN is a string or a list of elements: a string, `{"var": name}`, `{"num": name}`,
 * `{"ref": key}` or `{"select": SELECTOR, "variants": [[key, PATTERN], …], "default": index}`.
 */

import { formatNumber } from "./numbers.js";

/** @typedef {Record<string, string|number>} Args */
/** @typedef {string|Element_[]} Pattern */
/** @typedef {{var:string}|{num:string}} Selector */
/** @typedef {string|{var:string}|{num:string}|{ref:string}|{select:Selector, variants:[string|number, Pattern][], default:number}} Element_ */
/** @typedef {{messages: Record<string, Pattern>}} Catalogue */
/** @typedef {(key: string, args?: Args) => string} Translate */
/** @typedef {Translate & {lang: string, has: (key: string) => boolean, extend: (more: Catalogue) => void, use: (values: Args) => void}} Translator */

/** Limit of nested references between messages, which stops a catalogue with a cycle. */
const DEEPEST = 8;

/**
 * Return the function that gives texts in one language; `extend` adds the texts of the second script,
 * `use` sets values that the variables of every text have, unless it is given others.
 *
 * The text of a missing key is the key in brackets.
 *
 * @param {string} lang
 * @param {Catalogue} catalogue
 * @returns {Translator}
 */
export function translator(lang, catalogue) {
  const plural = new Intl.PluralRules(lang);
  const messages = { ...catalogue.messages };
  /** @type {any} prototype of the arguments of every text */
  let common = {};

  /**
   * @param {Pattern|undefined} pattern
   * @param {Args} args
   * @param {number} depth
   * @returns {string}
   */
  function resolve(pattern, args, depth) {
    if (pattern === undefined || depth > DEEPEST) return "";
    if (typeof pattern === "string") return pattern;
    return pattern.map((element) => piece(element, args, depth)).join("");
  }

  /**
   * @param {Element_} element
   * @param {Args} args
   * @param {number} depth
   * @returns {string}
   */
  function piece(element, args, depth) {
    if (typeof element === "string") return element;
    if ("ref" in element) return message(element.ref, args, depth + 1);
    if ("select" in element) return resolve(choose(element, args), args, depth + 1);
    const name = nameOf(element);
    return show(args[name], name);
  }

  /**
   * @param {{select:Selector, variants:[string|number, Pattern][], default:number}} element
   * @param {Args} args
   * @returns {Pattern|undefined}
   */
  function choose({ select, variants, default: fallback }, args) {
    const value = args[nameOf(select)];
    const exact = variants.find(([key]) => String(key) === String(value));
    if (exact) return exact[1];
    if (typeof value === "number") {
      const category = plural.select(value);
      const found = variants.find(([key]) => key === category);
      if (found) return found[1];
    }
    return variants[fallback]?.[1];
  }

  /**
   * @param {string} key
   * @param {Args} args
   * @param {number} depth
   * @returns {string}
   */
  function message(key, args, depth) {
    return key in messages ? resolve(messages[key], args, depth) : `[${key}]`;
  }

  return Object.assign((/** @type {string} */ key, /** @type {Args|undefined} */ args) => message(key, { __proto__: common, ...args }, 0), {
    lang,
    has: (/** @type {string} */ key) => key in messages,
    extend: (/** @type {Catalogue} */ more) => void Object.assign(messages, more.messages),
    use: (/** @type {Args} */ values) => void (common = values),
  });
}

/** @param {Selector} variable @returns {string} */
const nameOf = (variable) => ("var" in variable ? variable.var : variable.num);

/**
 * @param {string|number|undefined} value
 * @param {string} name
 * @returns {string}
 */
function show(value, name) {
  if (value === undefined) return `{${name}}`;
  return typeof value === "number" ? formatNumber(value) : value;
}
