/**
 * The rules of this very table, to be read beside the game.
 */

import { h } from "../stage/dom.js";
import { rulesKey } from "../model/rules.js";
import { sentence, trouble } from "../words/reasons.js";
import { bigButton, sheet } from "./sheets.js";

/** @typedef {import("../model/types.js").Context} Context */
/** @typedef {import("../model/types.js").Explained} Explained */
/** @typedef {import("../stage/dom.js").VNode} VNode */

/**
 * @param {Context} ctx
 * @returns {VNode}
 */
export function rulesSheet(ctx) {
  const { t, model, actions } = ctx;
  const found = model.explained?.[rulesKey(model)] ?? null;
  return sheet(
    "rules",
    found?.title ?? t("rules"),
    found?.sections ? chapters(found.sections) : h("p.hint", { role: "status" }, waiting(ctx, found)),
    h(
      "div.row",
      null,
      found?.failed && bigButton(t("rules-again"), () => actions.open("rules")),
      bigButton(t("close"), () => actions.open(null), "primary"),
    ),
  );
}

/**
 * @param {Context} ctx
 * @param {Explained|null} found
 * @returns {string}
 */
function waiting(ctx, found) {
  if (!found?.failed) return ctx.t("rules-loading");
  const { code } = found.failed;
  return code === "bad-rules" ? sentence(ctx, trouble(ctx.t, found.failed)) : ctx.t("rules-failed");
}

/**
 * @param {NonNullable<Explained["sections"]>} sections
 * @returns {VNode}
 */
function chapters(sections) {
  return h(
    "div.chapters",
    null,
    sections.map(({ title, lines, clause }, i) =>
      h(
        "section.chapter",
        { key: i, "aria-labelledby": `chapter-${i}` },
        h("h3", { id: `chapter-${i}`, "data-clause": clause }, title),
        lines.map((line, n) => h("p", { key: n }, line)),
      ),
    ),
  );
}
