// What cards and contracts are called: by deck, by suit mapping, and as in Switzerland or Austria.

import assert from "node:assert/strict";
import { test } from "node:test";
import { LANGS, texts } from "./page.mjs";
import { load } from "./sample.mjs";

const { cardName, contractName, deckWord } = await load("text/cards");
const { suitId } = await load("model/cards");
const { meldName } = await load("text/narration");
const { defaults } = await load("model/settings");

const said = Object.fromEntries(LANGS.map((lang) => [lang, texts(lang)]));
const swiss = { ...defaults([]), deck: "swiss", names: "swiss" };
const austrian = { ...swiss, names: "austrian" };
const CARDS = [..."SHDC"].flatMap((suit) => [..."6789TJQKA"].map((rank) => suit + rank));

test("the same card by Swiss and by Austrian names", () => {
    const names = (settings) => ["SJ", "HT", "DQ", "CA"].map((card) => cardName(settings, card, said.de));
    assert.deepEqual(names(swiss), ["Schilten-Under", "Rosen-Banner", "Schellen-Ober", "Eichel-Ass"]);
    assert.deepEqual(names(austrian), ["Laub-Unter", "Herz-Zehn", "Schellen-Ober", "Eichel-Ass"]);
    const french = { ...austrian, deck: "french" };
    assert.deepEqual(names(french), ["Pik-Bube", "Herz-Zehn", "Karo-Dame", "Treff-Ass"]);
});

test("names follow what is drawn, whatever suit stands for it", () => {
    const settings = { ...austrian, mapping: "jassguru" };
    assert.equal(suitId(settings, "D"), "schilten");
    assert.equal(cardName(settings, "DK", said.fr), "roi de feuilles");
});

test("contracts without trumps have names of their own in Austria", () => {
    assert.equal(contractName(austrian, "trump:S", said.de), "Trumpf Laub");
    assert.equal(contractName(austrian, "oben", said.de), "Bock");
    assert.equal(contractName(austrian, "unten", said.de), "Gais");
    assert.equal(contractName(swiss, "oben", said.de), "Obenabe");
    for (const t of Object.values(said))
        for (const kind of ["oben", "unten", "zigzag", "zigzag:oben", "zigzag:unten"])
            assert.doesNotMatch(contractName(austrian, kind, t), /\[/);
});

test("melds say Under or Unter", () => {
    const meld = { kind: "four", cards: ["SJ", "HJ", "DJ", "CJ"] };
    const name = (settings) => meldName({ model: { settings }, t: said.de }, meld);
    assert.deepEqual([swiss, austrian].map(name), ["vier Under", "vier Unter"]);
    assert.equal(name({ ...austrian, deck: "french" }), "vier Buben");
    assert.equal(deckWord(austrian), "austrian");
});

test("no two cards of a deck are called the same in any language", () => {
    for (const t of Object.values(said))
        for (const deck of ["french", "swiss"])
            for (const names of ["swiss", "austrian"]) {
                const all = CARDS.map((card) => cardName({ ...swiss, deck, names }, card, t));
                assert.equal(new Set(all).size, 36, all.join(", "));
                assert.doesNotMatch(all.join(), /at-|[[{]/);
            }
});
