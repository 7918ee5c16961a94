/**
 * Names of lines and sides, and sentences about the score and the goal.
 */

import { byLine, bySide, isDuel, lineOf, lineOrder, party, seatsOf, seatsRound, sideOfSeat, sideOrder } from "../model/lines.js";
import { goal } from "../model/rules.js";

/** @import { Context, View } from "../model/types.js" */

/**
 * @param {Context} ctx
 * @param {View} view
 * @param {number} seat
 * @returns {string}
 */
function nameOf({ t }, view, seat) {
  return seat === view.seat ? t("you") : (view.names[seat] ?? "?");
}

/**
 * The name of a line: "we" or "they" for two teams, else the names of its players.
 *
 * @param {Context} ctx
 * @param {View} view
 * @param {number} line
 * @returns {string}
 */
export function lineName(ctx, view, line) {
  const kind = party(view);
  if (kind === "teams" && view.seat >= 0) return ctx.t(line === lineOrder(view)[0] ? "us" : "them");
  if (kind === "king") return ctx.t(line === 0 ? "line-king" : "line-peasants");
  return lineNames(ctx, view, line);
}

/**
 * @param {Context} ctx
 * @param {View} view
 * @param {number} line
 * @returns {string} the names of the line's players
 */
export function lineNames(ctx, view, line) {
  return seatsOf(view, line)
    .map((seat) => nameOf(ctx, view, seat))
    .join(" + ");
}

/**
 * The name of a side of a deal: that of a line, or of the declarer and the others.
 *
 * @param {Context} ctx
 * @param {View} view
 * @param {number} side
 * @param {{tricks:number[], sides?:number[], chooser:number|null}} deal
 * @returns {string}
 */
export function sideName(ctx, view, side, deal) {
  if (party(view) === "king") return lineName(ctx, view, side);
  const seats = seatsRound(view).filter((seat) => sideOfSeat(view, seat, deal.sides) === side);
  if (!isDuel(view, deal)) return lineName(ctx, view, lineOf(view, seats[0] ?? side) ?? side);
  return side === 0 ? seats.map((seat) => nameOf(ctx, view, seat)).join(" + ") : ctx.t("side-rest");
}

/**
 * The score in one sentence.
 *
 * @param {Context} ctx
 * @param {View} view
 * @param {number[]} [scores] by line
 * @returns {string}
 */
export function scoreWords(ctx, view, scores = view.scores) {
  const { t } = ctx;
  if (party(view) === "teams" && view.seat >= 0) {
    const [us = 0, them = 0] = byLine(view, scores);
    return t("score-label", { us, them });
  }
  return t("score-lines", { list: lineScores(ctx, view, scores) });
}

/**
 * @param {Context} ctx
 * @param {View} view
 * @param {number[]} scores by line
 * @returns {string} every line with its number
 */
export function lineScores(ctx, view, scores) {
  return lineOrder(view)
    .map((line) => nameWithScore(ctx, lineName(ctx, view, line), scores[line]))
    .join(", ");
}

/** A name and a score, apart where the name ends in a number. @type {(ctx: Context, name: string, score?: number) => string} */
const nameWithScore = ({ t }, name, score = 0) => t("line-score", { name, numbered: /\d$/.test(name) ? "yes" : "no", score });

/**
 * The points of the tricks so far, or of a whole deal while its account is read, in one sentence.
 *
 * @param {Context} ctx
 * @param {View} view
 * @param {import("../model/types.js").DealScore} [counted] the deal whose account is read
 * @returns {string}
 */
export function dealWords(ctx, view, counted) {
  const { t } = ctx;
  if (view.seat < 0) return counted ? lineScores(ctx, view, counted.total) : sideScores(ctx, view);
  const points = counted ? byLine(view, counted.total) : bySide(view, view.points);
  const [us = 0, them = 0] = points;
  const predicted = (counted?.predictions ?? view.predictions)?.[view.seat] ?? null;
  if (predicted !== null && predicted >= 0 && view.rules.write === "difference") {
    return t("deal-predicted", { predicted, points: counted?.account.find(({ what }) => what === "made")?.points[view.seat] ?? us });
  }
  if (sideOfSeat(view, view.seat, counted?.sides) < 0) return t("seat-out");
  const kind = counted ? "yes" : "no";
  return points.length === 2 ? t("deal-points", { us, them, counted: kind }) : t("deal-own", { points: us, counted: kind });
}

/** The points of each side so far, with names: for an onlooker. @type {(ctx: Context, view: View) => string} */
function sideScores(ctx, view) {
  const sides = sidesOf(ctx, view, { tricks: view.points, sides: view.sides, chooser: view.chooser });
  return sides.map(({ side, name }) => nameWithScore(ctx, name, view.points[side])).join(", ");
}

/**
 * The goal of the partie in words.
 *
 * @param {Context} ctx
 * @param {View} view
 * @returns {string}
 */
export function goalWords({ t, model }, view) {
  const { target, deals, rows } = goal(model);
  if (rows) return t("goal-rows", { rows });
  if (view.rules.write === "putzes") return t("goal-putzes", { target });
  const [king, peasants] = view.targets ?? [];
  if (party(view) === "king" && lineOf(view, 0) !== null) {
    return t("goal-king", { king: king ?? target, peasants: peasants ?? target });
  }
  return t("target", { target, deals });
}

/**
 * What the player's own line still needs, or how long it goes on; "" where neither can be told.
 *
 * @param {Context} ctx
 * @param {View} view
 * @returns {string}
 */
export function needWords({ t, model }, view) {
  const { target, deals, rows } = goal(model);
  if (rows) {
    const own = lineOf(view, view.seat) ?? 0;
    return t("need-rows", { left: (view.sheet ?? []).filter(({ written }) => written[own] === null).length });
  }
  if (deals) return t("need-deals", { left: Math.max(0, deals - view.counted) });
  const own = lineOf(view, view.seat);
  if (own === null || view.rules.lowest) return "";
  const needs = seatsOf(view, own).length > 1 ? "need-points" : "need-own";
  return t(needs, { missing: Math.max(0, (view.targets?.[own] ?? target) - (view.scores[own] ?? 0)) });
}

/**
 * The order of a deal's sides with their names, the player's own first.
 *
 * @param {Context} ctx
 * @param {View} view
 * @param {{tricks:number[], sides?:number[], chooser:number|null}} deal
 * @returns {{side:number, name:string}[]}
 */
export function sidesOf(ctx, view, deal) {
  const order = sideOrder(view, deal.tricks.length, deal.sides);
  return order.map((side) => ({ side, name: sideName(ctx, view, side, deal) }));
}
