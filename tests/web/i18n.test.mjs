// The evaluator of the compiled catalogue.

import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./sample.mjs";

const { translator } = await load("text/i18n");
const { preferredLang } = await load("model/languages");
const { formatNumber } = await load("text/numbers");

const plural = {
    select: { var: "n" },
    variants: [["0", "none"], ["one", [{ var: "n" }, " card"]], ["other", [{ num: "n" }, " cards"]]],
    default: 2,
};
const t = translator("en", {
    messages: {
        plain: "Hello",
        "plain.help": "A greeting",
        filled: ["Hello ", { var: "name" }, "!"],
        cards: [plural],
        refers: [{ ref: "plain" }, ", ", { ref: "filled" }],
        word: [{ select: { var: "suit" }, variants: [["S", "spades"], ["other", [{ var: "suit" }]]], default: 1, }],
        circle: [{ ref: "circle" }],
    },
});

test("texts, variables and references", () => {
    assert.equal(t("plain"), "Hello");
    assert.equal(t("plain.help"), "A greeting");
    assert.equal(t("filled", { name: "Anna" }), "Hello Anna!");
    assert.equal(t("refers", { name: "Beat" }), "Hello, Hello Beat!");
    assert.ok(t.has("plain"));
    assert.ok(!t.has("absent"));
});

test("values that every text has, unless it is given others", () => {
    const own = translator("en", { messages: { filled: ["Hello ", { var: "name" }, "!"] } });
    own.use({ name: "Anna" });
    assert.equal(own("filled"), "Hello Anna!");
    assert.equal(own("filled", { name: "Beat" }), "Hello Beat!");
    own.use({});
    assert.equal(own("filled"), "Hello {name}!");
});

test("plurals: an exact number first, then the category", () => {
    assert.equal(t("cards", { n: 0 }), "none");
    assert.equal(t("cards", { n: 1 }), "1 card");
    assert.equal(t("cards", { n: 12000 }), "12’000 cards");
});

test("words select, anything else takes the default", () => {
    assert.equal(t("word", { suit: "S" }), "spades");
    assert.equal(t("word", { suit: "X" }), "X");
});

test("what is missing is visible, and a circle ends", () => {
    assert.equal(t("absent"), "[absent]");
    assert.equal(t("filled"), "Hello {name}!");
    assert.equal(t("circle"), "");
});

test("numbers look the same in every language", () => {
    assert.equal(formatNumber(0), "0");
    assert.equal(formatNumber(9999), "9999");
    assert.equal(formatNumber(10000), "10’000");
    assert.equal(formatNumber(-1234567), "−1’234’567");
    assert.equal(formatNumber(2.5), "2.5");
});

test("the first language that we have is taken", () => {
    assert.equal(preferredLang(["rm-CH", "de-CH", "fr"]), "de");
    assert.equal(preferredLang(["it"]), "it");
    assert.equal(preferredLang(["ja"]), "en");
});
