/**
 * A warning for the player whose time runs out, some seconds before a bot acts for her.
 */

import { cancel, later } from "./clock.js";
import { LATE, plateOf } from "../model/plates.js";

/** @import { Actions, Model } from "../model/types.js" */

/** @type {Model["clock"]} the message whose end is awaited */
let awaited = null;
let timer = 0;

/**
 * Warn once for each time that runs; `follow` calls it after each change of the model.
 *
 * @param {Model} model
 * @param {Actions} actions
 */
export function warnInTime(model, actions) {
  const { clock, view } = model;
  if (clock === awaited) return;
  awaited = clock;
  cancel(timer);
  timer = 0;
  const left = view && plateOf(model, view, view.seat).left;
  if (left === null) return;
  const seconds = Math.min(LATE, Math.round(left));
  timer = later(() => {
    actions.update(({ clock: now }) => (now === awaited ? { notice: { code: "clock-late", args: { seconds } } } : {}));
  }, Math.max(0, left - LATE) * 1000);
}
