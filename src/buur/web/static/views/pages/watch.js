/**
 * The page of a table that is watched: no hand, nothing to do, all that everybody at the table knows.
 */

import { h } from "../../browser/dom.js";
import { turned } from "../../model/watching.js";
import { named } from "../../text/player_names.js";
import { partieWords } from "../../text/watching.js";
import { narrate } from "../../text/narration.js";
import { lineScores } from "../../text/standings.js";
import { eventLog } from "../event_log.js";
import { link } from "../fields.js";
import { contract, slate, status } from "../panels.js";
import { tableTop } from "../table.js";
import { messagePage, pageFrame, playNow } from "./frame.js";

/** @import { Child, VNode } from "../../browser/dom.js" */
/** @import { Component, Context, DealScore, View, Watching } from "../../model/types.js" */

/** Reasons why nobody, or not this person, may watch, which have a text. */
const REASONS = ["watch-off", "watch-renewed", "plays-here", "too-many-watchers", "ended-table", "banned"];

/** @type {Component} */
export function watch(ctx) {
  const { t, model } = ctx;
  const { watching, view } = model;
  if (watching?.failed) return refused(ctx, watching.failed, watching);
  if (!watching || !view) return pageFrame(ctx, "watch-page", t("watch-title"), h("p.panel.pending", { key: "pending" }, t("loading")));
  const title = t(`preset-${view.rules.name}`);
  return pageFrame(ctx, "watch-page", title, table(ctx, watching, view));
}

/** @param {Context} ctx @param {string} code @param {Watching} watching @returns {VNode} */
function refused(ctx, code, { id, reason = "" }) {
  const { t } = ctx;
  const text = REASONS.includes(code) ? t(`error-${code}`, { reason }) : t("watch-none");
  const way = code === "plays-here" && link(ctx, `/table/${id}`, t("continue-play"));
  return messagePage(ctx, "refused", t("watch-refused"), text, way, playNow(ctx));
}

/** That one watches, how many others do, and when hands are shown. @param {Context} ctx @returns {Child[]} */
function facts({ t, model }) {
  const { friends, conn } = model;
  const others = (friends?.watching ?? 1) - 1;
  const words = [t("watch-fact"), others > 0 && t("watch-others", { count: others }), friends && friends.watch !== "off" && t(`watch-hands-${friends.watch}`)];
  return [
    h("p.replay-facts", { key: "facts" }, words.filter(Boolean).join(" · ")),
    conn === "lost" && h("p.home-notice", { key: "offline", role: "status" }, t("offline")),
  ];
}

/**
 * @param {Context} onlooker
 * @param {Watching} watching
 * @param {View} seen
 * @returns {VNode}
 */
function table(onlooker, watching, seen) {
  const { t, actions } = onlooker;
  const view = named(t, seen);
  const model = { ...onlooker.model, view };
  const ctx = { ...onlooker, model };
  const entry = model.log.at(-1);
  const seats = view.names.length;
  const gathers = model.friends?.state === "gathering";
  return h(
    "div.replay.watch",
    { key: "watch", class: gathers ? "gathers" : null },
    facts(ctx),
    h(
      "div.replay-main",
      { key: "main" },
      !gathers && contract(ctx, view),
      h("div.replay-table.watch-table", { key: "table", "data-seats": seats }, tableTop(ctx, view, null)),
      gathers ? h("p.status", { key: "gathering" }, t("watch-gathering")) : status(ctx, view),
      !gathers && h("p.replay-said", { key: "said", "aria-live": "polite" }, entry ? narrate(ctx, entry) : ""),
      view.result && ended(ctx, watching, view),
      h(
        "div.row.watch-ways",
        { key: "ways" },
        h("button.chip", { key: "turn", type: "button", on: { click: () => actions.update(turned) } }, t("watch-turn", { name: view.names[watching.near] ?? "" })),
      ),
    ),
    !gathers && h(
      "aside.replay-side",
      { key: "side", "aria-label": t("slate") },
      slate(ctx, view, "full"),
      pastDeals(ctx, watching, view),
      h("section.panel.replay-log", { key: "log" }, h("h2", null, t("log")), eventLog(ctx)),
    ),
  );
}

/** Who has won. @param {Context} ctx @param {Watching} watching @param {View} view @returns {VNode} */
function ended(ctx, { id, token }, view) {
  const { t } = ctx;
  const next = ctx.model.friends?.next;
  return h(
    "section.panel.watch-end",
    { key: "end", role: "status" },
    h("h2", null, t("watch-over")),
    h("p", null, partieWords(ctx, view)),
    h(
      "div.row",
      null,
      link(ctx, `/game/${id}#link=${token}`, t("me-replay"), next ? "big" : "big primary"),
      next && link(ctx, `/watch/${next}#${token}`, t("watch-next"), "big primary"),
    ),
  );
}

/** The deals that are over, with a link to those whose hands may be seen. @param {Context} ctx @param {Watching} watching @param {View} view @returns {Child} */
function pastDeals(ctx, { id, token }, view) {
  const { t, model } = ctx;
  if (view.deals.length === 0) return null;
  const last = model.friends?.watch === "late" && !view.result ? view.counted - 1 : view.counted;
  const entry = (/** @type {DealScore} */ { deal, total }) =>
    h(
      "li",
      { key: deal },
      h("span", null, t("deal-no", { deal })),
      h("span.watch-points", null, lineScores(ctx, view, total)),
      deal <= last ? link(ctx, `/game/${id}#link=${token}&deal=${deal}`, t("watch-look")) : h("small", null, t("watch-later")),
    );
  return h("section.panel.watch-deals", { key: "deals" }, h("h2", null, t("watch-deals")), h("ol", null, [...view.deals].reverse().slice(0, 12).map(entry)));
}
