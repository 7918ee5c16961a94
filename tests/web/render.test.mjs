// The page as a description of nodes, without a browser.

import assert from "node:assert/strict";
import { test } from "node:test";
import { GAPS, LANGS, context, find, has, recorder, shown, textOf, title, words as spoken } from "./page.mjs";
import { DEAL, RULES, SITUATIONS, game, load, seated, settings, view } from "./sample.mjs";

const { tapWords } = await load("text/tap_prompt");
const { h } = await load("browser/dom");
const { initial, applyEvent, refuse } = await load("model/state");
const { breakdownRows } = await load("views/score_breakdown");
const { findAll } = await load("browser/dom");
const { sideOf } = await load("views/table");
const { readAloud } = await load("text/screen_reader");
const { narrate } = await load("text/narration");
const { withOption, groupOptions } = await load("model/rule_choice");

/** Everything that a person could read or hear of a model, with the name of the window. */
const words = (model) => `${title(context(model))}
${spoken(shown(model))}`;

for (const lang of LANGS) {
    test(`no situation shows a missing text or an unfilled gap in ${lang}`, () => {
        for (const deck of ["french", "swiss"]) {
            for (const [name, changes] of Object.entries(SITUATIONS)) {
                for (const opened of [null, "help", "settings", "log", "last", "slate", "finish", "solder"]) {
                    const text = words({ ...seated(changes, { lang, deck }), opened });
                    assert.doesNotMatch(text, GAPS, `${name} ${opened}`);
                }
            }
            const home = {
                ...initial(settings({ lang, deck })),
                rules: RULES,
                unfinished: [game(), game({ table: "u", rules: "molotow" })],
            };
            assert.doesNotMatch(words(home), GAPS);
        }
    });
}

test("the hand is a group of real buttons with full names", () => {
    const all = shown(seated(SITUATIONS.follow));
    const [hand] = find(all, has("hand"));
    assert.equal(hand.props.role, "group");
    const buttons = hand.kids.flatMap(({ kids }) => kids).filter(({ tag }) => tag === "button");
    assert.equal(buttons.length, 9);
    const names = buttons.map(({ props }) => props["aria-label"]);
    assert.ok(names.includes("sept de carreau, jouable"), names.join());
    assert.ok(names.includes("as de pique, atout, pas jouable"), names.join());
    assert.equal(buttons.filter(({ props }) => props["aria-disabled"] === "true").length, 8);
    assert.equal(buttons.filter(({ props }) => props.tabindex === 0).length, 1);
    assert.ok(find(all, ({ tag }) => tag === "button").every(({ props }) => props.type === "button"));
});

test("jack and nine of trumps are called by their names", () => {
    const model = seated({ hand: ["SJ", "S9", "HJ"], legal: { cards: ["SJ"] } });
    const names = find(shown(model), has("card")).map(({ props }) => props["aria-label"]);
    assert.deepEqual(names, [
        "valet de pique, atout, bour, jouable",
        "neuf de pique, atout, nell, pas jouable",
        "valet de cœur, pas jouable",
    ]);
});

test("places of cards that were played stay empty", () => {
    const before = seated();
    const after = applyEvent(before, {
        t: "event",
        v: 11,
        event: { e: "played", seat: 0, card: "SA", melds: [], stoeck: false },
        view: view({ hand: before.view.hand.filter((card) => card !== "SA") }),
    });
    const [hand] = find(shown(after), has("hand"));
    const slots = hand.kids.flatMap(({ kids }) => kids);
    assert.equal(slots.length, 9);
    assert.ok(has("empty")(slots[0]));
    assert.equal(slots[1].props["data-slot"], 1);
});

test("the next player sits on the right, the partner opposite, for every seat", () => {
    for (let me = 0; me < 4; me += 1) {
        const round = [0, 1, 2, 3].map((i) => sideOf(me, (me + i) % 4));
        assert.deepEqual(round, ["bottom", "right", "top", "left"]);
    }
});

test("a tile of trumps shows the suit alone and is called by the whole contract", () => {
    for (const lang of LANGS) {
        for (const deck of ["french", "swiss"]) {
            const legal = { contracts: ["trump:S", "trump:H", "oben"], push: true };
            const all = shown(seated({ ...SITUATIONS.choose, legal }, { lang, deck }));
            const tiles = find(all, has("contract-choice"));
            assert.equal(tiles.length, 3);
            for (const tile of tiles.slice(0, 2)) {
                const name = tile.props["aria-label"].toLowerCase();
                const seen = textOf(tile).trim().toLowerCase();
                assert.ok(name.endsWith(seen) && name !== seen, `${name} | ${seen}`);
            }
            assert.ok(!tiles[2].props["aria-label"], "what is seen in full needs no other name");
            assert.equal(find(all, has("push")).length, 1);
        }
    }
});

test("pace and look are groups of buttons, one of them pressed", () => {
    const { done, actions } = recorder();
    const model = { ...seated({}, { theme: "dark" }), opened: "settings" };
    const [look] = find(shown(model, actions), ({ props }) => props["aria-label"] === "Apparence");
    assert.equal(look.props.role, "group");
    const pressed = look.kids.filter(({ props }) => props["aria-pressed"] === "true");
    assert.deepEqual([look.kids.length, ...pressed.map(textOf)], [4, "Sombre"]);
    look.kids[3].props.on.click();
    assert.deepEqual(done, [["set", { theme: "contrast" }]]);
});

test("only the winner's account is closed with a flourish", () => {
    const closed = (winner) => {
        const { result } = SITUATIONS.end;
        return find(shown(seated({ ...SITUATIONS.end, result: { ...result, winner } })), has("flourish")).length;
    };
    assert.deepEqual([closed(0), closed(1), closed(null)], [1, 0, 0]);
});

test("a refusal is told in one sentence", () => {
    const [status] = find(shown(refuse(seated(), "undertrump")), has("status"));
    assert.match(textOf(status), /^[^.]+\.$/);
});

test("an account has the player's own side first, and 157 together", () => {
    const figures = (seat) => {
        const [table] = breakdownRows(context(seated()), view({ seat, scores: [290, 164], deals: [DEAL] }), DEAL);
        return findAll(table, ({ tag }) => tag === "tr").slice(1).map((row) => findAll(row, ({ tag }) => tag === "td").map(textOf));
    };
    assert.deepEqual(figures(0)[3], ["95", "62", "157"]);
    assert.deepEqual(figures(1)[3], ["62", "95", "157"]);
    assert.deepEqual(figures(0).at(-1), ["290", "164", "454"]);
});

test("the score of both teams has one's own on the left", () => {
    const halves = find(shown(seated({ seat: 1, scores: [340, 512] })), has("slate-half")).map(textOf);
    assert.match(halves[0], /Nous.*512/);
    assert.match(halves[1], /Eux.*340/);
});

test("the same card looks different in the two decks and keeps its code", () => {
    const drawn = (model) => find(shown(model), ({ tag }) => tag === "use").map(({ props }) => props.draw ?? props.href);
    assert.ok(drawn(seated()).includes("#fr-S-A"));
    assert.ok(drawn(seated({}, { deck: "swiss" })).includes("#ch-schilten-A"));
    assert.ok(drawn(seated({}, { deck: "swiss", mapping: "jassguru" })).includes("#ch-eichel-A"));
});

test("the whole state can be heard", () => {
    const ctx = context(seated(SITUATIONS.follow));
    assert.match(readAloud(ctx, "hand"), /as de pique/);
    assert.match(readAloud(ctx, "trick"), /Atout pique.*Heidi: as de carreau/);
    assert.match(readAloud(ctx, "points"), /Nous 0, eux 0/);
});

test("a value equal to the preset's is no difference", () => {
    const [preset] = RULES.presets;
    assert.deepEqual(withOption(preset, {}, "target", 1500), { target: 1500 });
    assert.deepEqual(withOption(preset, { target: 1500 }, "target", 1000), {});
});

test("major options come first, the others by their group", () => {
    const { major, groups } = groupOptions(RULES.options);
    assert.deepEqual(major.map(({ name }) => name), ["target", "match"]);
    assert.deepEqual(groups.map(([group]) => group), ["meld", "deal"]);
});

test("descriptions carry classes, keys and text", () => {
    const node = h("div.a.b", { class: "c", key: 7 }, "x", null, [false, h("b", null, 1)]);
    assert.equal(node.props.class, "a b c");
    assert.equal(node.key, "7");
    assert.equal(textOf(node), "x 1");
});

test("what can be objected to is a button each, and the ruling is told with its clause", () => {
    const objections = [{ offender: 1, trick: 3 }, { offender: 0, trick: 2 }];
    for (const lang of LANGS) {
        const { done, actions } = recorder();
        const model = seated({ legal: { objections } }, { lang });
        const ctx = context(model);
        const buttons = find(shown(model, actions), ({ key }) => key?.startsWith("object-"));
        assert.deepEqual(buttons.length, 2, lang);
        for (const one of buttons) one.props.on.click();
        assert.deepEqual(done, objections.map((one) => ["act", { e: "objected", ...one }]));
        assert.match(textOf(buttons[0]), new RegExp(model.view.names[1]));
        for (const seat of [0, 2]) {
            for (const offender of [1, seat]) {
                const event = { e: "objected", seat, offender, trick: 3 };
                assert.doesNotMatch(narrate(ctx, { event, said: [], melds: [] }), /\[|[{}]|undefined/, lang);
            }
        }
        const effects = ["card-stays", "follow-suit", "play-lawfully", "trick-lost", "trumps-dead", "forgotten-dead", "tricks-lost"];
        for (const effect of effects) {
            const event = { e: "ruled", offender: 1, trick: 3, case: "revoke-open", effect, clause: "9.1 R2" };
            assert.match(narrate(ctx, { event, said: [], melds: [] }), /^[^[{}]+ \[9\.1 R2\]$/, lang);
        }
    }
});

test("at the pace of taps each step says how one goes on, once", () => {
    const ctx = (model) => context({ ...model, settings: { ...model.settings, lang: "de" } });
    const tap = seated({ turn: 1, waiting: [1] }, { pace: "tap" });
    const held = { ...tap, held: tap.v };
    assert.equal(tapWords(ctx(held), tap), "Weiter mit der Leertaste oder einem Tipp auf den Tisch.");
    assert.equal(tapWords(ctx(held), held), "");
    const done = { ...tap, trick: { no: 1, leader: 0, cards: [], winning: 0, done: true } };
    assert.match(tapWords(ctx(done), tap), /Leertaste/);
    assert.equal(tapWords(ctx({ ...done, held: done.v }), done), "");
    assert.match(tapWords(ctx(held), { ...done, held: null }), /Leertaste/, "another reason to wait");
    const normal = (model) => ({ ...model, settings: { ...model.settings, pace: "normal" } });
    assert.equal(tapWords(ctx(normal(held)), normal(tap)), "");
});
