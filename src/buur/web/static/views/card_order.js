/**
 * Order and points of the cards: a row of small cards, the dialog of the contract, the worth of a trick.
 */

import { bigButton, dialog, miniCards } from "./dialogs.js";
import { h } from "../browser/dom.js";
import { orderKey, ordersOf, trickPoints } from "../model/card_order.js";
import { SUITS } from "../model/cards.js";
import { relation } from "../model/lesson_situations.js";
import { contractName, suitWord } from "../text/cards.js";
import { capital } from "../text/contract_names.js";
import { who } from "../text/narration.js";
import { formatNumber } from "../text/numbers.js";

/** @import { Component, Context, OptionalComponent, SuitOrder } from "../model/types.js" */
/** @import { VNode } from "../browser/dom.js" */

/**
 * Cards in their order, the highest first, with their points.
 *
 * @param {Context} ctx
 * @param {[string, number][]} cards
 * @returns {VNode}
 */
export function rankedCards(ctx, cards) {
  return h(
    "ol",
    { vars: { "--cards": cards.length } },
    cards.map(([card, points]) =>
      h("li", { key: card }, miniCards(ctx, [card]), h("span.order-points", { class: points ? null : "nil" }, formatNumber(points))),
    ),
  );
}

/** The order of the cards in the contract that is played. @type {Component} */
export function cardOrderDialog(ctx) {
  const { t, model, actions } = ctx;
  const contract = model.view?.contract;
  const found = model.explained?.[orderKey(model)];
  const orders = ordersOf(model);
  const help = contract ? helpOf(ctx, contract) : "";
  return dialog(
    "values",
    contract ? capital(contractName(model.settings, contract, t)) : t("values-title"),
    help && h("p.hint", null, help),
    !orders && h("p.hint", { role: "status" }, t(found?.failed ? "rules-failed" : "rules-loading")),
    orders?.next && h("h3", null, t("values-now")),
    orders && groups(ctx, orders.now),
    orders?.next && h("h3", null, t("values-next")),
    orders?.next && groups(ctx, orders.next),
    found?.order && h("p.hint", null, t("values-sum", { total: found.order.total, last: found.order.last })),
    h(
      "div.row",
      null,
      found?.failed && bigButton(t("rules-again"), () => actions.open("values")),
      bigButton(t("close"), () => actions.open(null), "primary"),
    ),
  );
}

/**
 * The sentence about a kind of contract; "" where the name says it.
 *
 * @param {Context} ctx
 * @param {string} contract
 * @returns {string}
 */
function helpOf({ t, model }, contract) {
  const [kind = "", rest = ""] = contract.split(":");
  const suit = SUITS.includes(rest) ? suitWord(model.settings, rest) : "";
  const key = suit || !rest ? `contract-${kind}.help` : `contract-${kind}-${rest}.help`;
  return t.has(key) ? t(key, { suit }) : "";
}

/** @param {Context} ctx @param {SuitOrder[]} order @returns {VNode[]} */
function groups(ctx, order) {
  return order.map(({ suits, trump, cards }) =>
    h(
      "section.order",
      { key: suits.join("") },
      h("p.order-suits", null, groupName(ctx, suits, trump)),
      rankedCards(ctx, cards.map(([rank, points]) => [`${suits[0]}${rank}`, points])),
    ),
  );
}

/** @param {Context} ctx @param {string[]} suits @param {boolean} trump @returns {string} */
function groupName({ t, model }, suits, trump) {
  if (suits.length === SUITS.length) return t("values-all");
  const names = suits.map((suit) => t("suit-name", { suit: suitWord(model.settings, suit) })).join(", ");
  return trump ? t("values-trump", { suits: names }) : capital(names);
}

/** What the trick is worth and who wins it, in beginner's mode. @type {OptionalComponent} */
export function trickWorth(ctx) {
  const { t, model } = ctx;
  const { settings, trick } = model;
  const points = settings.beginner ? trickPoints(model) : null;
  if (points === null || !trick?.cards.length || trick.winning === null) return null;
  const named = { name: who(ctx, trick.winning).name, relation: relation(model, trick.winning) };
  return h("span.trick-worth", { key: "worth" }, t("trick-worth", { points, done: trick.done ? "yes" : "no", ...named }));
}
