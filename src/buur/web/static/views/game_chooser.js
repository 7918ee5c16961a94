/**
 * Choice of a game: a search, a short list, and all games by filter and group.
 */

import { h } from "../browser/dom.js";
import { byGroup, filtered, filters, gameByName, shortList, withFavourite } from "../model/game_choice.js";
import { chosenPreset } from "../model/rule_choice.js";
import { findGames } from "../model/game_search.js";
import { field, link, segmented } from "./fields.js";
import { gameEnd } from "../text/game_end.js";
import { gamePicture } from "./game_pictures.js";

/** @import { Context, Preset, Rules } from "../model/types.js" */
/** @import { GameFilter } from "../model/game_choice.js" */
/** @import { VNode } from "../browser/dom.js" */

/** Open the dialog of the games without what was looked for before. @param {Context} ctx */
export function openGames({ actions }) {
  actions.draft({ find: "", games: "", chosenFor: "" });
  actions.open("games");
}

/** The game that is played; a press leads to the others. @type {import("../model/types.js").Component} */
export function chosenGame(ctx) {
  const { t, model } = ctx;
  const game = chosenPreset(model) ?? gameByName(null, model.settings.rules);
  return h(
    "button.start-game",
    { key: "game", type: "button", "aria-haspopup": "dialog", on: { click: () => openGames(ctx) } },
    gameText(ctx, game),
    h("span.start-other", { key: "other" }, t("start-other")),
  );
}

/**
 * The game that is played next: the chosen one; during a search the first that it finds, unless another
 * one was chosen since. Null if the search finds nothing.
 *
 * @param {Context} ctx
 * @param {Rules} rules
 * @returns {Preset|null}
 */
export function gameToPlay(ctx, rules) {
  const { find = "", chosenFor } = ctx.model.draft;
  if (!find.trim() || chosenFor === find) return chosenPreset(ctx.model);
  return lookFor(ctx, rules, find)[0] ?? null;
}

/**
 * The games that a search finds, or the lists of games if there is none.
 *
 * @param {Context} ctx
 * @param {Rules} rules
 * @returns {VNode}
 */
export function gameLists(ctx, rules) {
  const { t, model, actions } = ctx;
  const { find = "", games } = model.draft;
  const more = () => actions.draft({ games: games ? "" : "all" });
  return h(
    "div.games",
    { key: "games" },
    find.trim() ? foundGames(ctx, rules, find) : games ? allGames(ctx, rules) : mostPlayed(ctx, rules),
    !find.trim() &&
      h(
        "button.link.games-more",
        { key: "more", type: "button", "aria-expanded": games ? "true" : "false", on: { click: more } },
        t(games ? "games-fewer" : "games-all", { count: rules.presets.length }),
      ),
    link(ctx, "/rules", t("games-read"), "games-more"),
  );
}

/**
 * The search for a game.
 *
 * @param {Context} ctx
 * @param {(node: HTMLElement) => void} [enter] what the Enter key does
 * @returns {VNode}
 */
export function gameSearch({ t, model, actions }, enter) {
  const input = (/** @type {Event} */ event) => actions.draft({ find: field(event).value });
  const keydown = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Enter" || !enter) return;
    event.preventDefault(); // the same press would press the button that gets the focus
    enter(field(event));
  };
  return h(
    "label.field.presets-find",
    { key: "find" },
    h("span.hidden", null, t("presets-find")),
    h("input", {
      type: "search",
      maxlength: 40,
      autocomplete: "off",
      placeholder: t("presets-find"),
      value: model.draft.find ?? "",
      on: { input, keydown },
    }),
  );
}

/**
 * The games that a search finds, in names and in what is said about them.
 *
 * @param {Context} ctx
 * @param {Rules} rules
 * @param {string} wanted
 * @returns {Preset[]}
 */
export function lookFor(ctx, rules, wanted) {
  return findGames(rules.presets, wanted, (preset) => [gameTitle(ctx, preset), gameLine(ctx, preset)].join(" "));
}

/**
 * @param {Context} ctx
 * @param {Rules} rules
 * @param {string} wanted
 * @returns {VNode}
 */
function foundGames(ctx, rules, wanted) {
  const { t } = ctx;
  const found = lookFor(ctx, rules, wanted);
  const count = found.length > 0 ? t("games-found", { count: found.length }) : t("presets-none");
  return h(
    "section",
    { key: "found" },
    h("p.hint.games-count", { role: "status" }, count),
    gameList(ctx, rules, found),
  );
}

/**
 * @param {Context} ctx
 * @param {Rules} rules
 * @returns {VNode}
 */
function mostPlayed(ctx, rules) {
  return h(
    "section",
    { key: "most", "aria-labelledby": "games-most" },
    h("h3", { id: "games-most" }, ctx.t(ctx.model.settings.favourites.length ? "games-favoured" : "games-most")),
    gameList(ctx, rules, shortList(rules, ctx.model.settings)),
  );
}

/**
 * @param {Context} ctx
 * @param {Rules} rules
 * @returns {VNode}
 */
function allGames(ctx, rules) {
  const { t, model, actions } = ctx;
  const now = /** @type {GameFilter} */ (model.draft.games);
  const known = filters(rules, model.settings);
  const button = (/** @type {GameFilter} */ filter, /** @type {string} */ text) => ({
    key: filter,
    text,
    on: filter === now,
    click: () => actions.draft({ games: filter === now ? "all" : filter }),
  });
  const lists = known.filter((filter) => !Number(filter)).map((filter) => button(filter, t(`games-filter-${filter}`)));
  const seats = known.filter(Number).map((filter) => button(filter, filter));
  const found = filtered(rules, model.settings, now);
  return h(
    "section",
    { key: "all", "aria-label": t("games-all", { count: rules.presets.length }) },
    h("div.games-filters", null, chips(t("games-list"), lists)),
    h("div.games-seats", null, h("span", { "aria-hidden": "true" }, t("games-seats")), segmented(t("games-seats"), seats)),
    ["favourites", "recent", "beginners"].includes(now)
      ? gameList(ctx, rules, found)
      : byGroup(rules, found, model.settings.lang).map(([group, games]) => gameGroup(ctx, rules, group, games)),
  );
}

/**
 * @param {string} label
 * @param {{key: string, text: string, on: boolean, click: () => void}[]} choices
 * @returns {VNode}
 */
function chips(label, choices) {
  return h(
    "div.chips",
    { role: "group", "aria-label": label },
    choices.map(({ key, text, on, click }) =>
      h("button.chip", { key, type: "button", "aria-pressed": on ? "true" : "false", on: { click } }, text),
    ),
  );
}

/**
 * Games of a kind: to be unfolded among all games, open among those of a filter.
 *
 * @param {Context} ctx
 * @param {Rules} rules
 * @param {string} group
 * @param {Preset[]} games
 * @returns {VNode}
 */
function gameGroup(ctx, rules, group, games) {
  const { t, model } = ctx;
  if (model.draft.games !== "all")
    return h(
      "section.game-group",
      { key: `${group}-open`, "aria-labelledby": `group-${group}` },
      h("h3", { id: `group-${group}` }, t(`games-group-${group}`)),
      gameList(ctx, rules, games),
    );
  return h(
    "details.game-group.more",
    { key: group, name: "games" },
    h("summary", null, h("span", null, t(`games-group-${group}`)), h("small", null, String(games.length))),
    gameList(ctx, rules, games),
  );
}

/**
 * @param {Context} ctx
 * @param {Rules} rules
 * @param {Preset[]} games
 * @returns {VNode}
 */
function gameList(ctx, rules, games) {
  const next = gameToPlay(ctx, rules);
  return h(
    "ul.game-list",
    { key: "list" },
    games.map((game) => h("li.game", { key: game.name }, gameButton(ctx, game, game === next), favouriteButton(ctx, game))),
  );
}

/**
 * @param {Context} ctx
 * @param {Preset} game
 * @param {boolean} isNext whether it is the one that is played next
 * @returns {VNode}
 */
function gameButton(ctx, game, isNext) {
  const { model, actions } = ctx;
  const click = () => {
    choose(ctx, game);
    actions.draft({ chosenFor: model.draft.find ?? "" });
  };
  return h(
    "button.game-choice",
    { type: "button", value: game.name, "aria-pressed": isNext ? "true" : "false", on: { click } },
    gameText(ctx, game),
  );
}

/**
 * Choose a game; the one that is chosen keeps what the player has changed in its rules.
 *
 * @param {Context} ctx
 * @param {Pick<Preset, "name">} game
 */
export function choose({ model, actions }, { name }) {
  if (name !== model.settings.rules) actions.set({ rules: name, options: {} });
}

/**
 * The picture of a game, its title, and what it is about.
 *
 * @param {Context} ctx
 * @param {Pick<Preset, "name"|"family">} game
 * @returns {VNode[]}
 */
export function gameText(ctx, game) {
  const line = gameLine(ctx, game);
  return [
    gamePicture(game),
    h(
      "span.preset-text",
      { key: "text" },
      h("strong", null, gameTitle(ctx, game)),
      line && [" ", h("small", null, line)],
    ),
  ];
}

/**
 * When the chosen game ends, with the options as they are.
 *
 * @param {Context} ctx
 * @param {Preset} game
 * @returns {VNode}
 */
export function gameEndLine({ t, model }, game) {
  return h("p.games-end", { key: "end" }, h("strong", null, t("games-end")), " ", gameEnd(t, game, model.settings.options));
}

/**
 * @param {Context} ctx
 * @param {Pick<Preset, "name">} game
 * @returns {string}
 */
export const gameTitle = ({ t }, { name }) => t(`preset-${name}`);

/**
 * @param {Context} ctx
 * @param {Pick<Preset, "name">} game
 * @returns {string}
 */
export const gameLine = ({ t }, { name }) => (t.has(`game-${name}`) ? t(`game-${name}`) : "");

/** The outline of a star in a square of 24. */
const STAR = "M12 3.8l2.5 5.3 5.7.7-4.2 4 1.1 5.8-5.1-2.9-5.1 2.9 1.1-5.8-4.2-4 5.7-.7z";

/**
 * The star of a favourite, which is pressed if the game is one.
 *
 * @param {Context} ctx
 * @param {Preset} game
 * @returns {VNode}
 */
export function favouriteButton(ctx, game) {
  const { t, model, actions } = ctx;
  const label = t("games-favourite", { game: gameTitle(ctx, game) });
  return h(
    "button.star",
    {
      key: "star",
      type: "button",
      "aria-label": label,
      title: label,
      "aria-pressed": model.settings.favourites.includes(game.name) ? "true" : "false",
      on: { click: () => actions.set(withFavourite(model.settings, game.name)) },
    },
    h("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, h("path", { d: STAR })),
  );
}
