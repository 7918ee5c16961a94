// What the table asks in the stages that not every game has, and how it is told.

import assert from "node:assert/strict";
import { test } from "node:test";
import { GAPS, LANGS, context, find as search, findAll, page, recorder, textOf, texts } from "./page.mjs";
import { ALL, DEAL, MISERES, ORDERS, TRIOS, load, seated, view } from "./sample.mjs";

const { applyEvent } = await load("model/state");
const { currentPrompt } = await load("model/prompt");
const { command } = await load("model/key_bindings");
const { press, play } = await load("model/press");
const { withDraft, pickedCards } = await load("model/draft");
const { receiveHint } = await load("model/hint_answer");
const { hintText } = await load("text/hints");
const { speech, narrate } = await load("text/narration");
const { describeCardChange, readAloud } = await load("text/screen_reader");
const { contractName } = await load("text/cards");

const BIDS = ["90", "100", "match"].map((height) => ({ height, goal: "points", worth: Number(height) || 157 }));
const CALLS = [
    { seat: 2, call: "pass", height: null, contract: null },
    { seat: 3, call: "bid", height: "80", contract: "trump:S" },
];
const AUCTION = { calls: CALLS, top: CALLS[1], factor: 1, worth: 80, made: false };
const NAMELESS = { contract: null, chooser: null, pushed: false, trick: null };
const SHEET = [
    { no: 1, key: "S", factor: 1, written: [null, null] },
    { no: 2, key: "oben", factor: 2, written: [114, null] },
    { no: 3, key: "slalom", factor: 3, written: [null, null] },
    { no: 4, key: "joker", factor: 4, written: [null, 12] },
];

/** Every question of a stage, by its name. */
const STAGES = {
    bid: {
        ...NAMELESS,
        phase: "bid",
        auction: AUCTION,
        legal: { bids: BIDS, contracts: ALL, passes: true, double: true },
    },
    "bid-after": {
        ...NAMELESS,
        phase: "bid",
        auction: { ...AUCTION, calls: [], top: null },
        legal: { bids: [{ height: "misere_trump", goal: "match", worth: 4 }], passes: true },
    },
    predict: { ...NAMELESS, phase: "predict", predictions: [null, 40, null, null], legal: { predict: { max: 157, aloud: true } } },
    join: {
        ...NAMELESS,
        phase: "join",
        turned: "HA",
        answers: [null, "later", null, "drop"],
        legal: { answers: ["play", "later", "blind", "drop"] },
    },
    exchange: { ...NAMELESS, phase: "exchange", turned: "HA", legal: { exchange: 3 } },
    discard: {
        ...NAMELESS,
        phase: "widow",
        widow: { open: ["H6", "D8"], hidden: 2, taken: true, shown: [], laid: [] },
        declarer: 0,
        legal: { discard: 4 },
    },
    call: { ...NAMELESS, phase: "call", declarer: 0, legal: { call: ["S7", "SJ", "HA", "HK"] } },
    own: { ...NAMELESS, phase: "call", declarer: 1, called: ["SA"], legal: { owned: true } },
    renounce: { ...NAMELESS, phase: "renounce", declarer: 0, legal: { renounce: true } },
    choose: {
        ...NAMELESS,
        phase: "choose",
        sheet: SHEET,
        lines: [0, 1, 0, 1],
        legal: {
            contracts: MISERES,
            push: true,
            rows: [
                { no: 1, contracts: ["trump:S"] },
                { no: 3, contracts: ["zigzag:oben", "zigzag:unten"] },
                { no: 4, contracts: MISERES },
            ],
        },
    },
};

/** A table with what was sent and drafted from it. */
function sit(changes, own = {}, draft = {}) {
    const { done: sent, actions } = recorder();
    const ctx = context(withDraft(seated(changes, own), draft), actions);
    const nodes = page(ctx);
    const find = (wanted) => search(nodes, wanted);
    const dialog = find(({ props }) => props.role === "dialog")[0];
    const inside = (test_) => (dialog ? findAll(dialog, test_) : []);
    const button = (text) => inside((node) => node.tag === "button" && textOf(node).includes(text))[0];
    return { ctx, sent, dialog, inside, button, find };
}

for (const lang of LANGS) {
    test(`every stage asks in ${lang} without a gap`, () => {
        for (const [name, changes] of Object.entries(STAGES)) {
            for (const deck of ["french", "swiss"]) {
                const { dialog, find } = sit(changes, { lang, deck });
                assert.ok(dialog, name);
                assert.equal(dialog.props["data-dialog"], name.replace("-after", ""));
                assert.equal(currentPrompt(seated(changes)), name.replace("-after", ""));
                const text = find(({ tag }) => tag === "main").map(textOf).join("\n");
                assert.doesNotMatch(text, GAPS, name);
                const labels = find(({ props }) => "aria-label" in props).map(({ props }) => props["aria-label"]);
                assert.doesNotMatch(labels.filter(Boolean).join("\n"), GAPS, name);
            }
        }
    });

    test(`every contract has a name of its own in ${lang}`, () => {
        const t = texts(lang);
        const codes = [...ALL, ...TRIOS, "quer:oben:4", "quer:unten:4", "tutti", "tutti:oben", "mitte:oben", "gumpf:S", "open"];
        for (const names of ["swiss", "austrian"]) {
            const { model } = sit({}, { lang, names, deck: "swiss" }).ctx;
            const all = codes.map((code) => contractName(model.settings, code, t));
            assert.doesNotMatch(all.join("\n"), GAPS);
            assert.equal(new Set(all).size, codes.length);
        }
    });

    test(`every act of a stage is said and told in ${lang}`, () => {
        const events = [
            { e: "bid", seat: 1, height: "90", contract: "misere:oben" },
            { e: "bid", seat: 1, height: "misere" },
            { e: "passed", seat: 1 },
            { e: "doubled", seat: 1 },
            { e: "predicted", seat: 1, points: null },
            { e: "predicted", seat: 1, points: 40, aloud: true },
            ...["play", "later", "blind", "drop"].map((answer) => ({ e: "joined", seat: 1, answer })),
            { e: "exchanged", seat: 1, cards: null },
            { e: "exchanged", seat: 1 },
            { e: "robbed", seat: 1 },
            { e: "called", seat: 1, card: "SA" },
            { e: "owned", seat: 1 },
            { e: "renounced", seat: 1, gives_up: true },
            { e: "renounced", seat: 1 },
            { e: "married", seat: 1, cards: ["SQ", "SK"] },
            { e: "chosen", seat: 1, contract: "oben", category: 2 },
        ];
        const words = events.map((event) => {
            const model = applyEvent(seated({ sheet: SHEET }, { lang }), { t: "event", v: 11, event, view: view({ sheet: SHEET }) });
            const { ctx } = sit({}, { lang });
            const own = { ...ctx, model };
            assert.equal(model.bubbles[1].event, event, event.e);
            return `${speech(own, model.bubbles[1]).join(" ")} | ${narrate(own, model.log.at(-1))}`;
        });
        assert.doesNotMatch(words.join("\n"), GAPS);
        for (const one of words) assert.match(one, /^\S.* \| \S/, one);
        assert.equal(new Set(words).size, events.length);
        const laid = { v: 12, deal: 1, event: { e: "discarded", seat: 1, cards: null }, said: [], melds: [], trick: null };
        const { ctx } = sit(STAGES.discard, { lang });
        assert.match(narrate(ctx, laid), /4/);
    });

    test(`every advised act is put into words in ${lang}`, () => {
        const acts = [
            { e: "bid", height: "90", contract: "oben" },
            { e: "bid", height: "misere" },
            { e: "passed" },
            { e: "doubled" },
            { e: "predicted", points: 40 },
            { e: "joined", answer: "drop" },
            { e: "exchanged", cards: ["S6"] },
            { e: "exchanged" },
            { e: "discarded", cards: ["S6", "H9"] },
            { e: "called", card: "SA" },
            { e: "owned" },
            { e: "renounced", gives_up: true },
            { e: "renounced" },
            { e: "robbed" },
            { e: "chosen", contract: "oben", category: 2 },
        ];
        const { ctx } = sit(STAGES.choose, { lang });
        const words = acts.map((act) => hintText({ ...ctx, model: { ...ctx.model, hint: { act, reasons: [] } } }).act);
        assert.doesNotMatch(words.join("\n"), GAPS);
        assert.equal(new Set(words).size, acts.length);
    });
}

test("a tile bids the height that is set, the arrows set another", () => {
    const { inside, sent, button } = sit(STAGES.bid);
    const tile = inside(({ props }) => props["data-contract"] === "trump:H")[0];
    tile.props.on.click();
    assert.deepEqual(sent.at(-1), ["act", { e: "bid", height: "90", contract: "trump:H" }]);
    const [lower, higher] = inside(({ props }) => String(props.class).includes("step") && props.type === "button");
    higher.props.on.click();
    assert.deepEqual(sent.at(-1), ["draft", { height: "100" }]);
    assert.equal(lower.props["aria-disabled"], "true");
    const set = sit(STAGES.bid, {}, { height: "match" });
    set.inside(({ props }) => props["data-contract"] === "oben");
    set.inside(({ props }) => props["data-contract"] === "trump:S")[0].props.on.click();
    assert.equal(set.sent.at(-1)[1].height, "match");
    button("Passer").props.on.click();
    assert.deepEqual(sent.at(-1), ["act", { e: "passed" }]);
    button("Contrer").props.on.click();
    assert.deepEqual(sent.at(-1), ["act", { e: "doubled" }]);
});

test("a bid that was too low before falls to the lowest that may be made", () => {
    const { inside } = sit(STAGES.bid, {}, { height: "50" });
    assert.equal(inside(({ tag }) => tag === "select")[0].props.value, "90");
});

test("where the contract is named afterwards, the bid is one button", () => {
    const { inside, sent } = sit(STAGES["bid-after"]);
    assert.equal(inside(({ props }) => "data-contract" in props).length, 0);
    inside(({ props }) => String(props.class).includes("primary"))[0].props.on.click();
    assert.deepEqual(sent.at(-1), ["act", { e: "bid", height: "misere_trump" }]);
});

test("a double out of turn is a word to say, and a key", () => {
    const out = { ...STAGES.bid, turn: 1, waiting: [1], legal: { double: true } };
    const { dialog, find, sent } = sit(out);
    assert.equal(dialog, undefined);
    find(({ key }) => key === "double")[0].props.on.click();
    assert.deepEqual(sent.at(-1), ["act", { e: "doubled" }]);
    assert.deepEqual(command(seated(out), "c"), { do: "act", act: { e: "doubled" } });
    assert.deepEqual(command(seated(STAGES.bid), "s"), { do: "act", act: { e: "passed" } });
    assert.deepEqual(command(seated({ legal: { rob: true } }), "x"), { do: "act", act: { e: "robbed" } });
});

test("a family opens, goes back, and its contract is chosen", () => {
    const { inside, sent } = sit(STAGES.bid);
    inside(({ props }) => props["data-contract"] === "misere")[0].props.on.click();
    assert.deepEqual(sent.at(-1), ["draft", { path: "misere" }]);
    const open = sit(STAGES.bid, {}, { path: "misere" });
    assert.equal(open.dialog.props["data-dialog"], "bid-misere");
    open.button("Retour").props.on.click();
    assert.deepEqual(open.sent.at(-1), ["draft", { path: "" }]);
    open.inside(({ props }) => props["data-contract"] === "misere:oben")[0].props.on.click();
    assert.deepEqual(open.sent.at(-1), ["act", { e: "bid", height: "90", contract: "misere:oben" }]);
});

test("a family that is alone opens by itself, and back leads past it", () => {
    const rows = [{ no: 3, contracts: TRIOS }];
    const stage = { ...STAGES.choose, legal: { ...STAGES.choose.legal, rows } };
    const first = sit(stage);
    first.inside(({ props }) => props["data-row"] === 3)[0].props.on.click();
    assert.deepEqual(first.sent.at(-1), ["draft", { row: 3, path: "trio" }]);
    const orders = sit(stage, {}, { row: 3, path: "trio" });
    assert.equal(orders.inside(({ props }) => "data-contract" in props).length, ORDERS.length);
    orders.button("Retour").props.on.click();
    assert.deepEqual(orders.sent.at(-1), ["draft", { row: 0, path: "" }]);
});

test("a row with one contract is chosen at once, one with several asks how", () => {
    const { inside, sent } = sit(STAGES.choose);
    const row = (no) => inside(({ props }) => props["data-row"] === no)[0];
    row(1).props.on.click();
    assert.deepEqual(sent.at(-1), ["act", { e: "chosen", contract: "trump:S", category: 1 }]);
    row(3).props.on.click();
    assert.deepEqual(sent.at(-1), ["draft", { row: 3, path: "" }]);
    assert.equal(row(2).tag, "div");
    assert.match(textOf(row(2)), /114/);
    const joker = sit(STAGES.choose, {}, { row: 4 });
    assert.equal(joker.dialog.props["data-dialog"], "choose-row4");
    joker.inside(({ props }) => props["data-contract"] === "unten")[0].props.on.click();
    assert.deepEqual(joker.sent.at(-1), ["act", { e: "chosen", contract: "unten", category: 4 }]);
});

test("a prediction is a number within its bounds, told with its form", () => {
    const { inside, sent } = sit(STAGES.predict);
    const [input] = inside(({ tag }) => tag === "input");
    assert.equal(input.props.value, "39");
    const steps = inside(({ props }) => String(props.class).includes("step") && props.type === "button");
    steps[0].props.on.click();
    assert.deepEqual(sent.at(-1), ["draft", { points: 29 }]);
    input.props.on.input({ target: { value: "400", validity: { valid: false } } });
    assert.deepEqual(sent.at(-1), ["draft", { points: 29 }]);
    const [form] = inside(({ tag }) => tag === "form");
    form.props.on.submit({ preventDefault: () => undefined });
    assert.deepEqual(sent.at(-1), ["act", { e: "predicted", points: 39, aloud: true }]);
    assert.match(textOf(form), /Vreni\s+40/);
});

test("a secret prediction shows nobody's number", () => {
    const secret = { ...STAGES.predict, predictions: [null, -1, null, null], legal: { predict: { max: 9, aloud: false } } };
    const { dialog, inside } = sit(secret);
    assert.doesNotMatch(textOf(dialog), /-1|Vreni/);
    assert.equal(inside(({ props }) => String(props.class).includes("step") && props.type === "button").length, 2);
});

test("cards to put away are picked in the hand, neither more nor fewer", () => {
    let model = seated(STAGES.exchange);
    for (const card of ["S6", "SQ", "SK", "SA"]) {
        const step = press(model, card);
        assert.equal(step.act, null);
        model = step.model;
    }
    assert.deepEqual(pickedCards(model), ["SQ", "SK", "SA"]);
    model = play(model, "SA").model;
    assert.deepEqual(pickedCards(model), ["SQ", "SK"]);
    const few = sit(STAGES.exchange, {}, { cards: ["SQ", "SK"] });
    few.inside(({ key }) => key === "away")[0].props.on.click();
    assert.equal(few.sent.length, 0);
    const three = sit(STAGES.exchange, {}, { cards: ["SQ", "SK", "SA"] });
    three.inside(({ key }) => key === "away")[0].props.on.click();
    assert.deepEqual(three.sent.at(-1), ["act", { e: "exchanged", cards: ["SQ", "SK", "SA"] }]);
    three.button("Garder").props.on.click();
    assert.deepEqual(three.sent.at(-1), ["act", { e: "exchanged" }]);
    const { ctx, find } = few;
    assert.match(describeCardChange({ ...ctx, model: press(ctx.model, "S6").model }, ctx.model), /choisie/);
    const marks = find(({ props }) => String(props.class).split(" ").includes("picked"));
    assert.equal(marks.length, 2);
});

test("what was put together is forgotten with its question", () => {
    const model = withDraft(seated(STAGES.exchange), { cards: ["S6"] });
    const next = applyEvent(model, { t: "event", v: 11, event: { e: "exchanged", seat: 0 }, view: view() });
    assert.deepEqual(next.draft, {});
    const same = applyEvent(model, { t: "event", v: 11, event: { e: "exchanged", seat: 1 }, view: view(STAGES.exchange) });
    assert.deepEqual(same.draft, { cards: ["S6"] });
});

test("advice fills in the question", () => {
    const hint = (changes, act) => receiveHint(seated(changes), { t: "hint", v: 10, act, reasons: [] });
    assert.deepEqual(pickedCards(hint(STAGES.exchange, { e: "exchanged", cards: ["S6", "H9"] })), ["S6", "H9"]);
    assert.equal(hint(STAGES.predict, { e: "predicted", points: 25 }).draft.points, 25);
    assert.equal(hint(STAGES.bid, { e: "bid", height: "100", contract: "oben" }).draft.height, "100");
    const { inside } = sit({ ...STAGES.bid });
    assert.equal(inside(({ props }) => String(props.class).includes("advised")).length, 0);
});

test("a partner is called by suit, then by card", () => {
    const { inside } = sit(STAGES.call);
    assert.deepEqual(inside(({ props }) => "data-suit" in props).map(({ props }) => props["data-suit"]), ["S", "H"]);
    const hearts = sit(STAGES.call, {}, { suit: "H" });
    hearts.inside(({ props }) => props["aria-label"] === "as de cœur" && props.type === "button")[0].props.on.click();
    assert.deepEqual(hearts.sent.at(-1), ["act", { e: "called", card: "HA" }]);
    assert.match(textOf(sit({ ...STAGES.call, called: ["SK"] }).dialog), /roi de pique.*voisin/);
});

test("the header tells the bid, the prediction and who plays alone", () => {
    const shown = (changes) => textOf(sit(changes).find(({ props }) => String(props.class).includes("contract-by"))[0]);
    assert.match(shown(STAGES.bid), /80, pique – Heidi/i);
    assert.match(shown({ auction: { ...AUCTION, factor: 2 } }), /80 – Heidi ×2/);
    assert.match(shown({ predictions: [39, -1, -1, -1] }), /prédit 39/);
    const rules = { ...sit().ctx.model.view.rules, write: "difference" };
    assert.doesNotMatch(shown({ predictions: [39, -1, -1, -1], rules }), /39/, "the slate tells it");
});

test("what counts in a deal is told with the cards, in the header and on a key", () => {
    const { ctx, find } = sit({ aim: "guggitaler-3" });
    const said = narrate(ctx, { v: 9, deal: 1, event: { e: "dealt", turned: "SA" }, said: [], melds: [], trick: null });
    assert.match(said, /Retournée.*as de pique\. À éviter.*dames/);
    const header = textOf(find(({ props }) => String(props.class).includes("contract-by"))[0]);
    assert.match(header, /dames, 4 points par carte/);
    assert.match(readAloud(ctx, "turn"), /dames/);
    assert.doesNotMatch(readAloud(sit({ aim: "jass" }).ctx, "turn"), /éviter/);
});

test("a counted deal tells the bid and the predictions", () => {
    const deal = { ...DEAL, stake: { seat: 1, height: "90", factor: 2, worth: 180, made: false }, predictions: [39, 40, 41, 42] };
    const { ctx } = sit({ deals: [deal], lines: [0, 1, 0, 1] });
    const said = narrate(ctx, { v: 9, deal: 1, event: { e: "counted" }, said: [], melds: [], trick: null });
    assert.match(said, /manquée.*180 points/);
    assert.match(said, /Vous 39, Vreni 40, Ueli 41, Heidi 42/);
});

test("a prediction is told in what is counted", () => {
    const told = (aim, points) => {
        const { ctx } = sit({ aim }, { lang: "en" });
        const event = { e: "predicted", seat: 1, points, aloud: true };
        return narrate(ctx, { v: 9, deal: 1, event, said: [], melds: [], trick: null });
    };
    assert.match(told("jass", 40), / predicts 40 points\./);
    assert.match(told("tricks", 3), / predicts 3 tricks\./);
    assert.match(told("tricks", 1), / predicts 1 trick\./);
});

test("putzes and pommes are told by name", () => {
    const rules = { ...view().rules, write: "putzes" };
    const deal = { ...DEAL, total: [2, -1, 0, 1] };
    const { ctx } = sit({ rules, deals: [deal], scores: [2, -1, 0, 1], lines: [0, 1, 2, 3] }, { lang: "en" });
    const said = narrate(ctx, { v: 9, deal: 1, event: { e: "counted" }, said: [], melds: [], trick: null });
    assert.equal(said, "The deal is counted. You mark 2 putzes. Vreni has a pomme. Heidi marks a putze.");
});

test("a card that makes trumps says so", () => {
    const before = seated({ contract: "open" });
    const event = { e: "played", seat: 1, card: "H6" };
    const next = applyEvent(before, { t: "event", v: 11, event, view: view({ contract: "trump:H" }) });
    assert.match(narrate({ ...sit({}).ctx, model: next }, next.log.at(-1)), /atout/);
    const usual = applyEvent(seated(), { t: "event", v: 11, event, view: view() });
    assert.doesNotMatch(narrate({ ...sit({}).ctx, model: usual }, usual.log.at(-1)), /devient/);
});
