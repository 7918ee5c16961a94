/**
 * Button of the hint, and its mark on a card or contract.
 */

import { canAskHint } from "../model/hint.js";
import { h } from "../browser/dom.js";

/** @import { OptionalComponent } from "../model/types.js" */
/** @import { VNode } from "../browser/dom.js" */

const LAMP = "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.3 1 2.1h5c0-.8.4-1.6 1-2.1A6 6 0 0 0 12 3Z";

/** @returns {VNode} */
export function lamp() {
  return h("svg.lamp", { viewBox: "0 0 24 24", "aria-hidden": "true" }, h("path", { d: LAMP }));
}

/**
 * The mark on the hinted card or contract.
 *
 * @returns {VNode}
 */
export function hintMark() {
  return h("span.advised-mark", { key: "advised", "aria-hidden": "true" }, lamp());
}

/** @type {OptionalComponent} */
export function hintButton({ t, model, actions }) {
  if (!canAskHint(model)) return null;
  return h(
    "button.hint-button",
    {
      key: "hint-button",
      type: "button",
      "aria-label": t("hint"),
      "aria-pressed": model.hint ? "true" : "false",
      title: t("hint"),
      on: { click: () => actions.hint() },
    },
    lamp(),
  );
}
