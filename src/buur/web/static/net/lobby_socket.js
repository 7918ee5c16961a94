/**
 * WebSocket of the lobby: hello, pings, the wait for a table, and automatic reconnection.
 */

import { ServerPoll } from "./server_poll.js";

/** @typedef {import("./server_poll.js").PollEnvironment & {open: (url: string) => WebSocket}} Environment what it needs from its surroundings */

/**
 * @typedef {object} Handlers
 * @property {(message: any) => void} message
 * @property {(state: "open"|"lost"|"refused", code?: string) => void} state
 */

export const PROTOCOL = 2;
const PING_EVERY = 10_000;
const MOST_MISSED = 2;
/** Codes after which no retry can help. */
const FINAL = new Set(["banned", "other-protocol"]);
/** Milliseconds until one tries again where the lobby is full. */
const FULL_WAIT = 20_000;

export class LobbySocket {
  /** @type {WebSocket|null} */ #socket = null;
  /** @type {number|null} */ #timer = null;
  /** @type {string|null} */ #entry = null;
  #missed = 0;
  #closed = false;

  /**
   * @param {string} url
   * @param {Handlers} handlers
   * @param {Environment} environment
   */
  constructor(url, handlers, environment) {
    this.url = url;
    this.handlers = handlers;
    this.environment = environment;
    this.poll = new ServerPoll(environment, () => this.#connect());
    this.#connect();
  }

  /**
   * Wait with an entry, also after a reconnection; null to wait no more.
   *
   * @param {string|null} entry
   */
  wait(entry) {
    if (entry === this.#entry) return;
    this.#entry = entry;
    this.#post(entry === null ? { t: "quit" } : { t: "wait", entry });
  }

  /** The server has ended the wait. */
  forget() {
    this.#entry = null;
  }

  /** Close it for good. */
  close() {
    this.#closed = true;
    this.#drop();
    this.poll.stop();
  }

  #connect() {
    this.#drop();
    const socket = (this.#socket = this.environment.open(this.url));
    socket.onopen = () => {
      this.#post({ t: "lobby", protocol: PROTOCOL });
      if (this.#entry !== null) this.#post({ t: "wait", entry: this.#entry });
    };
    socket.onmessage = ({ data }) => this.#receive(JSON.parse(String(data)));
    socket.onclose = () => this.#lost();
    this.#timer = this.environment.later(() => this.#beat(), PING_EVERY);
  }

  /** @param {any} message */
  #receive(message) {
    this.#missed = 0;
    if (message.t === "error") return this.#error(message.error.code);
    if (message.t === "tables") {
      this.poll.reset();
      this.handlers.state("open");
    }
    this.handlers.message(message);
  }

  /** @param {string} code */
  #error(code) {
    if (FINAL.has(code)) {
      this.close();
      this.handlers.state("refused", code);
    } else if (code === "lobby-full") {
      this.#drop();
      this.handlers.state("refused", code);
      this.#timer = this.environment.later(() => this.#connect(), FULL_WAIT);
    }
  }

  #beat() {
    this.#missed += 1;
    if (this.#missed > MOST_MISSED) return this.#lost();
    this.#post({ t: "ping" });
    this.#timer = this.environment.later(() => this.#beat(), PING_EVERY);
  }

  #lost() {
    this.#drop();
    if (this.#closed) return;
    this.handlers.state("lost");
    this.poll.start();
  }

  #drop() {
    if (this.#timer !== null) this.environment.cancel(this.#timer);
    this.#timer = null;
    this.#missed = 0;
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  /** @param {object} message */
  #post(message) {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }
}
