/**
 * The note with the hinted act and its reasons.
 */

import { lamp } from "./hint.js";
import { h } from "../browser/dom.js";
import { hintText } from "../text/hints.js";
import { withWords } from "./words.js";

/** @import { Context, OptionalComponent } from "../model/types.js" */
/** @import { VNode } from "../browser/dom.js" */

/** @type {OptionalComponent} */
export function hintNote(ctx) {
  const found = hintText(ctx);
  if (!found) return null;
  const words = [h("strong", null, found.act), " ", h("span", null, found.why)];
  const note = h("p.hint-note", { key: "hint-note" }, lamp(), words);
  return withWords(ctx, note);
}

/**
 * A dialog with the note of the hint below its title.
 *
 * @param {Context} ctx
 * @param {VNode} dialog
 * @returns {VNode}
 */
export function withHint(ctx, dialog) {
  const found = hintNote(ctx);
  if (!found) return dialog;
  const [title, ...rest] = dialog.kids;
  return { ...dialog, kids: title ? [title, found, ...rest] : [found] };
}
