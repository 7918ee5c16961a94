/**
 * Page of a ranking of quick matches: persons, pairs, and whether one's own name is shown.
 */

import { h } from "../../browser/dom.js";
import { setListed } from "../../net/ranking.js";
import { noticeText } from "../../text/notices.js";
import { formatNumber } from "../../text/numbers.js";
import { bigButton } from "../dialogs.js";
import { link } from "../fields.js";
import { ratingHelp } from "../ratings.js";
import { messagePage, pageFrame } from "./frame.js";

/** @import { Component, Context } from "../../model/types.js" */
/** @import { OpenRanking, PoolRanking, RankedPlayer, RankingPart } from "../../net/ranking.js" */
/** @import { Child, VNode } from "../../browser/dom.js" */

/** @type {Component} */
export function ranking(ctx) {
  const { t, model } = ctx;
  const open = model.ranking;
  const title = t("ranking-title");
  const back = link(ctx, "/lobby", t("room-lobby"));
  if (!open) return pageFrame(ctx, "ranking-page", title, h("p.panel.pending", { key: "pending" }, t("loading")));
  const { found } = open;
  if (!found) return messagePage(ctx, "ranking-page", title, t("ranking-no-game"), back);
  return pageFrame(
    ctx,
    "ranking-page",
    title,
    h(
      "section.panel.ranking-head",
      { key: "head", "aria-labelledby": "ranking-game" },
      h("h2", { id: "ranking-game" }, gameName(ctx, found.rules)),
      h("p", { key: "about" }, t("ranking-about", { least: found.least })),
      model.notice && h("p.home-notice", { key: "notice", role: "alert" }, noticeText(ctx, model.notice)),
      ownName(ctx, open, found),
      h("p", { key: "ways" }, back),
      ratingHelp(ctx),
    ),
    part(ctx, "people", found.people, found),
    found.pairs && part(ctx, "pairs", found.pairs, found),
    otherGames(ctx, open),
  );
}

/** @param {Context} ctx @param {string} pool @returns {string} */
const gameName = ({ t }, pool) => (t.has(`preset-${pool}`) ? t(`preset-${pool}`) : pool);

/**
 * Whether one's own name is shown; nothing for somebody without a rating here.
 *
 * @param {Context} ctx
 * @param {OpenRanking} open
 * @param {PoolRanking} found
 * @returns {Child}
 */
function ownName(ctx, { pool, name, pools }, { listed }) {
  const { t, actions } = ctx;
  if (!pools.includes(pool) && !listed) return null;
  if (!name) return h("p", { key: "own" }, t("ranking-nameless"), " ", link(ctx, "/account", t("person-account")));
  const set = (/** @type {boolean} */ on) => () => actions.load(setListed(pool, on));
  return h(
    "div.ranking-own",
    { key: "own" },
    h("p", { role: "status" }, t(listed ? "ranking-listed" : "ranking-unlisted", { name })),
    listed ? bigButton(t("ranking-hide"), set(false)) : bigButton(t("ranking-show"), set(true), "primary"),
  );
}

/** Rankings of other games in which one has a rating. @param {Context} ctx @param {OpenRanking} open @returns {Child} */
function otherGames(ctx, { pool, pools }) {
  const others = pools.filter((one) => one !== pool && ctx.t.has(`preset-${one}`));
  if (others.length === 0) return null;
  return h(
    "nav.panel.ranking-games",
    { key: "games", "aria-labelledby": "ranking-games" },
    h("h2", { id: "ranking-games" }, ctx.t("ranking-games")),
    h("ul", null, others.map((one) => h("li", { key: one }, link(ctx, `/ranking/${one}`, gameName(ctx, one))))),
  );
}

/**
 * @param {Context} ctx
 * @param {"people"|"pairs"} kind
 * @param {RankingPart} shown
 * @param {PoolRanking} found
 * @returns {VNode}
 */
function part(ctx, kind, { players, lines }, found) {
  const { t } = ctx;
  const heads = ["series-rank", "boards-player", "ranking-parties", "ranking-number"];
  return h(
    "section.panel.ranking-list",
    { key: kind, "aria-labelledby": `ranking-${kind}` },
    h("h2", { id: `ranking-${kind}` }, t(`ranking-${kind}`)),
    h("p.hint", { key: "hint" }, t(`ranking-${kind}-count`, { players }), kind === "pairs" && [" ", t("ranking-pairs-help")]),
    lines.length > 0 &&
      h(
        "table.standings",
        { key: "table", "aria-labelledby": `ranking-${kind}` },
        h("thead", null, h("tr", null, heads.map((head) => h("th", { key: head, scope: "col" }, t(head))))),
        h("tbody", null, lines.map((one, place) => line(ctx, one, place, found))),
      ),
  );
}

/** @param {Context} ctx @param {RankedPlayer} one @param {number} place @param {PoolRanking} found @returns {VNode} */
function line(ctx, one, place, { least, listed }) {
  const { t } = ctx;
  const { rank, names, own, number, provisional, parties } = one;
  const isShown = listed && names.every((name) => name !== "");
  const marks = [
    own && rank === null && t("ranking-missing", { count: least - parties }),
    own && rank !== null && !isShown && t("ranking-only-you"),
    provisional && t("ratings-provisional"),
  ].filter(Boolean);
  return h(
    "tr",
    { key: place, class: own ? "own" : null },
    h("td", null, rank === null ? "–" : String(rank)),
    h("th", { scope: "row" }, playerNames(ctx, one), marks.length > 0 && h("small.ranking-mark", null, marks.join("\u00a0· "))),
    h("td", null, formatNumber(parties)),
    h("td", null, formatNumber(number)),
  );
}

/** @param {Context} ctx @param {RankedPlayer} one @returns {string} the own name first; without names "you" and "your partner" */
function playerNames({ t }, { names, own }) {
  const [one, other] = names.map((name, place) => name || t(own && place === 0 ? "you" : "ranking-somebody"));
  return other === undefined ? one : t("ranking-pair", { one, other });
}
