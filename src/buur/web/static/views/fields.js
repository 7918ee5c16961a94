/**
 * Form controls for single settings: rows of buttons, lists and switches.
 */

import { h } from "../browser/dom.js";

/** @import { Context, Settings } from "../model/types.js" */
/** @import { VNode } from "../browser/dom.js" */
/** @typedef {{key:string, text:string, lang?:string, picture?:VNode, on:boolean, click:() => void}} Choice */

/**
 * A row of buttons, one of them pressed; four with long names form two rows.
 *
 * @param {string} label
 * @param {Choice[]} choices
 * @param {string} [kind] "square" or nothing
 * @returns {VNode}
 */
export function segmented(label, choices, kind) {
  return h(
    "div.segmented",
    { role: "group", "aria-label": label, class: kind },
    choices.map(({ key, text, lang, picture, on, click }) =>
      h(
        "button",
        { key, type: "button", lang, "aria-pressed": on ? "true" : "false", on: { click } },
        picture,
        text,
      ),
    ),
  );
}

/**
 * A row of buttons under its label.
 *
 * @param {string} key
 * @param {string} label
 * @param {VNode} control
 * @param {string} [help]
 * @returns {VNode}
 */
export function labelled(key, label, control, help) {
  return h(
    "div.field",
    { key },
    h("span", null, label, help && [" ", h("small.help", null, help)]),
    control,
  );
}

/**
 * A row of buttons for few values. Its texts are `set-name`, `set-name-value` and optionally
 * `set-name-help`, or the same without `set-`.
 *
 * @param {Context} ctx
 * @param {"names"|"play"|"sort"|"sound"|"advance"|"confirm"|"chalk"|"pace"|"rest"|"think"|"theme"|"mapping"} name
 * @param {readonly string[]} values
 * @param {""|"stack"} [kind] long names: one below the other
 * @returns {VNode}
 */
export function choice({ t, model, actions }, name, values, kind = "") {
  const stem = t.has(`set-${name}`) ? `set-${name}` : name;
  const label = t(stem);
  const buttons = values.map((value) => ({
    key: value,
    text: t(`${stem}-${value}`),
    on: model.settings[name] === value,
    click: () => actions.set(/** @type {Partial<Settings>} */ ({ [name]: value })),
  }));
  const control = segmented(label, buttons, kind || (values.length === 4 ? "square" : ""));
  return labelled(name, label, control, t.has(`${stem}-help`) ? t(`${stem}-help`) : "");
}

/**
 * @param {Context} ctx
 * @param {"fourColours"|"prepare"|"still"|"training"|"left"|"closeGaps"|"hints"|"keys"|"beginner"} name
 * @param {string} text
 * @param {string} [help]
 * @returns {VNode}
 */
export function toggle({ model, actions }, name, text, help) {
  const change = (/** @type {Event} */ event) =>
    actions.set({ [name]: /** @type {HTMLInputElement} */ (event.target).checked });
  return h(
    "label.field.switch",
    { key: name },
    h("span", null, text, help && [" ", h("small.help", null, help)]),
    h("input", { type: "checkbox", role: "switch", checked: model.settings[name], on: { change } }),
  );
}

/**
 * A link to another page of this site; a plain press goes there without a reload.
 *
 * @param {Context} ctx
 * @param {string} path
 * @param {import("../browser/dom.js").Child} text
 * @param {string} [kind] class
 * @returns {VNode}
 */
export function link({ actions }, path, text, kind) {
  const click = (/** @type {MouseEvent} */ event) => {
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    actions.go(path);
  };
  return h("a.link", { key: path, href: path, class: kind, on: { click } }, text);
}

/**
 * The input element that is the target of an event.
 *
 * @param {Event} event
 * @returns {HTMLInputElement}
 */
export const field = (event) => /** @type {HTMLInputElement} */ (event.target);
