/**
 * The question of the first visit: which cards the player knows.
 */

import { face } from "./card_drawings.js";
import { languageSwitch } from "./menu_dialogs.js";
import { h } from "../browser/dom.js";
import { SUITS } from "../model/cards.js";
import { settingsFor } from "../model/first_visit.js";
import { DECKS } from "../model/settings.js";
import { suitWord } from "../text/cards.js";

/** @import { Component, Context, Deck } from "../model/types.js" */
/** @import { VNode } from "../browser/dom.js" */

/** The cards in the picture of a deck: its ace, two court cards and its ten. */
const SAMPLE = ["SA", "HK", "DJ", "CT"];

/** @type {Component} */
export function firstVisit(ctx) {
  const { t, model, actions } = ctx;
  const { lang } = model.settings;
  // Swiss-German cards come first where they are usual.
  const decks = lang === "de" ? [...DECKS].reverse() : [...DECKS];
  return h(
    "main.first-visit",
    { key: "first-visit", mount: () => actions.drawDecks() },
    h("div.first-language", null, languageSwitch(ctx)),
    h(
      "header.first-head",
      null,
      h("h1", null, "Buur"),
      h("p.tagline", null, t("first-welcome")),
    ),
    h(
      "section.first-question",
      { "aria-labelledby": "first-question" },
      h("h2", { id: "first-question" }, t("first-question")),
      h("div.first-decks", null, decks.map((deck) => deckChoice(ctx, deck))),
      h(
        "button.first-answer.first-none",
        { type: "button", disabled: model.busy, on: { click: () => actions.learn(settingsFor(lang, "none")) } },
        h("strong", null, t("first-none")),
        h("span", null, t(model.busy ? "play-wait" : "first-none-help")),
      ),
      h("p.first-later", null, t("first-later")),
      h("button.link", { type: "button", on: { click: () => actions.set(settingsFor(lang, "skip")) } }, t("first-skip")),
    ),
  );
}

/**
 * @param {Context} ctx
 * @param {Deck} deck
 * @returns {VNode}
 */
function deckChoice({ t, model, actions }, deck) {
  const { lang } = model.settings;
  const settings = { ...model.settings, deck, names: /** @type {const} */ ("swiss") };
  return h(
    "button.first-answer.first-deck",
    { key: deck, type: "button", "data-deck-choice": deck, on: { click: () => actions.set(settingsFor(lang, deck)) } },
    h("span.first-fan", { "aria-hidden": "true" }, SAMPLE.map((card) => h("span.fan-card", { key: card }, face(settings, card)))),
    h("strong", null, t(`deck-${deck}`)),
    h("span", null, SUITS.map((suit) => t("suit-name", { suit: suitWord(settings, suit) })).join(", ")),
  );
}
