/**
 * Queue of work that may wait for a later animation frame, one task a frame.
 *
 * It holds the drawings of new cards, since a court card has a hundred nodes, and the parts of the
 * page around the cards.
 */

/** @type {(() => void)[]} what is still to come */
const waiting = [];
/** Whether the next of it comes with the next frame. */
let coming = false;
/** Whether things may come later. */
let patient = false;
/** Whether the page is about to be drawn anew. */
let busy = false;
/** The time of the last frame in which the page was drawn anew. */
let full = 0;
/** Whether somebody points at something: a press may follow in the same frame. */
let pointed = false;
/** Whether the last frame was left to who points. */
let left = false;

/** @returns {boolean} whether things may come later: cards move, and somebody looks */
export function canDefer() {
  return patient && !document.hidden;
}

/**
 * Have an element show a drawing: at once, or in one of the next frames.
 *
 * @param {Element} use
 * @param {string} href
 */
export function drawLater(use, href) {
  if (!patient) return use.setAttribute("href", href);
  enqueue(() => use.setAttribute("href", href));
}

/**
 * Do something in a frame of its own, after what already waits for one.
 *
 * @param {() => void} run
 */
export function enqueue(run) {
  waiting.push(run);
  ask();
}

/**
 * Do something in the next frame, before what already waits; where a redraw comes in between, it does
 * that itself.
 *
 * @param {() => void} run
 */
export function enqueueFirst(run) {
  waiting.unshift(run);
  ask();
}

/** A redraw has been asked for: its frame is full. */
export function reserveFrame() {
  busy = true;
}

/**
 * A frame draws the page anew: there is no time for anything else in it.
 *
 * @param {number} now the time of the frame
 */
export function fill(now) {
  full = now;
}

/**
 * A redraw begins.
 *
 * @param {boolean} may whether what is new in it may be drawn later
 */
export function begin(may) {
  busy = false;
  patient = may;
}

/** Have the browser call for what waits, unless it will anyway. */
function ask() {
  if (coming || waiting.length === 0) return;
  coming = true;
  requestAnimationFrame(next);
}

/** Somebody points at something: the frame is his, though never two in a row. */
export function point() {
  pointed = true;
}

/**
 * Do one thing, in a frame that has nothing else to do.
 *
 * @param {number} now the time of the frame
 */
function next(now) {
  coming = false;
  left = pointed && !left;
  pointed = false;
  const run = busy || left || now === full ? null : waiting.shift();
  ask();
  run?.();
}
