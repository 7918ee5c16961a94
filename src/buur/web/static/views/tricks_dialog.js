/**
 * Dialog that shows the tricks of the last deal one by one.
 */

import { h } from "../browser/dom.js";
import { lastPlayedDeal } from "../model/log_parts.js";
import { who } from "../text/narration.js";
import { bigButton, dialog, miniCards } from "./dialogs.js";
import { trickRemarks } from "./event_log.js";
import { segmented } from "./fields.js";

/** @import { Component, Context } from "../model/types.js" */
/** @import { LogPart } from "../model/log_parts.js" */
/** @import { VNode } from "../browser/dom.js" */

/** @type {Component} */
export function tricksDialog(ctx) {
  const { t, model, actions } = ctx;
  const deal = lastPlayedDeal(model);
  const tricks = (deal?.parts ?? []).filter(({ trick }) => trick > 0);
  const at = Math.min(Math.max(0, (model.draft.trick ?? 1) - 1), tricks.length - 1);
  const part = tricks[at];
  const go = (/** @type {number} */ to) => actions.draft({ trick: (tricks[to] ?? part)?.trick });
  const choices = tricks.map(({ trick }, i) => ({ key: String(trick), text: String(trick), on: i === at, click: () => go(i) }));
  return dialog(
    "tricks",
    t("tricks-title", { deal: deal?.deal ?? 1 }),
    part
      ? [segmented(t("tricks-choose"), choices, "tricks-choice"), shownAmong(ctx, part, tricks)]
      : h("p.hint", { key: "none" }, t("log-empty")),
    h(
      "div.row",
      null,
      part && h("button.big.plain", { key: "before", type: "button", disabled: at === 0, "aria-label": t("tricks-before"), on: { click: () => go(at - 1) } }, "←"),
      part && h("button.big.plain", { key: "after", type: "button", disabled: at === tricks.length - 1, "aria-label": t("tricks-after"), on: { click: () => go(at + 1) } }, "→"),
      bigButton(t("close"), () => actions.open(null), "primary"),
    ),
  );
}

/**
 * A trick in the room of the tallest: the numbers above stay under the finger.
 *
 * @param {Context} ctx
 * @param {LogPart} part
 * @param {LogPart[]} tricks
 * @returns {VNode}
 */
function shownAmong(ctx, part, tricks) {
  return h(
    "div.trick-room",
    { key: "trick" },
    h("section.one-trick", { "aria-live": "polite" }, trickParts(ctx, part)),
    tricks.map((one) => h("div.other-trick", { key: `room-${one.trick}`, "aria-hidden": "true" }, trickParts(ctx, one))),
  );
}

/**
 * @param {Context} ctx
 * @param {LogPart} part
 * @returns {import("../browser/dom.js").Child[]}
 */
function trickParts(ctx, part) {
  const { t } = ctx;
  const points = part.points ?? 0;
  return [
    h("h3", null, t("tricks-no", { trick: part.trick })),
    h(
      "div.last-cards",
      null,
      part.cards.map(([card, seat]) =>
        h(
          "figure.last-card",
          { key: card, class: seat === part.winner ? "winning" : "" },
          miniCards(ctx, [card]),
          h("figcaption", null, who(ctx, seat).name, seat === part.winner && h("span.took", { "aria-hidden": "true" }, " ✓")),
        ),
      ),
    ),
    part.winner !== null &&
      h("p.hint", null, t(part.points === null ? "tell-trick-only" : "tell-trick", { ...who(ctx, part.winner), points })),
    trickRemarks(ctx, part).map((text, i) => h("p.hint", { key: i }, text)),
  ];
}
