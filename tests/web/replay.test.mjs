// Replay of a partie: its steps, the moves between them, and the page that shows them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { GAPS, LANGS, find, has, recorder, shown, textOf, words } from "./page.mjs";
import { DEAL, RULES, game, load, played, settings, view } from "./sample.mjs";

const { initial } = await load("model/state");
const { atStep, atTrick, firstStep, hashOf, isAtEnd, modelAt, replaySteps, stepOf, tricksIn } = await load("model/replay");

const HANDS = [["SA", "S6"], ["HK", "H7"], ["D8", "D9"], ["CT", "C6"]];
const without = (cards) => HANDS.map((hand) => hand.filter((card) => !cards.includes(card)));

/** A deal of one trick and a half, as the server sends it. */
const WIRE = [
    { v: 5, trick: 0, event: { e: "dealt" }, view: { ...view({ hand: HANDS[0], contract: null }), hands: HANDS } },
    { v: 6, trick: 0, event: { e: "chosen", seat: 0, contract: "trump:S" }, view: { contract: "trump:S" } },
    ...["SA", "HK", "D8", "CT", "S6"].map((card, i, cards) => ({
        v: 7 + i,
        trick: i < 4 ? 1 : 2,
        event: played(i % 4, card),
        view: {
            hands: without(cards.slice(0, i + 1)),
            leader: 0,
            trick:
                i === 3
                    ? { no: 2, leader: 0, cards: [], winning: null }
                    : { no: i < 3 ? 1 : 2, leader: 0, cards: cards.slice(i < 3 ? 0 : 4, i + 1).map((one, seat) => [one, seat]), winning: 0 },
            last: i === 3 ? { no: 1, leader: 0, cards: cards.slice(0, 4).map((one, seat) => [one, seat]), winner: 0, points: 25 } : null,
        },
    })),
    { v: 12, trick: 2, event: { e: "counted" }, view: { deals: [DEAL], hands: [[], [], [], []] } },
];

const STEPS = replaySteps(WIRE);
const open = (changes = {}) => ({
    id: "w",
    game: game({ table: "w", over: true, result: "won" }),
    rules: { name: "chibre", options: {} },
    scores: [DEAL, { ...DEAL, deal: 2 }],
    steps: { 1: STEPS },
    deal: 1,
    at: 3,
    playing: false,
    ...changes,
});
const page = (changes = {}, lang = "fr") => ({
    ...initial(settings({ lang })),
    route: { page: "game", id: "w" },
    rules: RULES,
    game: open(changes),
});

test("a step has the whole view, the hands as they were dealt and what is left of them", () => {
    assert.equal(STEPS.length, WIRE.length);
    assert.equal(STEPS[3].view.contract, "trump:S");
    assert.deepEqual(STEPS[3].hands.map((hand) => [...hand].sort()), HANDS.map((hand) => [...hand].sort()));
    assert.deepEqual(STEPS[3].open, without(["SA", "HK"]));
    assert.deepEqual(STEPS.map(({ seat }) => seat), [null, 0, 0, 1, 2, 3, 0, null]);
    assert.deepEqual(STEPS.map(({ trick }) => trick?.cards.length ?? 0), [0, 0, 1, 2, 3, 4, 1, 1]);
});

test("a complete trick lies on the table until the next card", () => {
    assert.equal(STEPS[5].trick.done, true);
    assert.equal(STEPS[5].trick.winning, 0);
    assert.equal(STEPS[6].trick.done, false);
});

test("tricks are found by number", () => {
    assert.equal(tricksIn(STEPS), 2);
    assert.deepEqual([0, 1, 2, 9].map((no) => firstStep(STEPS, no)), [0, 2, 6, 7]);
});

test("moves by card and trick stay within the deal", () => {
    const places = (moves) => moves.map(({ at }) => at);
    assert.deepEqual(places([atStep(open(), -1), atStep(open(), 99), atStep(open({ deal: 2 }), 3)]), [0, 7, 0]);
    assert.deepEqual(places([0, 2, 3, 6, 7].map((at) => atTrick(open({ at }), 1))), [2, 6, 6, 7, 7]);
    assert.deepEqual(places([0, 2, 3, 6, 7].map((at) => atTrick(open({ at }), -1))), [0, 0, 2, 2, 6]);
});

test("the address names deal and trick", () => {
    assert.deepEqual([0, 3, 7].map((at) => hashOf(open({ at }))), ["#deal=1", "#deal=1&trick=1", "#deal=1&trick=2"]);
});

test("the end is the last step of the last deal", () => {
    assert.equal(isAtEnd(open({ at: 7 })), false);
    assert.equal(isAtEnd(open({ deal: 2, at: 7, steps: { 2: STEPS } })), true);
    assert.equal(isAtEnd(open({ deal: 2, at: 6, steps: { 2: STEPS } })), false);
});

test("the table is shown without its last trick and without questions", () => {
    const model = modelAt({ ...page(), opened: "log", hint: {} }, STEPS[5]);
    assert.deepEqual([model.view.last, model.opened, model.hint], [null, null, null]);
    assert.equal(model.seen, 0);
});

for (const lang of LANGS) {
    test(`no step lacks a text in ${lang}`, () => {
        for (const at of STEPS.keys()) {
            for (const playing of [false, true]) assert.doesNotMatch(words(shown(page({ at, playing }, lang))), GAPS, String(at));
        }
        for (const changes of [{ game: undefined, failed: "no-game" }, { game: undefined, failed: "broken-table" }, { game: undefined, failed: "archived" }, { steps: {}, scores: [] }]) {
            assert.doesNotMatch(words(shown(page(changes, lang))), GAPS);
        }
    });
}

test("a deal is called by its number, a board by its number and day", () => {
    const named = (changes) => textOf(find(shown(page(changes, "en")), ({ tag }) => tag === "option")[0]);
    assert.match(named({}), /^Deal 1 /);
    const board = { day: "2026-11-27", number: 3 };
    const steps = { 1: STEPS.map((step) => ({ ...step, view: { ...step.view, board } })) };
    assert.match(named({ steps }), /^Deal of the day 3, 27 November 2026 /);
});

test("an archived partie says so, and not that the server failed", () => {
    const read = (changes) => words(shown({ ...page(changes, "en") }));
    assert.match(read({ game: undefined, failed: "archived" }), /archive/);
    assert.doesNotMatch(read({ game: undefined, failed: "broken-table" }), /archive/);
});

test("played cards stay in their hand, in the shade", () => {
    const [hand] = find(shown(page()), has("replay-hand"));
    const cards = find([hand], has("mini"));
    assert.equal(cards.length, 2);
    assert.equal(cards.filter(has("played")).length, 1);
    assert.match(find([hand], ({ props }) => props["aria-label"])[0].props["aria-label"], /^Vous : six de pique/);
});

test("what was said, done and counted is told", () => {
    const said = (at) => textOf(find(shown(page({ at })), has("replay-said"))[0]);
    assert.match(said(2), /as de pique/);
    assert.match(said(5), /25/);
    assert.equal(find(shown(page({ at: 7 })), has("replay-account")).length, 1);
    assert.equal(find(shown(page({ at: 6 })), has("replay-account")).length, 0);
});

for (const lang of LANGS) {
    test(`the reason of the operator who has ended a partie is told in ${lang}`, () => {
        const ended = game({ table: "w", broken: true, ended: "stuck" });
        const all = shown(page({ game: ended }, lang));
        assert.match(textOf(find(all, has("home-notice"))[0]), /: stuck$/);
        assert.deepEqual(find(all, ({ props }) => props?.href === "/table/w"), []);
    });
}

test("a partie of others says so and shows no card", () => {
    const all = shown(page({ game: undefined, failed: "no-game", steps: {} }));
    assert.match(words(all), /n’est pas la vôtre/);
    assert.equal(find(all, has("mini")).length, 0);
});

test("the rules of a partie are played again", () => {
    const { done, actions } = recorder();
    const model = page({ deal: 2, at: 7, steps: { 2: STEPS } });
    const all = shown(model, actions);
    const [atEnd] = find(find(all, has("replay-end")), ({ tag }) => tag === "button");
    const [below] = find(find(all, has("replay-ways")), ({ tag }) => tag === "button");
    for (const again of [atEnd, below]) again.props.on.click();
    const once = [["set", { played: ["chibre"] }], ["start", 0, { ...model.settings, rules: "chibre", options: {} }]];
    assert.deepEqual(done, [...once, ...once]);
    assert.equal(find(shown(page()), has("replay-end")).length, 0);
});

test("on the slate of a step the number is the worth of the strokes, and the deal that runs stands below", () => {
    const running = { ...STEPS[5], view: { ...STEPS[5].view, scores: [132, 60], chalked: [120, 60], points: [12, 0] } };
    const steps = { 1: [...STEPS.slice(0, 5), running, ...STEPS.slice(6)] };
    const [slate] = find(shown(page({ at: 5, steps })), has("replay-slate"));
    const numbers = find([slate], has("slate-score")).map((node) => textOf(node).trim());
    assert.deepEqual(numbers, ["120", "60"]);
    assert.match(textOf(find([slate], has("slate-now"))[0]), /^Plies\s:\s12\sà\s0$/);
    assert.match(slate.props["aria-label"], /120.*60/);
});
