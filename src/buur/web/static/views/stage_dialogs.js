/**
 * Dialogs of stages of some games only: joining, exchanging cards, calling a partner, giving up.
 */

import { bidDialog } from "./bid_dialog.js";
import { pip } from "./card_drawings.js";
import { finishDialog, insistDialog, openHandsDialog, solderDialog } from "./claim_dialogs.js";
import { cardName, suitWord } from "../text/cards.js";
import { buttons, contractTreeDialog, dialogStep } from "./contract_tree_dialog.js";
import { hintMark } from "./hint.js";
import { falseMeldDialog } from "./false_meld_dialog.js";
import { predictionDialog } from "./prediction_dialog.js";
import { countDialog, lastTrickDialog } from "./trick_dialogs.js";
import { bigButton, miniCards, dialog } from "./dialogs.js";
import { unsentDialog } from "./unsent_dialog.js";
import { h } from "../browser/dom.js";
import { capital } from "../text/contract_names.js";
import { who } from "../text/narration.js";
import { pickedCards, cardsToPick } from "../model/draft.js";

/** @import { Component, Context, OptionalTableComponent, TableComponent, View } from "../model/types.js" */
/** @import { VNode } from "../browser/dom.js" */

/** @type {Record<string, (ctx: Context, view: View) => VNode|null>} */
const DIALOGS = {
  bid: bidDialog,
  choose: contractTreeDialog,
  predict: predictionDialog,
  join: joinDialog,
  exchange: awayDialog,
  discard: awayDialog,
  call: callDialog,
  own: ownDialog,
  renounce: renounceDialog,
  "false-meld": falseMeldDialog,
  finish: finishDialog,
  unsent: unsentDialog,
  solder: solderDialog,
  insist: insistDialog,
  open: openHandsDialog,
  count: countDialog,
  last: lastTrickDialog,
};

/**
 * The dialog of a question of a stage; null if there is none.
 *
 * @param {Context} ctx
 * @param {View} view
 * @param {string} what
 * @returns {VNode|null}
 */
export function stageDialog(ctx, view, what) {
  return DIALOGS[what]?.(ctx, view) ?? null;
}

/**
 * A button with the mark of the hint on it.
 *
 * @param {VNode} button
 * @param {boolean} advised
 * @returns {VNode}
 */
function marked(button, advised) {
  return h("span.marked", { key: button.key, class: advised ? "advised" : null }, button, advised && hintMark());
}

/** The dialog for joining a deal, with its own hand or others. @type {TableComponent} */
function joinDialog(ctx, view) {
  const { t, model, actions } = ctx;
  const advised = model.hint?.act.e === "joined" ? model.hint.act.answer : null;
  const answer = (/** @type {string} */ one) => {
    const text = t("do-join", { answer: one });
    const button = bigButton(text, () => actions.act({ e: "joined", answer: one }), one === "play" ? "primary" : "plain");
    return marked(button, advised === one);
  };
  const told = (view.answers ?? []).flatMap((one, seat) => (one ? [{ seat, one }] : []));
  return dialog(
    "join",
    t("join-title"),
    turned(ctx, view),
    told.length > 0 &&
      h(
        "ul.calls",
        { key: "calls" },
        told.map(({ seat, one }) =>
          h("li", { key: seat }, h("span", null, who(ctx, seat).name), h("strong", null, t("say-joined", { answer: one }))),
        ),
      ),
    h("div.row.answers", { key: "buttons" }, [...(view.legal.answers ?? [])].reverse().map(answer)),
  );
}

/** The turned card, whose suit is trumps. @type {OptionalTableComponent} */
function turned(ctx, view) {
  if (!view.turned) return null;
  return h("p.turned", { key: "turned" }, miniCards(ctx, [view.turned]), h("span", null, ctx.t("turned-card")));
}

/** The dialog for cards to exchange or discard, picked in the hand. @type {TableComponent} */
function awayDialog(ctx, view) {
  const { t, model, actions } = ctx;
  const count = cardsToPick(model);
  const cards = pickedCards(model);
  const takes = Boolean(view.legal.exchange);
  const missing = count - cards.length;
  const done = () => missing === 0 && actions.act({ e: takes ? "exchanged" : "discarded", cards });
  const keeps = model.hint?.act.e === "exchanged" && !cards.length;
  const button = bigButton(missing ? t("pick-more", { missing }) : t(takes ? "do-exchange" : "do-discard", { count }), done, "primary");
  const away = { ...button, key: "away", props: { ...button.props, "aria-disabled": missing ? "true" : null } };
  const open = takes ? [] : [...(view.widow?.open ?? []), ...(view.widow?.shown ?? [])];
  return dialog(
    takes ? "exchange" : "discard",
    t(takes ? "exchange-title" : "discard-title", { count }),
    h("p.hint", { key: "hint" }, t("pick-hint")),
    takes && turned(ctx, view),
    open.length > 0 && h("p.turned", { key: "widow" }, miniCards(ctx, open), h("span", null, t("widow-taken"))),
    h(
      "div.picked-cards",
      { key: "picked", "data-pick": missing || null, "data-count": cards.length },
      cards.length > 0 ? miniCards(ctx, cards) : h("span.hint", null, t("picked-none")),
    ),
    buttons(takes && marked(bigButton(t("do-keep"), () => actions.act({ e: "exchanged" })), keeps), away),
  );
}

/** The dialog for calling a partner: first a suit, then a card. @type {TableComponent} */
function callDialog(ctx, view) {
  const { t, model, actions } = ctx;
  const cards = view.legal.call ?? [];
  const suit = model.draft.suit ?? "";
  const called = view.called?.at(-1); // by a neighbour, who may not play with the king
  const advised = String(model.hint?.act.card ?? "");
  const suits = [...new Set(cards.map((card) => card.charAt(0)))];
  const suitTile = (/** @type {string} */ one) =>
    h(
      "button.contract-choice",
      { key: one, type: "button", "data-suit": one, on: { click: () => actions.draft({ suit: one }) } },
      pip(model.settings, one),
      h("span", null, capital(t("suit-name", { suit: suitWord(model.settings, one) }))),
    );
  const card = (/** @type {string} */ one) =>
    h(
      "button.call-card",
      {
        key: one,
        type: "button",
        "aria-label": cardName(model.settings, one, t),
        class: one === advised ? "advised" : null,
        on: { click: () => actions.act({ e: "called", card: one }) },
      },
      miniCards(ctx, [one]),
      one === advised && hintMark(),
    );
  const made = dialog(
    "call",
    t("call-title"),
    h("p.hint", { key: "hint" }, called ? t("call-again", { card: cardName(model.settings, called, t) }) : t("call-hint")),
    suit
      ? h("div.call-cards", { key: "cards" }, cards.filter((one) => one.startsWith(suit)).reverse().map(card))
      : h("div.contracts.suits", { key: "suits" }, suits.map(suitTile)),
    buttons(suit && bigButton(t("step-back"), () => actions.draft({ suit: "" }))),
  );
  return dialogStep(made, suit);
}

/** The dialog for a player who holds the called card and must say so. @type {TableComponent} */
function ownDialog(ctx, view) {
  const { t, actions } = ctx;
  const king = who(ctx, view.declarer ?? 0).name;
  return dialog(
    "own",
    t("own-title", { name: king }),
    h("p.turned", { key: "called" }, miniCards(ctx, (view.called ?? []).slice(-1))),
    buttons(bigButton(t("do-own"), () => actions.act({ e: "owned" }), "primary")),
  );
}

/** The dialog for playing the deal or giving it up before the first card. @type {Component} */
function renounceDialog({ t, model, actions }) {
  const act = model.hint?.act;
  const advised = (/** @type {boolean} */ up) => act?.e === "renounced" && Boolean(act.gives_up) === up;
  return dialog(
    "renounce",
    t("renounce-title"),
    h("p.hint", { key: "hint" }, t("renounce-hint")),
    buttons(
      marked(bigButton(t("do-renounce"), () => actions.act({ e: "renounced", gives_up: true })), advised(true)),
      marked(bigButton(t("do-play-on"), () => actions.act({ e: "renounced", gives_up: false }), "primary"), advised(false)),
    ),
  );
}
