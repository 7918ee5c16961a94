/**
 * The page's state: one immutable model and the transitions from one model to the next.
 *
 * The server decides what is legal. The model adds to the server's view what a player keeps in mind
 * for a moment: the complete trick before it is cleared, what each player last said, the slot of each
 * card, the melds selected for the first card.
 */

import { bubblesAfter, describe, noBubbles, place, saidIn } from "./bubbles.js";
import { logEntry, withoutTakenBack } from "./taken_back.js";
import { newlyDescribed, newlyWrong } from "./melds.js";
import { completedTrick, trickOf, trickAfter } from "./trick.js";
import { EMPTY_DRAFT, draftAfter } from "./draft.js";
import { nearestSlot, assignSlots } from "./hand_slots.js";
import { refusalNotice } from "./refusal.js";
import { unsentAfter } from "./unsent.js";

/** @import { GameEvent, LogEntry, Model, Notice, Settings, View } from "./types.js" */
/** @typedef {{t:"welcome", v:number, seat:number, snapshot:boolean, here?:boolean[], events:{v:number, event:GameEvent}[], view:View}} Welcome */
/** @typedef {{t:"event", v:number, event:GameEvent, view:View}} EventMessage */

const LONGEST_LOG = 600;

/** @param {Settings} settings @returns {Model} */
export function initial(settings) {
  return {
    route: { page: "home", id: "" },
    loaded: true,
    settings,
    rules: null,
    unfinished: [],
    games: null,
    game: null,
    unfolded: null,
    removing: null,
    busy: false,
    conn: "off",
    opened: null,
    notice: null,
    course: { lesson: null, table: null, done: [], shown: null },
    ...emptyTable(),
  };
}

/** @returns {Omit<Model, "route"|"settings"|"rules"|"unfinished"|"games"|"game"|"unfolded"|"removing"|"busy"|"conn"|"opened"|"notice"|"course"|"loaded">} */
function emptyTable() {
  return {
    v: null,
    view: null,
    log: [],
    bubbles: [null, null, null, null],
    trick: null,
    slots: [],
    focus: 0,
    lifted: null,
    raised: null,
    prepared: null,
    declare: null,
    ticked: [],
    stoeck: true,
    cutAt: 0,
    draft: EMPTY_DRAFT,
    seen: 0,
    halted: false,
    past: null,
    hint: null,
    unsent: null,
    resting: null,
    held: null,
    question: null,
    friends: null,
    clock: null,
    presence: null,
    rematch: null,
    arranging: null,
    links: null,
    left: false,
    invited: null,
    explained: null,
    word: null,
    talk: null,
    watching: null,
    watchLink: null,
  };
}

/**
 * The model on another page; a table is empty until the server's welcome.
 *
 * @param {Model} model
 * @param {Model["route"]} route
 * @returns {Model}
 */
export function go(model, route) {
  return { ...model, route, loaded: true, conn: "off", opened: null, notice: null, busy: false, ...emptyTable() };
}

/**
 * The model after the server's welcome, with the missed events and the present view.
 *
 * @param {Model} model
 * @param {Welcome} message
 * @returns {Model}
 */
export function welcome(model, message) {
  const { view, v } = message;
  const known = message.snapshot ? [] : model.log;
  const missed = message.events.map(({ v: at, event }) => logEntry(at, view, event));
  const fresh = message.snapshot || model.view === null || model.view.deal !== view.deal;
  const dealt = message.events.findLast(({ event }) => event.e === "dealt");
  const before = dealt && dealt.v > (model.v ?? 0) ? forgetDeal(model) : model;
  const next = {
    ...before,
    conn: /** @type {const} */ ("open"),
    presence: message.here?.map((here) => (here ? /** @type {const} */ ("here") : "away")) ?? null,
    log: withoutTakenBack([...known, ...missed]).slice(-LONGEST_LOG),
    bubbles: fresh ? noBubbles(view) : model.bubbles,
    trick: trickOf(view),
    // An unanswered act is sent again; its card stays lifted until the answer.
    lifted: stillMine(view, before.lifted),
    hint: null,
    unsent: before.unsent?.sent ? null : unsentAfter(before.unsent, view),
    // After a reload, only the summary of a deal that still awaits an act is shown again.
    seen: model.view === null ? readAlready(view) : model.seen,
  };
  return settle(next, view, v, dealtTo(view, dealt?.event));
}

/** @param {View} view @returns {number} deals whose account was read; -1 to show the draw */
function readAlready({ counted, legal, drawn }) {
  return Math.max(drawn?.length ? -1 : 0, counted - (legal.contribute ? 1 : 0));
}

/**
 * @param {View} view
 * @param {string|null} card
 * @returns {string|null} the card, if it is still to be played
 */
function stillMine(view, card) {
  return card !== null && view.turn === view.seat && view.hand.includes(card) ? card : null;
}

/**
 * The player's own cards after dealing.
 *
 * @param {View} view
 * @param {GameEvent} [dealt]
 * @returns {string[]}
 */
function dealtTo(view, dealt) {
  const hands = /** @type {(string[]|null)[]|undefined} */ (dealt?.hands);
  return hands?.[view.seat] ?? view.hand;
}

/**
 * The model after an event, with the view that it led to.
 *
 * @param {Model} model
 * @param {EventMessage} message
 * @returns {Model}
 */
export function applyEvent(model, message) {
  const { event, view, v } = message;
  if (model.v !== null && v <= model.v) return model; // an echo after a reconnection
  const said = saidIn(event, model.view, view);
  if (event.e === "taken-back") return takenBack(model, message);
  const trick = trickAfter(model, event, view);
  const done = event.e === "played" && trick?.done ? completedTrick(trick, model.view, view) : null;
  const melds = newlyDescribed(model.view, view);
  const wrong = newlyWrong(model.view, view);
  const found = model.view?.contract === "open" && view.contract !== "open" && event.e === "played";
  /** @type {LogEntry} */
  const entry = { v, deal: view.deal, event, said, melds, wrong, trick: done, found, names: model.view?.names };
  const next = {
    ...model,
    log: [...model.log, entry].slice(-LONGEST_LOG),
    bubbles: place(describe(bubblesAfter(model.bubbles, event, said, view), melds, wrong), model.bubbles, trick),
    trick,
    lifted: event.e === "played" && event.seat === view.seat ? null : model.lifted,
    notice: null,
    hint: null,
    unsent: unsentAfter(model.unsent, view, event),
    past: null,
    seen: event.e === "opened" && view.drawn?.length ? -1 : model.seen,
    halted: model.halted && event.e !== "counted",
  };
  return settle(event.e === "dealt" ? forgetDeal(next) : next, view, v);
}

/**
 * The model after an act was taken back: the table as it was, without words, and a log of what stands.
 *
 * @param {Model} model
 * @param {EventMessage} message
 * @returns {Model}
 */
function takenBack(model, { event, view, v }) {
  const log = withoutTakenBack([...model.log, logEntry(v, view, event)]);
  const next = { ...forgetDeal(model), log, bubbles: noBubbles(view), trick: trickOf(view) };
  return settle({ ...next, hint: null, past: null, raised: null, resting: null }, view, v);
}

/**
 * A view with the deals before its own that an earlier one had, if none is missing between them.
 *
 * @template {Pick<View, "counted"|"deals"|"earlier">} V
 * @param {V} view
 * @param {Pick<View, "counted"|"deals"|"earlier">|null} known
 * @returns {V}
 */
export function withKnownDeals(view, known) {
  if (!known) return view;
  const more = view.counted - view.deals.length - known.counted + known.deals.length;
  const before = known.deals.slice(0, more);
  return more > 0 && before.length === more ? { ...view, earlier: known.earlier, deals: [...before, ...view.deals] } : view;
}

/**
 * @param {Model} model
 * @param {View} view
 * @param {number} v
 * @param {string[]} [dealt]
 * @returns {Model}
 */
function settle(model, view, v, dealt) {
  const slots = assignSlots(model.slots, view.hand, orderOf(model, view), dealt);
  const asked = view.legal.best ?? [];
  const first = model.ticked.length === 0 && model.declare === null && asked.length > 0;
  const legal = view.legal.cards ?? [];
  return {
    ...model,
    view: withKnownDeals(view, model.view),
    v,
    ...placed(model, slots, view),
    resting: view.legal.rest && model.settings.rest === "auto" ? view.deal : model.resting,
    // The dialog for a false meld closes when the claim is no longer possible.
    opened: model.opened === "false-meld" && !view.legal.false_melds?.length ? null : model.opened,
    raised: legal.includes(model.raised ?? "") ? model.raised : null,
    ticked: first && !(model.view?.legal.best ?? []).length ? asked : model.ticked,
    cutAt: view.legal.cut && !model.view?.legal.cut ? middle(view.legal.cut) : model.cutAt,
    draft: draftAfter(model, view),
  };
}

/**
 * @param {Model} model
 * @param {View} view
 * @returns {import("./hand_slots.js").Order}
 */
function orderOf({ settings }, view) {
  return { sort: settings.sort, contract: view.contract };
}

/**
 * The cards in their slots, with the focus on its card or, if that is gone, near its slot.
 *
 * @param {Model} model
 * @param {string[]} slots
 * @param {View} view
 * @returns {Pick<Model, "slots"|"focus">}
 */
function placed(model, slots, view) {
  const held = model.slots[model.focus] ?? "";
  const from = slots === model.slots ? model.focus : Math.max(0, slots.indexOf(held));
  return { slots, focus: nearestSlot(from, slots, view.hand) };
}

/**
 * The model with other settings; cards are sorted again if their order has changed.
 *
 * @param {Model} model
 * @param {Settings} settings
 * @returns {Model}
 */
export function withSettings(model, settings) {
  const next = { ...model, settings };
  if (!next.view || settings.sort === model.settings.sort) return next;
  return { ...next, ...placed(next, assignSlots(next.slots, next.view.hand, orderOf(next, next.view)), next.view) };
}

/** @param {Model} model @returns {Model} */
function forgetDeal(model) {
  return { ...model, declare: null, ticked: [], stoeck: true, trick: null, lifted: null, prepared: null, notice: null };
}

/** @param {{min:number, max:number}} cut @returns {number} */
function middle({ min, max }) {
  return Math.floor((min + max) / 2);
}

/**
 * The model with the focus on the next card to the right or left, cyclically.
 *
 * @param {Model} model
 * @param {1|-1} step
 * @returns {Model}
 */
export function moveFocus(model, step) {
  const { slots, view } = model;
  if (!view || view.hand.length === 0) return model;
  const count = slots.length;
  let at = model.focus;
  do at = (at + step + count) % count;
  while (!view.hand.includes(slots[at] ?? ""));
  return { ...model, focus: at };
}

/**
 * The model with a card lifted while it is sent. The server answers with an event or a refusal.
 *
 * @param {Model} model
 * @param {string} card
 * @returns {Model}
 */
export function lift(model, card) {
  const focus = Math.max(0, model.slots.indexOf(card));
  return { ...model, lifted: card, raised: null, opened: null, hint: null, notice: null, focus };
}

/**
 * The model with the lifted card back in the hand, and a notice with the reason.
 *
 * @param {Model} model
 * @param {string} code reason code of the server
 * @param {string} [clause] the section of the rule
 * @returns {Model}
 */
export function refuse(model, code, clause) {
  const notice = { code: `reason-${code}`, ...(clause && { clause }) };
  return { ...model, lifted: null, prepared: null, unsent: null, notice };
}

/**
 * The reason why the player may not play a card now; null if he may.
 *
 * @param {View} view
 * @param {string} card
 * @returns {Notice|null}
 */
export function whyNot(view, card) {
  const { legal } = view;
  if (legal.cards?.includes(card)) return null;
  const reason = legal.why?.[card];
  if (reason) return refusalNotice(view, reason);
  if (view.phase !== "play") return { code: "why-not-yet" };
  if (view.turn === null || view.turn === view.seat) return { code: "why-not-yet" };
  return { code: "why-wait", args: { name: view.names[view.turn] ?? "" } };
}
