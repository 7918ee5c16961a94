/**
 * Dialog for choosing among many contracts, by rows of the checklist and by families.
 */

import { contractSign } from "./card_drawings.js";
import { contractName } from "../text/cards.js";
import { hintMark } from "./hint.js";
import { chooseTitle, pushButton, tile } from "./contract_dialog.js";
import { bigButton, dialog } from "./dialogs.js";
import { h } from "../browser/dom.js";
import { formatNumber } from "../text/numbers.js";
import { shortContractName, familyName, rowText } from "../text/contract_names.js";
import { branches, openPath, previousPath, isBelow } from "../model/contract_tree.js";
import { hintTarget } from "../model/hint.js";

/** @import { Context, SheetRow, TableComponent, View } from "../model/types.js" */
/** @import { VNode } from "../browser/dom.js" */

/**
 * A dialog as the next step of the same dialog: it takes the focus again.
 *
 * @param {VNode} made
 * @param {string} step "" for the first
 * @returns {VNode}
 */
export function dialogStep(made, step) {
  if (!step) return made;
  const name = `${made.key}-${step.replaceAll(":", "-")}`;
  return { ...made, key: name, props: { ...made.props, "data-dialog": name } };
}

/**
 * The tiles of the contracts below a path: suits in a row, the others below.
 *
 * @param {Context} ctx
 * @param {string[]} contracts
 * @param {(contract: string) => void} choose
 * @returns {VNode[]}
 */
export function contractTiles(ctx, contracts, choose) {
  const { t, model, actions } = ctx;
  const path = model.draft.path ?? "";
  const advised = String(model.hint?.act.contract ?? "-");
  const all = branches(contracts, path).map((one) => {
    const { contract } = one;
    const word = contract ? shortContractName(ctx, contract, path) : familyName(ctx, one.path);
    return tile(ctx, {
      contract: one.path,
      word: contract ? word : `${word}…`,
      name: contract ? contractName(model.settings, contract, t) : `${word}…`,
      advised: isBelow(advised, one.path),
      opens: !contract,
      click: () => (contract ? choose(contract) : actions.draft({ path: one.path })),
    });
  });
  const isTrumps = (/** @type {VNode} */ { key }) => /(^|:)trump:.$/.test(key ?? "");
  const heaps = [all.filter(isTrumps), all.filter((one) => !isTrumps(one))];
  return heaps.flatMap((heap, i) =>
    heap.length > 0 ? [h(`div.contracts.${i === 0 ? "suits" : "others"}`, { key: i }, heap)] : [],
  );
}

/**
 * The button to the previous step; null on the first step.
 *
 * @param {Context} ctx
 * @param {string[]} contracts what there is to choose from
 * @returns {VNode|null}
 */
export function backButton({ t, model, actions }, contracts) {
  const { path = "", row } = model.draft;
  const up = previousPath(contracts, path);
  if (up === null && !row) return null;
  return bigButton(t("step-back"), () => actions.draft(up === null ? { row: 0, path: "" } : { path: up }));
}

/** The dialog for a row of the checklist and a contract. @type {TableComponent} */
export function contractTreeDialog(ctx, view) {
  const { model, actions } = ctx;
  const { rows = [], contracts = [] } = view.legal;
  const row = rows.find(({ no }) => no === model.draft.row);
  if (rows.length > 0 && !row) return rowsDialog(ctx, view);
  const written = view.sheet?.find(({ no }) => no === row?.no);
  const path = model.draft.path ?? "";
  const first = path === openPath(row?.contracts ?? contracts);
  const title = written && first ? rowText(ctx, written) : path ? familyName(ctx, path) : chooseTitle(ctx, view);
  const choose = (/** @type {string} */ contract) =>
    actions.act({ e: "chosen", contract, ...(row && { category: row.no }) });
  const made = dialog(
    "choose",
    title,
    contractTiles(ctx, row?.contracts ?? contracts, choose),
    buttons(backButton(ctx, row?.contracts ?? contracts), !path && !row && pushed(ctx, view)),
  );
  return dialogStep(made, [row && `row${row.no}`, path].filter(Boolean).join(":"));
}

/** @param {...import("../browser/dom.js").Child} kids @returns {VNode|false} */
export function buttons(...kids) {
  return kids.some(Boolean) && h("div.row", { key: "buttons" }, kids);
}

/**
 * @param {Context} ctx
 * @param {View} view
 * @returns {VNode|false}
 */
function pushed(ctx, view) {
  if (!view.legal.push) return false;
  const advised = hintTarget(ctx.model) === "pushed";
  return h("span", { class: advised ? "advised" : null }, pushButton(ctx), advised && hintMark());
}

/** The dialog with all rows of the checklist; open rows are buttons. @type {TableComponent} */
function rowsDialog(ctx, view) {
  const open = new Map((view.legal.rows ?? []).map(({ no, contracts }) => [no, contracts]));
  const made = dialog(
    "choose",
    chooseTitle(ctx, view),
    h(
      "div.rows",
      { key: "rows" },
      (view.sheet ?? []).map((row) => {
        const contracts = open.get(row.no);
        return contracts ? openRow(ctx, row, contracts) : closedRow(ctx, view, row);
      }),
    ),
    buttons(pushed(ctx, view)),
  );
  return { ...made, props: { ...made.props, class: `${made.props.class} listed` } };
}

/**
 * @param {Context} ctx
 * @param {SheetRow} row
 * @param {string[]} contracts
 * @returns {VNode}
 */
function openRow(ctx, row, contracts) {
  const { model, actions } = ctx;
  const [only = "", ...more] = contracts;
  const { act } = model.hint ?? { act: null };
  const advised = act?.e === "chosen" && act.category === row.no;
  const click = () =>
    more.length > 0
      ? actions.draft({ row: row.no, path: openPath(contracts) })
      : actions.act({ e: "chosen", contract: only, category: row.no });
  return h(
    "button.row-choice",
    { key: row.no, type: "button", "data-row": row.no, class: advised ? "advised" : null, on: { click } },
    sign(ctx, row),
    h("span", null, rowText(ctx, row), more.length > 0 && "…"),
    advised && hintMark(),
  );
}

/**
 * A row that cannot be chosen, with the score written there.
 *
 * @param {Context} ctx
 * @param {View} view
 * @param {SheetRow} row
 * @returns {VNode}
 */
function closedRow(ctx, view, row) {
  const line = view.lines?.[view.seat] ?? 0;
  const written = row.written[line] ?? null;
  return h(
    "div.row-choice.closed",
    { key: row.no, "data-row": row.no },
    sign(ctx, row),
    h("span", null, rowText(ctx, row)),
    written !== null && h("strong", null, formatNumber(written)),
  );
}

/** The start of the contract code for the sign of a row. */
const SIGNS = { unden: "unten", slalom: "zigzag", joker: "open" };

/**
 * @param {Context} ctx
 * @param {SheetRow} row
 * @returns {VNode}
 */
function sign({ model }, { key }) {
  if (key.length === 1) return contractSign(model.settings, `trump:${key}`);
  return contractSign(model.settings, /** @type {Record<string, string>} */ (SIGNS)[key] ?? key);
}
