/**
 * The slate in chalk: strokes of 100, 50 and 20, a number of units, and the score.
 *
 * Strokes are drawn as if by hand, in a solid pass and a dusty one. Strokes of the last writing carry
 * their step and their place in it, so the style can animate them.
 */

import { h } from "../browser/dom.js";
import { lineOrder } from "../model/lines.js";
import { EMPTY_SLATE, ROWS, changes, history, writings, writtenPoints } from "../model/slate.js";
import { formatNumber } from "../text/numbers.js";

/** @import { Strokes } from "../model/slate.js" */
/** @import { Model, View } from "../model/types.js" */
/** @import { VNode } from "../browser/dom.js" */
/** @typedef {import("../model/slate.js").Change & {d:string}} Line */
/** @typedef {{states:Strokes[], fresh:boolean}} Written `states`: the strokes after each step */

const STEP = 9;
export const HEIGHT = 30;
const VALUES = { hundreds: 100, fifties: 50, twenties: 20 };

/** Digits and signs as one SVG path each, in a box of 12 by 20. */
const DIGITS = /** @type {Record<string, string>} */ ({
  0: "M6.5 1.5C3 1 1.5 5.5 1.5 10.5s1.5 8.5 4.5 8.5 4.8-4 4.8-9S9.5 1.2 5.5 1.8",
  1: "M2.5 6.5 7 1.5 6.6 19",
  2: "M1.5 5C2.5 2 4.2 1.2 6.2 1.200c3 0 4.8 2.3 4.2 5C9.6 10 4.5 14 1.5 18.500Q6 17.5 11 18.3",
  3: "M1.8 2.800C5 .6 10.2 1 10.2 5c0 2.9-2.8 4.2-5.2 4.3 3.5-.2 6.2 1.4 6 5-.3 4.9-6.6 5.9-9.8 2.9",
  4: "M6.5 1.2 1.2 12.800Q6 12.2 11.2 12.600M8.6 8 8.1 19.3",
  5: "M10.5 1.6 3.2 1.8 2.2 9C5.5 7 11 7.8 10.9 13c-.2 5.8-6.8 7-9.8 4",
  6: "M9.2 1.200C4.5 3.5 1.5 8 1.5 13c0 3.8 1.9 6.2 4.7 6.2 3 0 5-2.5 5-5.2 0-3-2-4.7-4.5-4.7-2.5 0-4.4 1.8-5 4.2",
  7: "M1.2 2.200Q6 1.5 10.8 2C8 7 6 13 5.2 19.400M3 10.5 9.5 10.2",
  8: "M6 9.500C2.8 8 1.8 6.4 1.8 4.8 1.8 2.5 3.7 1.2 6 1.200s4.2 1.3 4.2 3.600c0 4-9 5-9 10 0 2.7 2 4.5 4.8 4.500s4.9-1.8 4.9-4.600C10.9 11.5 8.5 10.5 5.7 9.4",
  9: "M10.4 6.300c0 3-2 4.7-4.7 4.700C3 11 1.3 9 1.3 6.3 1.3 3.3 3.3 1.2 6 1.200s4.6 2.3 4.5 6.100C10.4 12.5 8.5 17 4.2 19.3",
  "\u2212": "M2 10.500Q6 9.8 10.5 10.4",
  "\u2019": "M6.5 1 5 4.5",
});

/**
 * A pseudorandom number between −1 and 1, by its seed.
 *
 * @param {number} seed
 * @returns {number}
 */
function wobble(seed) {
  const x = Math.sin(seed * 12.9898 + 4.1) * 43758.5453;
  return 2 * (x - Math.floor(x)) - 1;
}

/**
 * The path of a slightly irregular line.
 *
 * @param {number} x1
 * @param {number} y1
 * @param {number} x2
 * @param {number} y2
 * @param {number} seed
 * @returns {string}
 */
function hand(x1, y1, x2, y2, seed) {
  const near = (/** @type {number} */ value, /** @type {number} */ n, /** @type {number} */ by) =>
    (value + by * wobble(seed * 7 + n)).toFixed(1);
  const bow = `${near((x1 + x2) / 2, 1, 1.3)} ${near((y1 + y2) / 2, 2, 1.3)}`;
  return `M${near(x1, 3, 0.8)} ${near(y1, 4, 1.4)}Q${bow} ${near(x2, 5, 0.8)} ${near(y2, 6, 1.4)}`;
}

/**
 * The line of the n-th stroke of a row within its group, and how wide the group then is.
 *
 * @param {string} row
 * @param {number} n from 0
 * @returns {{d:string, width:number}}
 */
function stroke(row, n) {
  if (row === "fifties") {
    const d = n % 2 ? hand(4, 4, 22, HEIGHT - 4, n) : hand(22, 4, 4, HEIGHT - 4, n);
    return { d, width: 26 };
  }
  const place = n % 5;
  // The crossing stroke stands out on both sides: upright ones begin where the fifties do.
  if (place === 4) return { d: hand(-0.5, HEIGHT - 5, 4 * STEP, 5, n), width: 4 * STEP + 2 };
  const x = 4 + place * STEP;
  return { d: hand(x + 0.6, 3, x - 0.6, HEIGHT - 3, n), width: x + 5.5 };
}

/**
 * The strokes of a row in groups: fives of which the last one crosses, pairs of fifties.
 *
 * @param {"hundreds"|"fifties"|"twenties"} row
 * @param {...number} counts before and after each step of writing
 * @returns {{width:number, lines:Line[]}[]}
 */
export function groups(row, ...counts) {
  const size = row === "fifties" ? 2 : 5;
  /** @type {{width:number, lines:Line[]}[]} */
  const found = [];
  for (const [n, own] of changes(counts).entries()) {
    const { d, width } = stroke(row, n);
    if (n % size === 0) found.push({ width: 0, lines: [] });
    const group = found.at(-1);
    if (!group) continue;
    group.lines.push(...own.map((change) => ({ ...change, d })));
    group.width = Math.max(group.width, width);
  }
  return found;
}

/**
 * A line as two paths: the solid one and the dust beside it.
 *
 * @param {Line} line
 * @param {string|number} key
 * @returns {VNode}
 */
export function chalkLine({ d, state, step, order }, key) {
  return h(
    `g.${state}`,
    { key, vars: { "--n": order, "--step": step } },
    h("path.dust", { d }),
    h("path", { d }),
  );
}

/**
 * A number in chalk, with its text for screen readers.
 *
 * @param {number} value
 * @returns {VNode[]}
 */
export function chalkNumber(value) {
  const text = formatNumber(value);
  const signs = [...text];
  const svg = h(
    "svg.chalk.number",
    { viewBox: `-1 -1 ${14 * signs.length} 22`, "aria-hidden": "true" },
    signs.map((sign, i) =>
      h(
        "g",
        { key: i, transform: `translate(${14 * i} ${(wobble(i + value) * 0.6).toFixed(1)})` },
        chalkLine({ d: DIGITS[sign] ?? "", state: "kept", step: 0, order: 0 }, sign),
      ),
    ),
  );
  return [svg, h("span.hidden", null, text)];
}

/**
 * @param {"hundreds"|"fifties"|"twenties"} row
 * @param {Strokes[]} states
 * @returns {VNode}
 */
function chalkRow(row, states) {
  return h(
    `div.chalk-row.${row}`,
    { key: row, "data-value": VALUES[row] },
    groups(row, ...states.map((marks) => marks[row])).map(({ width, lines }, i) =>
      h("svg.chalk", { key: i, viewBox: `0 0 ${width} ${HEIGHT}` }, lines.map(chalkLine)),
    ),
  );
}

/**
 * The strokes of one half of the slate. The last writing is marked as fresh, step by step: melds
 * during a deal, or the cards while its account is shown.
 *
 * @param {Model} model
 * @param {View} view
 * @param {number} team
 * @param {number} score
 * @returns {Written}
 */
export function slateMarks(model, view, team, score) {
  const { chalk, still } = model.settings;
  const counted = view.counted > model.seen;
  const total = chalkedScore(view, team, score);
  const numbers = numbersOf(view, team, score);
  const { before, between, after } = history(numbers, total, chalk, chosenWays(model, team, numbers.length));
  const said = total !== writtenPoints(view, team);
  const fresh = (counted || said) && !still;
  return { states: fresh ? [before, ...between, after] : [after, after], fresh };
}

/**
 * The numbers written for a line, in order.
 *
 * @param {View} view
 * @param {number} line
 * @param {number} score
 * @returns {number[]}
 */
export function numbersOf(view, line, score) {
  return writings(view, line, chalkedScore(view, line, score));
}

/**
 * The strokes that the player chose by hand at this table, for each number of a line.
 *
 * @param {Model} model
 * @param {number} line
 * @param {number} count
 * @returns {unknown[]} empty unless strokes are chosen by hand
 */
export function chosenWays({ settings, route }, line, count) {
  const { chalk, ways } = settings;
  if (chalk !== "hand" || ways.table !== route.id) return [];
  return Array.from({ length: count }, (_, n) => ways.chosen[`${line}-${n}`]);
}

/**
 * The worth of the strokes of a line; the card points of a deal are written after it.
 *
 * @param {View} view
 * @param {number} line
 * @param {number} score
 * @returns {number}
 */
function chalkedScore(view, line, score) {
  return view.phase === "over" ? score : (view.chalked?.[line] ?? score);
}

/**
 * The scores of the lines as the slate shows them in strokes; elsewhere with the deal that runs.
 *
 * @param {View} view
 * @returns {number[]} by line
 */
export function writtenScores(view) {
  return isChalked(view) ? view.scores.map((score, line) => chalkedScore(view, line, score)) : view.scores;
}

/**
 * Whether the slate shows points as strokes, not only as a number.
 *
 * @param {View} view
 * @returns {boolean}
 */
export function isChalked(view) {
  return view.scores.length === 2 && (view.sheet ?? []).length === 0 && view.rules.chalk !== false;
}

/** Values of option `write` that count in single strokes. */
const COUNTED = ["putzes", "tens", "extremes"];
const FEW = 12;

/**
 * Whether the slate counts in single strokes: for putzes, points in tens or a low target.
 *
 * @param {View} view
 * @returns {boolean}
 */
export function countsStrokes({ rules, sheet }) {
  const few = rules.chalk === false && !rules.deals && !sheet?.length && rules.target <= FEW;
  return few || COUNTED.includes(rules.write ?? "");
}

/** The drawing of a pomme. */
const POMME = { d: "M10 10C3 7 1 13 3 20c2 7 6 8 8 6 3 2 7 0 8-7 1-8-4-12-9-9q0-4 3-7", width: 22 };

/**
 * Single strokes in groups of five; for a negative number as many pommes.
 *
 * @param {Model} model
 * @param {View} view
 * @param {number} line
 * @param {number} score
 * @returns {VNode}
 */
function countedMarks(model, view, line, score) {
  const fresh = view.counted > model.seen && !model.settings.still;
  const before = fresh ? score - (view.deals.at(-1)?.total[line] ?? 0) : score;
  /** @type {{width:number, lines:Line[]}[]} */
  const pommes = Array.from({ length: Math.max(0, -score) }, (_, i) => ({
    width: POMME.width,
    lines: [{ d: POMME.d, state: i < -before ? "kept" : "drawn", step: 0, order: i }],
  }));
  const all = [...groups("hundreds", Math.max(0, before), Math.max(0, score)), ...pommes];
  return h(
    "div.slate-marks.counted",
    { key: `deal-${view.counted}`, "aria-hidden": "true", class: `pace-${model.settings.pace}` },
    all.map(({ width, lines }, i) =>
      h("svg.chalk", { key: i, viewBox: `0 0 ${width} ${HEIGHT}` }, lines.map(chalkLine)),
    ),
  );
}

/**
 * The part of the slate for one line.
 *
 * @param {Model} model
 * @param {View} view
 * @param {{label:string, names:string, score:number, side:"us"|"them", line?:number}} half
 * @returns {VNode}
 */
export function slateHalf(model, view, { label, names, score, side, line = lineOrder(view)[side === "us" ? 0 : 1] }) {
  const strokes = isChalked(view) ? slateMarks(model, view, line ?? 0, score) : null;
  const crowded = strokes && Math.max(...strokes.states.map(({ hundreds }) => hundreds)) > 10;
  return h(
    `div.slate-half.${side}`,
    { key: line ?? side, class: crowded ? "crowded" : "" },
    h("div.slate-head", null, h("span.slate-team", null, label), h("span.slate-names", null, names)),
    h("div.slate-score", null, chalkNumber(score)),
    strokes && marks(strokes, `${view.counted}-${chalkedScore(view, line ?? 0, score)}`, model.settings.pace),
    countsStrokes(view) && countedMarks(model, view, line ?? 0, score),
  );
}

/**
 * @param {Written} strokes
 * @param {string} writing tells one writing from the next
 * @param {string} pace
 * @returns {VNode}
 */
function marks({ states, fresh }, writing, pace) {
  const [before, after] = [states[0] ?? EMPTY_SLATE, states.at(-1) ?? EMPTY_SLATE];
  const units = before.units !== after.units;
  return h(
    "div.slate-marks",
    // Every writing has nodes of its own: a style's animation runs once for each.
    { key: `deal-${writing}`, "aria-hidden": "true", class: `pace-${pace}` },
    ROWS.map((row) => chalkRow(row, states)),
    h(
      "div.chalk-units",
      { vars: { "--step": states.length - 2 } },
      fresh && units && before.units ? unitsNumber(before.units, "rubbed") : null,
      after.units ? unitsNumber(after.units, fresh && units ? "drawn" : "kept") : null,
    ),
  );
}

/**
 * @param {number} units
 * @param {string} state
 * @returns {VNode}
 */
function unitsNumber(units, state) {
  return h(`span.units.${state}`, { key: state }, chalkNumber(units)[0]);
}
