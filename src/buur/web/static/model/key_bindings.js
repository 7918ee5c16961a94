/**
 * Key bindings at the table: maps a key to a command, without running it.
 */

import { offersFinish, offersSolder } from "./claims.js";
import { canAskHint } from "./hint.js";
import { canLayRest, currentPrompt, mayDeclare, waitsForTap } from "./prompt.js";

/** @import { Model } from "./types.js" */

/**
 * @typedef {{do:"press", card:string}
 *   | {do:"open", what:import("./types.js").OpenedDialog}
 *   | {do:"move"|"again", step:1|-1}
 *   | {do:"act", act:import("./types.js").Act}
 *   | {do:"melds"|"takeBack"|"sweep"|"rest"|"next"|"letGo"|"sound"|"hint"}
 *   | {do:"read", what:import("./types.js").Reading}} Command
 */

/**
 * The command of a key; null if it has none in this situation.
 *
 * @param {Model} model
 * @param {string} key as in KeyboardEvent.key
 * @returns {Command|null}
 */
export function command(model, key) {
  if (model.route.page !== "table" || !model.view) return null;
  if (key === "Escape") return escape(model);
  if (key === " " || key === "Enter") return waitsForTap(model) && model.settings.pace === "tap" ? { do: "sweep" } : null;
  if (key === "ArrowRight") return { do: "move", step: 1 };
  if (key === "ArrowLeft") return { do: "move", step: -1 };
  if (!model.settings.keys) return null; // programs that listen to speech send single letters
  if (/^[1-9]$/.test(key)) return pressSlot(model, Number(key) - 1);
  return letter(model, key.toLowerCase());
}

/** @param {Model} model @returns {Command} */
function escape({ opened, raised, prepared, unsent }) {
  if (unsent && !unsent.sent) return { do: "takeBack" };
  if (opened) return { do: "open", what: null };
  return raised || prepared ? { do: "letGo" } : { do: "sweep" };
}

/**
 * @param {Model} model
 * @param {number} slot
 * @returns {Command}
 */
function pressSlot({ view, slots }, slot) {
  const card = slots[slot];
  return card && view?.hand.includes(card) ? { do: "press", card } : { do: "read", what: "no-card" };
}

/**
 * @param {Model} model
 * @param {string} key
 * @returns {Command|null}
 */
function letter(model, key) {
  const legal = model.view?.legal ?? {};
  /** @type {Record<string, Command|false|null|undefined>} */
  const letters = {
    s: legal.push ? { do: "act", act: { e: "pushed" } } : legal.passes && { do: "act", act: { e: "passed" } },
    c: legal.double && { do: "act", act: { e: "doubled" } },
    x: legal.rob && { do: "act", act: { e: "robbed" } },
    // A player without melds is not asked; he claims a false one by himself.
    m: mayDeclare(legal) && (model.declare ? { do: "melds" } : !legal.melds?.length && { do: "open", what: "false-meld" }),
    k: legal.stoeck && { do: "act", act: { e: "stoeck" } },
    u: legal.turn && { do: "act", act: { e: "turned" } },
    f: legal.finish && (!model.settings.beginner || offersFinish(model)) && { do: "open", what: "finish" },
    r: maySolder(model) && { do: "open", what: "solder" },
    z: legal.take_back && { do: "act", act: { e: "taken-back" } },
    e: canLayRest(model) && { do: "rest" },
    l: model.view?.last && { do: "open", what: "last" },
    j: { do: "open", what: "log" },
    n: currentPrompt(model) === "summary" ? { do: "next" } : null,
    i: (model.hint || canAskHint(model)) && { do: "hint" },
    g: { do: "open", what: "rules" },
    v: Boolean(model.view?.contract) && { do: "open", what: "values" },
    a: { do: "open", what: "referee" },
    q: { do: "sound" },
    t: { do: "read", what: "trick" },
    h: { do: "read", what: "hand" },
    p: { do: "read", what: "points" },
    w: { do: "read", what: "turn" },
    ",": { do: "again", step: -1 },
    ".": { do: "again", step: 1 },
    "?": { do: "open", what: "help" },
  };
  // Screen readers announce that a key has no effect now.
  return letters[key] || (key in letters ? { do: "read", what: "not-now" } : null);
}

/**
 * Whether the rest may be claimed by a key or from the menu, also at a risk; by beginners only when it is right.
 *
 * @param {Model} model
 * @returns {boolean}
 */
export function maySolder(model) {
  return offersSolder(model) || Boolean(model.view?.legal.solder && !model.settings.beginner);
}
