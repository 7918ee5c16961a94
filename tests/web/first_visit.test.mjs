// The question of the first visit, and what follows from each answer.

import assert from "node:assert/strict";
import test from "node:test";

import { LANGS, find, GAPS, has, recorder, shown, words } from "./page.mjs";
import { load, settings } from "./sample.mjs";

const { settingsFor } = await load("model/first_visit");
const { initial } = await load("model/state");

const asked = (changes = {}) => initial(settings({ asked: false, ...changes }));

test("language and answer decide on cards and rules", () => {
    const start = (lang, answer) => {
        const { deck, rules, asked } = settingsFor(lang, answer);
        return [deck, rules, asked].join(" ");
    };
    assert.equal(start("de", "swiss"), "swiss schieber true");
    assert.equal(start("de", "french"), "french schieber true");
    assert.equal(start("fr", "french"), "french chibre true");
    assert.equal(start("fr", "swiss"), "swiss chibre true");
    for (const lang of ["it", "en"]) {
        assert.equal(start(lang, "swiss"), "swiss schieber true");
        assert.equal(start(lang, "french"), "french chibre true");
    }
    assert.equal(start("de", "skip"), "swiss schieber true");
    assert.equal(start("it", "none"), "french chibre true");
});

test("only who does not know Jass is a beginner, among easy players who take their time", () => {
    for (const answer of ["swiss", "french", "skip"]) assert.equal("beginner" in settingsFor("de", answer), false);
    const { beginner, bots, pace } = settingsFor("de", "none");
    assert.deepEqual([beginner, bots, pace], [true, "easy", "slow"]);
});

test("a new visitor is asked in every language, and each answer is one press", () => {
    for (const lang of LANGS) {
        const { done, actions } = recorder();
        const nodes = shown(asked({ lang }), actions);
        assert.doesNotMatch(words(nodes), GAPS);
        for (const press of find(nodes, has("first-answer"))) press.props.on.click();
        find(nodes, has("link")).at(-1).props.on.click();
        const first = lang === "de" ? "swiss" : "french";
        assert.deepEqual(done.map(([name]) => name), ["set", "set", "learn", "set"]);
        assert.equal(done[0][1].deck, first);
        assert.notEqual(done[1][1].deck, first);
        assert.ok(done.every(([, changes]) => changes.asked));
    }
});

test("whoever has answered sees the home page, and nobody is asked at a table", () => {
    assert.equal(find(shown(asked({ asked: true })), has("first-visit")).length, 0);
    assert.equal(find(shown({ ...asked(), route: { page: "table", id: "t" } }), has("first-visit")).length, 0);
});
