/**
 * Stored settings of the player, and the tables at which this device holds a seat.
 *
 * Everything read back is checked field by field: storage may hold anything, or be forbidden.
 */

import { LANGS, preferredLang } from "./languages.js";

/** @import { SeatKey, Settings } from "./types.js" */
/** @typedef {Pick<Storage, "getItem"|"setItem">} Store */

export const SETTINGS = "buur.settings";
const TABLES = "buur.tables";
const MOST_TABLES = 20;

export const DECKS = /** @type {const} */ (["french", "swiss"]);
export const MAPPINGS = /** @type {const} */ (["hslu", "swisslos", "jassen_ch", "jassguru"]);
/** Levels of the bots, weakest first. */
export const LEVELS = /** @type {const} */ (["easy", "steady", "sharp", "master"]);
/** Levels with a thinking time. */
const THINKERS = ["sharp", "master"];
/** Thinking times a card: the usual one of the level, or a suffix of the bot's name. */
export const THINKS = /** @type {const} */ (["usual", "1s", "3s"]);
/** Paces of the other players; at "tap" each of their acts waits for the player. */
export const PACES = /** @type {const} */ (["slow", "normal", "fast", "tap"]);
export const THEMES = /** @type {const} */ (["auto", "light", "dark", "contrast"]);
export const NAMES = /** @type {const} */ (["swiss", "austrian"]);
export const PLAYS = /** @type {const} */ (["direct", "lift"]);
export const SORTS = /** @type {const} */ (["suits", "trumps", "ranks"]);
export const SOUNDS = /** @type {const} */ (["off", "turn", "all"]);
export const CHALKS = /** @type {const} */ (["canonical", "shortest", "hand"]);
export const RESTS = /** @type {const} */ (["ask", "auto"]);
/** How an act that commits for a deal is confirmed: by a second press, or by two seconds to take it back. */
export const CONFIRMS = /** @type {const} */ (["undo", "press", "none"]);
export const ADVANCES = /** @type {const} */ (["press", "auto"]);

/**
 * A German speaker starts with Swiss-German cards, as the server supposes too.
 *
 * @param {readonly string[]} preferences languages of the browser
 * @returns {Settings}
 */
export function defaults(preferences) {
  const lang = preferredLang(preferences);
  const german = lang === "de";
  return {
    lang,
    deck: german ? "swiss" : "french",
    mapping: "hslu",
    names: "swiss",
    fourColours: false,
    pace: "normal",
    still: false,
    theme: "auto",
    play: "direct",
    prepare: true,
    sort: "suits",
    closeGaps: false,
    left: false,
    hints: true,
    keys: true,
    sound: "turn",
    advance: "press",
    confirm: "undo",
    rest: "ask",
    training: false,
    chalk: "canonical",
    ways: { table: "", chosen: {} },
    name: "",
    avatar: "",
    bots: "steady",
    think: "usual",
    rules: german ? "schieber" : "chibre",
    options: {},
    played: [],
    favourites: [],
    beginner: false,
    asked: false,
  };
}

/**
 * @param {Store} store
 * @param {readonly string[]} preferences
 * @returns {Settings}
 */
export function loadSettings(store, preferences) {
  const base = defaults(preferences);
  const found = read(store, SETTINGS);
  if (typeof found !== "object" || found === null) return base;
  const saved = /** @type {Record<string, unknown>} */ (found);
  return {
    lang: oneOf(saved.lang, LANGS, base.lang),
    deck: oneOf(saved.deck, DECKS, base.deck),
    mapping: oneOf(saved.mapping, MAPPINGS, base.mapping),
    names: oneOf(saved.names, NAMES, base.names),
    fourColours: saved.fourColours === true,
    pace: oneOf(saved.pace ?? saved.speed, PACES, base.pace),
    still: saved.still === true || saved.speed === "none", // "speed" had both until version 0.2
    theme: oneOf(saved.theme, THEMES, base.theme),
    play: oneOf(saved.play, PLAYS, base.play),
    prepare: saved.prepare !== false,
    sort: oneOf(saved.sort, SORTS, base.sort),
    closeGaps: saved.closeGaps === true,
    left: saved.left === true,
    hints: saved.hints !== false,
    keys: saved.keys !== false,
    sound: oneOf(saved.sound, SOUNDS, base.sound),
    advance: oneOf(saved.advance, ADVANCES, base.advance),
    confirm: oneOf(saved.confirm, CONFIRMS, base.confirm),
    rest: oneOf(saved.rest, RESTS, base.rest),
    training: saved.training === true,
    chalk: oneOf(saved.chalk, CHALKS, base.chalk),
    ways: isRecord(saved.ways) && isRecord(saved.ways.chosen) ? /** @type {Settings["ways"]} */ (saved.ways) : base.ways,
    name: typeof saved.name === "string" ? saved.name : base.name,
    avatar: typeof saved.avatar === "string" ? saved.avatar : base.avatar,
    bots: oneOf(saved.bots, LEVELS, base.bots),
    think: oneOf(saved.think, THINKS, base.think),
    rules: typeof saved.rules === "string" ? saved.rules : base.rules,
    options: isRecord(saved.options) ? /** @type {Settings["options"]} */ (saved.options) : {},
    played: texts(saved.played),
    favourites: texts(saved.favourites),
    beginner: saved.beginner === true,
    asked: saved.asked !== false,
  };
}

/** @param {unknown} saved @returns {string[]} */
function texts(saved) {
  return Array.isArray(saved) ? saved.filter((one) => typeof one === "string") : [];
}

/** @param {Store} store @param {Settings} settings */
export function saveSettings(store, settings) {
  write(store, SETTINGS, settings);
}

/**
 * Whether the other players have a thinking time that can be set.
 *
 * @param {Settings} settings
 * @returns {boolean}
 */
export function hasThinkTime({ bots }) {
  return THINKERS.includes(bots);
}

/**
 * The bots of the other seats by name, with their thinking time.
 *
 * @param {Settings} settings
 * @returns {string[]} at least one
 */
export function botNames(settings) {
  const { bots, think } = settings;
  return hasThinkTime(settings) && think !== "usual" ? [`${bots}@${think}`] : bots.split(",");
}

/**
 * The seats this device holds, newest first.
 *
 * @param {Store} store
 * @returns {SeatKey[]}
 */
export function loadTables(store) {
  const found = read(store, TABLES);
  if (!Array.isArray(found)) return [];
  return found.filter((key) => typeof key?.table === "string" && typeof key?.token === "string");
}

/**
 * The seat that an invitation opens: its token stands behind the # of the table's address.
 *
 * @param {string} table
 * @param {string} hash
 * @returns {SeatKey|undefined}
 */
export function invitedSeat(table, hash) {
  const token = new URLSearchParams(hash.replace(/^#/, "")).get("token");
  return token ? { table, token } : undefined;
}

/** @param {Store} store @param {SeatKey} key */
export function rememberTable(store, key) {
  const others = loadTables(store).filter(({ table }) => table !== key.table);
  write(store, TABLES, [key, ...others].slice(0, MOST_TABLES));
}

/**
 * @param {Store} store
 * @param {string[]} gone tables that no longer exist or are over
 */
export function forgetTables(store, gone) {
  write(
    store,
    TABLES,
    loadTables(store).filter(({ table }) => !gone.includes(table)),
  );
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
export function isRecord(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * @template {string} T
 * @param {unknown} value
 * @param {readonly T[]} allowed
 * @param {T} fallback
 * @returns {T}
 */
function oneOf(value, allowed, fallback) {
  return allowed.find((one) => one === value) ?? fallback;
}

/**
 * @param {Store} store
 * @param {string} key
 * @returns {unknown}
 */
export function read(store, key) {
  try {
    return JSON.parse(store.getItem(key) ?? "null");
  } catch {
    return null; // forbidden storage or a damaged entry: start afresh
  }
}

/**
 * @param {Store} store
 * @param {string} key
 * @param {unknown} value
 */
export function write(store, key, value) {
  try {
    store.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows may forbid storage; nothing is stored then.
  }
}
