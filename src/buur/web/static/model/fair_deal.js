/**
 * Proof of a sealed deal: what this page saw of it, and the shuffle repeated from the published seed.
 */

import { checkDraw, checkSeats, sealedDraw } from "./fair_draw.js";
import { hex, randomNumber } from "./fair_numbers.js";

/** @import { LogEntry, Model } from "./types.js" */
/** @import { SealedDraw } from "./fair_draw.js" */
/** @import { Hash } from "./fair_numbers.js" */

/**
 * @typedef {object} SealedDeal what the events said about a deal whose seed is published
 * @property {number} deal
 * @property {number} seat the player's own
 * @property {string} digest seen before the cards
 * @property {string} seed seen after them
 * @property {number[]|null} contributors seats that contribute and cut themselves; null in the first protocol: all
 * @property {(string|null)[]} nonces by seat
 * @property {{seat:number, at:number}|null} cut
 * @property {[number, number]|null} bounds fewest and most cards to lift
 * @property {string[]} hand the player's own cards as dealt
 * @property {string} pack the cards by number, two letters each
 * @property {string} order by place of the cut pack: the seat that gets the card
 * @property {boolean} again whether the pack is shuffled a second time
 * @property {string|null} kept the turned card that stayed after a misdeal
 * @property {[number, string][]} played cards with their seats, as far as they come from the hands dealt
 * @property {SealedDraw|null} draw the draw before it, if it is the first deal
 * @property {string[]} names by seat
 */
/** @typedef {"seed"|"own"|"draw"|"seats"|"cut"|"hand"|"others"} CheckName */
/** @typedef {{name:CheckName, ok:boolean}[]} Checks */
/** @typedef {{sealed:SealedDeal, checks:Checks|null}} FairDeal `checks`: null where the browser cannot compute */

/** Acts that move cards between a hand and the cards apart. */
const MOVING = new Set(["exchanged", "discarded", "robbed", "joined", "ruled"]);

/**
 * The last deal whose seed is published, as this page saw it; null after a reload, until the next one.
 *
 * @param {Pick<Model, "log"|"view">} model
 * @returns {SealedDeal|null}
 */
export function lastSealedDeal({ log, view }) {
  if (!view) return null;
  for (let end = log.length - 1; end >= 0; end--) {
    const seed = log[end]?.event.e === "revealed" && String(log[end]?.event.seed);
    if (!seed) continue;
    const start = log.slice(0, end).findLastIndex(({ event }) => event.e === "sealed");
    const seats = view.names.length;
    const found = start >= 0 && sealedDeal(log.slice(start, end), seed, view.seat, seats);
    if (!found) continue;
    return { ...found, draw: found.deal === 1 ? sealedDraw(log, view) : null, names: view.names };
  }
  return null;
}

/**
 * @param {LogEntry[]} entries from the seal on
 * @param {string} seed
 * @param {number} seat
 * @param {number} seats
 * @returns {Omit<SealedDeal, "draw"|"names">|null} null where no cards were dealt by this page's knowledge
 */
function sealedDeal(entries, seed, seat, seats) {
  const of = (/** @type {string} */ name) => entries.filter(({ event }) => event.e === name).map(({ event }) => /** @type {any} */ (event));
  const [sealed] = of("sealed");
  const [dealt] = of("dealt");
  const [cut] = of("cut");
  if (!dealt?.order) return null;
  const nonces = Array.from({ length: seats }, () => /** @type {string|null} */ (null));
  for (const { seat: by, nonce } of of("contributed")) nonces[by] = nonce;
  const moves = entries.some(({ event }) => MOVING.has(event.e));
  return {
    deal: entries.find(({ event }) => event.e === "dealt")?.deal ?? 0,
    seat,
    digest: sealed.digest,
    seed,
    contributors: sealed.contributors ?? null,
    nonces,
    cut: cut ? { seat: cut.seat, at: cut.at } : null,
    bounds: sealed.bounds ?? null,
    hand: dealt.hands[seat] ?? [],
    pack: dealt.pack,
    order: dealt.order,
    again: dealt.again,
    kept: dealt.kept,
    played: moves ? [] : of("played").flatMap(({ seat: by, card }) => (card ? [[by, card]] : [])),
  };
}

/** @param {SealedDeal} sealed @param {number} seat @returns {boolean} whether a seat chose its contribution and cut itself */
export function isContributor({ contributors }, seat) {
  return !contributors || contributors.includes(seat);
}

/**
 * The deal, checked against what the page saw.
 *
 * @param {SealedDeal} sealed
 * @param {Set<string>} given contributions that this page has made
 * @param {Hash} hash
 * @returns {Promise<Checks>} without the checks for which this page saw too little
 */
export async function checkDeal(sealed, given, hash) {
  const { seat, seed, cut, bounds, nonces, draw, pack } = sealed;
  const hands = await handsOf(sealed, hash);
  const own = nonces[seat];
  /** @type {[CheckName, boolean|null][]} */
  const all = [
    ["seed", hex(await hash(`buur-seed:${seed}`)) === sealed.digest],
    ["own", own && given.size > 0 ? given.has(own) : null],
    ["draw", draw && (await checkDraw(draw, cardsOf(pack), hash))],
    ["seats", draw && (await checkSeats(draw, cardsOf(pack), sealed, given, hash))],
    ["cut", cut && bounds && !isContributor(sealed, cut.seat) ? cut.at === (await cutPlace(seed, cut.seat, bounds, hash)) : null],
    ["hand", sealed.hand.length > 0 ? sorted(sealed.hand) === sorted(hands[seat] ?? []) : null],
    ["others", sealed.played.length > 0 ? sealed.played.every(([by, card]) => hands[by]?.includes(card)) : null],
  ];
  return all.flatMap(([name, ok]) => (ok === null ? [] : [{ name, ok }]));
}

/**
 * The hands that seed, contributions and cut give, by seat.
 *
 * @param {SealedDeal} sealed
 * @param {Hash} hash
 * @returns {Promise<string[][]>}
 */
export async function handsOf({ pack, order, seed, nonces, cut, again, kept }, hash) {
  const added = nonces.map((nonce) => nonce ?? "");
  const whole = await shuffled(cardsOf(pack), `buur-deck:${seed}:${[...added, ...(again ? ["again"] : [])].join()}`, hash);
  const at = again ? 0 : (cut?.at ?? 0);
  const lifted = [...whole.slice(at), ...whole.slice(0, at)];
  const top = kept ? [...lifted.filter((card) => card !== kept), kept] : lifted;
  return nonces.map((_, seat) => top.filter((_card, place) => order[place] === String(seat)));
}

/** @param {string} pack @returns {string[]} */
function cardsOf(pack) {
  return pack.match(/../g) ?? [];
}

/**
 * Fisher-Yates from the last place down with hashed bytes; a byte that would favour a place is skipped.
 *
 * @param {string[]} cards
 * @param {string} key
 * @param {Hash} hash
 * @returns {Promise<string[]>}
 */
async function shuffled(cards, key, hash) {
  const pack = [...cards];
  /** @type {number[]} */
  let bytes = [];
  let counter = 0;
  for (let place = pack.length - 1; place > 0; place--) {
    const fair = 256 - (256 % (place + 1));
    let byte = fair;
    while (byte >= fair) {
      if (bytes.length === 0) bytes = [...(await hash(`${key}:${counter++}`))];
      byte = /** @type {number} */ (bytes.shift());
    }
    const other = byte % (place + 1);
    [pack[place], pack[other]] = [pack[other] ?? "", pack[place] ?? ""];
  }
  return pack;
}

/**
 * @param {string} seed
 * @param {number} seat
 * @param {[number, number]} bounds
 * @param {Hash} hash
 * @returns {Promise<number>} the cut that the seed makes for a seat
 */
async function cutPlace(seed, seat, [low, high], hash) {
  return low + Math.floor((await randomNumber(`buur-cut:${seed}:${seat}:0`, hash)) * (high - low + 1));
}

/** @param {readonly string[]} cards @returns {string} the cards in one order */
function sorted(cards) {
  return [...cards].sort().join();
}
