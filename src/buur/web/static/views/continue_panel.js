/**
 * The panel of unfinished parties on the home page: the last one as a large button, others below.
 */

import { h } from "../browser/dom.js";
import { link } from "./fields.js";
import { removalQuestion, removeButton } from "./game_removal.js";
import { dateText, dealOf, scoreText } from "../text/games.js";

/** @import { Context, Game, OptionalComponent } from "../model/types.js" */
/** @import { VNode } from "../browser/dom.js" */

/** Number of parties shown; the page of all parties shows the others. */
const SHOWN = 3;

/** @type {OptionalComponent} */
export function continuePanel(ctx) {
  const { t, model } = ctx;
  const { unfinished } = model;
  if (unfinished.length === 0) return null;
  return h(
    "section.panel.unfinished",
    { key: "unfinished", "aria-label": t("continue") },
    unfinished.slice(0, SHOWN).map((game, place) => unfinishedGame(ctx, game, place === 0)),
    unfinished.length > SHOWN && link(ctx, "/me", t("continue-more")),
  );
}

/**
 * @param {Context} ctx
 * @param {Game} game
 * @param {boolean} isFirst
 * @returns {VNode}
 */
function unfinishedGame(ctx, game, isFirst) {
  const asks = ctx.model.removing === game.table;
  const row = asks ? removalQuestion(ctx, game) : [resumeLink(ctx, game, isFirst), removeButton(ctx, game)];
  const many = game.scores.length > 2;
  return h("div.resume-row", { key: game.table, class: many ? "many" : null, "data-table": game.table }, row);
}

/**
 * @param {Context} ctx
 * @param {Game} game
 * @param {boolean} isFirst
 * @returns {VNode}
 */
function resumeLink(ctx, game, isFirst) {
  const { t } = ctx;
  const inside = [
    isFirst && h("span.resume-title", null, t("continue-play")),
    h("span.resume-rules", null, t(`preset-${game.rules}`)),
    h("span.resume-score", null, scoreText(game)),
    h("span.resume-deal", null, t(game.phase === "open" ? "continue-gathers" : "continue-when", { deal: dealOf(game), date: dateText(t, game.updated) })),
  ];
  return link(ctx, `/table/${game.table}`, inside, isFirst ? "resume big primary" : "resume");
}
