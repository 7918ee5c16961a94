/**
 * Dialog for predicting a number of points or tricks, with the predictions of the others.
 */

import { bigButton, dialog } from "./dialogs.js";
import { stepButton } from "./bid_dialog.js";
import { h } from "../browser/dom.js";
import { who } from "../text/narration.js";
import { countsOf } from "../text/stages.js";

/** @import { Context, TableComponent, View } from "../model/types.js" */
/** @import { VNode } from "../browser/dom.js" */

/** Highest maximum of a prediction without buttons for large steps. */
const FEW = 20;
const LARGE = 10;

/** @type {TableComponent} */
export function predictionDialog(ctx, view) {
  const { t, model, actions } = ctx;
  const { max, aloud } = view.legal.predict ?? { max: 0, aloud: false };
  const points = Math.min(model.draft.points ?? Math.round(max / view.names.length), max);
  const to = (/** @type {number} */ wanted) => actions.draft({ points: Math.min(Math.max(wanted, 0), max) });
  const input = (/** @type {Event} */ event) => {
    const { value, validity } = /** @type {HTMLInputElement} */ (event.target);
    if (validity.valid && value !== "") to(Number(value));
  };
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    actions.act({ e: "predicted", points, aloud });
  };
  const by = (/** @type {number} */ change) =>
    stepButton(`${change < 0 ? "−" : "+"}${Math.abs(change)}`, t(change < 0 ? "number-less" : "number-more", { by: Math.abs(change) }), change < 0 ? points === 0 : points === max, () =>
      to(points + change),
    );
  const large = max > FEW;
  const made = dialog(
    "predict",
    t("predict-title", { counts: countsOf(view) }),
    h("p.hint", { key: "hint" }, t("predict-hint", { aloud: aloud ? "yes" : "no", max })),
    aloud && heard(ctx, view),
    h(
      "div.stepper",
      { key: "number" },
      large && by(-LARGE),
      by(-1),
      h("input", {
        type: "number",
        inputmode: "numeric",
        min: 0,
        max,
        step: 1,
        value: String(points),
        "aria-label": t("predict-number"),
        on: { input },
      }),
      by(1),
      large && by(LARGE),
    ),
    h("div.row", { key: "buttons" }, submitButton(t("do-predict", { points }))),
  );
  return { ...made, kids: [h("form.asks", { key: "form", novalidate: true, on: { submit } }, made.kids)] };
}

/** @param {string} text @returns {VNode} */
function submitButton(text) {
  return { ...bigButton(text, () => {}, "primary"), props: { class: "big primary", type: "submit" }, key: "submit" };
}

/**
 * The open predictions so far.
 *
 * @param {Context} ctx
 * @param {View} view
 * @returns {VNode|false}
 */
function heard(ctx, view) {
  const told = (view.predictions ?? []).flatMap((points, seat) => (points === null ? [] : [{ seat, points }]));
  return (
    told.length > 0 &&
    h(
      "ul.calls",
      { key: "calls" },
      told.map(({ seat, points }) =>
        h("li", { key: seat }, h("span", null, who(ctx, seat).name), h("strong", null, points)),
      ),
    )
  );
}
