### The page: home and table.
### $who is "you" when it is about the player himself, else "other"; $name is then his name.

## Home

tagline = Jass, right now: against the computer.
play-now = Play now
play-wait = Setting the table…
your-name = Your name at the table (optional)
level = The other players
level-easy = Easy
    .help = New to the table: forgets what has been played.
level-steady = Steady
    .help = Counts the cards and plays by the book.
level-sharp = Sharp
    .help = Works out what the others may hold.
level-master = Master
    .help = Thinks longer, and looks at more possibilities.
level-own = As asked for: { $bots }.
think = Thinking time per card
think-usual = As usual
think-1s = 1 second
think-3s = 3 seconds
rules = Rules
source = Source: { $source }
source-W25 = the French-language encyclopaedia on Jass, January 2025
source-W10 = the same encyclopaedia as it was in 2010
source-R93 = the Romand regulation, after Aînés 9/1993
source-P002 = a French page of game rules
source-T06 = the rules of a tournament, 2006–2007
source-JW = German-Swiss regulations, after a public lexicon
source-SL = the rules of a Swiss online operator
source-K16 = the Romand regulation, chapters on estimation
options =
    { $count ->
        [0] Rule options
        [one] Rule options ({ $count } changed)
       *[other] Rule options ({ $count } changed)
    }
options-reset = Back to the rule set as it is
not-stated = not stated in this rule set
continue = Unfinished game
more-settings = More settings
group-deal = Deal and cut
group-choice = Choosing trumps
group-predict = Prediction
group-play = Card play
group-meld = Melds
group-stoeck = Stöck
group-score = Points of a deal
group-partie = End of the game
group-table = At the table

## Settings

settings = Settings
language = Language
deck = Cards
deck-french = French cards
deck-swiss = German-Swiss cards
mapping = German-Swiss suit = French suit
mapping-hslu = Acorns = clubs, roses = hearts, shields = spades, bells = diamonds
mapping-swisslos = Acorns = diamonds, roses = hearts, shields = spades, bells = clubs
mapping-jassen_ch = Acorns = clubs, roses = spades, shields = hearts, bells = diamonds
mapping-jassguru = Acorns = spades, roses = clubs, shields = diamonds, bells = hearts
four-colours = Four different colours
theme = Look
theme-auto = Like the device
theme-light = Light
theme-dark = Dark
index-fr-J = J
index-fr-Q = Q
index-fr-K = K
index-fr-A = A

## Table

title-table = Buur – the table
title-turn = Your turn – Buur
to-home = Home
loading = One moment…
connecting = Taking a seat…
offline = Connection lost, reconnecting…
online = The connection is back.
replaced = You are playing in another window.
retake = Play here
tabletop = Carpet
hand = Your cards
hand-card =
    { $card }{ $trump ->
        [yes] , trump
        [buur] , trump, Buur
        [nell] , trump, Nell
       *[no] {""}
    }, { $playable ->
        [yes] playable
        [pick] selectable
       *[no] not playable
    }
trick-label =
    { $count ->
        [0] Trick { $no }, no cards
        [one] Trick { $no }, { $count } card
       *[other] Trick { $no }, { $count } cards
    }
trick-card =
    { $name }: { $card }{ $wins ->
        [yes] , winning
       *[no] {""}
    }
seat-label =
    { $name }, { $cards ->
        [0] no cards
        [one] { $cards } card
       *[other] { $cards } cards
    }{ $dealer ->
        [yes] , deals
       *[no] {""}
    }{ $turn ->
        [yes] , whose turn it is
       *[no] {""}
    }
guest-name = Guest { $no }
you = You
us = Us
them = Them
bot = computer player
bot-short = bot
preparing = still getting ready, and playing like “Steady” until then
preparing-short = loading
deputy = the computer stands in
deputy-short = stand-in
dealer = dealer
dealer-short = D
maker = chose trumps
trick-no = trick { $no }/{ $of }
deal = Deal
deal-no = Deal { $deal }
board-no = Deal of the day { $number }
contract = Trump
chosen-by =
    { $who ->
        [you] You
       *[other] { $name }
    }{ $pushed ->
        [yes] , pushed
       *[no] {""}
    }
score-label = Us { $us }, Them { $them }.
deal-points =
    { $counted ->
        [yes] Deal: { $us } to { $them }
       *[no] Tricks: { $us } to { $them }
    }
target =
    { $deals ->
        [0] First to { $target }
        [one] Game of one deal
       *[other] Game of { $deals } deals
    }
status-you =
    { $phase ->
        [play] Your turn to play
        [choose] Your turn to choose
        [cut] Your turn to cut
        [bid] Your turn to bid
        [predict] Your prediction, please
        [join] Do you play?
        [exchange] Your turn to exchange
        [widow] Lay cards away
        [call] Call a card
        [renounce] Do you play this deal?
        [declare] Declare your melds
       *[other] Your turn
    }
status-other = { $name }’s turn
status-wait = One moment…
status-over = The game is over
trick-to =
    { $who ->
        [you] The trick is yours
       *[other] Trick to { $name }
    }
why-wait = Not your turn yet: waiting for { $name }.
why-not-yet = No card can be played just now.
close = Close
cancel = No, play on
points-short = { $points }
slate = Slate
log = Course of play
log-empty = Nothing yet.
last-trick = Last trick
help = Help

## What can be said or done

sayings = Announce
do-push = Push
do-cut = Cut here
do-knock = Knock
do-stoeck = Stöck!
do-ask = See the melds
do-berg = Half-way!
do-solder = Claim the rest
    .note = all tricks
do-turn = Turn the trick
do-object = Object: { $name }, trick { $trick }
do-own-up = Own up to the wrong card (trick { $trick })
do-finish = Claim the game
do-count = Count the deal
stoeck-with-card = Say stöck
    .note = 20 points
stoeck-melds-lost = Say stöck again
    .note = Your melds did not count
stoeck-melds-wait = Say stöck now
    .note = Your melds wait for a trick
stoeck-with-melds = Say stöck as well
    .note = 20 points more
melds-change =
    { $count ->
        [0] No meld
        [one] { $count } meld
       *[other] { $count } melds
    }
choose-title =
    { $pushed ->
        [yes] { $name } pushed: what is trump?
       *[no] What is trump?
    }
cut-title = Your turn to cut
cut-hint = { $name } deals. Lift part of the pack.
cut-where = Where to cut
melds-late = Declare another { $points }
melds-title = Your melds
melds-none = Declare nothing
melds-declare = Declare { $points }
melds-others =
    { $count ->
        [one] { $count } other possibility
       *[other] { $count } other possibilities
    }
insist-title = The opponents claimed the game wrongly
insist-hint = You may take the game, or play on for the match.
insist-yes = Play for the match
insist-no = Take the game
count-title = The last trick is played
count-hint = Before the count you may still announce something.

open-title =
    { $who ->
        [you] You claim the rest: { $valid ->
            [yes] that is right
           *[no] that is wrong
        }
       *[other] { $name } claims the rest: { $valid ->
            [yes] that is right
           *[no] that is wrong
        }
    }

## Said at the table

say-value =
    { $value ->
        [20] Twenty
        [50] Fifty
        [100] A hundred
        [150] A hundred and fifty
        [200] Two hundred
       *[other] { $value }
    }
say-count = Of { $count } cards
say-shape =
    { $shape ->
        [run] A run
        [run3] Three cards
        [run4] Four cards
        [run5] Five cards
        [run5plus] Five cards or more
        [run6] Six cards
        [run7] Seven cards
        [run8] Eight cards
        [run9] Nine cards
        [four9] Four nines
        [fourJ] Four { rank-jacks }
       *[other] Four of a kind
    }
say-top =
    { $rank ->
        [6] To the six
        [7] To the seven
        [8] To the eight
        [9] To the nine
        [T] To { rank-the-ten }
        [J] To { rank-the-jack }
        [Q] To { rank-the-queen }
        [K] To the king
        [A] To the ace
       *[other] { $rank }
    }
say-trump =
    { $trump ->
        [yes] In trumps
       *[no] Not trumps
    }
say-good = Good
say-back = I correct myself
say-stoeck = Stöck
say-pushed = Push!
say-asked = Show me!
say-soldered = The rest is mine
say-finished = We claim the game!
say-berg = Half-way!
say-insisted =
    { $insist ->
        [yes] We play on!
       *[no] The game is ours
    }
say-objected = I object!

## What happened

tell-opened =
    { $who ->
        [you] You deal first.
       *[other] { $name } deals first.
    }
tell-cut =
    { $who ->
        [you] You cut.
       *[other] { $name } cuts.
    }
tell-knock =
    { $who ->
        [you] You knock.
       *[other] { $name } knocks.
    }
tell-dealt = The cards are dealt.
tell-pushed =
    { $who ->
        [you] You push.
       *[other] { $name } pushes.
    }
tell-chosen =
    { $who ->
        [you] You choose: { $contract }.
       *[other] { $name } chooses: { $contract }.
    }
tell-played = { $name }: { $card }.
tell-said = { $name }: “{ $text }”.
tell-stoeck = { $name }: “stöck”.
tell-asked =
    { $who ->
        [you] You ask to see the melds.
       *[other] { $name } asks to see the melds.
    }
tell-soldered =
    { $who ->
        [you] You claim the rest.
       *[other] { $name } claims the rest.
    }
tell-finished =
    { $who ->
        [you] You claim the game.
       *[other] { $name } claims the game.
    }
tell-taken-back =
    { $who ->
        [you] You take your move back.
       *[other] { $name } takes the move back.
    }
tell-turned-trick =
    { $who ->
        [you] You turn the trick.
       *[other] { $name } turns the trick.
    }
tell-berg =
    { $who ->
        [you] You claim the half-way mark.
       *[other] { $name } claims the half-way mark.
    }
tell-insisted =
    { $insist ->
        [yes] { $name }: play goes on for the match.
       *[no] { $name }: the game is taken.
    }
tell-objected =
    { $own ->
        [yes]
            { $who ->
                [you] You own up to a wrong card in trick { $trick }.
               *[other] { $name } owns up to a wrong card in trick { $trick }.
            }
       *[no]
            { $who ->
                [you] You object to the card of { $other } in trick { $trick }.
               *[other] { $name } objects to the card of { $other } in trick { $trick }.
            }
    }
tell-ruled-card-stays = Ruling: the card was allowed and stays.
tell-ruled-follow-suit = Ruling: the card goes back; its player must follow suit and may not trump.
tell-ruled-play-lawfully = Ruling: the card goes back, and one that is allowed is played.
tell-ruled-trick-lost = Ruling: the card is exchanged for the strongest of the suit, neither takes anything, and the trick goes to the opponents.
tell-ruled-trumps-dead = Ruling: the player’s trumps lose their taking power, the Buur excepted.
tell-ruled-forgotten-dead = Ruling: the forgotten card loses its taking power and goes to the winner of that trick.
tell-ruled-tricks-lost = Ruling: that trick and all that follow go to the opponents.
tell-counted = Deal counted: us { $us }, them { $them }.
tell-counted-only = The deal is counted.
tell-trick =
    { $who ->
        [you] The trick is yours
       *[other] The trick goes to { $name }
    }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
tell-trick-only =
    { $who ->
        [you] The trick is yours.
       *[other] The trick goes to { $name }.
    }
tell-wrong-meld =
    { $who ->
        [you] You do not have { $melds }. These { $points } points do not count.
       *[other] { $name } does not have { $melds }. These { $points } points do not count.
    }
tell-melds =
    { $who ->
        [you] You show { $melds }: { $points } points.
       *[other] { $name } shows { $melds }: { $points } points.
    }
read-hand = Your cards: { $cards }.
read-trick-empty = The carpet is empty.

## Accounts

draw-title = Partners are drawn
draw-hint = The two highest cards play against the two lowest. The cards also decide who sits where.
draw-on = Continue
match-us = Match! Every trick is ours.
match-them = Match: every trick is theirs.
next-deal = Next deal
end-title =
    { $won ->
        [won] You have won!
        [lost] The game is lost
       *[draw] A draw
    }
end-rubicon =
    { $won ->
        [won] The opponents are rubiconed.
       *[lost] You are rubiconed.
    }
end-worth =
    { $worth ->
        [2] The game counts double.
        [4] The game counts four times.
       *[other] The game counts { $worth } times.
    }
end-strokes = Strokes: us { $us }, them { $them }
again = Play again

## Help

help-text = Tap a card to play it. The next player sits on your right, your partner opposite.
key-play = play the card in that place
key-move = from card to card
key-enter = play the chosen card
key-push = push
key-melds = look at your melds again
key-stoeck = stöck
key-turn-trick = turn the trick
key-finish = claim the game
key-solder = claim the rest
key-last = last trick
key-log = what happened
key-trick = hear the trick
key-hand = hear your cards
key-points = hear the points
key-close = close
key-help = this help

## Trouble

error-other = That did not work ({ $message }).
error-unreachable = The server does not answer. Check the connection and try again.
error-no-seat = You have no seat at this table on this device.
error-other-protocol = This page is out of date: reload it.
error-broken-table = A fault in the program has stopped this game for good; your other games are not affected.
error-ended-table = The operator has ended this game: { $reason }
error-unavailable = The server cannot save for now; everything goes on as soon as it can.
error-server = The server has a problem. Try again in a moment.

## At the table, at a glance

need-points =
    { $missing ->
        [0] Target reached
       *[other] { $missing } to go
    }
need-deals =
    { $left ->
        [one] Last deal
       *[other] { $left } deals left
    }
taken-pile =
    { $who ->
        [us] Our tricks: { $count }.
       *[them] Their tricks: { $count }.
    }

## Comfort: playing a card, settings, what is heard

card-lifted = on its way
card-raised = lifted, tap again to play
card-prepared = prepared
card-freed = taken back
why-sent = Your card is on its way.
theme-contrast = High contrast
settings-pace = Pace and course of play
settings-cards = Cards and colours
settings-language = Language and sound
settings-help = Help
settings-play = Controls
set-names = Names of the cards
set-names-swiss = Swiss
set-names-austrian = Austrian
set-play = To play a card
set-play-direct = One tap
set-play-lift = Lift, then tap
set-play-help = A card can always be dragged onto the carpet.
set-prepare = Prepare a card
set-prepare-help = Tap it before your turn: it is played on your turn if legal.
set-sort = Order of the cards
set-sort-suits = By suit
set-sort-trumps = Trumps first
set-sort-ranks = By rank
set-advance = Next deal
set-advance-press = When I tap
set-advance-auto = Automatically
set-chalk = Writing on the slate
set-chalk-help = 98 is written as 50, two 20s and 8, or as 100 less 2. “By hand”: you choose the strokes when the points are counted.
set-chalk-canonical = Usual
set-chalk-shortest = Fewest strokes
set-chalk-hand = By hand
chalk-way = { $name }: write { $points } as
set-hints = Hints
set-hints-help = A button that asks a good player for advice.
set-keys = Letters and digits as shortcuts
set-keys-help = Switch off if you dictate or if a screen reader needs these keys.
set-sound = Sound
set-sound-off = None
set-sound-turn = Your turn
set-sound-all = Everything
set-left = For the left hand
sound-on = Sound on.
sound-muted = Sound off.
help-text-lift = Tap a card to lift it, and once more to play it. The next player sits on your right, your partner opposite.
keys-play = Play
keys-say = Announce
keys-look = Look
keys-listen = Listen
keys-off = Letters and digits are switched off in the settings.
read-no-card = There is no card in that place.
read-not-now = Not possible just now.
key-turn = hear whose turn it is and what is trump
key-past = hear earlier and later moves again
key-sound = sound off and on
key-next = next deal
key-skip = close, put the card back, clear the trick

## Hints, rules of the table

hint = Hint
hint-told = Hint: { $act }. { $why }
hint-act-pushed = push
hint-act-stoeck = call the stöck
hint-act-finished = claim the game
hint-act-turned = turn the trick
hint-act-objected = object
hint-act-soldered = claim the rest
hint-act-asked = ask to see the melds
hint-act-declared = declare your melds
hint-act-silent = declare nothing
hint-act-berg = claim the half-way mark
hint-act-insisted =
    { $insist ->
        [yes] play for the match
       *[no] take the game
    }
hint-cut-anywhere = Cut wherever you like: chance is chance.
hint-strong-contract =
    { $kind ->
        [trump] You are strong there: { $count ->
            [one] { $count } trump
           *[other] { $count } trumps
        }{ $top ->
            [both] , with Buur and Nell
            [buur] , with the Buur
            [nell] , with the Nell
           *[none] {""}
        }{ $aces ->
            [0] {""}
            [one] , plus { $aces } ace
           *[other] , plus { $aces } aces
        }.
        [oben] { $count ->
            [0] Your suits are high and long.
            [one] Your suits are high, with { $count } ace.
           *[other] Your suits are high, with { $count } aces.
        }
        [unten] { $count ->
            [0] Your suits are low and long.
            [one] Your suits are low, with { $count } six.
           *[other] Your suits are low, with { $count } sixes.
        }
        [zigzag] Your hand wins tricks in both directions.
        [misere] Your hand stays below easily.
       *[other] Your hand suits it well.
    }
hint-best-of-weak-hand = Nothing is really good here: this is the least bad choice.
hint-partner-may-be-stronger = Your hand is too weak: your partner may have something better.
hint-lacks-a-suit = You have only three suits: after a push your partner might choose the fourth.
hint-draw-trumps = You have the highest trump: draw the opponents’ trumps.
hint-force-out-high-trump = Force out the high trumps: yours will win afterwards.
hint-trumps-left =
    { $count ->
        [one] The others still have { $count } trump.
       *[other] The others still have { $count } trumps.
    }
hint-cash-master = This is the boss card of its suit: cash it.
hint-opponents-without-trumps = The opponents have no trumps left: nobody can trump it.
hint-lead-partners-suit = Your partner showed strength in this suit: lead it.
hint-lead-low = Lead low and keep your good cards for later.
hint-lead-singleton =
    This is your only card of the suit: { $ruffs ->
        [yes] after it you can trump.
       *[no] after it you may play what you like.
    }
hint-lead-safest = Of all leads this one risks the least.
hint-only-card = This is the only card you may play.
hint-take-trick =
    { $points ->
        [0] Take the trick and be on lead.
        [one] Take the trick: it is worth { $points } point.
       *[other] Take the trick: it is worth { $points } points.
    }
hint-take-for-good =
    { $points ->
        [0] Nobody can take this trick from you any more.
        [one] Nobody can take this trick from you any more: { $points } point.
       *[other] Nobody can take this trick from you any more: { $points } points.
    }
hint-ruff =
    { $points ->
        [0] Trump it and be on lead.
        [one] Trump it: the trick is worth { $points } point.
       *[other] Trump it: the trick is worth { $points } points.
    }
hint-overruff =
    { $points ->
        [0] Overtrump and be on lead.
        [one] Overtrump: the trick is worth { $points } point.
       *[other] Overtrump: the trick is worth { $points } points.
    }
hint-smear = Your partner has the trick: add { $points } points to it.
hint-leave-to-partner = Your partner has the trick: leave it there.
hint-signal-strength = Your partner has the trick: show where you are strong.
hint-give-nothing = The opponents have the trick: give as little as you can.
hint-discard-worthless = Throw a card that is of no more use to you.
hint-keep-others = The other cards will serve you better later: keep them.
hint-keep-buur = Keep the Buur: it will win a better trick.
hint-counted-out = Two tricks are left: counted out, this brings the most.
hint-lead-to-lose = Lead what others have to take.
hint-take-if-must = Take this trick: it costs less than the next ones.
hint-stay-below = Stay below: the trick goes to others.
hint-throw-danger = Get rid of a card that might cost you dearly.
hint-worth-of-hand = Your cards are worth about this.
hint-short-of-prediction = You still need points: take what you need.
hint-prediction-reached = You have your points: take no more.
hint-declare-melds = Declare what you have: { $points } points.
hint-no-melds = You have no meld.
hint-call-stoeck =
    You have king and { rank-queen } of trumps: say “stöck”.
hint-stoeck-goes-out = Show the stöck at once: with it you can claim the game.
hint-out = Your side has its points: claim the game, and it is won.
hint-turn-trick = The last trick counts only once it is turned: with it your side has its points.
hint-revoke-proven = Somebody did not follow suit: the card shown since proves it.
hint-half-reached = Your side has half the points: claim them before the others do.
hint-all-mine = All tricks that are left are yours: lay down your cards.
hint-see-melds = Then you know who has which cards.
hint-claim-was-wrong = The opponents claimed wrongly: the game is yours.
hint-play-for-match = The game is yours already, and a match brings one more stroke.
card-advised = advised
rules-read = Read these rules
rules-loading = The rules are coming…
rules-failed = The rules did not arrive.
rules-again = Try again
rules-find = Find a rule or a word
rules-none = Found neither in these rules nor among the words.
rules-words = Words of the game
key-hint = ask for a hint
key-rules = read the rules of the table
key-referee = ask the referee
referee = Referee for mistakes
referee-afresh = Another question
referee-print = Print this regulation
why-must-follow-suit =
    You must follow suit{ $ruff ->
        [yes] {" "}or trump
       *[no] {""}
    }: { $cards }.
why-must-follow-trump = Trump was led and you must follow: { $cards }.
why-cannot-ruff = Here you may not trump while you can follow suit: { $cards }.
why-undertrump = Undertrumping is forbidden: a higher trump has the trick already ({ $best }).
why-must-overtrump = With nothing but trumps left you must beat what lies there ({ $best }): { $cards }.
rules-unknown-rules = There are no such rules: “{ $name }”.
rules-unknown-option = These rules have no option “{ $name }”.
rules-not-flag = “{ $option }” cannot be “{ $value }”: the answer is yes or no.
rules-not-number = “{ $option }” cannot be “{ $value }”: a number from { $low } to { $high } is needed.
rules-not-choice = “{ $option }” cannot be “{ $value }”: there is no such value.
rules-not-text = “{ $option }” cannot be “{ $value }”: a text is needed.
rules-not-factors = “{ $option }” cannot be “{ $value }”: factors from 1 to 20 by contract are needed.
rules-teams-drawn = Partners are drawn only by four players in two sides.
rules-penalised-table = Impossible together: wrong cards are penalised only among four players in two sides with nine cards each.
rules-penalised-game = Impossible together: wrong cards are penalised only where points are wanted and trumps are named.
rules-imposed-alone = Impossible together: imposed trumps leave nothing else to choose.
rules-misere-alone = Impossible together: a misère needs another contract that is played as misère.
rules-imposed-push = Impossible together: imposed trumps cannot be pushed.
rules-imposed-lead = Impossible together: with imposed trumps nobody chooses trumps without a word.
rules-push-back = Impossible together: only what may be pushed can be pushed back.
rules-deals-rubicon = Impossible together: with a fixed number of deals there is no target, and so no half of it.
rules-revives-voids = Impossible together: a match revives melds only if it cancels those of the others.
rules-predict-lead = Impossible together: predictions come before the first card, so nobody chooses by leading.
rules-difference-predict = Impossible together: without a prediction there is no difference to write.
rules-difference-sides = Impossible together: differences are written where everyone plays for themselves.
rules-bonus-difference = Impossible together: the bonus is taken off a difference.
rules-compensation-open = Impossible together: the dealer is only spared where predictions are said aloud and differences written.
rules-lowest-deals = Impossible together: the lowest total only wins after a fixed number of deals, or when somebody reaches the target.
rules-alone-solder = Impossible together: the rest is claimed against one other side only.
rules-alone-claim = Impossible together: with more than two sides the count is kept for all, without rubicon and strokes.
rules-alone-counter = Impossible together: a counter-match is only taken off between two sides.
rules-alone-push = Impossible together: whoever plays alone has no partner to push to.
rules-alone-misere = Impossible together: a misère counts for the other of two sides.
rules-rounds-deals = Impossible together: strokes by round need complete rounds, and that the fewest points win.
rules-values-melds = Impossible together: where cards count otherwise there are neither melds nor stöck.
rules-tie-deals = Impossible together: one more deal needs a fixed number of deals.

## Application and network

app-name = Buur – Jass
app-description = Jass, right now: chibre and Schieber against the computer, no account.
offline-yet = No network for now. Everything goes on as soon as it is back.

## Home: options

factors-own = factors of your own
