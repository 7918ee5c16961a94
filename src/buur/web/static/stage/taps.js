/**
 * Cards that were pressed by hand: the frame in which a press falls has enough to do with the press
 * itself, so that what it means comes in the next.
 */

import { lead } from "./late.js";

/**
 * @param {(card: string) => void} press
 * @returns {(card: string) => void} notes a press
 */
export function taps(press) {
  /** @type {string[]} */
  const noted = [];
  const go = () => noted.splice(0).forEach(press);
  document.addEventListener("visibilitychange", go); // a page that nobody sees has no next frame
  return (card) => {
    noted.push(card);
    if (document.hidden) go();
    else lead(go);
  };
}
