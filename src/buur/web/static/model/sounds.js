/**
 * The sound that belongs to a change of the model, and whether the settings allow it.
 */

/** @import { Model } from "./types.js" */
/** @typedef {"card"|"turn"|"trick"|"end"} SoundName */

/** Phases in which a player has to make a decision. */
const DECIDING = new Set(
  "cut choose bid predict join exchange widow call renounce play claim".split(" "),
);

/**
 * The sound of a change of the model, or null. The end precedes the turn, the turn precedes cards.
 *
 * @param {Model} before
 * @param {Model} after
 * @returns {SoundName|null}
 */
export function soundOf(before, after) {
  const [old, view] = [before.view, after.view];
  if (!old || !view) return null;
  if (view.result && !old.result) return "end";
  if (turnOf(after) && turnOf(after) !== turnOf(before)) return "turn";
  if (before.trick?.done && !after.trick?.done) return "trick";
  return after.log !== before.log && after.log.at(-1)?.event.e === "played" ? "card" : null;
}

/**
 * Whether the settings allow a sound now.
 *
 * @param {Model} model
 * @param {SoundName} sound
 * @param {boolean} hidden whether the page is hidden
 * @returns {boolean}
 */
export function isAudible({ settings }, sound, hidden) {
  if (settings.sound === "off") return false;
  return sound === "turn" || (settings.sound === "all" && !hidden);
}

/**
 * An identifier of the player's present turn; "" on others' turns and once a card is sent.
 *
 * @param {Model} model
 * @returns {string}
 */
function turnOf({ view, lifted }) {
  if (!view || lifted !== null || !DECIDING.has(view.phase) || !view.waiting.includes(view.seat)) return "";
  return `${view.deal}:${view.phase}:${view.hand.length}`;
}
