// Formats texts with the page's evaluator: requests as JSON on stdin, texts as JSON on stdout.

import { readFileSync } from "node:fs";

const { module, catalogues, requests } = JSON.parse(readFileSync(0, "utf8"));
const { translator } = await import(module);
const { deckNames } = await import(module.replace("i18n.js", "cards.js"));
const { formatNumber } = await import(module.replace("i18n.js", "numbers.js"));

/** @type {Record<string, (key: string, args: object) => string>} */
const translate = {};
for (const [lang, catalogue] of Object.entries(catalogues)) translate[lang] = translator(lang, catalogue);

const texts = requests.map(({ lang, key, args, number, deck }) => {
  if (deck) return deckNames(deck, translate[lang]);
  return number === undefined ? translate[lang](key, args) : formatNumber(number);
});
process.stdout.write(JSON.stringify(texts));
