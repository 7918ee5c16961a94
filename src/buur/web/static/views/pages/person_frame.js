/**
 * Frame of the pages about the person: who she is, and links between them.
 */

import { h } from "../../browser/dom.js";
import { avatarPlace } from "../../model/avatars.js";
import { link } from "../fields.js";
import { noticeText } from "../../text/notices.js";
import { pageFrame } from "./frame.js";

/** @import { Context } from "../../model/types.js" */
/** @import { Child, VNode } from "../../browser/dom.js" */

/** The pages about the person. */
const PAGES = /** @type {const} */ (["me", "people", "account"]);

/**
 * @param {Context} ctx
 * @param {"me"|"people"|"account"} page
 * @param {...Child} kids
 * @returns {VNode}
 */
export function personFrame(ctx, page, ...kids) {
  const { t, model } = ctx;
  const { notice } = model;
  return pageFrame(
    ctx,
    page === "me" ? "me" : `person-${page}`,
    t(page === "me" ? "room-me" : `person-${page}`),
    h(
      "nav.person-pages",
      { key: "pages", "aria-label": t("person-pages") },
      PAGES.map((one) => {
        const name = t(`person-${one}`);
        return one === page ? h("span.link.here", { key: one, "aria-current": "page" }, name) : link(ctx, `/${one}`, name);
      }),
    ),
    notice && h("p.home-notice", { key: "notice", role: "alert" }, noticeText(ctx, notice)),
    kids,
  );
}

/**
 * The portrait of somebody; the first letter of the name where she has chosen none.
 *
 * @param {{name: string, avatar: string|null}} somebody
 * @returns {VNode}
 */
export function face({ name, avatar }) {
  const place = avatarPlace(avatar);
  return place < 0
    ? h("span.person-letter", { "aria-hidden": "true" }, [...name.trim()][0]?.toUpperCase() ?? "·")
    : h("span.person-face.portrait.avatar", { "aria-hidden": "true", vars: { "--who": place } });
}
