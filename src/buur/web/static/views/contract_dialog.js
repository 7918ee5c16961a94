/**
 * Dialog for choosing a contract: a tile for each, and a button to push to the partner.
 */

import { contractSign } from "./card_drawings.js";
import { contractName } from "../text/cards.js";
import { hintMark } from "./hint.js";
import { dialog } from "./dialogs.js";
import { h } from "../browser/dom.js";
import { shortContractName } from "../text/contract_names.js";
import { hintTarget } from "../model/hint.js";

/** @import { Component, Context, TableComponent } from "../model/types.js" */
/** @import { VNode } from "../browser/dom.js" */

/** The dialog for naming the contract or pushing. @type {TableComponent} */
export function contractDialog(ctx, view) {
  const { model } = ctx;
  const contracts = view.legal.contracts ?? [];
  const choices = (/** @type {boolean} */ trumps) =>
    contracts.filter((one) => one.startsWith("trump:") === trumps).map((one) => contractChoice(ctx, one));
  const others = choices(false);
  return dialog(
    "choose",
    chooseTitle(ctx, view),
    h("div.contracts.suits", { key: "suits" }, choices(true)),
    others.length > 0 && h("div.contracts.others", { key: "others" }, others),
    view.legal.push &&
      h(
        "div.row",
        { key: "push" },
        h(
          "span",
          { class: hintTarget(model) === "pushed" ? "advised" : null },
          pushButton(ctx),
          hintTarget(model) === "pushed" && hintMark(),
        ),
      ),
  );
}

/** The question of the dialog, and who pushed. @type {(ctx: Context, view: import("../model/types.js").View) => string} */
export function chooseTitle({ t, model }, view) {
  const { event } = model.log.filter((entry) => entry.event.e === "pushed").at(-1) ?? {};
  return t("choose-title", { pushed: view.pushed && event ? "yes" : "no", name: view.names[event?.seat ?? 0] ?? "" });
}

/** SVG path of the arrow on the button to push. */
const OVER = "M3 19C4 10 9 7 20 7M15 2l5 5-5 5";

/** The button to push, styled like a contract. @type {Component} */
export function pushButton({ t, actions }) {
  return h(
    "button.big.plain.push",
    { type: "button", on: { click: () => actions.act({ e: "pushed" }) } },
    h("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, h("path", { d: OVER })),
    t("do-push"),
  );
}

/**
 * @param {Context} ctx
 * @param {string} contract
 * @returns {VNode}
 */
function contractChoice(ctx, contract) {
  const { t, model, actions } = ctx;
  return tile(ctx, {
    contract,
    word: shortContractName(ctx, contract, ""),
    name: contractName(model.settings, contract, t),
    advised: hintTarget(model) === contract,
    click: () => actions.act({ e: "chosen", contract }),
  });
}

/**
 * The tile of a contract or of a family of contracts, with its sign.
 *
 * @param {Context} ctx
 * @param {{contract: string, word: string, name: string, advised: boolean, opens?: boolean, click: () => void}} one
 *   `contract` may be the beginning of a code, `name` is the word in full, `opens` that more follows
 * @returns {VNode}
 */
export function tile({ model }, { contract, word, name, advised, opens, click }) {
  return h(
    "button.contract-choice",
    {
      key: contract,
      type: "button",
      "data-contract": contract,
      "aria-label": word === name ? null : name,
      class: [advised && "advised", opens && "opens"].filter(Boolean).join(" ") || null,
      on: { click },
    },
    contractSign(model.settings, contract),
    h("span", null, word),
    advised && hintMark(),
  );
}
