/**
 * Timers that restart when their key changes, for complete tricks and accounts of a deal.
 */

import { autoAdvances, paceOf, readingTime, trickTime } from "../model/prompt.js";

export class KeyedTimer {
  /** @type {string|null} */ #key = null;
  /** @type {number|null} */ #timer = null;

  /**
   * @param {(run: () => void, ms: number) => number} later
   * @param {(timer: number) => void} cancel
   */
  constructor(later, cancel) {
    this.later = later;
    this.cancel = cancel;
  }

  /**
   * The time runs as long as the key stays the same; another key, or none, starts afresh.
   *
   * @param {string|null} key what lingers
   * @param {number} ms
   * @param {() => boolean} end returns whether it has ended; otherwise the time runs once more
   */
  set(key, ms, end) {
    if (key === this.#key) return;
    if (this.#timer !== null) this.cancel(this.#timer);
    this.#key = key;
    this.#timer = key === null ? null : this.later(() => this.#ring(ms, end), ms);
  }

  /** @param {number} ms @param {() => boolean} end */
  #ring(ms, end) {
    const key = this.#key;
    if (end() || key !== this.#key) return;
    this.#timer = this.later(() => this.#ring(ms, end), ms);
  }
}

/** Timers that clear a complete trick and, by a setting, close the account of a deal. */
export class AutoAdvance {
  /**
   * @param {(run: () => void, ms: number) => number} later
   * @param {(timer: number) => void} cancel
   */
  constructor(later, cancel) {
    this.clearing = new KeyedTimer(later, cancel);
    this.advancing = new KeyedTimer(later, cancel);
  }

  /**
   * @param {import("../model/types.js").Model} model
   * @param {import("../model/types.js").Actions} actions
   * @param {() => boolean} idle whether everything that happened has been shown
   */
  watch(model, actions, idle) {
    const { trick, view, settings } = model;
    const pace = paceOf(model);
    // After a rest that was played fast, the last trick is looked at as long as the player wants.
    const clears = trick?.done && (view?.hand.length ? pace : settings.pace) !== "tap";
    this.clearing.set(clears ? `${view?.deal}:${trick.no}` : null, trickTime(pace), () => {
      if (!idle()) return false;
      actions.sweep();
      return true;
    });
    this.advancing.set(autoAdvances(model) ? `${view?.deal}` : null, readingTime(settings.pace), () => {
      if (document.hidden) return false;
      actions.next();
      return true;
    });
  }
}
