// Times the page's texts and @fluent/bundle in Node.js; run at the repository's root after
//   npm install --no-save @fluent/bundle
// with the folder of a language's .ftl files and its compiled catalogue:
//   node docs/decisions/measure/fluent.mjs src/buur/i18n/fr build/fr.json
import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { translator } from "../../../src/buur/web/static/text/i18n.js";

const [folder, compiled] = process.argv.slice(2);
const elsewhere = new Set(["cli.ftl", "explain.ftl", "glossary.ftl", "referee.ftl"]);
const files = readdirSync(folder).filter((name) => name.endsWith(".ftl") && !elsewhere.has(name));
const source = files.map((name) => readFileSync(`${folder}/${name}`, "utf8")).join("\n");
const json = readFileSync(compiled, "utf8");

function times(run) {
  const found = Array.from({ length: 15 }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return `first ${found[0].toFixed(1)} ms, median ${found.sort((a, b) => a - b)[7].toFixed(1)} ms`;
}

let bundle, texts, messages;
console.log("load, library:", times(() => {
  bundle = new FluentBundle("fr", { useIsolating: false });
  bundle.addResource(new FluentResource(source));
}));
console.log("load, ours:", times(() => {
  ({ messages } = JSON.parse(json));
  texts = translator("fr", { messages });
}));
const keys = Object.keys(messages).filter((key) => !key.includes("."));
const args = { n: 3, name: "A", points: 5, count: 2, seat: "x" };
console.log(keys.length, "messages, library:", times(() => {
  for (const key of keys) {
    const value = bundle.getMessage(key)?.value;
    if (value) bundle.formatPattern(value, args, []);
  }
}));
console.log(keys.length, "messages, ours:", times(() => keys.forEach((key) => texts(key, args))));
