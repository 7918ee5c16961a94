/**
 * Drag and drop of cards: a card dropped on the table is played, and else goes back.
 *
 * A drag begins after a few pixels and never ends in a click, so taps stay taps. Gestures with two
 * fingers, and with one finger on a zoomed page, belong to the browser.
 */

const THRESHOLD = 8;

/**
 * @typedef {object} Held
 * @property {HTMLElement} node
 * @property {number} pointer
 * @property {number} x
 * @property {number} y
 * @property {boolean} moving
 */

export class Drag {
  /** @type {Held|null} */ #held = null;
  /** @type {HTMLElement|null} a card that lies where it was let go until it is answered */ #left = null;
  #swallow = false;

  /**
   * @param {HTMLElement} root
   * @param {(card: string) => void} drop what happens to a card that was let go over the table
   * @param {() => void} back redraws, so that a card glides back to its place
   */
  constructor(root, drop, back) {
    this.root = root;
    this.drop = drop;
    this.back = back;
    root.addEventListener("pointerdown", (event) => this.#down(event));
    root.addEventListener("pointermove", (event) => this.#move(event));
    root.addEventListener("pointerup", (event) => this.#up(event));
    root.addEventListener("pointercancel", () => this.#cancel());
    root.addEventListener("dragstart", (event) => event.preventDefault());
    document.addEventListener("click", (event) => this.#click(event), { capture: true });
    document.addEventListener("keydown", ({ key }) => key === "Escape" && this.#cancel());
  }

  /**
   * Put down what was let go and has been answered; call between measuring and animating.
   *
   * @param {string|null} lifted the card that is still on its way
   */
  settle(lifted) {
    if (!this.#left || this.#left.dataset.card === lifted) return;
    free(this.#left);
    this.#left = null;
  }

  /** @param {PointerEvent} event */
  #down(event) {
    this.#swallow = false;
    if (!event.isPrimary) return this.#cancel();
    const node = event.target instanceof Element ? event.target.closest(".hand button.card") : null;
    if (event.button !== 0 || !(node instanceof HTMLElement) || (visualViewport?.scale ?? 1) > 1.01) return;
    this.#held = { node, pointer: event.pointerId, x: event.clientX, y: event.clientY, moving: false };
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const held = this.#held;
    if (held?.pointer !== event.pointerId) return;
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
    if (!held.moving) {
      if (Math.hypot(dx, dy) < THRESHOLD) return;
      if (!held.node.isConnected || this.#left === held.node) return void (this.#held = null);
      held.moving = true;
      held.node.dataset.dragging = "yes";
      held.node.setPointerCapture(event.pointerId);
    }
    held.node.style.setProperty("transform", `translate(${dx}px,${dy}px)`);
    this.#mark(this.#over(event));
  }

  /** @param {PointerEvent} event */
  #up(event) {
    const held = this.#held;
    if (held?.pointer !== event.pointerId) return;
    if (!held.moving) return void (this.#held = null);
    if (!held.node.isConnected || !this.#over(event)) return this.#cancel();
    this.#end(held);
    this.#left = held.node;
    this.drop(held.node.dataset.card ?? "");
    this.back();
  }

  #cancel() {
    const held = this.#held;
    this.#held = null;
    if (!held?.moving) return;
    this.#end(held);
    this.#left = held.node;
    this.back();
  }

  /** @param {Held} held */
  #end(held) {
    this.#held = null;
    this.#mark(false);
    delete held.node.dataset.dragging;
    // The browser sends a click after a drag that begins and ends on the same element.
    this.#swallow = true;
    setTimeout(() => (this.#swallow = false));
  }

  /** @param {MouseEvent} event */
  #click(event) {
    if (!this.#swallow) return;
    this.#swallow = false;
    event.preventDefault();
    event.stopPropagation();
  }

  /**
   * @param {PointerEvent} event
   * @returns {boolean} whether the pointer is over the table
   */
  #over({ clientX, clientY }) {
    const tabletop = this.root.querySelector(".tabletop")?.getBoundingClientRect();
    if (!tabletop) return false;
    const inside = clientX >= tabletop.left && clientX <= tabletop.right;
    return inside && clientY >= tabletop.top && clientY <= tabletop.bottom;
  }

  /** @param {boolean} over */
  #mark(over) {
    const tabletop = /** @type {HTMLElement|null} */ (this.root.querySelector(".tabletop"));
    if (tabletop) tabletop.dataset.drop = over ? "yes" : "no";
  }
}

/** @param {HTMLElement} node */
function free(node) {
  node.style.removeProperty("transform");
}
