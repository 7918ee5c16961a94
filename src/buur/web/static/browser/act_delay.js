/**
 * The delay before an act is sent: two seconds, ended by the next press or by leaving the page.
 */

import { KeyedTimer } from "./keyed_timer.js";
import { cancel, later } from "./clock.js";
import { UNDO_TIME } from "../model/unsent.js";

/** @import { Actions, Model } from "../model/types.js" */

/** Keys that are no answer: they move the focus or change another key. */
const SILENT = ["Tab", "Shift", "Control", "Alt", "Meta", "AltGraph"];

const timer = new KeyedTimer(later, cancel);
/** @type {(() => void)|null} sends the act that waits */
let send = null;
let listening = false;

/**
 * Follow the model: start the delay of an act, or end it once the act is sent or taken back.
 *
 * @param {Model} model
 * @param {Actions} actions
 */
export function watchUnsent({ unsent, settings }, actions) {
  const waits = unsent && !unsent.sent && settings.confirm === "undo";
  if (waits && !listening) listen(actions);
  send = waits ? () => actions.confirm() : null;
  timer.set(waits ? JSON.stringify(unsent) : null, UNDO_TIME, () => {
    actions.confirm();
    return true;
  });
}

/** @param {Actions} actions */
function listen(actions) {
  listening = true;
  /** @param {Event} event */
  const press = (event) => {
    const key = event instanceof KeyboardEvent ? event.key : "";
    const onUndo = event.target instanceof Element && event.target.closest(".unsent button");
    if (!send || SILENT.includes(key) || (onUndo && ["", "Enter", " "].includes(key))) return;
    if (key !== "Escape") return send();
    event.stopPropagation();
    actions.takeBack();
  };
  document.addEventListener("pointerdown", press, true);
  document.addEventListener("keydown", press, true);
  document.addEventListener("visibilitychange", () => document.hidden && send?.());
  addEventListener("pagehide", () => send?.());
}
