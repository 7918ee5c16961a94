// The slate: what stands on it, what a deal changes, and how it is drawn.

import assert from "node:assert/strict";
import { test } from "node:test";
import { find, findAll, has, shown, textOf } from "./page.mjs";
import { DEAL, SITUATIONS, load, seated } from "./sample.mjs";

const { EMPTY_SLATE, ROWS, changes, history, exchanges, shortest, strokes, worth, write, writings, writtenPoints } = await load("model/slate");
const { ways, withWay } = await load("model/ways");
const { groups, slateHalf } = await load("views/slate");

const DEALS = [157, 20, 0, 83, 137, 50, 50, 290, 5, 252, 100, 14, 39, 76, 118, 157];

/** A half of the slate after deals with these points for seat 0's team. */
function half(points, own = {}, side = "us") {
    const deals = points.map((total, i) => ({ ...DEAL, chalked: [0, 0], deal: i + 1, total: [total, 0] }));
    const score = points.reduce((sum, one) => sum + one, 0);
    const model = seated({ deals, scores: [score, 0] }, { pace: "normal" });
    const names = { label: "Nous", names: "", side };
    return slateHalf({ ...model, ...own }, model.view, { ...names, score: side === "us" ? score : 0 });
}

test("strokes are worth the score", () => {
    for (let score = 0; score <= 2600; score += 1) {
        const marks = strokes(score);
        assert.equal(worth(marks), score);
        assert.ok(marks.fifties <= 1 && marks.twenties <= 2 && marks.units >= 0 && marks.units < 20);
    }
    assert.deepEqual(strokes(-8), { ...EMPTY_SLATE, units: -8 });
});

test("deal by deal the slate stays worth the score and never overflows", () => {
    let marks = EMPTY_SLATE;
    let score = 0;
    for (let round = 0; round < 20; round += 1) {
        for (const points of DEALS) {
            marks = write(marks, points + round);
            score += points + round;
            assert.equal(worth(marks), score);
            assert.ok(marks.fifties <= 2 && marks.twenties <= 7, JSON.stringify(marks));
            assert.ok(marks.units >= 0 && marks.units < 20, JSON.stringify(marks));
        }
    }
});

test("what has filled up is carried by whoever writes next", () => {
    const full = { hundreds: 4, fifties: 2, twenties: 6, units: 3 };
    assert.deepEqual(exchanges(full).at(-1), { hundreds: 6, fifties: 0, twenties: 1, units: 3 });
    assert.deepEqual(write(full, 20), { hundreds: 6, fifties: 0, twenties: 2, units: 3 });
    assert.deepEqual(write(full, 0), full, "nothing to write, nothing to tidy");
    assert.deepEqual(write(strokes(90), 70), { hundreds: 0, fifties: 2, twenties: 3, units: 0 });
});

test("a loss is reckoned, and may lie below nothing", () => {
    assert.deepEqual(write(strokes(120), -50), strokes(70));
    assert.deepEqual(write(strokes(20), -157), { ...EMPTY_SLATE, units: -137 });
    assert.deepEqual(write({ ...EMPTY_SLATE, units: -137 }, 157), strokes(20), "and a gain after it as well");
});

test("the history of the deals leads to the score, or the slate is written afresh", () => {
    const afresh = (score) => ({ before: strokes(score), between: [], after: strokes(score) });
    const { before, between, after } = history([157, 83], 240);
    assert.deepEqual(before, strokes(157));
    assert.deepEqual(between, [], "nothing has filled up");
    assert.equal(worth(after), 240);
    assert.deepEqual(history([157, 83], 260), afresh(260));
    assert.deepEqual(history([157, 83], 200), afresh(200));
    assert.deepEqual(history([], 0), afresh(0));
});

test("98 is written in the usual way or with the fewest strokes", () => {
    assert.deepEqual(write(EMPTY_SLATE, 98), { hundreds: 0, fifties: 1, twenties: 2, units: 8 });
    assert.deepEqual(write(EMPTY_SLATE, 98, "shortest"), { hundreds: 1, fifties: 0, twenties: 0, units: -2 });
});

test("98 is written in six ways, and by hand in whichever is chosen", () => {
    const found = ways(98).map(({ hundreds, fifties, twenties, units }) => [hundreds, fifties, twenties, units].join());
    assert.deepEqual(found, ["1,0,0,-2", "0,2,0,-2", "0,1,3,-12", "0,1,2,8", "0,0,5,-2", "0,0,4,18"]);
    assert.deepEqual(write(EMPTY_SLATE, 98, "hand", [0, 0, 4]), { hundreds: 0, fifties: 0, twenties: 4, units: 18 });
    assert.deepEqual(write(EMPTY_SLATE, 98, "hand", [1, 0, 0]), { hundreds: 1, fifties: 0, twenties: 0, units: -2 });
    assert.deepEqual(write(EMPTY_SLATE, 98, "hand"), strokes(98), "the usual way where nobody has chosen");
});

test("a way that does not stand for the number is not written", () => {
    for (const wrong of [[0, 0, 3], [2, 0, 0], [0, 3, 0], [-1, 0, 9], [0, 0.5, 4], [1, 0], "hand", null, { 0: 1 }]) {
        assert.deepEqual(write(EMPTY_SLATE, 98, "hand", wrong), strokes(98), JSON.stringify(wrong));
    }
    assert.deepEqual(write(EMPTY_SLATE, 157, "hand", [0, 3, 0]), strokes(157), "three strokes of 50");
});

test("every way of a number is worth it, once each, with a small number of units", () => {
    for (let points = 0; points <= 300; points += 1) {
        const found = ways(points);
        assert.ok(found.every((way) => worth(way) === points && Math.abs(way.units) < 20 && way.fifties <= 2));
        assert.equal(new Set(found.map((way) => JSON.stringify(way))).size, found.length);
    }
    assert.deepEqual(ways(-8), []);
});

test("a way is remembered by line and number, for one table at a time", () => {
    const first = withWay({ table: "", chosen: {} }, "a", 0, 1, { hundreds: 0, fifties: 0, twenties: 4, units: 18 });
    assert.deepEqual(first, { table: "a", chosen: { "0-1": [0, 0, 4] } });
    const both = withWay(first, "a", 1, 2, { hundreds: 1, fifties: 0, twenties: 0, units: -2 });
    assert.deepEqual(both.chosen, { "0-1": [0, 0, 4], "1-2": [1, 0, 0] });
    assert.deepEqual(withWay(both, "b", 0, 0, strokes(20)), { table: "b", chosen: { "0-0": [0, 0, 1] } });
});

test("what was chosen by hand stands on the slate of its table alone", () => {
    const chosen = { table: "t", chosen: { "0-0": [0, 0, 4] } };
    const twenties = (ways, chalk = "hand", route = { page: "table", id: "t" }) => {
        const { settings } = seated({}, { still: true, chalk, ways });
        const [row] = findAll(half([98], { seen: 1, settings, route }), has("twenties"));
        return findAll(row, has("kept")).length;
    };
    assert.equal(twenties(chosen), 4);
    assert.equal(twenties({ ...chosen, table: "another" }), 2);
    assert.equal(twenties(chosen, "hand", { page: "game", id: "t" }), 4, "also where the partie is looked at again");
    assert.equal(twenties(chosen, "hand", { page: "me" }), 2);
    assert.equal(twenties(chosen, "canonical"), 2);
});

test("the fewest strokes are worth the number, and no way has fewer", () => {
    const count = ({ hundreds, fifties, twenties }) => hundreds + fifties + twenties;
    for (let points = 0; points <= 700; points += 1) {
        const way = shortest(points);
        assert.equal(worth(way), points);
        assert.ok(Math.abs(way.units) < 20 && Math.min(way.hundreds, way.fifties, way.twenties) >= 0);
        for (let h = 0; 100 * h <= points + 19; h += 1) {
            for (let f = 0; f <= 2; f += 1) {
                const t = Math.max(0, Math.ceil((points - 100 * h - 50 * f - 19) / 20));
                const left = points - 100 * h - 50 * f - 20 * t;
                if (left > -20) assert.ok(count(way) <= h + f + t, `${points}`);
            }
        }
    }
});

test("with the fewest strokes the slate stays worth the score, with one small number of units", () => {
    let marks = EMPTY_SLATE;
    let score = 0;
    for (let round = 0; round < 60; round += 1) {
        for (const points of DEALS) {
            marks = write(marks, points + round, "shortest");
            score += points + round;
            assert.equal(worth(marks), score);
            assert.ok(Math.abs(marks.units) < 20 && Math.min(...ROWS.map((row) => marks[row])) >= 0);
        }
    }
});

test("small strokes are rubbed out for hundreds step by step", () => {
    const steps = exchanges({ hundreds: 0, fifties: 3, twenties: 16, units: 4 });
    assert.deepEqual(steps, [
        { hundreds: 2, fifties: 3, twenties: 6, units: 4 },
        { hundreds: 3, fifties: 3, twenties: 1, units: 4 },
        { hundreds: 4, fifties: 1, twenties: 1, units: 4 },
    ]);
    assert.deepEqual(exchanges(strokes(99)), []);
    // 90 and 70 stand as two fifties and three twenties: the next number finds a cross to carry.
    const { between, after } = history([90, 70, 25], 185);
    assert.deepEqual(between, [{ hundreds: 1, fifties: 0, twenties: 3, units: 0 }]);
    assert.equal(worth(after), 185);
});

test("melds are written when they count, the cards after the deal", () => {
    const deal = { ...DEAL, chalked: [100, 40], total: [290, 164] };
    const rules = { name: "chibre", options: {}, target: 1000 };
    assert.deepEqual(writings({ deals: [deal], rules }, 0, 290), [100, 190]);
    assert.deepEqual(writings({ deals: [deal], rules }, 1, 164), [40, 124]);
    assert.deepEqual(writings({ deals: [deal], rules }, 0, 310), [100, 190, 20], "of the deal in progress");
    assert.deepEqual(writings({ deals: [{ ...deal, chalked: [0, 0] }], rules }, 0, 290), [290]);
});

test("deals that are not known are written first, as one number", () => {
    const deal = { ...DEAL, deal: 33, chalked: [100, 40], total: [290, 164] };
    const late = { deals: [deal], earlier: [1507, 0] };
    assert.deepEqual(writings(late, 0, 1797), [1507, 100, 190]);
    assert.deepEqual(writings(late, 1, 170), [40, 124, 6]);
    assert.deepEqual([0, 1].map((line) => writtenPoints(late, line)), [1797, 164]);
    assert.equal(writtenPoints({ deals: [deal] }, 0), 290);
});

test("melds that a match voids stand there before the deal is written, and are rubbed out with it", () => {
    const rules = { name: "chibre", options: {}, target: 1000 };
    const deal = { ...DEAL, multiplier: 1, melds: [0, 0], stoeck: [0, 0], chalked: [50, 0], total: [0, 257] };
    assert.deepEqual(writings({ deals: [deal], rules }, 0, 0), [50, -50]);
    const model = seated({ deals: [deal], scores: [0, 257] }, { pace: "normal" });
    const lost = slateHalf({ ...model, seen: 0 }, model.view, { label: "Nous", names: "", score: 0, side: "us" });
    const rubbed = findAll(lost, has("slate-marks")).flatMap((node) => findAll(node, has("rubbed")));
    assert.equal(rubbed.length, 1, "a half cross");
});

test("in the middle of a deal the slate has the melds in chalk, and not yet the cards", () => {
    const view = { scores: [87, 20], chalked: [50, 0] };
    const model = seated(view, { pace: "normal" });
    const own = slateHalf(model, model.view, { label: "Nous", names: "", score: 87, side: "us" });
    const drawn = findAll(own, has("slate-marks")).flatMap((node) => findAll(node, has("drawn")));
    assert.equal(drawn.length, 1, "a half cross");
    const other = slateHalf(model, model.view, { label: "Eux", names: "", score: 20, side: "them" });
    assert.equal(findAll(other, has("slate-marks")).flatMap((node) => findAll(node, has("drawn"))).length, 0);
});

test("a change tells kept, new and rubbed strokes apart, and when", () => {
    const told = (counts) => changes(counts).map((own) => own.map(({ state, step }) => `${state} ${step}`).join(", "));
    assert.deepEqual(told([2, 4]), ["kept 0", "kept 0", "drawn 0", "drawn 0"]);
    assert.deepEqual(told([3, 1]), ["kept 0", "rubbed 0", "rubbed 0"]);
    assert.deepEqual(told([2, 2]), ["kept 0", "kept 0"]);
    assert.deepEqual(told([2, 0, 0, 1]), ["rubbed 0, drawn 2", "rubbed 0"]);
});

test("every fifth stroke crosses the four before it, the second fifty makes a cross", () => {
    const ends = (d) => d.match(/-?[\d.]+/g).map(Number);
    const [five] = groups("hundreds", 5, 5);
    assert.equal(five.lines.length, 5);
    const xs = five.lines.map(({ d }) => [ends(d)[0], ends(d)[4]]);
    const [from, to] = [Math.min(...xs[4]), Math.max(...xs[4])];
    assert.ok(xs.slice(0, 4).every(([top, bottom]) => from < Math.min(top, bottom) && Math.max(top, bottom) < to));
    assert.deepEqual(groups("twenties", 7, 7).map(({ lines }) => lines.length), [5, 2]);
    const [pair] = groups("fifties", 2, 2);
    const [first, second] = pair.lines.map(({ d }) => ends(d)[4] - ends(d)[0]);
    assert.ok(first * second < 0, "they lean against each other");
});

test("hundreds, fifties and twenties begin at one edge", () => {
    const edge = (row, count) => {
        const [{ lines }] = groups(row, count, count);
        return Math.min(...lines.flatMap(({ d }) => d.match(/-?[\d.]+/g).filter((_, i) => i % 2 === 0).map(Number)));
    };
    for (const row of ["hundreds", "twenties"]) {
        assert.ok(Math.abs(edge(row, 4) - edge("fifties", 2)) < 2, row);
    }
});

test("a stroke looks the same whenever it is drawn", () => {
    const [before] = groups("hundreds", 0, 3);
    const [after] = groups("hundreds", 3, 5);
    assert.deepEqual(before.lines.map(({ d }) => d), after.lines.slice(0, 3).map(({ d }) => d));
    assert.equal(new Set(after.lines.map(({ d }) => d)).size, 5, "no two are alike");
});

test("while the account is read, the slate shows what the deal changed", () => {
    const states = (node) =>
        ["drawn", "rubbed"].map((state) => findAll(node, has(state)).filter(({ tag }) => tag === "g").length);
    // 90 and 70 stand as two fifties and three twenties; 20 more carries the cross to a hundred.
    assert.deepEqual(states(half([90, 70, 20], { seen: 2 })), [2, 2]);
    assert.deepEqual(states(half([90, 70, 20], { seen: 3 })), [0, 0]);
    const still = seated({}, { still: true }).settings;
    assert.deepEqual(states(half([90, 70, 20], { seen: 2, settings: still })), [0, 0]);
});

test("the number stands there as text, for those who do not see chalk", () => {
    assert.match(textOf(half([157, 83])), /Nous\s+240/);
    const drawn = findAll(half([157, 83]), has("number"));
    assert.ok(drawn.every(({ props }) => props["aria-hidden"] === "true"));
    assert.equal(findAll(drawn[0], ({ tag }) => tag === "g").length, 6, "three signs, each a line");
});

test("a high score takes smaller strokes", () => {
    assert.ok(has("crowded")(half([2500])));
    assert.ok(!has("crowded")(half([1000])));
    assert.ok(has("crowded")(half([1000, 150], { seen: 1 })), "already while the eleventh is drawn");
    assert.equal(groups("hundreds", 50, 50).length, 10);
});

test("the end of the partie shows its own score, whatever was written before", () => {
    const small = find(shown(seated(SITUATIONS.end)), has("slate-small"));
    assert.equal(small.length, 1);
    assert.match(textOf(small[0]), /1012/);
    assert.equal(ROWS.length, 3);
});
