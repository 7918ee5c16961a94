// Claims that can lose a partie or tricks: the sum they rest on, and the safe answer first.

import test from "node:test";
import assert from "node:assert/strict";
import { load, seated } from "./sample.mjs";
import { GAPS, LANGS, find, has, recorder, shown, textOf, words } from "./page.mjs";

const { command, maySolder } = await load("model/key_bindings");
const { offersFinish, offersSolder } = await load("model/claims");

const CLAIM = { points: 838, open: 0, before: 838, boss: 0, target: 1000 };
const STAKE = { tricks: 5, points: 61, trumps: 1, sure: false };

/** A player who may claim the end and the rest. */
const claiming = (claim = {}, stake = {}, own = {}) =>
    seated(
        { scores: [838, 300], chalked: [838, 300], legal: { cards: ["S6"], finish: true, solder: true, claim: { ...CLAIM, ...claim }, solder_stake: { ...STAKE, ...stake } } },
        { lang: "en", ...own },
    );

const text = (model, what) => words(find(shown({ ...model, opened: what }), has(what))).replace(/\s+/g, " ");
const buttons = (model, what, actions) => find(shown({ ...model, opened: what }, actions), has("big")).filter((one) => find([one], has("push")).length === 0);

test("a claim of the end shows what stands on the slate, melds of this deal included", () => {
    const model = claiming({ points: 900, before: 800 });
    assert.match(text({ ...model, view: { ...model.view, chalked: [820, 300] } }, "finish"), /820 .*80 .*900 .*1000/);
    assert.match(text({ ...model, view: { ...model.view, chalked: [920, 300] } }, "finish"), /800 .*100 .*900 .*1000/);
});

test("a claim of the end shows its sum and what is missing", () => {
    assert.match(text(claiming(), "finish"), /838 .*0 .*838 .*1000 .*162/);
    assert.match(text(claiming(), "finish"), /162 are missing: your side would lose the game/);
    assert.match(text(claiming({ points: 1010 }), "finish"), /838 .*172 .*1010 .*1000 points are there/);
    assert.doesNotMatch(text(claiming({ points: 1010 }), "finish"), /missing/i);
    assert.match(text(claiming({ points: 990, boss: 12 }), "finish"), /only if nobody can beat your card \(12\)/);
    assert.match(text(claiming({ points: 980, boss: 12 }), "finish"), /would lose/);
});

test("a claim of the rest tells what is at stake, and trumps that are out", () => {
    assert.match(text(claiming(), "solder"), /5 tricks, 61 points.*One trump is still out/);
    assert.match(text(claiming({}, { points: null, trumps: 2 }), "solder"), /5 tricks .*2 trumps may still be out/);
    assert.doesNotMatch(text(claiming({}, { trumps: 0 }), "solder"), /out\./);
});

test("the safe answer comes first and is the only primary one", () => {
    for (const what of ["finish", "solder"]) {
        for (const model of [claiming(), claiming({ points: 1010 }, { sure: true })]) {
            const found = buttons(model, what);
            const primary = found.filter(has("primary"));
            assert.equal(primary.length, 1);
            assert.equal(primary[0], found[0]);
            const { done, actions } = recorder();
            buttons(model, what, actions)[0].props.on.click();
            assert.deepEqual(done, [["open", null]]);
            buttons(model, what, actions).at(-1).props.on.click();
            assert.deepEqual(done.at(-1), ["act", { e: what === "finish" ? "finished" : "soldered" }]);
        }
        assert.ok(has("danger")(buttons(claiming(), what).at(-1)), what);
        assert.ok(!has("danger")(buttons(claiming({ points: 1010 }, { sure: true }), what).at(-1)), what);
    }
});

test("beginners are offered only what is right", () => {
    const beginner = { beginner: true };
    assert.deepEqual([claiming(), claiming({}, {}, beginner), claiming({ points: 1000 }, {}, beginner)].map(offersFinish), [true, false, true]);
    assert.deepEqual([claiming(), claiming({}, {}, beginner), claiming({}, { sure: true }, beginner)].map(maySolder), [true, false, true]);
    assert.deepEqual(command(claiming({}, {}, beginner), "f"), { do: "read", what: "not-now" });
    assert.deepEqual(command(claiming({}, {}, beginner), "r"), { do: "read", what: "not-now" });
    assert.deepEqual(command(claiming(), "f"), { do: "open", what: "finish" });
    const chips = (model) => find(shown(model), has("sayings")).map(textOf).join(" ");
    assert.match(chips(claiming()), /Claim the game/);
    assert.doesNotMatch(chips({ ...claiming(), opened: "finish" }), /Claim/, "nothing lies over the question");
    assert.doesNotMatch(chips(claiming({}, {}, beginner)), /Claim/);
});

test("a claim of the rest stands beside the cards only where it is certainly right, else in the menu", () => {
    const offered = (model, cls) => find(shown(model), has(cls)).map(textOf).join(" ").includes("Claim the rest");
    const [risky, right] = [claiming(), claiming({}, { sure: true })];
    assert.deepEqual([risky, right].map(offersSolder), [false, true]);
    assert.deepEqual([risky, right].map((model) => offered(model, "sayings")), [false, true]);
    assert.deepEqual([risky, right].map((model) => offered({ ...model, opened: "settings" }, "settings")), [true, false]);
    assert.equal(offered({ ...claiming({}, {}, { beginner: true }), opened: "settings" }, "settings"), false);
    assert.deepEqual(command(risky, "r"), { do: "open", what: "solder" });
});

test("claims have no gap in any language", () => {
    for (const lang of LANGS) {
        for (const model of [claiming({}, {}, { lang }), claiming({ points: 990, boss: 12, open: 5 }, { points: null, tricks: 1 }, { lang })]) {
            for (const what of ["finish", "solder"]) assert.doesNotMatch(text(model, what), GAPS);
        }
    }
});
