/**
 * JSDoc types of a seat's view of a table, as the server sends it.
 *
 * The file has no code; `tsc --checkJs` reads it.
 */

/** @import { Auction, Laid, Meld, OptionValue, Said, SheetRow } from "./types.js" */

/**
 * @typedef {object} Legal
 * @property {string[]} [cards]
 * @property {string[]} [layable] cards that may be played though the rules of the trick do not allow them
 * @property {Record<string, string>} [why] reason code of each refused card
 * @property {string[]} [contracts]
 * @property {boolean} [push]
 * @property {{no:number, contracts:string[]}[]} [rows] rows of the checklist that are open
 * @property {{height:string, goal:string, worth:number}[]} [bids]
 * @property {boolean} [passes]
 * @property {boolean} [double] the player may double, also out of turn
 * @property {{max:number, aloud:boolean}|null} [predict]
 * @property {string[]} [answers] the answers to the question whether the player joins the deal
 * @property {number} [exchange] number of cards that the player may exchange
 * @property {number} [discard] number of cards that the player has to discard
 * @property {string[]} [call] cards that may be called
 * @property {boolean} [rest] nothing is left to decide
 * @property {boolean} [take_back] the last act may be taken back
 * @property {boolean} [owned] the card called has to be owned up to
 * @property {boolean} [renounce] it has to be said whether the deal is given up
 * @property {boolean} [rob] the turned card may be taken for the six of trumps
 * @property {string[][]} [marry] marriages that may be shown
 * @property {boolean} [declare] melds, or none, have to be declared now
 * @property {Meld[]} [late] melds that may still be declared, with the first card played
 * @property {Meld[]} [melds]
 * @property {string[][]} [best]
 * @property {Meld[]} [false_melds] melds that could be claimed though the hand does not hold them
 * @property {boolean} [withdraw] the melds that were declared may be taken back
 * @property {string[]} [stoeck_cards]
 * @property {{min:number, max:number, knock:boolean}|null} [cut]
 * @property {boolean} [contribute]
 * @property {boolean} [stoeck]
 * @property {"melds-lost"|"melds-wait"|null} [stoeck_again] why the stöck is to be called once more
 * @property {boolean} [turn] the last trick of the deal may be turned
 * @property {boolean} [finish]
 * @property {{points:number, open:number, before:number, boss:number, target:number}|null} [claim] what a claim of the end may count, and what the open trick adds once it is turned
 * @property {boolean} [solder]
 * @property {{tricks:number, points:number|null, trumps:number, sure:boolean}|null} [solder_stake] what the player can know about a claim of the rest
 * @property {boolean} [ask]
 * @property {{offender:number, trick:number}[]} [objections] cards to which may be objected
 * @property {boolean} [berg]
 * @property {boolean} [insist]
 * @property {boolean} [hint] a hint may be asked for
 * @property {boolean} [count] the deal may be counted, though somebody might still speak
 */

/** @typedef {{what:string, kind:"add"|"times"|"sum"|"told", points:number[], by_line?:boolean, factor?:number}} AccountLine `points` by side, or by line of the slate */

/**
 * @typedef {object} DealScore the written account of one deal
 * @property {number} deal
 * @property {number} dealer
 * @property {string|null} contract
 * @property {number|null} chooser
 * @property {boolean} pushed
 * @property {number} multiplier
 * @property {number|null} [category] number of the row of the checklist
 * @property {number[]} tricks by side, like all below
 * @property {number[]} cards raw, without the multiplier, like the parts below
 * @property {number[]} last_trick
 * @property {number[]} match
 * @property {number[]} melds
 * @property {number[]} stoeck
 * @property {number[]} total by line, as it was written
 * @property {AccountLine[]} account the lines that add up to it
 * @property {number[]} [chalked] by line: the part of it that melds and stöck had written before the count
 * @property {{seat:number, height:string, factor:number, worth:number, made:boolean}|null} [stake]
 * @property {number[]} [predictions] by seat
 * @property {number[]} [sides] by seat, -1 for who sat out
 */

/** @typedef {{seat:number, kind:"run"|"four", count?:number, top?:string, points:number}} Described */
/** @typedef {{seat:number, cards:string[], points:number}} WrongMeld a meld that was claimed, shown and not held */
/** @typedef {Described & {cards:string[]|null}} Declared a meld that counts, with its cards once they lie open */

/**
 * @typedef {object} Melds
 * @property {Said[]} said
 * @property {0|1|null} winner
 * @property {Described[]} described the melds that count, as their owners describe them
 * @property {{seat:number, cards:string[], points:number}[]} shown
 * @property {number[]} points by side
 * @property {WrongMeld[]} [wrong]
 */

/**
 * @typedef {object} View
 * @property {number} seat
 * @property {string[]} names
 * @property {("person"|"bot"|"preparing"|"deputy")[]} kinds who prepares is a bot whose search still compiles, a deputy one in place of a person who is away
 * @property {{name:string, options:Record<string, OptionValue>, target:number, write?:string, finish?:string, deals?:number, lowest?:boolean, chalk?:boolean}} rules
 * @property {"open"|"seal"|"cut"|"deal"|"choose"|"bid"|"predict"|"join"|"exchange"|"widow"|"call"|"renounce"|"play"|"declare"|"ruling"|"claim"|"count"|"over"} phase
 * @property {number|null} turn
 * @property {number[]} waiting
 * @property {number} deal
 * @property {{digest:string|null, seed:string|null}} fair
 * @property {number|null} dealer
 * @property {number|null} forehand
 * @property {number|null} leader
 * @property {string|null} contract
 * @property {number|null} chooser
 * @property {boolean} pushed
 * @property {number|null} [category] row of the checklist that is played
 * @property {Auction|null} [auction]
 * @property {string|null} [turned]
 * @property {string} [aim] what counts in this deal
 * @property {(number|null)[]} [predictions] by seat: null before it is made, -1 where it is hidden
 * @property {(string|null)[]} [answers] by seat
 * @property {(boolean|null)[]} [took] by seat: whether it took the cards beside its hand
 * @property {{open:string[], hidden:number, taken:boolean, shown:string[], laid:string[]}|null} [widow]
 * @property {number|null} [declarer]
 * @property {number|null} [partner]
 * @property {string[]} [called]
 * @property {SheetRow[]} [sheet]
 * @property {number} multiplier
 * @property {string[]} hand
 * @property {number[]} counts
 * @property {{no:number, leader:number|null, cards:Laid[], winning:number|null}|null} trick
 * @property {{no:number, leader:number, cards:Laid[], winner:number, points:number}|null} last
 * @property {number[]} taken by side
 * @property {number[]} points by side
 * @property {Melds} melds
 * @property {{seat:number, points:number}[]} stoeck
 * @property {{seat:number, valid:boolean, hands:string[][]}|null} [solder] a claim of the rest; all hands lie open
 * @property {string[]} [drawn] by seat: cards drawn for partners
 * @property {number[]} scores by line
 * @property {number[]} [chalked] by line: what stands on the slate, without the cards of this deal
 * @property {(number|null)[]} [lines] by seat: the line of the slate, null while it is not known
 * @property {number[]} [sides] by seat: the side in this deal, -1 for who sits out
 * @property {number[]} [targets] by line
 * @property {Legal} legal
 * @property {number} counted number of counted deals
 * @property {DealScore[]} deals the counted ones that are known, without a gap, up to the last
 * @property {number[]} [earlier] by line: the points of the counted deals before those
 * @property {boolean} [training] acts may be taken back
 * @property {{day:string, number:number}|null} [board] the board of a day that the table plays
 * @property {{winner:number|null, reason:string, scores:number[], rubicon:boolean, strokes:number[], worth:number, claimer?:number|null, reached?:{line:number, kind:string, trick:number}[]}|null} result `reached`: the lines that reached their targets in the last deal, in the order of counting
 */

export {};
