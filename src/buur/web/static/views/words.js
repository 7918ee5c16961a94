/**
 * Words of Jass that can be tapped: marks in the sentences of a dialog, and the sheet with the meaning.
 */

import { h, textOf } from "../browser/dom.js";
import { openModal } from "../browser/focus.js";
import { link } from "./fields.js";
import { foreignNames, splitWords, wordName, wordsIn } from "../text/words.js";

/** @import { Component, Context } from "../model/types.js" */
/** @import { VNode } from "../browser/dom.js" */

/** Elements whose text stays plain: controls, drawings, keys. */
const PLAIN = new Set(["a", "button", "label", "summary", "select", "option", "input", "svg", "kbd", "script"]);

/** @type {WeakMap<VNode, {ctx: Pick<Context, "t"|"actions">, node: VNode}>} */
const known = new WeakMap();

/** @type {WeakSet<VNode>} parts whose words are marked, which the whole around them leaves as they are */
const done = new WeakSet();

/**
 * A part of the page with its words marked, each once.
 *
 * @param {Context} ctx
 * @param {VNode} node
 * @returns {VNode}
 */
export function withWords(ctx, node) {
  const before = known.get(node);
  if (before?.ctx.t === ctx.t && before.ctx.actions === ctx.actions) return before.node;
  const marked = mark(ctx, node, new Set());
  known.set(node, { ctx, node: marked });
  done.add(marked);
  return marked;
}

/**
 * A dialog of the game with its words marked, and a button for the words on its own buttons.
 *
 * @param {Context} ctx
 * @param {VNode|null} dialog
 * @returns {VNode|null}
 */
export function dialogWithWords(ctx, dialog) {
  if (!dialog) return null;
  const { title, buttons } = labels(dialog);
  const keys = fitting(ctx, wordsIn(ctx.t, buttons));
  const marked = withWords(ctx, dialog);
  if (!title || !keys.length) return marked;
  const [heading, ...rest] = marked.kids;
  const kids = heading ? [heading, askButton(ctx, keys), ...rest] : rest;
  return { ...marked, kids, props: { ...marked.props, class: `${marked.props.class} asks-words` } };
}

/**
 * @param {VNode} dialog
 * @returns {{title: boolean, buttons: string[]}} whether the dialog has a heading, and the texts of its buttons
 */
function labels({ kids }) {
  /** @type {string[]} */
  const buttons = [];
  const walk = (/** @type {VNode} */ node) => {
    if (node.tag === "button" || node.tag === "label") buttons.push(textOf(node), String(node.props["aria-label"] ?? ""));
    else node.kids.forEach(walk);
  };
  kids.forEach(walk);
  return { title: kids[0]?.tag === "h2", buttons };
}

/**
 * @param {Context} ctx
 * @param {VNode} node
 * @param {Set<string>} seen
 * @returns {VNode}
 */
function mark(ctx, node, seen) {
  if (node.text !== null || isPlain(node) || done.has(node)) return node;
  const kids = node.kids.flatMap((kid) => (kid.text === null ? [mark(ctx, kid, seen)] : pieces(ctx, kid, seen)));
  return { ...node, kids };
}

/**
 * Whether the text of an element stays plain. So do bids: the question mark explains their contracts.
 *
 * @param {VNode} node
 * @returns {boolean}
 */
function isPlain({ tag, props }) {
  return PLAIN.has(tag) || Boolean(props["aria-hidden"]) || props.role === "img" || props.class === "calls";
}

/**
 * @param {Context} ctx
 * @param {VNode} node a text
 * @param {Set<string>} seen
 * @returns {VNode[]}
 */
function pieces(ctx, node, seen) {
  const parts = splitWords(ctx.t, node.text ?? "", seen);
  if (parts.every(({ keys }) => !keys.length)) return [node];
  return parts.map(({ text, keys }) => (keys.length ? term(ctx, text, fitting(ctx, keys)) : { ...node, text }));
}

/**
 * Words without the meanings that a spelling has in other phases: the pack is cut before the cards are dealt,
 * and a bidder passes.
 *
 * @param {Context} ctx
 * @param {string[]} keys
 * @returns {string[]}
 */
function fitting({ model }, keys) {
  const phase = model.view?.phase;
  if (!phase) return keys;
  const others = [phase === "cut" ? "ruff" : "cut", phase === "bid" ? "push" : "pass"];
  const fit = keys.filter((key) => !others.includes(key));
  return fit.length ? fit : keys;
}

/**
 * A word in a sentence. It is a link, so that it breaks across lines like the text around it.
 *
 * @param {Context} ctx
 * @param {string} text
 * @param {string[]} keys
 * @returns {VNode}
 */
function term({ actions }, text, keys) {
  const click = (/** @type {MouseEvent} */ event) => {
    event.preventDefault();
    event.stopPropagation();
    actions.word({ keys, ...placeOf(event) });
  };
  return h("a.term", { href: `/words#${keys[0]}`, "aria-haspopup": "dialog", on: { click } }, text);
}

/**
 * The button that explains the words on the buttons of a dialog.
 *
 * @param {Context} ctx
 * @param {string[]} keys
 * @returns {VNode}
 */
function askButton({ t, actions }, keys) {
  const name = keys.length === 1 ? t("words-about", { word: wordName(t, keys[0] ?? "") }) : t("words-asked");
  const click = (/** @type {MouseEvent} */ event) => actions.word({ keys, ...placeOf(event) });
  return h(
    "button.ask-words",
    { key: "ask-words", type: "button", "aria-label": name, title: name, "aria-haspopup": "dialog", on: { click } },
    h("span", { "aria-hidden": "true" }, "?"),
  );
}

/**
 * Where the sheet of a word opens: below it, or above it in the lower half of the window.
 *
 * @param {MouseEvent} event
 * @returns {{left: number, top: number|null, bottom: number|null}} pixels from the edges of the window
 */
function placeOf({ currentTarget }) {
  const { left, top, bottom } = /** @type {Element} */ (currentTarget).getBoundingClientRect();
  const below = bottom < innerHeight / 2;
  return { left, top: below ? bottom : null, bottom: below ? null : innerHeight - top };
}

/** The sheet with the meanings of the words that were tapped. @type {Component} */
export function wordSheet(ctx) {
  const { t, model, actions } = ctx;
  const { keys, left, top, bottom } = model.word ?? { keys: [], left: 0, top: 0, bottom: null };
  const close = () => actions.word(null);
  const cancel = (/** @type {Event} */ event) => {
    event.preventDefault();
    shut(event, close);
  };
  const click = (/** @type {Event} */ event) => event.target === event.currentTarget && shut(event, close);
  return h(
    "dialog.modal.word-sheet",
    {
      key: "word",
      "aria-labelledby": "word-name",
      class: top === null ? "above" : "below",
      vars: { "--left": `${left}px`, "--top": `${top ?? 0}px`, "--bottom": `${bottom ?? 0}px` },
      mount: openModal,
      on: { cancel, click },
    },
    h(
      "div.dialog.word-card",
      { key: "card" },
      keys.map((key, i) => meaning(ctx, key, i)),
      h(
        "div.row",
        { key: "row" },
        link(ctx, `/words#${keys[0]}`, t("words-all")),
        h("button.big.primary", { type: "button", on: { click: (/** @type {Event} */ event) => shut(event, close) } }, t("close")),
      ),
    ),
  );
}

/**
 * Close the sheet as the browser does: the focus goes back to the word.
 *
 * @param {Event} event
 * @param {() => void} close
 */
function shut({ target }, close) {
  /** @type {HTMLDialogElement|null} */ (/** @type {Element} */ (target).closest("dialog"))?.close();
  close();
}

/**
 * @param {Context} ctx
 * @param {string} key
 * @param {number} i
 * @returns {VNode}
 */
function meaning(ctx, key, i) {
  return h(
    "section.meaning",
    { key },
    h("h2", { id: i ? null : "word-name", tabindex: -1 }, capital(wordName(ctx.t, key))),
    definition(ctx, key),
    elsewhere(ctx, key),
  );
}

/**
 * @param {Context} ctx
 * @param {string} key
 * @returns {VNode}
 */
export function definition(ctx, key) {
  return mark(ctx, h("p", { key: "meaning" }, ctx.t(`lexicon-${key}`)), new Set([key]));
}

/**
 * The names of a word in the other languages.
 *
 * @param {Context} ctx
 * @param {string} key
 * @returns {VNode|null}
 */
export function elsewhere({ t, model }, key) {
  const names = foreignNames(t, model.settings.lang, key);
  return names.length ? h("p.elsewhere", { key: "elsewhere" }, t("words-elsewhere", { names: names.join(", ") })) : null;
}

/** @param {string} word @returns {string} */
export const capital = (word) => word.charAt(0).toLocaleUpperCase() + word.slice(1);
