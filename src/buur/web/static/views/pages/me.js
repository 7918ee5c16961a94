/**
 * The page of a person's own parties: totals, and every partie with its result.
 */

import { contractSign } from "../card_drawings.js";
import { h } from "../../browser/dom.js";
import { link, segmented } from "../fields.js";
import { statistics } from "../statistics.js";
import { EVERYTHING, removalQuestion, removeAllQuestion, removeButton } from "../game_removal.js";
import { ratingsPanel } from "../ratings.js";
import { playNow } from "./frame.js";
import { face, personFrame } from "./person_frame.js";
import { showMore, showState } from "../../net/games.js";
import { shortContractName } from "../../text/contract_names.js";
import { dateText, othersText, resultKey, scoreText } from "../../text/games.js";
import { formatNumber } from "../../text/numbers.js";

/** @import { Somebody } from "../../model/person_types.js" */
/** @import { Child, VNode } from "../../browser/dom.js" */
/** @import { Component, Context, Game, Games, Totals } from "../../model/types.js" */

const STATES = /** @type {const} */ (["all", "unfinished", "finished"]);

/** @type {Component} */
export function me(ctx) {
  const { t, model } = ctx;
  const { games, person } = model;
  return personFrame(
    ctx,
    "me",
    person?.person && who(ctx, person.person),
    games === null ? h("p.panel.pending", { key: "pending" }, t("loading")) : [totals(ctx, games), statistics(ctx, person?.statistics), ratingsPanel(ctx), list(ctx, games)],
    privacy(ctx),
  );
}

/** @param {Context} ctx @param {Somebody} person @returns {VNode} */
function who(ctx, person) {
  return h("p.person-who", { key: "who" }, face(person), person.name || ctx.t("person-nameless-self"));
}

/** What is stored, and how it is removed. @type {Component} */
function privacy(ctx) {
  const { t, model, actions } = ctx;
  const hasParties = Boolean(model.games?.list.length);
  return h(
    "section.privacy",
    { key: "privacy" },
    h("p.hint", null, t("me-privacy"), " ", link(ctx, "/privacy", t("privacy-title"))),
    model.removing === EVERYTHING
      ? removeAllQuestion(ctx)
      : hasParties &&
          h(
            "button.link",
            { key: "all", type: "button", on: { click: () => actions.update(() => ({ removing: EVERYTHING })) } },
            t("me-remove-all"),
          ),
  );
}

/**
 * @param {Context} ctx
 * @param {Games} games
 * @returns {VNode|null}
 */
function totals(ctx, { totals: sums }) {
  if (!sums?.deals) return null;
  const { t, model } = ctx;
  const figures = /** @type {[string, Child][]} */ ([
    ["me-played", formatNumber(sums.played)],
    ["me-won", wonText(ctx, sums)],
    ["me-best", sums.best === null ? null : formatNumber(sums.best)],
    ["me-matches", formatNumber(sums.matches)],
    ["me-contract", sums.contract && [h("span.medal", null, contractSign(model.settings, sums.contract.name)), shortContractName(ctx, sums.contract.name, "")]],
    ["me-rules", sums.rules && t(`preset-${sums.rules.name}`)],
  ]);
  return h(
    "dl.panel.totals",
    { key: "totals" },
    figures
      .filter(([, figure]) => figure !== null)
      .map(([key, figure]) => h("div", { key }, h("dt", null, t(key)), h("dd", null, figure))),
  );
}

/**
 * @param {Context} ctx
 * @param {Totals} sums
 * @returns {string}
 */
function wonText({ t }, { played, won }) {
  return played ? t("me-won-share", { won, share: Math.round((100 * won) / played) }) : "0";
}

/**
 * @param {Context} ctx
 * @param {Games} games
 * @returns {VNode}
 */
function list(ctx, games) {
  const { t, actions } = ctx;
  const states = STATES.map((state) => ({
    key: state,
    text: t(`me-state-${state}`),
    on: games.state === state,
    click: () => actions.load(showState(state)),
  }));
  const isNew = games.state === "all" && games.list.length === 0;
  return h(
    "section.panel.my-games",
    { key: "games", "aria-label": t("room-me") },
    !isNew && segmented(t("me-state"), states),
    games.list.length === 0
      ? h("p.none", { key: "none" }, t(isNew ? "me-none" : "me-none-such"))
      : h("ol.parties", { key: "list" }, games.list.map((game) => entry(ctx, game))),
    isNew && h("div.row", { key: "start" }, playNow(ctx)),
    games.more &&
      h(
        "button.big.more-games",
        { key: "more", type: "button", on: { click: () => actions.load(showMore(games)) } },
        t("me-more"),
      ),
  );
}

/**
 * @param {Context} ctx
 * @param {Game} game
 * @returns {VNode}
 */
function entry(ctx, game) {
  const { model } = ctx;
  const { table } = game;
  if (model.removing === table) return h("li.partie", { key: table, "data-table": table }, removalQuestion(ctx, game));
  const isOpen = model.unfolded === table;
  return h(
    "li.partie",
    { key: table, "data-table": table, "data-result": game.result },
    h("div.game-row", { key: "row", class: game.scores.length > 2 ? "many" : null }, summary(ctx, game), unfoldButton(ctx, game, isOpen)),
    isOpen && controls(ctx, game),
  );
}

/**
 * @param {Context} ctx
 * @param {Game} game
 * @returns {VNode}
 */
function summary(ctx, game) {
  const { t } = ctx;
  const { over, broken, training, table, deals } = game;
  // A broken table has a page that says why, but a finished deal says more.
  const path = over || (broken && deals > 0) ? `/game/${table}` : `/table/${table}`;
  const inside = [
    h("span.game-rules", null, t(`preset-${game.rules}`), training && [" ", h("small.training", null, t("me-training"))]),
    h("span.game-score", null, scoreText(game)),
    h("span.game-who", null, othersText(ctx, game)),
    h("span.game-when", null, dateText(t, game.updated)),
    h("span.game-result", null, t(resultKey(game))),
  ];
  return link(ctx, path, inside, "game-link");
}

/**
 * @param {Context} ctx
 * @param {Game} game
 * @param {boolean} isOpen
 * @returns {VNode}
 */
function unfoldButton({ t, actions }, { table, rules }, isOpen) {
  const name = t("me-unfold", { rules: t(`preset-${rules}`) });
  return h(
    "button.icon.unfold",
    {
      key: "unfold",
      type: "button",
      "aria-expanded": isOpen ? "true" : "false",
      "aria-label": name,
      title: name,
      on: { click: () => actions.update(() => ({ unfolded: isOpen ? null : table })) },
    },
    "⋯",
  );
}

/**
 * @param {Context} ctx
 * @param {Game} game
 * @returns {VNode}
 */
function controls(ctx, game) {
  const { t } = ctx;
  const { table, over, broken, ended, deals } = game;
  return h(
    "div.game-controls",
    { key: "controls" },
    broken && !over && h("p.broken", { key: "broken" }, ended ? t("error-ended-table", { reason: ended }) : t("error-broken-table")),
    !over && !broken && link(ctx, `/table/${table}`, t("continue-play")),
    deals > 0 && link(ctx, `/game/${table}`, t("me-replay")),
    deals > 0 && downloads(ctx, table),
    removeButton(ctx, game),
  );
}

/**
 * The links to the record of a partie, which the browser saves as files.
 *
 * @param {Context} ctx
 * @param {string} table
 * @returns {VNode[]}
 */
export function downloads({ t }, table) {
  return ["jass", "jsonl"].map((face) =>
    h("a.link", { key: face, href: `/api/games/${table}/record.${face}`, download: "" }, t(`me-record-${face}`)),
  );
}
