// The order of the cards, the names of cards, what can be read aloud.

import assert from "node:assert/strict";
import { test } from "node:test";
import { LANGS, context, find, findAll, has, shown, textOf } from "./page.mjs";
import { DEAL, HAND, SITUATIONS, event, load, played, seated, view } from "./sample.mjs";

const { assignSlots } = await load("model/hand_slots");
const { withSettings, applyEvent, lift, welcome } = await load("model/state");
const { release, press } = await load("model/press");
const { cardName } = await load("text/cards");
const { hand } = await load("views/hand");
const { helpDialog } = await load("views/help_dialog");
const { settingsDialog } = await load("views/menu_dialogs");
const { AutoAdvance, KeyedTimer } = await load("browser/keyed_timer");
const { readAgain, describeCardChange, missedEntries, readAloud } = await load("text/screen_reader");

const suits = (cards) => [...new Set(cards.map((card) => card[0]))].join("");

test("suits alternate in colour even when one is missing", () => {
    const order = { sort: "suits", contract: "trump:D" };
    assert.equal(suits(assignSlots([], HAND, order)), "SHCD");
    assert.equal(suits(assignSlots([], ["S6", "C7", "D8"], order)), "SDC");
    assert.equal(suits(assignSlots([], ["S6", "H7", "D8"], order)), "HSD");
    assert.equal(suits(assignSlots([], ["D7", "D8"], order)), "D");
});

test("trumps come first in the order in which they beat each other", () => {
    const hand_ = ["C6", "H9", "HJ", "HA", "S7", "D8", "H6"];
    const placed = assignSlots([], hand_, { sort: "trumps", contract: "trump:H" });
    assert.deepEqual(placed, ["HJ", "H9", "HA", "H6", "S7", "D8", "C6"]);
    for (const trump of "SHDC") {
        const order = suits(assignSlots([], HAND, { sort: "trumps", contract: `trump:${trump}` }));
        assert.equal(order[0], trump);
        const black = [...order].map((suit) => "SC".includes(suit));
        assert.ok(black.every((one, i) => i === 0 || one !== black[i - 1]), order);
    }
    assert.equal(suits(assignSlots([], HAND, { sort: "trumps", contract: "oben" })), "SHCD");
    assert.equal(assignSlots([], ["S6", "H7", "D8"], { sort: "trumps", contract: "trump:S" })[0], "S6");
});

test("cards can stand by rank", () => {
    const placed = assignSlots([], HAND, { sort: "ranks", contract: "trump:S" });
    assert.deepEqual(placed, ["SA", "CA", "SK", "SQ", "CJ", "HT", "H9", "D7", "S6"]);
    assert.deepEqual(assignSlots([], ["CA", "DA", "HA", "SA"], { sort: "ranks", contract: null }), ["SA", "HA", "CA", "DA"]);
});

test("another order moves the cards at once and leaves the focus on its card", () => {
    const model = { ...seated({ hand: ["SA", "H9", "CA"] }), slots: assignSlots([], HAND), focus: 6 };
    const sorted = withSettings(model, { ...model.settings, sort: "ranks" });
    assert.equal(sorted.slots.length, HAND.length);
    assert.equal(sorted.slots[sorted.focus], "CA");
    assert.equal(withSettings(sorted, { ...sorted.settings, theme: "dark" }).slots, sorted.slots);
});

test("trumps first takes effect when the trump is named, then nothing moves", () => {
    let model = seated({ phase: "choose", contract: null }, { sort: "trumps" });
    assert.equal(model.slots[0], "SA");
    model = applyEvent(model, event(11, { e: "chosen", seat: 2, contract: "trump:C" }, { contract: "trump:C" }));
    assert.deepEqual(model.slots.slice(0, 2), ["CJ", "CA"]);
    const { slots } = model;
    model = applyEvent(model, event(12, played(0, "CJ"), { contract: "trump:C", hand: HAND.slice(0, 4) }));
    assert.equal(model.slots, slots);
});

test("after a reload in the middle of a deal the cards stand where they stood", () => {
    const before = seated();
    const dealt = { v: 3, event: { e: "dealt", hands: [HAND, null, null, null], counts: [9, 9, 9, 9] } };
    const fresh = { ...before, view: null, v: null, slots: [], log: [] };
    const greeting = { t: "welcome", v: 20, seat: 0, snapshot: true, events: [dealt] };
    const back = welcome(fresh, { ...greeting, view: view({ hand: ["D7", "SK"] }) });
    assert.deepEqual(back.slots, before.slots);
    assert.equal(back.slots[back.focus], "SK");
});

test("a deal that was missed forgets what belonged to the one before", () => {
    const model = { ...seated(), declare: [], prepared: "SA", lifted: "SA" };
    const events = [{ v: 11, event: { e: "dealt", hands: [HAND, null, null, null] } }];
    const greeting = { t: "welcome", v: 12, seat: 0, snapshot: false, events };
    const back = welcome(model, { ...greeting, view: view({ deal: 2 }) });
    assert.equal(back.declare, null);
    assert.equal(back.prepared, null);
    assert.equal(back.lifted, null, "although the new hand holds the same card");
});

test("a card says what it is and what can be done with it, in every language and deck", () => {
    const nell = { fr: "atout, nell, jouable", de: "Trumpf, Näll, spielbar" };
    Object.assign(nell, { it: "briscola, nell, giocabile", en: "trump, Nell, playable" });
    const cards = ["S9", "H6"];
    const name = (model, card) =>
        findAll(hand(context(model)), (node) => node.props["data-card"] === card)[0].props["aria-label"];
    for (const lang of LANGS) {
        for (const deck of ["french", "swiss"]) {
            const model = seated({ hand: cards, legal: { cards: ["S9"] } }, { lang, deck });
            const called = (card) => cardName(model.settings, card, context(model).t);
            assert.equal(name(model, "S9"), `${called("S9")}, ${nell[lang]}`);
            assert.ok(name(model, "H6").startsWith(`${called("H6")}, `));
            assert.doesNotMatch(name(model, "H6"), new RegExp(nell[lang].split(", ")[0]));
        }
        const prepared = { ...seated({ ...SITUATIONS.wait, hand: cards }, { lang }), prepared: "S9" };
        const { t } = context(prepared);
        assert.ok(name(prepared, "S9").endsWith(`, ${t("card-prepared")}`));
    }
});

test("no card looks playable while one's own card is on its way", () => {
    const playable = (model) => findAll(hand(context(model)), (node) => /playable/.test(node.props.class ?? ""));
    assert.equal(playable(seated()).length, HAND.length);
    assert.equal(playable(lift(seated(), "SA")).length, 0);
    assert.equal(hand(context(lift(seated(), "SA"))).props["data-turn"], "no");
});

test("every choice of the settings has its text in every language", () => {
    for (const lang of LANGS) {
        for (const deck of ["french", "swiss"]) {
            const ctx = context(seated({}, { lang, deck, play: "lift", keys: false }));
            const found = [settingsDialog(ctx), helpDialog(ctx)].map(textOf).join();
            assert.ok(!found.includes("["), found);
        }
    }
});

test("the settings that people change most stand first, under headings", () => {
    const dialog = settingsDialog(context(seated({}, { lang: "de" })));
    const headings = findAll(dialog, ({ tag }) => tag === "h3").map(textOf);
    assert.deepEqual(headings, ["Tempo und Ablauf", "Karten und Farben", "Sprache und Ton", "Hilfe", "Bedienung", "Du"]);
    const labels = findAll(dialog, has("field")).map((field) => textOf(field.kids[0]).trim());
    const places = ["Tempo", "Karten", "Sprache", "Ton", "Anfängermodus", "Trumpf"].map((start) => labels.findIndex((label) => label.startsWith(start)));
    assert.deepEqual(places, places.toSorted((a, b) => a - b));
    assert.equal(places[0], 0);
    assert.equal(findAll(dialog, ({ tag }) => tag === "details").length, 0, "nothing is hidden");
});

test("a switch and a row of buttons change their setting", () => {
    const changes = [];
    const ctx = context(seated(), { set: (one) => changes.push(one), open() {} });
    const dialog = settingsDialog(ctx);
    for (const node of findAll(dialog, ({ props }) => props["aria-pressed"] === "false")) node.props.on.click();
    for (const node of findAll(dialog, ({ props }) => props.role === "switch"))
        node.props.on.change({ target: { checked: !node.props.checked } });
    const named = new Set(changes.flatMap(Object.keys));
    for (const name of ["lang", "deck", "play", "prepare", "sort", "advance", "hints", "keys", "sound", "left"])
        assert.ok(named.has(name), name);
    assert.ok(changes.some(({ prepare }) => prepare === false));
    assert.ok(changes.some(({ left }) => left === true));
});

test("the account shows that it is going to close by itself, until somebody touches it", () => {
    let halted = 0;
    const model = seated({ ...SITUATIONS.summary, deals: [DEAL] }, { advance: "auto" });
    const advancing = (one) => find(shown(one, { halt: () => (halted += 1) }), has("advancing"));
    const [dialog] = advancing(model);
    assert.equal(advancing({ ...model, halted: true }).length, 0);
    assert.equal(dialog.props.vars["--advance"], "9000ms");
    const inside = { contains: (node) => node === "inside" };
    dialog.props.on.focusin({ currentTarget: inside, relatedTarget: "outside" });
    dialog.props.on.pointermove({ movementX: 0, movementY: 0 });
    assert.equal(halted, 0);
    dialog.props.on.focusin({ currentTarget: inside, relatedTarget: "inside" });
    dialog.props.on.pointermove({ movementX: 1, movementY: 0 });
    dialog.props.on.pointerdown();
    dialog.props.on.keydown();
    assert.equal(halted, 4);
});

test("whoever reads an account is left in peace until the next one", () => {
    const reading = { ...seated(SITUATIONS.summary), halted: true };
    const shuffled = applyEvent(reading, event(11, { e: "contributed", seat: 1 }, SITUATIONS.summary));
    assert.equal(shuffled.halted, true);
    assert.equal(applyEvent(shuffled, event(12, { e: "counted" }, SITUATIONS.summary)).halted, false);
});

test("whose turn it is and what is trump can be asked", () => {
    const words = (changes) => readAloud(context(seated(changes, { lang: "en" })), "turn");
    assert.match(words({}), /^Your turn to play\. .*spades, Ueli, pushed$/i);
    assert.match(words(SITUATIONS.wait), /^Vreni’s turn\./);
    assert.equal(words(SITUATIONS.choose), "Your turn to choose");
    assert.match(words(SITUATIONS.end), /over/);
});

const LYING = { trick: { no: 1, leader: 1, cards: [["D6", 1], ["D8", 2], ["DA", 3]], winning: 3 } };

test("earlier acts can be heard again, back and forward, as far as they go", () => {
    let model = seated({}, { lang: "en" });
    assert.equal(readAgain(context(model), -1).words, "Nothing yet.");
    for (const [v, card] of [[11, "D6"], [12, "D8"], [13, "DA"]]) model = applyEvent(model, event(v, played(1, card), LYING));
    const heard = [];
    for (const step of [-1, -1, -1, -1, 1, 1, 1]) {
        const { past, words } = readAgain(context(model), step);
        model = { ...model, past };
        heard.push(words.match(/ace|eight|six/)[0]);
    }
    assert.deepEqual(heard, ["ace", "eight", "six", "six", "eight", "ace", "ace"]);
    assert.equal(applyEvent(model, event(14, played(2, "DT"), {})).past, null);
});

test("what a press did to a card is said", () => {
    const wait = seated(SITUATIONS.wait, { lang: "en" });
    const said = (model, before) => describeCardChange(context(model), before);
    const chosen = press(wait, "SA").model;
    assert.equal(said(chosen, wait), "ace of spades, prepared.");
    assert.equal(said(press(chosen, "SA").model, chosen), "ace of spades, taken back.");
    assert.equal(said(release(chosen), chosen), "ace of spades, taken back.");
    const lead = seated({}, { lang: "en", play: "lift" });
    const raised = press(lead, "S6").model;
    assert.match(said(raised, lead), /^six of spades, lifted/);
    assert.equal(said(press(raised, "S6").model, raised), "");
    const refused = seated(SITUATIONS.follow, { lang: "en" });
    assert.equal(said(press(refused, "S6").model, refused), "");
});

test("what was missed while the connection was down is told in order and once", () => {
    const model = applyEvent(seated(), event(11, played(1, "D6"), {}));
    const events = [12, 13].map((v) => ({ v, event: played(v - 10, "D8") }));
    const greeting = { t: "welcome", v: 13, seat: 0, snapshot: false, events, view: view({}) };
    const back = welcome(model, greeting);
    assert.deepEqual(missedEntries(back, 11).map(({ v }) => v), [12, 13]);
});

test("a keyed timer ends once, starts afresh for another, and waits where it must", () => {
    const timers = new Map();
    let no = 0;
    const ring = () => {
        const [id, run] = [...timers][0];
        timers.delete(id);
        run();
    };
    const timer = new KeyedTimer((run) => (timers.set((no += 1), run), no), (id) => timers.delete(id));
    const ended = [];
    let ready = false;
    const keep = (key) => timer.set(key, 10, () => ready && ended.push(key) > 0);
    keep("a");
    keep("a");
    assert.equal(timers.size, 1);
    ring();
    assert.deepEqual([ended.length, timers.size], [0, 1]);
    ready = true;
    ring();
    assert.deepEqual([ended, timers.size], [["a"], 0]);
    keep("b");
    keep("c");
    ring();
    assert.deepEqual([ended, timers.size], [["a", "c"], 0]);
    keep("d");
    keep(null);
    assert.equal(timers.size, 0);
});

test("a trick of a rest goes by itself, the last one when the player has seen it", () => {
    const clears = (hand, settings) => {
        const timers = [];
        const advance = new AutoAdvance((run) => timers.push(run), () => {});
        const model = seated({ phase: "play", deal: 1, hand }, settings);
        advance.watch({ ...model, resting: 1, trick: { ...model.trick, no: 8, done: true } }, {}, () => true);
        return timers.length === 1;
    };
    assert.deepEqual([clears(["SA"], { pace: "tap" }), clears([], { pace: "tap" })], [true, false]);
    assert.deepEqual([clears(["SA"], { pace: "slow" }), clears([], { pace: "slow" })], [true, true]);
});
