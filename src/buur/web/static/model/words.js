/**
 * Words of Jass by theme; their names, forms and meanings are the texts `lexicon-KEY`.
 */

/** @type {Readonly<Record<string, readonly string[]>>} */
export const THEMES = {
  cards: "suit trump buur nell bock martinique".split(" "),
  contracts: "contract push oben unten zigzag quer trio mitte gumpf misere tutti imposed turned multiplier".split(" "),
  play: "trick lead follow ruff overruff undertrump discard draw smear signal revoke turn-trick solder last-trick".split(" "),
  melds: "meld run fifty hundred four stoeck good crossed".split(" "),
  auction: "auction bid pass double redouble widow king call prediction difference marriage rob".split(" "),
  count: "match counter-match finish berg rubicon strokes order putze sack".split(" "),
  table: "deal partie slate tick cross dealer forehand cut knock partner misdeal sheet joker".split(" "),
  games:
    "jass chibre schieber coiffeur differenzler sidi coinche bieter handjass pandur molotow guggitaler hindersi brouc".split(
      " ",
    ),
};

export const WORDS = Object.values(THEMES).flat();

/** Words that every reader knows, or that mean something else in most sentences. */
const UNMARKED = new Set(["suit", "mitte", "deal", "partie", "partner", "jass"]);

/** Words whose name, a number of cards or points, says something else in most sentences: only their forms are marked. */
export const BY_FORM = new Set(["run", "fifty", "hundred"]);

/** Words that sentences mark. */
export const MARKED_WORDS = WORDS.filter((key) => !UNMARKED.has(key));
