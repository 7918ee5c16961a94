/**
 * WebSocket connection to a table: hello, pings, commands and automatic reconnection.
 *
 * Commands carry an id. After a reconnection, unanswered ones are sent again; the server gives the
 * same id the same answer. Clock, socket and randomness are parameters, so tests need no network.
 */

import { ServerPoll } from "./server_poll.js";

/** @import { Act, Command } from "../model/types.js" */
/** @import { Socket } from "./early_connection.js" */

/**
 * @typedef {object} Handlers
 * @property {(message: any) => void} message everything but answers to acts
 * @property {(act: Act, code: string, clause?: string) => void} refused
 * @property {(state: "connecting"|"open"|"lost"|"refused"|"replaced", detail?: string, reason?: string) => void} state
 * @property {() => number|null} since last version known
 */

/**
 * @typedef {import("./server_poll.js").PollEnvironment & {open: (url: string) => Socket, id: () => string}} Environment
 *   what the connection needs from its surroundings; `id` names a command like no other
 */

export const PING_EVERY = 10_000;
const MOST_MISSED = 2;
const PROBE_WAIT = 2_500;
const ATTEMPT_WAIT = 5_000;
/** Errors after which no retry can help, also at a table where one sits. */
const FINAL = ["banned", "broken-table", "ended-table", "put-out"];

export class Connection {
  /** @type {WebSocket|null} */ #socket = null;
  /** @type {Command[]} commands without an answer, oldest first */ #pending = [];
  /** @type {number|null} */ #timer = null;
  /** @type {any} the view of the last message */ #view = null;
  #looksOn = false;
  #missed = 0;
  #welcomed = false;
  #closed = false;

  /**
   * @param {string} url
   * @param {{table:string, token:string}} key
   * @param {Handlers} handlers
   * @param {Environment} environment
   */
  constructor(url, key, handlers, environment) {
    this.url = url;
    this.key = key;
    this.handlers = handlers;
    this.environment = environment;
    this.poll = new ServerPoll(environment, () => this.#connect());
    this.#connect();
  }

  /**
   * Send an act; it is kept until the server has said yes or no.
   *
   * @param {Act} act
   */
  send(act) {
    this.request({ t: "do", id: this.environment.id(), act });
  }

  /**
   * Send a command with an id; it is kept until the server has answered it.
   *
   * @param {Command} command
   */
  request(command) {
    this.#pending.push(command);
    this.tell(command);
  }

  /**
   * Send a message that has no answer; without a connection it is lost.
   *
   * @param {object} message
   */
  tell(message) {
    if (this.#welcomed) this.#post(message);
  }

  /**
   * @param {Act} act
   * @returns {boolean} whether this very act has been sent and not been answered yet
   */
  isPending(act) {
    const wanted = JSON.stringify(act);
    return this.#pending.some((command) => JSON.stringify(command.act) === wanted);
  }

  /** Try again at once: the network is back, or the page is looked at again. */
  wake() {
    if (this.#closed || this.#looksOn) return;
    if (this.#welcomed) return this.#probe();
    if (this.#socket?.readyState === 1) return; // the welcome is on its way
    this.poll.reset();
    this.#drop();
    this.#connect();
  }

  /** Take the seat back from the window that took it. */
  retake() {
    this.#looksOn = false;
    this.#drop();
    this.#connect();
  }

  /** Close the connection for good. */
  close() {
    this.#closed = true;
    this.#stopTimer();
    this.#drop();
    this.poll.stop();
  }

  #connect() {
    this.#stopTimer();
    this.poll.stop();
    this.handlers.state("connecting");
    const socket = this.environment.open(this.url);
    this.#socket = socket;
    const hello = () => this.#post({ t: "hello", protocol: 2, ...this.key, since: this.handlers.since() });
    const hear = (/** @type {MessageEvent} */ { data }) => this.#receive(JSON.parse(String(data)));
    socket.onmessage = hear;
    socket.onclose = () => this.#lost(socket);
    // An early socket has said hello by itself, and may have received answers.
    if (!socket.heard) socket.onopen = hello;
    else queueMicrotask(() => socket.heard?.splice(0).forEach((one) => socket === this.#socket && hear(one)));
    // Without any answer, the attempt ends as if the socket had been closed.
    this.#timer = this.environment.later(() => this.#lost(socket), ATTEMPT_WAIT);
  }

  /** @param {any} message */
  #receive(message) {
    this.#missed = 0;
    if (message.t === "welcome") this.#greeted(message);
    else if (message.t === "event") this.#changed(message);
    else if (message.t === "error") this.#error(message);
    else if (message.t === "replaced") this.#replaced();
    else this.#answered(message);
  }

  /** Send an event on, with the view that it leads to. @param {any} message */
  #changed(message) {
    const { changes, own, legal } = message;
    // The server sends changes alone. A message with a whole view, as staged tables of the tests have
    // it, replaces all: it needs no earlier one and loses nothing.
    this.#view = message.view ??= { ...this.#view, ...changes, ...own, legal: { ...this.#view?.legal, ...legal } };
    this.handlers.message(message);
  }

  /** @param {any} message */
  #greeted(message) {
    this.#welcomed = true;
    this.#view = message.view;
    this.poll.reset();
    this.#stopTimer();
    this.#timer = this.environment.later(() => this.#beat(), PING_EVERY);
    this.handlers.state("open");
    // An act is valid only in the deal of its decision, although it may be legal in the next one.
    const since = this.handlers.since() ?? 0;
    const dealt = (/** @type {any} */ one) => one.event.e === "dealt" && one.v > since;
    if (message.events?.some(dealt)) this.#pending = this.#pending.filter(({ t }) => t !== "do");
    this.handlers.message(message);
    for (const command of this.#pending) this.#post(command);
  }

  /**
   * Forget a command that is answered, and send on what the page has to know.
   *
   * @param {{t:string, id?:string, code?:string, clause?:string}} message
   */
  #answered(message) {
    const { t, id, code = "", clause } = message;
    const command = this.#pending.find((one) => one.id === id);
    this.#pending = this.#pending.filter((one) => one !== command);
    if (t === "no" && command?.t === "do") this.handlers.refused(command.act, code, clause);
    else if (t !== "ok" && t !== "pong") this.handlers.message(message);
  }

  /** @param {{error:{code:string, reason?:string}, id?:string}} message */
  #error({ error, id }) {
    if (id !== undefined) return this.#answered({ t: "no", id, code: error.code });
    if (error.code === "unavailable") return this.#lost(this.#socket, error.code);
    if (this.#welcomed && !FINAL.includes(error.code)) return;
    // The ticket is not valid or not any more, or the table is closed: no retry can help.
    this.#closed = true;
    this.#drop();
    this.#stopTimer();
    this.handlers.state("refused", error.code, error.reason);
  }

  /** Another window has taken the seat: look on, and do not fight for it. */
  #replaced() {
    this.#looksOn = true;
    this.#pending = [];
    this.handlers.state("replaced");
  }

  #beat() {
    if (this.#missed >= MOST_MISSED) {
      if (this.#socket) this.#lost(this.#socket);
      return;
    }
    this.#missed += 1;
    this.#post({ t: "ping" });
    this.#timer = this.environment.later(() => this.#beat(), PING_EVERY);
  }

  /** Ask for a sign of life now; a connection that slept may be dead without knowing it. */
  #probe() {
    this.#stopTimer();
    this.#missed = MOST_MISSED;
    this.#post({ t: "ping" });
    this.#timer = this.environment.later(() => this.#beat(), PROBE_WAIT);
  }

  /** @param {WebSocket|null} socket @param {string} [reason] code of the server's reason */
  #lost(socket, reason) {
    if (socket !== this.#socket) return;
    this.#drop();
    if (this.#closed || this.#looksOn) return;
    this.handlers.state("lost", reason);
    this.#stopTimer();
    this.poll.start();
  }

  #drop() {
    const socket = this.#socket;
    this.#socket = null;
    this.#welcomed = false;
    this.#missed = 0;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #stopTimer() {
    if (this.#timer !== null) this.environment.cancel(this.#timer);
    this.#timer = null;
  }

  /** @param {object} message */
  #post(message) {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }
}
