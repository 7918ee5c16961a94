/**
 * Dialog of the referee: questions about an irregularity, then the ruling and its sources.
 */

import { h } from "../browser/dom.js";
import { focusOn } from "../browser/focus.js";
import { NO_INCIDENT } from "../model/draft.js";
import { answer, nodeAt, undoAnswer, selectedChoice } from "../model/referee.js";
import { refereeKey } from "../model/explained_rules.js";
import { field } from "./fields.js";
import { bigButton, dialog } from "./dialogs.js";

/** @import { Component, Context, Referee } from "../model/types.js" */
/** @import { Asked } from "../model/referee.js" */
/** @import { VNode } from "../browser/dom.js" */

const NAME = "referee";
/** The id of the form; its submit button is outside, in the row of buttons of the dialog. */
const FORM = "referee-question";

/** @type {Component} */
export function refereeDialog(ctx) {
  const { model } = ctx;
  const found = model.explained?.[refereeKey(model)];
  if (!found?.referee) return waitingDialog(ctx, Boolean(found?.failed));
  const asked = nodeAt(found.referee, model.draft.incident ?? []);
  return asked.node.choices ? questionDialog(ctx, found.referee, asked) : rulingDialog(ctx, found.referee, asked);
}

/**
 * @param {Context} ctx
 * @param {boolean} failed
 * @returns {VNode}
 */
function waitingDialog({ t, actions }, failed) {
  return dialog(
    NAME,
    t("referee"),
    h("p.hint", { role: "status" }, t(failed ? "rules-failed" : "rules-loading")),
    h(
      "div.row",
      null,
      failed && bigButton(t("rules-again"), () => actions.open("referee")),
      bigButton(t("close"), () => actions.open(null), "primary"),
    ),
  );
}

/**
 * @param {Context} ctx
 * @param {Referee} referee
 * @param {Asked} asked
 * @returns {VNode}
 */
function questionDialog(ctx, referee, asked) {
  const { t, model, actions } = ctx;
  const { node, said } = asked;
  const { choices = [] } = node;
  const chosen = selectedChoice(model, referee, node);
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (chosen) actions.draft(answer(model.draft, chosen));
  };
  return step(
    asked,
    node.text ?? "",
    before(ctx, referee, said),
    said.length === 0 && h("p.hint", { key: "help" }, t("referee-help")),
    h(
      "form",
      { id: FORM, on: { submit } },
      h(
        "div.presets",
        { role: "radiogroup", "aria-labelledby": `dialog-${NAME}` },
        choices.map(({ key, text }, i) => choice(ctx, { key, text, checked: key === chosen, first: !chosen && i === 0 })),
      ),
    ),
    printLink(ctx, referee, { ...asked.answers, ...(chosen && { [node.topic ?? ""]: chosen }) }),
    h(
      "div.row",
      null,
      said.length ? backButton(ctx) : bigButton(t("close"), () => actions.open(null)),
      h("button.big.primary", { type: "submit", form: FORM, "aria-disabled": chosen ? null : "true" }, t("draw-on")),
    ),
  );
}

/**
 * @param {Context} ctx
 * @param {{key:string, text:string, checked:boolean, first:boolean}} one
 * @returns {VNode}
 */
function choice({ actions }, { key, text, checked, first }) {
  const change = (/** @type {Event} */ event) => actions.draft({ picked: field(event).value });
  return h(
    "label.preset",
    { key },
    h("input", { type: "radio", name: "referee", value: key, checked, autofocus: checked || first, on: { change } }),
    h("span", null, text),
  );
}

/**
 * @param {Context} ctx
 * @param {Referee} referee
 * @param {Asked} asked
 * @returns {VNode}
 */
function rulingDialog(ctx, referee, asked) {
  const { t, actions } = ctx;
  const { ruling, reservations = [], basis, customary } = asked.node;
  return step(
    asked,
    referee.heading,
    before(ctx, referee, asked.said),
    h(
      "div.ruling",
      { role: "group", "aria-labelledby": `dialog-${NAME}`, tabindex: -1, autofocus: true, "data-customary": customary ? "yes" : "no" },
      reservations.map((text) => h("p.reservation", { key: text }, text)),
      h("p.ruled", { key: "ruled" }, ruling),
      h("p.source", { key: "basis" }, basis),
    ),
    printLink(ctx, referee, asked.answers),
    h(
      "div.row",
      null,
      backButton(ctx),
      bigButton(t("referee-afresh"), () => actions.draft(NO_INCIDENT)),
      bigButton(t("close"), () => actions.open(null), "primary"),
    ),
  );
}

/**
 * The dialog of a step: each is a new one, so that screen readers start at its top.
 *
 * @param {Asked} asked
 * @param {string} title
 * @param {...import("../browser/dom.js").Child} kids
 * @returns {VNode}
 */
function step({ answers }, title, ...kids) {
  const made = dialog(NAME, title, kids);
  // The browser itself looks for it only when it opens the dialog.
  const mount = (/** @type {Element} */ node) => focusOn(node.querySelector("[autofocus]"));
  return { ...made, key: ["asked", ...Object.values(answers)].join(), props: { ...made.props, mount } };
}

/**
 * The answers so far, and a note if no regulation covers this game.
 *
 * @param {Context} ctx
 * @param {Referee} referee
 * @param {string[]} said
 * @returns {VNode[]}
 */
function before({ model }, { unruled, pairs }, said) {
  const told = unruled.includes(model.view?.rules.name ?? "") ? [pairs, ...said] : said;
  return told.map((text) => h("p.hint", { key: text }, text));
}

/** @type {Component} */
function backButton({ t, model, actions }) {
  return bigButton(t("step-back"), () => actions.draft(undoAnswer(model.draft)));
}

/**
 * The link to the page of the whole regulation for printing, in a new window.
 *
 * @param {Context} ctx
 * @param {Referee} referee
 * @param {Record<string, string>} answers
 * @returns {VNode|null}
 */
function printLink({ t, model }, { usual }, answers) {
  const regulation = answers.regulation ?? usual[model.view?.rules.name ?? ""];
  if (!regulation) return null;
  const href = `/referee/${model.settings.lang}/${regulation}.html`;
  return h("a.link", { key: "print", href, target: "_blank", rel: "noopener" }, t("referee-print"));
}
