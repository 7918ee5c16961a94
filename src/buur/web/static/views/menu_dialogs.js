/**
 * Dialog of the settings.
 */

import { h } from "../browser/dom.js";
import { avatarPicker } from "./avatar_picker.js";
import { choice, labelled, segmented, toggle } from "./fields.js";
import { beginnerSwitch } from "./learn_help.js";
import { offersSolder } from "../model/claims.js";
import { maySolder } from "../model/key_bindings.js";
import { LANGS } from "../model/languages.js";
import {
  ADVANCES,
  CONFIRMS,
  CHALKS,
  DECKS,
  MAPPINGS,
  NAMES,
  PACES,
  PLAYS,
  RESTS,
  SORTS,
  SOUNDS,
  THEMES,
} from "../model/settings.js";
import { bigButton, dialog } from "./dialogs.js";

/** @import { Component, Context } from "../model/types.js" */
/** @import { VNode } from "../browser/dom.js" */

/** @type {Component} */
export function settingsDialog(ctx) {
  const { t, actions } = ctx;
  return dialog(
    "settings",
    t("settings"),
    maySolder(ctx.model) &&
      !offersSolder(ctx.model) &&
      h("button.link", { key: "solder", type: "button", on: { click: () => actions.open("solder") } }, t("do-solder")),
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

/** The player's settings, which are stored on the device: those first that people change most. @type {Component} */
function settingsFields(ctx) {
  const { t, model } = ctx;
  const { deck, lang } = model.settings;
  return h(
    "div.fields",
    null,
    group(ctx, "pace", choice(ctx, "pace", PACES), choice(ctx, "advance", ADVANCES), choice(ctx, "rest", RESTS), toggle(ctx, "still", t("set-still"))),
    group(
      ctx,
      "cards",
      labelled("deck", t("deck"), deckSwitch(ctx)),
      deck === "french" && toggle(ctx, "fourColours", t("four-colours")),
      choice(ctx, "theme", THEMES),
      choice(ctx, "sort", SORTS),
      toggle(ctx, "closeGaps", t("set-close-gaps")),
      (deck === "swiss" || lang === "de") && choice(ctx, "names", NAMES),
      deck === "swiss" && choice(ctx, "mapping", MAPPINGS, "stack"),
    ),
    group(ctx, "language", labelled("language", t("language"), languageSwitch(ctx)), choice(ctx, "sound", SOUNDS)),
    group(
      ctx,
      "help",
      beginnerSwitch(ctx),
      toggle(ctx, "hints", t("set-hints"), t("set-hints-help")),
      toggle(ctx, "training", t("set-training"), t("set-training-help")),
    ),
    group(
      ctx,
      "play",
      choice(ctx, "confirm", CONFIRMS),
      choice(ctx, "play", PLAYS),
      toggle(ctx, "prepare", t("set-prepare"), t("set-prepare-help")),
      choice(ctx, "chalk", CHALKS),
      toggle(ctx, "left", t("set-left")),
      toggle(ctx, "keys", t("set-keys"), t("set-keys-help")),
    ),
    group(ctx, "person", labelled("avatar", t("avatar"), avatarPicker(ctx), t("avatar-help"))),
  );
}

/**
 * @param {Context} ctx
 * @param {string} name its title is the text `settings-name`; in another language it stays the same group
 * @param {...import("../browser/dom.js").Child} fields
 * @returns {VNode}
 */
function group({ t }, name, ...fields) {
  return h("section.settings-group", { key: name }, h("h3", null, t(`settings-${name}`)), fields);
}

/** @type {Component} */
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

/** The name of each language in itself, for readers who do not understand the present one. */
export const LANGUAGE_NAMES = { fr: "Français", de: "Deutsch", it: "Italiano", en: "English" };

/** @type {Component} */
export function deckSwitch({ t, model, actions }) {
  return segmented(
    t("deck"),
    DECKS.map((deck) => ({
      key: deck,
      text: t(`deck-${deck}`),
      picture: deckPicture(deck),
      on: model.settings.deck === deck,
      click: () => actions.set({ deck }),
    })),
  );
}

/** The sign on the small card of each deck, which works before its drawings are loaded. */
const DECK_SIGNS = {
  french:
    "M16 11c3 5 7 7 7 11.5a3.8 3.8 0 0 1-6.3 2.800L18 31h-4l1.3-5.700A3.8 3.8 0 0 1 9 22.500C9 18 13 16 16 11Z",
  swiss: "M9 13h14v8c0 5-3.5 8-7 10-3.5-2-7-5-7-10ZM16 13v18M9 21h14",
};

/** @param {keyof typeof DECK_SIGNS} deck @returns {VNode} */
function deckPicture(deck) {
  return h(
    "svg.deck-picture",
    { key: "picture", viewBox: "0 0 32 42", "aria-hidden": "true", class: deck },
    h("rect", { x: 1, y: 1, width: 30, height: 40, rx: 3 }),
    h("path", { d: DECK_SIGNS[deck] }),
  );
}
