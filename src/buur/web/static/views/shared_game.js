/**
 * A finished partie for others: the link that shows it, and its record for who has the link.
 */

import { saveFile } from "../browser/files.js";
import { canShare, share } from "../browser/share.js";
import { h } from "../browser/dom.js";
import { shareGame, sharedRecord } from "../net/games.js";
import { linkRow } from "./invite_panel.js";

/** @import { VNode } from "../browser/dom.js" */
/** @import { Context } from "../model/types.js" */

/**
 * The button that makes a link, and the link with its ways to others once it is made.
 *
 * @param {Context} ctx
 * @param {string} table
 * @returns {VNode[]}
 */
export function shareButton(ctx, table) {
  const { t, model, actions } = ctx;
  const address = (/** @type {unknown} */ token) => `${location.origin}/game/${table}#link=${token}`;
  const make = async () => {
    const change = await shareGame(table);
    const { shared } = change(model);
    if (canShare()) share({ title: t("replay-title"), text: t("shared-text"), url: address(shared) });
    return change;
  };
  return [
    h("button.link", { key: "share", type: "button", on: { click: () => actions.load(make()) } }, t("shared-make")),
    ...(model.shared ? [h("div.shared-link", { key: "shared" }, h("p", { role: "status" }, t("shared-made")), linkRow(ctx, "shared", address(model.shared)))] : []),
  ];
}

/**
 * The record of a partie that somebody else shows.
 *
 * @param {Context} ctx
 * @param {string} table
 * @param {string} token
 * @returns {VNode[]}
 */
export function sharedDownloads({ t, actions }, table, token) {
  const formats = /** @type {const} */ (["jass", "jsonl"]);
  return formats.map((format) => {
    const save = () =>
      sharedRecord(table, token, format).then((file) => {
        saveFile(file);
        return () => ({});
      });
    return h("button.link", { key: format, type: "button", on: { click: () => actions.load(save()) } }, t(`me-record-${format}`));
  });
}
