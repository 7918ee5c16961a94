/**
 * The whole page as a description of nodes, from the model alone.
 */

import { actionButtons } from "./action_buttons.js";
import { header, slate, status } from "./panels.js";
import { hintButton } from "./hint.js";
import { h } from "../browser/dom.js";
import { openModal } from "../browser/focus.js";
import { tableTop } from "./table.js";
import { hand } from "./hand.js";
import { STEPS, inStep } from "./memo.js";
import { autoAdvances, currentPrompt, readingTime } from "../model/prompt.js";
import { hasBranches } from "../model/contract_tree.js";
import { contractDialog } from "./contract_dialog.js";
import { cutDialog, meldsDialog } from "./dialogs.js";

/** @import { Component, Context, OptionalComponent, OptionalTableComponent, TableComponent, View } from "../model/types.js" */
/** @import { VNode } from "../browser/dom.js" */

/** @param {Context} ctx @returns {VNode[]} */
export function page(ctx) {
  const { model } = ctx;
  const { page: name } = model.route;
  const pages = ctx.secondScript?.pages;
  const main = name === "table" ? table(ctx) : ((model.loaded ? (pages?.[name] ?? pages?.unknown) : null)?.(ctx) ?? waitingRoom(ctx));
  const away = model.view ? null : offline(ctx);
  const over = modal(ctx);
  const word = (model.word && ctx.secondScript?.wordSheet(ctx)) ?? null;
  return [main, away, over, word].filter((node) => node !== null);
}

/**
 * The title of the window tells whose turn it is, also from another tab.
 *
 * @param {Context} ctx
 * @returns {string}
 */
export function title({ t, model }) {
  const { route, view } = model;
  if (!view) return t.has(`title-${route.page}`) ? t(`title-${route.page}`, { came: model.lobby?.came ?? 0 }) : "Buur";
  return view.waiting.includes(view.seat) && view.phase !== "over" ? t("title-turn") : t("title-table");
}

/** @type {Component} */
function table(ctx) {
  const { model, t } = ctx;
  const { view } = model;
  if (!view) return waitingRoom(ctx);
  if (model.friends?.state === "gathering" && ctx.secondScript) return ctx.secondScript.gathering(ctx);
  const { cards, turn, dialog, accounts } = STEPS;
  // A dialog disappears at once, but appears after the cards have begun to move.
  const asking = inStep(ctx, isQuiet(model) ? cards : dialog, "asked", [], () => chunked(worded(ctx, tableDialog(ctx, view))));
  const hint = inStep(ctx, STEPS.said, "hint", [], () => hintButton(ctx));
  const said = inStep(ctx, STEPS.said, "sayings", [], () => actionButtons(ctx, view));
  // What the style asks about the whole table is said here: to look for it below would cost every redraw.
  const holds = {
    hints: hint,
    saying: said.kids.length > 0,
    accounts: ["summary", "end"].includes(asking?.props["data-dialog"]),
    ten: model.slots.length === 10, // two rows of five, but a row for more than nine
    ample: model.slots.length > 10,
    double: model.slots.length > 12,
    predicts: view.rules.write === "difference",
    beginner: model.settings.beginner,
  };
  return h(
    "main.table",
    { key: "table", class: named(holds), "data-phase": view.phase, "data-conn": model.conn, vars: { "--held": Math.max(9, model.slots.length) } },
    h("h1.hidden", null, t("title-table")),
    inStep(ctx, accounts, "header", [], () => header(ctx, view)),
    inStep(ctx, accounts, "strip", [], () => slate(ctx, view, "strip")),
    tableTop(ctx, view, asking && (ctx.secondScript?.withNotes(ctx, asking) ?? asking)),
    !asking && ctx.secondScript?.hintNote(ctx),
    hint,
    inStep(ctx, STEPS.said, "status", [model.notice], () => (model.notice ? worded(ctx, status(ctx, view)) : status(ctx, view))),
    said,
    inStep(ctx, ctx.step === turn ? turn : cards, "hand", [], () => hand(ctx)), // it has a part in both
    inStep(ctx, STEPS.side, "side", [], () => side(ctx, view)),
    ctx.secondScript && inStep(ctx, STEPS.side, "lesson", [model.course], () => ctx.secondScript?.lessonBubble(ctx)),
    offline(ctx),
  );
}

/**
 * Whether nothing is asked, nor has been opened: no dialog is open.
 *
 * @param {import("../model/types.js").Model} model
 * @returns {boolean}
 */
export function isQuiet(model) {
  return !model.opened && !currentPrompt(model);
}

/** @type {TableComponent} */
function side(ctx, view) {
  return h(
    "aside.side",
    { "aria-label": ctx.t("slate") },
    slate(ctx, view, "full"),
    h("h2", null, ctx.t("log")),
    ctx.secondScript?.eventLog(ctx),
  );
}

/**
 * @param {Record<string, unknown>} marks
 * @returns {string} the names of those that hold
 */
function named(marks) {
  return Object.keys(marks)
    .filter((mark) => marks[mark])
    .join(" ");
}

/** A page before there is something to show: the table connects, or is refused. @type {Component} */
function waitingRoom(ctx) {
  const { model, t, actions, secondScript } = ctx;
  if (model.conn === "refused" && secondScript) return secondScript.refusedTable(ctx);
  return h(
    "main.home.waiting",
    { key: "waiting" },
    h("h1.hidden", null, t("title-table")),
    h("p", null, t(model.route.page === "table" ? "connecting" : "loading")),
    h("button.big.plain", { type: "button", on: { click: () => actions.home() } }, t("to-home")),
  );
}

/** @type {OptionalComponent} */
function offline({ model, t, actions }) {
  if (model.conn === "replaced") {
    const retake = h("button.chip", { type: "button", on: { click: () => actions.retake() } }, t("retake"));
    return h("div.offline", { key: "replaced", role: "status" }, t("replaced"), " ", retake);
  }
  if (model.conn !== "lost" && (model.conn !== "connecting" || !model.view)) return null;
  const said = model.away === "unavailable" ? "error-unavailable" : !model.view ? "offline-yet" : model.moment ? "loading" : "offline";
  return h("div.offline", { key: "offline", role: "status" }, t(said));
}

/** @type {OptionalTableComponent} */
function tableDialog(ctx, view) {
  const { opened } = ctx.model;
  if (opened === "false-meld" || opened === "finish" || opened === "solder" || (opened === "last" && view.last))
    return ctx.secondScript?.stageDialog(ctx, view, opened) ?? null;
  switch (currentPrompt(ctx.model)) {
    case "end":
      return ctx.secondScript?.endDialog(ctx, view) ?? null;
    case "summary":
      return autoAdvancing(ctx, ctx.secondScript?.summaryDialog(ctx, view) ?? null);
    case "cut":
      return cutDialog(ctx, view);
    case "choose":
      return isDeep(view) ? (ctx.secondScript?.stageDialog(ctx, view, "choose") ?? null) : contractDialog(ctx, view);
    case "melds":
      return meldsDialog(ctx, view);
    case null:
      return null;
    default: // the second script asks what chibre does not
      return ctx.secondScript?.stageDialog(ctx, view, currentPrompt(ctx.model) ?? "") ?? null;
  }
}

/**
 * A part of the table with the words of Jass marked that can be tapped.
 *
 * @template {VNode|null} T
 * @param {Context} ctx
 * @param {T} part
 * @returns {T|VNode}
 */
const worded = (ctx, part) => ctx.secondScript?.dialogWithWords(ctx, part) ?? part;

/**
 * Have a dialog drawn in as many frames as it needs.
 *
 * @param {VNode|null} dialog
 * @returns {VNode|null}
 */
function chunked(dialog) {
  return dialog && { ...dialog, props: { ...dialog.props, grows: true } };
}

/**
 * Whether the contracts to choose from need more than one step.
 *
 * @param {View} view
 * @returns {boolean}
 */
function isDeep({ legal }) {
  return Boolean(legal.rows?.length) || hasBranches(legal.contracts ?? []);
}

/**
 * A dialog that closes by itself, unless somebody touches it or moves within it.
 *
 * @param {Context} ctx
 * @param {VNode|null} dialog
 * @returns {VNode|null}
 */
function autoAdvancing({ model, actions }, dialog) {
  if (!dialog || !autoAdvances(model)) return dialog;
  const halt = () => actions.halt();
  const on = {
    pointerdown: halt,
    keydown: halt,
    // A dialog that appears under the mouse, or takes the focus, was not asked for that.
    pointermove: (/** @type {PointerEvent} */ moved) => (moved.movementX || moved.movementY) && halt(),
    focusin: (/** @type {FocusEvent} */ { currentTarget, relatedTarget }) =>
      /** @type {Node} */ (currentTarget).contains(/** @type {Node|null} */ (relatedTarget)) && halt(),
  };
  const vars = { "--advance": `${readingTime(model.settings.pace)}ms` };
  return { ...dialog, props: { ...dialog.props, class: `${dialog.props.class} advancing`, vars, on } };
}

/**
 * Dialogs that cover the page: the browser keeps the focus inside and closes them on Escape.
 *
 * @type {OptionalComponent}
 */
function modal(ctx) {
  const { model, actions } = ctx;
  const content = modalContent(ctx);
  const inside = content && (ctx.secondScript?.withWords(ctx, content) ?? content);
  if (!inside) return null;
  const cancel = (/** @type {Event} */ event) => {
    event.preventDefault();
    actions.open(null);
  };
  const click = (/** @type {Event} */ event) => event.target === event.currentTarget && actions.open(null);
  return h(
    "dialog.modal",
    {
      key: `modal-${model.opened}`,
      class: ["help", "settings", "rules", "series", "games"].includes(model.opened ?? "") ? "broad" : null,
      "aria-labelledby": inside.props["aria-labelledby"],
      mount: openModal,
      on: { cancel, click },
    },
    inside,
  );
}

/** @type {OptionalComponent} */
function modalContent(ctx) {
  const { opened, view } = ctx.model;
  const { secondScript: more } = ctx;
  if (!more) return null; // it opens as soon as it is there
  if (opened === "slate" && view) return more.slateDialog(ctx, view);
  return more.modals[opened ?? ""]?.(ctx) ?? null;
}
