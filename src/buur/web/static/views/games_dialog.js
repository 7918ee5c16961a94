/**
 * Dialog for choosing the game of the next partie.
 */

import { h } from "../browser/dom.js";
import { chosenPreset } from "../model/rule_choice.js";
import { bigButton, dialog } from "./dialogs.js";
import { link } from "./fields.js";
import { gameChooser, gameEndLine, gameText } from "./game_chooser.js";

/** @import { Component } from "../model/types.js" */

/** @type {Component} */
export function gamesDialog(ctx) {
  const { t, model, actions } = ctx;
  const preset = chosenPreset(model);
  const chosen = () => actions.draft({ find: "", games: "" });
  return dialog(
    "games-dialog",
    t("games-other"),
    model.rules && preset
      ? [
          h("p.games-now", { key: "now", "aria-live": "polite" }, gameText(ctx, preset)),
          gameEndLine(ctx, preset),
          link(ctx, `/rules/${preset.name}`, t("rules-read"), "games-read"),
          gameChooser(ctx, model.rules, chosen),
        ]
      : h("p.hint", { key: "wait", role: "status" }, t("rules-loading")),
    h(
      "div.row",
      null,
      bigButton(t("close"), () => actions.open(null)),
      bigButton(t("play-now"), () => actions.start(), "primary"),
    ),
  );
}
