// Views and models as the tests of the page need them.

const base = process.env.BUUR_STATIC;
export const load = (name) => import(`${base}/${name}.js`);

const { defaults } = await load("model/settings");
const { initial, welcome } = await load("model/state");

export const HAND = ["S6", "SQ", "SK", "SA", "H9", "HT", "D7", "CJ", "CA"];

/** A meld in it. */
export const RUN = { cards: ["SQ", "SK", "SA"], kind: "run", points: 20 };

/** A view of seat 0 on lead in the first trick, spades trumps; the argument changes fields. */
export function view(changes = {}) {
    return {
        seat: 0,
        names: ["Anna", "Vreni", "Ueli", "Heidi"],
        kinds: ["person", "bot", "bot", "bot"],
        rules: { name: "chibre", options: {}, target: 1000 },
        phase: "play",
        turn: 0,
        waiting: [0],
        deal: 1,
        dealer: 3,
        forehand: 0,
        leader: 0,
        contract: "trump:S",
        chooser: 2,
        pushed: true,
        multiplier: 1,
        hand: HAND,
        counts: [9, 9, 9, 9],
        trick: { no: 1, leader: 0, cards: [], winning: null },
        last: null,
        taken: [0, 0],
        points: [0, 0],
        melds: { said: [], winner: null, described: [], shown: [], points: [0, 0] },
        stoeck: [],
        solder: null,
        scores: [0, 0],
        legal: { cards: HAND },
        counted: changes.deals?.length ?? 0,
        deals: [],
        result: null,
        fair: { digest: null, seed: null },
        ...changes,
    };
}

/** A trick whose cards were laid in turn, as the server writes it. */
export const trick = (no, leader, cards, more) => ({ no, leader, cards: cards.split(" ").map((card, i) => [card, (leader + i) % 4]), ...more });

/** Somebody plays a card. */
export const played = (seat, card, more = {}) => ({ e: "played", seat, card, melds: [], stoeck: false, ...more });

/** The message of an event, with the view after it. */
export const event = (v, one, changes) => ({ t: "event", v, event: one, view: view(changes) });

/** A counted deal; teams as the server writes them, seat 0 in the first. */
export const DEAL = {
    deal: 1,
    dealer: 3,
    contract: "trump:S",
    chooser: 2,
    pushed: true,
    multiplier: 2,
    tricks: [5, 4],
    cards: [90, 62],
    last_trick: [5, 0],
    match: [0, 0],
    melds: [50, 0],
    stoeck: [0, 20],
    total: [290, 164],
    account: [
        { what: "cards", kind: "add", points: [90, 62] },
        { what: "last_trick", kind: "add", points: [5, 0] },
        { what: "base", kind: "sum", points: [95, 62] },
        { what: "melds", kind: "add", points: [50, 0] },
        { what: "stoeck", kind: "add", points: [0, 20] },
        { what: "raw", kind: "sum", points: [145, 82] },
        { what: "multiplier", kind: "times", points: [290, 164], factor: 2 },
        { what: "total", kind: "sum", points: [290, 164], by_line: true },
    ],
    chalked: [100, 40],
};

export const settings = (changes = {}) => ({ ...defaults(["fr-CH"]), asked: true, ...changes });

/** The model of a player who has just been greeted with a view. */
export function seated(changes = {}, own = {}) {
    const empty = { ...initial(settings(own)), route: { page: "table", id: "t" }, rules: RULES };
    return welcome(empty, { t: "welcome", v: 10, seat: 0, snapshot: true, events: [], view: view(changes) });
}

const option = (name, group, kind, more = {}) => ({ name, group, kind, values: null, min: null, max: null, major: false, ...more });

export const RULES = {
    presets: [
        {
            name: "chibre",
            family: "chibre",
            seats: 4,
            source: "W25",
            options: { melds: true, stock: true, stock_with_meld: true, cross_meld: false, target: 1000, match: "bonus100" },
            fallbacks: ["cross_meld"],
        },
    ],
    options: [
        option("target", "partie", "number", { min: 1, max: 100000, clause: "7.3", major: true }),
        option("match", "score", "choice", { values: ["bonus100", "bonus50", "none", "p002"], clause: "7.2", major: true }),
        option("cross_meld", "meld", "flag", { clause: "5.2" }),
        option("first_card", "deal", "text", { clause: "2.2" }),
    ],
};

/** A rule set whose options hang together. */
export const PRESET = {
    ...RULES.presets[0],
    options: {
        first_card: "D7",
        contracts: "suits",
        imposed: "",
        push: "yes",
        push_back: false,
        trump_by_lead: false,
        multipliers: "all1",
        match_voids_melds: false,
        match_revives_melds: false,
        finish: "first_out",
        deals: 0,
        rubicon: "rubicon",
        target: 1000,
    },
};

/** Contracts by the number of steps in which they are chosen. */
export const TRUMPS = ["trump:S", "trump:H", "trump:D", "trump:C"];
export const MISERES = [...TRUMPS, "oben", "unten", "zigzag:oben", "zigzag:unten"];
export const ALL = [...MISERES, ...MISERES.map((one) => `misere:${one}`)];
export const ORDERS = ["tou", "tuo", "otu", "out", "uto", "uot"];
export const TRIOS = ORDERS.flatMap((order) => ["S", "H", "D", "C"].map((suit) => `trio:${order}:${suit}`));

/** Situations that the table can be in, by name: every dialog and every kind of message. */
export const SITUATIONS = {
    lead: {},
    wait: { turn: 1, waiting: [1], legal: {}, trick: { no: 2, leader: 1, cards: [], winning: null } },
    follow: {
        trick: trick(1, 1, "D6 DT DA", { winning: 3 }),
        legal: {
            cards: ["D7"],
            why: { S6: "must-follow-suit" },
            stoeck_cards: ["SK"],
            stoeck: true,
            ask: true,
            berg: true,
            solder: true,
            finish: true,
        },
    },
    declare: { phase: "declare", legal: { declare: true, melds: [RUN], best: [RUN.cards] } },
    late: { turn: 1, waiting: [1], legal: { late: [RUN] } },
    melds: { legal: { cards: HAND, melds: [RUN], best: [RUN.cards] } },
    choose: {
        phase: "choose",
        contract: null,
        legal: { contracts: ["trump:S", "oben", "unten", "zigzag:oben", "zigzag:unten"], push: true },
    },
    cut: { phase: "cut", contract: null, hand: [], trick: null, legal: { cut: { min: 3, max: 33, knock: true } } },
    count: { phase: "count", hand: [], trick: null, legal: { count: true, finish: true } },
    open: {
        phase: "count",
        hand: [],
        trick: null,
        solder: { seat: 1, valid: false, hands: [[], ["SJ"], ["H6"], ["C6"]] },
        legal: { count: true },
    },
    insist: { phase: "claim", legal: { insist: true } },
    summary: {
        phase: "seal",
        hand: [],
        trick: null,
        contract: null,
        deal: 2,
        deals: [DEAL],
        legal: { contribute: true },
    },
    end: {
        phase: "over",
        hand: [],
        trick: null,
        turn: null,
        waiting: [],
        deals: [DEAL],
        legal: {},
        result: { winner: 0, reason: "claim", scores: [1012, 430], rubicon: true, strokes: [2, 0], worth: 1 },
    },
    swiss: { contract: "oben", last: trick(1, 0, "S6 S7 S8 S9", { winner: 3, points: 8 }) },
};

/** A partie of this person, as a list of the server has it. */
export const game = (changes = {}) => ({
    table: "t",
    rules: "chibre",
    scores: [100, 200],
    deal: 3,
    phase: "play",
    over: false,
    broken: false,
    ended: null,
    created: "2026-11-01T10:00:00+00:00",
    updated: "2026-11-01T11:00:00+00:00",
    seat: 0,
    players: [{ name: "Anna", bot: null }, ...["Vreni", "Ueli", "Heidi"].map((name) => ({ name, bot: "steady" }))],
    lines: [0, 1, 0, 1],
    deals: 2,
    result: null,
    training: false,
    ...changes,
});
