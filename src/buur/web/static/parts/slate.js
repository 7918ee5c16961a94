/**
 * The slate: a score as strokes of 100, 50 and 20 and one number of units.
 */

import { h } from "../stage/dom.js";
import { formatNumber } from "../words/numbers.js";

/** @typedef {import("../stage/dom.js").VNode} VNode */
/** @typedef {{hundreds:number, fifties:number, twenties:number, units:number}} Strokes */

/**
 * The strokes of a score, each value taken as often as it fits, the largest first.
 *
 * @param {number} score
 * @returns {Strokes}
 */
export function strokes(score) {
  if (score < 0) return { hundreds: 0, fifties: 0, twenties: 0, units: score };
  const rest = score % 100;
  const low = rest % 50;
  return {
    hundreds: Math.floor(score / 100),
    fifties: Math.floor(rest / 50),
    twenties: Math.floor(low / 20),
    units: low % 20,
  };
}

const STEP = 9;
const HEIGHT = 26;

/**
 * Strokes side by side; every fifth goes across the four before it.
 *
 * @param {number} count
 * @returns {{d:string, width:number}}
 */
export function tally(count) {
  let d = "";
  let x = 4;
  for (let i = 1; i <= count; i += 1) {
    if (i % 5 === 0) {
      d += `M${x - 4.4 * STEP} ${HEIGHT - 4}L${x - 0.1 * STEP} 5`;
      x += 0.7 * STEP;
      continue;
    }
    // A hand never draws two strokes quite alike; the lean repeats, so nothing flickers.
    const lean = ((i * 7) % 3) - 1;
    d += `M${x + lean * 0.7} 3L${x - lean * 0.7} ${HEIGHT - 2 + (i % 2)}`;
    x += STEP;
  }
  return { d, width: Math.max(x, STEP) };
}

/**
 * @param {number} count 0, 1 or 2 fifties: one stroke, or the full cross
 * @returns {{d:string, width:number}}
 */
function crosses(count) {
  const d = (count > 0 ? `M4 ${HEIGHT - 3}L22 4` : "") + (count > 1 ? `M5 4L21 ${HEIGHT - 3}` : "");
  return { d, width: 26 };
}

/**
 * @param {string} name
 * @param {{d:string, width:number}} drawn
 * @returns {VNode}
 */
function row(name, { d, width }) {
  const box = { viewBox: `0 0 ${width} ${HEIGHT}`, "aria-hidden": "true", vars: { "--w": width } };
  return h(`div.chalk-row.${name}`, null, d ? h("svg.chalk", box, h("path", { d })) : null);
}

/**
 * One half of the slate.
 *
 * @param {{label:string, names:string, score:number, side:"us"|"them"}} half
 * @returns {VNode}
 */
export function slateHalf({ label, names, score, side }) {
  const { hundreds, fifties, twenties, units } = strokes(score);
  return h(
    `div.slate-half.${side}`,
    { key: side },
    h("div.slate-head", null, h("span.slate-team", null, label), h("span.slate-names", null, names)),
    h("div.slate-score", null, formatNumber(score)),
    h(
      "div.slate-marks",
      { "aria-hidden": "true" },
      row("hundreds", tally(hundreds)),
      row("fifties", crosses(fifties)),
      row("twenties", tally(twenties)),
      h("div.chalk-units", null, units ? formatNumber(units) : ""),
    ),
  );
}
