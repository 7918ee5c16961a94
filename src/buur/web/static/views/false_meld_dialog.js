/**
 * Dialog and buttons for claiming a false meld, in rules that allow and penalise it.
 */

import { suitWord } from "../text/cards.js";
import { buttons } from "./contract_tree_dialog.js";
import { bigButton, crossMelds, miniCards, dialog } from "./dialogs.js";
import { h } from "../browser/dom.js";
import { capital } from "../text/contract_names.js";
import { claim, declaration, groupOf, missing } from "../model/false_melds.js";
import { declareAct, isFalse } from "../model/prompt.js";
import { option } from "../model/rules.js";

/** @import { Component, Context, OptionalTableComponent, View } from "../model/types.js" */
/** @import { VNode } from "../browser/dom.js" */

/** @type {OptionalTableComponent} */
export function falseMeldDialog(ctx, view) {
  const { t, model, actions } = ctx;
  const { meld } = claim(model);
  if (!meld) return null;
  const { melds, points } = declaration(model, meld, crossMelds(model));
  const say = () => (view.legal.declare ? actions.act(declareAct(model, melds)) : actions.declare(melds));
  return dialog(
    "false-meld",
    t("false-meld-title"),
    h("p.hint", { key: "cost" }, t("false-meld-cost", { show: String(option(model, "meld_show")) })),
    fields(ctx),
    h(
      "p.meld.claimed",
      { key: "claimed" },
      miniCards(ctx, meld.cards),
      h("span.meld-name", { role: "status" }, t("false-meld-missing", { count: missing(model, meld).length })),
      h("span.meld-points", null, t("points-short", { points: meld.points })),
    ),
    points > 0 && h("p.hint", { key: "with" }, t("false-meld-with", { points })),
    buttons(
      bigButton(t("do-false-meld", { points: meld.points + points }), say),
      bigButton(t("step-back"), () => actions.open(null), "primary"),
    ),
  );
}

/**
 * The part of the dialog of melds about false ones, with the link to a claim.
 *
 * @param {Context} ctx
 * @param {View} view
 * @returns {import("../browser/dom.js").Child}
 */
export function claimLink({ t, actions }, { legal }) {
  const click = () => actions.open("false-meld");
  return [
    !legal.melds?.length && h("p.hint", { key: "none" }, t("melds-no-meld")),
    Boolean(legal.false_melds?.length) && h("button.link", { key: "false", type: "button", on: { click } }, t("false-meld-other")),
  ];
}

/**
 * The buttons beside the cards: a claim without a dialog of melds, a new decision about melds, and
 * their withdrawal.
 *
 * @param {Context} ctx
 * @param {View} view
 * @returns {import("../browser/dom.js").Child}
 */
export function claimChips({ t, model, actions }, { legal }) {
  const { declare } = model;
  const chip = (/** @type {string} */ key, /** @type {string} */ text, /** @type {() => void} */ click) =>
    h("button.chip", { key, type: "button", on: { click } }, text);
  const ready = Boolean(legal.cards?.length && legal.false_melds?.length);
  const made = declare?.some((meld) => isFalse(legal, meld))
    ? t("melds-change-false")
    : t("melds-change", { count: declare?.length ?? 0 });
  return [
    ready && declare !== null && chip("melds", made, () => actions.declare(null)),
    ready && declare === null && !legal.melds?.length && chip("false-meld", t("false-meld-short"), () => actions.open("false-meld")),
    legal.withdraw && chip("withdraw", t("melds-withdraw"), () => actions.act({ e: "declared" })),
  ];
}

/** The lists for kind, suit and height of the meld. @type {Component} */
function fields(ctx) {
  const { t, model } = ctx;
  const { groups, suits, tops, meld } = claim(model);
  const group = meld ? groupOf(meld) : "";
  const top = meld?.cards.at(-1)?.charAt(1) ?? "";
  const suit = meld?.cards[0]?.charAt(0) ?? "";
  const height = (/** @type {string} */ rank) =>
    group === "four" ? t("meld-four", { rank }) : t("say-top", { rank });
  const kind = (/** @type {{group:string, points:number}} */ one) => {
    const name = t("say-shape", { shape: one.group });
    return one.group === "four" ? name : t("false-meld-kind", { name, points: one.points });
  };
  return h(
    "div.claim-fields",
    { key: "fields" },
    list(ctx, "group", group, groups.map((one) => [one.group, kind(one)])),
    suits.length > 0 &&
      list(ctx, "suit", suit, suits.map((one) => [one, capital(t("suit-name", { suit: suitWord(model.settings, one) }))])),
    list(ctx, "top", top, tops.map((rank) => [rank, capital(height(rank))])),
  );
}

/**
 * @param {Context} ctx
 * @param {"group"|"suit"|"top"} name
 * @param {string} value
 * @param {string[][]} values each with its text
 * @returns {VNode}
 */
function list({ t, model, actions }, name, value, values) {
  const change = (/** @type {Event} */ event) =>
    actions.draft({
      claimed: { ...model.draft.claimed, [name]: /** @type {HTMLSelectElement} */ (event.target).value },
    });
  return h(
    "label.field",
    { key: name },
    h("span", null, t(`false-meld-${name}`)),
    h("select", { value, on: { change } }, values.map(([one = "", text]) => h("option", { key: one, value: one }, text))),
  );
}
