// Words of Jass that can be tapped: where they stand in sentences, what they mean, the sheet and the page.

import assert from "node:assert/strict";
import { test } from "node:test";
import { GAPS, LANGS, context, find, findAll, has, recorder, shown, textOf, texts, words } from "./page.mjs";
import { load, seated, settings } from "./sample.mjs";

const { THEMES, WORDS } = await load("model/words");
const { foreignNames, splitWords, wordName, wordsIn } = await load("text/words");
const { initial } = await load("model/state");
const { rulesKey } = await load("model/explained_rules");
const { command } = await load("model/key_bindings");
const { keyPressed } = await load("browser/keyboard");

const DECKS = ["french", "swiss", "austrian"];
const marked = (lang, text) => splitWords(texts(lang), text).filter(({ keys }) => keys.length).map((part) => part.text);

test("words of every theme are different", () => assert.equal(new Set(WORDS).size, WORDS.length));

for (const lang of LANGS) {
    test(`every word has a name, forms and two sentences in ${lang}, with each deck`, () => {
        const t = texts(lang);
        for (const key of WORDS) {
            for (const deck of DECKS) {
                const meaning = t(`lexicon-${key}`, { deck });
                assert.ok(!GAPS.test(meaning), meaning);
                assert.match(meaning, /^[^.]+?\.( «|[^.])+\.$/u, meaning);
            }
            assert.ok(wordName(t, key).length > 1);
            assert.equal(foreignNames(t, lang, key).length, 3);
        }
        for (const theme of Object.keys(THEMES)) assert.ok(t.has(`words-theme-${theme}`), theme);
        assert.equal(WORDS.filter((key) => t.has(`lexicon-${key}`)).length, Object.keys(allTexts(t)).length);
    });
}

/** The words that the texts of a language explain. */
function allTexts(t) {
    const keys = [...WORDS, "unknown"].filter((key) => t.has(`lexicon-${key}`));
    return Object.fromEntries(keys.map((key) => [key, t(`lexicon-${key}`)]));
}

const SENTENCES = [
    ["fr", "Chibrez, ou choisissez atout.", ["Chibrez", "atout"]],
    ["fr", "Il est interdit de sous-couper ; qui a le nell coupe.", ["sous-couper", "nell", "coupe"]],
    ["fr", "Une plie, deux plies.", ["plie"]],
    ["fr", "Il a surchibré la poutzeraie.", []],
    ["fr", "Levez trois cartes ; trois cartes à l’as valent 20.", ["trois cartes à l’as"]],
    ["de", "Der Puur sticht das Näll.", ["Puur", "sticht", "Näll"]],
    ["de", "Geschoben! Obenabe geht von oben nach unten.", ["Geschoben", "Obenabe"]],
    ["de", "Das Blatt passt gut, und der Bockwurst fehlt nichts.", []],
    ["it", "Prendi il resto, o passa la scelta.", ["Prendi il resto", "passa la scelta"]],
    ["en", "You must overtrump the Nell, not undertrump it.", ["overtrump", "Nell", "undertrump"]],
    ["en", "A quartrick of pushy bidders.", []],
];

for (const [lang, text, found] of SENTENCES) {
    test(`“${text}” marks ${found.length} words`, () => {
        assert.deepEqual(marked(lang, text), found);
        assert.equal(splitWords(texts(lang), text).map((part) => part.text).join(""), text);
    });
}

test("a spelling of two words names both", () => {
    assert.deepEqual(wordsIn(texts("fr"), ["Couper ici", "Taper"]), ["ruff", "cut", "knock"]);
});

const CUT = { phase: "cut", hand: [], contract: null, trick: null, legal: { cut: { min: 3, max: 33, knock: true } } };
const terms = (nodes) => find(nodes, has("term"));

test("a word of a question opens its meaning in place", () => {
    const { done, actions } = recorder();
    const model = seated(CUT, { lang: "fr" });
    const [term] = terms(shown(model, actions));
    assert.equal(textOf(term), "couper");
    globalThis.innerHeight = 800;
    const place = { left: 40, top: 100, bottom: 120 };
    const event = { currentTarget: { getBoundingClientRect: () => place }, preventDefault() {}, stopPropagation() {} };
    term.props.on.click(event);
    assert.deepEqual(done.at(-1), ["word", { keys: ["cut"], left: 40, top: 120, bottom: null }]);
    term.props.on.click({ ...event, currentTarget: { getBoundingClientRect: () => ({ left: 4, top: 700, bottom: 720 }) } });
    assert.deepEqual(done.at(-1), ["word", { keys: ["cut"], left: 4, top: null, bottom: 100 }]);
});

test("no word is marked within a control, but a question mark explains them all", () => {
    const { done, actions } = recorder();
    const nodes = shown(seated(CUT, { lang: "fr" }), actions);
    const controls = find(nodes, ({ tag }) => ["button", "label", "a"].includes(tag));
    assert.ok(controls.every(({ kids }) => terms(kids).length === 0));
    const [ask, ...more] = find(nodes, has("ask-words"));
    assert.equal(more.length, 0);
    ask.props.on.click({ currentTarget: { getBoundingClientRect: () => ({ left: 0, top: 0, bottom: 9 }) } });
    assert.deepEqual(done.at(-1)[1].keys, ["knock", "cut"]);
    assert.equal(find(shown(seated({}, { lang: "fr" })), has("ask-words")).length, 0);
});

for (const lang of LANGS) {
    test(`the sheet tells every word in ${lang} without a gap`, () => {
        for (const key of WORDS) {
            const model = { ...seated({}, { lang }), word: { keys: [key], left: 0, top: 10, bottom: null } };
            const [sheet] = find(shown(model), has("word-sheet"));
            assert.ok(!GAPS.test(words([sheet])), words([sheet]));
            assert.equal(findAll(sheet, ({ tag }) => tag === "h2").length, 1);
        }
    });
}

test("names of cards in a meaning follow the deck", () => {
    const told = (deck) => texts("de")("lexicon-stoeck", { deck });
    assert.match(told("swiss"), /König und Ober/);
    assert.match(told("french"), /König und Dame/);
});

test("keys of the game rest while a word is open", () => {
    globalThis.document ??= { documentElement: { dataset: {} } };
    const pressed = (word) => {
        const { done, actions } = recorder();
        globalThis.HTMLElement ??= class {};
        const target = Object.assign(new HTMLElement(), { closest: (what) => (what === "dialog" ? {} : null) });
        keyPressed({ ...seated(), word }, actions, { key: "j", target, preventDefault() {} });
        return done.length;
    };
    assert.equal(command(seated(), "j")?.do, "open");
    assert.equal(pressed(null), 1);
    assert.equal(pressed({ keys: ["nell"], left: 0, top: 0, bottom: null }), 0);
});

const onPage = (lang, more = {}) => ({ ...initial(settings({ lang })), route: { page: "words" }, conn: "off", ...more });

for (const lang of LANGS) {
    test(`the page of words lists all by theme in ${lang}, with the names in the other languages`, () => {
        const nodes = shown(onPage(lang));
        assert.ok(!GAPS.test(words(nodes)));
        assert.equal(find(nodes, has("word-entry")).length, WORDS.length);
        assert.equal(find(nodes, has("words-theme")).length, Object.keys(THEMES).length);
        const [nell] = find(nodes, ({ props }) => props.id === "nell");
        for (const other of LANGS.filter((one) => one !== lang)) assert.ok(textOf(nell).includes(wordName(texts(other), "nell")));
    });
}

test("the page finds a word by any of its names, and says when there is none", () => {
    const found = (seek) => find(shown(onPage("fr", { draft: { ...initial(settings()).draft, seek } })), has("word-entry")).map(({ props }) => props.id);
    assert.ok(found("schieben").includes("push"));
    assert.ok(found("deuxième carte du jeu").includes("nell"));
    assert.deepEqual(found("xyzzy"), []);
    assert.match(words(shown(onPage("fr", { draft: { ...initial(settings()).draft, seek: "xyzzy" } }))), /Aucun mot/);
});

test("the word that the address names stands out", () => {
    const [named, ...more] = find(shown(onPage("de", { namedWord: "nell" })), has("named"));
    assert.equal(named.props.id, "nell");
    assert.equal(more.length, 0);
});

for (const lang of LANGS) {
    test(`help in ${lang} draws every mark with a sentence, and leads to rules, words and settings`, () => {
        const { done, actions } = recorder();
        const nodes = shown({ ...seated({}, { lang }), opened: "help" }, actions);
        const rows = find(nodes, has("legend-row"));
        assert.equal(rows.length, 18);
        for (const row of rows) {
            const [mark] = find([row], has("legend-mark"));
            assert.ok(mark.kids.length);
            assert.match(textOf(row.kids[1]), /\.$/);
            assert.ok(!GAPS.test(words([row])), words([row]));
        }
        const [ways] = find(nodes, has("help-ways"));
        for (const way of find([ways], has("link"))) way.props.on.click({ preventDefault() {} });
        assert.deepEqual(done, [["open", "rules"], ["go", "/words"], ["open", "settings"]]);
    });
}

test("away from a table help leads to the page of rules", () => {
    const nodes = shown({ ...initial(settings({ lang: "fr" })), opened: "help" });
    const [ways] = find(nodes, has("help-ways"));
    assert.deepEqual(find([ways], ({ tag }) => tag === "a").map(({ props }) => props.href), ["/rules", "/words"]);
});

test("a command by key tells the page that there is a keyboard", () => {
    const page = (globalThis.document = { documentElement: { dataset: {} } });
    const press = (key) => keyPressed(seated(), recorder().actions, { key, target: null, preventDefault() {} });
    press("ö");
    assert.deepEqual(page.documentElement.dataset, {});
    press("j");
    assert.deepEqual(page.documentElement.dataset, { keys: "yes" });
});

test("bids and whose turn it is stay plain; a refusal is marked", () => {
    const calls = [{ seat: 1, call: "bid", height: "80", contract: "oben" }];
    const bidding = { phase: "bid", contract: null, trick: null, auction: { calls, top: calls[0], factor: 1, worth: 80, made: false }, legal: { bids: [{ height: "90", goal: "90", worth: 90 }], contracts: ["oben"], passes: true } };
    const nodes = shown(seated(bidding, { lang: "de" }));
    assert.equal(terms(find(nodes, has("calls"))).length, 0);
    assert.equal(terms(find(nodes, has("status"))).length, 0);
    const refused = { ...seated({}, { lang: "de" }), notice: { code: "reason-undertrump" } };
    assert.equal(terms(find(shown(refused), has("status"))).length, 2);
});

test("each chapter of the rules marks a word once", () => {
    const sections = [
        { title: "A", lines: ["Le bour bat le nell.", "Le bour reste."], clause: null },
        { title: "B", lines: ["Le bour et la plie."], clause: null },
    ];
    const model = { ...seated({}, { lang: "fr" }), opened: "rules" };
    model.explained = { [rulesKey(model)]: { title: "Chibre", sections, words: [] } };
    const chapters = find(shown(model), has("chapter"));
    assert.deepEqual(chapters.map((one) => terms([one]).map(textOf)), [["bour", "nell"], ["bour", "plie"]]);
});
