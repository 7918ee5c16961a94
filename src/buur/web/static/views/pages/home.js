/**
 * The home page: play at once, continue a partie, choose the rules.
 */

import { back, face } from "../card_drawings.js";
import { continuePanel } from "../continue_panel.js";
import { firstVisit } from "../first_visit.js";
import { h } from "../../browser/dom.js";
import { LEVELS, THINKS, hasThinkTime } from "../../model/settings.js";
import { choice, link, segmented } from "../fields.js";
import { lessonLink } from "../learn_help.js";
import { deckSwitch, languageSwitch } from "../menu_dialogs.js";
import { rulesChooser } from "../rules_chooser.js";
import { noticeText } from "../../text/notices.js";

/** @import { Component, OptionalComponent } from "../../model/types.js" */

/** The four cards at the top of the home page, one of each suit. */
const GREETING = ["SA", "HK", "CQ", "DJ"];

/** @type {Component} */
export function home(ctx) {
  const { t, model, actions } = ctx;
  if (!model.settings.asked) return firstVisit(ctx);
  const input = (/** @type {Event} */ event) =>
    actions.set({ name: /** @type {HTMLInputElement} */ (event.target).value });
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    actions.start();
  };
  return h(
    "main.home",
    { key: "home" },
    h(
      "div.home-main",
      { key: "main" },
      h(
        "header.home-head",
        null,
        h(
          "div.fan",
          { "aria-hidden": "true" },
          h("span.fan-card.under", null, back(model.settings)),
          GREETING.map((card) => h("span.fan-card", { key: card }, face(model.settings, card))),
        ),
        h("h1", null, "Buur"),
        h("p.tagline", null, t("tagline")),
      ),
      continuePanel(ctx),
      h(
        "form.panel.start",
        { on: { submit } },
        h(
          "button.big.primary.play",
          { type: "submit", disabled: model.busy },
          t(model.busy ? "play-wait" : "play-now"),
        ),
        notice(ctx),
        h("p.hint", null, t("play-hint")),
        h(
          "label.field",
          null,
          h("span", null, t("your-name")),
          h("input", {
            type: "text",
            maxlength: 24,
            autocomplete: "nickname",
            placeholder: t("your-name-hint"),
            value: model.settings.name,
            on: { input },
          }),
        ),
        levels(ctx),
        hasThinkTime(model.settings) && choice(ctx, "think", THINKS),
        lessonLink(ctx),
        h("button.link", { type: "button", on: { click: () => actions.open("series") } }, t("series")),
      ),
      rooms(ctx),
    ),
    // Comes at once with the rules, below everything: nothing is pushed away.
    (model.rules || model.conn === "lost") && side(ctx),
  );
}

/** The other pages. @type {Component} */
function rooms(ctx) {
  const { t } = ctx;
  const places = /** @type {const} */ ([
    ["/me", "room-me"],
    ["/rules", "room-rules"],
    ["/words", "room-words"],
  ]);
  return h(
    "nav.panel.rooms",
    { key: "rooms", "aria-label": t("rooms") },
    places.map(([path, text]) => link(ctx, path, t(text))),
  );
}

/** The choice of the bots' level, with its description. @type {Component} */
function levels({ t, model, actions }) {
  const { bots } = model.settings;
  const known = LEVELS.some((level) => level === bots);
  return h(
    "div.field.levels",
    { key: "levels" },
    h("span", null, t("level")),
    segmented(
      t("level"),
      LEVELS.map((level) => ({
        key: level,
        text: t(`level-${level}`),
        on: level === bots,
        click: () => actions.set({ bots: level }),
      })),
    ),
    h("p.hint", { "aria-live": "polite" }, known ? t(`level-${bots}.help`) : t("level-own", { bots: bots.replaceAll(",", ", ") })),
  );
}

/** The choices beside the start: rules, language, deck. @type {Component} */
function side(ctx) {
  const { t, actions } = ctx;
  return h(
    "div.home-side",
    { key: "side" },
    rulesChooser(ctx),
    h(
      "section.panel.look",
      { key: "look", "aria-label": t("settings") },
      languageSwitch(ctx),
      deckSwitch(ctx),
      h("button.link", { type: "button", on: { click: () => actions.open("settings") } }, t("more-settings")),
    ),
  );
}

/** @type {OptionalComponent} */
function notice(ctx) {
  const told = ctx.model.notice;
  return told && h("p.home-notice", { key: "notice", role: "alert" }, noticeText(ctx, told));
}
