/**
 * Proof of the draw before the first deal: who deals first, the cards drawn, and who sits where.
 */

import { hex, randomNumber } from "./fair_numbers.js";

/** @import { LogEntry, View } from "./types.js" */
/** @import { Hash } from "./fair_numbers.js" */

/** @typedef {{teams:boolean, dealer:"high"|"low"|"lot"|"scribe"}} DrawRule `teams`: whether cards are drawn for partners */

/**
 * @typedef {object} SealedDraw what the events said about the draw
 * @property {string} digest seen before the draw
 * @property {DrawRule} rule seen before the draw
 * @property {string} seed seen after it
 * @property {string[]} nonces by seat before the draw, empty where a seat added nothing
 * @property {number} dealer
 * @property {string[]|null} drawn by seat: the cards drawn; null where the dealer was drawn by lot
 * @property {number[]|null} previous by seat: the seat of its player before the draw; null where nobody moved
 * @property {boolean} live whether this page was at the table when its own seat contributed
 * @property {string[]|null} names by seat before the draw; null if this page was not at the table
 */

/** Number of draws of cards that are tried; a draw that ties is repeated. */
const ATTEMPTS = 99;
const RANKS = "6789TJQKA";

/**
 * The draw before the first deal, as this page saw it; null where nothing was sealed for it.
 *
 * @param {LogEntry[]} log
 * @param {Pick<View, "seat"|"names">} view
 * @returns {SealedDraw|null}
 */
export function sealedDraw(log, { seat, names }) {
  const at = log.findIndex(({ event }) => event.e === "opened");
  const before = log.slice(0, Math.max(at, 0));
  const sealed = /** @type {any} */ (before.find(({ event }) => event.e === "sealed")?.event);
  const revealed = log.slice(at).find(({ event }) => event.e === "revealed")?.event;
  if (!sealed?.draw || !revealed) return null;
  const nonces = names.map(() => "");
  const given = before.filter(({ event }) => event.e === "contributed");
  for (const { event } of given) nonces[Number(event.seat)] = String(event.nonce);
  const { dealer, drawn = null, previous_seats: previous = null } = /** @type {any} */ (log[at]?.event);
  const own = previous?.[seat] ?? seat;
  const live = given.some(({ event, names: known }) => event.seat === own && !!known);
  return { digest: sealed.digest, rule: sealed.draw, seed: String(revealed.seed), nonces, dealer, drawn, previous, live, names: log[at]?.names ?? null };
}

/**
 * @param {SealedDraw} draw
 * @param {string[]} cards of the pack, by number
 * @param {Hash} hash
 * @returns {Promise<boolean>} whether dealer and cards follow from its seed and the contributions
 */
export async function checkDraw(draw, cards, hash) {
  if (hex(await hash(`buur-seed:${draw.seed}`)) !== draw.digest) return false;
  const right = await drawOf(draw, cards, hash);
  return right !== null && right.dealer === draw.dealer && `${right.drawn}` === `${draw.drawn}`;
}

/**
 * Whether everybody sits where the cards drawn for partners say; null where they say nothing.
 *
 * @param {SealedDraw} draw
 * @param {string[]} cards of the pack, by number
 * @param {Pick<View, "seat"|"names">} view
 * @param {Set<string>} given contributions that this page has made
 * @param {Hash} hash
 * @returns {Promise<boolean|null>}
 */
export async function checkSeats(draw, cards, { seat, names }, given, hash) {
  const { rule, nonces, previous, live } = draw;
  if (!rule.teams) return null;
  if (!previous) return false;
  const right = await drawOf(draw, cards, hash);
  const isOwn = !live || given.has(nonces[previous[seat] ?? 0] ?? "");
  const moved = !draw.names || previous.every((before, after) => draw.names?.[before] === names[after]);
  return `${right?.previous}` === `${previous}` && isOwn && moved;
}

/**
 * The draw that seed and contributions give, by the rule that was told before them.
 *
 * @param {Pick<SealedDraw, "seed"|"nonces"|"rule">} draw
 * @param {string[]} cards
 * @param {Hash} hash
 * @returns {Promise<Pick<SealedDraw, "dealer"|"drawn"|"previous">|null>} null where all attempts tie
 */
async function drawOf({ seed, nonces, rule }, cards, hash) {
  let used = 0;
  const seats = nonces.length;
  const next = async (/** @type {number} */ bound) => Math.floor((await randomNumber(`buur-draw:${seed}:${nonces.join()}:${used++}`, hash)) * bound);
  const lot = () => (rule.dealer === "scribe" ? 0 : next(seats));
  const byCards = rule.dealer === "high" || rule.dealer === "low";
  if (!rule.teams && !byCards) return { dealer: await lot(), drawn: null, previous: null };
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const pack = [...cards];
    for (let place = pack.length - 1; place > 0; place--) {
      const other = await next(place + 1);
      [pack[place], pack[other]] = [pack[other] ?? "", pack[place] ?? ""];
    }
    const found = pack.slice(0, seats);
    const previous = rule.teams ? seating(found, await next(seats)) : null;
    const drawn = previous ? previous.map((seat) => found[seat] ?? "") : found;
    if (rule.teams && !dividesTeams(drawn)) continue;
    const dealer = byCards ? dealerBy(drawn, rule.dealer === "high" ? 1 : -1) : await lot();
    if (dealer !== null) return { dealer, drawn, previous };
  }
  return null;
}

/**
 * @param {string[]} found the cards by seat before the draw
 * @param {number} turn by how many seats the seating is turned
 * @returns {number[]} by seat the seat of its player before: the two highest cards play together
 */
function seating(found, turn) {
  const [first = 0, second = 0, third = 0, fourth = 0] = found.map((_, seat) => seat).sort((a, b) => rank(found[b]) - rank(found[a]) || a - b);
  const order = [first, third, second, fourth];
  return [...order.slice(turn), ...order.slice(0, turn)];
}

/** @param {string[]} drawn by seat @returns {boolean} whether the two highest cards belong to one team */
function dividesTeams(drawn) {
  const [a = 0, b = 0, c = 0, d = 0] = drawn.map(rank);
  return Math.min(a, c) > Math.max(b, d) || Math.min(b, d) > Math.max(a, c);
}

/**
 * @param {string[]} drawn by seat
 * @param {1|-1} sign whether the highest or the lowest card deals
 * @returns {number|null} the dealer; null if a tie needs another draw
 */
function dealerBy(drawn, sign) {
  const ranks = drawn.map((card) => sign * rank(card));
  const best = Math.max(...ranks);
  return ranks.indexOf(best) === ranks.lastIndexOf(best) ? ranks.indexOf(best) : null;
}

/** @param {string} [card] @returns {number} */
function rank(card) {
  return RANKS.indexOf(card?.[1] ?? "?");
}
