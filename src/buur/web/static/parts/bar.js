/**
 * Around the carpet: what is trump and which trick it is, the score, whose turn, what can be said.
 */

import { contractName, contractSign } from "./cards.js";
import { h } from "../stage/dom.js";
import { ours, tell, who } from "../words/narrate.js";
import { goal } from "../model/rules.js";
import { stoeckTick } from "./sheets.js";
import { slateHalf } from "./slate.js";

/** @typedef {import("../model/types.js").Context} Context */
/** @typedef {import("../model/types.js").View} View */
/** @typedef {import("../stage/dom.js").VNode} VNode */

/**
 * @param {Context} ctx
 * @param {View} view
 * @returns {VNode}
 */
export function header(ctx, view) {
  const { t, actions } = ctx;
  return h(
    "header.bar",
    null,
    iconButton("home", "⌂", t("to-home"), () => actions.home()),
    contract(ctx, view),
    h("span.spacer"),
    view.last && iconButton("last", "↺", t("last-trick"), () => actions.open("last")),
    iconButton("log", "≡", t("log"), () => actions.open("log"), "middling"),
    iconButton("settings", "⚙", t("settings"), () => actions.open("settings")),
    iconButton("help", "?", t("help"), () => actions.open("help"), "roomy"),
  );
}

/**
 * @param {string} key
 * @param {string} sign
 * @param {string} name
 * @param {() => void} click
 * @param {string} [where] "roomy" or "middling": only where there is that much room
 * @returns {VNode}
 */
function iconButton(key, sign, name, click, where) {
  return h(
    "button.icon",
    { class: where, key, type: "button", "aria-label": name, title: name, on: { click } },
    h("span", { "aria-hidden": "true" }, sign),
  );
}

/**
 * @param {Context} ctx
 * @param {View} view
 * @returns {VNode}
 */
function contract(ctx, view) {
  const { t, model } = ctx;
  // While the account of a deal is read, the next one has begun without having a face yet.
  const counted = view.deals.length > model.seen ? view.deals.at(-1)?.deal : undefined;
  const deal = t("deal-no", { deal: counted ?? view.deal });
  if (!view.contract) return h("div.contract.none", null, h("span.contract-name", null, deal));
  const chooser =
    view.chooser === null
      ? ""
      : t("chosen-by", { ...who(ctx, view.chooser), pushed: view.pushed ? "yes" : "no" });
  return h(
    "div.contract",
    null,
    contractSign(model.settings, view.contract),
    h(
      "div.contract-text",
      null,
      h(
        "span.contract-name",
        null,
        contractName(model.settings, view.contract, t),
        view.multiplier > 1 && h("span.times", null, ` ×${view.multiplier}`),
      ),
      h(
        "span.contract-by",
        null,
        [chooser, model.trick ? t("trick-no", { no: model.trick.no }) : ""].filter(Boolean).join(" · "),
      ),
    ),
  );
}

/**
 * The slate of both teams: one's own on the left.
 *
 * @param {Context} ctx
 * @param {View} view
 * @param {string} size "strip" or "full"
 * @returns {VNode}
 */
export function slate(ctx, view, size) {
  const { t, actions, model } = ctx;
  const [us, them] = ours(view, view.scores);
  const [usNow, themNow] = ours(view, view.points);
  const label = t("score-label", { us, them });
  const board = [
    slateHalf({ label: t("us"), names: team(ctx, view, 0), score: us, side: "us" }),
    slateHalf({ label: t("them"), names: team(ctx, view, 1), score: them, side: "them" }),
  ];
  const now = view.contract ? t("deal-points", { us: usNow, them: themNow }) : "";
  const far = t("target", goal(model));
  const lines = (size === "full" ? [now, far] : [now || far]).filter(Boolean);
  const inside = [h("div.slate-board", null, board), lines.map((line) => h("div.slate-now", null, line))];
  if (size === "full") return h("div.slate.full", { role: "group", "aria-label": label }, inside);
  return h(
    "button.slate.strip",
    { type: "button", title: t("slate"), on: { click: () => actions.open("slate") } },
    inside,
  );
}

/**
 * @param {Context} ctx
 * @param {View} view
 * @param {0|1} side 0 for one's own team
 * @returns {string}
 */
export function team(ctx, view, side) {
  const first = (view.seat + side) % 4;
  return [first, (first + 2) % 4].map((seat) => who(ctx, seat).name).join(" + ");
}

/**
 * One line: whose turn it is, or why the last wish was refused.
 *
 * @param {Context} ctx
 * @param {View} view
 * @returns {VNode}
 */
export function status(ctx, view) {
  const { t, model } = ctx;
  const { notice } = model;
  if (notice) return h("p.status.notice", { key: "notice" }, t(notice.code, notice.args));
  return h(
    "p.status",
    { key: "status", "data-turn": view.turn === view.seat ? "yes" : "no" },
    statusText(ctx, view),
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
  if (view.waiting.includes(view.seat) && view.turn === view.seat)
    return t("status-you", { phase: view.phase });
  if (view.turn !== null && view.turn !== view.seat)
    return t("status-other", { name: view.names[view.turn] ?? "" });
  return view.waiting.includes(view.seat) ? t("status-you", { phase: view.phase }) : t("status-wait");
}

/**
 * What can be said now, beside playing a card.
 *
 * @param {Context} ctx
 * @param {View} view
 * @returns {VNode}
 */
export function sayings(ctx, view) {
  const { t, model, actions } = ctx;
  const { legal } = view;
  const ready = Boolean(legal.cards?.length);
  const melds = ready && Boolean(legal.melds?.length) && model.declare !== null;
  return h(
    "div.sayings",
    { role: "group", "aria-label": t("sayings") },
    melds &&
      button("melds", t("melds-change", { count: model.declare?.length ?? 0 }), () => actions.declare(null)),
    ready && legal.stoeck_cards?.length ? stoeckTick(ctx, t("stoeck-with-card")) : null,
    legal.stoeck && button("stoeck", t("do-stoeck"), () => actions.act({ e: "stoeck" })),
    legal.ask && button("ask", t("do-ask"), () => actions.act({ e: "asked" })),
    legal.berg && button("berg", t("do-berg"), () => actions.act({ e: "berg" })),
    legal.solder && button("solder", t("do-solder"), () => actions.open("solder")),
    legal.finish && nearsTarget(view) && button("finish", t("do-finish"), () => actions.open("finish")),
  );
}

/**
 * Whether saying "I am out" may soon be right. It may always be said, by its key; a button for it
 * all along the partie would only invite to lose.
 *
 * @param {View} view
 * @returns {boolean}
 */
function nearsTarget(view) {
  const [us] = ours(view, view.scores);
  return us >= view.rules.target * 0.8;
}

/**
 * @param {string} key
 * @param {string} text
 * @param {() => void} click
 * @returns {VNode}
 */
function button(key, text, click) {
  return h("button.chip", { key, type: "button", on: { click } }, text);
}

/**
 * The acts of this deal, the newest last.
 *
 * @param {Context} ctx
 * @param {boolean} whole the whole partie instead of this deal
 * @returns {VNode}
 */
export function journal(ctx, whole) {
  const { model, t } = ctx;
  const deal = model.view?.deal;
  const lines = model.log
    .filter((entry) => whole || entry.deal === deal)
    .map((entry) => ({ v: entry.v, text: tell(ctx, entry) }))
    .filter(({ text }) => text);
  if (lines.length === 0) return h("p.journal-empty", null, t("log-empty"));
  return h(
    "ol.journal",
    { tabindex: 0, "aria-label": t("log") },
    lines.reverse().map(({ v, text }) => h("li", { key: v }, text)),
  );
}
