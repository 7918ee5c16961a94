/**
 * Lists of games to choose from: a short one, those of a filter, groups of similar games.
 */

import { findGames } from "./game_search.js";

/** @import { Preset, Rules, Settings } from "./types.js" */

/** Number of games in the short list, which fits the screen of a phone. */
const SHORT = 7;
/** Number of recent games in their list. */
const RECENT = 6;
/** Parties that are remembered to know what a player plays most. */
const MOST_PLAYED = 60;
/** Parties after which a game belongs to those that a player plays often. */
const OFTEN = 2;

/** @typedef {"all"|"favourites"|"recent"|"beginners"|`${number}`} GameFilter a number is that of the players */

/**
 * The settings after one more partie of a game.
 *
 * @param {Settings} settings
 * @returns {Pick<Settings, "played">}
 */
export function withPlayed({ played, rules }) {
  return { played: [rules, ...played].slice(0, MOST_PLAYED) };
}

/**
 * The settings with a game as a favourite, or no longer.
 *
 * @param {Settings} settings
 * @param {string} name
 * @returns {Pick<Settings, "favourites">}
 */
export function withFavourite({ favourites }, name) {
  const others = favourites.filter((one) => one !== name);
  return { favourites: others.length < favourites.length ? others : [...favourites, name] };
}

/**
 * A game; before the rule sets are loaded, its name and family.
 *
 * @param {Rules|null} rules
 * @param {string} name
 * @returns {Pick<import("./types.js").Preset, "name"|"family">}
 */
export function gameByName(rules, name) {
  return rules?.presets.find((one) => one.name === name) ?? { name, family: name.replace(/-.*/, "") };
}

/**
 * The games that a player plays often, the most played first.
 *
 * @param {string[]} played the newest first
 * @returns {string[]}
 */
export function oftenPlayed(played) {
  const counts = new Map();
  for (const name of played) counts.set(name, (counts.get(name) ?? 0) + 1);
  const often = [...counts].filter(([, count]) => count >= OFTEN);
  return often.sort(([, a], [, b]) => b - a).map(([name]) => name);
}

/**
 * The games to show first: the player's favourites, those he plays, those that most people play.
 *
 * @param {Rules} rules
 * @param {Settings} settings
 * @returns {Preset[]}
 */
export function shortList(rules, { favourites, played, lang }) {
  const usual = rules.most_played?.[lang] ?? rules.presets.slice(0, SHORT).map(({ name }) => name);
  return named(rules, [...favourites, ...oftenPlayed(played), ...played.slice(0, 2), ...usual]).slice(0, SHORT);
}

/**
 * @param {Rules} rules
 * @param {string[]} names
 * @returns {Preset[]} each once; names that no longer exist are left out
 */
function named({ presets }, names) {
  const found = [...new Set(names)].map((name) => presets.find((preset) => preset.name === name));
  return found.filter((preset) => preset !== undefined);
}

/**
 * The filters that find something, that of all games first.
 *
 * @param {Rules} rules
 * @param {Settings} settings
 * @returns {GameFilter[]}
 */
export function filters(rules, settings) {
  const seats = [...new Set(rules.presets.map((preset) => preset.seats))].sort((a, b) => a - b);
  /** @type {GameFilter[]} */
  const all = ["all", "favourites", "recent", "beginners", ...seats.map((count) => /** @type {GameFilter} */ (String(count)))];
  return all.filter((filter) => filtered(rules, settings, filter).length > 0);
}

/**
 * @param {Rules} rules
 * @param {Settings} settings
 * @param {GameFilter} filter
 * @returns {Preset[]}
 */
export function filtered(rules, { favourites, played }, filter) {
  if (filter === "favourites") return named(rules, favourites);
  if (filter === "recent") return named(rules, played).slice(0, RECENT);
  if (filter === "beginners") return rules.presets.filter((preset) => preset.for_beginners);
  return filter === "all" ? rules.presets : rules.presets.filter(({ seats }) => seats === Number(filter));
}

/**
 * Games by group. Groups and games that are most played in a language come first.
 *
 * @param {Rules} rules
 * @param {Preset[]} games
 * @param {import("./types.js").Lang} lang
 * @returns {[string, Preset[]][]}
 */
export function byGroup(rules, games, lang) {
  const most = named(rules, rules.most_played?.[lang] ?? []);
  const order = [...new Set([...most.map(({ group }) => group), ...(rules.groups ?? [])])];
  const sorted = [...new Set([...most, ...games])].filter((one) => games.includes(one));
  return order.map((group) => /** @type {[string, Preset[]]} */ ([group, sorted.filter((one) => one.group === group)])).filter(([, all]) => all.length > 0);
}

/**
 * The games with names like one that does not exist; the short list if there are none.
 *
 * @param {Rules} rules
 * @param {Settings} settings
 * @param {string} name
 * @returns {Preset[]}
 */
export function nearGames(rules, settings, name) {
  const near = findGames(rules.presets, name);
  return near.length > 0 && near.length < rules.presets.length ? near.slice(0, SHORT) : shortList(rules, settings);
}
