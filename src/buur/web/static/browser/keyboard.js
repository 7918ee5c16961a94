/**
 * Keyboard events of the table: each runs its command, unless a text field or the browser needs it.
 */

import { command } from "../model/key_bindings.js";

/** @import { Actions, Model } from "../model/types.js" */

/**
 * @param {Model} model
 * @param {Actions} actions
 * @param {KeyboardEvent} event
 */
export function keyPressed(model, actions, event) {
  const target = event.target instanceof HTMLElement ? event.target : null;
  const typing = target?.closest("input:not([type=checkbox]), select, textarea");
  const inDialog = (model.opened || model.word) && target?.closest("dialog"); // one that is closing hears nothing
  if (event.ctrlKey || event.metaKey || event.altKey || typing || inDialog) return;
  // Space and Enter belong to the control that has the focus; the cards of the hand wait, too.
  if ([" ", "Enter"].includes(event.key) && target?.closest("button:not(.card), a, input")) return;
  const found = command(model, event.key);
  if (!found) return;
  event.preventDefault();
  document.documentElement.dataset.keys = "yes"; // help tells the keys
  // A held key counts as one press; only arrow keys repeat.
  if (!event.repeat || found.do === "move") perform(actions, found);
}

/** @param {Actions} actions @param {import("../model/key_bindings.js").Command} found */
function perform(actions, found) {
  if (found.do === "press") actions.press(found.card);
  else if (found.do === "open") actions.open(found.what);
  else if (found.do === "act") actions.act(found.act);
  else if (found.do === "read") actions.read(found.what);
  else if (found.do === "again") actions.again(found.step);
  else if (found.do === "move") actions.move(found.step);
  else if (found.do === "melds") actions.declare(null);
  else actions[found.do]();
}
