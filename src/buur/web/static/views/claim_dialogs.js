/**
 * Dialogs of claims of the end or of the rest: before them, with the sum or tricks, and after them.
 */

import { h } from "../browser/dom.js";
import { mustTurnTrick } from "../model/hidden_cards.js";
import { lineOf } from "../model/lines.js";
import { who } from "../text/narration.js";
import { formatNumber } from "../text/numbers.js";
import { bigButton, dialog, miniCards } from "./dialogs.js";

/** @import { Component, Context, TableComponent, View } from "../model/types.js" */
/** @import { VNode } from "../browser/dom.js" */

/** The confirmation of a claim of the end, which loses the partie if it is wrong. @type {TableComponent} */
export function finishDialog(ctx, view) {
  const { t, actions } = ctx;
  const { claim } = view.legal;
  const missing = claim ? claim.target - claim.points : 0;
  const turns = view.legal.turn && mustTurnTrick(view);
  return dialog(
    "finish",
    t("finish-title"),
    claim && sumTable(ctx, view, claim),
    (claim ? sentences(ctx, view, claim) : [t("finish-hint", { target: view.rules.target })]).map((text) =>
      h("p.hint.counted", { key: text }, text),
    ),
    h(
      "div.row",
      null,
      bigButton(t("cancel"), () => actions.open(null), "primary"),
      turns && bigButton(t("do-turn"), () => actions.act({ e: "turned" })),
      bigButton(t("do-finish"), () => actions.act({ e: "finished" }), missing > 0 ? "danger" : "plain"),
    ),
  );
}

/**
 * The points on the slate and of this deal, their sum, the target and what is missing.
 *
 * @param {Context} ctx
 * @param {View} view
 * @param {NonNullable<View["legal"]["claim"]>} claim
 * @returns {VNode}
 */
function sumTable({ t }, view, { points, before, target }) {
  // Melds are chalked as they are told: the slate beside the dialog has them already.
  const chalked = view.chalked?.[lineOf(view, view.seat) ?? 0] ?? before;
  const slate = chalked <= points ? chalked : before;
  const row = (/** @type {string} */ key, /** @type {number} */ value, /** @type {string} */ kind) =>
    h("tr", { key, class: kind }, h("th", { scope: "row" }, t(key)), h("td", null, formatNumber(value)));
  return h(
    "table.account.claim-sum",
    null,
    h(
      "tbody",
      null,
      row("claim-before", slate, "add"),
      row("claim-deal", points - slate, "add"),
      row("claim-points", points, "sum"),
      row("claim-target", target, "told"),
      target > points && row("claim-missing", target - points, "total"),
    ),
  );
}

/**
 * What a claim of the end would do now, and what the trick on the table could add to it.
 *
 * @param {Context} ctx
 * @param {View} view
 * @param {NonNullable<View["legal"]["claim"]>} claim
 * @returns {string[]}
 */
function sentences({ t }, { legal, phase, leader, names }, { points, open, boss, target }) {
  const missing = target - points;
  const others = phase === "count" ? "other" : "lead";
  const by = legal.turn ? "you" : others;
  const may = missing > 0 && boss >= missing ? "finish-boss" : "finish-missing";
  return [
    t(missing > 0 ? may : "finish-reached", { target, missing, boss }),
    ...(open > 0 ? [t("finish-open", { open, by, name: names[leader ?? 0] ?? "" })] : []),
  ];
}

/** The confirmation of a claim of the rest, which loses these tricks if it is wrong. @type {TableComponent} */
export function solderDialog({ t, actions }, view) {
  const stake = view.legal.solder_stake;
  const known = stake?.points === null ? "no" : "yes";
  return dialog(
    "solder",
    t("solder-title"),
    stake && h("p.headline.stake", null, t("solder-stake", { tricks: stake.tricks, points: stake.points ?? 0, known })),
    h("p.hint", null, t("solder-hint")),
    stake && stake.trumps > 0 && h("p.hint.counted", null, t("solder-trumps", { trumps: stake.trumps, known })),
    h(
      "div.row",
      null,
      bigButton(t("cancel"), () => actions.open(null), "primary"),
      bigButton(t("do-solder"), () => actions.act({ e: "soldered" }), stake?.sure ? "plain" : "danger"),
    ),
  );
}

/** The dialog after a wrong claim: play on for the match, or take the partie. @type {Component} */
export function insistDialog({ t, actions }) {
  return dialog(
    "insist",
    t("insist-title"),
    h("p.hint", null, t("insist-hint")),
    h(
      "div.row",
      null,
      bigButton(t("insist-yes"), () => actions.act({ e: "insisted", insist: true })),
      bigButton(t("insist-no"), () => actions.act({ e: "insisted", insist: false }), "primary"),
    ),
  );
}

/** The dialog with all hands, after a claim of the remaining tricks. @type {TableComponent} */
export function openHandsDialog(ctx, view) {
  const { t, actions } = ctx;
  const { solder } = view;
  const hands = solder?.hands ?? [];
  const claimer = solder?.seat ?? 0;
  return dialog(
    "open",
    t("open-title", { ...who(ctx, claimer), valid: solder?.valid ? "yes" : "no" }),
    hands.map(
      (cards, seat) =>
        cards.length > 0 &&
        h(
          "div.open-hand",
          { key: seat, class: seat === claimer ? "claimer" : "" },
          h("span", null, who(ctx, seat).name),
          miniCards(ctx, cards),
        ),
    ),
    view.legal.count &&
      h(
        "div.row",
        null,
        bigButton(t("do-count"), () => actions.act({ e: "counted" }), "primary"),
      ),
  );
}
