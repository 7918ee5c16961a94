/**
 * JSDoc types of the messages between server and page, and of the data that the modules share.
 *
 * The file has no code; `tsc --checkJs` reads it.
 */

/** @typedef {"fr"|"de"|"it"|"en"} Lang */
/** @typedef {"french"|"swiss"} Deck */
/** @typedef {"hslu"|"swisslos"|"jassen_ch"|"jassguru"} Mapping */
/** @typedef {"slow"|"normal"|"fast"|"tap"} Pace how fast the other players act; at "tap" each waits for the player */
/** @typedef {"auto"|"light"|"dark"|"contrast"} Theme */
/** @typedef {"swiss"|"austrian"} Names how the ranks and suits of German-suited cards are called */
/** @typedef {"direct"|"lift"} Play whether a first press plays a card or only lifts it */
/** @typedef {"suits"|"trumps"|"ranks"} Sort */
/** @typedef {"off"|"turn"|"all"} Sound */
/** @typedef {"trick"|"hand"|"points"|"turn"|"no-card"|"not-now"} Reading what can be said aloud on a key */
/** @typedef {"ask"|"auto"} Rest whether a rest with nothing to decide waits for the player's word or plays itself out */
/** @typedef {"press"|"auto"} Advance how the account of a deal is left */
/** @typedef {"canonical"|"shortest"|"hand"} Chalk how a number is written on the slate */
/** @typedef {{table:string, chosen:Record<string, number[]>}} Ways strokes of 100, 50 and 20 chosen by hand at a table, by line and number */
/** @typedef {"usual"|"1s"|"3s"} Think how long the other players may think */
/** @typedef {[string, number]} Laid A card and the seat that played it. */

/**
 * @typedef {object} Settings
 * @property {Lang} lang
 * @property {Deck} deck
 * @property {Mapping} mapping which French suit each Swiss-German suit stands for
 * @property {Names} names
 * @property {boolean} fourColours
 * @property {Pace} pace
 * @property {boolean} still nothing moves
 * @property {Theme} theme
 * @property {Play} play
 * @property {boolean} prepare a card may be chosen before the turn
 * @property {Sort} sort order of the cards in the hand
 * @property {boolean} closeGaps whether the cards close up when one is played
 * @property {boolean} left held in the left hand
 * @property {boolean} hints
 * @property {boolean} keys single letters and digits are commands at the table
 * @property {Sound} sound
 * @property {Advance} advance
 * @property {"undo"|"press"|"none"} confirm
 * @property {Rest} rest
 * @property {boolean} training new tables allow acts to be taken back
 * @property {Chalk} chalk
 * @property {Ways} ways
 * @property {string} name
 * @property {string} avatar the chosen drawing, "" for none
 * @property {string} bots the level of the other players, or bots by name as the address had them
 * @property {Think} think for a card, where they take their time
 * @property {string} rules preset last played
 * @property {Record<string, OptionValue>} options differences from that preset
 * @property {string[]} played presets of the last parties, the newest first
 * @property {string[]} favourites presets
 * @property {boolean} beginner the table explains itself
 * @property {boolean} asked the question of the first visit was answered or skipped
 */

/** @typedef {boolean|number|string|Record<string, number>} OptionValue */

/**
 * @typedef {object} Preset
 * @property {string} name
 * @property {string[]} [aliases] other names that players give it
 * @property {string[]} [names] all of them, with its titles in all languages
 * @property {Record<string, string>} [languages] the language of each name that only one uses
 * @property {string} [group] group of similar games
 * @property {boolean} [for_beginners]
 * @property {string} family
 * @property {number} seats
 * @property {string} source
 * @property {Record<string, OptionValue>} options
 * @property {string[]} fallbacks options on which the source is silent
 * @property {Record<string, string|number|boolean>} [facts] facts that depend on no option
 */

/**
 * @typedef {object} Option
 * @property {string} name
 * @property {string} group
 * @property {"flag"|"choice"|"set"|"number"|"text"|"map"} kind
 * @property {string[]|null} values
 * @property {number|null} min
 * @property {number|null} max
 * @property {string} clause
 * @property {boolean} major
 * @property {Need[][]} [needs] conditions to have an effect: one literal of each list has to hold
 */

/** @typedef {{name: string, words: string[], holds: boolean}} Need a word that an option or a fact has, or has not; without words any that is not off */

/** @typedef {{height?:string, path?:string, row?:number, points?:number, cards?:string[], suit?:string, claimed?:{group?:string, suit?:string, top?:string}, find?:string, games?:string, chosenFor?:string, trick?:number, seek?:string, incident?:string[], picked?:string, pairs?:string, game?:number, entered?:boolean, home?:string, away?:string, time?:"normal"|"long", seat?:number, copied?:string, leaves?:boolean, listed?:boolean, device?:boolean}} Draft what is being put together for an answer, or looked for */

/** @typedef {{presets: Preset[], options: Option[], groups?: string[], most_played?: Record<string, string[]>, clauses?: Record<string, string>}} Rules `groups` of games in their order, `most_played` games by language, `clauses` by reason why a card is refused */

/** @typedef {{seat:number, stage:"value"|"shape"|"count"|"top"|"trump"|"good"|"back", value?:number, count?:number, rank?:string, trump?:boolean, shape?:string}} Said */
/** @typedef {{cards:string[], kind:"run"|"four", points:number}} Meld */

/** @typedef {import("./view_types.js").Legal} Legal */
/** @typedef {import("./view_types.js").AccountLine} AccountLine */
/** @typedef {import("./view_types.js").DealScore} DealScore */
/** @typedef {import("./view_types.js").Described} Described */
/** @typedef {import("./view_types.js").WrongMeld} WrongMeld */
/** @typedef {import("./view_types.js").Declared} Declared */
/** @typedef {import("./view_types.js").Melds} Melds */
/** @typedef {import("./view_types.js").View} View */

/** @typedef {{seat:number, call:"bid"|"pass"|"double", height:string|null, contract:string|null}} Call */
/** @typedef {{calls:Call[], top:Call|null, factor:number, worth:number, made:boolean}} Auction */
/** @typedef {{no:number, key:string, factor:number, written:(number|null)[]}} SheetRow */
/** @typedef {{e:string, seat?:number, card?:string, contract?:string, at?:number, said?:Said[], melds?:string[][], stoeck?:boolean, insist?:boolean, reason?:string, dealer?:number, [field:string]:unknown}} GameEvent */
/** @typedef {{e:string, [field:string]:unknown}} Act */
/** @typedef {{t:string, id:string, act?:any, [field:string]:unknown}} Command a message that has an answer; `act` of a `do` is an act */
/** @typedef {{act:Act, deal:number, phase:string, sent:boolean}} Unsent an act that the player can still take back, until it is sent */

/** @typedef {{v:number, deal:number, event:GameEvent, said:Said[], melds:Declared[], wrong?:WrongMeld[], trick:DoneTrick|null, found?:boolean, names?:string[]}} LogEntry `found`: this card made trumps; `names`: those before the event, of one that this page saw happen */
/** @typedef {{winner:number|null, points:number|null, no:number}} DoneTrick */
/** @typedef {{event:GameEvent, said:Said[], melds:Declared[], wrong?:WrongMeld[], laid?:boolean}} Bubble `laid`: said when the seat's card lay there, beside which it stays */
/** @typedef {{no:number, leader:number|null, cards:Laid[], winning:number|null, done:boolean}} ShownTrick */
/** @typedef {"off"|"connecting"|"open"|"lost"|"refused"|"replaced"} ConnectionState */
/** @typedef {"help"|"settings"|"log"|"last"|"slate"|"finish"|"solder"|"false-meld"|"rules"|"values"|"referee"|"series"|"games"|"tricks"|"fair"|"qr"|"seat"|"talk"|null} OpenedDialog a dialog the player opened */
/** @typedef {"end"|"summary"|"unsent"|"insist"|"cut"|"choose"|"melds"|"open"|"count"|Staged|null} Prompt a dialog the game asks with */
/** @typedef {"bid"|"predict"|"join"|"exchange"|"discard"|"call"|"own"|"renounce"} Staged a question of a stage between cards and play */
/** @typedef {{code:string, args?:Record<string, string|number>, clause?:string}} Notice a message key with its arguments, and the rule behind it */
/** @typedef {{act:Act, reasons:{code:string, args?:Record<string, string|number>}[]}} Hint */
/** @typedef {{kind:string, cards:[string, number][]}} CardOrder the cards of a suit with their points, the highest first */
/** @typedef {{suits:string[], trump:boolean, cards:[string, number][]}} SuitOrder suits with the same order of ranks and their points, the highest first */
/** @typedef {{orders:SuitOrder[][], tricks:number[], trick:number, last:number, total:number}} ContractOrder `tricks`: by trick the index of its order; `trick` and `last`: points of every trick and of the last one */
/** @typedef {{title?:string, also?:string|null, order?:ContractOrder, orders?:CardOrder[], sections?:{title:string, lines:string[], clause?:string|null, synonyms?:string}[], words?:{word:string, place:string, meaning:string}[], referee?:Referee, series?:ShownSeries|null, fair?:import("./fair_deal.js").FairDeal, pending?:boolean, failed?:import("../net/api.js").ApiError}} Explained rules in words, with the other names of the rule set, or the referee, or why they did not come */
/** @typedef {{topic?:string, text?:string, choices?:{key:string, text:string, then:RefereeNode}[], ruling?:string, reservations?:string[], basis?:string, customary?:boolean}} RefereeNode a question with what follows each choice, or a ruling */
/** @typedef {{usual:Record<string, string>, unruled:string[], pairs:string, heading:string, tree:RefereeNode}} Referee `usual`: the regulation of each preset */
/** @typedef {{pairs:string[], points:([number, number]|null)[], tables:Record<string, string>}} Series `tables`: of the player's own games, by number */
/** @typedef {{round:number, pairs:[number, number], points:[number, number]|null}} SeriesGame */
/** @typedef {{pairs:string[], deals:number, games:SeriesGame[], standings:{rank:number, pair:number, points:number, games:number, won:number}[], next:number|null, tables:Record<string, string>}} ShownSeries */
/** @typedef {{pairs?:string[], game?:number, points?:[number, number], bots?:number[], end?:boolean}} SeriesChange a new series, the points of a game, games for bots, or its end */
/** @typedef {{table:string, token:string}} SeatKey */
/** @typedef {"here"|"slow"|"away"} Presence */
/** @typedef {{kind:"person"|"bot"|"open", name:string, bot:string|null, avatar:string|null}} FriendSeat */
/** @typedef {{rev:number, state:"gathering"|"playing"|"over"|"ended", host:number|null, seats:FriendSeat[], draws:boolean, may_draw:boolean, invited:boolean, time:"normal"|"long", watch:"off"|"after"|"late", watching:number, next:string|null, asked:number[], listed?:boolean, lang?:Lang|null, pool?:string|null}} Friends the message `friends` */
/** @typedef {{n:number, seat:number, name:string, phrase:string, text?:string}} Saying what somebody said; `n` counts them */
/** @typedef {{may:boolean, said:Saying[], muted:number[], shown:Record<number, Saying>, texts:{wanted:number[], on:boolean}, unread:number, asking:{seat:number, done:boolean}|null, refused:string|null}} Talk `may`: whether anybody may speak now; `shown`: bubbles by seat; `texts`: who wants free text, and whether all do; `asking`: the person whom the player reports */
/** @typedef {{id:string, act:string, on:boolean, rev:number, again:{act:string, [field:string]:unknown}|null, isDue:boolean}} Arranging a change of seats after the revision `rev`; `again` is asked once more if others have changed the table, at once where `isDue` */
/** @typedef {{id:string, token:string, near:number, failed?:string, reason?:string, follows?:boolean}} Watching a table that is watched; `near` is the seat at the lower edge; `reason` is the operator's, who has ended it; `follows` whether the page goes on to the table of the rematch */
/** @typedef {{state:string, table:Friends|null, seat:number|null, rules:View["rules"]|null, replay?:boolean}} Invited `replay` tells whether the invitation shows the finished partie; `state` of the table, or why the invitation lets in nobody new; `seat` is the own one */
/** @typedef {{table:string, rules:string, scores:number[], deal:number, phase:string, over:boolean, broken:boolean, ended:string|null, updated:string}} TableSummary `broken`: closed for good, by a fault or by the operator, whose reason is `ended` */
/** @typedef {TableSummary & {created:string, seat:number, players:{name:string, bot:string|null}[], lines:(number|null)[], deals:number, result:"won"|"lost"|"draw"|null, training:boolean}} Game a partie of this person; `lines` by seat, empty before the first count; `deals` are counted */
/** @typedef {"all"|"unfinished"|"finished"} GamesState */
/** @typedef {{name:string, times:number}} Favourite */
/** @typedef {{played:number, won:number, deals:number, matches:number, best:number|null, contract:Favourite|null, rules:Favourite|null}} Totals */
/** @typedef {{state:GamesState, list:Game[], more:string|null, totals:Totals|null}} Games the list of parties as far as it was asked for */
/** @typedef {View & {hands:string[][]}} OpenView a view with all hands */
/** @typedef {Pick<Model, "view"|"log"|"bubbles"|"trick"> & {no:number, hands:string[][], open:string[][], seat:number|null}} ReplayStep what the table shows; `no` is the trick, 0 before the first card; `hands` as they were dealt, `open` what is left of them; `seat` acted */
/** @typedef {{id:string, link?:string, failed?:string, game?:Game, rules?:View["rules"], scores:DealScore[], steps:Record<number, ReplayStep[]>, deal:number, at:number, playing:boolean}} OpenGame a partie that is looked at again; `link` is the token of a partie that others show; `steps` by deal */
/** @typedef {{id:string, holds:boolean, target:string, args:Record<string, string|number>}} ShownStep a step of a lesson; `holds`: the others wait until the player presses on */
/** @typedef {{lesson:string|null, table:string|null, done:string[], shown:ShownStep|null}} Course the running lesson and its table, and the steps and lessons that are learned */

/**
 * @typedef {object} Model everything the page shows
 * @property {import("./routes.js").Route} route
 * @property {boolean} loaded whether the page may be shown: it has what would push the rest about
 * @property {Settings} settings
 * @property {Rules|null} rules
 * @property {Game[]} unfinished
 * @property {Games|null} games
 * @property {OpenGame|null} game
 * @property {import("./person_types.js").Person} [person] what the pages about the person show
 * @property {string|null} unfolded partie whose controls are shown
 * @property {string|null} removing partie of which is asked whether to remove it
 * @property {boolean} busy a table is being made
 * @property {ConnectionState} conn
 * @property {string} [away] code of the reason why the connection is lost
 * @property {boolean} [moment] whether it has been lost for a moment only
 * @property {number|null} v
 * @property {View|null} view
 * @property {LogEntry[]} log
 * @property {(Bubble|null)[]} bubbles by seat, until that seat acts again
 * @property {ShownTrick|null} trick the cards on the table; a complete trick stays until it is swept
 * @property {string[]} slots own cards as dealt: places stay fixed while cards leave
 * @property {number} focus slot that holds the keyboard focus
 * @property {string|null} lifted card sent and not yet answered
 * @property {string|null} raised card lifted by a first press, not sent
 * @property {string|null} prepared card chosen before the turn
 * @property {string[][]|null} declare melds to go with the first card; null = not decided yet
 * @property {string[][]} ticked melds ticked in the open dialog
 * @property {boolean} stoeck call the stöck with the completing card
 * @property {number} cutAt
 * @property {Draft} draft
 * @property {number} seen deals whose summary the player has closed; -1 while the draw of partners is shown
 * @property {boolean} halted the account of the deal is being read: it does not close by itself
 * @property {number|null} past version of the act that was last heard again
 * @property {Hint|null} hint
 * @property {Unsent|null} unsent
 * @property {number|null} resting deal whose rest the player has laid down
 * @property {number|null} held version since which a bot waits for a tap
 * @property {string|null} question id of the last question for a hint
 * @property {Friends|null} friends how a table for friends stands
 * @property {{v:number, left:(number|null)[]}|null} clock by seat, seconds until a bot acts for the person; null while the seat has not to act
 * @property {Presence[]|null} presence by seat
 * @property {import("./types.js").SeatKey & {seat:number, invitation?:string}|null} rematch the own seat at the table of the next partie, and for the host its invitation
 * @property {import("./types.js").Arranging|null} arranging the change of seats that waits for its answer
 * @property {{token:string, invitation:string}|null} links tokens of the own seat and of the last invitation, "" for none; null before they were looked for
 * @property {boolean} left whether the player has left the table for good
 * @property {number|null} [chosenSeat] the seat whose dialog is open
 * @property {import("../net/qr_codes.js").QrCode|null} [qr]
 * @property {Talk|null} talk
 * @property {Watching|null} watching
 * @property {string|null} watchLink token of the link to watch this table, "" for none; null before it was looked for
 * @property {{table:string, club:string}} [evening] the club for whose evening a table plays, "" for none
 * @property {string|null} [shared] token of the link to the finished partie that this player has made last
 * @property {import("./lobby.js").Lobby|null} [lobby]
 * @property {Invited|null} [invited] the table to which an invitation leads
 * @property {Record<string, Explained|null>|null} explained what was explained in words, see `rulesKey` and `refereeKey`; null while they are on the way
 * @property {Course} course
 * @property {OpenedDialog} opened
 * @property {Notice|null} notice
 * @property {TappedWord|null} word
 * @property {import("./boards.js").OpenBoards} [boards] the day that the page of boards shows
 * @property {import("../net/ranking.js").OpenRanking} [ranking] what the page of a ranking shows
 * @property {import("../net/clubs.js").OpenClub} [club] what the page of clubs shows
 * @property {string} [namedWord] key of the word that the address of the page of words names
 */
/** @typedef {{keys: string[], left: number, top: number|null, bottom: number|null}} TappedWord words whose meaning is shown, and where: pixels from the edges of the window */

/**
 * @typedef {object} Actions what the page can be made to do; `actions.js` does it
 * @property {(card: string) => void} press a card was pressed: play, lift or prepare it, or say why not
 * @property {(card: string) => void} tap the same by hand, in the next frame
 * @property {(card: string) => void} play the same without lifting it first
 * @property {(act: Act) => void} act
 * @property {() => void} confirm send the act that waits
 * @property {() => void} takeBack do not send it
 * @property {() => void} letGo lower what was lifted, forget what was prepared
 * @property {(what: OpenedDialog, change?: SeriesChange) => void} open
 * @property {() => void} hint ask for a hint, or put it away
 * @property {(word: TappedWord|null) => void} word show what a word of Jass means
 * @property {() => void} sweep clear the complete trick, and let the bot act that waits for a tap
 * @property {() => void} rest lay the rest of the deal down
 * @property {() => void} next close the summary and shuffle along
 * @property {() => void} halt the account is being read: it shall not close by itself
 * @property {(cards: string[]) => void} tick
 * @property {(melds: string[][]|null) => void} declare null = decide again
 * @property {(call: boolean) => void} stoeck
 * @property {(at: number) => void} cutAt
 * @property {(changes: Draft) => void} draft
 * @property {(slot: number) => void} focus
 * @property {(step: 1|-1) => void} move the focus to the next card
 * @property {(what: Reading) => void} read aloud
 * @property {(step: 1|-1) => void} again read an act of before once more
 * @property {() => void} sound switch it off or on
 * @property {(changes: Partial<Settings>) => void} set
 * @property {(game?: number, own?: Settings) => void} start make a table and go there, for a game of the series if one is named; `own` are other settings for the table
 * @property {(changes?: Partial<Settings>) => void} learn make a table for the first lesson and go there
 * @property {(course: Course) => void} course set the progress in lessons
 * @property {(what: OpenedDialog) => void} explain load the explanation that a dialog shows
 * @property {() => void} drawDecks load the drawings of both decks
 * @property {(table: string) => void} resume
 * @property {() => void} home
 * @property {(path: string, replaces?: boolean) => void} go to another page of this site, also in place of this one
 * @property {(change: (model: Model) => Partial<Model>) => void} update change fields of a page's own
 * @property {(loading: Promise<(model: Model) => Partial<Model>>) => void} load the same once a request has its answer; an error is shown
 * @property {(command: Command) => void} request send a command to the table until it is answered
 * @property {() => void} retake take the seat back from another window
 */

/** @typedef {import("../text/i18n.js").Translator} Texts */
/** @typedef {typeof import("../second_script.js").secondScript} SecondScript */
/** @typedef {{t: Texts, model: Model, actions: Actions, secondScript?: SecondScript|null, step?: number, coming?: Set<string>}} Context what every part of the renderer gets; with a step it draws only the parts of that step anew, and leaves out the cards that are still coming */
/** @typedef {import("../browser/dom.js").VNode} VNode */
/** @typedef {(ctx: Context) => VNode} Component */
/** @typedef {(ctx: Context) => VNode|null} OptionalComponent */
/** @typedef {(ctx: Context, view: View) => VNode} TableComponent a component that is only there at a table */
/** @typedef {(ctx: Context, view: View) => VNode|null} OptionalTableComponent */

export {};
