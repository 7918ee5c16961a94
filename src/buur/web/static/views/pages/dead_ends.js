/**
 * Pages for addresses that lead nowhere: an unknown one, an old link, somebody else's table.
 */

import { bigButton } from "../dialogs.js";
import { link } from "../fields.js";
import { messagePage, playNow } from "./frame.js";

/** @import { Component } from "../../model/types.js" */

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
    link(ctx, "/me", t("room-me")),
    playNow(ctx),
  );
}
