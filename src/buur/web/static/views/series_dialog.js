/**
 * Dialog of a series of games between pairs: pairs, ranking, games by round.
 */

import { h } from "../browser/dom.js";
import { OWN, botGames, nextOwnGame, parsePairs } from "../model/series.js";
import { formatNumber } from "../text/numbers.js";
import { noticeText, errorNotice } from "../text/notices.js";
import { field } from "./fields.js";
import { bigButton, dialog } from "./dialogs.js";

/** @import { Component, Context, OptionalComponent, SeriesGame, ShownSeries } from "../model/types.js" */
/** @import { VNode } from "../browser/dom.js" */

const NAME = "series";
const FORM = "series-pairs";
/** Default names of the other pairs. */
const OTHERS = ["Vreni & Ueli", "Reto & Ladina", "Anna & Beat"];
const COLUMNS = /** @type {const} */ (["rank", "pair", "points", "games", "won"]);

/** @type {Component} */
export function seriesDialog(ctx) {
  const found = ctx.model.explained?.[NAME];
  if (found?.series) return seriesOf(ctx, found.series, Boolean(found.pending));
  if (found?.series === null || found?.failed) return newSeries(ctx);
  return dialog(NAME, ctx.t("series"), h("p.hint", { role: "status" }, ctx.t("series-loading")), h("div.row", null, closeButton(ctx)));
}

/** @type {Component} */
function newSeries(ctx) {
  const { t, model, actions } = ctx;
  const own = `${model.settings.name.trim() || t("you")} & Heidi`;
  const typed = model.draft.pairs ?? [own, ...OTHERS].join("\n");
  const input = (/** @type {Event} */ event) => actions.draft({ pairs: field(event).value });
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    actions.open(NAME, { pairs: parsePairs(typed) });
  };
  return dialog(
    NAME,
    t("series"),
    h("p.hint", null, t("series-intro")),
    failure(ctx),
    h(
      "form",
      { id: FORM, on: { submit } },
      h("label.field", null, h("span", null, t("series-pairs")), h("textarea", { rows: 6, value: typed, on: { input } })),
    ),
    h(
      "div.row",
      null,
      closeButton(ctx, "plain"),
      h("button.big.primary", { type: "submit", form: FORM }, t("series-draw-up")),
    ),
  );
}

/**
 * @param {Context} ctx
 * @param {ShownSeries} series
 * @param {boolean} pending something is on its way
 * @returns {VNode}
 */
function seriesOf(ctx, series, pending) {
  const { t, model } = ctx;
  const { games } = series;
  const played = games.filter(({ points }) => points).length;
  const rounds = [...new Set(games.map(({ round }) => round))];
  return dialog(
    NAME,
    t("series"),
    h("p.hint", { role: "status" }, t(pending ? "series-loading" : "series-progress", { played, games: games.length })),
    !model.draft.game && failure(ctx),
    ranking(ctx, series),
    rounds.map((round) => roundOf(ctx, series, round, pending)),
    ending(ctx),
    h("div.row", null, closeButton(ctx)),
  );
}

/**
 * @param {Context} ctx
 * @param {ShownSeries} series
 * @returns {VNode}
 */
function ranking({ t }, { pairs, standings }) {
  return h(
    "table.standings",
    { key: "ranking", "aria-label": t("series-ranking") },
    h("thead", null, h("tr", null, COLUMNS.map((name) => h("th", { key: name, scope: "col" }, t(`series-${name}`))))),
    h(
      "tbody",
      null,
      standings.map((one) =>
        h(
          "tr",
          { key: one.pair, class: one.pair === OWN ? "own" : null },
          h("td", null, String(one.rank)),
          h("th", { scope: "row" }, pairs[one.pair]),
          [one.points, one.games, one.won].map((count, i) => h("td", { key: i }, formatNumber(count))),
        ),
      ),
    ),
  );
}

/**
 * @param {Context} ctx
 * @param {ShownSeries} series
 * @param {number} round
 * @param {boolean} pending
 * @returns {VNode}
 */
function roundOf(ctx, series, round, pending) {
  const numbered = series.games.map((game, i) => ({ game, no: i + 1 }));
  const bots = botGames(series.games).filter((no) => series.games[no - 1]?.round === round);
  return h(
    "section.round",
    { key: `round-${round}` },
    h("h3", null, ctx.t("series-round-no", { round })),
    numbered.filter(({ game }) => game.round === round).map(({ game, no }) => gameRow(ctx, series, game, no)),
    bots.length > 0 && botsButton(ctx, bots, pending),
  );
}

/**
 * @param {Context} ctx
 * @param {ShownSeries} series
 * @param {SeriesGame} game
 * @param {number} no
 * @returns {VNode}
 */
function gameRow(ctx, series, game, no) {
  const { t, model, actions } = ctx;
  const [home, away] = game.pairs.map((pair) => series.pairs[pair] ?? "");
  const between = t("series-between", { home: home ?? "", away: away ?? "" });
  const write = () => actions.draft({ game: no, entered: false, home: String(game.points?.[0] ?? ""), away: String(game.points?.[1] ?? "") });
  const told = game.points?.map((points) => formatNumber(points)).join(" : ");
  return h(
    "div.series-game",
    { key: no, role: "group", "aria-label": between },
    h("span.game-pairs", null, between),
    told && h("span.game-points", null, told),
    no === nextOwnGame(series.games) && playButton(ctx, series, no),
    isWritten(model, no)
      ? pointsForm(ctx, [home ?? "", away ?? ""], no)
      : h("button.link", { key: "write", type: "button", on: { click: write } }, t(told ? "series-correct" : "series-write")),
  );
}

/**
 * The button to start the player's own game, or to continue it.
 *
 * @param {Context} ctx
 * @param {ShownSeries} series
 * @param {number} no
 * @returns {VNode}
 */
function playButton({ t, model, actions }, { tables }, no) {
  const table = tables[no];
  const click = () => (table ? actions.resume(table) : actions.start(no));
  return h(
    "button.big.primary",
    { key: "play", type: "button", disabled: model.busy, on: { click } },
    t(table ? "series-go-on" : "series-play"),
  );
}

/**
 * @param {Context} ctx
 * @param {[string, string]} names of both pairs
 * @param {number} no
 * @returns {VNode}
 */
function pointsForm(ctx, names, no) {
  const { t, model, actions } = ctx;
  const { home = "", away = "" } = model.draft;
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    actions.draft({ entered: true });
    actions.open(NAME, { game: no, points: [Number(home), Number(away)] });
  };
  const entry = (/** @type {"home"|"away"} */ side, /** @type {string} */ name) =>
    h(
      "label.field",
      { key: side },
      h("span", null, t("series-points-of", { pair: name })),
      h("input", {
        type: "number",
        min: 0,
        required: true,
        inputmode: "numeric",
        value: side === "home" ? home : away,
        on: { input: (/** @type {Event} */ event) => actions.draft({ [side]: field(event).value }) },
      }),
    );
  return h(
    "form.game-form",
    { key: "form", on: { submit } },
    entry("home", names[0]),
    entry("away", names[1]),
    failure(ctx),
    h("button.big.primary", { type: "submit" }, t("series-enter")),
  );
}

/**
 * Whether the form for the points of a game is open; it stays open after a refusal.
 *
 * @param {import("../model/types.js").Model} model
 * @param {number} no
 * @returns {boolean}
 */
function isWritten({ draft, explained }, no) {
  return draft.game === no && !(draft.entered && !explained?.[NAME]?.failed);
}

/**
 * @param {Context} ctx
 * @param {number[]} bots numbers of games
 * @param {boolean} pending
 * @returns {VNode}
 */
function botsButton({ t, actions }, bots, pending) {
  const click = () => !pending && actions.open(NAME, { bots });
  return h(
    "button.big.plain",
    { key: "bots", type: "button", "aria-disabled": pending ? "true" : null, on: { click } },
    t("series-bots", { count: bots.length }),
  );
}

/** The controls for deleting the series, with a confirmation. @type {Component} */
function ending({ t, actions }) {
  return h(
    "details.more",
    { key: "ending" },
    h("summary", null, t("series-new")),
    h("p.hint", null, t("series-end-help")),
    bigButton(t("series-end"), () => actions.open(NAME, { end: true }), "danger"),
  );
}

/** @type {OptionalComponent} */
function failure(ctx) {
  const failed = ctx.model.explained?.[NAME]?.failed;
  return failed ? h("p.home-notice", { key: "failure", role: "alert" }, noticeText(ctx, errorNotice(ctx.t, failed))) : null;
}

/**
 * @param {Context} ctx
 * @param {string} [kind]
 * @returns {VNode}
 */
function closeButton({ t, actions }, kind = "primary") {
  return bigButton(t("close"), () => actions.open(null), kind);
}
