// Parties of a person: going on at home, the page of all, and removal.

import assert from "node:assert/strict";
import { test } from "node:test";
import { GAPS, LANGS, find, has, recorder, shown, textOf, words } from "./page.mjs";
import { RULES, game, load, settings } from "./sample.mjs";

const { initial } = await load("model/state");
const { scoreText, dateText } = await load("text/games");
const { translator } = await load("text/i18n");

const TOTALS = {
    played: 4,
    won: 3,
    deals: 20,
    matches: 1,
    best: 257,
    contract: { name: "trump:S", times: 5 },
    rules: { name: "chibre", times: 4 },
};

/** The page of all parties in a language. */
const page = (list, changes = {}, lang = "fr") => ({
    ...initial(settings({ lang })),
    route: { page: "me" },
    rules: RULES,
    games: { state: "all", list, more: null, totals: TOTALS },
    ...changes,
});
const home = (unfinished, changes = {}) => ({ ...initial(settings()), rules: RULES, unfinished, ...changes });

const FINISHED = game({ table: "w", over: true, phase: "over", result: "won", training: true, scores: [1000, 512] });

for (const lang of LANGS) {
    test(`the page of all parties has every text in ${lang}`, () => {
        for (const result of ["won", "lost", "draw"]) {
            const over = { ...FINISHED, result };
            for (const changes of [{}, { unfolded: "w" }, { removing: "w" }, { removing: "t" }, { removing: "*" }]) {
                assert.doesNotMatch(words(shown(page([game(), over], changes, lang))), GAPS, result);
            }
        }
        assert.doesNotMatch(words(shown(page([], {}, lang))), GAPS);
        assert.doesNotMatch(words(shown(page([], { games: null }, lang))), GAPS);
    });
}

test("the favourite trump is named without saying trump twice", () => {
    const row = (name, lang) => {
        const model = page([game()], {}, lang);
        model.games.totals = { ...TOTALS, contract: { name, times: 5 } };
        const rows = find(shown(model), ({ tag, props }) => tag === "dl" && props.class === "panel totals")[0].kids;
        return rows.map((one) => one.kids.map(textOf).map((text) => text.trim())).find(([label]) => /tout préféré|trumpf|preferita|Favourite/.test(label));
    };
    assert.deepEqual(row("trump:S", "fr"), ["Atout préféré", "Pique"]);
    assert.deepEqual(row("trump:S", "de"), ["Lieblingstrumpf", "Schaufel"]);
    assert.deepEqual(row("trump:S", "it"), ["Briscola preferita", "Picche"]);
    assert.deepEqual(row("trump:S", "en"), ["Favourite trump", "Spades"]);
    assert.equal(row("oben", "fr")[1], "Oben-abe");
});

test("an empty page has words alone", () => {
    assert.doesNotMatch(words(shown(page([], { games: { state: "all", list: [], more: null, totals: null } }))), /\d/);
});

test("the last unfinished partie is the first control of the home page", () => {
    const all = shown(home([game(), game({ table: "u" })]));
    const [first] = find(all, ({ tag, props }) => ["a", "button", "input"].includes(tag) && !props.disabled);
    assert.equal(first.props.href, "/table/t");
    assert.match(textOf(first), /Continuer.*Chibre.*100 : 200.*Donne 3/);
    assert.equal(find(all, has("resume")).length, 2);
});

test("while the account of a deal is read, home names that deal as the table does", () => {
    const named = (changes) => textOf(find(shown(home([game(changes)])), has("resume-deal"))[0]);
    assert.match(named({ deal: 2, phase: "seal" }), /^Donne 1,/);
    assert.match(named({ deal: 2, phase: "cut" }), /^Donne 2,/);
    assert.match(named({ deal: 1, phase: "seal" }), /^Donne 1,/);
    assert.match(named({ deal: 0, phase: "open" }), /^Pas encore commencée,/);
});

test("more parties than the home page has room for are on a page of their own", () => {
    const many = ["a", "b", "c", "d", "e"].map((table) => game({ table }));
    const all = shown(home(many));
    assert.equal(find(all, has("resume")).length, 3);
    assert.ok(find(all, ({ props }) => props.href === "/me").length >= 2);
});

test("a partie is removed after one question", () => {
    const { done: sent, actions } = recorder();
    const [remove] = find(shown(home([game()]), actions), has("remove"));
    remove.props.on.click();
    const [[name, change]] = sent;
    assert.equal(name, "update");
    assert.deepEqual(change(home([game()])), { removing: "t" });
    const asked = shown(home([game()], { removing: "t" }), actions);
    assert.equal(find(asked, has("resume")).length, 0);
    const [keep, yes] = find(find(asked, has("removal")), ({ tag }) => tag === "button");
    keep.props.on.click();
    assert.deepEqual(sent.at(-1)[1](home([])), { removing: null });
    assert.equal(textOf(yes), "Supprimer");
});

test("everything is removed after one question", () => {
    const { done, actions } = recorder();
    const button = (nodes, text) => find(nodes, ({ tag }) => tag === "button").find((node) => textOf(node) === text);
    button(shown(page([game()]), actions), "Supprimer toutes mes parties").props.on.click();
    assert.deepEqual(done[0][1](page([])), { removing: "*" });
    const asked = shown(page([game()], { removing: "*" }), actions);
    assert.match(words(asked), /toutes vos parties/);
    assert.equal(find(asked, has("partie")).length, 1);
    assert.equal(button(shown(page([]), actions), "Supprimer toutes mes parties"), undefined);
});

test("an entry leads to the table or to the replay, and offers more", () => {
    const links = (changes) => find(shown(page([game(), FINISHED], changes)), ({ tag }) => tag === "a").map(({ props }) => props.href);
    assert.deepEqual(links({}), ["/", "/people", "/account", "/table/t", "/game/w", "/privacy"]);
    assert.deepEqual(links({ unfolded: "w" }).slice(5, -1), ["/game/w", "/api/games/w/record.jass", "/api/games/w/record.jsonl"]);
    const early = shown(page([game({ deals: 0 })], { unfolded: "t" }));
    assert.deepEqual(find(early, ({ tag, props }) => tag === "a" && /game|record/.test(props.href)), []);
});

test("scores begin with the person's own", () => {
    assert.equal(scoreText(game({ seat: 1 })), "200 : 100");
    assert.equal(scoreText(game({ scores: [1, 2, 3], lines: [0, 1, 2], seat: 2 })), "3 : 1 : 2");
    assert.equal(scoreText(game({ scores: [0, 0] })), "");
    assert.equal(scoreText(game({ scores: [] })), "");
});

test("dates of today and yesterday have the hour, others the day", () => {
    const now = new Date(2026, 10, 26, 18).getTime();
    const texts = translator("fr", { messages: { "date-today": ["T ", { var: "time" }], "date-yesterday": ["Y ", { var: "time" }] } });
    const at = (day, hour) => dateText(texts, new Date(2026, 10, day, hour, 5).toISOString(), now);
    assert.deepEqual([at(26, 0), at(25, 23), at(24, 23)], ["T 00:05", "Y 23:05", "24 novembre 2026"]);
    assert.deepEqual([at(26, 23), at(27, 0)], ["T 23:05", "27 novembre 2026"]); // of a clock that is ahead
});

test("a partie for training says so in its line", () => {
    const line = (one) => textOf(find(shown(page([one])), has("game-link"))[0]);
    assert.match(line(FINISHED), /Chibre\s+entraînement, ne compte pas/);
    assert.doesNotMatch(line({ ...FINISHED, training: false }), /entraînement/);
});

test("without parties the page has nothing to remove, nor a number", () => {
    const [privacy] = find(shown(page([], { games: { state: "all", list: [], more: null, totals: null } })), has("privacy"));
    assert.equal(privacy.kids.filter((kid) => kid !== null && kid !== false && kid !== undefined).length, 1);
});

test("who comes to a table that the operator has ended reads the reason", () => {
    const notice = { code: "error-ended-table", args: { reason: "bloquée" } };
    const at = { ...home([]), route: { page: "table", id: "t" }, conn: "refused", notice };
    assert.match(words(shown(at)), /Cette table est fermée.*L’exploitant.*: bloquée/s);
});

test("a partie that the operator has ended has the reason, one that has failed does not", () => {
    const told = (changes) => find(shown(page([game({ broken: true, ...changes })], { unfolded: "t" })), has("broken")).map(textOf);
    assert.match(told({ ended: "bloquée" })[0], /L’exploitant.*: bloquée$/);
    assert.match(told({})[0], /Une erreur du programme/);
});
