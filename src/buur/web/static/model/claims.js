/**
 * Claims of the end and of the rest: whether the page offers them.
 *
 * A wrong claim loses the partie or the tricks, so that beginners are offered only right ones.
 */

import { mustTurnTrick } from "./hidden_cards.js";
import { lineOf } from "./lines.js";

/** @import { Model } from "./types.js" */

/** Share of the target from which on a claim of the end is offered. */
const NEAR = 0.8;

/**
 * Whether a claim of the end is offered: near the target, to beginners when it is right.
 *
 * @param {Model} model
 * @returns {boolean}
 */
export function offersFinish({ view, settings }) {
  const claim = view?.legal.claim;
  if (!view?.legal.finish || (view.legal.turn && mustTurnTrick(view))) return false;
  if (settings.beginner) return Boolean(claim && claim.points >= claim.target);
  return (view.scores[lineOf(view, view.seat) ?? 0] ?? 0) >= view.rules.target * NEAR;
}

/**
 * Whether a claim of the rest is offered beside the cards: where the player's own view shows that it is right.
 *
 * @param {Model} model
 * @returns {boolean}
 */
export function offersSolder({ view }) {
  return Boolean(view?.legal.solder && view.legal.solder_stake?.sure);
}
