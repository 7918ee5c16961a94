/**
 * Dialog with the rules of the open table.
 */

import { h } from "../browser/dom.js";
import { pathOf } from "../model/routes.js";
import { rulesKey, wantedRules } from "../model/explained_rules.js";
import { finds } from "../model/search.js";
import { noticeText, errorNotice } from "../text/notices.js";
import { field, link } from "./fields.js";
import { bigButton, dialog } from "./dialogs.js";
import { withWords } from "./words.js";

/** @import { Component, Context, Explained } from "../model/types.js" */
/** @import { VNode } from "../browser/dom.js" */

/** @type {Component} */
export function rulesDialog(ctx) {
  const { t, model, actions } = ctx;
  const found = model.explained?.[rulesKey(model)] ?? null;
  return dialog(
    "rules",
    found?.title ?? t("rules"),
    found?.sections ? chapters(ctx, found) : h("p.hint", { role: "status" }, waiting(ctx, found)),
    h(
      "div.row",
      null,
      pageLink(ctx),
      found?.failed && bigButton(t("rules-again"), () => actions.open("rules")),
      model.view && bigButton(t("referee"), () => actions.open("referee")),
      bigButton(t("close"), () => actions.open(null), "primary"),
    ),
  );
}

/** The page of these rules, whose address can be passed on. @type {Component} */
function pageLink(ctx) {
  const { rules } = wantedRules(ctx.model);
  const path = pathOf({ page: "rules", id: rules });
  const text = ctx.t("rules-page-open");
  // The table stays where it is.
  return ctx.model.view ? h("a.link", { key: path, href: path, target: "_blank" }, text) : link(ctx, path, text);
}

/**
 * @param {Context} ctx
 * @param {Explained|null} found
 * @returns {string}
 */
function waiting(ctx, found) {
  if (!found?.failed) return ctx.t("rules-loading");
  const { code } = found.failed;
  return code === "bad-rules" ? noticeText(ctx, errorNotice(ctx.t, found.failed)) : ctx.t("rules-failed");
}

/**
 * The chapters of the rules and the words of the game, with a search.
 *
 * @param {Context} ctx
 * @param {Explained} found
 * @returns {VNode}
 */
export function chapters(ctx, found) {
  const { t, model, actions } = ctx;
  const wanted = model.draft.seek ?? "";
  const sections = sought(found.sections ?? [], wanted);
  const words = (found.words ?? []).filter((word) => finds(Object.values(word).join(" "), wanted));
  const input = (/** @type {Event} */ event) => actions.draft({ seek: field(event).value });
  return h(
    "div.chapters",
    null,
    found.also && !wanted && h("p.hint", { key: "also" }, found.also),
    h(
      "label.field",
      { key: "find" },
      h("span.hidden", null, t("rules-find")),
      h("input", {
        type: "search",
        maxlength: 40,
        autocomplete: "off",
        placeholder: t("rules-find"),
        value: wanted,
        on: { input },
      }),
    ),
    sections.map((section, i) => withWords(ctx, chapter(section, i))),
    words.length > 0 && glossary(t("rules-words"), words, Boolean(wanted)),
    !sections.length && !words.length && h("p.hint", { key: "none", role: "status" }, t("rules-none")),
  );
}

/** @typedef {NonNullable<Explained["sections"]>[number]} Section */

/**
 * The chapters that a search finds: first those about it, whole, by their headings and synonyms; then
 * the lines of others.
 *
 * @param {Section[]} sections
 * @param {string} wanted
 * @returns {Section[]}
 */
function sought(sections, wanted) {
  const isAbout = (/** @type {Section} */ { title, synonyms = "" }) => finds(`${title} ${synonyms}`, wanted);
  const others = sections.filter((section) => !isAbout(section));
  const parts = others.map((section) => ({ ...section, lines: section.lines.filter((line) => finds(line, wanted)) }));
  return [...sections.filter(isAbout), ...parts].filter(({ lines }) => lines.length);
}

/** @param {Section} section @returns {VNode} */
function chapter({ title, lines, clause }, i = 0) {
  return h(
    "section.chapter",
    { key: title, "aria-labelledby": `chapter-${i}` },
    h("h3", { id: `chapter-${i}`, "data-clause": clause }, title),
    lines.map((line, n) => h("p", { key: n }, line)),
  );
}

/**
 * @param {string} title
 * @param {NonNullable<Explained["words"]>} words
 * @param {boolean} open
 * @returns {VNode}
 */
function glossary(title, words, open) {
  return h(
    "details.words",
    { key: open ? "found" : "words", open },
    h("summary", null, title),
    h(
      "dl",
      null,
      words.map(({ word, place, meaning }, i) => [
        h("dt", { key: `word-${i}` }, word, " ", h("small", null, place)),
        h("dd", { key: `meaning-${i}` }, meaning),
      ]),
    ),
  );
}
