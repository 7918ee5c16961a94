/**
 * What a key means at the table: a pure reading, `main.js` does it.
 */

import { asked } from "./prompt.js";
import { whyNot } from "./state.js";

/** @typedef {import("./types.js").Model} Model */

/**
 * @typedef {{do:"play"|"say", card:string}
 *   | {do:"open", what:import("./types.js").Opened}
 *   | {do:"move", step:1|-1}
 *   | {do:"act", act:import("./types.js").Act}
 *   | {do:"melds"|"sweep"|"next"}
 *   | {do:"read", what:"trick"|"hand"|"points"}} Command
 */

/**
 * The command of a key, or null when the key means nothing now.
 *
 * @param {Model} model
 * @param {string} key as in KeyboardEvent.key
 * @returns {Command|null}
 */
export function command(model, key) {
  if (model.route.page !== "table" || !model.view) return null;
  if (key === "Escape") return model.opened ? { do: "open", what: null } : { do: "sweep" };
  if (key === "?") return { do: "open", what: "help" };
  if (/^[1-9]$/.test(key)) return playSlot(model, Number(key) - 1);
  if (key === "ArrowRight") return { do: "move", step: 1 };
  if (key === "ArrowLeft") return { do: "move", step: -1 };
  return letter(model, key.toLowerCase());
}

/**
 * @param {Model} model
 * @param {number} slot
 * @returns {Command|null}
 */
function playSlot({ view, slots }, slot) {
  const card = slots[slot];
  if (!view || !card || !view.hand.includes(card)) return null;
  return { do: whyNot(view, card) === null ? "play" : "say", card };
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
    s: legal.push && { do: "act", act: { e: "pushed" } },
    m: legal.melds?.length && model.declare !== null ? { do: "melds" } : null,
    k: legal.stoeck && { do: "act", act: { e: "stoeck" } },
    f: legal.finish && { do: "open", what: "finish" },
    r: legal.solder && { do: "open", what: "solder" },
    l: model.view?.last && { do: "open", what: "last" },
    j: { do: "open", what: "log" },
    n: asked(model) === "summary" ? { do: "next" } : null,
    t: { do: "read", what: "trick" },
    h: { do: "read", what: "hand" },
    p: { do: "read", what: "points" },
  };
  return letters[key] || null;
}
