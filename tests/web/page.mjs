// The page as a description of nodes, without a browser: contexts, what a model shows, and searches in it.

import { readFileSync } from "node:fs";
import { load } from "./sample.mjs";

export const { page, title } = await load("views/page");
export const { secondScript } = await load("second_script");
export const { findAll, textOf } = await load("browser/dom");
const { deckNames } = await load("text/cards");
const { translator } = await load("text/i18n");

export const LANGS = ["fr", "de", "it", "en"];
const catalogues = JSON.parse(readFileSync(process.env.BUUR_CATALOGUES, "utf8"));
const translators = Object.fromEntries(LANGS.map((lang) => [lang, translator(lang, catalogues[lang])]));

/** What stands in a text for a message, a variable or a value that is missing. */
export const GAPS = /\[[\w.-]+\]|[{}]|undefined|NaN|\bnull\b/;

/** The texts of a language, with the names of French cards. */
export const texts = (lang) => named(lang, { deck: "french", mapping: "hslu", names: "swiss" });

/** The texts of a language, with the names of the cards that the settings choose. */
function named(lang, settings) {
    translators[lang].use(deckNames(settings, translators[lang]));
    return translators[lang];
}

/** Actions that note their names and arguments, and what they have noted. */
export function recorder() {
    const done = [];
    return { done, actions: new Proxy({}, { get: (_, name) => (...what) => void done.push([name, ...what]) }) };
}

/** What the views get of a model, in the language of its settings; without actions nothing happens. */
export const context = (model, actions = recorder().actions) => ({ t: named(model.settings.lang, model.settings), model, actions, secondScript });

/** The nodes that the page describes for a model. */
export const shown = (model, actions) => page(context(model, actions));

export const find = (nodes, wanted) => nodes.flatMap((node) => findAll(node, wanted));

/** Whether a node has a class. */
export const has = (cls) => (node) => String(node.props.class ?? "").split(" ").includes(cls);

/** Everything that a person could read or hear of some nodes. */
export function words(nodes) {
    const labels = find(nodes, () => true).flatMap(({ props = {} }) => [props["aria-label"], props.title, props.placeholder]);
    return [...nodes.map(textOf), ...labels.filter(Boolean)].join("\n");
}
