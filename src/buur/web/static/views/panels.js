/**
 * Panels around the table: header, slate, status line.
 */

import { canViewLastTrick } from "../model/hidden_cards.js";
import { contractSign } from "./card_drawings.js";
import { dealTitle } from "../text/deal_title.js";
import { contractName } from "../text/cards.js";
import { h } from "../browser/dom.js";
import { clauseOf, noticeText } from "../text/notices.js";
import { who } from "../text/narration.js";
import { dealWords, goalWords, lineName, lineNames, needWords, scoreWords } from "../text/standings.js";
import { lineOrder, party, tricksOf } from "../model/lines.js";
import { memo } from "./memo.js";
import { isChalked, countsStrokes, slateHalf } from "./slate.js";
import { rowName } from "../text/contract_names.js";
import { stageSummary } from "../text/stages.js";
import { scoresheet } from "./scoresheet.js";

/** @import { Context, TableComponent, View } from "../model/types.js" */
/** @import { VNode } from "../browser/dom.js" */

/** @type {TableComponent} */
export function header(ctx, view) {
  const { t, actions } = ctx;
  return h(
    "header.bar",
    null,
    iconButton(ctx, "home", t("to-home"), () => actions.home()),
    contract(ctx, view),
    h("span.spacer"),
    ctx.secondScript?.talkButton(ctx),
    canViewLastTrick(ctx.model) && iconButton(ctx, "last", t("last-trick"), () => ctx.model.view?.last && actions.open("last")),
    iconButton(ctx, "rules", t("rules"), () => actions.open("rules")),
    iconButton(ctx, "log", t("log"), () => actions.open("log"), "middling"),
    iconButton(ctx, "referee", t("referee"), () => actions.open("referee"), "roomy"),
    iconButton(ctx, "settings", t("settings"), () => actions.open("settings")),
    iconButton(ctx, "help", t("help"), () => actions.open("help"), "roomy"),
  );
}

/** The signs of the bar as lines in a square of 24. */
const ICONS = {
  home: "M4 11.5 12 4l8 7.5M6.5 10v9.5h11V10M10.5 19.5v-5h3v5",
  last: "M9 4h9.5v12.5H9zM5.5 7.5V20H15",
  rules: "M12 6.5C10 5 7.5 4.5 4.5 4.5v13c3 0 5.5.5 7.5 2 2-1.5 4.5-2 7.5-2v-13c-3 0-5.5.5-7.5 2v13",
  log: "M5 6.5h14M5 12h14M5 17.5h9",
  referee: "M12 4v16M8 20h8M5 7h14M5 7l-2.5 6a2.7 2.7 0 0 0 5 0zM19 7l-2.5 6a2.7 2.7 0 0 0 5 0z",
  settings:
    "M4 8h8.5M17.5 8H20M4 16h2.5M11.5 16H20M12.5 8a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M6.5 16a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0",
  help: "M8.5 9a3.5 3.5 0 1 1 5 3.2c-1.1.6-1.5 1.2-1.5 2.3M12 18.4v.1",
};

/**
 * @param {Context} ctx
 * @param {keyof typeof ICONS} icon
 * @param {string} name
 * @param {() => void} click
 * @param {string} [where] "roomy" or "middling": only where there is that much room
 * @returns {VNode}
 */
function iconButton(ctx, icon, name, click, where) {
  return memo(ctx, `icon-${icon}`, [], () =>
    h(
      "button.icon",
      { class: where, key: icon, type: "button", "data-icon": icon, "aria-label": name, title: name, on: { click } },
      h("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, h("path", { d: ICONS[icon] })),
    ),
  );
}

/** The contract and who chose it. @type {TableComponent} */
export function contract(ctx, view) {
  const { t, model } = ctx;
  // While the account of a deal is read, the next one has begun without having a face yet.
  const counted = view.counted > model.seen ? view.deals.at(-1)?.deal : undefined;
  const deal = dealTitle(t, view, counted ?? view.deal);
  const named = view.contract;
  const row = (view.sheet ?? []).find(({ no }) => no === view.category);
  const stands = stageSummary(ctx, view, (seat) => who(ctx, seat));
  const chosen = view.chooser !== null && { ...who(ctx, view.chooser), pushed: view.pushed ? "yes" : "no" };
  const chooser = stands || (chosen ? t("chosen-by", chosen) : "");
  const running = model.trick && view.phase !== "over" && counted === undefined;
  const no = running ? t("trick-no", { no: model.trick?.no ?? 1, of: tricksOf(view) }) : "";
  const by = [[chooser, no].map((part) => part && h("span.part", { class: view.names.some((one) => one.length > 16 && part.includes(one)) ? "long" : null }, part))];
  const name = named ? contractName(model.settings, named, t) : deal;
  // The sign of trumps and the second line have their place before anything was named.
  const open = { type: "button", "aria-haspopup": "dialog", on: { click: () => ctx.actions.open("values") } };
  return h(
    named ? "button.contract.named" : "div.contract.none",
    named ? open : null,
    h("span.medal", null, named && contractSign(model.settings, named)),
    h(
      "div.contract-text",
      null,
      h(
        "span.contract-name",
        { class: name.length > 40 ? "long longest" : name.length > 20 ? "long" : null },
        h("span", null, name),
        named && view.multiplier > 1 && h("span.times", null, ` ×${view.multiplier}`),
        named && row?.key === "joker" && h("span.times", null, ` (${rowName(ctx, row.key)})`),
      ),
      h("span.contract-by", { class: chooser.length > 30 ? "long" : null }, named ? by : h("span.part", null, stands || goalWords(ctx, view))),
    ),
  );
}

/**
 * The slate, the player's own line first: two halves for two lines, else a column for each.
 *
 * @param {Context} ctx
 * @param {View} view
 * @param {"strip"|"full"|"dialog"} size in full with what was written deal by deal, or without
 * @returns {VNode}
 */
export function slate(ctx, view, size) {
  const { t, actions, model } = ctx;
  const counted = view.counted > model.seen; // the next deal has nothing to show yet
  const board = slateBoard(ctx, view, size);
  const need = needWords(ctx, view);
  const now = dealWords(ctx, view, counted ? view.deals.at(-1) : undefined);
  const strip = view.rules.write === "difference" ? [now] : [!counted && now, need];
  const playing = size === "strip" ? strip : [now, goalWords(ctx, view), need];
  const lines = view.phase === "over" ? [goalWords(ctx, view)] : playing.filter(Boolean);
  const inside = [
    board,
    h("div.slate-lines", null, lines.map((line) => h("div.slate-now", null, line))),
    size !== "strip" && scoresheet(ctx, view, size === "full"),
  ];
  const label = scoreWords(ctx, view);
  if (size !== "strip") return h("div.slate.full", { role: "group", "aria-label": label }, inside);
  const long = Math.max(...view.scores) > 999; // little room beside two such numbers
  return h(
    "button.slate.strip",
    {
      class: [long && "long", party(view) !== "teams" && "many", view.scores.length === 2 && "pair"].filter(Boolean).join(" "),
      type: "button",
      title: t("slate"),
      on: { click: () => actions.open("slate") },
    },
    inside,
  );
}

/**
 * @param {Context} ctx
 * @param {View} view
 * @param {string} size
 * @param {number[]} [scores] by line
 * @returns {VNode}
 */
export function slateBoard(ctx, view, size, scores = view.scores) {
  const { model } = ctx;
  const counted = view.counted > model.seen;
  const board = lineOrder(view).map((line, i) => {
    const score = scores[line] ?? 0;
    const label = lineName(ctx, view, line);
    const names = size !== "small" && view.seat >= 0 && party(view) !== "alone" && party(view) !== "groups" ? lineNames(ctx, view, line) : "";
    const stands = [view.counted, view.deals.length, view.chalked?.[line], view.phase === "over", counted];
    return memo(ctx, `${size}-${line}`, [view.seat, label, names, score, ...stands, model.settings.chalk, model.settings.ways], () =>
      slateHalf(model, view, { label, names, score, line, side: i ? "them" : "us" }),
    );
  });
  const plain = isChalked(view) ? null : countsStrokes(view) ? "plain strokes" : "plain";
  return h("div.slate-board", { class: plain, vars: { "--lines": board.length }, "data-lines": board.length }, board);
}

/** The status line: the turn, or the reason why the last act was refused. @type {TableComponent} */
export function status(ctx, view) {
  const { model } = ctx;
  const { notice } = model;
  if (notice) {
    const rule = clauseOf(model, notice);
    return h("p.status.notice", { key: "notice", "data-clause": rule }, h("span", { "data-clause": rule }, noticeText(ctx, notice)));
  }
  const turn = view.turn === view.seat && !model.trick?.done;
  return h(
    "p.status",
    { key: "status", "data-turn": turn ? "yes" : "no" },
    statusText(ctx, view),
    ctx.secondScript?.trickWorth(ctx),
  );
}

/**
 * @param {Context} ctx
 * @param {View} view
 * @returns {string}
 */
function statusText(ctx, view) {
  const { t, model } = ctx;
  if (model.trick?.done && model.trick.winning !== null) return t("trick-to", who(ctx, model.trick.winning));
  if (view.phase === "over") return t("status-over");
  const phase = view.legal.owned ? "own" : view.phase;
  if (view.waiting.includes(view.seat) && view.turn === view.seat) return t("status-you", { phase });
  if (view.turn !== null && view.turn !== view.seat)
    return t("status-other", { name: view.names[view.turn] ?? "" });
  return view.waiting.includes(view.seat) ? t("status-you", { phase }) : t("status-wait");
}
