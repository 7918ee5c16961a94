// The pages of the rules: all games, one game in words, names that do not exist.

import assert from "node:assert/strict";
import { test } from "node:test";
import { find, findAll, has, recorder, shown, textOf } from "./page.mjs";
import { PRESET, load, settings } from "./sample.mjs";

const { pageRules } = await load("model/explained_rules");
const { initial } = await load("model/state");

const game = (name, group, ...names) => ({ ...PRESET, name, seats: 4, group, family: group, names });
const RULES = {
    presets: [game("chibre", "schieber", "Chibre", "pique simple", "CHIBRE"), game("estimation", "prediction", "Estimation", "Differenzler", "différence", "Différence")],
    options: [],
    groups: ["schieber", "prediction"],
};
const EXPLAINED = {
    title: "Estimation",
    also: "Autres noms : …",
    sections: [{ title: "La table", lines: ["On joue à quatre."], clause: null }],
    orders: [{ kind: "trump", cards: [["SJ", 20], ["S9", 14], ["S6", 0]] }],
    words: [],
};

/** The page of the rules of a name. */
function rulesPage(name, own = {}) {
    const { done, actions } = recorder();
    const model = { ...initial(settings({})), route: { page: "rules", id: name }, rules: RULES, ...own };
    const nodes = shown(model, actions);
    return { done, nodes, find: (wanted) => find(nodes, wanted), title: textOf(find(nodes, ({ tag }) => tag === "h1")[0]) };
}
const paths = (found) => found.map(({ props }) => props.href).filter((path) => path !== "/");
const isLink = ({ tag }) => tag === "a";

test("all rules are listed by group, with links, and can be looked for", () => {
    const all = rulesPage("");
    assert.deepEqual(paths(all.find(isLink)), ["/rules/chibre", "/rules/estimation"]);
    assert.deepEqual(all.find(({ tag }) => tag === "h2").map(textOf), ["Chibre et Schieber", "Prédictions"]);
    assert.deepEqual(paths(rulesPage("", { draft: { find: "diferenzler" } }).find(isLink)), ["/rules/estimation"]);
});

test("a page tells the rules of one game, and starts it", () => {
    const explained = { [JSON.stringify(pageRules({ settings: settings({}) }, "estimation"))]: EXPLAINED };
    const page = rulesPage("estimation", { explained });
    assert.equal(page.title, "Estimation");
    const words = page.nodes.map(textOf).join(" ");
    assert.match(words, /On joue à quatre\./);
    assert.match(words, /Autres noms ?Differenzler ?, +différence/);
    assert.deepEqual(page.find(has("order-points")).map(textOf), ["20", "14", "0"]);
    findAll(page.find(has("rules-about"))[0], has("primary"))[0].props.on.click();
    assert.deepEqual(page.done, [["set", { rules: "estimation", options: {} }], ["start"]]);
});

test("a search shows the chapters about it first and whole, then the lines of others", () => {
    const sections = [
        { title: "La table", lines: ["On joue à quatre.", "Le but est plus loin."], clause: null, synonyms: "joueurs" },
        { title: "La fin", lines: ["Qui a 1000 points a fini.", "À égalité, on rejoue."], clause: "7.3", synonyms: "but du jeu | gagner" },
    ];
    const key = JSON.stringify(pageRules({ settings: settings({}) }, "estimation"));
    const told = (seek) => {
        const page = rulesPage("estimation", { explained: { [key]: { ...EXPLAINED, sections } }, draft: { seek } });
        return page.find(has("chapter")).map(textOf);
    };
    assert.deepEqual(told("But"), ["La fin Qui a 1000 points a fini. À égalité, on rejoue.", "La table Le but est plus loin."]);
    assert.deepEqual(told("égalité").length, 1);
    assert.match(told("")[0], /^La table/);
    assert.deepEqual(told("poker"), []);
});

test("another name of a game leads to it", () => {
    assert.equal(rulesPage("Differenzler").title, "Estimation");
    assert.equal(rulesPage("difference").title, "Estimation");
});

test("for a name that does not exist those like it are proposed", () => {
    const { title, find } = rulesPage("chibra");
    assert.equal(title, "Aucun jeu ne s’appelle « chibra »");
    assert.deepEqual(paths(find(isLink)), ["/rules/chibre", "/rules"]);
});

test("before the rules are there the page says that they come", () => {
    assert.equal(rulesPage("chibre", { rules: null }).find(({ props }) => props.role === "status").length, 1);
    assert.equal(rulesPage("chibre").find(({ props }) => props.role === "status").length, 1);
});

const ENDS = [
    [{}, {}, "La première équipe à 1000 points gagne."],
    [{}, { finish: "deals", deals: 16 }, "Après 16 donnes. Le plus grand total gagne."],
    [{}, { finish: "deals", deals: 1, lowest_wins: true }, "Après une donne. Le plus petit total gagne."],
    [{ lines: 4 }, { finish: "deals", deals: 16, lowest_wins: true, strokes: "low_half" }, "Après 16 donnes. Le plus de traits gagne."],
    [{}, { finish: "checklist", sheet: "C D H S oben" }, "Quand chaque camp a joué ses 5 contrats. Le plus grand total gagne."],
    [{ sharing: "declarer" }, { finish: "checklist", sheet: "C D" }, "Quand chacun a joué ses 2 contrats. Le plus grand total gagne."],
    [{ lines: 4 }, { finish: "putzes", target: 7, write: "putzes" }, "Le premier à 7 putzes gagne."],
    [{ lines: 4 }, { finish: "largest_gap", target: 7, write: "extremes" }, "Dès 7 traits, à la fin de la donne. Le plus grand total gagne."],
    [{}, { finish: "over", target: 30, write: "tens" }, "La première équipe à dépasser 30 gagne."],
    [{ sharing: "king" }, {}, "Le roi gagne avec les points qu’il a promis, les paysans avec 1000."],
];

for (const [facts, options, wanted] of ENDS) {
    test(`the facts of a game say its end: ${wanted}`, () => {
        const one = { ...game("chibre", "schieber"), facts: { sharing: "lines", lines: 2, ...facts }, options: { ...PRESET.options, ...options } };
        const rules = { ...RULES, presets: [one] };
        const rows = rulesPage("chibre", { rules }).find(({ tag, props }) => tag === "dl" && props.class === "rules-facts")[0].kids;
        const [, end] = rows.map((row) => row.kids.map(textOf));
        assert.deepEqual(end, ["Fin de la partie", wanted]);
    });
}

test("what is chosen for the end is told where the game is chosen", () => {
    const one = { ...game("chibre", "schieber"), facts: { sharing: "lines", lines: 2 } };
    const model = { ...initial(settings({ rules: "chibre", options: { target: 500 } })), rules: { ...RULES, presets: [one] } };
    for (const opened of [null, "games"]) {
        const lines = find(shown({ ...model, opened }), has("games-end")).map((node) => textOf(node).replace(/\s+/g, " "));
        assert.equal(lines.at(-1), "Fin de la partie : La première équipe à 500 points gagne.", String(opened));
    }
});

test("the names of a game in other languages are marked with their language", () => {
    const one = { ...game("schieber", "schieber", "Schieberjass", "chibre alémanique", "yass"), languages: { Schieberjass: "de", "chibre alémanique": "fr" } };
    const rules = { ...RULES, presets: [one] };
    const [facts] = rulesPage("schieber", { rules }).find(({ tag, props }) => tag === "dl" && props.class === "rules-facts");
    assert.match(textOf(facts), /Schieberjass ?, +chibre alémanique ?, +yass$/);
    assert.deepEqual(findAll(facts, ({ props }) => props.lang).map((node) => [node.props.lang, textOf(node)]), [["de", "Schieberjass"]]);
});
