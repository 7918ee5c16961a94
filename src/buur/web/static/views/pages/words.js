/**
 * The page of all words of Jass, by theme, with a search.
 */

import { h } from "../../browser/dom.js";
import { THEMES } from "../../model/words.js";
import { finds } from "../../model/search.js";
import { foreignNames, wordName } from "../../text/words.js";
import { field } from "../fields.js";
import { capital, definition, elsewhere } from "../words.js";
import { pageFrame } from "./frame.js";

/** @import { Component, Context } from "../../model/types.js" */
/** @import { VNode } from "../../browser/dom.js" */

/** @type {Component} */
export function wordsPage(ctx) {
  const { t, model, actions } = ctx;
  const wanted = model.draft.seek ?? "";
  const themes = Object.entries(THEMES)
    .map(([theme, keys]) => ({ theme, keys: keys.filter((key) => isFound(ctx, key, wanted)) }))
    .filter(({ keys }) => keys.length);
  const input = (/** @type {Event} */ event) => actions.draft({ seek: field(event).value });
  return pageFrame(
    ctx,
    "words-page",
    t("words-title"),
    h("p.words-lead", { key: "lead" }, t("words-lead")),
    h(
      "label.field.words-search",
      { key: "find" },
      h("span.hidden", null, t("words-find")),
      h("input", { type: "search", maxlength: 40, autocomplete: "off", placeholder: t("words-find"), value: wanted, on: { input } }),
    ),
    themes.map(({ theme, keys }) =>
      h(
        "section.panel.words-theme",
        { key: theme, "aria-labelledby": `theme-${theme}` },
        h("h2", { id: `theme-${theme}` }, t(`words-theme-${theme}`)),
        h("div.words-list", null, keys.map((key) => entry(ctx, key))),
      ),
    ),
    !themes.length && h("p.panel.hint", { key: "none", role: "status" }, t("words-none")),
  );
}

/**
 * Whether a search finds a word by its names, spellings or meaning.
 *
 * @param {Context} ctx
 * @param {string} key
 * @param {string} wanted
 * @returns {boolean}
 */
function isFound({ t, model }, key, wanted) {
  const { settings } = model;
  const meaning = t(`lexicon-${key}`);
  const names = [wordName(t, key), t(`lexicon-${key}.forms`), ...foreignNames(t, settings.lang, key)];
  return finds([...names, meaning].join(" "), wanted);
}

/**
 * A word; the one that the address names is scrolled to.
 *
 * @param {Context} ctx
 * @param {string} key
 * @returns {VNode}
 */
function entry(ctx, key) {
  const isNamed = ctx.model.namedWord === key;
  const mount = isNamed ? (/** @type {HTMLElement} */ node) => requestAnimationFrame(() => node.scrollIntoView({ block: "center" })) : null;
  return h(
    "article.word-entry",
    { key: isNamed ? `${key}-named` : key, id: key, class: isNamed ? "named" : null, mount },
    h("h3", null, capital(wordName(ctx.t, key))),
    definition(ctx, key),
    elsewhere(ctx, key),
  );
}
