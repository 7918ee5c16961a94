/**
 * Dialog of the auction: the bids made, and the bids allowed with their worth.
 */

import { backButton, buttons, dialogStep, contractTiles } from "./contract_tree_dialog.js";
import { hintMark } from "./hint.js";
import { bigButton, dialog } from "./dialogs.js";
import { h } from "../browser/dom.js";
import { bidName, bidText, capital, familyName } from "../text/contract_names.js";
import { who } from "../text/narration.js";
import { hintTarget } from "../model/hint.js";

/** @import { Context, TableComponent, View } from "../model/types.js" */
/** @import { VNode } from "../browser/dom.js" */
/** @typedef {NonNullable<import("../model/types.js").Legal["bids"]>[number]} Biddable */

/** @type {TableComponent} */
export function bidDialog(ctx, view) {
  const { t, model, actions } = ctx;
  const { bids = [], contracts = [] } = view.legal;
  const path = model.draft.path ?? "";
  const found = bids.findIndex(({ height }) => height === model.draft.height);
  const at = Math.max(0, found);
  const bid = bids[at];
  const doubled = view.auction?.factor ?? 1;
  const act = (/** @type {string|undefined} */ contract) =>
    actions.act({ e: "bid", height: bid?.height, ...(contract && { contract }) });
  const made = dialog(
    "bid",
    path ? familyName(ctx, path) : t("bid-title"),
    !path && said(ctx, view),
    bid && !path && stepper(ctx, bids, at),
    !bid && doubled > 1 && h("p.stakes", { key: "stakes" }, t("bid-stakes", { worth: view.auction?.worth ?? 0 })),
    bid && contractTiles(ctx, contracts, act),
    buttons(
      backButton(ctx, contracts),
      !path && view.legal.passes && marked(ctx, "passed", bigButton(t("do-pass"), () => actions.act({ e: "passed" }))),
      !path && view.legal.double && marked(ctx, "doubled", doubleButton(ctx, view)),
      bid && contracts.length === 0 && marked(ctx, "bid", bidButton(ctx, bid, () => act(undefined))),
    ),
  );
  return dialogStep(made, path);
}

/**
 * @param {Context} ctx
 * @param {Biddable} bid
 * @param {() => void} click
 * @returns {VNode}
 */
function bidButton(ctx, bid, click) {
  return bigButton(ctx.t("do-bid", { bid: bidName(ctx, bid.height) }), click, "primary");
}

/**
 * @param {Context} ctx
 * @param {string} e the act of the button
 * @param {VNode} button
 * @returns {VNode}
 */
function marked({ model }, e, button) {
  const advised = hintTarget(model) === e;
  return h(`span.marked.${e}`, { key: e, class: advised ? "advised" : null }, button, advised && hintMark());
}

/** @type {TableComponent} */
function doubleButton({ t, actions }, view) {
  const again = (view.auction?.factor ?? 1) > 1;
  return bigButton(t("do-double", { again: again ? "yes" : "no" }), () => actions.act({ e: "doubled" }));
}

/**
 * The last call of each player, in playing order.
 *
 * @param {Context} ctx
 * @param {View} view
 * @returns {VNode|false}
 */
function said(ctx, view) {
  const calls = view.auction?.calls ?? [];
  const last = new Map(calls.map((call) => [call.seat, call]));
  if (last.size === 0) return h("p.hint", { key: "calls" }, ctx.t("bid-none-yet"));
  return h(
    "ul.calls",
    { key: "calls", "aria-label": ctx.t("bids-so-far") },
    [...last.values()].map((call) =>
      h(
        "li",
        {
          key: call.seat,
          class: [call.call, call.seat === view.auction?.top?.seat && "top", call.seat === view.seat && "own"]
            .filter(Boolean)
            .join(" "),
        },
        h("span", null, who(ctx, call.seat).name),
        h("strong", null, words(ctx, call)),
      ),
    ),
  );
}

/**
 * @param {Context} ctx
 * @param {import("../model/types.js").Call} call
 * @returns {string}
 */
function words(ctx, call) {
  if (call.call === "bid") return capital(bidText(ctx, call));
  return ctx.t(call.call === "pass" ? "say-passed" : "say-doubled");
}

/**
 * The control for the height of a bid: steps down and up, a list, and the worth.
 *
 * @param {Context} ctx
 * @param {Biddable[]} bids
 * @param {number} at
 * @returns {VNode}
 */
function stepper(ctx, bids, at) {
  const { t, actions } = ctx;
  const to = (/** @type {number} */ place) => actions.draft({ height: bids[Math.min(Math.max(place, 0), bids.length - 1)]?.height });
  const change = (/** @type {Event} */ event) =>
    actions.draft({ height: /** @type {HTMLSelectElement} */ (event.target).value });
  const bid = bids[at];
  return h(
    "div.stepper",
    { key: "height", role: "group", "aria-label": t("bid-height") },
    stepButton("−", t("bid-lower"), at === 0, () => to(at - 1)),
    h(
      "select",
      { "aria-label": t("bid-height"), value: bid?.height, on: { change } },
      bids.map((one) => h("option", { key: one.height, value: one.height }, priced(ctx, one))),
    ),
    stepButton("+", t("bid-higher"), at === bids.length - 1, () => to(at + 1)),
    bid && bid.goal !== "partie" && h("span.stakes", { key: "stakes" }, t("bid-stakes", { worth: bid.worth })),
  );
}

/**
 * The text of a height in the list, with its worth if the name does not tell it.
 *
 * @param {Context} ctx
 * @param {Biddable} bid
 * @returns {string}
 */
function priced(ctx, { height, goal, worth }) {
  const name = capital(bidName(ctx, height));
  return goal === "partie" || String(worth) === height ? name : `${name} → ${worth}`;
}

/**
 * A button of a stepper. At the end of the range it stays, to keep the focus.
 *
 * @param {string} sign
 * @param {string} label
 * @param {boolean} ended
 * @param {() => void} click
 * @returns {VNode}
 */
export function stepButton(sign, label, ended, click) {
  return h(
    "button.step",
    { key: sign, type: "button", "aria-label": label, "aria-disabled": ended ? "true" : null, on: { click } },
    sign,
  );
}
