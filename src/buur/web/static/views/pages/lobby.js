/**
 * Page of the lobby: quick match, open tables, own ratings.
 */

import { EMPTY_LOBBY } from "../../model/lobby.js";
import { openTables } from "../open_tables.js";
import { quickMatch } from "../quick_match.js";
import { ratingsPanel } from "../ratings.js";
import { pageFrame } from "./frame.js";

/** @import { Component } from "../../model/types.js" */

/** @type {Component} */
export function lobby(ctx) {
  const known = ctx.model.lobby ?? EMPTY_LOBBY;
  return pageFrame(
    ctx,
    "lobby",
    ctx.t("room-lobby"),
    quickMatch(ctx, known),
    openTables(ctx, known),
    ratingsPanel(ctx),
  );
}
