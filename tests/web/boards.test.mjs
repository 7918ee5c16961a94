// Boards of a day: what comes next, ranks, frequencies, the chain of seeds, and the page.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { GAPS, LANGS, find, has, recorder, shown, textOf, words } from "./page.mjs";
import { RULES, load, settings } from "./sample.mjs";

const { bars, checkSeals, keepAnchor, nextBoard, ownTotal, ranked } = await load("model/boards");
const { differenceOf, scoreOf } = await load("text/boards");
const { initial } = await load("model/state");

const hash = async (text) => new Uint8Array(createHash("sha256").update(text).digest());
const before = (seed) => createHash("sha256").update(`buur-day:${seed}`).digest("hex");

const RESULT = { points: 98, others: 59, contract: "trump:S", chooser: 2, substituted: true, program: true, score: 12.5 };
const DONE = { number: 1, state: "done", table: "a", mean: 26.5, tables: 4, result: RESULT };
const board = (number, state = "new", table = null) => ({ number, state, table });
const SEAL = { anchor: { day: "2026-11-25", seed: before(before("c")) }, published: { day: "2026-11-26", seed: before("c") }, seed: null };
const LINES = [
    { name: "Anna", role: "person", own: true, boards: 8, score: 40, days: 6, mean: 5 },
    { name: "Beat", role: "person", own: false, boards: 8, score: 40, days: 6, mean: 5 },
    { name: "steady", role: "bot", own: false, boards: 8, score: 3.25 },
    { name: "", role: "guest", own: false, boards: 8, score: -1, days: 5, mean: -0.1 },
    { name: "Carla", role: "person", own: false, boards: 8, score: -30, days: 5, mean: -4 },
];
const DAY = {
    day: "2026-11-27",
    rules: "chibre",
    open: false,
    ends: "2999-11-28T00:00:00+01:00",
    people: 3,
    boards: [DONE, board(2, "playing", "b"), board(3, "void"), ...[4, 5, 6, 7, 8].map((number) => board(number))],
    lines: LINES,
    left_out: 2,
    seal: SEAL,
};
const MONTH = { month: "2026-11", by: "score", days: ["2026-11-26"], least: 5, lines: LINES, left_out: 1 };
const FIELD = {
    day: DAY.day,
    number: 1,
    mean: 26.5,
    tables: 2,
    frequencies: [[39, 1], [14, 1]],
    lines: [{ ...RESULT, name: "Anna", role: "guest", own: true }, { ...RESULT, contract: null, chooser: null, name: "steady", role: "bot", own: false }],
    left_out: 1,
};
const CHECKS = { anchored: true, opened: false, kept: true };
const page = (boards, lang = "fr", changes = {}) => ({ ...initial(settings({ lang })), route: { page: "boards", id: "" }, rules: RULES, boards, ...changes });

test("the board that is begun comes first, then the first new one", () => {
    assert.equal(nextBoard(DAY.boards).number, 2);
    assert.equal(nextBoard([DONE, board(2, "void"), board(3)]).number, 3);
    assert.equal(nextBoard([DONE]), undefined);
});

test("the own total adds the boards that are over", () => {
    assert.deepEqual(ownTotal(DAY.boards), { done: 1, score: 12.5 });
    assert.deepEqual(ownTotal([board(1)]), { done: 0, score: 0 });
});

test("people have ranks, which equal scores share; guests have none", () => {
    const { people, guests } = ranked(LINES, ({ score }) => score);
    assert.deepEqual(people.map(({ name, rank }) => [name, rank]), [["Anna", 1], ["Beat", 1], ["steady", null], ["Carla", 3]]);
    assert.deepEqual(guests.map(({ name, rank }) => [name, rank]), [["", null]]);
    const only = ranked(LINES.filter(({ role }) => role !== "person"), ({ score }) => score);
    assert.deepEqual(only.people, []);
    assert.deepEqual(only.guests.map(({ role }) => role), ["bot", "guest"]);
});

test("few differences have a bar each, many share bars", () => {
    assert.deepEqual(bars([[39, 1], [14, 2]]), [{ from: 39, to: 39, count: 1 }, { from: 14, to: 14, count: 2 }]);
    const many = Array.from({ length: 30 }, (_, place) => [100 - 7 * place, 1 + (place % 2)]);
    const found = bars(many);
    assert.equal(found.length, 9);
    assert.equal(found.reduce((sum, { count }) => sum + count, 0), 45);
    assert.equal(found[0].to, 100);
    assert.ok(found.at(-1).from <= 100 - 7 * 29);
    for (const [place, bar] of found.slice(1).entries()) assert.equal(bar.to, found[place].from - 1);
});

test("the seeds of a chain lead back to its anchor", async () => {
    assert.deepEqual(await checkSeals({ day: "2026-11-27", seal: SEAL }, hash, true), { anchored: true, opened: null, kept: true });
    const opened = { ...SEAL, seed: "c" };
    assert.deepEqual(await checkSeals({ day: "2026-11-27", seal: opened }, hash, false), { anchored: true, opened: true, kept: false });
    assert.equal((await checkSeals({ day: "2026-11-28", seal: opened }, hash, true)).opened, false);
    assert.equal((await checkSeals({ day: "2026-11-27", seal: { ...opened, seed: "d" } }, hash, true)).opened, false);
    assert.equal((await checkSeals({ day: "2026-11-27", seal: { ...SEAL, anchor: { ...SEAL.anchor, seed: "x" } } }, hash, true)).anchored, false);
});

test("a browser notices another anchor", () => {
    const stored = new Map();
    const storage = { getItem: (key) => stored.get(key) ?? null, setItem: (key, text) => stored.set(key, text) };
    assert.equal(keepAnchor(storage, SEAL.anchor), true);
    assert.equal(keepAnchor(storage, SEAL.anchor), true);
    assert.equal(keepAnchor(storage, { ...SEAL.anchor, seed: "x" }), false);
});

test("scores have their sign and one place after the point", () => {
    assert.deepEqual([12.5, -0.04, 1234.06, -20].map(scoreOf), ["+12.5", "±0.0", "+1234.1", "−20.0"]);
    assert.deepEqual([5, 0, -7].map(differenceOf), ["+5", "±0", "−7"]);
});

for (const lang of LANGS) {
    test(`the page of boards has every text in ${lang}`, () => {
        const parts = { day: DAY, month: MONTH, field: FIELD, checks: CHECKS };
        const models = [
            {},
            { failed: "no-day" },
            parts,
            { ...parts, field: null, checks: null },
            { ...parts, field: { ...FIELD, lines: FIELD.lines.slice(1) }, month: { ...MONTH, by: "mean" } },
            { ...parts, day: { ...DAY, open: true, boards: [board(1)], seal: { ...SEAL, seed: "c" } } },
            { ...parts, day: { ...DAY, boards: [board(1)], lines: [] }, month: { ...MONTH, days: [], lines: [] } },
            { ...parts, day: { ...DAY, boards: [DONE] } },
        ];
        for (const [place, boards] of models.entries()) assert.doesNotMatch(words(shown(page(boards, lang))), GAPS, String(place));
    });
}

test("a tile begins a board, goes on with it, or compares it", () => {
    const { actions, done } = recorder();
    const nodes = shown(page({ day: DAY, month: MONTH, field: null, checks: null }), actions);
    const tiles = find(nodes, has("board"));
    assert.equal(tiles.length, 8);
    assert.equal(tiles[0].props["aria-expanded"], "false");
    assert.equal(tiles[1].props.href, "/table/b");
    assert.equal(tiles[2].props.disabled, true);
    assert.equal(tiles[3].props.disabled, false);
    tiles[1].props.on.click({ preventDefault() {} });
    assert.deepEqual(done.at(-1), ["go", "/table/b"]);
});

test("nothing is begun on a day that is over", () => {
    const day = { ...DAY, open: true, boards: [board(1), DONE] };
    const nodes = shown(page({ day, month: MONTH, field: null, checks: null }));
    assert.equal(find(nodes, has("primary")).length, 0);
    assert.match(textOf(find(nodes, has("board"))[0]), /pas jouée/);
});
