/**
 * The help: every mark on the table as it is drawn there, ways to rules and words, keys where there is a keyboard.
 */

import { h } from "../browser/dom.js";
import { bigButton, dialog } from "./dialogs.js";
import { link } from "./fields.js";
import { learnHelp } from "./learn_help.js";
import { legend } from "./legend.js";

/** @import { Component } from "../model/types.js" */

/** Keys of the table in groups, and the text that explains each. */
const KEYS = /** @type {const} */ ([
  [
    "keys-play",
    [
      ["1–9", "key-play"],
      ["← →", "key-move"],
      ["Enter", "key-enter"],
      ["Esc", "key-skip"],
      ["N", "key-next"],
    ],
  ],
  [
    "keys-say",
    [
      ["S", "key-push"],
      ["C", "key-double"],
      ["X", "key-rob"],
      ["M", "key-melds"],
      ["K", "key-stoeck"],
      ["U", "key-turn-trick"],
      ["F", "key-finish"],
      ["R", "key-solder"],
      ["E", "key-rest"],
      ["Z", "key-take-back"],
      ["I", "key-hint"],
    ],
  ],
  [
    "keys-look",
    [
      ["L", "key-last"],
      ["J", "key-log"],
      ["V", "key-values"],
      ["G", "key-rules"],
      ["A", "key-referee"],
      ["Q", "key-sound"],
      ["?", "key-help"],
    ],
  ],
  [
    "keys-listen",
    [
      ["T", "key-trick"],
      ["H", "key-hand"],
      ["P", "key-points"],
      ["W", "key-turn"],
      [", .", "key-past"],
    ],
  ],
]);

/** @type {Component} */
export function helpDialog(ctx) {
  const { t, model, actions } = ctx;
  return dialog(
    "help",
    t("help"),
    h("p.hint.help-first", { key: "first" }, t(model.settings.play === "lift" ? "help-text-lift" : "help-text")),
    ways(ctx),
    learnHelp(ctx),
    legend(ctx),
    keyList(ctx),
    h(
      "div.row",
      { key: "row" },
      bigButton(t("close"), () => actions.open(null), "primary"),
    ),
  );
}

/** The ways from the help to what explains more. @type {Component} */
function ways(ctx) {
  const { t, model, actions } = ctx;
  const rules = h("button.link", { key: "rules", type: "button", on: { click: () => actions.open("rules") } }, t("help-rules"));
  return h(
    "nav.help-ways",
    { key: "ways", "aria-label": t("help-more") },
    model.view ? rules : link(ctx, "/rules", t("room-rules")),
    link(ctx, "/words", t("words-all")),
    h("button.link", { key: "settings", type: "button", on: { click: () => actions.open("settings") } }, t("settings")),
  );
}

/** The keys, which the style shows where there is a keyboard. @type {Component} */
function keyList({ t, model }) {
  return h(
    "div.help-keys",
    { key: "keys" },
    h("h3", null, t("help-keys")),
    !model.settings.keys && h("p.hint", null, t("keys-off")),
    KEYS.map(([group, keys]) =>
      h(
        "section.settings-group",
        { key: group },
        h("h4", null, t(group)),
        h(
          "dl.keys",
          null,
          keys.map(([key, text]) => [
            h("dt", { key }, h("kbd", null, key)),
            h("dd", { key: text }, t(text)),
          ]),
        ),
      ),
    ),
  );
}
