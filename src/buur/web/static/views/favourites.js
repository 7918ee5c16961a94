/**
 * The player's favourite games on the home page, as tiles.
 */

import { h } from "../browser/dom.js";
import { gameByName } from "../model/game_choice.js";
import { choose, gameTitle } from "./game_chooser.js";
import { gamePicture } from "./game_pictures.js";

/** @import { OptionalComponent } from "../model/types.js" */

/** Number of tiles; the list of games has the others. */
const SHOWN = 6;

/** @type {OptionalComponent} */
export function favourites(ctx) {
  const { t, model } = ctx;
  const { favourites: names, rules } = model.settings;
  const known = names.filter((name) => t.has(`preset-${name}`)).slice(0, SHOWN);
  if (known.length === 0) return null;
  const tile = (/** @type {string} */ name) => {
    const game = gameByName(model.rules, name);
    return h(
      "button.favourite",
      { key: name, type: "button", "aria-pressed": name === rules ? "true" : "false", on: { click: () => choose(ctx, game) } },
      gamePicture(game),
      h("span", null, gameTitle(ctx, game)),
    );
  };
  return h(
    "div.field",
    { key: "favourites" },
    h("span", { "aria-hidden": "true" }, t("home-favourites")),
    h("div.favourites", { role: "group", "aria-label": t("home-favourites") }, known.map(tile)),
  );
}
