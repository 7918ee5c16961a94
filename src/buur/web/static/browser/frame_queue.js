/**
 * Queue of work that may wait for a later animation frame, one task a frame.
 *
 * It holds the drawings of new cards, since a court card has a hundred nodes, and the parts of the
 * page around the cards.
 */

/** @type {(() => void)[]} the tasks that wait */
const waiting = [];
/** Whether a frame is requested for the next task. */
let coming = false;
/** Whether drawings may wait for a later frame. */
let patient = false;
/** Whether the next frame is reserved for a redraw. */
let busy = false;
/** The time of the last frame with a redraw. */
let full = 0;
/** Whether the pointer has moved: a press may follow in the same frame. */
let pointed = false;
/** Whether the last frame was left free for the pointer. */
let left = false;

/** @returns {boolean} whether drawings may wait for a later frame */
export function canDefer() {
  return patient && !document.hidden;
}

/**
 * Set the drawing of an element, at once or in one of the next frames.
 *
 * @param {Element} use
 * @param {string} href
 */
export function drawLater(use, href) {
  if (!patient) return use.setAttribute("href", href);
  enqueue(() => use.setAttribute("href", href));
}

/**
 * Run a function in a frame of its own, after all that wait.
 *
 * @param {() => void} run
 */
export function enqueue(run) {
  waiting.push(run);
  ask();
}

/**
 * Run a function in the next frame, before all that wait. A redraw in between makes it unnecessary.
 *
 * @param {() => void} run
 */
export function enqueueFirst(run) {
  waiting.unshift(run);
  ask();
}

/** Reserve the next frame for a redraw that was requested. */
export function reserveFrame() {
  busy = true;
}

/**
 * Mark a frame as used by a redraw.
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

/** Request a frame for the queue, unless one is requested. */
function ask() {
  if (coming || waiting.length === 0) return;
  coming = true;
  requestAnimationFrame(next);
}

/** Leave the next frame free for the pointer, though never two in a row. */
export function point() {
  pointed = true;
}

/**
 * Run one task of the queue, if the frame is free.
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
