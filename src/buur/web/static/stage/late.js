/**
 * Drawings of cards that come a moment later: one a frame, as a court is a hundred nodes, and nine
 * cards at once are too many for one frame. A card that has just begun to fly is hardly seen yet.
 */

/** @type {{use: Element, href: string}[]} drawings that are still to come */
const waiting = [];
/** Whether drawings may come later. */
let patient = false;
/** Whether the page is about to be drawn anew. */
let busy = false;

/**
 * Have an element show a drawing: at once, or in one of the next frames.
 *
 * @param {Element} use
 * @param {string} href
 */
export function draw(use, href) {
  if (!patient) return use.setAttribute("href", href);
  if (waiting.length === 0) requestAnimationFrame(drawNext);
  waiting.push({ use, href });
}

/** A redraw has been asked for: its frame is full. */
export function hold() {
  busy = true;
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

/** Draw one card, in a frame that has nothing else to draw. */
function drawNext() {
  if (!busy) {
    const next = waiting.shift();
    next?.use.setAttribute("href", next.href);
  }
  if (waiting.length > 0) requestAnimationFrame(drawNext);
}
