// Tricks that lie turned: what the log leaves out, and when a claim has to wait for the last one.

import assert from "node:assert/strict";
import { test } from "node:test";
import { LANGS, context, find, shown, textOf, words } from "./page.mjs";
import { load, seated } from "./sample.mjs";

const { hiddenPlays, mustTurnTrick } = await load("model/hidden_cards");
const { command } = await load("model/key_bindings");
const { applyEvent } = await load("model/state");
const { readAgain, narrateMissed } = await load("text/screen_reader");

const TRICKS = ["SA S6 S7 S8", "HA H6 H7 H8", "DA"].map((cards) => cards.split(" "));
const LAST = { no: 2, leader: 0, cards: TRICKS[1].map((card, seat) => [card, seat]), winner: 0, points: 11 };
const LYING = { no: 3, leader: 0, cards: [["DA", 0]], winning: 0 };
const NOTHING = { no: 3, leader: 0, cards: [], winning: null };

/** A table at which the cards of `TRICKS` were laid, but for the last one unless a card lies there. */
function laid(changes = {}, cards = TRICKS.flat()) {
    const entry = (event, i) => ({ v: 20 + i, deal: 1, event, said: [], melds: [], trick: null });
    const dealt = { e: "dealt", hands: [null, null, null, null] };
    const plays = cards.map((card, i) => ({ e: "played", seat: i % 4, card, melds: [], stoeck: false }));
    const model = seated({ trick: LYING, ...changes }, { lang: "en" });
    return { ...model, log: [...model.log, entry({ e: "played", seat: 0, card: "C6" }, 0), ...[dealt, ...plays].map((one, i) => entry(one, i + 1))] };
}
const hidden = (model) => [...hiddenPlays(model)].map(({ event }) => event.card).join(" ");
const WITHOUT_LYING = TRICKS.flat().slice(0, 8);

test("while a card lies, the cards of all tricks before are covered", () => {
    assert.equal(hidden(laid()), "SA S6 S7 S8 HA H6 H7 H8");
});

test("while no card lies, the last trick is in sight where the server shows it", () => {
    assert.equal(hidden(laid({ trick: NOTHING, last: LAST }, WITHOUT_LYING)), "SA S6 S7 S8");
    assert.equal(hidden(laid({ trick: NOTHING, last: null }, WITHOUT_LYING)), "SA S6 S7 S8 HA H6 H7 H8");
    assert.equal(hidden(laid({ trick: null, phase: "count", last: LAST }, WITHOUT_LYING)), "SA S6 S7 S8");
});

test("a complete trick that still lies on the tabletop is in sight", () => {
    const model = laid({ trick: NOTHING }, WITHOUT_LYING);
    const trick = { no: 2, leader: 0, cards: LAST.cards, winning: 0, done: true };
    assert.equal(hidden({ ...model, trick }), "SA S6 S7 S8");
});

test("once the deal is counted nothing is covered", () => {
    assert.equal(hidden(laid({ phase: "seal", trick: null })), "");
    assert.equal(hidden(laid({ result: { winner: 0, reason: "claim", scores: [0, 0], rubicon: false, strokes: [0, 0], worth: 1 } })), "");
    assert.equal(hidden({ ...laid(), view: null }), "");
});

test("the log and the acts heard again name no covered card", () => {
    const model = laid();
    const lines = words(find(shown({ ...model, opened: "log" }), ({ tag }) => tag === "li"));
    assert.match(lines, /ace of diamonds/);
    assert.match(lines, /six of clubs/, "of the deal before");
    assert.doesNotMatch(lines, /spades|hearts/);
    assert.match(readAgain(context(model), -1).words, /ace of diamonds/);
    const heard = readAgain(context({ ...model, past: 29 }), -1).words;
    assert.doesNotMatch(heard, /spades|hearts/);
    assert.doesNotMatch(narrateMissed(context(model), 10).join(), /spades|hearts/);
});

test("a card that the server keeps back is not named, what was said with it is", () => {
    const model = laid();
    const said = [{ seat: 1, stage: "value", value: 20 }];
    const entry = { v: 40, deal: 1, event: { e: "played", seat: 1, card: null }, said, melds: [], trick: null };
    assert.equal(readAgain(context({ ...model, log: [entry] }), -1).words, "Vreni: …. Vreni: “20”.".replace("20", context(model).t("say-value", { value: 20 })));
});

// Turning the last trick

const AT_COUNT = { phase: "count", turn: null, waiting: [], trick: null, leader: 0, scores: [1005, 1010] };
const counting = (claim, turn = true, lang = "en") =>
    seated({ ...AT_COUNT, legal: { count: true, finish: true, turn, claim } }, { lang });
const OPEN = { points: 985, open: 20, before: 900, boss: 0, target: 1000 };
const offers = (model, what) =>
    find(shown(model), ({ tag }) => tag === "button").map(textOf).includes(context(model).t(what));

test("a claim waits for the open trick only where that decides it", () => {
    const needs = (points, open) => mustTurnTrick({ rules: { target: 1000 }, legal: { claim: { points, open } } });
    assert.deepEqual([needs(985, 15), needs(985, 14), needs(1000, 20), needs(999, 1)], [true, false, false, true]);
    assert.equal(mustTurnTrick({ rules: { target: 1000 }, legal: {} }), false);
});

test("the trick is offered to be turned before the end; who may not turn it is told what waits", () => {
    assert.deepEqual(["do-turn", "do-finish"].map((what) => offers(counting(OPEN), what)), [true, false]);
    const turned = counting({ ...OPEN, points: 1005, open: 0 }, false);
    assert.deepEqual(["do-turn", "do-finish"].map((what) => offers(turned, what)), [false, true]);
    assert.deepEqual(["do-turn", "do-finish"].map((what) => offers(counting(OPEN, false), what)), [false, true]);
});

test("a key turns the trick where it may be turned", () => {
    assert.deepEqual(command(counting(OPEN), "u"), { do: "act", act: { e: "turned" } });
    assert.deepEqual(command(counting(OPEN, false), "u"), { do: "read", what: "not-now" });
});

test("who wants to claim is told what counts, and what has to be turned first", () => {
    for (const lang of LANGS) {
        const asked = { ...counting(OPEN, true, lang), opened: "finish" };
        const text = words(shown(asked));
        const { t } = context(asked);
        assert.match(text.replace(/\s+/g, " "), /900 .*85 .*985 .*1000 .*15 /, text);
        assert.ok(text.includes(t("finish-missing", { missing: 15 })), text);
        assert.ok(text.includes(t("finish-open", { open: 20, by: "you", name: "Anna" })), text);
        assert.ok(offers(asked, "do-turn"));
    }
    const others = { ...counting(OPEN, false), view: { ...counting(OPEN, false).view, leader: 2 }, opened: "finish" };
    assert.match(words(shown(others)), /only if Ueli turns it/);
    const playing = seated({ legal: { finish: true, claim: OPEN } }, { lang: "en" });
    assert.match(words(shown({ ...playing, opened: "finish" })), /once the next card turns it/);
    const nothing = { ...counting({ ...OPEN, points: 1005, open: 0 }, false), opened: "finish" };
    assert.doesNotMatch(words(shown(nothing)), /turn/);
});

test("a turned trick leaves the tabletop and is told", () => {
    const trick = { no: 9, leader: 0, cards: LAST.cards, winning: 0, done: true };
    const before = { ...counting(OPEN), trick };
    const model = applyEvent(before, { t: "event", v: 11, event: { e: "turned", seat: 2 }, view: before.view });
    assert.equal(model.trick, null);
    assert.equal(readAgain(context(model), -1).words, "Ueli turns the trick.");
});
