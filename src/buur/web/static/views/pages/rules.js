/**
 * Pages of the rules: all games, and the rules of one in words.
 */

import { h } from "../../browser/dom.js";
import { byGroup, nearGames } from "../../model/game_choice.js";
import { gameNamed, sounds } from "../../model/game_search.js";
import { pathOf } from "../../model/routes.js";
import { pageRules } from "../../model/explained_rules.js";
import { rankedCards } from "../card_order.js";
import { bigButton } from "../dialogs.js";
import { link } from "../fields.js";
import { gameLine, gameSearch, gameText, gameTitle, lookFor } from "../game_chooser.js";
import { gamePicture } from "../game_pictures.js";
import { chapters } from "../rules_dialog.js";
import { gameEnd } from "../../text/game_end.js";
import { noticeText } from "../../text/notices.js";
import { pageFrame } from "./frame.js";

/** @import { CardOrder, Component, Context, Preset, Rules } from "../../model/types.js" */
/** @import { VNode } from "../../browser/dom.js" */

/** @type {Component} */
export function rules(ctx) {
  const { t, model } = ctx;
  const name = model.route.page === "rules" ? model.route.id : "";
  const title = t.has(`preset-${name}`) ? t(`preset-${name}`) : t("rules-page-title");
  if (!model.rules) return pageFrame(ctx, "rules-page", title, h("p.hint", { role: "status" }, t("rules-loading")));
  if (!name) return allRules(ctx, model.rules);
  const game = gameNamed(model.rules.presets, name);
  return game ? gameRules(ctx, game) : unknownGame(ctx, model.rules, name);
}

/**
 * @param {Context} ctx
 * @param {Rules} all
 * @returns {VNode}
 */
function allRules(ctx, all) {
  const { t, model } = ctx;
  const wanted = (model.draft.find ?? "").trim();
  const found = lookFor(ctx, all, wanted);
  const groups = /** @type {[string, Preset[]][]} */ (wanted ? [["", found]] : byGroup(all, found, model.settings.lang));
  return pageFrame(
    ctx,
    "rules-page",
    t("rules-page-title"),
    h(
      "div.panel",
      { key: "search" },
      gameSearch(ctx),
      wanted && h("p.hint.games-count", { role: "status" }, found.length ? t("games-found", { count: found.length }) : t("presets-none")),
    ),
    groups
      .filter(([, games]) => games.length > 0)
      .map(([group, games]) =>
        h(
          "section.panel",
          { key: group || "found" },
          group && h("h2", null, t(`games-group-${group}`)),
          gameLinks(ctx, games),
        ),
      ),
  );
}

/**
 * @param {Context} ctx
 * @param {Preset[]} games
 * @returns {VNode}
 */
function gameLinks(ctx, games) {
  return h(
    "ul.game-list",
    null,
    games.map((game) => {
      const path = pathOf({ page: "rules", id: game.name });
      return h("li.game", { key: game.name }, link(ctx, path, gameText(ctx, game), "game-choice"));
    }),
  );
}

/**
 * @param {Context} ctx
 * @param {Rules} all
 * @param {string} name
 * @returns {VNode}
 */
function unknownGame(ctx, all, name) {
  const { t, model } = ctx;
  return pageFrame(
    ctx,
    "rules-page",
    t("rules-page-unknown", { name }),
    h(
      "section.panel",
      { key: "near" },
      h("p", { role: "alert" }, t("rules-page-near")),
      gameLinks(ctx, nearGames(all, model.settings, name)),
      link(ctx, "/rules", t("rules-page-title")),
    ),
  );
}

/**
 * @param {Context} ctx
 * @param {Preset} game
 * @returns {VNode}
 */
function gameRules(ctx, game) {
  const { t, model } = ctx;
  const found = model.explained?.[JSON.stringify(pageRules(model, game.name))] ?? null;
  return pageFrame(
    ctx,
    "rules-page",
    gameTitle(ctx, game),
    about(ctx, game),
    found?.orders && orders(ctx, found.orders),
    h(
      "section.panel",
      { key: "chapters", "aria-label": t("rules") },
      found?.sections
        ? chapters(ctx, { ...found, also: null })
        : h("p.hint", { role: "status" }, t("rules-loading")),
    ),
    h("p", { key: "all" }, link(ctx, "/rules", t("rules-page-title"), "home-link")),
  );
}

/**
 * What a game is about, its names, and the way to play it.
 *
 * @param {Context} ctx
 * @param {Preset} game
 * @returns {VNode}
 */
function about(ctx, game) {
  const { t, model, actions } = ctx;
  const title = gameTitle(ctx, game);
  const names = otherNames(game, title).map((name, i) => [i > 0 && ", ", foreignName(ctx, game, name)]);
  const play = () => {
    actions.set({ rules: game.name, options: {} });
    actions.start();
  };
  const facts = /** @type {[string, import("../../browser/dom.js").Child][]} */ ([
    [t("rules-page-seats"), String(game.seats)],
    [t("group-partie"), gameEnd(t, game)],
    [t("rules-page-group"), t(`games-group-${game.group}`)],
    [t("rules-page-names"), names.length > 0 && names],
  ]);
  return h(
    "section.panel.rules-about",
    { key: "about", "aria-label": title },
    h("div.rules-lead", null, gamePicture(game), h("p", null, t.has(`preset-${game.name}.help`) ? t(`preset-${game.name}.help`) : gameLine(ctx, game))),
    h("dl.rules-facts", null, facts.filter(([, text]) => text).map(([name, text]) => h("div", { key: name }, h("dt", null, name), h("dd", null, text)))),
    h("p.source", null, t("source", { source: t(`source-${game.source}`) })),
    h(
      "div.row",
      null,
      model.notice && h("p.home-notice", { role: "alert" }, noticeText(ctx, model.notice)),
      bigButton(t(model.busy ? "play-wait" : "rules-page-play"), play, "primary"),
    ),
  );
}

/**
 * The names of a game besides its title; of those that sound alike only the first.
 *
 * @param {Preset} game
 * @param {string} title
 * @returns {string[]}
 */
function otherNames({ names = [] }, title) {
  const heard = new Map([...names].reverse().map((name) => [sounds(name).join(""), name]));
  heard.delete(sounds(title).join(""));
  return [...heard.values()].reverse();
}

/**
 * A name of a game, marked with its language if it is another one.
 *
 * @param {Context} ctx
 * @param {Preset} game
 * @param {string} name
 * @returns {VNode|string}
 */
function foreignName({ t }, { languages = {} }, name) {
  const lang = languages[name];
  return lang && lang !== t.lang ? h("span", { lang }, name) : name;
}

/**
 * The cards of a suit in their order, with their points.
 *
 * @param {Context} ctx
 * @param {CardOrder[]} all
 * @returns {VNode|null}
 */
function orders(ctx, all) {
  const { t } = ctx;
  if (all.length === 0) return null;
  return h(
    "section.panel.orders",
    { key: "orders", "aria-labelledby": "orders-title" },
    h("h2", { id: "orders-title" }, t("orders-title")),
    h("p.hint", null, t("orders-hint")),
    all.map(({ kind, cards }) =>
      h(
        "section.order",
        { key: kind },
        h("h3", null, t(`order-${kind}`)),
        rankedCards(ctx, cards),
      ),
    ),
  );
}
