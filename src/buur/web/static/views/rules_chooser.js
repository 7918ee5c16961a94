/**
 * Panel of the chosen game's rules on the home page: its end, and all options.
 */

import { cardName, contractName } from "../text/cards.js";
import { RANKS, SUITS } from "../model/cards.js";
import { h } from "../browser/dom.js";
import { setOption } from "../model/option_conflicts.js";
import { chosenPreset, matters, groupOptions } from "../model/rule_choice.js";
import { field } from "./fields.js";
import { gameEndLine } from "./game_chooser.js";

/** @import { Component, Context, Option, OptionValue, Preset } from "../model/types.js" */
/** @import { VNode } from "../browser/dom.js" */
/** @typedef {(to: OptionValue) => void} Setter */

/** The contracts that may have a multiplier. */
const FACTORS = ["S", "H", "D", "C", "oben", "unten", "zigzag"];
const HIGHEST_FACTOR = 20;
/** Parts of an offer that determine the contract, each only on its own. */
const ALONE = new Set(["imposed", "turned", "first_discard"]);
/** The list value for multipliers that the player sets himself. */
const OWN = "own";

/** @type {Component} */
export function rulesChooser(ctx) {
  const { t, model, actions } = ctx;
  const preset = chosenPreset(model);
  // The space of the rule sets is reserved until they are loaded.
  if (!model.rules || !preset)
    return h(
      "section.panel.rules.pending",
      { key: "rules" },
      h("h2", null, t("rules")),
      h("p.hint", null, t("rules-loading")),
    );
  const count = Object.keys(model.settings.options).length;
  return h(
    "section.panel.rules",
    { key: "rules", "aria-labelledby": "rules-title" },
    h(
      "div.rules-head",
      null,
      h("h2", { id: "rules-title" }, t("rules")),
      h("button.link.rules-read", { type: "button", on: { click: () => actions.open("rules") } }, t("rules-read")),
    ),
    gameEndLine(ctx, preset),
    h("details.drawer", { key: "drawer" }, h("summary", null, t("options", { count })), drawer(ctx, preset)),
    differences(ctx), // below what changes it: nothing moves there
  );
}

/** What differs from the preset, in words. @type {import("../model/types.js").OptionalComponent} */
function differences(ctx) {
  const { t, model } = ctx;
  const changed = (model.rules?.options ?? []).filter(({ name }) => name in model.settings.options);
  if (changed.length === 0) return null;
  return h(
    "p.games-differences",
    { key: "differences" },
    h("strong", null, t("games-changed")),
    " ",
    changed
      .map((one) => t("games-difference", { option: t(`option-${one.name}`), value: valueText(ctx, one, model.settings.options[one.name]) }))
      .join(" · "),
  );
}

/**
 * The value of an option in words.
 *
 * @param {Context} ctx
 * @param {Option} one
 * @param {OptionValue|undefined} value
 * @returns {string}
 */
function valueText(ctx, one, value) {
  const { t, model } = ctx;
  if (typeof value === "boolean") return t(value ? "games-yes" : "games-no");
  if (typeof value === "object") return t("games-own");
  if (one.name === "first_card") return cardName(model.settings, String(value), t);
  if (one.kind === "set") return String(value).split("+").map((part) => t(`value-${one.name}-${part}`)).join(", ");
  return valueName(ctx, one, String(value));
}

/**
 * The name of one of the values of an option.
 *
 * @param {Context} ctx
 * @param {Option} one
 * @param {string} name
 * @returns {string}
 */
function valueName({ t }, one, name) {
  // Fluent has no plus sign in its names.
  const key = `value-${one.name}-${name.replaceAll("+", "-")}`;
  return name === OWN ? t("factors-own") : t.has(key) ? t(key) : name;
}

/**
 * @param {Context} ctx
 * @param {Preset} preset
 * @returns {VNode}
 */
function drawer(ctx, preset) {
  const { t, model, actions } = ctx;
  const shown = (model.rules?.options ?? []).filter((one) => matters(preset, model.settings.options, one));
  const { major, groups } = groupOptions(shown);
  const show = (/** @type {Option} */ one) => optionField(ctx, preset, one);
  return h(
    "div.drawer-inner",
    null,
    h("p.source", null, t("source", { source: t(`source-${preset.source}`) })),
    major.map(show),
    groups.map(([group, options]) =>
      h("details.more", { key: group }, h("summary", null, t(`group-${group}`)), options.map(show)),
    ),
    h(
      "div.row",
      null,
      h(
        "button.link",
        {
          type: "button",
          disabled: Object.keys(model.settings.options).length === 0,
          on: { click: () => actions.set({ options: {} }) },
        },
        t("options-reset"),
      ),
    ),
  );
}

/**
 * The field of an option: a switch, a choice, a number, a text, or multipliers.
 *
 * @param {Context} ctx
 * @param {Preset} preset
 * @param {Option} one
 * @returns {VNode}
 */
function optionField(ctx, preset, one) {
  const { t, model, actions } = ctx;
  const { options } = model.settings;
  const changed = one.name in options;
  const value = options[one.name] ?? preset.options[one.name];
  const set = (/** @type {OptionValue} */ to) =>
    actions.set({ options: setOption(preset, options, one.name, to) });
  const silent = preset.fallbacks.includes(one.name);
  const help = `option-${one.name}.help`;
  const label = h(
    "label.field.option",
    {
      key: one.name,
      class: [one.kind === "flag" && "switch", changed && "changed"].filter(Boolean).join(" "),
    },
    h(
      "span",
      null,
      t(`option-${one.name}`),
      // A change leaves the line its place: what is being set stays where it is.
      silent && h("small.silent", { class: changed ? "void" : null }, t("not-stated")),
      // The list of all cards needs no word about codes.
      one.name !== "first_card" && t.has(help) && h("small.help", null, t(help)),
    ),
    one.kind !== "set" && control(ctx, one, value, set),
  );
  if (one.kind === "set") return setField(ctx, one, label, String(value), set);
  if (typeof value !== "object") return label;
  return h("div", { key: one.name }, label, factors(ctx, one, value, set));
}

/**
 * A box for each value of a set; the last ticked box cannot be unticked.
 *
 * @param {Context} ctx
 * @param {Option} one
 * @param {VNode} label
 * @param {string} value the parts with plus signs between them
 * @param {Setter} set
 * @returns {VNode}
 */
function setField({ t }, one, label, value, set) {
  const parts = value.split("+");
  const change = (/** @type {string} */ part) => (/** @type {Event} */ event) => {
    const now = (one.values ?? []).filter((name) => (name === part ? field(event).checked : parts.includes(name)));
    const wanted = now.filter((name) => name === part || !(ALONE.has(name) || ALONE.has(part)));
    if (wanted.length > 0) set(wanted.join("+"));
    else field(event).checked = true;
  };
  const box = (/** @type {string} */ part) =>
    h(
      "label.chip",
      { key: part },
      h("input", { type: "checkbox", checked: parts.includes(part), on: { change: change(part) } }),
      t(`value-${one.name}-${part}`),
    );
  const title = { ...label, tag: "div" };
  return h("fieldset.set", { key: one.name }, h("legend.hidden", null, t(`option-${one.name}`)), title, h("div.chips", null, (one.values ?? []).map(box)));
}

/**
 * @param {Context} ctx
 * @param {Option} one
 * @param {OptionValue|undefined} value
 * @param {Setter} set
 * @returns {VNode}
 */
function control(ctx, one, value, set) {
  const { t, model } = ctx;
  if (one.kind === "flag") {
    const change = (/** @type {Event} */ event) => set(field(event).checked);
    return h("input", { type: "checkbox", role: "switch", checked: value === true, on: { change } });
  }
  if (one.kind === "number") return numberInput(one.min ?? 0, one.max ?? 0, Number(value), set);
  if (one.name === "first_card") {
    const cards = SUITS.flatMap((suit) => RANKS.map((rank) => suit + rank));
    return list(cards, String(value), (card) => cardName(model.settings, card, t), set);
  }
  if (one.kind === "text") return textInput(String(value ?? ""), one.name === "imposed", set);
  const text = (/** @type {string} */ name) => valueName(ctx, one, name);
  if (one.kind !== "map") return list(one.values ?? [], String(value), text, set);
  const once = Object.fromEntries(FACTORS.map((contract) => [contract, 1]));
  const choose = (/** @type {OptionValue} */ to) => set(to === OWN ? once : to);
  return list([...(one.values ?? []), OWN], typeof value === "object" ? OWN : String(value), text, choose);
}

/**
 * @param {string[]} values
 * @param {string} value
 * @param {(value: string) => string} text
 * @param {Setter} set
 * @returns {VNode}
 */
function list(values, value, text, set) {
  return h(
    "select",
    { value, on: { change: (/** @type {Event} */ event) => set(field(event).value) } },
    values.map((one) => h("option", { key: one, value: one }, text(one))),
  );
}

/**
 * A field for a whole number; invalid or too large input is ignored.
 *
 * @param {number} min
 * @param {number} max
 * @param {number} value
 * @param {Setter} set
 * @returns {VNode}
 */
function numberInput(min, max, value, set) {
  const change = (/** @type {Event} */ event) =>
    field(event).validity.valid && field(event).value !== "" && set(Number(field(event).value));
  return h("input", {
    type: "number",
    min,
    max,
    step: 1,
    inputmode: "numeric",
    value: String(value),
    on: { change },
  });
}

/**
 * A field for a text; of a list of suits it keeps only their letters.
 *
 * @param {string} value
 * @param {boolean} suits
 * @param {Setter} set
 * @returns {VNode}
 */
function textInput(value, suits, set) {
  const change = (/** @type {Event} */ event) => {
    if (suits) field(event).value = field(event).value.toUpperCase().replace(/[^SHDC]/g, "");
    set(field(event).value.trim());
  };
  return h("input", {
    class: suits ? "letters" : null,
    type: "text",
    maxlength: suits ? 99 : 200,
    autocapitalize: suits ? "characters" : "none",
    autocomplete: "off",
    spellcheck: "false",
    value,
    on: { change },
  });
}

/**
 * The fields for multipliers by contract; a contract without one has 1.
 *
 * @param {Context} ctx
 * @param {Option} one
 * @param {Record<string, number>} value
 * @param {Setter} set
 * @returns {VNode}
 */
function factors({ t, model }, one, value, set) {
  return h(
    "div.factors",
    { role: "group", "aria-label": t(`option-${one.name}`) },
    FACTORS.map((contract) =>
      h(
        "label.field",
        { key: contract },
        h("span", null, contractName(model.settings, contract.length > 1 ? contract : `trump:${contract}`, t)),
        numberInput(1, HIGHEST_FACTOR, value[contract] ?? 1, (to) => set({ ...value, [contract]: Number(to) })),
      ),
    ),
  );
}
