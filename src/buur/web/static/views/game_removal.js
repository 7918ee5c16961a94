/**
 * Removal of a partie: a small button, and the question that it asks once.
 */

import { h } from "../browser/dom.js";
import { removeGame } from "../net/games.js";

/** @import { Context, Game } from "../model/types.js" */
/** @import { VNode } from "../browser/dom.js" */

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
export function removalQuestion({ t, actions }, { table, over }) {
  const keep = () => actions.update(() => ({ removing: null }));
  return h(
    "div.removal",
    { key: "removal", role: "alertdialog", "aria-label": t("me-remove-ask", { over: over ? "yes" : "no" }) },
    h("p", null, t("me-remove-ask", { over: over ? "yes" : "no" })),
    h(
      "div.row",
      null,
      h("button.big", { type: "button", mount: (/** @type {HTMLElement} */ node) => node.focus(), on: { click: keep } }, t("me-keep")),
      h(
        "button.big.danger",
        { type: "button", on: { click: () => actions.load(removeGame(table)) } },
        t("me-remove-yes"),
      ),
    ),
  );
}
