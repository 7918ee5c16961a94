/**
 * The question that the table asks the player now, and the acts that the page sends without asking.
 */

import { trumpOf } from "./cards.js";
import { option } from "./rules.js";

/** @import { Act, Model, Prompt as Asked } from "./types.js" */

/**
 * The dialog that the game shows on the table; null if there is none.
 *
 * No dialog covers a complete trick before it is cleared.
 *
 * @param {Model} model
 * @returns {Asked}
 */
export function currentPrompt(model) {
  const { view, trick } = model;
  if (!view || trick?.done) return null;
  const { legal } = view;
  if (model.unsent) return "unsent";
  if (view.phase === "over" || view.result) return "end";
  if (legal.contribute && view.counted > model.seen) return "summary";
  if (view.solder && view.phase === "count") return "open";
  if (legal.insist) return "insist";
  if (legal.cut) return "cut";
  if (legal.declare) return mayDeclare(legal) ? "melds" : null;
  const staged = question(legal);
  if (staged) return staged;
  if (legal.contracts?.length || legal.push) return "choose";
  if (legal.melds?.length && legal.cards?.length && model.declare === null) return "melds";
  if (legal.count && !countsAlone(model)) return "count";
  return null;
}

/**
 * The question of a stage that not every game has.
 *
 * @param {import("./types.js").Legal} legal
 * @returns {import("./types.js").Staged|null}
 */
function question(legal) {
  if (legal.passes || legal.bids?.length) return "bid"; // with contracts to name: they come with it
  if (legal.predict) return "predict";
  if (legal.answers?.length) return "join";
  if (legal.exchange) return "exchange";
  if (legal.discard) return "discard";
  if (legal.call?.length) return "call";
  if (legal.owned) return "own";
  return legal.renounce ? "renounce" : null;
}

/**
 * Whether the count of the deal is the player's only possible act, which then needs no question.
 *
 * @param {Model} model
 * @returns {boolean}
 */
function countsAlone({ view }) {
  const legal = view?.legal;
  return Boolean(legal?.count) && !legal?.finish && !legal?.stoeck && !legal?.berg;
}

/**
 * The act that the page sends without asking. It contributes to the shuffle before the first deal,
 * and before the others once the summary is closed. It declares no melds if there are none. It has
 * the deal counted if the player can do nothing else.
 *
 * @param {Model} model
 * @param {() => string} nonce fresh randomness as hex
 * @returns {Act|null}
 */
export function automaticAct(model, nonce) {
  const { view } = model;
  if (!view) return null;
  if (view.legal.contribute && view.counted <= model.seen) return { e: "contributed", nonce: nonce() };
  if (view.legal.declare && !mayDeclare(view.legal)) return { e: "declared" };
  if (countsAlone(model) && !view.solder) return { e: "counted" };
  return null;
}

/**
 * Whether the player may declare a meld now, held or false.
 *
 * @param {import("./types.js").Legal} legal
 * @returns {boolean}
 */
export function mayDeclare({ melds, false_melds }) {
  return Boolean(melds?.length || false_melds?.length);
}

/**
 * Whether a meld of these cards would be a false one.
 *
 * @param {import("./types.js").Legal} legal
 * @param {string[]} cards
 * @returns {boolean}
 */
export function isFalse({ false_melds = [] }, cards) {
  return false_melds.some((meld) => meld.cards.join() === cards.join());
}

/**
 * The act of playing a card, with the melds declared and the stöck called with it.
 *
 * @param {Model} model
 * @param {string} card
 * @returns {Act}
 */
export function playAct(model, card) {
  const legal = model.view?.legal ?? {};
  // If the lead also names trumps, there was no question about melds: the best are declared.
  const melds = mayDeclare(legal) ? (model.declare ?? model.ticked) : [];
  const called = legal.stoeck_cards?.includes(card) || hasStoeck(model, melds);
  return { e: "played", card, melds, stoeck: model.stoeck && called };
}

/**
 * The act of declaring melds apart from a card.
 *
 * @param {Model} model
 * @param {string[][]} melds
 * @returns {Act}
 */
export function declareAct(model, melds) {
  return { e: "declared", melds, stoeck: model.stoeck && hasStoeck(model, melds) };
}

/**
 * Whether the true ones of these melds contain the stöck, in rules that count it with them.
 *
 * @param {Model} model
 * @param {string[][]} melds
 * @returns {boolean}
 */
export function hasStoeck(model, melds) {
  const trump = trumpOf(model.view?.contract ?? null);
  const cards = melds.filter((meld) => !isFalse(model.view?.legal ?? {}, meld)).flat();
  if (!trump || option(model, "stock") !== true || option(model, "stock_with_meld") !== true) return false;
  return cards.includes(`${trump}Q`) && cards.includes(`${trump}K`);
}

/**
 * Whether the account of the deal closes by itself after a while.
 *
 * @param {Model} model
 * @returns {boolean}
 */
export function autoAdvances(model) {
  const wanted = model.settings.advance === "auto" && !model.halted && !model.opened;
  return wanted && currentPrompt(model) === "summary";
}

/**
 * @param {import("./types.js").Pace} pace
 * @returns {number} milliseconds before the account of a deal closes by itself
 */
export function readingTime(pace) {
  return { slow: 14_000, normal: 9000, fast: 6000, tap: 14_000 }[pace];
}

/**
 * The pace that the page wants of the bots; a rest that is laid down is played fast.
 *
 * @param {Model} model
 * @returns {import("./types.js").Pace}
 */
export function paceOf({ settings, resting, view }) {
  return resting !== null && resting === view?.deal ? "fast" : settings.pace;
}

/**
 * Whether the player may lay the rest down; the last card alone is as quickly played.
 *
 * @param {Model} model
 * @returns {boolean}
 */
export function canLayRest({ view, resting, lifted }) {
  return Boolean(view?.legal.rest) && (view?.hand.length ?? 0) > 1 && resting !== view?.deal && lifted === null;
}

/** Factor of the times for which the page shows something. */
const FACTORS = { slow: 1.7, normal: 1, fast: 0.25, tap: 1 };

/**
 * @param {import("./types.js").Pace} pace
 * @returns {number} milliseconds for which a complete trick stays on the table, unless it waits for a tap
 */
export function trickTime(pace) {
  return 1300 * FACTORS[pace];
}

/**
 * Whether a tap on the table clears a complete trick or lets a bot act.
 *
 * @param {Model} model
 * @returns {boolean}
 */
export function waitsForTap({ trick, held, v, opened }) {
  return !opened && (Boolean(trick?.done) || (held !== null && held === v));
}

/** @type {Record<string, number>} */
const PAUSES = {
  pushed: 900,
  chosen: 1200,
  bid: 1000,
  passed: 700,
  doubled: 1200,
  predicted: 500,
  joined: 800,
  exchanged: 800,
  robbed: 900,
  discarded: 700,
  called: 1200,
  owned: 1200,
  renounced: 1000,
  married: 1000,
  turned: 900,
  objected: 1200,
  ruled: 3000,
  finished: 1500,
  soldered: 3000,
  stoeck: 900,
};

/**
 * The time before the next event is shown, in milliseconds.
 *
 * @param {Pick<import("./types.js").Settings, "pace"|"still">} settings without motion, only the server waits
 * @param {{e: string, said?: unknown[]}} event
 * @param {boolean} completes whether it completed a trick
 * @returns {number}
 */
export function pause({ pace, still }, event, completes) {
  const factor = still ? 0 : FACTORS[pace];
  if (completes) return factor * 1300;
  if (event.e === "played") return factor * (event.said?.length ? 1100 : 420);
  if (event.e === "declared") return factor * (event.said?.length ? 1100 : 200);
  return factor * (PAUSES[event.e] ?? 0);
}
