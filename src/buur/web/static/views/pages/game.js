/**
 * The page of a partie that is looked at again: table with all hands, slate, account and log.
 */

import { h } from "../../browser/dom.js";
import { listenToKeys } from "../../browser/replay_player.js";
import { bigButton } from "../dialogs.js";
import { replayLog } from "../event_log.js";
import { link } from "../fields.js";
import { openHands } from "../open_hands.js";
import { slateBoard } from "../panels.js";
import { playAgain } from "../play_again.js";
import { shareButton, sharedDownloads } from "../shared_game.js";
import { dealChooser, stepControls, trickChooser } from "../replay_controls.js";
import { breakdownRows } from "../score_breakdown.js";
import { scoresheet } from "../scoresheet.js";
import { writtenScores } from "../slate.js";
import { tableTop } from "../table.js";
import { downloads } from "./me.js";
import { messagePage, pageFrame, playNow } from "./frame.js";
import { isAtEnd, modelAt, stepOf } from "../../model/replay.js";
import { dateText, othersText, resultKey, scoreText } from "../../text/games.js";
import { narrate } from "../../text/narration.js";
import { noticeText } from "../../text/notices.js";
import { named } from "../../text/player_names.js";
import { dealWords, lineScores, scoreWords } from "../../text/standings.js";

/** @import { VNode } from "../../browser/dom.js" */
/** @import { Component, Context, Game, OpenGame, ReplayStep, View } from "../../model/types.js" */

/** Title and text by the code of a failure. @type {Record<string, string[]>} */
const FAILURES = { "no-game": ["replay-none-title", "replay-none-text"], archived: ["refused-archived-title", "error-archived"] };

/** @type {Component} */
export function game(ctx) {
  const { t, model } = ctx;
  const open = model.game;
  const id = model.route.page === "game" ? model.route.id : "";
  if (!open || open.id !== id) return pageFrame(ctx, "replay-page", t("replay-title"), h("p.panel.pending", { key: "pending" }, t("loading")));
  const known = open.game;
  if (!known && open.link) return messagePage(ctx, "refused", t("shared-none-title"), t("shared-none-text"), playNow(ctx));
  if (!known) {
    const [title, text] = FAILURES[open.failed ?? ""] ?? ["replay-broken-title", "replay-broken-text"];
    return messagePage(
      ctx,
      "refused",
      t(title),
      t(text),
      link(ctx, "/me", t("room-me")),
      playNow(ctx),
    );
  }
  const step = stepOf(open);
  if (!step?.view) {
    return messagePage(
      ctx,
      "refused",
      t("replay-early-title"),
      t("replay-early-text"),
      link(ctx, "/me", t("room-me")),
      !open.link && link(ctx, `/table/${id}`, t("continue-play"), "big primary"),
    );
  }
  return pageFrame(ctx, "replay-page", t(`preset-${known.rules}`), replay(ctx, open, known, step, step.view));
}

/**
 * @param {Context} ctx
 * @param {OpenGame} open
 * @param {Game} known
 * @param {ReplayStep} step
 * @param {View} seen
 * @returns {VNode}
 */
function replay(ctx, open, known, step, seen) {
  const { t, model } = ctx;
  const view = named(t, seen);
  const now = { ...ctx, model: { ...modelAt(model, step), view } };
  const entry = step.log.at(-1);
  const seats = view.names.length;
  const whose = open.link ? [lineScores(now, view, known.scores), t("shared-fact")] : [t(resultKey(known)), scoreText(known), othersText(ctx, known)];
  const facts = [...whose, dateText(t, known.updated)].filter(Boolean).join(" · ");
  return h(
    "div.replay",
    { key: "replay", class: open.link ? "shared" : null, mount: listenToKeys },
    h("p.replay-facts", { key: "facts" }, facts),
    known.ended && h("p.home-notice", { key: "ended" }, t("error-ended-table", { reason: known.ended })),
    model.notice && h("p.home-notice", { key: "notice", role: "alert" }, noticeText(ctx, model.notice)),
    h(
      "div.replay-main",
      { key: "main" },
      dealChooser(ctx, open),
      h(
        "div.replay-board",
        { key: "board", class: seats > 4 ? "many" : null, "data-seats": seats },
        h("div.replay-table", { key: "table" }, tableTop(now, view, null)),
        openHands(now, view, step),
      ),
      h("p.replay-said", { key: "said", "aria-live": "polite" }, entry ? narrate(now, entry) : ""),
      h("div.replay-dock", { key: "dock" }, isAtEnd(open) && onceMore(ctx, open), trickChooser(ctx, open), stepControls(ctx, open)),
    ),
    side(now, open, view),
    footer(ctx, open, known),
  );
}

/**
 * @param {Context} ctx with the model of the step
 * @param {OpenGame} open
 * @param {View} view
 * @returns {VNode}
 */
function side(ctx, open, view) {
  const { t } = ctx;
  const counted = view.deals.find(({ deal }) => deal === open.deal);
  const sheet = scoresheet(ctx, view, true);
  const scores = writtenScores(view); // number and strokes agree; the line below tells the deal that runs
  return h(
    "aside.replay-side",
    { key: "side", "aria-label": t("slate") },
    h(
      "div.slate.full.replay-slate",
      { key: "slate", role: "group", "aria-label": scoreWords(ctx, view, scores) },
      slateBoard(ctx, view, "small", scores),
      !counted && h("div.slate-lines", { key: "now" }, h("div.slate-now", null, dealWords(ctx, view))),
      sheet,
    ),
    counted && h("section.panel.replay-account", { key: "account" }, breakdownRows(ctx, view, counted)),
    h("section.panel.replay-log", { key: "log" }, h("h2", null, t("log")), replayLog(ctx)),
  );
}

/**
 * @param {Context} ctx
 * @param {OpenGame} open
 * @param {Game} known
 * @returns {VNode}
 */
function footer(ctx, open, known) {
  const { t } = ctx;
  return h(
    "div.panel.replay-ways",
    { key: "ways" },
    h("p.hint.keys-hint", null, t("replay-keys")),
    h(
      "div.row",
      null,
      open.link ? sharedDownloads(ctx, open.id, open.link) : downloads(ctx, open.id),
      !open.link && link(ctx, "/me", t("room-me")),
      !known.over && !known.broken && !open.link && link(ctx, `/table/${open.id}`, t("continue-play")),
      h("button.link", { key: "again", type: "button", on: { click: () => again(ctx, open) } }, t("replay-again")),
      known.over && !open.link && shareButton(ctx, open.id),
    ),
  );
}

/** What comes after the last card, where the controls are. @type {(ctx: Context, open: OpenGame) => VNode} */
const onceMore = (ctx, open) =>
  h("div.row.replay-end", { key: "end" }, bigButton(ctx.t("replay-again"), () => again(ctx, open), "primary"));

/** @type {(ctx: Context, open: OpenGame) => void} */
const again = (ctx, { rules }) => (rules ? playAgain(ctx, rules) : ctx.actions.start());
