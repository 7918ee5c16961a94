/**
 * Pages for addresses that lead nowhere: an unknown one, an old link, somebody else's table.
 */

import { bigButton } from "../dialogs.js";
import { link } from "../fields.js";
import { messagePage, playNow } from "./frame.js";

/** @import { Component, Context } from "../../model/types.js" */
/** @import { Child } from "../../browser/dom.js" */

/** @type {Component} */
export function unknown(ctx) {
  const { t, actions } = ctx;
  return messagePage(
    ctx,
    "unknown",
    t("unknown-title"),
    t("unknown-text"),
    link(ctx, "/rules", t("room-rules")),
    link(ctx, "/me", t("room-me")),
    bigButton(t("to-home"), () => actions.home(), "primary"),
  );
}

/** Parts of the titles by the reason. @type {Record<string, string>} */
const TITLES = {
  "error-broken-table": "broken-",
  "error-ended-table": "broken-",
  "error-seat-gone": "old-",
  "error-archived": "archived-",
  "error-banned": "banned-",
  "error-other-protocol": "outdated-",
};

/** A table at which this device has no seat, or no longer, that has failed, or whose cards are in the archive. @type {Component} */
export function refusedTable(ctx) {
  const { t, model } = ctx;
  if (model.away === "put-out") return messagePage(ctx, "refused", t("put-out-title"), t("put-out-text"), playNow(ctx));
  const code = model.notice?.code ?? "error-no-seat";
  const old = code === "error-seat-gone";
  return messagePage(
    ctx,
    "refused",
    t(`refused-${TITLES[code] ?? ""}title`),
    code === "error-no-seat" || old ? t(old ? "refused-old-text" : "refused-text") : t(code, model.notice?.args),
    waysFrom(ctx, code),
  );
}

/**
 * Where one can go from a table that is closed to this page.
 *
 * @param {Context} ctx
 * @param {string} code why it is closed
 * @returns {Child}
 */
function waysFrom(ctx, code) {
  const { t } = ctx;
  if (code === "error-banned") return link(ctx, "/account", t("person-account"));
  if (code === "error-other-protocol") return bigButton(t("reload-page"), () => location.reload(), "primary");
  return [link(ctx, "/me", t("room-me")), playNow(ctx)];
}
