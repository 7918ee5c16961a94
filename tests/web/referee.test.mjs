// The referee's dialog: the server's tree walked through, without a browser.

import assert from "node:assert/strict";
import { test } from "node:test";
import { GAPS, LANGS, find, findAll, recorder, shown, textOf, texts } from "./page.mjs";
import { load, seated, view } from "./sample.mjs";

const { withDraft, draftAfter, openDialog } = await load("model/draft");
const { command } = await load("model/key_bindings");
const { answer, nodeAt, undoAnswer } = await load("model/referee");
const { refereeKey } = await load("model/explained_rules");

const RULING = { ruling: "He takes it back.", reservations: [], basis: "Basis: R93", customary: false };
const CUSTOM = { ruling: "Dealt again.", reservations: ["Silent. Customary:"], basis: "Basis: Buur, custom", customary: true };
const question = (topic, after) => ({
    topic,
    text: `Which ${topic}?`,
    choices: Object.entries(after).map(([key, then]) => ({ key, text: `the ${key}`, then })),
});
const REFEREE = {
    usual: { chibre: "1993", pandur: "german-swiss" },
    unruled: ["pandur"],
    pairs: "Four players in two pairs.",
    heading: "Ruling",
    tree: question("kind", {
        revoke: question("regulation", {
            1993: question("case", { open: RULING, held: CUSTOM }),
            "german-swiss": CUSTOM,
        }),
        remark: question("regulation", { 1993: RULING, "german-swiss": CUSTOM }),
    }),
};

/** The dialog after some answers, with what was sent from it. */
function sit({ draft = {}, lang = "fr", rules = "chibre", referee = REFEREE, failed } = {}) {
    const { done: sent, actions } = recorder();
    const table = seated({ rules: { name: rules, options: {}, target: 1000 } }, { lang });
    const model = withDraft(openDialog(table, "referee"), draft);
    model.explained = { [refereeKey(model)]: failed ? { failed } : referee && { referee } };
    const [dialog] = find(shown(model, actions), ({ props }) => props["data-dialog"] === "referee");
    const inside = (wanted) => findAll(dialog, wanted);
    const button = (text) => inside((node) => node.tag === "button" && textOf(node) === text)[0];
    const inputs = inside(({ tag }) => tag === "input");
    return { t: texts(lang), model, sent, dialog, inside, button, inputs, link: inside(({ tag, props }) => tag === "a" && props.class !== "term")[0] };
}

const checked = ({ inputs }) => inputs.filter(({ props }) => props.checked).map(({ props }) => props.value);
const next = ({ inside }) => inside(({ props }) => props.type === "submit")[0];
const submit = ({ inside }) => inside(({ tag }) => tag === "form")[0].props.on.submit({ preventDefault() {} });

test("answers lead from question to question, and one that does not exist ends the way", () => {
    const asked = nodeAt(REFEREE, ["revoke", "1993"]);
    assert.deepEqual(asked.answers, { kind: "revoke", regulation: "1993" });
    assert.deepEqual(asked.said, ["the revoke", "the 1993"]);
    assert.equal(asked.node.topic, "case");
    assert.equal(nodeAt(REFEREE, ["revoke", "german-swiss"]).node, CUSTOM);
    assert.equal(nodeAt(REFEREE, ["revoke", "nothing", "1993"]).node.topic, "regulation");
});

test("the first question has no answer yet, and waits for one", () => {
    const first = sit();
    assert.equal(textOf(first.dialog).includes("Which kind?"), true);
    assert.deepEqual(checked(first), []);
    assert.equal(next(first).props["aria-disabled"], "true");
    submit(first);
    assert.deepEqual(first.sent, []);
    first.inputs[1].props.on.change({ target: { value: "remark" } });
    assert.deepEqual(first.sent, [["draft", { picked: "remark" }]]);
    assert.ok(first.button(first.t("close")));
});

test("the regulation that is usual at the table is ticked, another one may be", () => {
    const asked = sit({ draft: { incident: ["revoke"] } });
    assert.deepEqual(checked(asked), ["1993"]);
    assert.equal(next(asked).props["aria-disabled"], null);
    submit(asked);
    assert.deepEqual(asked.sent, [["draft", { incident: ["revoke", "1993"], picked: "" }]]);
    const other = sit({ draft: { incident: ["revoke"], picked: "german-swiss" } });
    assert.deepEqual(checked(other), ["german-swiss"]);
    assert.equal(other.link.props.href, "/referee/fr/german-swiss.html");
    assert.deepEqual(checked(sit({ rules: "pandur", draft: { incident: ["revoke"] } })), ["german-swiss"]);
});

test("the group of answers, and each of them, has a name", () => {
    const { inside, inputs } = sit();
    const [group] = inside(({ props }) => props.role === "radiogroup");
    const [title] = inside(({ props }) => props.id === group.props["aria-labelledby"]);
    assert.equal(textOf(title), "Which kind?");
    assert.deepEqual(inside(({ tag }) => tag === "label").map((label) => textOf(label).trim()), ["the revoke", "the remark"]);
    assert.equal(new Set(inputs.map(({ props }) => props.name)).size, 1);
});

test("the ruling says what it rests on, and whether it is only customary", () => {
    const ruled = sit({ draft: { incident: ["revoke", "1993", "open"] } });
    assert.match(textOf(ruled.dialog), /Ruling .*the revoke .*the 1993 .*the open .*He takes it back\. .*Basis: R93/);
    const marked = ({ inside }) => inside(({ props }) => "data-customary" in props)[0].props["data-customary"];
    assert.equal(marked(ruled), "no");
    const custom = sit({ draft: { incident: ["revoke", "german-swiss"] } });
    assert.match(textOf(custom.dialog), /Silent\. Customary: .*Dealt again\. .*custom/);
    assert.equal(marked(custom), "yes");
    assert.equal(custom.link.props.href, "/referee/fr/german-swiss.html");
});

test("one step back ticks what was answered, another question forgets all", () => {
    const ruled = sit({ draft: { incident: ["revoke", "1993", "open"] } });
    ruled.button(ruled.t("step-back")).props.on.click();
    ruled.button(ruled.t("referee-afresh")).props.on.click();
    assert.deepEqual(ruled.sent, [
        ["draft", { incident: ["revoke", "1993"], picked: "open" }],
        ["draft", { incident: [], picked: "" }],
    ]);
    assert.deepEqual(undoAnswer({}), { incident: [], picked: "" });
    assert.deepEqual(answer({}, "revoke"), { incident: ["revoke"], picked: "" });
    assert.deepEqual(checked(sit({ draft: undoAnswer({ incident: ["remark"] }) })), ["remark"]);
});

test("a game of which no regulation speaks is told so at every step", () => {
    for (const incident of [[], ["revoke"], ["revoke", "german-swiss"]]) {
        assert.ok(textOf(sit({ rules: "pandur", draft: { incident } }).dialog).includes(REFEREE.pairs));
        assert.ok(!textOf(sit({ draft: { incident } }).dialog).includes(REFEREE.pairs));
    }
});

test("the table may move on meanwhile, and opening the dialog begins anew", () => {
    const model = withDraft(seated(), { incident: ["revoke"], picked: "1993", height: "80" });
    const { incident, picked, height } = draftAfter(model, view({ deal: 2 }));
    assert.deepEqual([incident, picked, height], [["revoke"], "1993", undefined]);
    assert.deepEqual(openDialog(model, "referee").draft, { incident: [], picked: "", height: "80" });
    assert.deepEqual(openDialog(model, "rules").draft, model.draft);
    assert.deepEqual(command(seated(), "a"), { do: "open", what: "referee" });
});

for (const lang of LANGS) {
    test(`the dialog waits, fails and asks in ${lang} without a gap`, () => {
        const failed = { code: "unreachable", message: "" };
        const [waiting, trouble] = [sit({ lang, referee: null }), sit({ lang, failed })];
        assert.ok(textOf(waiting.dialog).includes(waiting.t("rules-loading")));
        trouble.button(trouble.t("rules-again")).props.on.click();
        assert.deepEqual(trouble.sent, [["open", "referee"]]);
        for (const incident of [[], ["revoke"], ["revoke", "1993", "held"]]) {
            const { dialog } = sit({ lang, draft: { incident } });
            assert.doesNotMatch(textOf(dialog), GAPS);
        }
        for (const opened of ["rules", "slate"]) {
            const model = { ...waiting.model, opened };
            const { done, actions } = recorder();
            const named = (node) => node.tag === "button" && textOf(node) === waiting.t("referee");
            find(shown(model, actions), named)[0].props.on.click();
            assert.deepEqual(done, [["open", "referee"]], opened);
        }
    });
}
