/**
 * The first lesson: a deal with easy bots, each rule explained when it first matters.
 */

import { canAskHint } from "./hint.js";
import { tricksOf } from "./lines.js";
import { currentPrompt } from "./prompt.js";
import * as at from "./lesson_situations.js";

/** @import { Model } from "./types.js" */
/** @import { Lesson, Step } from "./course.js" */

/** @type {Step} */
export const bulb = {
  id: "bulb",
  when: (model) => at.onTurn(model) && canAskHint(model) && at.trickNo(model) > 1,
  target: "hint",
};

/** @type {Step} */
export const values = {
  id: "values",
  // Its bubble lies over the trick: before a card lies there, or late.
  when: (model) => at.trickNo(model) > 2 && (at.leads(model) || (at.onTurn(model) && at.trickNo(model) > 6)),
  target: "contract",
};

/** @type {Step} */
export const follow = {
  id: "follow",
  when: (model) => at.answers(model) && at.holdsLedSuit(model) && Object.keys(model.view?.legal.why ?? {}).length > 0,
  target: "led",
  args: (model) => ({ suit: at.ledSuit(model), situation: situation(model) }),
};

/** @param {Model} model @returns {"led"|"trump"|"none"} whether trumps were led, or exist */
function situation(model) {
  if (at.trump(model) === "") return "none";
  return at.trump(model) === at.ledSuit(model) ? "led" : "trump";
}

/** @type {Step} */
const team = {
  id: "team",
  when: (model) => at.atEase(model) && !model.trick?.cards.length && at.partnerSeat(model) !== null,
  holds: true,
  target: (model) => `seat-${at.partnerSeat(model)}`,
  args: (model) => ({ seat: at.partnerSeat(model) ?? 0 }),
};

/** @type {Step} */
const cut = { id: "cut", when: (model) => currentPrompt(model) === "cut", target: "dialog" };

/** @type {Step} */
const choose = {
  id: "choose",
  when: (model) => currentPrompt(model) === "choose",
  target: "dialog",
  args: (model) => ({ push: model.view?.legal.push ? "yes" : "no", seat: at.partnerSeat(model) ?? 0 }),
};

/** @type {Step} */
const trump = {
  id: "trump",
  when: (model) => at.atEase(model) && Boolean(model.view?.contract) && !model.trick?.cards.length,
  holds: true,
  target: "contract",
  args: (model) => ({ suit: at.trump(model), contract: kind(model), jack: "J", nine: "9" }),
};

/** @param {Model} model @returns {"trump"|"oben"|"unten"|"other"} */
function kind(model) {
  const { contract } = model.view ?? {};
  if (at.trump(model) !== "") return "trump";
  return contract === "oben" || contract === "unten" ? contract : "other";
}

/** @type {Step} */
const melds = { id: "melds", when: (model) => currentPrompt(model) === "melds", target: "dialog" };

/** @type {Step} */
const lead = { id: "lead", when: at.leads, target: "hand" };

/** @type {Step} */
const free = {
  id: "free",
  when: (model) => at.answers(model) && !at.holdsLedSuit(model),
  target: "led",
  args: (model) => ({ suit: at.ledSuit(model), situation: situation(model) }),
};

/** @type {Step} */
const trick = {
  id: "trick",
  when: (model) => model.trick?.done === true && model.trick.winning !== null,
  holds: true,
  target: "winner",
  args: (model) => {
    const seat = model.trick?.winning ?? 0;
    return { seat, relation: at.relation(model, seat), points: model.log.findLast((one) => one.trick)?.trick?.points ?? 0 };
  },
};

/**
 * A step about one of the two highest trumps.
 *
 * @param {string} id
 * @param {string} rank
 * @returns {Step}
 */
function highTrump(id, rank) {
  const card = (/** @type {Model} */ model) => at.trump(model) + rank;
  return {
    id,
    when: (model) => at.trump(model) !== "" && at.isSeen(model, card(model)),
    holds: (model) => at.liesInTrick(model, card(model)),
    target: (model) => `card-${card(model)}`,
    args: (model) => ({ rank, suit: at.trump(model) }),
  };
}

/** @type {Step} */
const stoeck = {
  id: "stoeck",
  when: (model) => at.onTurn(model) && Boolean(model.view?.legal.stoeck_cards?.length),
  target: (model) => `card-${model.view?.legal.stoeck_cards?.[0]}`,
  args: () => ({ king: "K", queen: "Q" }),
};

/** @type {Step} */
const score = {
  id: "score",
  when: (model) => at.trickNo(model) > 2 && (at.leads(model) || (at.onTurn(model) && at.trickNo(model) > 5)),
  target: "slate",
};

/** @type {Step} */
const last = {
  id: "last",
  when: (model) => Boolean(model.view && at.atEase(model)) && at.trickNo(model) === tricksOf(/** @type {any} */ (model.view)) && !model.trick?.done,
  holds: true,
  target: (model) => `card-${model.view?.hand[0]}`,
};

/** @type {Step} */
const summary = {
  id: "summary",
  when: (model) => currentPrompt(model) === "summary",
  target: "dialog",
  args: (model) => ({ target: model.view?.rules.target ?? 0 }),
};

/** @type {Lesson} */
export const FIRST_DEAL = {
  id: "first-deal",
  steps: [
    ...[cut, team, choose, trump, melds, follow, free, lead, trick],
    ...[highTrump("buur", "J"), highTrump("nell", "9"), stoeck, score, bulb, values, last, summary],
  ],
  ends: ({ view, seen }) => Boolean(view) && ((view?.counted ?? 0) <= seen && (view?.counted ?? 0) > 0 || view?.phase === "over"),
};
