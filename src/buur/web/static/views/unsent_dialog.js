/**
 * The act that waits to be sent: taken back within two seconds, or confirmed by a second press.
 */

import { h } from "../browser/dom.js";
import { UNDO_TIME } from "../model/unsent.js";
import { capital } from "../text/contract_names.js";
import { actWords } from "../text/hints.js";
import { bigButton, dialog } from "./dialogs.js";

/** @import { OptionalComponent } from "../model/types.js" */

/** @type {OptionalComponent} */
export function unsentDialog(ctx) {
  const { t, model, actions } = ctx;
  const { unsent, settings } = model;
  if (!unsent) return null;
  const words = capital(actWords(ctx, unsent.act));
  if (unsent.sent) return dialog("unsent", words);
  // The second click of a double click is no answer.
  const takeBack = (/** @type {Event} */ event) => /** @type {MouseEvent} */ (event).detail < 2 && actions.takeBack();
  if (settings.confirm === "press") {
    return dialog(
      "unsent",
      t("confirm-title", { act: words }),
      h(
        "div.row",
        null,
        bigButton(t("confirm-back"), () => actions.takeBack()),
        bigButton(t("confirm-yes"), () => actions.confirm(), "primary"),
      ),
    );
  }
  const undo = h("button.big.plain", { key: "undo", type: "button", "aria-describedby": "unsent-hint", on: { click: takeBack } }, t("do-undo"));
  return dialog(
    "unsent",
    words,
    h("p.hidden", { id: "unsent-hint" }, t("undo-hint")),
    h("div.undo-time", { "aria-hidden": "true", vars: { "--wait": `${UNDO_TIME}ms` } }),
    h("div.row", null, undo),
  );
}
