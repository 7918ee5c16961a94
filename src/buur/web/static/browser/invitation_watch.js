/**
 * The page of an invitation asks again while it is shown: seats change, and the host begins.
 */

import { cancel, later } from "./clock.js";
import { loadInvited } from "../net/friend_tables.js";

/** @import { Actions, Model } from "../model/types.js" */

/** Milliseconds between two questions. */
const PAUSE = 3000;

/** @type {{timer:number|null, id:string|null}} */
const asking = { timer: null, id: null };

/**
 * Ask how the table of an invitation stands, as long as its page is shown.
 *
 * @param {Model} model
 * @param {Actions} actions
 */
export function followInvitation({ route, invited }, actions) {
  const id = route.page === "join" && invited ? route.id : null;
  if (asking.id === id) return;
  if (asking.timer !== null) cancel(asking.timer);
  asking.id = id;
  asking.timer = id === null ? null : later(() => void ask(route, actions), PAUSE);
}

/** @param {Model["route"]} route @param {Actions} actions */
async function ask(route, actions) {
  const isShown = () => asking.id === route.id;
  if (!document.hidden) {
    // A question without an answer changes nothing: the next one follows.
    const found = await loadInvited(route).catch(() => null);
    if (found && isShown()) actions.update(({ invited, busy }) => (busy || same(invited, found.invited) ? {} : found));
  }
  if (isShown()) asking.timer = later(() => void ask(route, actions), PAUSE);
}

/** @param {unknown} one @param {unknown} other @returns {boolean} */
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
