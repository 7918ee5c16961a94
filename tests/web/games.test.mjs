// Choosing a game: short list, filters, groups, favourites, and a search that forgives spelling.

import assert from "node:assert/strict";
import { test } from "node:test";
import { LANGS, find, has, recorder, shown, texts, textOf } from "./page.mjs";
import { PRESET, load, settings } from "./sample.mjs";

const { byGroup, filtered, filters, nearGames, oftenPlayed, shortList, withFavourite, withPlayed } = await load("model/game_choice");
const { distance, findGames } = await load("model/game_search");
const { initial } = await load("model/state");

const game = (name, seats, group, ...names) => ({ ...PRESET, name, seats, group, family: group, names });
const GAMES = [
    { ...game("chibre", 4, "schieber", "Chibre", "pique simple"), for_beginners: true },
    game("schieber", 4, "schieber", "Schieber"),
    game("coiffeur", 4, "coiffeur", "Quoifaire", "Coiffeur", "Guafför"),
    game("estimation", 4, "prediction", "Estimation", "Differenzler", "différence"),
    game("stich-differenzler", 4, "prediction", "Estimation des plies", "Stich-Differenzler"),
    game("pomme", 4, "alone", "Pomme (poutz)", "Putz", "Handjass", "Härdöpfel"),
    game("pandur", 3, "bidding", "Bandoure à trois", "Pandur zu dritt"),
    game("martinique", 4, "schieber", "Huit de Martinique", "8 de Martigny"),
];
const RULES = { presets: GAMES, options: [], groups: ["schieber", "coiffeur", "bidding", "prediction", "alone"], most_played: { fr: ["chibre", "pomme"], de: ["schieber"] } };
const names = (games) => games.map(({ name }) => name);
const found = (wanted, described) => names(findGames(GAMES, wanted, described));

test("a game is found by its names in every language, however it is spelt", () => {
    const first = {
        differenzler: "estimation",
        Diferenzler: "estimation",
        poutz: "pomme",
        putz: "pomme",
        "HARDOEPFEL ": "pomme",
        haerdoepfel: "pomme",
        Koiffeur: "coiffeur",
        coifeur: "coiffeur",
        quoifair: "coiffeur",
        Gwaför: "coiffeur",
        Schiber: "schieber",
        shieber: "schieber",
        "martigny 8": "martinique",
        bandure: "pandur",
        chibrr: "chibre",
    };
    for (const [wanted, name] of Object.entries(first)) assert.equal(found(wanted)[0], name, wanted);
});

test("an exact name comes before a part of one, and similar names only where there is no other", () => {
    assert.deepEqual(found("differenzler"), ["estimation", "stich-differenzler"]);
    assert.deepEqual(found("chi"), ["chibre", "schieber"], "begins with it, and has it within");
    assert.deepEqual(found("xylophone"), []);
    assert.deepEqual(found(" "), names(GAMES));
    assert.deepEqual(found("po").includes("pomme"), true);
});

test("a description finds a game, after those with the name", () => {
    const described = ({ name }) => (name === "pandur" ? "le plus offrant joue contre un chibre" : "");
    assert.deepEqual(found("plus offrant", described), ["pandur"]);
    assert.deepEqual(found("chibre", described), ["chibre", "pandur"]);
});

test("letters that are changed, added, left out or exchanged count one", () => {
    assert.deepEqual(["abcd", "abxd", "abc", "abcde", "bacd", "xbxd"].map((word) => distance("abcd", word)), [0, 1, 1, 1, 1, 2]);
    assert.equal(distance("abc", "abcdef"), Infinity);
});

test("the short list has favourites first, then what is played, then what most people play", () => {
    const list = (own) => names(shortList(RULES, settings(own)));
    assert.deepEqual(list({}), ["chibre", "pomme"]);
    assert.deepEqual(list({ lang: "de" }), ["schieber"]);
    assert.deepEqual(list({ favourites: ["pandur", "gone"] }), ["pandur", "chibre", "pomme"]);
    assert.deepEqual(list({ played: ["coiffeur", "pandur", "pandur", "pomme"] }), ["pandur", "coiffeur", "chibre", "pomme"]);
    const many = { ...RULES, presets: Array.from({ length: 20 }, (_, i) => ({ ...PRESET, name: `g${i}` })), most_played: undefined };
    assert.equal(shortList(many, settings()).length, 7);
});

test("parties are counted, the latest first, and not for ever", () => {
    const { played } = withPlayed(settings({ rules: "pomme", played: ["chibre"] }));
    assert.deepEqual(played, ["pomme", "chibre"]);
    assert.equal(withPlayed(settings({ played: Array(60).fill("chibre") })).played.length, 60);
    assert.deepEqual(oftenPlayed(["a", "b", "b", "c", "c", "c"]), ["c", "b"]);
});

test("a star makes a favourite, and takes it back", () => {
    const one = withFavourite(settings(), "pomme");
    assert.deepEqual(one, { favourites: ["pomme"] });
    assert.deepEqual(withFavourite(settings(one), "pomme"), { favourites: [] });
});

test("only filters that find something are offered", () => {
    assert.deepEqual(filters(RULES, settings()), ["all", "beginners", "3", "4"]);
    const own = settings({ favourites: ["pomme"], played: ["chibre", "chibre", "pomme"] });
    assert.deepEqual(filters(RULES, own), ["all", "favourites", "recent", "beginners", "3", "4"]);
    const of = (filter) => names(filtered(RULES, own, filter));
    assert.deepEqual(of("3"), ["pandur"]);
    assert.deepEqual(of("recent"), ["chibre", "pomme"]);
    assert.deepEqual(of("favourites"), ["pomme"]);
    assert.deepEqual(of("beginners"), ["chibre"]);
    assert.equal(of("all").length, GAMES.length);
});

test("games stand by group, those first that are most played in the language", () => {
    const groups = (lang, games = GAMES) => byGroup(RULES, games, lang).map(([group, all]) => [group, names(all).join(" ")]);
    const others = [["coiffeur", "coiffeur"], ["bidding", "pandur"], ["prediction", "estimation stich-differenzler"]];
    const own = ["alone", "pomme"];
    assert.deepEqual(groups("en"), [["schieber", "chibre schieber martinique"], ...others, own]);
    assert.deepEqual(groups("de"), [["schieber", "schieber chibre martinique"], ...others, own]);
    assert.deepEqual(groups("fr"), [["schieber", "chibre schieber martinique"], own, ...others]);
    assert.deepEqual(groups("de", GAMES.slice(2, 3)), [["coiffeur", "coiffeur"]]);
});

test("the chooser and the page of all rules have the same order", () => {
    for (const lang of LANGS) {
        const rules = { ...RULES, most_played: { ...RULES.most_played, [lang]: ["pomme", "schieber"] } };
        const model = { ...initial(settings({ lang })), rules, draft: { games: "all" } };
        const chooser = find(shown({ ...model, opened: "games" }), has("game-choice")).map(({ props }) => props.value);
        const page = find(shown({ ...model, route: { page: "rules", id: "" } }), has("game-choice"));
        assert.deepEqual(page.map(({ props }) => props.href), chooser.map((name) => `/rules/${name}`), lang);
        assert.equal(chooser[0], "pomme");
    }
});

test("favourites stand on the home page as tiles, and a press chooses one", () => {
    assert.equal(page({}).find(has("favourite")).length, 0);
    const { find, done } = page({}, { rules: "chibre", favourites: ["pomme", "gone", "chibre"] });
    const tiles = find(has("favourite"));
    assert.deepEqual(tiles.map(({ props }) => props["aria-pressed"]), ["false", "true"]);
    assert.match(textOf(tiles[0]), /Pomme/);
    tiles.forEach((tile) => tile.props.on.click());
    assert.deepEqual(done.map(([, changes]) => changes), [{ rules: "pomme", options: {} }], "the one that is chosen keeps its differences");
});

test("for a game that does not exist those with a similar name are proposed, or the short list", () => {
    assert.deepEqual(names(nearGames(RULES, settings(), "pome")), ["pomme"]);
    assert.deepEqual(names(nearGames(RULES, settings(), "xylophone")), ["chibre", "pomme"]);
});

/** The home page with these games, and the dialog for choosing one if it is open. */
function page(draft, own = {}, opened = null) {
    const { done, actions } = recorder();
    const model = { ...initial(settings(own)), rules: RULES, draft, opened };
    const nodes = shown(model, actions);
    return { done, find: (wanted) => find(nodes, wanted), texts: (cls) => find(nodes, has(cls)).map(textOf) };
}

const chooser = (draft, own) => page(draft, own, "games");

test("the chooser shows the short list, and all games by group after one press", () => {
    const short = chooser({});
    assert.equal(short.find(has("game-choice")).length, 2);
    const [more] = short.find(has("games-more"));
    assert.match(textOf(more), /8/);
    more.props.on.click();
    assert.deepEqual(short.done, [["draft", { games: "all" }]]);
    const all = chooser({ games: "all" });
    assert.equal(all.find(has("game-choice")).length, GAMES.length);
    assert.equal(all.find(({ tag }) => tag === "details").filter(has("game-group")).length, 5);
    assert.equal(chooser({ games: "3" }).find(has("game-choice")).length, 1);
});

test("a search says how many games it found", () => {
    const looked = chooser({ find: "pome" });
    assert.deepEqual(looked.texts("games-count"), ["Un jeu trouvé."]);
    assert.deepEqual(chooser({ find: "xylophone" }).texts("games-count"), ["Aucun jeu de ce nom."]);
});

test("a star says of which game it is, and whether it is pressed", () => {
    const { find: search, done } = chooser({}, { favourites: ["pomme"] });
    const stars = search(has("star"));
    assert.deepEqual(stars.map(({ props }) => [props["aria-label"], props["aria-pressed"]]), [
        ["Favori : Pomme (poutz)", "true"],
        ["Favori : Chibre", "false"],
    ]);
    stars[1].props.on.click();
    assert.deepEqual(done, [["set", { favourites: ["pomme", "chibre"] }]]);
});

test("every game has a line of at most twelve words in every language", () => {
    for (const lang of LANGS) {
        const t = texts(lang);
        const lines = GAMES.map(({ name }) => t(`game-${name}`));
        for (const line of lines) assert.ok(line.split(" ").filter((word) => /\p{L}|\d/u.test(word)).length <= 12, line);
    }
});

test("the next game is chosen in a dialog, and played at once", () => {
    const { done, actions } = recorder();
    const model = { ...initial(settings({})), rules: RULES, opened: "games" };
    const nodes = find(shown(model, actions), has("games-dialog"));
    assert.match(textOf(find(nodes, has("games-now"))[0]), /Chibre/);
    const chosen = find(nodes, ({ props }) => props.value === "pomme")[0];
    chosen.props.on.click();
    const [play] = find(nodes, has("primary"));
    assert.equal(textOf(play), "Jouer : Chibre");
    play.props.on.click();
    assert.deepEqual(done, [["set", { rules: "pomme", options: {} }], ["draft", { chosenFor: "" }], ["start"]]);
    const waiting = find(shown({ ...model, rules: null }, actions), has("games-dialog"));
    assert.equal(find(waiting, ({ props }) => props.role === "status").length, 1);
});

test("a search marks and plays what it finds first, until another game is pressed", () => {
    const marked = (nodes) => nodes.find(({ props }) => props["aria-pressed"] === "true").filter(has("game-choice")).map(({ props }) => props.value);
    const found = chooser({ find: "differenzler" }, { rules: "chibre", options: { target: 500 } });
    assert.deepEqual(marked(found), ["estimation"]);
    assert.deepEqual(found.texts("games-now"), [], "what was chosen before is not meant");
    const [play] = found.find(({ key }) => key === "play");
    assert.equal(textOf(play), "Jouer : Estimation");
    play.props.on.click();
    assert.deepEqual(found.done, [["set", { rules: "estimation", options: {} }], ["start"]]);
    const [, second] = found.find(has("game-choice"));
    second.props.on.click();
    assert.deepEqual(found.done.slice(2), [["set", { rules: "stich-differenzler", options: {} }], ["draft", { chosenFor: "differenzler" }]]);
    const own = { rules: "stich-differenzler" };
    assert.deepEqual(marked(chooser({ find: "differenzler", chosenFor: "differenzler" }, own)), ["stich-differenzler"]);
    assert.deepEqual(marked(chooser({ find: "differenz", chosenFor: "differenzler" }, own)), ["estimation"], "another search begins");
    assert.deepEqual(chooser({ find: "xylophone" }).find(({ key }) => key === "play"), []);
});
