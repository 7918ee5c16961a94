/**
 * Bubbles beside elements of the page: measured, placed, and kept in place as the page changes.
 */

import { later } from "./clock.js";
import { place } from "../model/placement.js";

/** @import { Box, Obstacle } from "../model/placement.js" */

/** Milliseconds between two measurements: cards fly, dialogs come and windows turn. */
const PERIOD = 200;

/** What should stay uncovered, the cost of a covered pixel, and pixels around it; nothing outweighs the own cards. */
const KEPT = /** @type {[string, number, number?][]} */ ([
  [".hand .card", 1000],
  [".trick .spot", 20, 10], // with the marks at its corners
  [".status, .hint-button, .sayings > *", 4],
  [".seat .plate", 60], // steps speak of players by name
  [".seat .bubble", 5],
  [".slate.strip", 1],
  [".bar .contract", 6],
  [".bar > *", 1],
]);

/** The cost of a covered pixel of what a step speaks of. */
const TARGET = 200;

/**
 * Keep a bubble and the ring around its target in place as long as it is on the page.
 *
 * @param {HTMLElement} bubble inside an element that fills the window
 * @param {string} selector of the target; the first that is visible
 */
export function anchor(bubble, selector) {
  const settle = () => {
    if (!bubble.isConnected) return;
    settleOn(bubble, selector);
    later(settle, PERIOD);
  };
  settle();
}

/** @param {HTMLElement} bubble @param {string} selector */
function settleOn(bubble, selector) {
  const ring = /** @type {HTMLElement|null} */ (bubble.parentElement?.querySelector(".lesson-ring"));
  const target = visible(selector)[0] ?? new DOMRect(innerWidth / 2, innerHeight / 2, 0, 0);
  const { width, height } = bubble.getBoundingClientRect();
  const area = { x: 8, y: 4, width: innerWidth - 16, height: innerHeight - 8 };
  const { x, y } = place({ width, height }, target, [...obstacles(), { ...plain(target), weight: TARGET }], area);
  move(bubble, { x, y });
  if (ring) move(ring, { x: target.x, y: target.y, width: target.width, height: target.height });
}

/** @returns {Obstacle[]} */
function obstacles() {
  return KEPT.flatMap(([selector, weight, rim = 0]) => visible(selector).map((rect) => ({ ...grown(plain(rect), rim), weight })));
}

/** @param {string} selector @returns {DOMRect[]} */
function visible(selector) {
  const rects = [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
  return rects.filter(({ width, height }) => width > 0 && height > 0);
}

/** @param {DOMRect} rect */
const plain = ({ x, y, width, height }) => ({ x, y, width, height });

/** @param {Box} box @param {number} rim @returns {Box} */
const grown = ({ x, y, width, height }, rim) => ({ x: x - rim, y: y - rim, width: width + 2 * rim, height: height + 2 * rim });

/** @param {HTMLElement} element @param {Record<string, number>} box */
function move(element, box) {
  for (const [name, value] of Object.entries(box)) {
    const pixels = `${Math.round(value)}px`;
    if (element.style.getPropertyValue(`--${name}`) !== pixels) element.style.setProperty(`--${name}`, pixels);
  }
}
