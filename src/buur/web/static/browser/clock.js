/**
 * Timers and redraw requests of the page; tests pass other functions instead.
 */

import { fill, reserveFrame } from "./frame_queue.js";

/**
 * @param {() => void} run
 * @param {number} ms
 * @returns {number}
 */
export function later(run, ms) {
  return setTimeout(run, ms);
}

/**
 * Redraw before the next frame, or soon if the page is hidden.
 *
 * @param {() => void} redraw
 * @returns {number}
 */
export function requestRedraw(redraw) {
  reserveFrame();
  if (document.hidden) return setTimeout(redraw);
  return requestAnimationFrame((now) => {
    fill(now);
    redraw();
  });
}

/** @param {number} timer */
export function cancel(timer) {
  clearTimeout(timer);
}

/** @returns {Promise<void>} resolves after the next frame, or after half a second without one */
export function painted() {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, 500);
  });
}
