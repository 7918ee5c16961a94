/**
 * Renderer of the model: DOM nodes, animation, dragged cards, window title and focus.
 */

import { snapshot, moveCards } from "./browser/animation.js";
import { patch } from "./browser/dom.js";
import { Drag } from "./browser/drag.js";
import { Focus, focusOn } from "./browser/focus.js";
import { begin, enqueue, enqueueFirst } from "./browser/frame_queue.js";
import { STEPS } from "./views/memo.js";
import { isQuiet, page, title } from "./views/page.js";

/** @import { Context } from "./model/types.js" */

/** Factor of the length of animations at each pace. */
const LENGTHS = { slow: 1.5, normal: 1, fast: 0.5, tap: 1 };

/** Number of cards dealt in a frame, as at a table; nine would take a phone too long. */
const PACKET = 3;

/** The picture of cards for redraws without animations, which need no measurement. */
const NOTHING = { cards: new Map(), winner: null };

/**
 * Cards for which this frame has no time: of a hand all but three, or all where a dialog goes, and what is
 * laid where a trick is taken away or a dialog goes; the player's own stays in the hand until then.
 *
 * @param {import("./model/types.js").Model} model
 * @param {import("./browser/animation.js").Picture} before
 * @param {boolean} [clears] whether a dialog goes
 * @returns {string[]}
 */
export function deferredCards({ slots, trick, view }, { cards }, clears = false) {
  const isNew = (/** @type {string} */ card) => !cards.has(card);
  const lie = (trick?.cards ?? []).map(([card]) => card);
  const goes = [...cards].some(([card, { laid }]) => laid && !lie.includes(card));
  const dealt = slots.filter((card) => view?.hand.includes(card) && isNew(card));
  return [...dealt.slice(clears ? 0 : PACKET), ...(goes || clears ? lie.filter((card) => !cards.get(card)?.laid) : [])];
}

/**
 * Name the window.
 *
 * @param {Context} ctx
 */
function entitle(ctx) {
  const named = title(ctx);
  if (document.title !== named) document.title = named;
}

export class Renderer {
  /** @param {HTMLElement} root @param {() => Context} context */
  constructor(root, context) {
    this.root = root;
    this.context = context;
    this.focus = new Focus(root);
    /** @type {Set<number>} steps of a redraw that are still to come */
    this.owed = new Set();
    /** @type {Set<string>} cards that the next frames show */
    this.coming = new Set();
    this.calm = matchMedia("(prefers-reduced-motion: reduce)");
    this.drag = new Drag(
      root,
      (card) => context().actions.play(card),
      () => this.draw(),
    );
  }

  /**
   * Make the page equal to the model. At a table where cards move, they are drawn now and what stands
   * round them in the next frames: a phone has no time for all in one.
   */
  draw() {
    const ctx = this.context();
    const { focus, lifted, settings, slots, view } = ctx.model;
    const pace = this.calm.matches || settings.still ? 0 : LENGTHS[settings.pace];
    const before = pace ? snapshot(this.root) : NOTHING;
    const focused = document.activeElement;
    const patient = pace > 0 && !document.hidden && this.root.querySelector(".tabletop") !== null;
    begin(patient);
    const quiet = isQuiet(ctx.model);
    const clears = quiet && this.root.querySelector(".tabletop .dialog") !== null;
    this.focus.leave(view?.hand ?? [], slots[focus], quiet);
    this.coming = new Set(patient ? deferredCards(ctx.model, before, clears) : []);
    if (this.coming.size > 0) enqueueFirst(() => this.coming.size > 0 && this.draw());
    if (patient) [STEPS.turn, STEPS.said, STEPS.dialog].forEach((step) => this.#owe(step));
    patch(this.root, page({ ...ctx, step: patient ? STEPS.cards : undefined, coming: this.coming }));
    // After the drawings of new cards.
    const { seats, others, accounts, side, focus: last } = STEPS;
    if (patient) [seats, others, accounts, side, last].forEach((step) => this.#owe(step));
    this.drag.settle(lifted);
    if (!patient) entitle(ctx);
    // Measurement and focus share one layout, as the page does not change between them.
    const fly = moveCards(this.root, before, pace);
    this.focus.keep(focused, patient);
    fly?.();
  }

  /**
   * Draw a step of the page in a frame of its own, from the model as it is by then.
   *
   * @param {number} step
   */
  #owe(step) {
    if (this.owed.has(step)) return;
    this.owed.add(step);
    enqueue(() => {
      this.owed.delete(step);
      const focused = document.activeElement;
      const ctx = this.context();
      if (step !== STEPS.focus) patch(this.root, page({ ...ctx, step, coming: this.coming }));
      if (step === STEPS.said) entitle(ctx);
      this.focus.keep(focused, step !== STEPS.focus);
    });
  }

  /** Put the focus on the card whose turn it is among the cards. */
  focusCard() {
    focusOn(this.root.querySelector(".hand [tabindex='0']"));
  }
}
