// Clubs: every text of their pages, and what a head and a member can do.

import assert from "node:assert/strict";
import { test } from "node:test";
import { GAPS, LANGS, find, has, recorder, shown, textOf, words } from "./page.mjs";
import { RULES, load, settings } from "./sample.mjs";

const { initial } = await load("model/state");
const { clubOf, findEvening, rememberEvenings } = await load("net/evening_tables");

globalThis.navigator ??= {};
globalThis.location ??= { origin: "https://jass.example", pathname: "/", hash: "" };

const EVENING = {
    evening: "e",
    day: "2026-12-04",
    title: "Advent",
    rules: "schieber",
    deals: 8,
    coming: ["a", "b", "c"],
    pairs: [],
    games: [],
    standings: [],
    over: false,
};
const DRAWN = {
    ...EVENING,
    evening: "d",
    title: "",
    pairs: [["Anna", "Beat"], ["", null]],
    games: [{ round: 1, pairs: [0, 1], points: [700, 556], table: "t", begun: true }, { round: 2, pairs: [1, 0], points: null, table: "u", begun: true }, { round: 3, pairs: [1, 0], points: null, table: null, begun: false }],
    standings: [{ rank: 1, pair: 0, points: 700, games: 1, won: 1 }, { rank: 2, pair: 1, points: 556, games: 1, won: 0 }],
};
const CLUB = {
    club: "k",
    title: "Jassclub",
    own: "a",
    role: "head",
    rules: [{ title: "Unser", name: "schieber", options: {} }],
    members: [{ member: "a", name: "Anna", role: "head" }, { member: "b", name: "Beat", role: "member" }],
    tables: [{ table: "t", rules: "chibre", state: "gathering", names: ["Beat"], open: 3 }, { table: "u", rules: "chibre", state: "playing", names: ["Anna"], open: 0 }],
    evenings: [EVENING, DRAWN],
    ranking: [{ member: "a", name: "Anna", games: 3, won: 2, difference: -144, strength: -3.25 }],
};
const page = (club, lang = "fr", changes = {}) => ({ ...initial(settings({ lang })), route: { page: "club", id: "k" }, rules: RULES, club, ...changes });

for (const lang of LANGS) {
    test(`the pages of clubs have every text in ${lang}`, () => {
        const models = [
            {},
            { failed: "no-club" },
            { mine: [] },
            { mine: [{ club: "k", title: "Jassclub", role: "head" }, { club: "l", title: "Zweiter", role: "member" }] },
            { invited: { club: "k", title: "Jassclub", members: 4, token: "x" } },
            { view: CLUB },
            { view: CLUB, link: "https://jass.example/club/k#join=x" },
            ...["remove-b", "rule-0", "leave", "delete"].map((asked) => ({ view: CLUB, asked })),
            { view: { ...CLUB, role: "member", tables: [], evenings: [], ranking: [], rules: [] } },
            { view: { ...CLUB, rules: [], evenings: [{ ...EVENING, coming: [] }, { ...DRAWN, over: true }] } },
        ];
        for (const [place, club] of models.entries()) assert.doesNotMatch(words(shown(page(club, lang))), GAPS, String(place));
    });
}

const FREE = { ...DRAWN, games: DRAWN.games.filter(({ round }) => round !== 2) };
const buttons = (club) => find(shown(page(club)), ({ tag }) => tag === "button").map(textOf).join("\n");

test("no round begins while a game of the one before is played, or after the last", () => {
    const played = { ...DRAWN, games: DRAWN.games.slice(0, 1) };
    for (const evening of [DRAWN, played]) assert.doesNotMatch(buttons({ view: { ...CLUB, evenings: [evening] } }), /Commencer le tour/);
});

test("only a head can plan, draw, invite and delete", () => {
    const evenings = [EVENING, FREE];
    const head = buttons({ view: { ...CLUB, evenings } });
    const member = buttons({ view: { ...CLUB, evenings, role: "member" } });
    for (const text of [/Tirer les paires/, /Commencer le tour 3/, /Nouveau lien/, /Supprimer le club/, /exclure/, /Supprimer la soirée/]) {
        assert.match(head, text);
        assert.doesNotMatch(member, text);
    }
    for (const text of [/Quitter le club/, /S’asseoir/, /Je ne viens pas/, /Nouvelle table/]) assert.match(member, text);
});

test("the only head cannot step down", () => {
    const two = CLUB.members.map((one) => ({ ...one, role: "head" }));
    assert.doesNotMatch(buttons({ view: CLUB }), /ne plus être responsable/);
    assert.match(buttons({ view: { ...CLUB, members: two } }), /ne plus être responsable/);
});

test("a head reads how many have to come", () => {
    const few = (coming, changes = {}) => words(shown(page({ view: { ...CLUB, ...changes, evenings: [{ ...EVENING, coming }] } })));
    assert.match(few(["a", "b"]), /Dès 3 personnes/);
    assert.doesNotMatch(few(["a", "b", "c"]), /Dès 3 personnes/);
    assert.doesNotMatch(few(["a", "b"], { role: "member" }), /Dès 3 personnes/);
});

test("what cannot be undone is asked once more", () => {
    const { actions, done } = recorder();
    const of = (club) => find(shown(page(club), actions), ({ tag }) => tag === "button");
    of({ view: CLUB }).find((one) => /Quitter/.test(textOf(one))).props.on.click();
    assert.equal(done.length, 1);
    const [, change] = done[0];
    assert.equal(change({ club: { view: CLUB } }).club.asked, "leave");
    assert.match(of({ view: CLUB, asked: "leave" }).map(textOf).join(), /Vraiment quitter le club/);
    assert.match(of({ view: CLUB, asked: `evening-${EVENING.evening}` }).map(textOf).join(), /Vraiment supprimer la soirée/);
});

test("a member who sits at a table goes there, others sit down", () => {
    const rows = find(shown(page({ view: CLUB })), has("club-tables"))[0];
    const links = find([rows], ({ tag, props }) => tag === "a" && props.href === "/table/u");
    assert.equal(links.length, 1);
    assert.equal(find([rows], ({ tag, props }) => tag === "a" && props.href === "/table/t").length, 0);
});

test("a finished game has points, one in play a link for its players", () => {
    const games = find(shown(page({ view: CLUB })), has("series-game")).map(textOf);
    assert.match(games[0], /700 : 556/);
    assert.match(games[1], /en jeu/);
    assert.match(games[1], /À la table/);
    assert.doesNotMatch(games[2], /table/);
});

test("the game of an evening remembers its club, and no finished game or other table does", () => {
    const stored = {};
    globalThis.localStorage = { getItem: (key) => stored[key] ?? null, setItem: (key, value) => Object.assign(stored, { [key]: value }) };
    rememberEvenings(CLUB);
    const at = (id, changes = {}) => ({ route: { page: "table", id }, friends: {}, ...changes });
    const found = (model) => {
        const { actions, done } = recorder();
        findEvening(model, actions);
        return done.map(([, change]) => clubOf({ ...model, ...change(model) }));
    };
    assert.deepEqual(found(at("u")), ["k"]);
    assert.deepEqual(found(at("t")), [""]);
    assert.deepEqual(found(at("u", { friends: null })), []);
    assert.deepEqual(found(at("u", { evening: { table: "u", club: "k" } })), [], "it is looked for once");
    assert.equal(clubOf(at("x", { evening: { table: "u", club: "k" } })), "");
    assert.equal(clubOf({ route: { page: "watch", id: "u" }, evening: { table: "u", club: "k" } }), "");
});
