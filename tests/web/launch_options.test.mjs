import assert from "node:assert/strict";
import test from "node:test";

import { load } from "./sample.mjs";

const { others } = await load("net/new_table");
const { botNames, defaults, invitedSeat } = await load("model/settings");
const { readLaunchOptions } = await load("model/launch_options");

test("nothing asked for changes nothing", () => {
  assert.deepEqual(readLaunchOptions(""), {});
});

test("rules, options, language and bots are taken", () => {
  const options = encodeURIComponent('{"target":200}');
  const found = readLaunchOptions(`#rules=schieber&options=${options}&lang=de&bots=random,steady,random`);
  const settings = { lang: "de", rules: "schieber", options: { target: 200 }, bots: "random,steady,random", asked: true };
  assert.deepEqual(found, settings);
});

test("rules without options forget options chosen before", () => {
  assert.deepEqual(readLaunchOptions("#rules=chibre"), { rules: "chibre", options: {}, asked: true });
});

test("nonsense is ignored", () => {
  const found = readLaunchOptions("#lang=xx&options=[1&bots=a,a,a,a,a,a&options=%7B");
  assert.deepEqual(found, {});
  for (const options of ["[1]", "3", '"x"', "null"])
    assert.deepEqual(readLaunchOptions(`#options=${encodeURIComponent(options)}`), {}, options);
});

test("five other players and names of forty letters are the most", () => {
  assert.equal(readLaunchOptions("#bots=a,b,c,d,e").bots, "a,b,c,d,e");
  assert.equal(readLaunchOptions(`#bots=${"x".repeat(40)}`).bots, "x".repeat(40));
  assert.deepEqual(readLaunchOptions(`#bots=${"x".repeat(41)}`), {});
});

test("an invitation brings the token of a seat", () => {
  assert.deepEqual(invitedSeat("k7wq", "#token=a-b_c"), { table: "k7wq", token: "a-b_c" });
  assert.equal(invitedSeat("k7wq", ""), undefined);
  assert.equal(invitedSeat("k7wq", "#rules=schieber&token="), undefined);
});

test("a table of any size has a player for every other seat", () => {
  assert.deepEqual(others(["steady"], 5), ["steady", "steady", "steady", "steady"]);
  assert.deepEqual(others(["random", "steady", "random"], 2), ["random"]);
});

test("only those who take their time are given one", () => {
  const named = (bots, think) => botNames({ ...defaults([]), bots, think });
  assert.deepEqual(named("sharp", "1s"), ["sharp@1s"]);
  assert.deepEqual(named("master", "3s"), ["master@3s"]);
  assert.deepEqual(named("master", "usual"), ["master"]);
  assert.deepEqual(named("steady", "3s"), ["steady"]);
  assert.deepEqual(named("sharp@200ms", "3s"), ["sharp@200ms"]);
  assert.deepEqual(named("random,sharp", "3s"), ["random", "sharp"]);
});

test("bots that are all the same are one level, with a budget or without", () => {
  assert.deepEqual(readLaunchOptions("#bots=easy,easy,easy"), { bots: "easy", asked: true });
  assert.deepEqual(readLaunchOptions("#bots=sharp%40200ms"), { bots: "sharp@200ms", asked: true });
});
