/**
 * Accounts: the deal that was just counted, and the partie that is over.
 */

import { contractName, contractSign } from "./cards.js";
import { h } from "../stage/dom.js";
import { ours, who } from "../words/narrate.js";
import { formatNumber } from "../words/numbers.js";
import { goal } from "../model/rules.js";
import { bigButton, sheet } from "./sheets.js";
import { slate } from "./bar.js";
import { slateHalf } from "./slate.js";

/** @typedef {import("../model/types.js").Context} Context */
/** @typedef {import("../model/types.js").View} View */
/** @typedef {import("../model/types.js").DealScore} DealScore */
/** @typedef {import("../stage/dom.js").VNode} VNode */
/** @typedef {[number, number]} Pair own team first */

/**
 * The lines of a deal's account, in the order in which they add up.
 *
 * `parts` sum to `raw`, raw times the multiplier is `total`; where that does not hold (a deal cut
 * short by a claim) the written total stands all the same.
 *
 * @param {View} view
 * @param {DealScore} deal
 * @returns {{tricks:Pair, parts:[string, Pair][], base:Pair, raw:Pair, total:Pair}}
 */
export function account(view, deal) {
  const pair = (/** @type {Pair} */ value) => ours(view, value);
  const add = (/** @type {Pair} */ a, /** @type {Pair} */ b) =>
    /** @type {Pair} */ ([a[0] + b[0], a[1] + b[1]]);
  const base = add(pair(deal.cards), pair(deal.last_trick));
  /** @type {[string, Pair][]} */
  const parts = [
    ["cards", pair(deal.cards)],
    ["last-trick", pair(deal.last_trick)],
    ["match", pair(deal.match)],
    ["melds", pair(deal.melds)],
    ["stoeck", pair(deal.stoeck)],
  ];
  const raw = parts.reduce((sum, [, part]) => add(sum, part), /** @type {Pair} */ ([0, 0]));
  return { tricks: pair(deal.tricks), parts, base, raw, total: pair(deal.total) };
}

/**
 * @param {Context} ctx
 * @param {View} view
 * @param {DealScore} deal
 * @returns {VNode}
 */
export function dealTable(ctx, view, deal) {
  const { t, model } = ctx;
  const { tricks, parts, base, raw, total } = account(view, deal);
  const line = (/** @type {string} */ key, /** @type {Pair} */ pair, /** @type {string} */ kind = "") =>
    h(
      "tr",
      { key, class: kind },
      h("th", { scope: "row" }, t(`sum-${key}`, { multiplier: deal.multiplier })),
      pair.map((value, i) => h("td", { key: i }, formatNumber(value))),
      h(
        "td.both",
        { key: "both" },
        kind === "sum" || kind === "total" ? formatNumber(pair[0] + pair[1]) : "",
      ),
    );
  const made = { ...who(ctx, deal.chooser ?? 0), pushed: deal.pushed ? "yes" : "no" };
  const shown = parts.slice(2).filter(([, pair]) => pair[0] !== 0 || pair[1] !== 0);
  return h(
    "table.account",
    null,
    h(
      "caption",
      null,
      deal.contract && contractSign(model.settings, deal.contract),
      h("span", null, deal.contract ? contractName(model.settings, deal.contract, t) : t("deal-no", { deal: deal.deal })),
      deal.contract && deal.chooser !== null && h("small", null, t("chosen-by", made)),
    ),
    h(
      "thead",
      null,
      h(
        "tr",
        null,
        h("td"),
        h("th", { scope: "col" }, t("us")),
        h("th", { scope: "col" }, t("them")),
        h("th.both", { scope: "col", "aria-label": t("sum-both"), title: t("sum-both") }, "Σ"),
      ),
    ),
    h(
      "tbody",
      null,
      line("tricks", tricks),
      parts.slice(0, 2).map(([key, pair]) => line(key, pair)),
      line("base", base, "sum"),
      shown.map(([key, pair]) => line(key, pair)),
      deal.multiplier > 1 && line("raw", raw, "sum"),
      line(deal.multiplier > 1 ? "times" : "total", total, "total"),
    ),
  );
}

/**
 * The deal is counted; one press shuffles for the next.
 *
 * @param {Context} ctx
 * @param {View} view
 * @returns {VNode|null}
 */
export function summarySheet(ctx, view) {
  const { t, actions } = ctx;
  const deal = view.deals.at(-1);
  if (!deal) return null;
  return sheet(
    "summary",
    t("summary-title", { deal: deal.deal }),
    headline(ctx, view, deal),
    dealTable(ctx, view, deal),
    writtenSlate(ctx, view, view.scores),
    standing(ctx, view),
    h(
      "div.row",
      null,
      bigButton(t("next-deal"), () => actions.next(), "primary"),
    ),
  );
}

/**
 * A match is worth a line of its own.
 *
 * @param {Context} ctx
 * @param {View} view
 * @param {DealScore} deal
 * @returns {VNode|null}
 */
function headline({ t }, view, deal) {
  const [us, them] = ours(view, deal.tricks);
  if (us === 9) return h("p.headline", null, t("match-us"));
  return them === 9 ? h("p.headline", null, t("match-them")) : null;
}

/**
 * The slate as it stands now; where it lies beside the carpet anyway, the style leaves this one out.
 *
 * @param {Context} ctx
 * @param {View} view
 * @param {Pair} scores by team
 * @returns {VNode}
 */
function writtenSlate({ t, model }, view, scores) {
  const [us, them] = ours(view, scores);
  return h(
    "div.slate.full.slate-small",
    { key: "slate", role: "group", "aria-label": t("score-label", { us, them }) },
    h(
      "div.slate-board",
      null,
      slateHalf(model, view, { label: t("us"), names: "", score: us, side: "us" }),
      slateHalf(model, view, { label: t("them"), names: "", score: them, side: "them" }),
    ),
  );
}

/**
 * @param {Context} ctx
 * @param {View} view
 * @returns {VNode}
 */
function standing({ t, model }, view) {
  const [us, them] = ours(view, view.scores);
  return h("p.standing", null, t("standing", { us, them, ...goal(model) }));
}

/**
 * The partie is over.
 *
 * @param {Context} ctx
 * @param {View} view
 * @returns {VNode}
 */
export function endSheet(ctx, view) {
  const { t, actions } = ctx;
  const { result } = view;
  const deal = view.deals.at(-1);
  const won =
    result?.winner === null || result === null ? "draw" : result.winner === view.seat % 2 ? "won" : "lost";
  const [us, them] = ours(view, result?.scores ?? view.scores);
  const [usStrokes, themStrokes] = ours(view, result?.strokes ?? [0, 0]);
  return sheet(
    "end",
    t("end-title", { won }),
    won === "won" && flourish(),
    h("p.end-score", null, h("strong", null, formatNumber(us)), " : ", h("strong", null, formatNumber(them))),
    h("p.hint", null, t(`end-${result?.reason ?? "out"}`)),
    result?.rubicon && h("p.headline", null, t("end-rubicon", { won })),
    usStrokes + themStrokes > 0 && h("p.hint", null, t("end-strokes", { us: usStrokes, them: themStrokes })),
    writtenSlate(ctx, view, result?.scores ?? view.scores),
    deal &&
      h(
        "details.more",
        { key: "last" },
        h("summary", null, t("summary-title", { deal: deal.deal })),
        dealTable(ctx, view, deal),
      ),
    h(
      "div.row",
      null,
      bigButton(t("to-home"), () => actions.home()),
      bigButton(t("again"), () => actions.start(), "primary"),
    ),
  );
}

/**
 * A line with a loop, as scribes close an account.
 *
 * @returns {VNode}
 */
function flourish() {
  const d = "M2 13C40 1 66 3 92 11c14 4.5 20 9 12 11-9 2-13-14 2-18C132-2 168 3 198 11";
  return h("svg.flourish", { viewBox: "0 0 200 24", "aria-hidden": "true" }, h("path", { d, pathLength: 1 }));
}

/**
 * The slate in full, with every deal played so far.
 *
 * @param {Context} ctx
 * @param {View} view
 * @returns {VNode}
 */
export function slateSheet(ctx, view) {
  const { t, actions, model } = ctx;
  const rows = view.deals.map((deal) => {
    const [us, them] = ours(view, deal.total);
    return h(
      "tr",
      { key: deal.deal },
      h("th", { scope: "row" }, deal.deal),
      h(
        "td.left",
        null,
        deal.contract && contractSign(model.settings, deal.contract),
        deal.multiplier > 1 ? `×${deal.multiplier}` : "",
      ),
      h("td", null, formatNumber(us)),
      h("td", null, formatNumber(them)),
    );
  });
  return sheet(
    "slate-sheet",
    t("slate"),
    slate(ctx, view, "full"),
    rows.length > 0 &&
      h(
        "div.scroll",
        { tabindex: 0 },
        h(
          "table.account.deals",
          null,
          h(
            "thead",
            null,
            h(
              "tr",
              null,
              h("th", { scope: "col" }, t("deal")),
              h("th.left", { scope: "col" }, t("contract")),
              h("th", { scope: "col" }, t("us")),
              h("th", { scope: "col" }, t("them")),
            ),
          ),
          h("tbody", null, rows),
        ),
      ),
    h(
      "div.row",
      null,
      bigButton(t("close"), () => actions.open(null), "primary"),
    ),
  );
}
