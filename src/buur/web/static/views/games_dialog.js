/**
 * Dialog for choosing the game of the next partie.
 */

import { h } from "../browser/dom.js";
import { bigButton, dialog } from "./dialogs.js";
import { link } from "./fields.js";
import { choose, gameEndLine, gameLists, gameSearch, gameText, gameTitle, gameToPlay } from "./game_chooser.js";

/** @import { Component, Context, Preset, Rules } from "../model/types.js" */
/** @import { VNode } from "../browser/dom.js" */

/** @type {Component} */
export function gamesDialog(ctx) {
  const { t, model, actions } = ctx;
  const game = model.rules && gameToPlay(ctx, model.rules);
  return dialog(
    "games-dialog",
    t("games-other"),
    model.rules ? choice(ctx, model.rules, game) : h("p.hint", { key: "wait", role: "status" }, t("rules-loading")),
    h("div.row", null, bigButton(t("close"), () => actions.open(null)), game && playButton(ctx, game)),
  );
}

/**
 * @param {Context} ctx
 * @param {Rules} rules
 * @param {Preset|null} game
 * @returns {VNode[]}
 */
function choice(ctx, rules, game) {
  const searches = (ctx.model.draft.find ?? "").trim() !== "";
  return [gameSearch(ctx, toPlayButton), ...(game && !searches ? chosen(ctx, game) : []), gameLists(ctx, rules)];
}

/** @param {Context} ctx @param {Preset} game @returns {VNode[]} */
function chosen(ctx, game) {
  return [
    h("p.games-now", { key: "now", "aria-live": "polite" }, gameText(ctx, game)),
    gameEndLine(ctx, game),
    link(ctx, `/rules/${game.name}`, ctx.t("rules-read"), "games-read"),
  ];
}

/** The button names the game that it plays, which a search may have found. @param {Context} ctx @param {Preset} game */
function playButton(ctx, game) {
  const { t, model, actions } = ctx;
  const takes = model.route.page !== "home";
  const click = () => {
    choose(ctx, game);
    if (takes) actions.open(null);
    else actions.start();
  };
  return h("button.big.primary", { key: "play", type: "button", on: { click } }, t(takes ? "games-take" : "games-play", { game: gameTitle(ctx, game) }));
}

/** The focus goes from the search to the button, so that the keyboard of a phone covers it no longer. @param {HTMLElement} node */
function toPlayButton(node) {
  const button = node.closest(".dialog")?.querySelector("button.primary");
  if (button instanceof HTMLElement) button.focus();
}
