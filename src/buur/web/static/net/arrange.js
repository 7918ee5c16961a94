/**
 * Requests for a change of seats at a table for friends.
 */

import { chosenAvatar } from "../model/avatars.js";
import { nonce } from "./nonce.js";

/** @import { Context } from "../model/types.js" */

/** Changes that mean the same whatever others have changed: they wait for the answer to the one before. */
const PATIENT = ["draw", "list", "present", "watch", "ask"];
/** The same, for one that is asked for once and is not repeated when others have changed the table. */
const LAST = "begin";

/** @type {{act:string, [field:string]:unknown}[]} changes that wait */
const waiting = [];

/**
 * Ask the table for a change of its seats, one at a time.
 *
 * @param {Pick<Context, "model"|"actions">} ctx
 * @param {{act:string, [field:string]:unknown}} wanted
 */
export function arrange({ model, actions }, wanted) {
  if (!model.friends) return;
  if (model.arranging) {
    const isNew = model.arranging.act !== LAST && !waiting.some(({ act }) => act === LAST);
    return void ((PATIENT.includes(wanted.act) || (wanted.act === LAST && isNew)) && waiting.push(wanted));
  }
  const id = nonce();
  const { rev } = model.friends;
  const again = PATIENT.includes(wanted.act) ? wanted : null;
  actions.update(() => ({ arranging: { id, act: wanted.act, on: wanted.on !== false, rev, again, isDue: false }, notice: null }));
  actions.request({ t: "arrange", id, rev, ...wanted });
}

/** Ask for the next change that waits, or for the last one again. @param {Context["model"]} model @param {Context["actions"]} actions */
export function arrangeNext(model, actions) {
  if (!model.friends) waiting.length = 0;
  if (model.arranging?.isDue && model.arranging.again) return arrange({ model: { ...model, arranging: null }, actions }, model.arranging.again);
  const next = model.arranging ? undefined : waiting.shift();
  if (next) arrange({ model, actions }, next);
}

/** The table at which the player has presented herself. */
let presented = "";

/**
 * Tell a table that gathers the name and the avatar of who has neither there, as after `buur play --friends`.
 *
 * @param {Context["model"]} model
 * @param {Context["actions"]} actions
 */
export function presentOnce(model, actions) {
  const { friends, view, route, settings, conn } = model;
  if (friends?.state !== "gathering" || conn !== "open" || !view || presented === route.id) return;
  presented = route.id;
  const own = friends.seats[view.seat];
  const name = own?.name ? "" : settings.name.trim();
  const avatar = own?.avatar ? null : chosenAvatar(settings);
  if (name || avatar) queueMicrotask(() => arrange({ model, actions }, { act: "present", ...(name && { name }), ...(avatar && { avatar }) }));
}
