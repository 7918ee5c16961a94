/**
 * Chunked rendering: the first nodes of a description that is too large for one frame.
 */

/** @import { VNode } from "./dom.js" */

/** Number of nodes to draw in the frame that describes them, and in each later frame. */
export const FIRST = 10;
export const CHUNK = 60;

/**
 * @param {VNode[]} nodes
 * @returns {number} the number of nodes with all their descendants
 */
export function countNodes(nodes) {
  return nodes.reduce((sum, { kids }) => sum + 1 + countNodes(kids), 0);
}

/**
 * The first nodes of a description, in document order. A complete subtree keeps its identity, so
 * that the next patch skips it.
 *
 * @param {VNode[]} nodes
 * @param {number} count how many
 * @returns {VNode[]}
 */
export function firstNodes(nodes, count) {
  /** @type {VNode[]} */
  const found = [];
  let left = count;
  for (const node of nodes) {
    if (left <= 0) break;
    const all = 1 + countNodes(node.kids);
    found.push(all <= left ? node : { ...node, kids: firstNodes(node.kids, left - 1) });
    left -= all;
  }
  return found;
}
