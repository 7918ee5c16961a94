/**
 * Descriptions that are kept as long as what they were made from stays the same: the page is
 * described anew after every card, and most of it has not changed. What was kept costs neither
 * words nor a comparison with the page.
 */

/** @typedef {import("../model/types.js").Context} Context */
/** @typedef {import("../stage/dom.js").VNode} VNode */

/** @type {WeakMap<Context["actions"], Map<string, {from: unknown[], node: VNode}>>} */
const kept = new WeakMap();

/**
 * @param {Context} ctx
 * @param {string} name of the part, the only one of that name on the page
 * @param {unknown[]} from all it is made from beside the texts and the settings; compared by identity
 * @param {() => VNode} make
 * @returns {VNode}
 */
export function keep(ctx, name, from, make) {
  const parts = kept.get(ctx.actions) ?? new Map();
  kept.set(ctx.actions, parts);
  const now = [ctx.t, ctx.model.settings, ...from];
  const before = parts.get(name);
  if (before?.from.length === now.length && now.every((one, i) => one === before.from[i])) return before.node;
  const node = make();
  parts.set(name, { from: now, node });
  return node;
}
