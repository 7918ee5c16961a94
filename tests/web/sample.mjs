// Views and models as the tests of the page need them.

const base = process.env.BUUR_STATIC;
export const load = (name) => import(`${base}/${name}.js`);

const { defaults } = await load("model/settings");
const { initial, welcome } = await load("model/state");
const { textOf } = await load("browser/dom");

export const HAND = ["S6", "SQ", "SK", "SA", "H9", "HT", "D7", "CJ", "CA"];

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
        deals: [],
        result: null,
        fair: { digest: null, seed: null },
        ...changes,
    };
}

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
    chalked: [100, 40],
};

export const settings = (changes = {}) => ({ ...defaults(["fr-CH"]), ...changes });

/** The model of a player who has just been greeted with a view. */
export function seated(changes = {}, own = {}) {
    const empty = { ...initial(settings(own)), route: { page: "table", id: "t" }, rules: RULES };
    return welcome(empty, { t: "welcome", v: 10, seat: 0, snapshot: true, events: [], view: view(changes) });
}

export const RULES = {
    presets: [
        {
            name: "chibre",
            family: "chibre",
            seats: 4,
            source: "W25",
            options: {
                melds: true,
                stock: true,
                stock_with_meld: true,
                cross_meld: false,
                target: 1000,
                match: "bonus100",
            },
            fallbacks: ["cross_meld"],
        },
    ],
    options: [
        {
            name: "target",
            group: "partie",
            kind: "number",
            values: null,
            min: 1,
            max: 100000,
            clause: "7.3",
            major: true,
        },
        {
            name: "match",
            group: "score",
            kind: "choice",
            values: ["bonus100", "bonus50", "none", "p002"],
            min: null,
            max: null,
            clause: "7.2",
            major: true,
        },
        {
            name: "cross_meld",
            group: "meld",
            kind: "flag",
            values: null,
            min: null,
            max: null,
            clause: "5.2",
            major: false,
        },
        {
            name: "first_card",
            group: "deal",
            kind: "text",
            values: null,
            min: null,
            max: null,
            clause: "2.2",
            major: false,
        },
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

/** Everything that a person could read or hear of some nodes. */
export function words(nodes) {
    const found = nodes.map(textOf);
    const waiting = [...nodes];
    for (let node = waiting.pop(); node; node = waiting.pop()) {
        for (const name of ["aria-label", "title", "placeholder"]) if (node.props[name]) found.push(node.props[name]);
        waiting.push(...node.kids);
    }
    return found.join("\n");
}

/** Situations that the table can be in, by name: every dialog and every kind of message. */
export const SITUATIONS = {
    lead: {},
    wait: { turn: 1, waiting: [1], legal: {}, trick: { no: 2, leader: 1, cards: [], winning: null } },
    follow: {
        trick: {
            no: 1,
            leader: 1,
            cards: [
                ["D6", 1],
                ["DT", 2],
                ["DA", 3],
            ],
            winning: 3,
        },
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
    declare: {
        phase: "declare",
        legal: {
            declare: true,
            melds: [{ cards: ["SQ", "SK", "SA"], kind: "run", points: 20 }],
            best: [["SQ", "SK", "SA"]],
        },
    },
    late: { turn: 1, waiting: [1], legal: { late: [{ cards: ["SQ", "SK", "SA"], kind: "run", points: 20 }] } },
    melds: {
        legal: {
            cards: HAND,
            melds: [{ cards: ["SQ", "SK", "SA"], kind: "run", points: 20 }],
            best: [["SQ", "SK", "SA"]],
        },
    },
    choose: {
        phase: "choose",
        contract: null,
        legal: { contracts: ["trump:S", "oben", "unten", "zigzag:oben", "zigzag:unten"], push: true },
    },
    cut: {
        phase: "cut",
        contract: null,
        hand: [],
        trick: null,
        legal: { cut: { min: 3, max: 33, knock: true } },
    },
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
    swiss: {
        contract: "oben",
        last: {
            no: 1,
            leader: 0,
            cards: [
                ["S6", 0],
                ["S7", 1],
                ["S8", 2],
                ["S9", 3],
            ],
            winner: 3,
            points: 8,
        },
    },
};
