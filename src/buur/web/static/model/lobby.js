/**
 * The lobby: open tables, people who wait, and the own wait; what each message of the server changes.
 */

/** @import { Lang, Preset } from "./types.js" */
/** @typedef {{kind:"person"|"bot"|"open", name:string, avatar:string|null}} OpenSeat */
/** @typedef {{table:string, rules:string, changed:boolean, time:"normal"|"long", lang:Lang|null, state:"gathering"|"playing", seats:OpenSeat[]}} OpenTable a table with seats for everybody; `changed`: options differ from the game's own */
/** @typedef {{rules:string, time:"normal"|"long", seats:number, people:number, apart:number, partner:string|null, pair:boolean, ready:boolean}} Waiting how one waits for a table; `apart` of the people are in one's own network */
/** @typedef {{tables:OpenTable[]|null, more:number, queues:{rules:string, time:string, people:number}[], entry:string|null, link:string|null, waiting:Waiting|null, idle:string|null, alarm:boolean, came:number, ratings:Rating[], invite:{link:string, state:string, name:string, rules:string, time:string}|null}} Lobby `tables` null before they are known; `entry` and `link` of one's own wait; `came`: arrivals since one looked; `invite`: who wants one for a partner */
/** @typedef {{pool:string, pair:boolean, number:number, provisional:boolean, parties:number}} Rating */

/** @type {Lobby} */
export const EMPTY_LOBBY = {
  tables: null,
  more: 0,
  queues: [],
  entry: null,
  link: null,
  waiting: null,
  idle: null,
  alarm: false,
  came: 0,
  ratings: [],
  invite: null,
};

/**
 * The lobby after a message of the server.
 *
 * @param {Lobby} lobby
 * @param {any} message
 * @returns {Lobby}
 */
export function heard(lobby, message) {
  switch (message.t) {
    case "tables": {
      const next = { ...lobby, tables: message.tables, more: message.more, queues: message.queues };
      const rings = lobby.alarm && lobby.tables !== null && company(next) > company(lobby);
      return rings ? { ...next, came: lobby.came + 1 } : next;
    }
    case "waiting":
      return { ...lobby, waiting: message, idle: null };
    case "idle":
      return { ...lobby, entry: null, waiting: null, link: null, idle: message.code === "quit" ? null : message.code };
    case "matched":
      return { ...lobby, entry: null, waiting: null };
    default:
      return lobby;
  }
}

/**
 * Other people with whom one could play: those who wait, and the open tables.
 *
 * @param {Lobby} lobby
 * @returns {number}
 */
export function company({ tables, queues, waiting }) {
  const people = queues.reduce((sum, queue) => sum + queue.people, 0);
  return Math.max(0, people - own(waiting)) + (tables?.length ?? 0);
}

/**
 * Other people who wait in the same pool, without one's partner.
 *
 * @param {Waiting} waiting
 * @returns {number}
 */
export const rivals = (waiting) => Math.max(0, waiting.people - own(waiting));

/** How many of those who wait are oneself and one's partner. @param {Waiting|null} waiting */
const own = (waiting) => (waiting ? (waiting.partner === null ? 1 : 2) : 0);

/**
 * People who wait for a game at a pace.
 *
 * @param {Lobby} lobby
 * @param {string} rules
 * @param {string} time
 * @returns {number}
 */
export const waitingFor = ({ queues }, rules, time) => queues.find((one) => one.rules === rules && one.time === time)?.people ?? 0;

/**
 * Whether a game has partners who sit opposite each other, as the server says in its facts.
 *
 * @param {Preset|null|undefined} preset
 * @returns {boolean}
 */
export function hasPartners(preset) {
  const { lines, sharing } = preset?.facts ?? {};
  return sharing === "lines" && preset?.seats === 2 * Number(lines) && Number(lines) > 1;
}

/** @param {OpenTable} table @returns {number} */
export const freeSeats = ({ seats }) => seats.filter(({ kind }) => kind === "open").length;
