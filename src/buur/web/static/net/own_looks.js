/**
 * Name and avatar of the person on a new device: those of her seat, or of the person who has signed in.
 */

/** @import { Actions, Model } from "../model/types.js" */

/** What was looked at last: a table, or a person. */
let seen = "";

/**
 * Let a device that has neither name nor avatar yet take those of its person.
 *
 * @param {Model} model
 * @param {Actions} actions
 */
export function keepLooks(model, actions) {
  const found = looksOf(model);
  if (!found || found.source === seen) return;
  seen = found.source;
  const { name, avatar } = found;
  if (model.settings.name || model.settings.avatar || !(name || avatar)) return;
  queueMicrotask(() => actions.set({ name, avatar: avatar ?? "" })); // after the change of the model that led here
}

/** @param {Model} model @returns {{source:string, name:string, avatar:string|null}|null} */
function looksOf({ route, friends, view, person }) {
  const own = route.page === "table" && view && friends?.seats[view.seat];
  if (own) return { source: route.id, name: own.name, avatar: own.avatar };
  const me = person?.person;
  return me ? { source: me.id, name: me.name, avatar: me.avatar } : null;
}
