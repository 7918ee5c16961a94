/**
 * Taps on cards, handled in the next frame: the frame of the press itself has no time left.
 */

import { enqueueFirst, canDefer, point } from "./frame_queue.js";

/**
 * @param {(card: string) => void} press
 * @returns {(card: string) => void} notes a press
 */
export function taps(press) {
  /** @type {string[]} */
  const noted = [];
  const go = () => noted.splice(0).forEach(press);
  // What is pressed next means the table after it; and a page that nobody sees has no next frame.
  for (const next of ["keydown", "pointerdown", "visibilitychange"]) {
    document.addEventListener(next, go, { capture: true });
  }
  document.addEventListener("pointermove", point, { passive: true });
  return (card) => {
    noted.push(card);
    if (!canDefer()) go();
    else if (noted.length === 1) enqueueFirst(go);
  };
}
