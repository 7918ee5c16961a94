/**
 * Bubbles of what people say vanish after a while.
 */

import { later } from "./clock.js";
import { faded } from "../model/talk.js";

/** @import { Actions, Model } from "../model/types.js" */

/** Milliseconds for which a bubble is shown. */
const SHOWN = 6_000;

/** @type {Set<number>} sayings whose bubbles have a timer */
const timed = new Set();

/** Have each bubble vanish after a while. @param {Model} model @param {Actions} actions */
export function watchSayings({ talk }, actions) {
  for (const saying of Object.values(talk?.shown ?? {})) {
    if (timed.has(saying.n)) continue;
    timed.add(saying.n);
    later(() => {
      timed.delete(saying.n);
      actions.update((model) => faded(model, saying));
    }, SHOWN);
  }
}
