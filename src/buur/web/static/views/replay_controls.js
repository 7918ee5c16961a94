/**
 * Controls of a replay: deals, tricks, single cards, and playing by itself.
 */

import { h } from "../browser/dom.js";
import { replaceHash, startPlaying, stopPlaying } from "../browser/replay_player.js";
import { atStep, atTrick, firstStep, hashOf, isAtEnd, stepOf, stepsOf, tricksIn } from "../model/replay.js";
import { byLine } from "../model/lines.js";
import { showDeal } from "../net/games.js";
import { dealName } from "../text/days.js";
import { formatNumber } from "../text/numbers.js";
import { field } from "./fields.js";

/** @import { VNode } from "../browser/dom.js" */
/** @import { Context, OpenGame } from "../model/types.js" */

/** Milliseconds between two steps, by the pace of the settings. */
const PACES = { slow: 2000, normal: 1200, fast: 700, tap: 1200 };

const ICONS = {
  "trick-back": "M19 6v12l-7-6zM11 6v12l-7-6z",
  "card-back": "M16 6v12l-8-6z",
  play: "M7 5v14l12-7z",
  pause: "M8 5v14M16 5v14",
  "card-on": "M8 6v12l8-6z",
  "trick-on": "M5 6v12l7-6zM13 6v12l7-6z",
};

/**
 * Show another step of the same deal, and stop playing.
 *
 * @param {Context} ctx
 * @param {(game: OpenGame) => OpenGame} move
 */
function show({ actions }, move) {
  actions.update(({ game }) => (game ? stopped(move(game)) : {}));
}

/**
 * The partie at a step, not playing, with its place in the address.
 *
 * @param {OpenGame} game
 * @returns {{game: OpenGame}}
 */
function stopped(game) {
  stopPlaying();
  replaceHash(hashOf(game));
  return { game: { ...game, playing: false } };
}

/**
 * @param {Context} ctx
 * @param {OpenGame} game
 * @param {number} deal
 * @param {boolean} [atEnd]
 */
function openDeal({ actions }, game, deal, atEnd) {
  const opens = async () => {
    const change = await showDeal(game, deal, atEnd);
    return (/** @type {import("../model/types.js").Model} */ model) => {
      const changed = change(model);
      if (changed.game) replaceHash(hashOf(changed.game));
      return changed;
    };
  };
  actions.load(opens());
}

/**
 * Show the next step or the one before, across the border of two deals.
 *
 * @param {Context} ctx
 * @param {1|-1} step
 */
function stepBy(ctx, step) {
  ctx.actions.update(({ game }) => {
    if (!game) return {};
    const at = game.at + step;
    if (at >= 0 && at < stepsOf(game).length) return stopped(atStep(game, at));
    const deal = game.deal + step;
    if (deal > 0 && deal <= game.scores.length) openDeal(ctx, game, deal, step < 0);
    return {};
  });
}

/**
 * The deal before or after, and a list of all.
 *
 * @param {Context} ctx
 * @param {OpenGame} game
 * @returns {VNode}
 */
export function dealChooser(ctx, game) {
  const { t } = ctx;
  const { deal, scores } = game;
  const choose = (/** @type {number} */ wanted) => openDeal(ctx, game, wanted);
  const change = (/** @type {Event} */ event) => choose(Number(field(event).value));
  return h(
    "div.replay-deals",
    { key: "deals" },
    step(t("replay-deal-back"), "‹", deal > 1, "PageUp", () => choose(deal - 1)),
    h(
      "label.field",
      { key: "deal" },
      h("span.hidden", null, t("deal")),
      h(
        "select",
        { value: String(deal), on: { change } },
        scores.map((score) => h("option", { key: score.deal, value: String(score.deal) }, dealText(ctx, game, score))),
      ),
    ),
    step(t("replay-deal-on"), "›", deal < scores.length, "PageDown", () => choose(deal + 1)),
  );
}

/**
 * The number of a deal and its points, of more than two lines the own ones: the list has no room for more.
 *
 * @param {Context} ctx
 * @param {OpenGame} game
 * @param {import("../model/types.js").DealScore} score
 * @returns {string}
 */
function dealText({ t }, game, { deal, total }) {
  const view = stepOf(game)?.view;
  const [own = 0, ...others] = view ? byLine(view, total) : total;
  const points = others.length > 1 ? t("points-short", { points: own }) : [own, ...others].map(formatNumber).join(" : ");
  return [dealName(t, view ?? {}, deal), points].join(" · ");
}

/**
 * @param {string} name
 * @param {import("../browser/dom.js").Child} sign
 * @param {boolean} enabled
 * @param {string} keys
 * @param {() => void} click
 * @returns {VNode}
 */
function step(name, sign, enabled, keys, click) {
  return h(
    "button.icon",
    { key: keys, type: "button", "aria-label": name, title: name, "data-keys": keys, disabled: !enabled, on: { click } },
    sign,
  );
}

/** @param {keyof typeof ICONS} name @returns {VNode} */
function icon(name) {
  return h("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, h("path", { d: ICONS[name] }));
}

/**
 * The tricks of the deal by number.
 *
 * @param {Context} ctx
 * @param {OpenGame} game
 * @returns {VNode}
 */
export function trickChooser(ctx, game) {
  const { t } = ctx;
  const steps = stepsOf(game);
  const now = stepOf(game)?.no ?? 0;
  const numbers = Array.from({ length: tricksIn(steps) + 1 }, (_, no) => no);
  return h(
    "div.replay-tricks",
    { key: "tricks", role: "group", "aria-label": t("replay-tricks") },
    numbers.map((no) =>
      h(
        "button",
        {
          key: no,
          type: "button",
          "aria-label": no ? t("replay-trick", { no }) : t("replay-start"),
          "aria-current": no === now ? "step" : null,
          on: { click: () => show(ctx, (open) => atStep(open, firstStep(stepsOf(open), no))) },
        },
        no || "·",
      ),
    ),
  );
}

/**
 * Back and on by card and trick, playing by itself, and the slider.
 *
 * @param {Context} ctx
 * @param {OpenGame} game
 * @returns {VNode}
 */
export function stepControls(ctx, game) {
  const { t } = ctx;
  const last = stepsOf(game).length - 1;
  const on = (/** @type {(game: OpenGame) => OpenGame} */ move) => () => show(ctx, move);
  const playing = t(game.playing ? "replay-pause" : "replay-play");
  const isStart = game.at === 0;
  const input = (/** @type {Event} */ event) => show(ctx, (open) => atStep(open, Number(field(event).value)));
  return h(
    "div.replay-controls",
    { key: "controls" },
    h("input.slider", {
      key: "slider",
      type: "range",
      min: 0,
      max: last,
      value: String(game.at),
      "aria-label": t("replay-place"),
      "aria-valuetext": t("replay-at", { no: stepOf(game)?.no ?? 0, step: game.at + 1, of: last + 1 }),
      on: { input },
    }),
    h(
      "div.replay-buttons",
      { key: "buttons" },
      step(t("replay-trick-back"), icon("trick-back"), !isStart, "Shift+ArrowLeft ArrowUp", on((open) => atTrick(open, -1))),
      step(t("replay-card-back"), icon("card-back"), !isStart || game.deal > 1, "ArrowLeft", () => stepBy(ctx, -1)),
      h(
        "button.icon.play-pause",
        { key: "play", type: "button", "aria-label": playing, title: playing, "data-keys": "Space", on: { click: () => toggle(ctx) } },
        icon(game.playing ? "pause" : "play"),
      ),
      step(t("replay-card-on"), icon("card-on"), !isAtEnd(game), "ArrowRight", () => stepBy(ctx, 1)),
      step(t("replay-trick-on"), icon("trick-on"), game.at < last, "Shift+ArrowRight ArrowDown", on((open) => atTrick(open, 1))),
      h("button.hidden", { key: "Home", type: "button", tabindex: -1, "aria-hidden": "true", "data-keys": "Home", on: { click: on((open) => atStep(open, 0)) } }),
      h("button.hidden", { key: "End", type: "button", tabindex: -1, "aria-hidden": "true", "data-keys": "End", on: { click: on((open) => atStep(open, last)) } }),
    ),
  );
}

/** Start or stop playing; at the end it starts from the beginning of the deal. @param {Context} ctx */
function toggle(ctx) {
  const { actions, model } = ctx;
  const { game } = model;
  if (!game) return;
  stopPlaying();
  const playing = !game.playing;
  if (playing) startPlaying(() => advance(ctx), PACES[model.settings.pace]);
  actions.update(() => ({ game: { ...(playing && isAtEnd(game) ? atStep(game, 0) : game), playing } }));
}

/** Show the next step, of the next deal after the last one. @param {Context} ctx */
function advance(ctx) {
  ctx.actions.update(({ game, route }) => {
    if (!game?.playing || route.page !== "game") {
      stopPlaying();
      return {};
    }
    if (game.at < stepsOf(game).length - 1) {
      const next = atStep(game, game.at + 1);
      replaceHash(hashOf(next));
      return { game: next };
    }
    if (isAtEnd(game)) {
      stopPlaying();
      return { game: { ...game, playing: false } };
    }
    stopPlaying();
    ctx.actions.load(nextDeal(ctx, game));
    return {};
  });
}

/**
 * @param {Context} ctx
 * @param {OpenGame} game
 */
async function nextDeal(ctx, game) {
  const change = await showDeal(game, game.deal + 1);
  startPlaying(() => advance(ctx), PACES[ctx.model.settings.pace]);
  return change;
}
