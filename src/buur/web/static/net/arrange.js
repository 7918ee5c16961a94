/**
 * Requests for a change of seats at a table for friends.
 */

import { nonce } from "./nonce.js";

/** @import { Context } from "../model/types.js" */

/**
 * Ask the table for a change of its seats, one at a time.
 *
 * @param {Pick<Context, "model"|"actions">} ctx
 * @param {{act:string, [field:string]:unknown}} wanted
 */
export function arrange({ model, actions }, wanted) {
  if (!model.friends || model.arranging) return;
  const id = nonce();
  actions.update(() => ({ arranging: { id, act: wanted.act }, notice: null }));
  actions.request({ t: "arrange", id, rev: model.friends.rev, ...wanted });
}
