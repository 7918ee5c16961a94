// Lessons: when a step is shown, when it is learned, and where its bubble stands.

import assert from "node:assert/strict";
import test from "node:test";

import { LANGS, GAPS, context, find, has, recorder, shown as nodesOf, words } from "./page.mjs";
import { event, load, played, seated, trick, view, HAND, RUN, DEAL } from "./sample.mjs";

const { beginLesson, endLesson, followCourse, learnShown, loadCourse, takeLesson } = await load("model/course");
const { receiveHint } = await load("model/hint_answer");
const { place, overlap } = await load("model/placement");
const { lessonText, lessonWords } = await load("text/lessons");
const { applyEvent } = await load("model/state");
const { Playback } = await load("browser/playback");

const NEW = { lesson: null, table: null, done: [], shown: null };
const course = beginLesson(NEW, "first-deal");

/** A model of somebody in the first lesson, who has learned some steps. */
const pupil = (changes = {}, done = [], own = {}) => followCourse({ ...seated(changes, own), course: { ...course, done } });

/** The step that is shown. */
const step = (model) => model.course.shown?.id ?? null;

/** Steps that are shown one after another in the same situation, each pressed on. */
function steps(model) {
    const found = [];
    for (let now = model; step(now); now = followCourse({ ...now, course: learnShown(now.course) })) found.push(step(now));
    return found;
}

const FOLLOW = {
    leader: 1,
    trick: trick(1, 1, "D6 DT DA", { winning: 3 }),
    legal: { cards: ["D7", "S6"], why: { H9: "must-follow-suit" } },
};
const FREE = { ...FOLLOW, hand: ["SA", "H9", "CJ"], legal: { cards: ["SA", "H9", "CJ"] } };

test("each rule is explained when it first matters", () => {
    assert.deepEqual(steps(pupil()), ["team", "trump", "lead"]);
    assert.deepEqual(steps(pupil(FOLLOW)), ["follow"]);
    assert.deepEqual(steps(pupil(FREE)), ["free"]);
    assert.deepEqual(steps(pupil({ phase: "shuffle", hand: [], legal: { cut: { min: 1, max: 35, knock: false } } })), ["cut"]);
    assert.deepEqual(steps(pupil({ phase: "choose", contract: null, legal: { contracts: ["trump:S"], push: true } })), ["choose"]);
    assert.deepEqual(steps(pupil({ legal: { cards: HAND, melds: [RUN], best: [RUN.cards] } })), ["melds"]);
    assert.deepEqual(steps(pupil({ legal: { cards: HAND, stoeck_cards: ["SK"] } }, ["team", "trump", "lead"])), ["stoeck"]);
    const ninth = { counts: [1, 1, 1, 1], hand: ["H9"], trick: { no: 9, leader: 0, cards: [], winning: null }, legal: { cards: ["H9"] } };
    assert.deepEqual(steps(pupil(ninth, ["team", "trump", "lead", "score", "values"])), ["last"]);
    const counted = { phase: "seal", hand: [], trick: null, contract: null, deal: 2, deals: [DEAL], legal: { contribute: true } };
    assert.deepEqual(steps(pupil(counted)), ["summary"]);
});

test("the highest trumps are explained where they are seen", () => {
    const jack = { ...FOLLOW, hand: ["SJ", "D7"], legal: { cards: ["SJ", "D7"], why: {} } };
    assert.deepEqual(steps(pupil(jack)), ["buur"]);
    assert.equal(pupil(jack).course.shown.holds, false);
    const nine = pupil({ turn: 2, waiting: [2], legal: {}, trick: trick(1, 1, "S9") });
    assert.deepEqual([step(nine), nine.course.shown.holds, nine.course.shown.target], ["nell", true, "card-S9"]);
    const oben = pupil({ contract: "oben", turn: 2, waiting: [2], legal: {}, trick: trick(1, 1, "S9") });
    assert.equal(step(oben), null);
});

test("a complete trick is explained, with who took it and what it counts", () => {
    const before = pupil({ turn: 0, trick: trick(1, 1, "D6 DT DA") }, ["team", "trump", "follow", "free"]);
    const last = trick(1, 1, "D6 DT DA D7", { winner: 3, points: 21 });
    const done = followCourse(applyEvent(before, event(11, played(0, "D7"), { turn: 3, leader: 3, hand: HAND, trick: { no: 2, leader: 3, cards: [], winning: null }, last, points: [0, 21], legal: {} })));
    assert.deepEqual(done.course.shown, { id: "trick", holds: true, target: "winner", args: { seat: 3, relation: "them", points: 21 } });
    assert.match(lessonText(context(done), done.course.shown), /Heidi.* 21 /);
});

test("a step is learned once what it speaks of is over, and never shown again", () => {
    const asked = pupil(FOLLOW);
    const over = followCourse({ ...asked, lifted: "D7" });
    assert.deepEqual([step(over), over.course.done], [null, ["follow"]]);
    assert.equal(step(followCourse({ ...asked, course: over.course })), null);
    assert.equal(followCourse(over), over, "nothing changes the model for nothing");
    const unread = followCourse({ ...pupil({}, ["team"]), lifted: "S6", trick: trick(1, 0, "S6") });
    assert.deepEqual(unread.course.done, ["team"], "what held up the others and was not read comes again");
});

test("a lesson belongs to its table", () => {
    const here = pupil(FOLLOW);
    assert.equal(here.course.table, "t");
    assert.equal(step(followCourse({ ...here, route: { page: "table", id: "other" } })), null);
    assert.equal(step(followCourse({ ...here, route: { page: "home" } })), null);
    assert.equal(step(followCourse({ ...seated(FOLLOW), course: NEW })), null);
});

test("a lesson ends by a press or with its deal, and its steps can be begun again", () => {
    const ended = endLesson(pupil().course);
    assert.equal(ended.lesson, null);
    assert.ok(["first-deal", "team", "bulb", "summary"].every((id) => ended.done.includes(id)));
    const over = pupil({ deal: 2, deals: [DEAL] });
    assert.deepEqual([over.course.lesson, step(over)], [null, null]);
    assert.equal(step(followCourse({ ...seated(), course: beginLesson(ended, "first-deal") })), "team");
});

test("beginner's mode explains the bulb at any table, once", () => {
    const second = { trick: { no: 2, leader: 0, cards: [], winning: null }, legal: { cards: HAND, hint: true } };
    const beginner = (done) => followCourse({ ...seated(second, { beginner: true }), course: { ...NEW, done } });
    assert.deepEqual(steps(beginner([])), ["bulb"]);
    assert.deepEqual(steps(beginner(["bulb"])), []);
    assert.equal(step(followCourse(seated(second))), null);
});

test("progress is stored, and damaged entries do not harm", () => {
    const held = {};
    const store = { getItem: (key) => held[key] ?? null, setItem: (key, value) => void (held[key] = value) };
    const before = { ...seated(FOLLOW), course };
    const after = takeLesson({ ...before, lifted: "D7", course: pupil(FOLLOW).course }, before, store);
    assert.deepEqual(loadCourse(store), { lesson: "first-deal", table: "t", done: ["follow"], shown: null });
    assert.deepEqual(after.course, loadCourse(store));
    for (const text of ["{", "3", '{"done":[1],"lesson":2,"table":[]}']) {
        assert.deepEqual(loadCourse({ ...store, getItem: () => text }), NEW);
    }
});

const EVERY = {
    lead: {}, FOLLOW, FREE,
    trumps: { ...FOLLOW, contract: "trump:D" },
    oben: { ...FOLLOW, contract: "oben" },
    slalom: { contract: "zigzag:oben" },
    unten: { ...FREE, contract: "unten" },
    choose: { phase: "choose", contract: null, legal: { contracts: ["trump:S"], push: true } },
    jack: { ...FOLLOW, hand: ["SJ", "S9", "D7"], legal: { cards: ["SJ", "S9", "D7"], stoeck_cards: ["SK"] } },
    late: { counts: [1, 1, 1, 1], hand: ["H9"], trick: { no: 9, leader: 0, cards: [], winning: null }, legal: { cards: ["H9"], hint: true } },
};

test("every step is told in every language and deck, on the page and aloud", () => {
    for (const lang of LANGS)
        for (const deck of ["french", "swiss"])
            for (const [name, changes] of Object.entries(EVERY)) {
                const before = { ...seated(changes, { lang, deck }), course: NEW };
                let model = pupil(changes, [], { lang, deck });
                assert.ok(step(model), name);
                for (; step(model); model = followCourse({ ...model, course: learnShown(model.course) })) {
                    const text = lessonText(context(model), model.course.shown);
                    assert.doesNotMatch(text, GAPS, `${lang} ${name} ${step(model)}`);
                    assert.equal(lessonWords(context(model), before), text);
                    assert.ok(words(nodesOf(model)).includes(text), `${lang} ${name} ${step(model)}`);
                }
            }
});

test("German names of cards follow the deck", () => {
    const told = (deck) => {
        const model = pupil({}, ["team"], { lang: "de", deck });
        return lessonText(context(model), model.course.shown);
    };
    assert.match(told("swiss"), /Trumpf ist Schilten: .*Under und Neun/);
    assert.match(told("french"), /Trumpf ist Schaufel: .*Bube und Neun/);
});

test("a press goes on, another ends the lesson; a dialog and advice hide the bubble", () => {
    const { done, actions } = recorder();
    const model = pupil();
    const [bubble] = find(nodesOf(model, actions), has("lesson-bubble"));
    for (const button of find([bubble], ({ tag }) => tag === "button")) button.props.on.click();
    bubble.props.on.keydown({ key: "Escape", stopPropagation() {} });
    bubble.props.on.keydown({ key: "a" });
    assert.deepEqual(done.map(([name, { lesson, shown }]) => [name, lesson, shown]), [
        ["course", "first-deal", null],
        ["course", null, null],
        ["course", "first-deal", null],
    ]);
    assert.equal(find(nodesOf({ ...model, opened: "help" }), has("lesson-bubble")).length, 0);
    const advised = receiveHint(model, { t: "hint", id: "h", v: 10, act: { e: "played", card: "SA" }, reasons: [] });
    assert.equal(find(nodesOf(advised), has("lesson-bubble")).length, 0);
});

test("events wait while a step is read, and go on afterwards", () => {
    const timers = [];
    const shown = [];
    let held = false;
    const playback = new Playback((item) => (shown.push(item), 1), (run, ms) => timers.push([run, ms]), () => {}, () => held);
    playback.push("a");
    held = true;
    playback.push("b");
    timers.shift()[0]();
    assert.deepEqual([shown, playback.idle, timers.length], [["a"], false, 1]);
    assert.ok(timers[0][1] > 1);
    held = false;
    timers.shift()[0]();
    assert.deepEqual([shown, playback.idle], [["a", "b"], true]);
    held = true;
    playback.push("c");
    playback.flush();
    assert.deepEqual(shown, ["a", "b", "c"], "a command shows everything");
});

test("a bubble covers neither cards nor its target where there is room, and stays near", () => {
    const area = { x: 0, y: 0, width: 390, height: 844 };
    const bubble = { width: 380, height: 100 };
    const hand = { x: 0, y: 600, width: 390, height: 244, weight: 20 };
    const target = { x: 150, y: 300, width: 90, height: 140 };
    const cards = [hand, { ...target, weight: 10 }];
    const at = place(bubble, target, cards, area);
    assert.ok(cards.every((card) => overlap({ ...at, ...bubble }, card) === 0));
    assert.ok(Math.min(Math.abs(at.y + 100 - 300), Math.abs(at.y - 440)) <= 16);
    const crowded = place(bubble, target, [{ ...area, height: 700, weight: 20 }, { ...area, y: 700, height: 144, weight: 1 }], area);
    assert.ok(crowded.y >= 700, "what costs least is covered");
    const wide = place({ width: 500, height: 50 }, target, [], area);
    assert.deepEqual([Number.isFinite(wide.x), Number.isFinite(wide.y)], [true, true]);
});
