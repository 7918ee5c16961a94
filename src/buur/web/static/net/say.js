/**
 * Requests about talk at a table: a phrase, a mute, a report.
 */

import { nonce } from "./nonce.js";
import { TALK } from "../model/messages.js";

/** @import { Context } from "../model/types.js" */

/**
 * @param {Pick<Context, "actions">} ctx
 * @param {{t:"say"|"mute"|"report"|"free-text", [field:string]:unknown}} wanted
 */
export function request({ actions }, wanted) {
  actions.update(({ talk }) => (talk ? { talk: { ...talk, refused: null, asking: null } } : {}));
  actions.request({ id: TALK + nonce(), ...wanted });
}
