// The end of a partie: who ended it and by what, the curve of the totals, the biggest deal, what comes next.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { GAPS, LANGS, context, find, findAll, has, recorder, textOf } from "./page.mjs";
import { DEAL, RULES, load, seated, settings, view } from "./sample.mjs";

const { lineOf, party, seatsOf } = await load("model/lines");
const { leadAtEnd, totalsByDeal, turningDeal } = await load("model/partie_course");
const { endSentences, leadSentence, turningSentence } = await load("text/endings");
const { endDialog } = await load("views/end_dialog");
const { scoreCurve } = await load("views/score_curve");

const deal = (no, ...total) => ({ ...DEAL, deal: no, total });
const DEALS = [deal(1, 290, 164), deal(2, 20, 137), deal(3, 157, 0), deal(4, 540, 100)];
const RESULT = { winner: 0, reason: "claim", scores: [1007, 401], rubicon: false, strokes: [0, 0], worth: 1, claimer: 2, reached: [] };

/** A partie that is over; the argument changes its result, the second the view. */
const over = (result = {}, more = {}) => ({ phase: "over", scores: [1007, 401], deals: DEALS, result: { ...RESULT, ...result }, ...more });

/** What the end says in a language. */
function told(changes, own = {}) {
    const model = seated(changes, own);
    const ctx = context(model);
    return { sentences: endSentences(ctx, model.view).join(" "), turning: turningSentence(ctx, model.view), lead: leadSentence(ctx, model.view) };
}

test("a claim is told with the name of whoever made it, and with the winner", () => {
    assert.match(told(over()).sentences, /^Ueli a dit «\sJ’ai fini\s», et c’était juste\s: la partie vous revient\./);
    assert.match(told(over({ claimer: 0 })).sentences, /^Vous avez dit «\sJ’ai fini\s», et c’était juste\s:/);
    assert.match(told(over({ reason: "wrong-claim", winner: 1, claimer: 0 })).sentences, /^Vous avez dit «\sJ’ai fini\s» trop tôt\s: la partie revient aux adversaires\./);
    assert.match(told(over({ winner: 1, claimer: 3 }), { lang: "de" }).sentences, /^Heidi hat sich bedankt, und es stimmte: Die Partie geht an die Gegner\./);
});

test("where both reached the target and the last trick decides, it is said who wins by it", () => {
    const reached = [{ line: 1, kind: "melds", trick: 0 }, { line: 0, kind: "cards", trick: 3 }];
    const rules = (both_over) => ({ rules: { ...view().rules, options: { both_over } } });
    const end = (result, both) => told(over({ reached, claimer: null, ...result }, rules(both)), { lang: "de" }).sentences;
    const decides = /da entscheidet der letzte Stich: Die Partie geht an euch\./;
    assert.match(end({ reason: "out" }, "last_trick"), decides);
    assert.doesNotMatch(end({ reason: "out" }, "chronology"), /letzte Stich/);
    assert.match(end({ reason: "claim", claimer: 1 }, "last_trick"), decides);
    assert.doesNotMatch(end({ reason: "claim", claimer: 0 }, "last_trick"), /letzte Stich/, "the claim decided");
    assert.doesNotMatch(end({ reason: "out", reached: [reached[1]] }, "last_trick"), /letzte Stich/);
});

test("the lines that reached the target are told in order, with what reached it", () => {
    const reached = [{ line: 1, kind: "melds", trick: 0 }, { line: 0, kind: "cards", trick: 3 }];
    const { sentences } = told(over({ reason: "out", winner: 1, claimer: null, reached }));
    assert.match(sentences, /^Les adversaires ont atteint le but avec les annonces, avant la première plie\. Vous l’avez atteint ensuite, avec les plies\. La partie a duré 4 donnes\.$/);
});

test("a target that is reached as the others give up is not reached with tricks", () => {
    const reached = (trick) => told(over({ reason: "out", claimer: null, reached: [{ line: 0, kind: "cards", trick }] }), { lang: "de" }).sentences;
    assert.match(reached(0), /^Ihr habt das Ziel erreicht: ohne dass ein Stich gespielt wurde\. /);
    assert.match(reached(1), /^Ihr habt das Ziel erreicht: mit den Stichen, nach dem ersten Stich\. /);
});

test("the rule that ended the partie is told where nobody claimed it", () => {
    const end = (reason, rules = {}) => told(over({ reason, claimer: null }, { rules: { ...view().rules, ...rules } })).sentences;
    assert.match(end("gap"), /^La donne est finie\s: vous avez le plus grand total\./);
    assert.match(end("deals", { lowest: true }), /^Toutes les donnes sont jouées\s: vous avez le plus petit total\./);
    assert.match(end("out"), /^Vous avez atteint le but et gagnez\./);
    assert.match(end("pommes"), /^Les adversaires ont trop de pommes, vous gagnez\./);
});

test("every end has its sentences in every language", () => {
    const kinds = ["cards", "last_trick", "match", "melds", "stoeck", "bid"];
    for (const lang of LANGS)
        for (const reason of ["out", "claim", "wrong-claim", "gap", "deals", "checklist", "pommes"])
            for (const [i, kind] of kinds.entries()) {
                const reached = [0, 1].map((line) => ({ line, kind, trick: i }));
                const { sentences, turning, lead } = told(over({ reason, reached }), { lang });
                assert.doesNotMatch(sentences + turning + lead, GAPS);
            }
});

/** How each language says who wins or has the best total: the player's side, the others, the player, somebody by name. */
const WINS = {
    fr: { us: "vous revient|vous avez le plus|vous avez atteint|vous gagnez", them: "revient aux adversaires|adversaires ont le plus|adversaires ont atteint|adversaires gagnent", other: "revient à NAME|NAME a le plus|NAME a atteint|NAME gagne", none: "personne ne gagne" },
    de: { us: "an euch|ihr habt|ihr gewinnt", them: "an die Gegner|Gegner haben d(as|ie)|Gegner gewinnen", you: "an dich|du hast d(as|ie)|du gewinnst", other: "an NAME|NAME hat d(as|ie)|NAME gewinnt", none: "niemand gewinnt" },
    it: { us: "va a voi|avete (il|più|raggiunto)|vincete voi", them: "va agli avversari|avversari hanno (il|più|raggiunto)|vincono gli avversari", you: "va a te|hai (il|più|raggiunto)|vinci tu", other: "va a NAME|NAME ha (il|più|raggiunto)|vince NAME", none: "nessuno vince" },
    en: { us: "goes to your side|you have the|you reached|so you win", them: "goes to the opponents|opponents have the|opponents reached|opponents win", you: "goes to you|you have the|you reached|you win", other: "goes to NAME|NAME has the|NAME reached|NAME wins", none: "nobody wins" },
};

/** How each language says by what a partie was won. */
const REASONS = {
    fr: { out: "atteint le but", claim: "c’était juste", "wrong-claim": "trop tôt", gap: "donne est finie.* total", deals: "donnes sont jouées.* (total|traits|totaux)", checklist: "lignes sont jouées.* (total|totaux)", pommes: "trop de pommes" },
    de: { out: "das Ziel erreicht", claim: "es stimmte", "wrong-claim": "zu früh", gap: "fertig gespielt.* Total", deals: "Spiele sind gespielt.* (Total|Striche)", checklist: "Zeilen sind gespielt.* Total", pommes: "zu viele Säcke" },
    it: { out: "raggiunto il traguardo", claim: "era giusto", "wrong-claim": "troppo presto", gap: "smazzata è finita.* total[ei]", deals: "smazzate sono giocate.* (total[ei]|tratti)", checklist: "righe sono giocate.* total[ei]", pommes: "troppe pomme" },
    en: { out: "reached the target", claim: "rightly", "wrong-claim": "too early", gap: "deal is played out.* total", deals: "deals are played.* (total|strokes)", checklist: "rows are played.* total", pommes: "too many pommes" },
};

const ENDS = Object.entries(JSON.parse(readFileSync(process.env.BUUR_TABLES, "utf8"))).map(([name, { end }]) => ({ name, end }));
const strokesDecide = (name) => ({ presets: [{ ...RULES.presets[0], name, options: { strokes: /^hindersi/.test(name) ? "low_half" : "off" } }], options: [] });

/** The ends of a partie that its rules allow: as it ended, for each winner and each claimer, and without a winner. */
function possibleEnds({ result, scores, names, rules }) {
    const winners = scores.map((_, line) => line);
    const plain = [...winners, ...(["deals", "checklist"].includes(result.reason) ? [null] : [])].map((winner) => ({ ...result, winner, reached: [] }));
    const claims = scores.length === 2 ? ["claim", "wrong-claim"].flatMap((reason) => names.flatMap((_, claimer) => winners.map((winner) => ({ ...result, reason, claimer, winner })))) : [];
    const pommes = rules.write === "putzes" ? winners.map((winner) => ({ ...result, reason: "pommes", winner })) : [];
    return [result, ...plain, ...claims, ...pommes];
}

/** What a text has to say of the winner, for a view of his own or of another line. */
function wanted(lang, view, winner) {
    if (winner === null) return WINS[lang].none;
    const own = lineOf(view, view.seat);
    const alone = party(view) === "alone";
    if (winner === own) return seatsOf(view, own).length > 1 ? WINS[lang].us : (WINS[lang].you ?? WINS[lang].us);
    return alone ? WINS[lang].other.replaceAll("NAME", view.names[view.lines.indexOf(winner)]) : WINS[lang].them;
}

for (const lang of LANGS)
    test(`the end of every game names the winner, or the draw, and what decided it, in ${lang}`, () => {
        const reasons = new Set();
        for (const { name, end } of ENDS) {
            const ctx = context({ ...seated({}, { lang }), rules: strokesDecide(name) });
            for (const result of possibleEnds(end)) {
                const shown = { ...end, result };
                const text = endSentences({ ...ctx, model: { ...ctx.model, view: shown } }, shown).join(" ");
                const where = `${name} ${result.reason} ${result.winner}: ${text}`;
                assert.match(text, new RegExp(wanted(lang, shown, result.winner), "i"), where);
                assert.match(text, new RegExp(REASONS[lang][result.reason], "i"), where);
                assert.doesNotMatch(text, GAPS, where);
                reasons.add(result.reason);
            }
        }
        assert.deepEqual([...reasons].sort(), Object.keys(REASONS[lang]).sort());
    });

test("the winner is told with the difference", () => {
    assert.equal(told(over(), { lang: "de" }).lead, "Ihr gewinnt mit 606 Punkten Vorsprung.");
    assert.equal(told(over({ winner: 1, scores: [1006, 1007] }), { lang: "de" }).lead, "Die Gegner gewinnen mit einem Punkt Vorsprung.");
    const lowest = { rules: { ...view().rules, lowest: true }, scores: [80, 40, 44, 65] };
    assert.equal(told(over({ winner: 1, scores: [80, 40, 44, 65] }, lowest), { lang: "de" }).lead, "Vreni gewinnt mit 4 Punkten weniger als Ueli.");
    assert.equal(told(over({ winner: 0, scores: [80, 40, 44, 65] }, { scores: [0, 0, 0, 0] }), { lang: "de" }).lead, "Du gewinnst mit 15 Punkten Vorsprung auf Heidi.");
    assert.equal(told(over({ winner: 1, scores: [80, 40, 44, 65] }, lowest), { lang: "fr" }).lead, "Vreni gagne\u00a0: Ueli a 4 points de plus.");
});

test("king and peasants are told as who won and who lost, not as two names", () => {
    const king = { lines: [0, 1, 1, 1] };
    const alone = told(over({}, king), { lang: "de" });
    assert.equal(alone.lead, "Du gewinnst mit 606 Punkten Vorsprung.");
    assert.match(alone.turning, /mehr für dich als für die Gegner/);
    const lost = over({ winner: 1, scores: [401, 1007] }, { ...king, scores: [401, 1007], deals: [deal(1, 10, 400), deal(2, 300, 0)] });
    assert.equal(told(lost, { lang: "de" }).lead, "Die Gegner gewinnen mit 606 Punkten Vorsprung auf dich.");
    assert.match(told(lost, { lang: "de" }).turning, /mehr für die Gegner als für dich/);
    const peasant = told(over({}, { lines: [0, 0, 0, 1] }), { lang: "de" });
    assert.equal(peasant.lead, "Ihr gewinnt mit 606 Punkten Vorsprung.");
});

test("no difference is told where points do not say who won", () => {
    const lead = (result, more) => leadAtEnd(view(over(result, more)));
    assert.equal(lead({ winner: 1 }), null, "a claim was wrong, or the other line came first");
    assert.equal(lead({ winner: null }), null);
    assert.equal(lead({ reason: "wrong-claim", claimer: 1 }), null, "the winner leads, but the claim decided");
    assert.equal(lead({}, { result: null }), null);
    assert.equal(lead({}, { rules: { ...view().rules, write: "putzes" } }), null);
    assert.equal(lead({}).points, 606);
});

test("totals grow deal by deal from nothing, to the end of a deal that was not counted", () => {
    assert.deepEqual(totalsByDeal({ deals: DEALS, scores: [0, 0], result: null }), [[0, 290, 310, 467, 1007], [0, 164, 301, 301, 401]]);
    const early = view(over({ scores: [1107, 401] }, { deal: 5, contract: "oben" }));
    assert.deepEqual(totalsByDeal(early).map((totals) => totals.at(-1)), [1107, 401]);
    const broken = view(over({ scores: [1607, 401] }, { deal: 5, contract: "oben" }));
    assert.deepEqual([turningDeal(broken).deal.deal, turningDeal(broken).deal.contract, turningDeal(broken).swing], [5, "oben", 600]);
});

test("the curve begins with the points of the deals that are not known", () => {
    const late = { deals: DEALS.slice(2), earlier: [310, 301], scores: [0, 0], result: null };
    assert.deepEqual(totalsByDeal(late), [[310, 467, 1007], [301, 301, 401]]);
    const ended = view(over({}, { counted: 4, deals: DEALS.slice(2), earlier: [310, 301] }));
    assert.deepEqual(totalsByDeal(ended).map((totals) => totals.at(-1)), [1007, 401]);
    const model = { ...seated(over()), view: ended };
    const rows = find([endDialog(context(model), ended)], ({ tag }) => tag === "tr");
    assert.ok(rows.some((row) => textOf(row).startsWith("1–2")));
});

test("the deal that decided is marked in the curve and in the list", () => {
    const model = seated(over());
    const nodes = [endDialog(context(model), model.view)];
    assert.equal(find(nodes, has("curve-turning")).length, 1);
    assert.deepEqual(find(nodes, ({ tag, props }) => tag === "text" && props.class === "decisive").map(textOf), ["4"]);
    assert.deepEqual(find(nodes, ({ tag, props }) => tag === "tr" && "data-decides" in props && props["data-decides"] !== null).map((row) => textOf(row.kids[0])), ["4"]);
});

test("the curve ends with the totals", () => {
    const model = seated(over());
    const ends = findAll(scoreCurve(context(model), model.view), has("curve-end"));
    assert.deepEqual(ends.map((end) => end.kids.map(textOf)), [["Nous", "1007"], ["Eux", "401"]]);
});

test("the biggest deal is that with the largest difference, for whom it was", () => {
    const found = (more, result) => turningDeal(view(over(result, more)));
    assert.deepEqual([found().deal.deal, found().line, found().swing], [4, 0, 440]);
    const against = found({ deals: [deal(1, 10, 400), deal(2, 300, 0)] }, { scores: [310, 400], winner: 1 });
    assert.deepEqual([against.deal.deal, against.line, against.rival, against.swing], [1, 1, 0, 390]);
    assert.equal(found({ deals: [DEAL] }), null);
    assert.equal(found({ rules: { ...view().rules, write: "putzes" } }), null);
    assert.equal(found({}, { winner: 1 }), null, "a claim was wrong, or the other line came first");
    assert.equal(found({}, { reason: "wrong-claim", claimer: 1 }), null, "the winner leads, but the claim decided");
    assert.match(told(over()).turning, /la n°\s4, 440 points de plus pour vous que pour les adversaires \(/);
});

test("a single point is told as one", () => {
    const deals = [deal(1, 1, 0), deal(2, 0, 0)];
    const turning = (lang) => told(over({ scores: [1, 0] }, { deals, scores: [1, 0] }), { lang }).turning;
    assert.match(turning("de"), /Spiel 1, ein Punkt mehr für euch/);
    assert.match(turning("en"), /number 1, one point more for you/);
});

test("no deal decided where strokes for low points do", () => {
    const strokes = (value) => told(over({ reason: "deals" }, { rules: { ...view().rules, options: { strokes: value } } })).turning;
    assert.equal(strokes("low_half"), "");
    assert.match(strokes("off"), /440 points/);
});

test("a player alone is told of the one who came closest", () => {
    const deals = [deal(1, 0, 20, 40, 60), deal(2, 80, 20, 0, 5)];
    const changes = over({ scores: [80, 40, 40, 65] }, { deals, scores: [80, 40, 40, 65] });
    assert.match(told(changes).turning, /la n°\s2, 75 points de plus pour vous que pour Heidi/);
});

test("the curve says its numbers, and has the target only where there is one", () => {
    const drawn = (changes) => {
        const model = seated(changes);
        return scoreCurve(context(model), model.view);
    };
    const [svg] = findAll(drawn(over()), ({ tag }) => tag === "svg");
    assert.match(svg.props["aria-label"], /290, 310, 467, 1007.*164, 301, 301, 401/);
    assert.equal(findAll(svg, ({ tag }) => tag === "polyline").length, 2);
    assert.equal(findAll(svg, has("curve-target")).length, 1);
    const fixed = drawn(over({}, { rules: { ...view().rules, finish: "deals", deals: 4 } }));
    assert.equal(findAll(fixed, has("curve-target")).length, 0);
    assert.equal(drawn(over({}, { deals: [DEAL] })), null);
});

test("names at the ends of the curves do not lie on each other, nor below the slate", () => {
    const deals = [deal(1, 10, 10, 10, 10), deal(2, 10, 11, 12, 13)];
    const model = seated(over({ scores: [20, 21, 22, 23] }, { deals, scores: [20, 21, 22, 23] }));
    const heights = findAll(scoreCurve(context(model), model.view), has("curve-name")).map(({ props }) => props.y);
    heights.slice(1).forEach((height, i) => assert.ok(height - heights[i] >= 14));
    assert.ok(Math.max(...heights) <= 182);
});

test("the same rules are played again, others can be chosen, and the tricks be looked through", () => {
    const { done, actions } = recorder();
    const model = seated(over({}, { rules: { name: "sidi", options: { target: 500 }, target: 500 } }), settings({ rules: "chibre" }));
    const nodes = [endDialog(context(model, actions), model.view)];
    const [, others, again] = findAll(find(nodes, has("end-next"))[0], ({ tag }) => tag === "button");
    again.props.on.click();
    others.props.on.click();
    const own = { ...model.settings, rules: "sidi", options: { target: 500 } };
    assert.deepEqual(done, [["set", { played: ["sidi"] }], ["start", 0, own], ["draft", { find: "", games: "", chosenFor: "" }], ["open", "games"]]);
    assert.deepEqual(find(nodes, ({ tag }) => tag === "a").map(({ props }) => props.href), ["/game/t"]);
    assert.equal(textOf(find(nodes, ({ tag }) => tag === "summary")[0]), "Donne par donne");
});

test("a game of an evening ends at its club, without a rematch", () => {
    const { done, actions } = recorder();
    const friends = { state: "over", next: null, asked: [], seats: [], host: 0 };
    const model = { ...seated(over()), friends, evening: { table: "t", club: "k" } };
    const nodes = [endDialog(context(model, actions), model.view)];
    const buttons = findAll(find(nodes, has("end-next"))[0], ({ tag }) => tag === "button");
    assert.deepEqual(buttons.map(textOf), ["Accueil", "Retour au club"]);
    assert.deepEqual(find(nodes, has("rematch")), []);
    buttons[1].props.on.click();
    assert.deepEqual(done, [["go", "/club/k"]]);
});
