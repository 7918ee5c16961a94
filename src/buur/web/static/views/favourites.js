/**
 * The player's favourite games on the home page, as tiles.
 */

import { h } from "../browser/dom.js";
import { gameTitle } from "./game_chooser.js";
import { gamePicture } from "./game_pictures.js";

/** @import { OptionalComponent } from "../model/types.js" */

/** Number of tiles; the list of games has the others. */
const SHOWN = 6;

/** @type {OptionalComponent} */
export function favourites(ctx) {
  const { t, model, actions } = ctx;
  const { favourites: names, rules } = model.settings;
  const known = names.filter((name) => t.has(`preset-${name}`)).slice(0, SHOWN);
  if (known.length === 0) return null;
  const tile = (/** @type {string} */ name) => {
    const preset = model.rules?.presets.find((one) => one.name === name);
    const family = preset?.family ?? name.replace(/-.*/, ""); // drawn before the rule sets are loaded
    const click = () => name !== rules && actions.set({ rules: name, options: {} });
    return h(
      "button.favourite",
      { key: name, type: "button", "aria-pressed": name === rules ? "true" : "false", on: { click } },
      gamePicture({ name, family }),
      h("span", null, gameTitle(ctx, { name })),
    );
  };
  return h(
    "div.field",
    { key: "favourites" },
    h("span", { "aria-hidden": "true" }, t("home-favourites")),
    h("div.favourites", { role: "group", "aria-label": t("home-favourites") }, known.map(tile)),
  );
}
