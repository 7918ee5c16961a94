import assert from "node:assert/strict";
import test from "node:test";

import { others } from "../../src/buur/web/static/line/tables.js";
import { readWishes } from "../../src/buur/web/static/model/wishes.js";

test("nothing asked for is the house's default", () => {
  assert.deepEqual(readWishes(""), { settings: {}, bots: ["steady", "steady", "steady"] });
});

test("rules, options, language and bots are taken", () => {
  const options = encodeURIComponent('{"target":200}');
  const found = readWishes(`#rules=schieber&options=${options}&lang=de&bots=random,steady,random`);
  assert.deepEqual(found.settings, { lang: "de", rules: "schieber", options: { target: 200 } });
  assert.deepEqual(found.bots, ["random", "steady", "random"]);
});

test("rules without options forget options chosen before", () => {
  assert.deepEqual(readWishes("#rules=chibre").settings, { rules: "chibre", options: {} });
});

test("nonsense is ignored", () => {
  const found = readWishes("#lang=xx&options=[1&bots=a,a,a,a,a,a&options=%7B");
  assert.deepEqual(found, { settings: {}, bots: ["steady", "steady", "steady"] });
});

test("a table of any size has a player for every other seat", () => {
  assert.deepEqual(others(readWishes("").bots, 5), ["steady", "steady", "steady", "steady"]);
  assert.deepEqual(others(readWishes("#bots=random").bots, 3), ["random", "random"]);
  assert.deepEqual(others(["random", "steady", "random"], 2), ["random"]);
});
