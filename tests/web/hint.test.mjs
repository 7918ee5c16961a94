// Advice, the rules in words, and why a card is refused: what the page shows and says of them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { LANGS, context, find as search, findAll, has, shown, textOf } from "./page.mjs";
import { RULES, SITUATIONS, load, seated, settings, view } from "./sample.mjs";

const { canAskHint, hintTarget } = await load("model/hint");
const { receiveHint } = await load("model/hint_answer");
const { hintText, hintWords } = await load("text/hints");
const { clauseOf, noticeText, errorNotice } = await load("text/notices");
const { applyEvent, initial, lift, refuse, whyNot } = await load("model/state");
const { command } = await load("model/key_bindings");
const { rulesKey, wantedRules } = await load("model/explained_rules");
const { hear } = await load("model/messages");


const find = (model, wanted) => search(shown(model), wanted);

const ASKED = { legal: { cards: view().hand, hint: true } };
const PLAY = { t: "hint", id: "h", v: 10, act: { e: "played", card: "SA" }, reasons: [{ code: "smear", args: { points: 11 } }] };
const asked = (changes = {}, own = {}) => seated({ ...ASKED, ...changes }, { lang: "fr", ...own });

test("advice may be asked for on one's turn, unless it is switched off or not given", () => {
    assert.ok(canAskHint(asked()));
    assert.ok(!canAskHint(asked({}, { hints: false })));
    assert.ok(!canAskHint(seated({ legal: { cards: ["SA"], hint: false } })));
    assert.ok(!canAskHint(lift(asked(), "SA")));
    assert.ok(!canAskHint({ ...asked(), conn: "lost" }));
    assert.equal(find(asked(), has("hint-button")).length, 1);
    assert.equal(find(asked({}, { hints: false }), has("hint-button")).length, 0);
    assert.deepEqual(command(asked(), "i"), { do: "hint" });
    assert.notEqual(command(asked({}, { hints: false }), "i")?.do, "hint");
});

test("advice marks its card by more than a colour and says why in one's language", () => {
    const why = { fr: "chargez-la de 11", de: "Schmier ihm 11", it: "caricagli 11", en: "add 11" };
    for (const lang of LANGS) {
        const model = receiveHint(asked({}, { lang }), PLAY);
        const [card, ...others] = find(model, (node) => node.tag === "button" && has("advised")(node));
        assert.equal(card.props["data-card"], "SA");
        assert.equal(others.length, 0);
        assert.equal(findAll(card, has("advised-mark")).length, 1);
        assert.ok(card.props["aria-label"].includes(context(model).t("card-advised")));
        const [slip] = find(model, has("hint-note"));
        assert.ok(textOf(slip).includes(why[lang]), textOf(slip));
        const told = hintWords(context(model), asked({}, { lang }));
        assert.ok(told.startsWith(context(model).t("hint")) && told.includes(why[lang]), told);
    }
});

test("advice is gone with the next act, and late advice is no advice", () => {
    const model = receiveHint(asked(), PLAY);
    assert.equal(hintTarget(model), "SA");
    assert.equal(receiveHint(asked(), { ...PLAY, v: 9 }).hint, null);
    assert.equal(lift(model, "SA").hint, null);
    const event = { e: "played", seat: 0, card: "SA" };
    assert.equal(applyEvent(model, { t: "event", v: 11, event, view: view() }).hint, null);
});

test("advice counts for what the page shows, while it is wished, and takes the place of what was said", () => {
    assert.equal(receiveHint(asked(), { ...PLAY, v: 11 }).hint, null, "the page has not shown that yet");
    assert.equal(receiveHint(asked({}, { hints: false }), PLAY).hint, null);
    assert.equal(receiveHint({ ...asked(), notice: { code: "why-not-yet" } }, PLAY).notice, null);
});

test("no advice is said in a sentence", () => {
    for (const code of ["nothing-to-advise", "hints-off", "replaced", "not-your-turn"]) {
        const { notice } = receiveHint(asked(), { t: "no", id: "h", v: 10, code });
        const words = noticeText(context(asked()), notice);
        assert.match(words, /^[^[{]+\.$/, code);
    }
});

test("a contract and a push are marked where they are chosen", () => {
    const choose = asked({ ...SITUATIONS.choose, legal: { ...SITUATIONS.choose.legal, hint: true } });
    const chosen = { ...PLAY, act: { e: "chosen", contract: "oben" }, reasons: [{ code: "best-of-weak-hand", args: {} }] };
    const [marked, ...others] = find(receiveHint(choose, chosen), has("advised"));
    assert.equal(marked.props["data-contract"], "oben");
    assert.equal(others.length, 0);
    const pushed = { ...PLAY, act: { e: "pushed" }, reasons: [{ code: "partner-may-be-stronger", args: {} }] };
    const [push] = find(receiveHint(choose, pushed), has("advised"));
    assert.match(textOf(push), /Chibrer/);
    // The advice stands inside the dialog, where it covers nothing.
    const [dialog] = find(receiveHint(choose, pushed), (node) => node.props["data-dialog"] === "choose");
    assert.equal(findAll(dialog, has("hint-note")).length, 1);
    assert.equal(find(receiveHint(choose, pushed), has("hint-note")).length, 1);
});

test("while melds are asked for, they are what the advice speaks of first, in two sentences at most", () => {
    const reasons = [{ code: "lead-low", args: {} }, { code: "counted-out", args: {} }, { code: "declare-melds", args: { points: 20 } }];
    const melds = receiveHint(asked({ ...SITUATIONS.melds }), { ...PLAY, reasons });
    assert.match(hintText(context(melds)).why, /^Annoncez .*\s: 20 points\. /);
    assert.equal(hintText(context(melds)).why.match(/\./g).length, 2);
});

test("once the question of melds is answered, the advice speaks of the card alone", () => {
    const reasons = [{ code: "lead-low", args: {} }, { code: "declare-melds", args: { points: 20 } }];
    const model = receiveHint({ ...asked({ ...SITUATIONS.melds }), declare: [] }, { ...PLAY, reasons });
    assert.equal(hintText(context(model)).why, "Entamez petit et gardez vos bonnes cartes pour plus tard.");
});

test("every act that may be advised has a name", () => {
    for (const lang of LANGS) {
        for (const e of ["pushed", "stoeck", "finished", "soldered", "asked", "berg", "insisted"]) {
            const model = receiveHint(asked({}, { lang }), { ...PLAY, act: { e, insist: e === "insisted" } });
            assert.doesNotMatch(hintText(context(model)).act, /[[{]/, `${lang} ${e}`);
        }
    }
});

test("a refused card is told what would do, by suit and by what is to be beaten", () => {
    const trick = { no: 1, leader: 1, cards: [["D6", 1], ["HJ", 2], ["DA", 3]], winning: 2 };
    const follow = { trick, contract: "trump:H", legal: { cards: ["D7", "DK", "H9"], why: { S6: "must-follow-suit", H6: "undertrump" } } };
    const model = { ...seated(follow, { lang: "fr" }), rules: { ...RULES, clauses: { undertrump: "4.2" } } };
    const told = (card) => noticeText(context(model), whyNot(model.view, card));
    assert.equal(told("S6"), "Il faut fournir, ou couper\u00a0: cœur (neuf), carreau.");
    assert.match(told("H6"), /sous-couper.*\(valet de cœur\)\.$/);
    assert.equal(clauseOf(model, whyNot(model.view, "H6")), "4.2");
    const swiss = { ...model, settings: settings({ lang: "de", deck: "swiss" }) };
    assert.match(noticeText(context(swiss), whyNot(model.view, "S6")), /Rosen \(Neun\), Schellen\.$/);
});

test("what is demanded is the suit led, and what is to be beaten lies there", () => {
    const cards = [["D6", 1], ["HJ", 2], ["HA", 3]];
    const trick = { no: 1, leader: 1, cards, winning: 2 };
    const why = { S6: "must-follow-suit", H6: "must-overtrump" };
    const refused = (card) => whyNot(view({ trick, legal: { cards: ["D7", "DK"], why } }), card);
    assert.deepEqual(refused("S6").args, { cards: "D7 DK", ruff: "no" });
    assert.deepEqual(refused("H6"), { code: "why-must-overtrump", args: { best: "HJ", cards: "D7 DK" } });
});

test("the rule behind a refusal stands beside the sentence", () => {
    const model = refuse(seated(), "push-not-allowed", "3.1");
    const [notice] = find(model, has("notice"));
    assert.equal(notice.props["data-clause"], "3.1");
    assert.match(textOf(notice), /\.$/);
});

test("rules that do not go together are told in one's language", () => {
    const error = { code: "bad-rules", message: "english", why: { code: "not-number", args: { option: "target", value: "0", low: 1, high: 9 } } };
    for (const lang of LANGS) {
        const home = { ...initial(settings({ lang })), rules: RULES };
        const { t } = context(home);
        const model = { ...home, notice: errorNotice(t, error) };
        const [alert, ...secondScript] = find(model, (node) => node.props.role === "alert");
        assert.equal(secondScript.length, 0);
        assert.ok(textOf(alert).includes(t("option-target")) && textOf(alert).includes("9"), textOf(alert));
    }
    const { t } = context(seated());
    assert.equal(errorNotice(t, { code: "unreachable", message: "m" }).code, "error-unreachable");
    assert.deepEqual(errorNotice(t, { code: "odd", message: "m" }), { code: "error-other", args: { message: "m" } });
});

test("the rules of the table are read, kept by rules, options, language and deck", () => {
    const french = { lang: "fr", deck: "french", mapping: "hslu", names: "swiss" };
    const model = { ...seated({ rules: { name: "schieber", options: { target: 500 }, target: 500 } }), opened: "rules" };
    assert.deepEqual(wantedRules(model), { rules: "schieber", options: { target: 500 }, ...french });
    const home = initial(settings({ rules: "chibre", options: { melds: false } }));
    const invited = { rules: { name: "coiffeur", options: { target: 1 }, target: 1 } };
    assert.deepEqual(wantedRules({ ...home, invited }), { rules: "coiffeur", options: { target: 1 }, ...french });
    assert.deepEqual(wantedRules({ ...model, invited }).rules, "schieber");
    assert.deepEqual(wantedRules(home), { rules: "chibre", options: { melds: false }, ...french });
    assert.notEqual(rulesKey(model), rulesKey({ ...model, settings: settings({ lang: "de" }) }));
    assert.notEqual(rulesKey(model), rulesKey({ ...model, settings: settings({ deck: "swiss" }) }));
    const sections = [{ title: "Les cartes", lines: ["Une phrase.", "Une autre."], clause: "1" }];
    const read = { ...model, explained: { [rulesKey(model)]: { title: "Schieber", sections } } };
    const [dialog] = find(read, (node) => node.props["data-dialog"] === "rules");
    assert.match(textOf(dialog), /Schieber .*Les cartes .*Une phrase\. .*Une autre\./);
    assert.equal(findAll(dialog, (node) => node.tag === "h3").length, 1);
    assert.deepEqual(command(seated(), "g"), { do: "open", what: "rules" });
});

test("rules on their way and rules that do not come are said in a sentence", () => {
    const model = { ...seated(), opened: "rules" };
    for (const lang of LANGS) {
        const own = { ...model, settings: settings({ lang }) };
        const { t } = context(own);
        const said = (explained) => {
            const [dialog] = find({ ...own, explained }, (node) => node.props["data-dialog"] === "rules");
            return textOf(dialog);
        };
        assert.ok(said(null).includes(t("rules-loading")));
        const failed = { [rulesKey(own)]: { failed: { code: "unreachable", message: "" } } };
        assert.ok(said(failed).includes(t("rules-failed")) && said(failed).includes(t("rules-again")));
        const why = { code: "push-back", args: {} };
        const refused = { [rulesKey(own)]: { failed: { code: "bad-rules", message: "", why } } };
        assert.ok(said(refused).includes(t("rules-push-back")));
    }
});

test("the answer to the last question counts, one to an earlier question does not", () => {
    const model = { ...asked(), question: "h" };
    assert.equal(hear(model, PLAY).hint.act.card, "SA");
    assert.equal(hear(model, { ...PLAY, id: "g" }), model);
    assert.deepEqual(hear(model, { t: "no", id: "h", v: 10, code: "hints-off" }).notice, { code: "reason-hints-off" });
    assert.equal(hear(model, { t: "no", id: "g", v: 10, code: "hints-off" }), model);
});
