/**
 * What the people at a table say to each other, by messages of the server.
 */

/** @import { Model, Saying } from "./types.js" */

/** Ids of phrases by what they are for, as in `server/wire/phrases.py`. */
export const PHRASES = {
  greeting: ["hello", "good-evening", "good-luck", "here-we-go"],
  thanks: ["thanks", "you-are-welcome"],
  praise: ["well-played", "bravo", "nice-partie", "close-one"],
  regret: ["sorry", "my-mistake", "bad-luck", "mistapped", "never-mind"],
  waiting: ["one-moment", "back-soon", "back", "bad-line", "no-hurry"],
  goodbye: ["another-one", "must-go", "good-night", "until-next-time"],
};

/** Ids of reactions, which are drawings. */
export const REACTIONS = ["smile", "laugh", "wow", "phew", "sad", "clap", "cheers", "flower"];

/** Sayings that the page remembers. */
const REMEMBERED = 50;

/**
 * The model after the talk so far: after a hello.
 *
 * @param {Model} model
 * @param {{may:boolean, said:Saying[], muted:number[]}} message
 * @returns {Model}
 */
export function withTalk(model, { may, said, muted }) {
  return { ...model, talk: { may, said, muted, shown: {}, texts: { wanted: [], on: false }, unread: 0, asking: null, refused: null } };
}

/**
 * The model after somebody has said something: a bubble at the seat, and a line in the talk.
 *
 * @param {Model} model
 * @param {{saying:Saying}} message
 * @returns {Model}
 */
export function heard(model, { saying }) {
  const { talk } = model;
  if (!talk || talk.said.some(({ n }) => n === saying.n)) return model;
  const isRead = model.opened === "talk" || saying.seat === model.view?.seat;
  return {
    ...model,
    talk: {
      ...talk,
      said: [...talk.said, saying].slice(-REMEMBERED),
      shown: { ...talk.shown, [saying.seat]: saying },
      unread: isRead ? talk.unread : talk.unread + 1,
    },
  };
}

/**
 * The model without the bubble of a saying that was shown long enough.
 *
 * @param {Model} model
 * @param {Saying} saying
 * @returns {Partial<Model>}
 */
export function faded({ talk }, saying) {
  if (!talk || talk.shown[saying.seat]?.n !== saying.n) return {};
  const { [saying.seat]: gone, ...shown } = talk.shown;
  return { talk: { ...talk, shown } };
}

/** The model when talk is off during a deal, or on again. @param {Model} model @param {{may:boolean}} message @returns {Model} */
export function withSpeech(model, { may }) {
  return model.talk ? { ...model, talk: { ...model.talk, may, refused: null } } : model;
}

/** The model when others want free text, or do not any more. @param {Model} model @param {{wanted:number[], on:boolean}} message @returns {Model} */
export function withTexts(model, { wanted, on }) {
  return model.talk ? { ...model, talk: { ...model.talk, texts: { wanted, on } } } : model;
}

/** The model after somebody was muted, or is heard again. @param {Model} model @param {{seats:number[]}} message @returns {Model} */
export function withMuted(model, { seats }) {
  return model.talk ? { ...model, talk: { ...model.talk, muted: seats } } : model;
}

/**
 * The model after a saying or a report was refused.
 *
 * @param {Model} model
 * @param {{code:string}} answer
 * @returns {Model}
 */
export function unsaid(model, { code }) {
  if (!model.talk) return model;
  return { ...model, notice: { code: `talk-${code}` }, talk: { ...model.talk, refused: code } };
}

/**
 * The other persons at the table, whom the player may mute or report.
 *
 * @param {Model} model
 * @returns {number[]} their seats
 */
export function others({ view, friends }) {
  const seats = friends?.seats ?? [];
  return seats.map((_, seat) => seat).filter((seat) => seats[seat]?.kind === "person" && seat !== view?.seat);
}
