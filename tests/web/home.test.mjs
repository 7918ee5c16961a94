// The home page: every kind of option can be set.

import assert from "node:assert/strict";
import { test } from "node:test";
import { find, findAll, has, shown, textOf } from "./page.mjs";
import { PRESET, load, settings } from "./sample.mjs";

const { initial } = await load("model/state");

const KINDS = [
    { name: "first_card", kind: "text", values: null, min: null, max: null },
    { name: "imposed", kind: "text", values: null, min: null, max: null },
    { name: "multipliers", kind: "map", values: ["all1", "spades2"], min: null, max: null },
    { name: "target", kind: "number", values: null, min: 1, max: 100000 },
    { name: "push_back", kind: "flag", values: null, min: null, max: null },
].map((one) => ({ ...one, group: "deal", clause: "1", major: true }));

/** The home page with these differences, and what its controls set. */
function home(options = {}, wishes = {}) {
    const rules = { presets: [PRESET], options: KINDS };
    const told = [];
    const actions = new Proxy({}, { get: () => (changes) => told.push(changes) });
    const nodes = shown({ ...initial(settings({ rules: "chibre", options, ...wishes })), rules }, actions);
    return { find: (wanted) => find(nodes, wanted), told };
}

const option = (text) => (node) =>
    String(node.props.class ?? "").includes("option") && node.tag === "label" && textOf(node).includes(text);
const control = (label) => findAll(label, ({ tag }) => tag === "input" || tag === "select")[0];

test("the card that begins is chosen among all cards", () => {
    const { find, told } = home();
    const [label] = find(option("Carte qui"));
    const select = control(label);
    assert.equal(select.kids.length, 36);
    assert.equal(select.props.value, "D7");
    select.props.on.change({ target: { value: "SA" } });
    assert.deepEqual(told.at(-1), { options: { first_card: "SA" } });
});

test("letters of suits are put right before they are set", () => {
    const { find, told } = home();
    const input = find(({ props }) => String(props.class).includes("letters"))[0];
    const target = { value: "sx hd-c1" };
    input.props.on.change({ target });
    assert.equal(target.value, "SHDC");
    assert.equal(told.at(-1).options.imposed, "SHDC");
});

test("factors can be set for every contract", () => {
    const plain = home();
    const select = plain.find(({ tag, props }) => tag === "select" && props.value === "all1")[0];
    select.props.on.change({ target: { value: "own" } });
    const { multipliers } = plain.told.at(-1).options;
    assert.deepEqual(Object.values(multipliers), [1, 1, 1, 1, 1, 1, 1]);
    const own = home({ multipliers });
    const fields = own
        .find(({ props }) => props.class === "factors")
        .flatMap((node) => findAll(node, ({ tag }) => tag === "input"));
    assert.equal(fields.length, 7);
    fields[4].props.on.change({ target: { value: "3", validity: { valid: true } } });
    assert.equal(own.told.at(-1).options.multipliers.oben, 3);
    fields[4].props.on.change({ target: { value: "30", validity: { valid: false } } });
    assert.equal(own.told.length, 1, "what is out of bounds changes nothing");
});

test("the game is offered once, and leads to the others", () => {
    const { find, told } = home();
    const chosen = find(({ tag, props }) => tag === "button" && !has("play")({ props })).filter((button) => textOf(button).includes("Chibre"));
    assert.equal(chosen.length, 1);
    assert.match(textOf(chosen[0]), /^ *Chibre .*on choisit l’atout.* Un autre jeu$/);
    chosen[0].props.on.click();
    assert.deepEqual(told, [{ find: "", games: "", chosenFor: "" }, "games"]);
});

test("the pages stand below the start, and the settings below them", () => {
    const [side] = home().find(has("home-side"));
    assert.deepEqual(side.kids.map(({ props }) => props.class), ["rooms", "panel rules", "panel look"]);
});

test("what differs from the rule set stands below it", () => {
    const differences = (options) => home(options).find(has("games-differences")).map(textOf);
    assert.deepEqual(differences({}), []);
    assert.match(differences({ target: 1500, push_back: true, multipliers: { S: 2 } })[0], /But : 1500 · .* : oui/);
});

test("without a network the place of the rules is kept", () => {
    const panels = find(shown({ ...initial(settings({})), rules: null, conn: "lost" }), has("panel"));
    const classes = panels.map(({ props }) => props.class);
    assert.deepEqual(classes, ["panel start", "panel rules pending", "panel look"]);
});

/** The boxes of a set of contracts, and what is set by them. */
function boxes(value) {
    const told = [];
    const values = ["suits", "oben", "unden", "imposed"];
    const one = { name: "contracts", kind: "set", values, min: null, max: null, group: "choice", clause: "1", major: true };
    const preset = { ...PRESET, options: { ...PRESET.options, contracts: value } };
    const model = { ...initial(settings({ rules: "chibre" })), rules: { presets: [preset], options: [one] } };
    const actions = new Proxy({}, { get: () => (changes) => told.push(changes) });
    const [set] = find(shown(model, actions), ({ tag, props }) => tag === "fieldset" && props.class === "set");
    const inputs = findAll(set, ({ props }) => props.type === "checkbox");
    const press = (at, checked) => {
        const target = { checked };
        inputs[at].props.on.change({ target });
        return [told.at(-1)?.options.contracts, target.checked];
    };
    return { inputs, press };
}

test("several contracts are ticked one by one, and one always stays", () => {
    const { inputs, press } = boxes("suits+oben");
    assert.deepEqual(inputs.map(({ props }) => props.checked), [true, true, false, false]);
    assert.equal(press(2, true)[0], "suits+oben+unden");
    assert.equal(press(0, false)[0], "oben");
    assert.deepEqual(boxes("suits").press(0, false), [undefined, true]);
});

test("imposed trumps stand alone among the contracts", () => {
    assert.equal(boxes("suits+oben").press(3, true)[0], "imposed");
    assert.equal(boxes("imposed").press(1, true)[0], "oben");
});

test("the level of the other players is chosen, and said in a line", () => {
    const { find, told } = home();
    const [levels] = find(({ props }) => String(props.class ?? "").includes("levels"));
    const buttons = findAll(levels, ({ tag }) => tag === "button");
    assert.deepEqual(buttons.map((button) => button.props["aria-pressed"]), ["false", "true", "false", "false"]);
    assert.match(textOf(levels), /Compte les cartes/);
    buttons[0].props.on.click();
    assert.deepEqual(told.at(-1), { bots: "easy" });
});

test("bots that the address asked for are named until a level is chosen", () => {
    const { find } = home({}, { bots: "random,sharp@300" });
    const [levels] = find(({ props }) => String(props.class ?? "").includes("levels"));
    const pressed = findAll(levels, ({ props }) => props["aria-pressed"] === "true");
    assert.equal(pressed.length, 0);
    assert.match(textOf(levels), /random, sharp@300/);
});
