/**
 * The places of the cards in one's own hand: fixed while cards leave.
 */

/** Suits alternate in colour, so that neighbours never blend. */
const HAND_ORDER = "SHCD";
const RANKS = "6789TJQKA";

/**
 * Keep the places of the cards; lay them out afresh when there are new ones.
 *
 * @param {string[]} slots
 * @param {string[]} hand
 * @returns {string[]}
 */
export function placeCards(slots, hand) {
  if (hand.every((card) => slots.includes(card))) return slots;
  return [...hand].sort((a, b) => place(a) - place(b));
}

/**
 * @param {string} card
 * @returns {number}
 */
function place(card) {
  return HAND_ORDER.indexOf(card[0] ?? "") * RANKS.length + (RANKS.length - 1 - RANKS.indexOf(card[1] ?? ""));
}

/**
 * The slot nearest to `from` that still holds a card.
 *
 * @param {number} from
 * @param {string[]} slots
 * @param {string[]} hand
 * @returns {number}
 */
export function nearestCard(from, slots, hand) {
  const full = slots.flatMap((card, slot) => (hand.includes(card) ? [slot] : []));
  const distance = (/** @type {number} */ slot) => Math.abs(slot - from);
  return full.reduce((best, slot) => (distance(slot) < distance(best) ? slot : best), full[0] ?? 0);
}
