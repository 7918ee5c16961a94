/**
 * Placement of a bubble beside what it speaks of, without covering cards.
 */

/** @typedef {{x:number, y:number, width:number, height:number}} Box */
/** @typedef {Box & {weight:number}} Obstacle a box that should stay free; the weight is the cost of a covered pixel */

const STEP = 8;
const GAP = 8;

/**
 * The best place of a bubble: where it covers least, then where it is nearest to its target.
 *
 * @param {{width:number, height:number}} bubble
 * @param {Box} target
 * @param {Obstacle[]} obstacles
 * @param {Box} area in which the bubble has to stay
 * @returns {{x:number, y:number}} its left upper corner
 */
export function place(bubble, target, obstacles, area) {
  const rows = range(area.y, area.y + area.height - bubble.height);
  const columns = range(area.x, area.x + area.width - bubble.width);
  const centred = clamp(middle(target).x - bubble.width / 2, area.x, area.x + area.width - bubble.width);
  const best = { x: centred, y: area.y, cost: Infinity };
  for (const y of rows) {
    for (const x of [centred, ...columns]) {
      const cost = costOf({ x, y, ...bubble }, target, obstacles);
      if (cost < best.cost) Object.assign(best, { x, y, cost });
    }
  }
  return { x: best.x, y: best.y };
}

/**
 * @param {Box} box
 * @param {Box} target
 * @param {Obstacle[]} obstacles
 * @returns {number}
 */
function costOf(box, target, obstacles) {
  const wide = { x: box.x - GAP / 2, y: box.y - GAP / 2, width: box.width + GAP, height: box.height + GAP };
  const covered = obstacles.reduce((sum, one) => sum + one.weight * overlap(wide, one), 0);
  return covered * 100 + distance(box, target) + Math.abs(middle(box).x - middle(target).x) / 10;
}

/** @param {Box} one @param {Box} other @returns {number} covered pixels */
export function overlap(one, other) {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}

/** @param {Box} one @param {Box} other @returns {number} pixels between them */
function distance(one, other) {
  const across = Math.max(0, one.x - other.x - other.width, other.x - one.x - one.width);
  const down = Math.max(0, one.y - other.y - other.height, other.y - one.y - one.height);
  return Math.hypot(across, down);
}

/** @param {Box} box */
const middle = (box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** @param {number} value @param {number} low @param {number} high */
const clamp = (value, low, high) => Math.max(low, Math.min(value, high));

/** @param {number} from @param {number} to @returns {number[]} */
function range(from, to) {
  const count = Math.max(0, Math.floor((to - from) / STEP));
  return [...Array.from({ length: count + 1 }, (_, i) => from + i * STEP), Math.max(from, to)];
}
