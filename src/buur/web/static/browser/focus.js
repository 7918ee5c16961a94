/**
 * Keyboard focus across redraws: it stays on its element, or moves to the next useful one.
 */

import { enqueue } from "./frame_queue.js";

/** Where the focus goes when what held it is gone: to the hand, or else to the page itself. */
const HAVENS = [".hand [tabindex='0']", ".hand", "main"];

/** @param {Element|null|undefined} element */
export function focusOn(element) {
  if (!(element instanceof HTMLElement)) return;
  element.focus({ preventScroll: true });
  if (document.activeElement === element || element.tabIndex >= 0) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * Open a dialog over the page. Its heading takes the focus unless something asks for it: by themselves
 * some browsers choose the heading, others a box that scrolls.
 *
 * @param {HTMLDialogElement} node
 */
export function openModal(node) {
  node.showModal();
  if (!node.querySelector("[autofocus]")) focusOn(node.querySelector("h2"));
}

export class Focus {
  #shown = "";
  /** @type {Element|null} what had the focus before a dialog opened */ #opener = null;
  /** @type {EventTarget|null} what had the focus last */ #last = null;
  /** Whether it was a hand that pressed last, not a key. */
  #byHand = false;

  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    root.addEventListener("focusin", ({ target }) => (this.#last = target));
    root.addEventListener("mousedown", (event) => this.#pressed(event));
    document.addEventListener("keydown", () => this.#presses(false), { capture: true });
    document.addEventListener("pointerdown", () => this.#presses(true), { capture: true });
  }

  /** @param {boolean} byHand */
  #presses(byHand) {
    this.#byHand = byHand;
    document.documentElement.dataset.pressed = byHand ? "hand" : "key";
  }

  /**
   * A card pressed by hand takes no focus: it is about to go, and to move the focus twice is the dearest
   * part of laying it.
   *
   * @param {MouseEvent} event
   */
  #pressed(event) {
    if (event.target instanceof Element && event.target.closest(".hand .card")) event.preventDefault();
  }

  /**
   * Before a redraw: what goes is left, a card for the next one if there is one and keys are pressed.
   * Torn away, it would have the browser lay out the page when only half of it is drawn.
   *
   * @param {string[]} hand the cards that stay
   * @param {string|undefined} next the card that has the focus among them
   * @param {boolean} quiet whether nothing is asked, so that a dialog goes
   */
  leave(hand, next, quiet) {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement)) return;
    if (quiet && activeElement.closest(".tabletop .dialog")) return activeElement.blur();
    const card = activeElement.matches(".hand .card") && activeElement.dataset.card;
    if (!card || hand.includes(card)) return;
    if (this.#byHand) return activeElement.blur();
    const heir = next !== undefined && hand.includes(next) && this.root.querySelector(`.hand [data-card="${next}"]`);
    if (!(heir instanceof HTMLElement)) return activeElement.blur();
    heir.tabIndex = 0; // once it has the focus, this too would lay out the page
    focusOn(heir);
  }

  /**
   * After a redraw: the first button of a dialog that has just appeared takes the focus, a dialog
   * that closed gives it back, and what vanished leaves it to the hand. It never moves otherwise.
   *
   * @param {Element|null} before what had the focus before the redraw
   * @param {boolean} [full] whether this frame has no time and another step follows: who presses by hand
   *   does not need the focus at once, a key does
   */
  keep(before, full = false) {
    const waits = full && this.#byHand;
    const dialog = /** @type {HTMLElement|null} */ (this.root.querySelector(".tabletop .dialog"));
    const name = dialog?.dataset.dialog ?? "";
    if (this.root.querySelector("dialog")) return void (this.#opener ??= before);
    const appeared = name !== "" && name !== this.#shown;
    this.#shown = name;
    const opener = this.#opener;
    this.#opener = null;
    if (appeared) return enqueue(() => focusOn(dialog?.querySelector("button.primary") ?? dialog?.querySelector("button:not(.ask-words, [aria-disabled]), input")));
    if (opener?.isConnected && opener !== document.body) focusOn(opener);
    else if (!waits && (opener || this.#waitsInHand())) this.#haven();
    if (!waits && document.activeElement === document.body && this.#isGone()) this.#haven();
  }

  /** What had the focus is no longer there: it was removed, perhaps after it had been disabled. */
  #isGone() {
    return this.#last instanceof Element && !this.#last.isConnected;
  }

  /** The hand itself had the focus while there were no cards. */
  #waitsInHand() {
    return document.activeElement?.classList.contains("hand");
  }

  #haven() {
    for (const place of HAVENS) {
      focusOn(this.root.querySelector(place));
      if (document.activeElement !== document.body) return;
    }
  }
}
