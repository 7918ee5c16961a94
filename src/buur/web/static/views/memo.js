/**
 * Memoized descriptions, and the steps in which a redraw is spread over frames.
 *
 * A description is reused as long as its inputs are the same; `patch` then skips it without a
 * comparison.
 */

/** @import { Context } from "../model/types.js" */

/**
 * Steps in which a page with moving cards is drawn. The cards come first, then the turn, the action
 * buttons, dialogs, seats, accounts and the parts beside the table. The focus, last, draws nothing.
 */
export const STEPS = { cards: 0, turn: 1, said: 2, dialog: 3, seats: 4, others: 5, accounts: 6, side: 7, focus: 8 };

/** @type {WeakMap<Context["actions"], Map<string, {from: unknown[], node: any}>>} */
const cache = new WeakMap();

/**
 * @template T
 * @param {Context} ctx
 * @param {string} name of the part, the only one of that name on the page
 * @param {unknown[]} from all it is made from beside the texts, the settings and the table; compared by identity
 * @param {() => T} make
 * @returns {T}
 */
export function memo(ctx, name, from, make) {
  const parts = cache.get(ctx.actions) ?? new Map();
  cache.set(ctx.actions, parts);
  const now = [ctx.t, ctx.model.settings, ctx.model.route, ...from];
  const before = parts.get(name);
  if (before?.from.length === now.length && now.every((one, i) => one === before.from[i])) return before.node;
  const node = make();
  parts.set(name, { from: now, node });
  return node;
}

/**
 * A part that is drawn in its own step. In other steps it does not change, unless `urgent` does.
 *
 * @template T
 * @param {Context} ctx
 * @param {number} step
 * @param {string} name of the part, the only one of that name on the page
 * @param {unknown[]} urgent what cannot wait
 * @param {() => T} make
 * @returns {T}
 */
export function inStep(ctx, step, name, urgent, make) {
  if ((ctx.step ?? step) === step) cache.get(ctx.actions)?.delete(name);
  return memo(ctx, name, urgent, make);
}
