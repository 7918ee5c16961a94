/**
 * Messages of the server besides welcome and events: their effect on the model.
 */

import { arranged } from "./friends.js";
import { receiveHint } from "./hint_answer.js";

/** @import { Model } from "./types.js" */

/** @type {Record<string, (model: Model, message: any) => Model>} the effect of each, by type */
const EFFECTS = {
  clock: (model, { left, v }) => ({ ...model, clock: { left, v } }),
  friends: (model, { t, ...friends }) => ({ ...model, friends }),
  held: (model, { v }) => ({ ...model, held: v }),
  hint: (model, answer) => (answer.id === model.question ? receiveHint(model, answer) : model),
  no: (model, answer) => (answer.id === model.question ? receiveHint(model, answer) : arranged(model, answer)),
  arranged,
  rematch: (model, { table, seat, token }) => ({ ...model, rematch: { table, seat, token } }),
  seats: (model, { kinds, names, presence }) => ({
    ...model,
    presence,
    view: model.view && { ...model.view, kinds, names: names ?? model.view.names },
  }),
};

/**
 * The model after a message; an unknown one changes nothing.
 *
 * @param {Model} model
 * @param {{t:string}} message
 * @returns {Model}
 */
export function hear(model, message) {
  return EFFECTS[message.t]?.(model, message) ?? model;
}
