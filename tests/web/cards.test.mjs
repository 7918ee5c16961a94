// What cards and contracts are called: by deck, by suit mapping, and as in Switzerland or Austria.

import assert from "node:assert/strict";
import { test } from "node:test";
import { LANGS, context, texts } from "./page.mjs";
import { load } from "./sample.mjs";

const { cardName, contractName, deckNames, deckWord } = await load("text/cards");
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
    const name = (settings) => meldName(context({ settings: { ...settings, lang: "de" } }), meld);
    assert.deepEqual([swiss, austrian].map(name), ["vier Under", "vier Unter"]);
    assert.equal(name({ ...austrian, deck: "french" }), "vier Buben");
    assert.equal(deckWord(austrian), "austrian");
});

test("every text calls the cards by the deck, the mapping of its suits and the names of its country", () => {
    const aims = (settings) =>
        ["spade_queen", "bells", "guggitaler-3"].map((aim) => context({ settings: { ...settings, lang: "de" } }).t(`aim-${aim}`));
    const [queen, bells, queens] = aims(swiss);
    assert.match(queen, /Schilten-Ober/);
    assert.match(bells, /Schellen/);
    assert.match(queens, /Ober,/);
    assert.match(aims({ ...swiss, mapping: "jassguru" }).join(), /Eichel-Ober.*in Schilten/);
    assert.match(aims(austrian).join(), /Laub-Ober.*in Schelle/);
    assert.match(aims({ ...swiss, deck: "french" }).join(), /Schaufel-Dame.*in Ecken.*Damen/);
    assert.equal(deckNames(swiss, said.fr).SQ, "ober d’écussons");
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
