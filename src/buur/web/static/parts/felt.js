/**
 * The carpet: the four seats with what each last said, and the trick in the middle.
 */

import { cardName, face } from "./cards.js";
import { h } from "../stage/dom.js";
import { speech, who } from "../words/narrate.js";
import { miniCards } from "./sheets.js";

/** @typedef {import("../model/types.js").Context} Context */
/** @typedef {import("../model/types.js").View} View */
/** @typedef {import("../stage/dom.js").VNode} VNode */

/** Where the seats sit, beginning with one's own and going round in playing order. */
export const SIDES = /** @type {const} */ (["bottom", "right", "top", "left"]);

/**
 * Where a seat sits seen from `me`: the next player is on the right.
 *
 * @param {number} me
 * @param {number} seat
 * @returns {"bottom"|"right"|"top"|"left"}
 */
export function sideOf(me, seat) {
  return SIDES[(seat - me + 4) % 4] ?? "bottom";
}

/**
 * @param {Context} ctx
 * @param {View} view
 * @param {VNode|null} sheet what lies on the carpet, if anything
 * @returns {VNode}
 */
export function felt(ctx, view, sheet) {
  const { t, actions, model } = ctx;
  const lingering = model.trick?.done;
  return h(
    "section.felt",
    {
      "aria-label": t("carpet"),
      class: sheet ? "covered" : "",
      on: lingering ? { click: () => actions.sweep() } : {},
    },
    h("div.weave", { "aria-hidden": "true" }),
    trick(ctx, view),
    view.names.map((_, seat) => seatPlate(ctx, view, seat)),
    sheet && h("div.sheet-place", { key: "sheet" }, sheet),
  );
}

/**
 * @param {Context} ctx
 * @param {View} view
 * @param {number} seat
 * @returns {VNode}
 */
function seatPlate(ctx, view, seat) {
  const { t, model } = ctx;
  const side = sideOf(view.seat, seat);
  const bubble = model.bubbles[seat];
  const words = bubble ? speech(ctx, bubble) : "";
  const name = view.names[seat] ?? "";
  const turn = view.turn === seat && view.phase !== "over";
  const label = t("seat-label", {
    name: seat === view.seat ? t("you") : name,
    cards: view.counts[seat] ?? 0,
    turn: turn ? "yes" : "no",
    dealer: view.dealer === seat ? "yes" : "no",
  });
  return h(
    `div.seat.${side}`,
    {
      key: `seat-${seat}`,
      "data-seat": seat,
      "data-turn": turn ? "yes" : "no",
      role: "group",
      "aria-label": label,
    },
    h(
      "div.plate",
      { "aria-hidden": "true" },
      h("span.turn-mark", null, "▸"),
      h("span.seat-name", null, seat === view.seat ? t("you") : name),
      view.kinds[seat] !== "person" &&
        h("span.bot", { title: t(view.kinds[seat] ?? "bot") }, t(`${view.kinds[seat]}-short`)),
      view.dealer === seat && h("span.dealer", { title: t("dealer") }, t("dealer-short")),
      view.chooser === seat && view.contract && h("span.maker", { title: t("maker") }, "★"),
    ),
    words &&
      h(
        "div.bubble",
        { key: "bubble" },
        words,
        (bubble?.melds ?? []).map(({ cards }) => cards && miniCards(ctx, cards)),
      ),
  );
}

/**
 * @param {Context} ctx
 * @param {View} view
 * @returns {VNode}
 */
function trick(ctx, view) {
  const { t, model } = ctx;
  const shown = model.trick;
  const laid = shown?.cards ?? [];
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
        `div.spot.${sideOf(view.seat, seat)}`,
        {
          key: card,
          role: "img",
          "aria-label": name,
          class: [wins && "winning", i === 0 && "led"].filter(Boolean).join(" "),
          "data-card": card,
          "data-from": seat,
          // Cards rest slightly turned; the angle hangs on the card, so everybody sees the same.
          vars: { "--rest": `${restAngle(card)}deg` },
        },
        face(model.settings, card),
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
