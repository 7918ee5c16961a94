/**
 * Slots of the player's own cards: a card keeps its slot while others leave the hand.
 *
 * The slots follow from the dealt cards, the chosen order and the trump alone, so the hand looks the
 * same after a reload.
 */

import { RANKS, trumpOf } from "./cards.js";

/** @import { Sort } from "./types.js" */
/** @typedef {{sort: Sort, contract: string|null}} Order */

/** The black suits; suits alternate in colour, to tell neighbours apart. */
const BLACK = ["S", "C"];
const RED = ["H", "D"];
const TRUMPS = ["6", "7", "8", "T", "Q", "K", "A", "9", "J"];

/**
 * The slots of a hand in the chosen order; played cards keep theirs until new cards are dealt.
 *
 * @param {string[]} slots
 * @param {string[]} hand
 * @param {Order} [order]
 * @param {string[]} [dealt] the hand after dealing, if it is known
 * @returns {string[]}
 */
export function assignSlots(slots, hand, order = { sort: "suits", contract: null }, dealt = hand) {
  const known = (/** @type {string[]} */ cards) => hand.every((card) => cards.includes(card));
  const cards = known(slots) ? slots : known(dealt) ? dealt : hand;
  const trump = order.sort === "trumps" ? trumpOf(order.contract) : "";
  const suits = evenOrder(cards, alternating(cards, trump), trump);
  const placed = [...cards].sort((a, b) => compare(a, b, suits, order.sort, trump));
  return placed.join() === slots.join() ? slots : placed;
}

/**
 * The suits of these cards: trumps first, then black and red in turn as far as possible.
 *
 * @param {string[]} cards
 * @param {string} trump a suit, or ""
 * @returns {string[]}
 */
function alternating(cards, trump) {
  const held = (/** @type {string} */ suit) => cards.some((card) => card[0] === suit);
  const first = (/** @type {string} */ a, /** @type {string} */ b) => +(b === trump) - +(a === trump);
  const black = BLACK.filter(held).sort(first);
  const red = RED.filter(held).sort(first);
  const leads = red.includes(trump) || (red.length > black.length && !black.includes(trump)) ? red : black;
  const follows = leads === red ? black : red;
  return [leads[0], follows[0], leads[1], follows[1]].filter((suit) => suit !== undefined);
}

/**
 * The order of suits, two of them swapped where a hand in two rows would else have a very long one.
 *
 * @param {string[]} cards
 * @param {string[]} usual the suits in turn
 * @param {string} trump with which the order is known
 * @returns {string[]}
 */
function evenOrder(cards, usual, trump) {
  const before = (/** @type {string[]} */ suits, /** @type {number} */ at) => cards.filter(([suit = ""]) => suits.indexOf(suit) < at).length;
  const longer = (/** @type {string[]} */ suits) => Math.min(...suits.map((_, at) => Math.max(before(suits, at), cards.length - before(suits, at))));
  if (trump || longer(usual) < cards.length / 2 + MORE) return usual;
  const orders = usual.flatMap((a) => usual.map((b) => usual.map((one) => (one === a ? b : one === b ? a : one))));
  return orders.reduce((a, b) => (longer(b) < longer(a) ? b : a), usual);
}

/**
 * @param {string} a
 * @param {string} b
 * @param {string[]} suits
 * @param {Sort} sort
 * @param {string} trump
 * @returns {number}
 */
function compare(a, b, suits, sort, trump) {
  const suit = suits.indexOf(a[0] ?? "") - suits.indexOf(b[0] ?? "");
  const ranks = a[0] === trump && b[0] === trump ? TRUMPS : RANKS;
  const rank = ranks.indexOf(b[1] ?? "") - ranks.indexOf(a[1] ?? "");
  return sort === "ranks" ? rank || suit : suit || rank;
}

/** Most cards in two rows, and most in one of more rows than two. */
const TWO_ROWS = 12;
const PER_ROW = 6;
/** So many cards more than half a row may hold for the sake of a suit. */
const MORE = 2;

/**
 * The slots in rows, for a narrow window: two about equal ones, and no suit in both if that goes.
 *
 * @param {string[]} slots
 * @param {Sort} sort
 * @returns {string[][]}
 */
export function rowsOf(slots, sort) {
  if (slots.length > TWO_ROWS) {
    return Array.from({ length: Math.ceil(slots.length / PER_ROW) }, (_, i) => slots.slice(PER_ROW * i, PER_ROW * (i + 1)));
  }
  const half = Math.ceil(slots.length / 2);
  const distance = (/** @type {number} */ at) => Math.abs(at - slots.length / 2);
  const ends = slots.flatMap((card, at) => (at && card[0] !== slots[at - 1]?.[0] ? [at] : []));
  const best = ends.reduce((a, b) => (distance(b) < distance(a) ? b : a), ends[0] ?? half);
  const isEven = sort === "ranks" || Math.max(best, slots.length - best) > half + MORE;
  const first = isEven ? half : best;
  return [slots.slice(0, first), slots.slice(first)];
}

/**
 * The slot nearest to `from` that still holds a card.
 *
 * @param {number} from
 * @param {string[]} slots
 * @param {string[]} hand
 * @returns {number}
 */
export function nearestSlot(from, slots, hand) {
  const full = slots.flatMap((card, slot) => (hand.includes(card) ? [slot] : []));
  const distance = (/** @type {number} */ slot) => Math.abs(slot - from);
  return full.reduce((best, slot) => (distance(slot) < distance(best) ? slot : best), full[0] ?? 0);
}
