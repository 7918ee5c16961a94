/**
 * Frame of the pages besides home and table: heading, way home, landmarks.
 */

import { h } from "../../browser/dom.js";
import { bigButton } from "../dialogs.js";
import { link } from "../fields.js";

/** @import { Context } from "../../model/types.js" */
/** @import { Child, VNode } from "../../browser/dom.js" */

/**
 * A page with its title.
 *
 * @param {Context} ctx
 * @param {string} name of the page, which style sheets use
 * @param {string} title
 * @param {...Child} kids
 * @returns {VNode}
 */
export function pageFrame(ctx, name, title, ...kids) {
  return h(
    `main.document.${name}`,
    { key: `page-${name}` },
    h(
      "header.document-head",
      { key: "head" },
      link(ctx, "/", `← ${ctx.t("to-home")}`, "home-link"),
      h("h1", { tabindex: -1 }, title),
    ),
    kids,
  );
}

/**
 * A page that says what is the case, and offers what one can do.
 *
 * @param {Context} ctx
 * @param {string} name
 * @param {string} title
 * @param {string} text
 * @param {...Child} ways controls
 * @returns {VNode}
 */
export function messagePage(ctx, name, title, text, ...ways) {
  return pageFrame(
    ctx,
    name,
    title,
    h("section.panel.message", { key: "message" }, h("p", { role: "alert" }, text), h("div.row", null, ways)),
  );
}

/**
 * Begins a game at once; who comes for the first time is asked on the home page which cards he knows.
 *
 * @param {Context} ctx
 * @returns {VNode}
 */
export function playNow({ t, model, actions }) {
  return bigButton(t("play-now"), () => (model.settings.asked ? actions.start() : actions.home()), "primary");
}
