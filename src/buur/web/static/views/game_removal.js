/**
 * Removal of a partie: a small button, and the question that it asks once.
 */

import { h } from "../browser/dom.js";
import { inSight } from "../browser/in_sight.js";
import { removeAll, removeGame } from "../net/games.js";

/** @import { Context, Game } from "../model/types.js" */
/** @import { VNode } from "../browser/dom.js" */

/** What is removed if everything is; no table has such an id. */
export const EVERYTHING = "*";

const BIN = "M5 7h14M10 7V4.500h4V7M7 7l.8 12.500h8.4L17 7M10.300 10.500v5.500M13.700 10.500v5.500";

/**
 * @param {Context} ctx
 * @param {Game} game
 * @returns {VNode}
 */
export function removeButton({ t, actions }, { table, rules }) {
  const name = t("me-remove", { rules: t(`preset-${rules}`) });
  return h(
    "button.icon.remove",
    {
      key: "remove",
      type: "button",
      "aria-label": name,
      title: name,
      on: { click: () => actions.update(() => ({ removing: table })) },
    },
    h("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, h("path", { d: BIN })),
  );
}

/**
 * The question in place of the partie.
 *
 * @param {Context} ctx
 * @param {Game} game
 * @returns {VNode}
 */
export function removalQuestion(ctx, { table, over }) {
  const { t, actions } = ctx;
  return question(ctx, t("me-remove-ask", { over: over ? "yes" : "no" }), () => actions.load(removeGame(table)));
}

/**
 * The question before all parties are removed.
 *
 * @param {Context} ctx
 * @returns {VNode}
 */
export function removeAllQuestion(ctx) {
  const { t, actions } = ctx;
  return question(ctx, t("me-remove-all-ask"), () => actions.load(removeAll()));
}

/**
 * @param {Context} ctx
 * @param {string} text
 * @param {() => void} remove
 * @returns {VNode}
 */
function question({ t, actions }, text, remove) {
  const keep = () => actions.update(() => ({ removing: null }));
  const mount = (/** @type {HTMLElement} */ node) => node.focus({ preventScroll: true });
  return h(
    "div.removal",
    { key: "removal", role: "alertdialog", "aria-label": text, mount: inSight },
    h("p", null, text),
    h(
      "div.row",
      null,
      h("button.big", { type: "button", mount, on: { click: keep } }, t("me-keep")),
      h("button.big.danger", { type: "button", on: { click: remove } }, t("me-remove-yes")),
    ),
  );
}
