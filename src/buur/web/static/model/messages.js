/**
 * Messages of the server besides welcome and events: their effect on the model.
 */

import { arranged } from "./friends.js";
import { receiveHint } from "./hint_answer.js";
import { withDeputies, withFriends } from "./seat_news.js";
import { heard, unsaid, withMuted, withSpeech, withTalk, withTexts } from "./talk.js";

/** @import { Model } from "./types.js" */

/** What ids of requests about talk begin with. */
export const TALK = "talk-";

/** @type {Record<string, (model: Model, message: any) => Model>} the effect of each, by type */
const EFFECTS = {
  clock: (model, { left, v }) => ({ ...model, clock: { left, v } }),
  friends: (model, { t, ...friends }) => withFriends(model, friends),
  held: (model, { v }) => ({ ...model, held: v }),
  hint: (model, answer) => (answer.id === model.question ? receiveHint(model, answer) : model),
  muted: withMuted,
  no(model, answer) {
    if (answer.id === model.question) return receiveHint(model, answer);
    return answer.id?.startsWith(TALK) ? unsaid(model, answer) : arranged(model, answer);
  },
  arranged,
  rematch: (model, { t, ...rematch }) => ({ ...model, rematch }),
  returned: (model) => ({ ...model, notice: { code: "deputy-back" } }),
  seats: (before, { kinds, names, presence }) => {
    const model = withDeputies(before, kinds);
    return { ...model, presence, view: model.view && { ...model.view, kinds, names: names ?? model.view.names } };
  },
  said: heard,
  "free-texts": withTexts,
  speech: withSpeech,
  talk: withTalk,
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
