/**
 * The step of a lesson: a bubble beside what it speaks of, or a note in the dialog.
 */

import { anchor } from "../browser/anchor.js";
import { h } from "../browser/dom.js";
import { endLesson, learnShown } from "../model/course.js";
import { lessonText } from "../text/lessons.js";
import { withWords } from "./words.js";

/** @import { Context, OptionalComponent } from "../model/types.js" */
/** @import { VNode } from "../browser/dom.js" */

/** Selectors of the targets of steps. */
const TARGETS = /** @type {Record<string, string>} */ ({
  contract: ".bar .contract",
  slate: ".slate",
  hand: ".hand",
  hint: ".hint-button",
  led: ".spot.led",
  winner: ".spot.winning",
});

/** @param {string} target @returns {string} */
function selectorOf(target) {
  const [kind, which] = target.split("-");
  if (kind === "seat") return `.seat[data-seat="${which}"] .plate`;
  if (kind === "card") return `:is(.trick, .hand) [data-card="${which}"]`;
  return TARGETS[target] ?? ".tabletop";
}

/** The step gives way to a dialog, and to the advice that was asked for. @type {OptionalComponent} */
export function lessonBubble(ctx) {
  const { t, model, actions } = ctx;
  const { shown } = model.course;
  if (!shown || shown.target === "dialog" || model.opened || model.hint) return null;
  const onward = () => actions.course(learnShown(model.course));
  const keydown = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onward();
  };
  const mount = (/** @type {HTMLElement} */ node) => {
    anchor(node, selectorOf(shown.target));
    if (shown.holds) node.querySelector("button")?.focus({ preventScroll: true });
  };
  return h(
    "div.lesson",
    { key: `lesson-${shown.id}` },
    h("div.lesson-ring", { "aria-hidden": "true", class: `round-${shown.target.split("-")[0]}` }),
    h(
      "div.lesson-bubble",
      { role: "group", "aria-label": t("lesson-label"), mount, on: { keydown } },
      withWords(ctx, h("p", null, lessonText(ctx, shown))),
      h("button.big.primary", { type: "button", on: { click: onward } }, t(shown.holds ? "lesson-next" : "lesson-close")),
      h("button.link", { type: "button", on: { click: () => actions.course(endLesson(model.course)) } }, t("lesson-end")),
    ),
  );
}

/**
 * A dialog with the step that speaks of it below its title.
 *
 * @param {Context} ctx
 * @param {VNode} dialog
 * @returns {VNode}
 */
export function withLesson(ctx, dialog) {
  const { shown } = ctx.model.course;
  if (shown?.target !== "dialog") return dialog;
  const note = withWords(ctx, h("p.lesson-note", { key: "lesson-note" }, lessonText(ctx, shown)));
  const [title, ...rest] = dialog.kids;
  return { ...dialog, kids: title ? [title, note, ...rest] : [note] };
}
