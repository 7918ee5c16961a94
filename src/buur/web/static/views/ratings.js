/**
 * A person's own ratings, with what the number means.
 */

import { h } from "../browser/dom.js";
import { formatNumber } from "../text/numbers.js";
import { link } from "./fields.js";

/** @import { Context, OptionalComponent } from "../model/types.js" */
/** @import { Rating } from "../model/lobby.js" */
/** @import { VNode } from "../browser/dom.js" */

/** @type {OptionalComponent} */
export function ratingsPanel(ctx) {
  const { t, model } = ctx;
  const ratings = model.lobby?.ratings ?? [];
  if (ratings.length === 0) return null;
  return h(
    "section.panel.ratings",
    { key: "ratings", "aria-labelledby": "ratings-title" },
    h("h2", { id: "ratings-title" }, t("ratings-title")),
    h("ul.rating-list", { key: "list" }, ratings.map((one, place) => entry(ctx, one, place))),
    ratingHelp(ctx),
  );
}

/** The meaning of the number, folded away. @param {Context} ctx @returns {VNode} */
export const ratingHelp = ({ t }) =>
  h("details.more", { key: "more" }, h("summary", null, t("ratings-what")), h("p.hint", null, t("ratings-help")), h("p.hint", null, t("ratings-leave")));

/** @param {Context} ctx @param {Rating} one @param {number} place @returns {VNode} */
function entry(ctx, { pool, pair, number, provisional, parties }, place) {
  const { t } = ctx;
  return h(
    "li.rating",
    { key: `${pool}-${place}` },
    h(
      "span.rating-text",
      { key: "text" },
      t.has(`preset-${pool}`) ? link(ctx, `/ranking/${pool}`, t(`preset-${pool}`)) : h("strong", null, pool),
      h("small", null, [pair && t("ratings-pair"), t("ratings-parties", { count: parties })].filter(Boolean).join("\u00a0· ")),
    ),
    provisional && h("span.provisional", { key: "provisional" }, t("ratings-provisional")),
    h("span.rating-number", { key: "number" }, formatNumber(number)),
  );
}
