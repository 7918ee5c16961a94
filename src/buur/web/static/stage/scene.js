/**
 * Draws the page from the model: nodes, motion, dragged cards, title and focus.
 */

import { look, move } from "./anim.js";
import { patch } from "./dom.js";
import { Drag } from "./drag.js";
import { Focus, focusOn } from "./focus.js";
import { begin } from "./late.js";
import { page, title } from "../parts/render.js";

/** @typedef {import("../model/types.js").Context} Context */

/** How long motion takes at each pace; 0 is none. */
const PACES = { slow: 1.5, normal: 1, fast: 0.6, none: 0 };

/** What nobody has to measure who moves nothing. */
const NOTHING = { cards: new Map(), winner: null, atTable: false };

export class Scene {
  /**
   * @param {HTMLElement} root
   * @param {() => Context} context
   */
  constructor(root, context) {
    this.root = root;
    this.context = context;
    this.focus = new Focus(root);
    this.calm = matchMedia("(prefers-reduced-motion: reduce)");
    this.drag = new Drag(
      root,
      (card) => context().actions.play(card),
      () => this.draw(),
    );
  }

  draw() {
    const ctx = this.context();
    const { lifted, settings } = ctx.model;
    const pace = this.calm.matches ? 0 : PACES[settings.speed];
    const before = pace ? look(this.root) : NOTHING;
    const focused = document.activeElement;
    begin(before.atTable && !document.hidden);
    this.focus.leave(ctx.model.view?.hand ?? []);
    patch(this.root, page(ctx));
    this.drag.settle(lifted);
    const named = title(ctx);
    if (document.title !== named) document.title = named;
    // To measure and to give the focus, the page is laid out once, as nothing changes between them.
    const fly = move(this.root, before, pace);
    this.focus.keep(focused);
    fly?.();
  }

  /** Put the focus on the card whose turn it is among the cards. */
  focusCard() {
    focusOn(this.root.querySelector(".hand [tabindex='0']"));
  }
}
