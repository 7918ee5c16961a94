/**
 * Composition of a false meld: one that the player claims although the hand does not hold it.
 */

import { toggleMeld } from "./meld_selection.js";

/** @import { Meld, Model } from "./types.js" */
/** @typedef {{group:string, points:number}} Group melds distinguished by suit and top, or by rank alone */
/** @typedef {{groups: Group[], suits: string[], tops: string[], meld: Meld|null}} Claim what can be chosen, and what is chosen */

/**
 * The group of a meld: runs by length, and one group for all fours of a kind.
 *
 * @param {Meld} meld
 * @returns {string}
 */
export const groupOf = ({ kind, cards }) => (kind === "four" ? kind : `${kind}${cards.length}`);

/** @param {Meld} meld @returns {string} the rank of its highest card */
const topOf = ({ cards }) => cards.at(-1)?.charAt(1) ?? "";

/** @param {Meld} meld @returns {string} its suit, "" for four of a kind */
const suitOf = ({ kind, cards }) => (kind === "four" ? "" : (cards[0]?.charAt(0) ?? ""));

/**
 * The melds that can be claimed by the draft's choices; an impossible choice becomes the first.
 *
 * @param {Model} model
 * @returns {Claim}
 */
export function claim({ view, draft }) {
  const all = view?.legal.false_melds ?? [];
  const { claimed = {} } = draft;
  const groups = [...new Map(all.map((meld) => [groupOf(meld), meld.points]))]
    .map(([group, points]) => ({ group, points }))
    .sort((one, other) => order(one.group) - order(other.group));
  const group = chosen(groups.map((one) => one.group), claimed.group);
  const alike = all.filter((meld) => groupOf(meld) === group);
  const suits = [...new Set(alike.map(suitOf))].filter(Boolean);
  const suit = chosen(suits, claimed.suit);
  const ranked = alike.filter((meld) => suitOf(meld) === suit);
  const tops = [...new Set(ranked.map(topOf))];
  const top = chosen(tops, claimed.top);
  return { groups, suits, tops, meld: ranked.find((meld) => topOf(meld) === top) ?? null };
}

/**
 * @param {string[]} values
 * @param {string|undefined} wanted
 * @returns {string}
 */
function chosen(values, wanted) {
  return wanted !== undefined && values.includes(wanted) ? wanted : (values[0] ?? "");
}

/** @param {string} group @returns {number} runs by length, then fours */
const order = (group) => (group === "four" ? 100 : Number(group.slice(3)));

/**
 * The cards of a meld that the player neither holds nor has played in this trick.
 *
 * @param {Model} model
 * @param {Meld} meld
 * @returns {string[]}
 */
export function missing({ view }, { cards }) {
  const laid = view?.trick?.cards.filter(([, seat]) => seat === view.seat).map(([card]) => card) ?? [];
  const own = [...(view?.hand ?? []), ...laid];
  return cards.filter((card) => !own.includes(card));
}

/**
 * The declaration with a claim: also the ticked melds, except those that share cards with it.
 *
 * @param {Model} model
 * @param {Meld} meld
 * @param {boolean} cross whether a run and a quartet may share one
 * @returns {{melds: string[][], points: number}} all melds, and the points of the true ones
 */
export function declaration(model, { cards }, cross) {
  const { ticked } = toggleMeld(model, cards, cross);
  const held = (model.view?.legal.melds ?? []).filter((meld) => ticked.some((one) => one.join() === meld.cards.join()));
  return { melds: ticked, points: held.reduce((sum, meld) => sum + meld.points, 0) };
}
