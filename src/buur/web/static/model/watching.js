/**
 * A table that is watched: its messages, and the side from which it is seen.
 */

import { hear } from "./messages.js";
import * as state from "./state.js";

/** @import { Friends, Model } from "./types.js" */

/**
 * The model after a message to somebody who watches: who sits at the lower edge is this page's choice.
 *
 * @param {Model} model
 * @param {any} message
 * @returns {Model}
 */
export function watched(model, message) {
  const near = model.watching?.near ?? 0;
  const seen = message.view ? { ...message, view: { ...message.view, seat: ~near } } : message;
  if (message.t === "welcome") return { ...state.welcome(model, seen), seen: seen.view.counted };
  if (message.t === "event") return { ...state.applyEvent(model, seen), seen: seen.view.counted };
  if (message.t === "friends" && model.watching && isNewRematch(model.friends, message)) {
    return { ...hear(model, message), watching: { ...model.watching, follows: true } };
  }
  return hear(model, message);
}

/** Whether a rematch was made while this page watched. @param {Friends|null} before @param {Friends} now @returns {boolean} */
const isNewRematch = (before, now) => before !== null && before.next === null && now.next !== null;

/**
 * The table turned, with the next player at the lower edge.
 *
 * @param {Model} model
 * @returns {Partial<Model>}
 */
export function turned({ watching, view }) {
  if (!watching || !view) return {};
  const near = (watching.near + 1) % view.names.length;
  return { watching: { ...watching, near }, view: { ...view, seat: ~near } };
}
