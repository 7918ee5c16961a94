// Rule sets and their options: what hangs together, what matters, how long a partie is.

import assert from "node:assert/strict";
import { test } from "node:test";
import { PRESET, RULES, load, seated, settings, view } from "./sample.mjs";

const { setOption } = await load("model/option_conflicts");
const { chosenPreset, withOption, matters, groupOptions } = await load("model/rule_choice");
const { goal, option } = await load("model/rules");
const { finds, fold } = await load("model/search");
const { initial } = await load("model/state");

const need = (name, words, holds = true) => ({ name, words, holds });

/** The value of every option after some were set one after the other. */
function after(...changes) {
    const set = (all, [name, value]) => setOption(PRESET, all, name, value);
    return { ...PRESET.options, ...changes.reduce(set, {}) };
}

test("a fixed number of deals has no target to be half of", () => {
    const { finish, deals, rubicon } = after(["finish", "deals"]);
    assert.deepEqual([finish, deals, rubicon], ["deals", 16, "off"]);
    assert.equal(after(["deals", 12]).finish, "deals");
    assert.equal(after(["deals", 12], ["finish", "deals"]).deals, 12);
});

test("going back leaves nothing impossible behind", () => {
    const back = after(["finish", "deals"], ["finish", "first_out"]);
    assert.deepEqual([back.finish, back.deals], ["first_out", 0]);
    assert.deepEqual(after(["deals", 12], ["deals", 0]).finish, "first_out");
    assert.deepEqual(after(["deals", 12], ["rubicon", "schneider"]).deals, 0);
});

test("imposed trumps are neither pushed nor chosen, and have suits", () => {
    const imposed = after(["push_back", true], ["contracts", "imposed"]);
    assert.equal(imposed.push, "no");
    assert.equal(imposed.push_back, false);
    assert.match(imposed.imposed, /^[SHDC]+$/);
    assert.equal(after(["contracts", "imposed"], ["push", "yes"]).contracts, "suits");
    assert.equal(after(["push", "no"], ["push_back", true]).push, "yes");
});

test("a match that revives the melds voids those of the others", () => {
    assert.equal(after(["match_revives_melds", true]).match_voids_melds, true);
    assert.equal(after(["match_revives_melds", true], ["match_voids_melds", false]).match_revives_melds, false);
});

test("one option is a difference, the same value is none", () => {
    assert.deepEqual(setOption(PRESET, {}, "target", 1500), { target: 1500 });
    assert.deepEqual(setOption(PRESET, { target: 1500 }, "target", 1000), {});
});

test("an option shows where what it needs is there, or has just been turned on", () => {
    const preset = { ...PRESET, options: { ladder: "none", contracts: "suits", sheet: "" }, facts: { lines: 2 } };
    const low = { name: "bid_low", needs: [[need("ladder", [])]] };
    assert.equal(matters(preset, {}, low), false);
    assert.equal(matters(preset, { ladder: "points" }, low), true);
    assert.equal(matters({ ...preset, options: { ladder: "points" } }, { ladder: "none" }, low), false);
    const quer = { name: "quer_tricks", needs: [[need("contracts", ["quer"]), need("sheet", ["quer"])]] };
    assert.equal(matters(preset, {}, quer), false);
    assert.equal(matters(preset, { contracts: "suits+quer" }, quer), true);
    assert.equal(matters(preset, { sheet: "S oben:3 quer:2" }, quer), true);
    const two = { name: "claim", needs: [[need("lines", ["2"])], [need("contracts", ["+"], false)]] };
    assert.equal(matters(preset, {}, two), true);
    assert.equal(matters(preset, { contracts: "suits+oben" }, two), false);
    assert.equal(matters({ ...preset, facts: { lines: 4 } }, {}, two), false);
    assert.equal(matters(preset, {}, { name: "first" }), true);
});

test("an option takes along what would contradict it, and nothing else", () => {
    assert.equal(after(["deals", 12]).rubicon, "off");
    assert.equal(after(["finish", "checklist"], ["deals", 0]).finish, "checklist");
    assert.equal(after(["finish", "checklist"], ["rubicon", "schneider"]).finish, "checklist");
    assert.equal(after(["deals", 12], ["rubicon", "off"]).deals, 12);
    const { rubicon, ...others } = PRESET.options;
    assert.deepEqual(setOption({ ...PRESET, options: others }, {}, "finish", "deals"), { finish: "deals", deals: 16 });
});

test("trumps that were imposed by hand stay, and a lead names none of them", () => {
    const imposed = after(["imposed", "SHDC"], ["trump_by_lead", true], ["contracts", "imposed"]);
    assert.equal(imposed.imposed, "SHDC");
    assert.equal(imposed.trump_by_lead, false);
});

test("an option that is turned off turns nothing else on", () => {
    assert.equal(after(["push_back", true], ["push", "no"]).push_back, false);
    assert.equal(after(["push", "no"], ["push_back", false]).push, "no");
    assert.equal(after(["match_revives_melds", false]).match_voids_melds, false);
});

test("a map of factors that is the preset's own is no difference", () => {
    const preset = { ...PRESET, options: { ...PRESET.options, multipliers: { "trump:S": 2, oben: 3 } } };
    assert.deepEqual(withOption(preset, {}, "multipliers", { "trump:S": 2, oben: 3 }), {});
    assert.notDeepEqual(withOption(preset, {}, "multipliers", { "trump:S": 2, oben: 4 }), {});
});

test("nothing, no and 0 are off; a set is on as soon as one of its parts is", () => {
    const on = (value, words = []) =>
        matters({ ...PRESET, options: { one: value } }, {}, { name: "x", needs: [[need("one", words)]] });
    for (const value of ["none", "off", "no", 0, "", false]) assert.equal(on(value), false, String(value));
    for (const value of ["points", 12, true, "none+points"]) assert.equal(on(value), true, String(value));
    assert.ok(on(true, ["yes"]) && !on(false, ["yes"]));
    assert.ok(on("3-3-3", ["3"]), "packets");
});

test("options of a group stand together, and a choice with one value is none", () => {
    const one = (name, group, more = {}) => ({ name, group, kind: "flag", values: null, major: false, ...more });
    const { major, groups } = groupOptions([
        one("a", "deal"),
        one("b", "meld"),
        one("c", "deal"),
        one("d", "deal", { kind: "choice", values: ["only"] }),
        one("e", "deal", { kind: "choice", values: ["this", "that"], major: true }),
    ]);
    assert.deepEqual(groups.map(([group, all]) => [group, all.map(({ name }) => name)]), [["deal", ["a", "c"]], ["meld", ["b"]]]);
    assert.deepEqual(major.map(({ name }) => name), ["e"]);
});

test("a rule set that does not exist any more gives way to the first", () => {
    const all = { ...RULES, presets: [...RULES.presets, { ...PRESET, name: "schieber" }] };
    const home = (rules) => ({ ...initial(settings({ rules })), rules: all });
    assert.equal(chosenPreset(home("schieber")).name, "schieber");
    assert.equal(chosenPreset(home("gone")).name, "chibre");
    assert.equal(chosenPreset({ ...home("chibre"), rules: null }), null);
});

test("a table's own option counts, even where it turns something off", () => {
    const own = (options) => seated({ rules: { name: "chibre", options, target: 1000 } });
    assert.equal(option(own({}), "melds"), true);
    assert.equal(option(own({ melds: false }), "melds"), false);
});

test("a partie goes up to a score, for a number of deals or until a sheet is full", () => {
    const rules = { name: "chibre", options: {}, target: 1000 };
    const of = (more, changes = {}) => goal(seated({ rules: { ...rules, ...more }, ...changes }));
    assert.deepEqual(of({ finish: "first_out", deals: 0 }), { target: 1000, deals: 0, rows: 0 });
    assert.deepEqual(of({ finish: "deals", deals: 12, target: 0 }), { target: 0, deals: 12, rows: 0 });
    const sheet = [1, 2, 3].map((no) => ({ no, key: "S", factor: 1, written: [null, null] }));
    assert.deepEqual(of({ finish: "checklist" }, { sheet }), { target: 1000, deals: 0, rows: 3 });
});

test("where the table does not say how it ends, its options do", () => {
    const options = { finish: "deals", deals: 8 };
    const model = { ...seated(), view: view({ rules: { name: "chibre", options, target: 0 } }) };
    assert.equal(goal(model).deals, 8);
});

test("a search compares plain letters, whatever stands between them", () => {
    assert.equal(fold("  le Stöck, à CŒUR "), "le stock a coeur");
    assert.equal(fold("Unden-Ufe 3×3"), "unden ufe 3x3");
    assert.equal(finds("8 de Martigny", "MARTIGNY 8"), true);
    assert.equal(fold("Fuß"), "fuss");
    assert.equal(finds("bock", "buur"), false);
    assert.equal(finds("8 de Martinique", "martigny 8"), false);
    assert.equal(finds("bock", ""), true);
});
