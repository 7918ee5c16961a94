/**
 * Proof of the draw before the first deal: who deals first, or which cards decide it.
 */

import { hex, randomNumber } from "./fair_numbers.js";

/** @import { LogEntry } from "./types.js" */
/** @import { Hash } from "./fair_numbers.js" */

/**
 * @typedef {object} SealedDraw what the events said about the draw
 * @property {string} digest seen before the draw
 * @property {string} seed seen after it
 * @property {string[]} nonces by seat, empty where a seat added nothing
 * @property {number} dealer
 * @property {string[]|null} drawn by seat: the cards drawn; null where the dealer was drawn by lot
 */

/** Number of draws of cards that are tried; a draw that ties is repeated. */
const ATTEMPTS = 9;

/**
 * The draw before the first deal, as this page saw it; null where nothing was sealed for it.
 *
 * @param {LogEntry[]} log
 * @param {number} seats
 * @returns {SealedDraw|null}
 */
export function sealedDraw(log, seats) {
  const at = log.findIndex(({ event }) => event.e === "opened");
  const of = (/** @type {LogEntry[]} */ entries, /** @type {string} */ name) =>
    entries.filter(({ event }) => event.e === name).map(({ event }) => /** @type {any} */ (event));
  const [sealed] = of(log.slice(0, Math.max(at, 0)), "sealed");
  const [revealed] = of(log.slice(at), "revealed");
  if (!sealed || !revealed) return null;
  const nonces = Array.from({ length: seats }, () => "");
  for (const { seat, nonce } of of(log.slice(0, at), "contributed")) nonces[seat] = nonce;
  const { dealer, drawn } = /** @type {any} */ (log[at]?.event);
  return { digest: sealed.digest, seed: revealed.seed, nonces, dealer, drawn: drawn ?? null };
}

/**
 * @param {SealedDraw} draw
 * @param {string[]} cards of the pack, by number
 * @param {boolean} teams whether the cards decide the partners, so that their order follows from them
 * @param {Hash} hash
 * @returns {Promise<boolean>} whether the draw follows from its seed and the contributions
 */
export async function checkDraw({ digest, seed, nonces, dealer, drawn }, cards, teams, hash) {
  if (hex(await hash(`buur-seed:${seed}`)) !== digest) return false;
  let used = 0;
  const next = () => randomNumber(`buur-draw:${seed}:${nonces.join()}:${used++}`, hash);
  if (!drawn) return dealer === Math.floor((await next()) * nonces.length);
  const wanted = teams ? [...drawn].sort().join() : drawn.join();
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const pack = [...cards];
    for (let place = pack.length - 1; place > 0; place--) {
      const other = Math.floor((await next()) * (place + 1));
      [pack[place], pack[other]] = [pack[other] ?? "", pack[place] ?? ""];
    }
    const found = pack.slice(0, nonces.length);
    if ((teams ? found.sort() : found).join() === wanted) return true;
    if (teams) await next(); // says by how many seats the cards are turned
  }
  return false;
}
