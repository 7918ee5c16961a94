/**
 * The table top: seats with what each player last said, the trick in the middle, the taken tricks.
 */

import { canViewLastTrick } from "../model/hidden_cards.js";
import { contractSign, face, pip } from "./card_drawings.js";
import { cardName } from "../text/cards.js";
import { SUITS } from "../model/cards.js";
import { waitsForTap } from "../model/prompt.js";
import { h } from "../browser/dom.js";
import { STEPS, inStep, memo } from "./memo.js";
import { speech, who } from "../text/narration.js";
import { declarerOf, nearSeat, sideOfSeat, sideOrder } from "../model/lines.js";
import { miniCards } from "./dialogs.js";

/** @import { Component, Context, TableComponent, View } from "../model/types.js" */
/** @import { VNode } from "../browser/dom.js" */

/** @typedef {"bottom"|"right"|"topright"|"top"|"topleft"|"left"} Side */

/**
 * The places of seats by number of players, from the player's own in playing order.
 *
 * @type {Record<number, Side[]>}
 */
const SIDES = {
  2: ["bottom", "top"],
  3: ["bottom", "right", "left"],
  4: ["bottom", "right", "top", "left"],
  5: ["bottom", "right", "topright", "topleft", "left"],
  6: ["bottom", "right", "topright", "top", "topleft", "left"],
};

/**
 * The place of a seat seen from `me`; the next player is on the right.
 *
 * @param {number} me
 * @param {number} seat
 * @param {number} [count] of seats
 * @returns {Side}
 */
export function sideOf(me, seat, count = 4) {
  return SIDES[count]?.[(seat - nearSeat(me) + count) % count] ?? "bottom";
}

/**
 * @param {Context} ctx
 * @param {View} view
 * @param {VNode|null} dialog what lies on the table, if anything
 * @returns {VNode}
 */
export function tableTop(ctx, view, dialog) {
  const { t, actions, model } = ctx;
  const rows = view.names.length > 4; // of cards: no room for a ring
  return h(
    "section.tabletop",
    {
      "aria-label": t("tabletop"),
      class: [rows && "rows", dialog && `covered by-${dialog.props["data-dialog"]}`].filter(Boolean).join(" "),
      "data-seats": view.names.length,
      on: waitsForTap(model) ? { click: () => actions.sweep() } : {},
    },
    weave(ctx),
    view.contract &&
      h(
        "span.centre",
        { key: "centre", "aria-hidden": "true", class: model.trick?.cards.length ? "under" : null },
        contractSign(model.settings, view.contract),
      ),
    inStep(ctx, STEPS.cards, "trick", [], () => trick(ctx, view)),
    inStep(ctx, STEPS.others, "piles", [], () => piles(ctx, view)),
    view.names.map((_, seat) => seatPlate(ctx, view, seat)),
    view.names.map((_, i) => ghost(ctx, i)),
    dialog && h("div.dialog-place", { key: "dialog", class: `${dialog.props["data-dialog"]}-place` }, dialog),
  );
}

/** @type {Component} */
function weave(ctx) {
  const corner = (/** @type {string} */ suit) => h("span.corner", { key: suit }, pip(ctx.model.settings, suit));
  return memo(ctx, "weave", [], () => h("div.weave", { "aria-hidden": "true" }, SUITS.map(corner)));
}

/**
 * A hidden card back for the animation of a taken trick. It always exists, since creating it costs
 * a layout. It is part of the table, so dialogs cover it.
 *
 * @param {Context} ctx
 * @param {number} place the how many-th card of the trick, from 0
 * @returns {VNode}
 */
function ghost(ctx, place) {
  return memo(ctx, `ghost-${place}`, [], () => h("div.ghost", { key: `ghost-${place}` }));
}

/**
 * @param {Context} ctx
 * @param {View} view
 * @param {number} seat
 * @returns {VNode}
 */
function seatPlate(ctx, view, seat) {
  // Cards are dealt by who deals.
  return inStep(ctx, seat % 2 ? STEPS.others : STEPS.seats, `plate-${seat}`, [view.deal], () => {
    const { names, kinds, counts, turn, phase, dealer, chooser, contract } = view;
    const is = [turn === seat && phase !== "over", dealer === seat, chooser === seat && contract];
    const marks = Object.values(marksOf(ctx, view, seat));
    const plate = ctx.secondScript?.plateParts(ctx, view, seat);
    const { bubbles, talk } = ctx.model;
    const from = [view.seat, names[seat], kinds[seat], counts[seat], bubbles[seat], talk?.shown[seat], plate, ...is, ...marks];
    return memo(ctx, `seat-${seat}`, from, () => drawnPlate(ctx, view, seat, plate));
  });
}

/**
 * @param {Context} ctx
 * @param {View} view
 * @param {number} seat
 * @param {import("./plates.js").PlateParts} [plate] none before the second script
 * @returns {VNode}
 */
function drawnPlate(ctx, view, seat, plate) {
  const { t, model } = ctx;
  const side = sideOf(view.seat, seat, view.names.length);
  const { out, king, predicted, won, made } = marksOf({ model }, view, seat);
  const bubble = model.bubbles[seat];
  const words = bubble ? speech(ctx, bubble) : [];
  const heard = ctx.secondScript?.saying(ctx, seat);
  const name = view.names[seat] ?? "";
  const turn = view.turn === seat && view.phase !== "over";
  const maker = view.chooser === seat && view.contract;
  const label = t("seat-label", {
    name: seat === view.seat ? t("you") : name,
    cards: view.counts[seat] ?? 0,
    turn: turn ? "yes" : "no",
    dealer: view.dealer === seat ? "yes" : "no",
  });
  const more = [
    view.kinds[seat] === "preparing" && t("preparing"),
    out && t("seat-out"),
    king && t("declarer"),
    predicted !== null && t("seat-predicted", { points: predicted }),
    won !== null && t("seat-tricks", { count: won }),
    made !== null && t("deal-own", { points: made, counted: "no" }),
    ...(plate?.label ?? []),
  ];
  return h(
    `div.seat.${side}`,
    {
      key: `seat-${seat}`,
      class: [(heard || words.length > 0) && "speaks", bubble?.laid && "laid", out && "out"].filter(Boolean).join(" "),
      "data-seat": seat,
      "data-turn": turn ? "yes" : "no",
      "data-pile": sideOfSeat(view, seat) === sideOrder(view, 2)[0] ? "us" : "them",
      role: "group",
      "aria-label": [label, ...more.filter(Boolean)].join(", "),
    },
    h(
      plate?.button ? "button.plate" : "div.plate",
      { key: "plate", class: [maker && "made", predicted !== null && "figured"].filter(Boolean).join(" "), ...(plate?.button ?? { "aria-hidden": "true" }) },
      side !== "bottom" && !out && h("span.held", { vars: { "--n": view.counts[seat] ?? 0 } }),
      plate?.portrait ?? h("span.portrait", { key: "portrait" }),
      h("span.turn-mark", { "aria-hidden": "true" }, "▸"),
      h(
        "span.seat-text",
        null,
        h("span.seat-name", { class: name.length > 9 ? "long" : null }, seat === view.seat ? t("you") : name),
        h(
          "span.seat-more",
          null,
          view.kinds[seat] !== "person" && h("span.bot", { title: t(view.kinds[seat] ?? "bot") }, t(`${view.kinds[seat]}-short`)),
          plate?.more,
          out && h("span.idle", null, t("seat-out-short")),
          won !== null && h("span.won", { title: t("seat-tricks", { count: won }) }, won),
          made !== null && h("span.points", { title: t("deal-own", { points: made, counted: "no" }) }, made),
          predicted !== null && h("span.predicted", { title: t("seat-predicted", { points: predicted }) }, predicted),
        ),
      ),
      h(
        "span.tokens",
        null,
        king && h("span.king", { title: t("declarer") }, "♛"),
        view.dealer === seat && h("span.dealer", { title: t("dealer") }, t("dealer-short")),
        maker && h("span.maker.medal", { title: t("maker") }, contractSign(model.settings, maker)),
      ),
      plate?.menu,
    ),
    (heard || words.length > 0) &&
      h(
        "div.bubble",
        { key: [...words, heard?.props.key].join(), class: words.length > 2 ? "long" : null }, // other words, another slip
        words.map((one) => h("span.word", null, one)),
        heard,
        (bubble?.melds ?? []).map(({ cards }) => cards && miniCards(ctx, cards)),
      ),
  );
}

/**
 * The marks of a seat beside its name, cards and turn.
 *
 * @param {Pick<Context, "model">} ctx
 * @param {View} view
 * @param {number} seat
 * @returns {{out: boolean, king: boolean, predicted: number|null, won: number|null, made: number|null}}
 *   tricks and points where tricks lie before each, not on two piles
 */
function marksOf(ctx, view, seat) {
  const side = sideOfSeat(view, seat);
  const predicted = view.predictions?.[seat] ?? null;
  const won = hasPiles(view) || side < 0 ? 0 : (taken(ctx, view)[side] ?? 0);
  return {
    out: side < 0,
    king: declarerOf(view) === seat && view.chooser !== seat,
    predicted: predicted !== null && predicted >= 0 ? predicted : null,
    won: won || null,
    made: won && view.points.length === view.names.length ? (view.points[side] ?? null) : null,
  };
}

/**
 * Whether the tricks are shown as two piles: for two sides, if there is room.
 *
 * @param {View} view
 * @returns {boolean}
 */
function hasPiles(view) {
  return view.taken.length === 2 && [2, 4].includes(view.names.length);
}

/**
 * The number of tricks by side, without the complete trick that is still shown.
 *
 * @param {Pick<Context, "model">} ctx
 * @param {View} view
 * @returns {number[]}
 */
function taken({ model }, view) {
  const open = model.trick?.done && model.trick.winning !== null ? sideOfSeat(view, model.trick.winning) : null;
  return view.taken.map((count, side) => Math.max(0, count - Number(side === open)));
}

/**
 * @param {Context} ctx
 * @param {View} view
 * @returns {VNode[]}
 */
function piles(ctx, view) {
  if (!hasPiles(view)) return [];
  const counts = taken(ctx, view);
  // The pile of the others lies before the left neighbour, or before the right one if the left plays with us.
  const left = sideOfSeat(view, (nearSeat(view.seat) + 3) % view.names.length);
  return sideOrder(view, 2).map((side, i) => pile(ctx, view, counts[side] ?? 0, i ? (left === side ? "them" : "them.right") : "us"));
}

/**
 * The tricks of a team as a pile of cards. A press shows the last trick, if the rules allow it.
 *
 * @param {Context} ctx
 * @param {View} view
 * @param {number} count
 * @param {string} whose "us" or "them", or "them.right"
 * @returns {VNode} without a trick its place, unseen
 */
function pile({ t, model, actions }, view, count, whose) {
  const opens = canViewLastTrick(model);
  const place = `taken.${whose}`;
  if (!count) return h(`div.${place}`, { key: place });
  const name = t("taken-pile", { count, who: whose });
  return h(
    `${opens ? "button" : "div"}.${place}`,
    {
      key: place,
      type: opens ? "button" : null,
      role: opens ? null : "img",
      "aria-label": opens ? `${name} ${t("last-trick")}` : name,
      title: opens ? t("last-trick") : name,
      on: opens ? { click: () => view.last && actions.open("last") } : {},
    },
    h("i"),
    count > 1 && h("i"),
    h("b", null, count),
  );
}

/** @type {TableComponent} */
function trick(ctx, view) {
  const { t, model } = ctx;
  const shown = model.trick;
  const laid = (shown?.cards ?? []).filter(([card]) => !ctx.coming?.has(card));
  return h(
    "div.trick",
    {
      role: "group",
      "aria-label": t("trick-label", { no: shown?.no ?? 1, count: laid.length }),
      "data-done": shown?.done ? "yes" : "no",
    },
    laid.map(([card, seat], i) => {
      const wins = shown?.winning === seat;
      const name = t("trick-card", {
        ...who(ctx, seat),
        card: cardName(model.settings, card, t),
        wins: wins ? "yes" : "no",
      });
      return h(
        `div.spot.${sideOf(view.seat, seat, view.names.length)}`,
        {
          key: card,
          role: "img",
          "aria-label": name,
          class: [wins && "winning", i === 0 && "led"].filter(Boolean).join(" "),
          "data-card": card,
          "data-from": seat,
          // Cards lie slightly rotated; the angle depends on the card, so all players see the same.
          vars: { "--rest": `${restAngle(card)}deg` },
        },
        // WebKit leaves out parts of a shadow or an outline on a rotated SVG element.
        h("span.tilt", {}, face(model.settings, card, seat === view.seat)),
      );
    }),
  );
}

/**
 * @param {string} card
 * @returns {number} degrees, at most 2 either way
 */
function restAngle(card) {
  return (((card.charCodeAt(0) * 7 + card.charCodeAt(1) * 13) % 9) - 4) / 2;
}
