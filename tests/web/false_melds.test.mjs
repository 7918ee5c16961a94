// Melds that are claimed although the hand does not hold them: putting one together, sending it, and what it costs.

import assert from "node:assert/strict";
import { test } from "node:test";
import { GAPS, LANGS, findAll, page, recorder, secondScript, texts, words } from "./page.mjs";
import { HAND, RULES, RUN as HELD, load, seated } from "./sample.mjs";

const { claim, declaration, missing } = await load("model/false_melds");
const { currentPrompt, declareAct, isFalse, mayDeclare, automaticAct, playAct } = await load("model/prompt");
const { command } = await load("model/key_bindings");
const { applyEvent } = await load("model/state");
const { meldsDialog } = await load("views/dialogs");
const { actionButtons } = await load("views/action_buttons");
const { speech, narrate } = await load("text/narration");

const run = (text, points) => ({ cards: text.split(" "), kind: "run", points });
const four = (rank, points) => ({ cards: ["S", "H", "D", "C"].map((suit) => suit + rank), kind: "four", points });
const LONG = run("SJ SQ SK SA", 50);
const FALSE = [four("J", 200), LONG, four("K", 100), run("H8 H9 HT", 20), run("H7 H8 H9", 20), run("D6 D7 D8", 20)];
const OPEN = { legal: { cards: HAND, melds: [HELD], best: [HELD.cards], false_melds: FALSE } };
const BARE = { legal: { cards: HAND, false_melds: FALSE } };
const IN_TURN = { phase: "declare", legal: { declare: true, false_melds: FALSE } };

/** A model with what was chosen for the claim. */
const choosing = (claimed, changes = OPEN) => ({ ...seated(changes), draft: { claimed } });

test("a claim is narrowed down by its kind, its suit and its height", () => {
    const { groups, suits, tops, meld } = claim(choosing({ group: "run3", suit: "H", top: "9" }));
    assert.deepEqual(groups, [
        { group: "run3", points: 20 },
        { group: "run4", points: 50 },
        { group: "four", points: 100 },
    ]);
    assert.deepEqual([suits, tops], [["H", "D"], ["T", "9"]]);
    assert.deepEqual(meld.cards, ["H7", "H8", "H9"]);
});

test("what is not to be had falls back to the first", () => {
    assert.deepEqual(claim(choosing({})).meld.cards, ["H8", "H9", "HT"]);
    assert.deepEqual(claim(choosing({ group: "run4", suit: "D", top: "8" })).meld, LONG);
    const fours = claim(choosing({ group: "four", suit: "H", top: "K" }));
    assert.deepEqual([fours.suits, fours.tops, fours.meld.points], [[], ["J", "K"], 100]);
    assert.equal(claim(seated()).meld, null);
});

test("cards are missing that are neither held nor laid in this trick", () => {
    assert.deepEqual(missing(seated(OPEN), LONG), ["SJ"]);
    const laid = { no: 1, leader: 0, cards: [["SJ", 0], ["H8", 1]], winning: 0 };
    assert.deepEqual(missing(seated({ ...OPEN, trick: laid }), LONG), []);
    assert.deepEqual(missing(seated({ ...OPEN, trick: laid }), FALSE[3]), ["H8"]);
});

test("true melds go with the claim unless they share a card", () => {
    const model = { ...seated(OPEN), ticked: [HELD.cards] };
    assert.deepEqual(declaration(model, FALSE[3], false), { melds: [HELD.cards, FALSE[3].cards], points: 20 });
    assert.deepEqual(declaration(model, LONG, false), { melds: [LONG.cards], points: 0 });
    assert.equal(declaration(model, four("K", 100), true).points, 20);
});

test("no card calls the stöck for cards that are only claimed", () => {
    const model = { ...seated({ ...BARE, contract: "trump:S" }), stoeck: true, declare: [LONG.cards] };
    assert.deepEqual(playAct(model, "H9"), { e: "played", card: "H9", melds: [LONG.cards], stoeck: false });
    const held = { ...seated({ ...OPEN, contract: "trump:S" }), stoeck: true };
    assert.equal(declareAct(held, [HELD.cards, FALSE[3].cards]).stoeck, true);
});

test("who holds nothing is asked in turn where a false meld may be claimed", () => {
    assert.equal(currentPrompt(seated(IN_TURN)), "melds");
    assert.equal(automaticAct(seated(IN_TURN), () => "00ff"), null);
});

test("who holds nothing is not asked with the first card", () => {
    assert.equal(currentPrompt(seated(BARE)), null);
    assert.deepEqual(playAct(seated(BARE), "H9").melds, []);
});

test("a meld is false that is listed as such", () => {
    const { legal } = seated(OPEN).view;
    assert.deepEqual([isFalse(legal, LONG.cards), isFalse(legal, HELD.cards)], [true, false]);
    assert.deepEqual([mayDeclare(legal), mayDeclare(BARE.legal), mayDeclare({})], [true, true, false]);
});

test("a key opens the claim where nothing else is to be decided, and decides again", () => {
    const at = (changes, declare) => command({ ...seated(changes), declare }, "m");
    assert.deepEqual(at(BARE, null), { do: "open", what: "false-meld" });
    assert.deepEqual(at(OPEN, null), { do: "read", what: "not-now" });
    assert.deepEqual(at(BARE, [LONG.cards]), { do: "melds" });
    assert.deepEqual(at({}, []), { do: "read", what: "not-now" });
});

/** A context that keeps what is done in it, with its texts in a language or as their keys. */
function watched(model, lang) {
    const { done, actions } = recorder();
    const keys = Object.assign((key) => key, { has: () => true });
    return { done, ctx: { model, actions, secondScript, t: lang ? texts(lang) : keys } };
}

const buttons = (node) => findAll(node, ({ props }) => props.on?.click !== undefined && props.type === "button");
const isPrimary = ({ props }) => String(props.class).includes("primary");

/** What each button of a node does, with its text and whether it is the primary one. */
function presses(node, model) {
    const { done, ctx } = watched(model);
    return buttons(node(ctx, model.view)).map((button) => {
        button.props.on.click();
        return [words([button]), isPrimary(button), done.pop()];
    });
}

test("the dialog of melds leads to the claim by a link that is never its primary button", () => {
    const link = ["false-meld-other", false, ["open", "false-meld"]];
    const shown = presses(meldsDialog, { ...seated(OPEN), ticked: [HELD.cards] });
    assert.deepEqual(shown.filter(([, , does]) => does[0] === "open"), [link]);
    assert.deepEqual(shown.at(-1), ["melds-declare", true, ["declare", [HELD.cards]]]);
    const [first, none] = presses(meldsDialog, seated(IN_TURN));
    assert.deepEqual(first, link);
    const hinted = (changes) => words([meldsDialog(watched(seated(changes)).ctx, seated(changes).view)]).includes("melds-no-meld");
    assert.deepEqual([hinted(IN_TURN), hinted(OPEN)], [true, false]);
    assert.deepEqual(none, ["melds-none", true, ["act", { e: "declared", melds: [], stoeck: false }]]);
    assert.equal(presses(meldsDialog, seated({ legal: { cards: HAND, melds: [HELD], best: [HELD.cards] } })).length, 2);
});

test("the primary button of the claim leads back", () => {
    const shown = (model) => presses((ctx, view) => secondScript.stageDialog(ctx, view, "false-meld"), model);
    const model = { ...choosing({ group: "run3" }), ticked: [HELD.cards] };
    const melds = [HELD.cards, ["H8", "H9", "HT"]];
    assert.deepEqual(shown(model), [["do-false-meld", false, ["declare", melds]], ["step-back", true, ["open", null]]]);
    const act = { e: "declared", melds: [["H8", "H9", "HT"]], stoeck: false };
    assert.deepEqual(shown(choosing({ group: "run3" }, IN_TURN))[0].at(-1), ["act", act]);
});

test("a change of a list keeps what was chosen in the others", () => {
    const { done, ctx } = watched(choosing({ group: "run3", suit: "D" }));
    const lists = findAll(secondScript.stageDialog(ctx, ctx.model.view, "false-meld"), ({ tag }) => tag === "select");
    lists.at(-1).props.on.change({ target: { value: "8" } });
    assert.deepEqual(done, [["draft", { claimed: { group: "run3", suit: "D", top: "8" } }]]);
    assert.deepEqual(lists.map(({ props }) => props.value), ["run3", "D", "8"]);
});

test("beside the cards stands a claim, or that one was made", () => {
    const bar = (changes, own) => presses(actionButtons, { ...seated(changes), ...own });
    assert.deepEqual(bar(BARE, {}), [["false-meld-short", false, ["open", "false-meld"]]]);
    assert.deepEqual(bar(OPEN, {}), []);
    assert.deepEqual(bar(BARE, { declare: [LONG.cards] }), [["melds-change-false", false, ["declare", null]]]);
    assert.deepEqual(bar(OPEN, { declare: [HELD.cards] }), [["melds-change", false, ["declare", null]]]);
});

test("a seat that may claim nothing is shown nothing of it", () => {
    const none = { melds: [], false_melds: [], withdraw: false };
    for (const legal of [{ ...none, cards: [] }, { ...none, cards: HAND }]) {
        const model = seated({ legal });
        const { ctx } = watched(model);
        assert.deepEqual(actionButtons(ctx, model.view).kids, []);
    }
    const legal = { cards: HAND, melds: [HELD], best: [HELD.cards], false_melds: [] };
    const model = seated({ contract: "trump:H", legal });
    const kinds = meldsDialog(watched(model).ctx, model.view).kids.map(({ tag, text }) => tag ?? text);
    assert.deepEqual(kinds, ["h2", "div", "div"]);
});

test("a claim that is not covered yet is taken back, or put right", () => {
    const legal = { withdraw: true, late: [HELD] };
    const shown = presses(actionButtons, seated({ turn: 1, waiting: [1], contract: "trump:H", legal }));
    assert.deepEqual(shown, [
        ["melds-withdraw", false, ["act", { e: "declared" }]],
        ["melds-correct", false, ["act", { e: "declared", melds: [HELD.cards], stoeck: false }]],
    ]);
});

test("the claim closes once no meld may be claimed any more", () => {
    const opened = { ...seated(OPEN), opened: "false-meld" };
    const hears = (model, legal) => applyEvent(model, { v: 11, event: { e: "stoeck", seat: 1 }, view: { ...model.view, legal } });
    assert.equal(hears(opened, {}).opened, null);
    assert.equal(hears(opened, OPEN.legal).opened, "false-meld");
    assert.equal(hears({ ...opened, opened: "rules" }, {}).opened, "rules");
});

/** The model after somebody has asked to see a meld that seat 0 claimed, with the melds that count then. */
function found(described, shown = []) {
    const before = seated();
    const claimed = { seat: 0, kind: "run", count: 4, top: "A", points: 50 };
    const melds = { ...before.view.melds, described: [claimed], winner: 0 };
    const wrong = [{ seat: 0, cards: LONG.cards, points: 50 }];
    const after = { ...before.view, melds: { ...melds, described, shown, wrong } };
    return applyEvent({ ...before, view: { ...before.view, melds } }, { v: 11, event: { e: "asked", seat: 1 }, view: after });
}

const OTHER = { seat: 1, kind: "run", count: 3, top: "K", points: 20 };

test("a meld that is found wrong stands in the bubble of its player, and what counts instead in another", () => {
    const model = found([OTHER]);
    assert.deepEqual(model.bubbles[0].wrong, [{ seat: 0, cards: LONG.cards, points: 50 }]);
    assert.deepEqual(model.bubbles[1].melds, [{ ...OTHER, cards: null }]);
    assert.deepEqual(model.log.at(-1).melds, model.bubbles[1].melds);
    assert.deepEqual(speech({ model, t: (key) => key }, model.bubbles[0]), ["say-wrong-meld"]);
});

const COST = {
    fr: ["quatre cartes à l’as", "Ces 50 points ne comptent pas.", "Aucune annonce ne compte."],
    de: ["Vierblatt vom Ass", "Diese 50 Punkte zählen nicht.", "Kein Weis zählt."],
    it: ["quattro carte all’asso", "Questi 50 punti non contano.", "Nessun annuncio conta."],
    en: ["four cards to the ace", "These 50 points do not count.", "No meld counts."],
};

for (const lang of LANGS) {
    test(`what a wrong meld costs is told in ${lang}`, () => {
        const [name, cost, none] = COST[lang];
        const t = texts(lang);
        const told = (model) => narrate({ model, t }, model.log.at(-1));
        const [alone, instead] = [found([]), found([OTHER])].map(told);
        for (const text of [alone, instead]) assert.ok(text.includes(name) && text.includes(cost), text);
        assert.ok(alone.includes(none) && !instead.includes(none), alone);
        const model = found([]);
        const [bubble] = speech({ model, t }, model.bubbles[0]);
        assert.ok(bubble.includes(name) && bubble.includes("50"), bubble);
    });

    test(`the claim misses no text in ${lang}`, () => {
        const [preset] = RULES.presets;
        for (const show of ["always", "on_request_opponents"]) {
            const rules = { ...RULES, presets: [{ ...preset, options: { ...preset.options, meld_show: show } }] };
            for (const deck of ["french", "swiss"]) {
                for (const changes of [OPEN, BARE, IN_TURN]) {
                    for (const group of ["run3", "four"]) {
                        const model = { ...seated(changes, { lang, deck }), rules, draft: { claimed: { group } } };
                        for (const opened of [null, "false-meld"]) {
                            const { ctx } = watched({ ...model, opened }, lang);
                            const text = words(page(ctx));
                            assert.doesNotMatch(text, GAPS);
                            if (opened) assert.ok(text.includes(ctx.t("false-meld-title")));
                        }
                    }
                }
            }
        }
    });
}
