/**
 * Playback queue of events, which shows them one by one with time to read each.
 *
 * A command, a new welcome or a hidden page empties the queue: all events are shown at once.
 */

/** Milliseconds after which held events are tried again. */
const HELD = 200;

/** @template T */
export class Playback {
  /** @type {T[]} */ #queue = [];
  /** @type {number|null} */ #timer = null;

  /**
   * @param {(item: T) => number} show shows one item, returns how long it stays alone (ms)
   * @param {(run: () => void, ms: number) => number} later
   * @param {(timer: number) => void} cancel
   * @param {() => boolean} [isHeld] whether the next item has to wait for the player
   */
  constructor(show, later, cancel, isHeld = () => false) {
    this.show = show;
    this.later = later;
    this.cancel = cancel;
    this.isHeld = isHeld;
  }

  /** @returns {boolean} whether everything has been shown */
  get idle() {
    return this.#queue.length === 0;
  }

  /** @param {T} item */
  push(item) {
    this.#queue.push(item);
    if (this.#timer === null) this.#step();
  }

  /** Show everything that waits, now. */
  flush() {
    if (this.#timer !== null) this.cancel(this.#timer);
    this.#timer = null;
    for (const item of this.#queue.splice(0)) this.show(item);
  }

  /** Forget everything that waits. */
  clear() {
    this.#queue = [];
    this.flush();
  }

  #step() {
    this.#timer = null;
    let wait = 0;
    while (wait === 0 && !this.isHeld()) {
      const item = this.#queue.shift();
      if (item === undefined) return;
      wait = this.show(item);
    }
    this.#timer = this.later(() => this.#step(), wait || HELD);
  }
}
