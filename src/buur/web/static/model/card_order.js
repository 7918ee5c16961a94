/**
 * Order and points of the cards in the contract that is played, as the server explains them.
 */

/** @import { Model, SuitOrder } from "./types.js" */

/**
 * What the order depends on; null without a contract.
 *
 * @param {Model} model
 * @returns {{contract:string, rules:string, options:Record<string, import("./types.js").OptionValue>, deal:number, led:string|null}|null}
 */
export function wantedOrder({ view, log }) {
  if (!view?.contract || view.contract === "open") return null;
  const { name, options } = view.rules;
  const isFirst = (/** @type {import("./types.js").LogEntry} */ entry) => entry.deal === view.deal && entry.event.e === "played";
  const led = view.contract.startsWith("tutti") ? (log.find(isFirst)?.event.card?.[0] ?? null) : null;
  return { contract: view.contract, rules: name, options, deal: view.deal, led };
}

/** @param {Model} model @returns {string} the key of the order among what was explained */
export function orderKey(model) {
  return `order-${JSON.stringify(wantedOrder(model))}`;
}

/**
 * Whether beginner's mode or a lesson needs the order and has not asked for it.
 *
 * @param {Model} model
 * @returns {boolean}
 */
export function lacksOrder(model) {
  const { settings, view, explained } = model;
  return settings.beginner && view?.phase === "play" && wantedOrder(model) !== null && explained?.[orderKey(model)] === undefined;
}

/**
 * The orders of the present trick, and of the next one where it differs.
 *
 * @param {Model} model
 * @returns {{now:SuitOrder[], next:SuitOrder[]|null}|null} null before the answer
 */
export function ordersOf(model) {
  const found = model.explained?.[orderKey(model)]?.order;
  if (!found) return null;
  const no = model.trick?.no ?? 1;
  const [now = 0, next = now] = found.tricks.slice(no - 1, no + 1);
  return { now: found.orders[now] ?? [], next: next === now ? null : (found.orders[next] ?? null) };
}

/**
 * What the trick on the table is worth so far.
 *
 * @param {Model} model
 * @returns {number|null} null before it is known
 */
export function trickPoints(model) {
  const orders = ordersOf(model);
  const found = model.explained?.[orderKey(model)]?.order;
  if (!orders || !found || !model.trick) return null;
  const worth = (/** @type {string} */ card) =>
    orders.now.find(({ suits }) => suits.includes(card[0] ?? ""))?.cards.find(([rank]) => rank === card[1])?.[1] ?? 0;
  const cards = model.trick.cards.reduce((sum, [card]) => sum + worth(card), 0);
  return cards + found.trick + (model.trick.no === found.tricks.length ? found.last : 0);
}
