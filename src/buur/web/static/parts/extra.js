/**
 * Sheets the player opens: help, settings, the log.
 */

import { h } from "../stage/dom.js";
import { journal } from "./bar.js";
import { LANGS } from "../words/i18n.js";
import { DECKS, MAPPINGS, SPEEDS, THEMES } from "../model/settings.js";
import { bigButton, sheet } from "./sheets.js";

/** @typedef {import("../model/types.js").Context} Context */
/** @typedef {import("../model/types.js").Settings} Settings */
/** @typedef {import("../stage/dom.js").VNode} VNode */

/** Keys of the table and the text that explains each. */
const KEYS = [
  ["1–9", "key-play"],
  ["← →", "key-move"],
  ["Enter", "key-enter"],
  ["S", "key-push"],
  ["M", "key-melds"],
  ["K", "key-stoeck"],
  ["F", "key-finish"],
  ["R", "key-solder"],
  ["L", "key-last"],
  ["J", "key-log"],
  ["T", "key-trick"],
  ["H", "key-hand"],
  ["P", "key-points"],
  ["Esc", "key-close"],
  ["?", "key-help"],
];

/**
 * @param {Context} ctx
 * @returns {VNode}
 */
export function helpSheet({ t, actions }) {
  return sheet(
    "help",
    t("help"),
    h("p.hint", null, t("help-text")),
    h(
      "dl.keys",
      null,
      KEYS.map(([key = "", text = ""]) => [
        h("dt", { key }, h("kbd", null, key)),
        h("dd", { key: text }, t(text)),
      ]),
    ),
    h(
      "div.row",
      null,
      bigButton(t("close"), () => actions.open(null), "primary"),
    ),
  );
}

/**
 * @param {Context} ctx
 * @returns {VNode}
 */
export function logSheet(ctx) {
  return sheet(
    "log",
    ctx.t("log"),
    journal(ctx, true),
    h(
      "div.row",
      null,
      bigButton(ctx.t("close"), () => ctx.actions.open(null), "primary"),
    ),
  );
}

/**
 * @param {Context} ctx
 * @returns {VNode}
 */
export function settingsSheet(ctx) {
  const { t, actions } = ctx;
  return sheet(
    "settings",
    t("settings"),
    settingsFields(ctx),
    h(
      "div.row",
      null,
      ctx.model.view && bigButton(t("log"), () => actions.open("log")),
      bigButton(t("help"), () => actions.open("help")),
      bigButton(t("close"), () => actions.open(null), "primary"),
    ),
  );
}

/**
 * What the player may choose for himself; kept on the device.
 *
 * @param {Context} ctx
 * @returns {VNode}
 */
function settingsFields(ctx) {
  const { t, model } = ctx;
  const { settings } = model;
  return h(
    "div.fields",
    null,
    languageSwitch(ctx),
    deckSwitch(ctx),
    settings.deck === "swiss" && select(ctx, "mapping", MAPPINGS),
    settings.deck === "french" && toggle(ctx, "fourColours", t("four-colours")),
    select(ctx, "speed", SPEEDS),
    select(ctx, "theme", THEMES),
  );
}

/**
 * @param {Context} ctx
 * @returns {VNode}
 */
export function languageSwitch({ t, model, actions }) {
  return segmented(
    t("language"),
    LANGS.map((lang) => ({
      key: lang,
      text: LANGUAGE_NAMES[lang],
      lang,
      on: model.settings.lang === lang,
      click: () => actions.set({ lang }),
    })),
  );
}

/** Languages are named in themselves: whoever needs the switch may not read the present one. */
const LANGUAGE_NAMES = { fr: "Français", de: "Deutsch", it: "Italiano", en: "English" };

/**
 * @param {Context} ctx
 * @returns {VNode}
 */
export function deckSwitch({ t, model, actions }) {
  return segmented(
    t("deck"),
    DECKS.map((deck) => ({
      key: deck,
      text: t(`deck-${deck}`),
      lang: null,
      on: model.settings.deck === deck,
      click: () => actions.set({ deck }),
    })),
  );
}

/**
 * A row of buttons of which one is pressed.
 *
 * @param {string} label
 * @param {{key:string, text:string, lang:string|null, on:boolean, click:() => void}[]} choices
 * @returns {VNode}
 */
function segmented(label, choices) {
  return h(
    "div.segmented",
    { role: "group", "aria-label": label },
    choices.map(({ key, text, lang, on, click }) =>
      h("button", { key, type: "button", lang, "aria-pressed": on ? "true" : "false", on: { click } }, text),
    ),
  );
}

/**
 * @param {Context} ctx
 * @param {"mapping"|"speed"|"theme"} name
 * @param {readonly string[]} values
 * @returns {VNode}
 */
function select({ t, model, actions }, name, values) {
  const change = (/** @type {Event} */ event) =>
    actions.set(
      /** @type {Partial<Settings>} */ ({ [name]: /** @type {HTMLSelectElement} */ (event.target).value }),
    );
  return h(
    "label.field",
    { key: name },
    h("span", null, t(name)),
    h(
      "select",
      { value: model.settings[name], on: { change } },
      values.map((value) => h("option", { key: value, value }, t(`${name}-${value}`))),
    ),
  );
}

/**
 * @param {Context} ctx
 * @param {"fourColours"} name
 * @param {string} text
 * @returns {VNode}
 */
function toggle({ model, actions }, name, text) {
  const change = (/** @type {Event} */ event) =>
    actions.set({ [name]: /** @type {HTMLInputElement} */ (event.target).checked });
  return h(
    "label.field.switch",
    { key: name },
    h("span", null, text),
    h("input", { type: "checkbox", role: "switch", checked: model.settings[name], on: { change } }),
  );
}
