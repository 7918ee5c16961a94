/**
 * The page's state without a page: one immutable model and the steps from one model to the next.
 *
 * The server rules; nothing here decides what is legal. The model adds to the server's view only
 * what a person at the table keeps in mind for a moment: the complete trick before it is swept,
 * what each player last said, the place of each card in the hand, the melds ticked for the first card.
 */

/** @typedef {import("./types.js").Model} Model */
/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").GameEvent} GameEvent */
/** @typedef {import("./types.js").Said} Said */
/** @typedef {import("./types.js").Bubble} Bubble */
/** @typedef {import("./types.js").ShownTrick} ShownTrick */
/** @typedef {import("./types.js").DoneTrick} DoneTrick */
/** @typedef {import("./types.js").Laid} Laid */
/** @typedef {import("./types.js").LogEntry} LogEntry */
/** @typedef {import("./types.js").Notice} Notice */
/** @typedef {import("./types.js").Settings} Settings */
/** @typedef {{t:"welcome", v:number, seat:number, snapshot:boolean, events:{v:number, event:GameEvent}[], view:View}} Welcome */
/** @typedef {{t:"event", v:number, event:GameEvent, view:View}} EventMessage */

const LONGEST_LOG = 600;

/** Suits in the hand alternate in colour, so that neighbours never blend. */
const HAND_ORDER = "SHCD";
const RANKS = "6789TJQKA";

/** Events that are said aloud. */
const SPOKEN = new Set(["pushed", "chosen", "stoeck", "asked", "soldered", "finished", "berg", "insisted"]);

/**
 * @param {Settings} settings
 * @returns {Model}
 */
export function initial(settings) {
  return {
    route: { page: "home" },
    settings,
    rules: null,
    unfinished: [],
    busy: false,
    conn: "off",
    opened: null,
    notice: null,
    ...emptyTable(),
  };
}

/** @returns {Pick<Model, "v"|"view"|"log"|"bubbles"|"trick"|"slots"|"focus"|"lifted"|"declare"|"ticked"|"stoeck"|"cutAt"|"seen">} */
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
    declare: null,
    ticked: [],
    stoeck: true,
    cutAt: 0,
    seen: 0,
  };
}

/**
 * Go to another page; a table starts empty and fills with the server's welcome.
 *
 * @param {Model} model
 * @param {Model["route"]} route
 * @returns {Model}
 */
export function go(model, route) {
  return { ...model, route, conn: "off", opened: null, notice: null, busy: false, ...emptyTable() };
}

/**
 * Take the server's greeting: everything that was missed, then the view as it is now.
 *
 * @param {Model} model
 * @param {Welcome} message
 * @returns {Model}
 */
export function welcome(model, message) {
  const { view, v } = message;
  const known = message.snapshot ? [] : model.log;
  const missed = message.events.map(({ v: at, event }) => ({
    v: at,
    deal: view.deal,
    event,
    said: event.said ?? [],
    trick: null,
  }));
  const fresh = message.snapshot || model.view === null || model.view.deal !== view.deal;
  const next = {
    ...model,
    conn: /** @type {const} */ ("open"),
    log: [...known, ...missed].slice(-LONGEST_LOG),
    bubbles: fresh ? noBubbles(view) : model.bubbles,
    trick: lying(view),
    lifted: null,
    // After a reload only the summary that still waits for its answer is shown again.
    seen: model.view === null ? view.deals.length - (view.legal.contribute ? 1 : 0) : model.seen,
  };
  return settle(next, view, v);
}

/**
 * Take one event with the view after it.
 *
 * @param {Model} model
 * @param {EventMessage} message
 * @returns {Model}
 */
export function happen(model, message) {
  const { event, view, v } = message;
  if (model.v !== null && v <= model.v) return model; // an echo after a reconnection
  const said = saidIn(event, model.view, view);
  const trick = trickAfter(model, event, view);
  const done = event.e === "played" && trick?.done ? doneTrick(trick, model.view, view) : null;
  /** @type {LogEntry} */
  const entry = { v, deal: view.deal, event, said, trick: done };
  const next = {
    ...model,
    log: [...model.log, entry].slice(-LONGEST_LOG),
    bubbles: bubblesAfter(model.bubbles, event, said, view),
    trick,
    lifted: event.e === "played" && event.seat === view.seat ? null : model.lifted,
    notice: event.seat === view.seat ? null : model.notice,
  };
  return settle(event.e === "dealt" ? forgetDeal(next) : next, view, v);
}

/**
 * @param {Model} model
 * @param {View} view
 * @param {number} v
 * @returns {Model}
 */
function settle(model, view, v) {
  const slots = placeCards(model.slots, view.hand);
  const moved = slots !== model.slots;
  const asked = view.legal.best ?? [];
  const first = model.ticked.length === 0 && model.declare === null && asked.length > 0;
  return {
    ...model,
    view,
    v,
    slots,
    focus: moved ? 0 : nearestCard(model.focus, slots, view.hand),
    ticked: first && !(model.view?.legal.best ?? []).length ? asked : model.ticked,
    cutAt: view.legal.cut && !model.view?.legal.cut ? middle(view.legal.cut) : model.cutAt,
  };
}

/**
 * @param {Model} model
 * @returns {Model}
 */
function forgetDeal(model) {
  return { ...model, declare: null, ticked: [], stoeck: true, trick: null, lifted: null, notice: null };
}

/**
 * @param {{min:number, max:number}} cut
 * @returns {number}
 */
function middle({ min, max }) {
  return Math.floor((min + max) / 2);
}

/**
 * @param {View} view
 * @returns {(Bubble|null)[]}
 */
function noBubbles(view) {
  return view.names.map(() => null);
}

/**
 * What was said with an event: as told in it, or, for one's own card, what the view adds.
 *
 * @param {GameEvent} event
 * @param {View|null} before
 * @param {View} after
 * @returns {Said[]}
 */
function saidIn(event, before, after) {
  if (event.said) return event.said;
  if (event.e !== "played" || before?.deal !== after.deal) return [];
  return after.melds.said.slice(before.melds.said.length);
}

/**
 * @param {(Bubble|null)[]} bubbles
 * @param {GameEvent} event
 * @param {Said[]} said
 * @param {View} view
 * @returns {(Bubble|null)[]}
 */
function bubblesAfter(bubbles, event, said, view) {
  if (event.e === "dealt" || event.e === "sealed" || event.e === "contributed") return noBubbles(view);
  const next = view.names.map((_, seat) => bubbles[seat] ?? null);
  const { seat } = event;
  if (seat === undefined) return next;
  const own = said.filter((one) => one.seat === seat);
  const speaks = SPOKEN.has(event.e) || own.length > 0 || event.stoeck === true;
  next[seat] = speaks ? { event, said: own } : null;
  for (const one of said) {
    if (one.seat === seat) continue;
    const before = next[one.seat];
    next[one.seat] = { event: before?.event ?? { e: "said", seat: one.seat }, said: [...(before?.said ?? []), one] };
  }
  return next;
}

/**
 * The cards lying on the carpet by the view alone.
 *
 * @param {View} view
 * @returns {ShownTrick|null}
 */
function lying(view) {
  return view.trick && { ...view.trick, done: view.trick.cards.length === view.names.length };
}

/**
 * The cards to show after an event; the fourth card stays until `sweep` or the next card.
 *
 * @param {Model} model
 * @param {GameEvent} event
 * @param {View} view
 * @returns {ShownTrick|null}
 */
function trickAfter(model, event, view) {
  if (event.e !== "played") return model.trick?.done ? model.trick : lying(view);
  const shown = model.trick;
  const running = shown && !shown.done ? shown.cards : [];
  /** @type {Laid[]} */
  const cards = [...running, [event.card ?? "", event.seat ?? 0]];
  const seats = view.names.length;
  if (view.trick && view.trick.cards.length > 0 && cards.length < seats) return lying(view);
  if (cards.length < seats) return lying(view); // joined in the middle of a trick
  const no = shown && !shown.done ? shown.no : (view.trick?.no ?? 1);
  return { no, leader: cards[0]?.[1] ?? null, cards, winning: winnerOf(no, view), done: true };
}

/**
 * Who took trick `no`, as far as the view after it tells.
 *
 * @param {number} no
 * @param {View} view
 * @returns {number|null}
 */
function winnerOf(no, view) {
  if (view.last?.no === no) return view.last.winner;
  if (view.trick && view.trick.no > no) return view.trick.leader;
  return view.trick?.no === no ? (view.trick.winning ?? view.leader) : view.leader;
}

/**
 * @param {ShownTrick} trick
 * @param {View|null} before
 * @param {View} after
 * @returns {DoneTrick}
 */
function doneTrick(trick, before, after) {
  const sum = (/** @type {View|null} */ view) => (view ? view.points[0] + view.points[1] : 0);
  const known = after.last?.no === trick.no ? after.last.points : sum(after) - sum(before);
  return { no: trick.no, winner: trick.winning, points: before || after.last ? known : null };
}

/**
 * Take the complete trick off the carpet.
 *
 * @param {Model} model
 * @returns {Model}
 */
export function sweep(model) {
  return model.trick?.done ? { ...model, trick: model.view ? emptied(model.view) : null } : model;
}

/**
 * @param {View} view
 * @returns {ShownTrick|null}
 */
function emptied(view) {
  const now = lying(view);
  return now?.done ? null : now;
}

/**
 * Keep the places of the cards; lay them out afresh when there are new ones.
 *
 * @param {string[]} slots
 * @param {string[]} hand
 * @returns {string[]}
 */
export function placeCards(slots, hand) {
  if (hand.every((card) => slots.includes(card))) return slots;
  return [...hand].sort((a, b) => place(a) - place(b));
}

/**
 * @param {string} card
 * @returns {number}
 */
function place(card) {
  return HAND_ORDER.indexOf(card[0] ?? "") * RANKS.length + (RANKS.length - 1 - RANKS.indexOf(card[1] ?? ""));
}

/**
 * The slot nearest to `from` that still holds a card.
 *
 * @param {number} from
 * @param {string[]} slots
 * @param {string[]} hand
 * @returns {number}
 */
export function nearestCard(from, slots, hand) {
  const full = slots.flatMap((card, slot) => (hand.includes(card) ? [slot] : []));
  const distance = (/** @type {number} */ slot) => Math.abs(slot - from);
  return full.reduce((best, slot) => (distance(slot) < distance(best) ? slot : best), full[0] ?? 0);
}

/**
 * The slot to the right or left that holds a card, going round at the ends.
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
 * Lift the card that is being sent. The server answers with the event, or with a refusal.
 *
 * @param {Model} model
 * @param {string} card
 * @returns {Model}
 */
export function lift(model, card) {
  return { ...model, lifted: card, notice: null, focus: Math.max(0, model.slots.indexOf(card)) };
}

/**
 * Put the lifted card back and say why.
 *
 * @param {Model} model
 * @param {string} code reason code of the server
 * @returns {Model}
 */
export function refuse(model, code) {
  return { ...model, lifted: null, notice: { code: `reason-${code}` } };
}

/**
 * Why a card of one's own may not be played now, or null when it may.
 *
 * @param {View} view
 * @param {string} card
 * @returns {Notice|null}
 */
export function whyNot(view, card) {
  const { legal } = view;
  if (legal.cards?.includes(card)) return null;
  const reason = legal.why?.[card];
  if (reason) return { code: `reason-${reason}` };
  if (view.phase !== "play") return { code: "why-not-yet" };
  if (view.turn === null || view.turn === view.seat) return { code: "why-not-yet" };
  return { code: "why-wait", args: { name: view.names[view.turn] ?? "" } };
}

/**
 * Tick or untick a meld; melds that share cards exclude each other.
 *
 * One run and one quartet may share a card where the rule set allows it (`cross`).
 *
 * @param {Model} model
 * @param {string[]} cards
 * @param {boolean} cross
 * @returns {Model}
 */
export function tick(model, cards, cross) {
  const same = (/** @type {string[]} */ other) => other.join() === cards.join();
  if (model.ticked.some(same)) return { ...model, ticked: model.ticked.filter((one) => !same(one)) };
  const clashes = (/** @type {string[]} */ other) =>
    other.some((card) => cards.includes(card)) && !(cross && isRun(other) !== isRun(cards));
  return { ...model, ticked: [...model.ticked.filter((one) => !clashes(one)), cards] };
}

/**
 * @param {string[]} cards
 * @returns {boolean}
 */
function isRun(cards) {
  return cards.every((card) => card[0] === cards[0]?.[0]);
}
