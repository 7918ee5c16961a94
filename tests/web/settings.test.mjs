// What the device remembers: settings and tables.

import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./sample.mjs";

const { defaults, forgetTables, loadSettings, loadTables, rememberTable, saveSettings } =
    await load("model/settings");

test("a new player plays with one press, hears his turn, may prepare a card and ask for advice", () => {
    const { play, sound, prepare, hints, keys, advance } = defaults(["fr"]);
    assert.deepEqual([play, sound, prepare, hints, keys, advance], ["direct", "turn", true, true, true, "press"]);
    const { bots, think, rules, options, pace } = defaults(["fr"]);
    assert.deepEqual([bots, think, rules, options, pace], ["steady", "usual", "chibre", {}, "normal"]);
});

/** A device that remembers one thing. */
function store(value) {
    let held = value === undefined ? null : JSON.stringify(value);
    return { getItem: () => held, setItem: (_, text) => (held = text) };
}

test("every setting is read back as it was kept", () => {
    const other = {
        ...defaults(["de"]),
        deck: "swiss",
        mapping: "jassguru",
        names: "austrian",
        fourColours: true,
        pace: "tap",
        still: true,
        theme: "contrast",
        play: "lift",
        prepare: false,
        sort: "ranks",
        closeGaps: true,
        left: true,
        hints: false,
        keys: false,
        sound: "all",
        advance: "auto",
        confirm: "press",
        rest: "auto",
        training: true,
        chalk: "hand",
        ways: { table: "a", chosen: { "0-1": [0, 0, 4] } },
        bots: "master",
        think: "3s",
        name: "Vreni",
        avatar: "owl",
        rules: "schieber",
        options: { target: 500 },
        played: ["schieber"],
        favourites: ["pomme"],
        beginner: true,
        asked: true,
    };
    for (const [name, value] of Object.entries(defaults(["fr"]))) assert.notDeepEqual(other[name], value, name);
    const device = store();
    saveSettings(device, other);
    assert.deepEqual(loadSettings(device, ["fr"]), other);
});

for (const [speed, pace, still] of [
    ["slow", "slow", false],
    ["fast", "fast", false],
    ["none", "normal", true],
]) {
    test(`the former speed ${speed} is read as pace and motion`, () => {
        const found = loadSettings(store({ speed }), ["fr"]);
        assert.deepEqual([found.pace, found.still], [pace, still]);
        assert.equal("speed" in found, false);
    });
}

test("what a device holds is not believed field by field", () => {
    const strange = Object.fromEntries(Object.keys(defaults([])).map((key) => [key, "?"]));
    const found = loadSettings(store(strange), ["fr-CH"]);
    assert.deepEqual({ ...found, name: "", avatar: "", rules: "chibre", asked: false }, defaults(["fr-CH"]));
});

/** A storage that lives in memory. */
function memory(content = {}) {
    return { getItem: (key) => content[key] ?? null, setItem: (key, value) => void (content[key] = value) };
}

test("settings survive, and damaged or foreign entries do not harm", () => {
    const store = memory();
    const wanted = { ...defaults(["fr"]), deck: "swiss", options: { target: 500 } };
    saveSettings(store, wanted);
    assert.deepEqual(loadSettings(store, ["en"]), wanted);
    assert.deepEqual(loadSettings(memory({ "buur.settings": "{" }), ["it"]), defaults(["it"]));
    assert.equal(loadSettings(memory({ "buur.settings": '{"lang":"xx","deck":3,"options":[]}' }), ["de"]).lang, "de");
    const forbidden = {
        getItem: () => {
            throw new Error("no");
        },
        setItem: () => {
            throw new Error("no");
        },
    };
    assert.deepEqual(loadSettings(forbidden, ["de"]), defaults(["de"]));
    saveSettings(forbidden, wanted);
});

test("tables are remembered, the newest first, once each", () => {
    const store = memory();
    rememberTable(store, { table: "a", token: "1" });
    rememberTable(store, { table: "b", token: "2" });
    rememberTable(store, { table: "a", token: "3" });
    assert.deepEqual(loadTables(store), [{ table: "a", token: "3" }, { table: "b", token: "2" }]);
    forgetTables(store, ["a"]);
    assert.deepEqual(loadTables(store), [{ table: "b", token: "2" }]);
    assert.deepEqual(loadTables(memory({ "buur.tables": '[{"table":1}]' })), []);
});

test("options that are no list of names and values are none", () => {
    for (const options of [[], null, "target", 3])
        assert.deepEqual(loadSettings(store({ options }), ["fr"]).options, {});
});

test("ways of writing that are no list of choices are none", () => {
    for (const ways of [[], null, "a", { table: "a" }, { table: "a", chosen: [] }])
        assert.deepEqual(loadSettings(store({ ways }), ["fr"]).ways, { table: "", chosen: {} });
});

test("a table without its name or its token is none", () => {
    const found = (tables) => loadTables(memory({ "buur.tables": JSON.stringify(tables) }));
    assert.deepEqual(found([{ table: "a" }, { token: "1" }, null, "a", { table: "b", token: "2" }]), [
        { table: "b", token: "2" },
    ]);
    for (const strange of [{ table: "a", token: "1" }, "a", 3, null]) assert.deepEqual(found(strange), []);
});

test("of many tables the newest are remembered", () => {
    const device = memory();
    for (let no = 1; no <= 25; no += 1) rememberTable(device, { table: `t${no}`, token: "1" });
    const kept = loadTables(device).map(({ table }) => table);
    assert.deepEqual([kept.length, kept[0], kept.at(-1)], [20, "t25", "t6"]);
});

test("the language of the browser decides on deck and rules, and whoever is known is not asked", () => {
    for (const [langs, ...wanted] of [
        [["de-CH", "fr"], "de", "swiss", "schieber"],
        [["rm-CH", "it"], "de", "swiss", "schieber"],
        [["fr-CH"], "fr", "french", "chibre"],
        [["it-CH"], "it", "french", "chibre"],
        [["pt-BR", "en"], "en", "french", "chibre"],
    ]) {
        const { lang, deck, rules, asked, beginner } = defaults(langs);
        assert.deepEqual([lang, deck, rules, asked, beginner], [...wanted, false, false]);
    }
    assert.equal(loadSettings(store({ speed: "none" }), ["de"]).asked, true);
    assert.equal(loadSettings(store(), ["de"]).asked, false);
    assert.equal(loadSettings(store({ ...defaults(["de"]), lang: "it" }), ["de"]).asked, false);
});
