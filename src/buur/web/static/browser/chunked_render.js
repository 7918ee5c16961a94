/**
 * Chunked rendering: the first nodes of a description that is too large for one frame.
 */

/** @import { VNode } from "./dom.js" */

/** So many nodes are drawn in the frame in which all of them are described; and in each frame after it. */
export const FIRST = 10;
export const CHUNK = 60;

/**
 * @param {VNode[]} nodes
 * @returns {number} how many they are with all that they hold
 */
export function countNodes(nodes) {
  return nodes.reduce((sum, { kids }) => sum + 1 + countNodes(kids), 0);
}

/**
 * The first nodes of a description, in the order in which they are read. What is whole stays the very
 * same, so that the next piece finds it unchanged.
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
