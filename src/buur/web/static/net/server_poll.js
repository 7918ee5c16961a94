/**
 * Polling of `/api/health` until the server answers, with growing delays.
 *
 * Polling uses plain requests, not sockets: browsers delay sockets that fail one after the other by
 * seconds, and a request that is blocked in a dead network does not block the next.
 */

const FIRST = 100;
const USUAL = 300;
const LONGEST = 10_000;

/** Number of polls with the short delay: about a minute, the length of most tunnels. */
const EAGER = 200;

/**
 * The delay before attempt `tries` (from 0): short for a minute, then doubling. It also doubles
 * after each poll that succeeded without a connection. Jitter is up to a quarter either way.
 *
 * @param {number} tries
 * @param {number} vain
 * @param {number} random from 0 up to 1
 * @returns {number} milliseconds
 */
export function retryDelay(tries, vain, random) {
  const doublings = Math.min(Math.max(tries - EAGER, 0) + vain, 16);
  const base = Math.min(LONGEST, (tries ? USUAL : FIRST) * 2 ** doublings);
  return Math.round(base * (0.75 + random / 2));
}

/**
 * @typedef {object} PollEnvironment
 * @property {() => Promise<boolean>} checkHealth whether somebody answered
 * @property {(run: () => void, ms: number) => number} later
 * @property {(timer: number) => void} cancel
 * @property {() => number} random from 0 up to 1
 */

export class ServerPoll {
  /** @type {number|null} */ #timer = null;
  #tries = 0;
  #failures = 0;

  /**
   * @param {PollEnvironment} environment
   * @param {() => void} answered called once; polling has ended then
   */
  constructor(environment, answered) {
    this.environment = environment;
    this.answered = answered;
  }

  /** Begin; if the last answer was no help, with longer waits. */
  start() {
    this.stop();
    this.#wait();
  }

  /** Everything is well: next time the waits are short. */
  reset() {
    this.#tries = this.#failures = 0;
  }

  stop() {
    if (this.#timer !== null) this.environment.cancel(this.#timer);
    this.#timer = null;
  }

  #wait() {
    const wait = retryDelay(this.#tries, this.#failures, this.environment.random());
    this.#timer = this.environment.later(() => this.#poll(), wait);
  }

  #poll() {
    this.#tries += 1;
    this.#wait();
    void this.environment.checkHealth().then((heard) => {
      if (!heard || this.#timer === null) return;
      this.stop();
      this.#failures += 1;
      this.answered();
    });
  }
}
