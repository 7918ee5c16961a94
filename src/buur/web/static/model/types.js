/**
 * The shapes that travel between server and page and between the page's own modules.
 *
 * Only JSDoc types live here: the file runs to nothing, `tsc --checkJs` reads it.
 */

/** @typedef {"fr"|"de"|"it"|"en"} Lang */
/** @typedef {"french"|"swiss"} Deck */
/** @typedef {"hslu"|"swisslos"|"jassen_ch"|"jassguru"} Mapping */
/** @typedef {"slow"|"normal"|"fast"|"none"} Speed */
/** @typedef {"auto"|"light"|"dark"} Theme */
/** @typedef {[string, number]} Laid A card and the seat that laid it. */

/**
 * @typedef {object} Settings
 * @property {Lang} lang
 * @property {Deck} deck
 * @property {Mapping} mapping which French suit each Swiss-German suit stands for
 * @property {boolean} fourColours
 * @property {Speed} speed
 * @property {Theme} theme
 * @property {string} name
 * @property {string} rules preset last played
 * @property {Record<string, OptionValue>} options differences from that preset
 */

/** @typedef {boolean|number|string|Record<string, number>} OptionValue */

/**
 * @typedef {object} Preset
 * @property {string} name
 * @property {string} family
 * @property {number} seats
 * @property {string} source
 * @property {Record<string, OptionValue>} options
 * @property {string[]} fallbacks options on which the source is silent
 */

/**
 * @typedef {object} Option
 * @property {string} name
 * @property {string} group
 * @property {"flag"|"choice"|"number"|"text"|"map"} kind
 * @property {string[]|null} values
 * @property {number|null} min
 * @property {number|null} max
 * @property {string} clause
 * @property {boolean} major
 */

/** @typedef {{presets: Preset[], options: Option[]}} Rules */

/** @typedef {{seat:number, stage:"value"|"shape"|"count"|"top"|"trump"|"good", value?:number, count?:number, rank?:string, trump?:boolean, shape?:string}} Said */
/** @typedef {{cards:string[], kind:"run"|"four", points:number}} Meld */

/**
 * @typedef {object} Legal
 * @property {string[]} [cards]
 * @property {Record<string, string>} [why] reason code of each refused card
 * @property {string[]} [contracts]
 * @property {boolean} [push]
 * @property {Meld[]} [melds]
 * @property {string[][]} [best]
 * @property {string[]} [stoeck_cards]
 * @property {{min:number, max:number, knock:boolean}|null} [cut]
 * @property {boolean} [contribute]
 * @property {boolean} [stoeck]
 * @property {boolean} [finish]
 * @property {boolean} [solder]
 * @property {boolean} [ask]
 * @property {boolean} [berg]
 * @property {boolean} [insist]
 * @property {boolean} [count] the deal may be counted, though somebody might still speak
 */

/**
 * @typedef {object} DealScore the written account of one deal
 * @property {number} deal
 * @property {number} dealer
 * @property {string|null} contract
 * @property {number|null} chooser
 * @property {boolean} pushed
 * @property {number} multiplier
 * @property {[number, number]} tricks
 * @property {[number, number]} cards raw, without the multiplier, like the parts below
 * @property {[number, number]} last_trick
 * @property {[number, number]} match
 * @property {[number, number]} melds
 * @property {[number, number]} stoeck
 * @property {[number, number]} total multiplied
 */

/** @typedef {{seat:number, kind:"run"|"four", count?:number, top?:string, points:number}} Described */
/** @typedef {Described & {cards:string[]|null}} Declared a meld that counts, with its cards once they lie open */

/**
 * @typedef {object} Melds
 * @property {Said[]} said
 * @property {0|1|null} winner
 * @property {Described[]} described the melds that count, as their owners describe them
 * @property {{seat:number, cards:string[], points:number}[]} shown
 * @property {[number, number]} points
 */

/**
 * @typedef {object} View
 * @property {number} seat
 * @property {string[]} names
 * @property {("person"|"bot"|"deputy")[]} kinds a deputy is a bot in place of a person who is away
 * @property {{name:string, options:Record<string, OptionValue>, target:number}} rules
 * @property {"open"|"seal"|"cut"|"deal"|"choose"|"play"|"claim"|"count"|"over"} phase
 * @property {number|null} turn
 * @property {number[]} waiting
 * @property {number} deal
 * @property {number|null} dealer
 * @property {number|null} forehand
 * @property {number|null} leader
 * @property {string|null} contract
 * @property {number|null} chooser
 * @property {boolean} pushed
 * @property {number} multiplier
 * @property {string[]} hand
 * @property {number[]} counts
 * @property {{no:number, leader:number|null, cards:Laid[], winning:number|null}|null} trick
 * @property {{no:number, leader:number, cards:Laid[], winner:number, points:number}|null} last
 * @property {[number, number]} taken
 * @property {[number, number]} points
 * @property {Melds} melds
 * @property {{seat:number, points:number}[]} stoeck
 * @property {{seat:number, valid:boolean, hands:string[][]}|null} [solder] a claim of the rest; all hands lie open
 * @property {[number, number]} scores
 * @property {Legal} legal
 * @property {DealScore[]} deals
 * @property {{winner:0|1|null, reason:string, scores:[number, number], rubicon:boolean, strokes:[number, number]}|null} result
 */

/** @typedef {{e:string, seat?:number, card?:string, contract?:string, at?:number, said?:Said[], melds?:string[][], stoeck?:boolean, insist?:boolean, reason?:string, dealer?:number, [field:string]:unknown}} GameEvent */
/** @typedef {{e:string, [field:string]:unknown}} Act */

/** @typedef {{v:number, deal:number, event:GameEvent, said:Said[], melds:Declared[], trick:DoneTrick|null}} LogEntry */
/** @typedef {{winner:number|null, points:number|null, no:number}} DoneTrick */
/** @typedef {{event:GameEvent, said:Said[], melds:Declared[]}} Bubble */
/** @typedef {{no:number, leader:number|null, cards:Laid[], winning:number|null, done:boolean}} ShownTrick */
/** @typedef {"off"|"connecting"|"open"|"lost"|"refused"|"replaced"} Connection */
/** @typedef {"help"|"settings"|"log"|"last"|"slate"|"finish"|"solder"|null} Opened a sheet the player opened */
/** @typedef {"end"|"summary"|"insist"|"cut"|"choose"|"melds"|"open"|"count"|null} Asked a sheet the game asks with */
/** @typedef {{code:string, args?:Record<string, string|number>}} Notice a message key with its arguments */
/** @typedef {{table:string, token:string}} Seatkey */
/** @typedef {{table:string, rules:string, scores:[number, number], deal:number, phase:string, over:boolean, updated:string}} Unfinished */

/**
 * @typedef {object} Model everything the page shows
 * @property {{page:"home"}|{page:"table", id:string}} route
 * @property {Settings} settings
 * @property {Rules|null} rules
 * @property {Unfinished[]} unfinished
 * @property {boolean} busy a table is being made
 * @property {Connection} conn
 * @property {number|null} v
 * @property {View|null} view
 * @property {LogEntry[]} log
 * @property {(Bubble|null)[]} bubbles by seat, until that seat acts again
 * @property {ShownTrick|null} trick the cards on the carpet; a complete trick stays until it is swept
 * @property {string[]} slots own cards as dealt: places stay fixed while cards leave
 * @property {number} focus slot that holds the keyboard focus
 * @property {string|null} lifted card sent and not yet answered
 * @property {string[][]|null} declare melds to go with the first card; null = not decided yet
 * @property {string[][]} ticked melds ticked in the open sheet
 * @property {boolean} stoeck call the stöck with the completing card
 * @property {number} cutAt
 * @property {number} seen deals whose summary the player has closed
 * @property {Opened} opened
 * @property {Notice|null} notice
 */

/**
 * @typedef {object} Actions what the page can be made to do; `main.js` does it
 * @property {(card: string) => void} play
 * @property {(act: Act) => void} act
 * @property {(card: string) => void} say show why a card may not be played
 * @property {(what: Opened) => void} open
 * @property {() => void} sweep
 * @property {() => void} next close the summary and shuffle along
 * @property {(cards: string[]) => void} tick
 * @property {(melds: string[][]|null) => void} declare null = decide again
 * @property {(call: boolean) => void} stoeck
 * @property {(at: number) => void} cutAt
 * @property {(slot: number) => void} focus
 * @property {(changes: Partial<Settings>) => void} set
 * @property {() => void} start make a table and go there
 * @property {(table: string) => void} resume
 * @property {() => void} home
 * @property {() => void} retake take the seat back from another window
 */

/** @typedef {import("../words/i18n.js").Translate & {has: (key: string) => boolean}} Texts */
/** @typedef {{t: Texts, model: Model, actions: Actions}} Context what every part of the renderer gets */

export {};
