/**
 * The switch of a table for friends that opens it to everybody in the lobby.
 */

import { h } from "../browser/dom.js";
import { arrange } from "../net/arrange.js";
import { field } from "./fields.js";

/** @import { Component, Context, Friends } from "../model/types.js" */
/** @import { VNode } from "../browser/dom.js" */

/** Of a table that is made. @type {Component} */
export function newListSwitch(ctx) {
  const { model, actions } = ctx;
  return listSwitch(ctx, model.draft.listed ?? false, (listed) => actions.draft({ listed }));
}

/**
 * Of a table that gathers, for its host.
 *
 * @param {Context} ctx
 * @param {Friends} friends
 * @returns {VNode}
 */
export function hostListSwitch(ctx, { listed = false }) {
  const { arranging } = ctx.model;
  return listSwitch(ctx, arranging?.act === "list" ? arranging.on : listed, (on) => arrange(ctx, { act: "list", on }));
}

/**
 * @param {Context} ctx
 * @param {boolean} checked
 * @param {(on: boolean) => void} change
 * @returns {VNode}
 */
function listSwitch({ t }, checked, change) {
  return h(
    "label.field.switch",
    { key: "list" },
    h("span", null, t("lobby-list"), " ", h("small.help", null, t("lobby-list-help"))),
    h("input", { type: "checkbox", role: "switch", checked, on: { change: (/** @type {Event} */ event) => change(field(event).checked) } }),
  );
}
