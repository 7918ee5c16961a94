/**
 * Dialogs of finished tricks: the last one, and the last calls before the count of a deal.
 */

import { h } from "../browser/dom.js";
import { who } from "../text/narration.js";
import { bigButton, dialog, miniCards } from "./dialogs.js";

/** @import { TableComponent } from "../model/types.js" */

/** The dialog before the count of a deal, for the last calls. @type {TableComponent} */
export function countDialog({ t, actions }, view) {
  return dialog(
    "count",
    t("count-title"),
    h("p.hint", null, t("count-hint")),
    (view.legal.objections ?? []).map(({ offender, trick }) =>
      bigButton(
        offender === view.seat ? t("do-own-up", { trick }) : t("do-object", { name: view.names[offender] ?? "?", trick }),
        () => actions.act({ e: "objected", offender, trick }),
      ),
    ),
    h(
      "div.row",
      null,
      bigButton(t("do-count"), () => actions.act({ e: "counted" }), "primary"),
    ),
  );
}

/** The dialog with the last trick, while the rules allow a look at it. @type {TableComponent} */
export function lastTrickDialog(ctx, view) {
  const { t, actions } = ctx;
  const { last } = view;
  const cards = last?.cards ?? [];
  return dialog(
    "last",
    t("last-trick"),
    h(
      "div.last-cards",
      null,
      cards.map(([card, seat]) =>
        h(
          "figure.last-card",
          { key: card, class: seat === last?.winner ? "winning" : "" },
          miniCards(ctx, [card]),
          h("figcaption", null, who(ctx, seat).name, seat === last?.winner && h("span.took", null, ` ✓`)),
        ),
      ),
    ),
    last && h("p.hint", null, t("tell-trick", { ...who(ctx, last.winner), points: last.points })),
    h(
      "div.row",
      null,
      bigButton(t("close"), () => actions.open(null), "primary"),
    ),
  );
}
