// The series of games: what the device keeps, and the dialog, without a browser.

import assert from "node:assert/strict";
import { test } from "node:test";
import { find, findAll, recorder, shown as page, textOf, texts } from "./page.mjs";
import { load, settings } from "./sample.mjs";

const { initial } = await load("model/state");
const { changeSeries, withResults, botGames, saveSeries, loadSeries, saveGameTable, nextOwnGame, parsePairs } = await load("model/series");

const PAIRS = ["A & B", "C & D", "E & F", "G & H"];
const KEPT = { pairs: PAIRS, points: [], tables: {} };
const game = (round, pairs, points = null) => ({ round, pairs, points });
const GAMES = [game(1, [0, 3]), game(1, [1, 2]), game(2, [0, 2]), game(2, [3, 1]), game(3, [0, 1]), game(3, [2, 3])];
const with_ = (numbers) => GAMES.map((one, i) => (numbers.includes(i + 1) ? { ...one, points: [1500, 1012] } : one));
const STANDINGS = PAIRS.map((_, pair) => ({ rank: 1, pair, points: 10 * pair, games: 0, won: 0 }));

/** A store that holds what is written to it. */
function store(content) {
    const held = new Map(content === undefined ? [] : [["buur.series", content]]);
    return { getItem: (key) => held.get(key) ?? null, setItem: (key, value) => held.set(key, value) };
}

test("a device keeps the series until it is put away", () => {
    const device = store();
    assert.equal(loadSeries(device), null);
    saveSeries(device, KEPT);
    saveGameTable(device, 3, "k7w");
    assert.deepEqual(loadSeries(device), { ...KEPT, tables: { 3: "k7w" } });
    saveSeries(device, null);
    assert.equal(loadSeries(device), null);
    saveGameTable(device, 3, "k7w");
    assert.equal(loadSeries(device), null);
});

test("what is damaged in the store is no series", () => {
    for (const damaged of ["{", "[]", "7", '{"pairs":"A","points":[]}', '{"pairs":[]}']) {
        assert.equal(loadSeries(store(damaged)), null, damaged);
    }
    assert.deepEqual(loadSeries(store('{"pairs":["A"],"points":[],"tables":7}')).tables, {});
});

test("a series is begun, written in and put away", () => {
    const begun = changeSeries({ ...KEPT, points: [[1, 2]], tables: { 1: "k" } }, { pairs: ["A", "B"] });
    assert.deepEqual(begun, { pairs: ["A", "B"], points: [], tables: {} });
    const third = changeSeries(KEPT, { game: 3, points: [1500, 1012] });
    assert.deepEqual(third.points, [null, null, [1500, 1012]]);
    assert.deepEqual(changeSeries(third, { game: 1, points: [0, 2512] }).points, [[0, 2512], null, [1500, 1012]]);
    assert.deepEqual(changeSeries(third, { game: 3, points: [1, 2511] }).points, [null, null, [1, 2511]]);
    assert.equal(changeSeries(KEPT, { end: true }), null);
    assert.equal(changeSeries(KEPT, {}), KEPT);
    assert.equal(changeSeries(KEPT, { points: [1, 2] }), KEPT);
    assert.equal(changeSeries(null, { game: 1, points: [1, 2] }), null);
});

test("a game that is over at its table is written once, and a table that is gone is forgotten", () => {
    const series = { ...KEPT, points: [[7, 8]], tables: { 1: "one", 3: "three", 5: "five", 6: "gone" } };
    const stand = (table, over) => ({ table, over, scores: [1600, 912] });
    const found = withResults(series, [stand("one", true), stand("three", true), stand("five", false)]);
    assert.deepEqual(found.points, [[7, 8], null, [1600, 912]]);
    assert.deepEqual(found.tables, { 1: "one", 3: "three", 5: "five" });
});

test("a game at a table that is broken can be played at another one", () => {
    const series = { ...KEPT, tables: { 1: "one", 2: "two" } };
    const stands = [{ table: "one", over: false, broken: true, scores: [5, 7] }, { table: "two", over: false, scores: [] }];
    assert.deepEqual(withResults(series, stands), { ...series, tables: { 2: "two" } });
});

test("bots may play the others' games of the first round that is open", () => {
    assert.deepEqual(botGames(GAMES), [2]);
    assert.deepEqual(botGames(with_([2])), []);
    assert.deepEqual(botGames(with_([1, 2])), [4]);
    assert.deepEqual(botGames(with_([1, 2, 3, 4, 5, 6])), []);
    const many = Array.from({ length: 12 }, (_, i) => game(1, [i + 1, i + 20]));
    assert.deepEqual(botGames(many), [1, 2, 3, 4, 5, 6, 7, 8]);
});

test("one's own next game is the first without points", () => {
    assert.equal(nextOwnGame(GAMES), 1);
    assert.equal(nextOwnGame(with_([1, 2])), 3);
    assert.equal(nextOwnGame(with_([1, 3, 5])), 0);
});

test("pairs are typed a line each", () => {
    assert.deepEqual(parsePairs(" A & B \n\n C\n"), ["A & B", "C"]);
});

/** The dialog, and what was sent from it. */
function open(explained, draft = {}, lang = "fr") {
    const { done: sent, actions } = recorder();
    const model = { ...initial(settings({ lang, name: "Anna" })), opened: "series", draft, explained: { series: explained } };
    const [dialog] = find(page(model, actions), ({ props }) => props["data-dialog"] === "series");
    const all = (wanted) => findAll(dialog, wanted);
    const button = (text) => all((node) => node.tag === "button" && textOf(node) === text)[0];
    const submit = () => all(({ tag }) => tag === "form")[0].props.on.submit({ preventDefault() {} });
    return { t: texts(lang), sent, dialog, all, button, submit };
}
const shown = (games = GAMES, tables = {}) => ({ pairs: PAIRS, deals: 16, games, standings: STANDINGS, next: 1, tables });

test("without a series its pairs are asked for, one's own first", () => {
    const { sent, all, submit } = open({ series: null });
    const [area] = all(({ tag }) => tag === "textarea");
    assert.equal(area.props.value.split("\n")[0], "Anna & Heidi");
    assert.equal(parsePairs(area.props.value).length, 4);
    submit();
    assert.deepEqual(sent, [["open", "series", { pairs: parsePairs(area.props.value) }]]);
    const typed = open({ series: null }, { pairs: "X\n Y\n" });
    typed.submit();
    assert.deepEqual(typed.sent, [["open", "series", { pairs: ["X", "Y"] }]]);
});

test("the ranking and all games are shown, with the next to play", () => {
    const { t, sent, all, button } = open({ series: shown() });
    assert.deepEqual(all(({ props }) => props.scope === "row").map(textOf), PAIRS);
    assert.equal(all(({ props }) => props.role === "group").length, 6);
    assert.equal(all((node) => node.tag === "button" && textOf(node) === t("series-play")).length, 1);
    button(t("series-play")).props.on.click();
    button(t("series-bots", { count: 1 })).props.on.click();
    assert.deepEqual(sent, [["start", 1], ["open", "series", { bots: [2] }]]);
});

test("a game that was begun is gone on with", () => {
    const { t, sent, button } = open({ series: shown(GAMES, { 1: "k7w" }) });
    button(t("series-go-on")).props.on.click();
    assert.deepEqual(sent, [["resume", "k7w"]]);
});

test("points are written down, and put right after a refusal", () => {
    const draft = { game: 2, home: "1500", away: "500" };
    const { sent, submit } = open({ series: shown() }, draft);
    submit();
    assert.deepEqual(sent, [["draft", { entered: true }], ["open", "series", { game: 2, points: [1500, 500] }]]);
    const failed = { code: "bad-series", message: "", why: { code: "sum", args: { total: 2512, found: 2000 } } };
    const refused = open({ series: shown(), failed }, { ...draft, entered: true });
    const [alert, ...others] = refused.all(({ props }) => props.role === "alert");
    assert.equal(textOf(alert), refused.t("error-series-sum", { total: 2512, found: 2000 }));
    assert.deepEqual(others, []);
    assert.equal(refused.all(({ tag }) => tag === "input")[1].props.value, "500");
    const taken = open({ series: shown(with_([2])) }, { ...draft, entered: true });
    assert.deepEqual(taken.all(({ tag }) => tag === "input"), []);
});

test("while something is on its way bots are not asked twice", () => {
    const { t, sent, button } = open({ series: shown(), pending: true });
    button(t("series-bots", { count: 1 })).props.on.click();
    assert.deepEqual(sent, []);
});

test("a series is put away from within its drawer", () => {
    const { t, sent, button } = open({ series: shown() });
    button(t("series-end")).props.on.click();
    assert.deepEqual(sent, [["open", "series", { end: true }]]);
});

test("a series that does not come says so", () => {
    const { t, dialog, all } = open(null);
    assert.ok(textOf(dialog).includes(t("series-loading")));
    assert.deepEqual(all(({ tag }) => tag === "form"), []);
    const failed = open({ failed: { code: "unreachable", message: "" } });
    assert.equal(textOf(failed.all(({ props }) => props.role === "alert")[0]), t("error-unreachable"));
});
