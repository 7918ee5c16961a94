/**
 * The home page: continue a partie, play at once, other pages, settings.
 */

import { back, face } from "../card_drawings.js";
import { continuePanel } from "../continue_panel.js";
import { favourites } from "../favourites.js";
import { firstVisit } from "../first_visit.js";
import { h } from "../../browser/dom.js";
import { LEVELS, THINKS, hasThinkTime } from "../../model/settings.js";
import { choice, link, segmented } from "../fields.js";
import { chosenGame } from "../game_chooser.js";
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
          "button.big.play",
          { type: "submit", disabled: model.busy, class: model.unfinished.length === 0 ? "primary" : "plain" },
          t(model.busy ? "play-wait" : model.unfinished.length === 0 ? "play-now" : "play-new"),
        ),
        link(ctx, "/friends", t("room-friends"), "big with-friends"),
        notice(ctx),
        chosenGame(ctx),
        favourites(ctx),
        h(
          "label.field",
          null,
          h("span", null, t("your-name")),
          h("input", {
            type: "text",
            maxlength: 24,
            autocomplete: "nickname",
            value: model.settings.name,
            on: { input },
          }),
        ),
        levels(ctx),
        hasThinkTime(model.settings) && choice(ctx, "think", THINKS),
      ),
    ),
    side(ctx),
  );
}

/** The signs of the other pages as lines in a square of 24. */
const SIGNS = {
  learn: "M3 9.500 12 5l9 4.500L12 14zM7 11.500V16c2.500 2.500 7.500 2.500 10 0v-4.500M21 9.500V15",
  lobby: "M4 11h16M6 11v8M18 11v8M9 7.500a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3zM15 7.500a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3z",
  me: "M12 5v7l4.500 2.500M4 12a8 8 0 1 0 2.500-5.800M4 4.500v4h4",
  rules: "M12 6.500C10 5 7.500 4.500 4.500 4.500v13c3 0 5.500.5 7.500 2 2-1.500 4.500-2 7.500-2v-13c-3 0-5.500.5-7.500 2v13",
  words: "M4 5h16v11h-8l-4.500 4V16H4zM8 9h8M8 12h5",
  boards: "M4.500 6.500h15v13h-15zM4.500 10.500h15M8.500 4v4M15.500 4v4M8.500 15.200l2.300 2.300 4.500-4.700",
  club: "M8.500 11.500a3.200 3.200 0 1 0 0-6.400 3.200 3.200 0 0 0 0 6.400M3 19c0-3.500 2.500-5.200 5.500-5.200s5.500 1.700 5.500 5.200M15.500 11.500a2.700 2.700 0 1 0 0-5.400M16.500 14c2.600.300 4.500 2 4.500 5",
  series: "M7 4.500h10v5a5 5 0 0 1-10 0zM7 6H4c0 3 1 4.500 3.300 4.800M17 6h3c0 3-1 4.500-3.300 4.800M12 14.500v3M8.500 20h7",
};

/** The other pages, each with its sign. @type {Component} */
function rooms(ctx) {
  const { t, model, actions } = ctx;
  const inside = (/** @type {keyof typeof SIGNS} */ name) => [
    h("svg", { key: "sign", viewBox: "0 0 24 24", "aria-hidden": "true" }, h("path", { d: SIGNS[name] })),
    h("span", { key: "name" }, t(`room-${name}`)),
  ];
  const button = (/** @type {keyof typeof SIGNS} */ name, /** @type {() => void} */ click) =>
    h("button.room", { key: name, type: "button", disabled: model.busy, on: { click } }, inside(name));
  return h(
    "nav.rooms",
    { key: "rooms", "aria-label": t("rooms") },
    button("learn", () => actions.learn()),
    link(ctx, "/lobby", inside("lobby"), "room"),
    link(ctx, "/me", inside("me"), "room"),
    link(ctx, "/boards", inside("boards"), "room"),
    link(ctx, "/club", inside("club"), "room"),
    link(ctx, "/rules", inside("rules"), "room"),
    link(ctx, "/words", inside("words"), "room"),
    button("series", () => actions.open("series")),
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

/** What stands beside the start: other pages, rules, language, deck. @type {Component} */
function side(ctx) {
  const { model } = ctx;
  // The settings come at once with the rules, below everything: nothing is pushed away.
  const settled = model.rules !== null || model.conn === "lost";
  return h("div.home-side", { key: "side" }, rooms(ctx), settled && [rulesChooser(ctx), look(ctx)]);
}

/** @type {Component} */
function look(ctx) {
  const { t, actions } = ctx;
  return h(
    "section.panel.look",
    { key: "look", "aria-label": t("settings") },
    languageSwitch(ctx),
    deckSwitch(ctx),
    h("button.link", { type: "button", on: { click: () => actions.open("settings") } }, t("more-settings")),
  );
}

/** @type {OptionalComponent} */
function notice(ctx) {
  const told = ctx.model.notice;
  return told && h("p.home-notice", { key: "notice", role: "alert" }, noticeText(ctx, told));
}
