/**
 * A partie that is looked at again: the steps of its deals, and the moves from one to another.
 *
 * The server computes every state; the page shows them with all hands open.
 */

import { assignSlots } from "./hand_slots.js";
import { defaults } from "./settings.js";
import { applyEvent, initial } from "./state.js";

/** @import { GameEvent, Model, OpenGame, OpenView, ReplayStep } from "./types.js" */
/** @typedef {{v:number, trick:number, event:GameEvent, view:Partial<OpenView>}} WireStep a step with the fields of the view that it changes; the first one has all */

/**
 * The steps of a deal as the table shows them.
 *
 * @param {WireStep[]} steps
 * @returns {ReplayStep[]}
 */
export function replaySteps(steps) {
  let view = /** @type {OpenView} */ ({});
  let model = initial(defaults([]));
  /** @type {string[][]} */
  let laid = [];
  return steps.map(({ v, trick, event, view: changes }) => {
    view = { ...view, ...changes };
    model = applyEvent(model, { t: "event", v, event, view });
    view = /** @type {OpenView} */ (model.view);
    laid = laidAfter(laid, event, view.names.length);
    const { log, bubbles } = model;
    const seat = event.seat ?? null;
    const hands = view.hands.map((hand, seat) => assignSlots([], [...new Set([...hand, ...(laid[seat] ?? [])])]));
    return { no: trick, seat, view, log, bubbles, trick: model.trick, hands, open: view.hands };
  });
}

/**
 * The cards that each seat has played in this deal.
 *
 * @param {string[][]} laid
 * @param {GameEvent} event
 * @param {number} seats
 * @returns {string[][]}
 */
function laidAfter(laid, event, seats) {
  if (event.e === "dealt") return Array.from({ length: seats }, () => []);
  if (event.e !== "played") return laid;
  return laid.map((cards, seat) => (seat === event.seat ? [...cards, event.card ?? ""] : cards));
}

/**
 * The place of the first card of a trick; the beginning of the deal for trick 0, its end after the last.
 *
 * @param {ReplayStep[]} steps
 * @param {number} trick
 * @returns {number}
 */
export function firstStep(steps, trick) {
  const found = steps.findIndex(({ no }) => no >= trick);
  return found < 0 ? steps.length - 1 : found;
}

/**
 * The steps of the deal that is shown.
 *
 * @param {OpenGame} game
 * @returns {ReplayStep[]}
 */
export const stepsOf = (game) => game.steps[game.deal] ?? [];

/**
 * @param {OpenGame} game
 * @returns {ReplayStep|undefined} the step that is shown
 */
export const stepOf = (game) => stepsOf(game)[game.at];

/**
 * The number of tricks of a deal.
 *
 * @param {ReplayStep[]} steps
 * @returns {number}
 */
export const tricksIn = (steps) => Math.max(0, ...steps.map(({ no }) => no));

/**
 * The partie at another step of the same deal.
 *
 * @param {OpenGame} game
 * @param {number} at
 * @returns {OpenGame}
 */
export function atStep(game, at) {
  return { ...game, at: Math.min(Math.max(0, at), Math.max(0, stepsOf(game).length - 1)) };
}

/**
 * The partie at the beginning of the next trick or the one before; at the end of the deal after the last.
 *
 * @param {OpenGame} game
 * @param {1|-1} step
 * @returns {OpenGame}
 */
export function atTrick(game, step) {
  const steps = stepsOf(game);
  const now = steps[game.at]?.no ?? 0;
  if (step > 0) return atStep(game, firstStep(steps, now + 1));
  const begun = firstStep(steps, now);
  return atStep(game, begun < game.at ? begun : firstStep(steps, now - 1));
}

/**
 * The part of an address that opens the partie at this trick.
 *
 * @param {OpenGame} game
 * @returns {string}
 */
export function hashOf(game) {
  const trick = stepOf(game)?.no;
  return `#deal=${game.deal}${trick ? `&trick=${trick}` : ""}${game.link ? `&link=${game.link}` : ""}`;
}

/**
 * Whether nothing follows the step that is shown.
 *
 * @param {OpenGame} game
 * @returns {boolean}
 */
export const isAtEnd = (game) => game.at >= stepsOf(game).length - 1 && game.deal >= game.scores.length;

/**
 * The model in which the components of the table show a step.
 *
 * @param {Model} model
 * @param {ReplayStep} step
 * @returns {Model}
 */
export function modelAt(model, { view, log, bubbles, trick }) {
  // Without a last trick: all tricks can be looked at here anyway.
  const shown = view && { ...view, last: null };
  return { ...model, view: shown, log, bubbles, trick, seen: view?.counted ?? 0, hint: null, opened: null };
}
