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

/** A table at which this device has no seat, or no longer, or that has failed. @type {Component} */
export function refusedTable(ctx) {
  const { t, model } = ctx;
  if (model.away === "put-out") return messagePage(ctx, "refused", t("put-out-title"), t("put-out-text"), playNow(ctx));
  const code = model.notice?.code ?? "error-no-seat";
  const old = code === "error-seat-gone";
  const closed = code === "error-broken-table" || code === "error-ended-table";
  return messagePage(
    ctx,
    "refused",
    t(closed ? "refused-broken-title" : old ? "refused-old-title" : "refused-title"),
    code === "error-no-seat" || old ? t(old ? "refused-old-text" : "refused-text") : t(code, model.notice?.args),
    link(ctx, "/me", t("room-me")),
    playNow(ctx),
  );
}
