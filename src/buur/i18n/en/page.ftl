### The page: home and table.
### $who is "you" when it is about the player himself, else "other"; $name is then his name.

## Home

tagline = Jass, right now: against three players of the house.
play-now = Play now
play-wait = Setting the table…
play-hint = No account, nothing to install.
your-name = Your name
your-name-hint = optional
rules = Rules
source = Source: { $source }
source-W25 = the French-language encyclopaedia on Jass, January 2025
source-W10 = the same encyclopaedia as it was in 2010
source-R93 = the Romand regulation, after Aînés 9/1993
source-P002 = a French page of game rules
source-T06 = the rules of a tournament, 2006–2007
source-JW = German-Swiss regulations, after a public lexicon
source-SL = the rules of a Swiss online operator
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
deck-swiss = Swiss-German cards
mapping = Which suit stands for which
mapping-hslu = acorns = clubs, roses = hearts, shields = spades, bells = diamonds
mapping-swisslos = acorns = diamonds, roses = hearts, shields = spades, bells = clubs
mapping-jassen_ch = acorns = clubs, roses = spades, shields = hearts, bells = diamonds
mapping-jassguru = acorns = spades, roses = clubs, shields = diamonds, bells = hearts
four-colours = Each suit in its own colour
speed = Pace
speed-slow = leisurely
speed-normal = normal
speed-fast = fast
speed-none = at once, no motion
theme = Look
theme-auto = like the device
theme-light = light
theme-dark = dark
index-fr-J = J
index-fr-Q = Q
index-fr-K = K
index-fr-A = A

## Table

title-table = Buur – the table
title-turn = Your turn – Buur
to-home = Home
connecting = Taking a seat…
offline = Connection lost, reconnecting…
online = The connection is back.
replaced = You are playing in another window.
retake = Play here
carpet = Carpet
hand = Your cards
hand-card =
    { $card }{ $trump ->
        [yes] , trump
        [buur] , trump, Buur
        [nell] , trump, Nell
       *[no] {""}
    }, { $playable ->
        [yes] playable
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
        [yes] , to act
       *[no] {""}
    }
you = You
us = We
them = They
bot = player of the house
bot-short = bot
deputy = a bot plays in place
deputy-short = stand-in
dealer = dealer
dealer-short = D
maker = named the contract
trick-no = trick { $no }/9
deal = Deal
deal-no = Deal { $deal }
contract = Trump
chosen-by =
    { $who ->
        [you] by you
       *[other] by { $name }
    }{ $pushed ->
        [yes] , pushed
       *[no] {""}
    }
score-label = We { $us }, they { $them }.
deal-points = This deal: { $us } to { $them }
target =
    { $deals ->
        [0] Game to { $target }
        [one] Game of one deal
       *[other] Game of { $deals } deals
    }
status-you =
    { $phase ->
        [play] Your turn to play
        [choose] Your turn to choose
        [cut] Your turn to cut
       *[other] Your turn
    }
status-other = { $name } to act
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
log = What happened
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
do-finish = We are out
do-count = Count the deal
stoeck-with-card = Say “stöck”
stoeck-with-melds = Say “stöck” with it
melds-change =
    { $count ->
        [0] No meld
        [one] { $count } meld
       *[other] { $count } melds
    }
choose-title =
    { $pushed ->
        [yes] Your partner pushed: name the contract
       *[no] What is trump?
    }
cut-title = Your turn to cut
cut-hint = { $name } deals. Lift part of the pack.
cut-where = Where to cut
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
finish-title = Claim the game?
finish-hint = You state that your team has { $target } points. If that is wrong, the game is lost.
solder-title = Claim the rest?
solder-hint = You lay down your cards and claim all remaining tricks. If that is wrong, the opponents get them.
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
        [fourJ] { $deck ->
            [swiss] Four Unders
           *[french] Four jacks
        }
       *[other] Four of a kind
    }
say-top =
    { $rank ->
        [6] To the six
        [7] To the seven
        [8] To the eight
        [9] To the nine
        [T] { $deck ->
            [swiss] To the Banner
           *[french] To the ten
        }
        [J] { $deck ->
            [swiss] To the Under
           *[french] To the jack
        }
        [Q] { $deck ->
            [swiss] To the Ober
           *[french] To the queen
        }
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
say-stoeck = Stöck
say-pushed = Push!
say-asked = Show me!
say-soldered = The rest is mine
say-finished = We are out!
say-berg = Half-way!
say-insisted =
    { $insist ->
        [yes] We play on!
       *[no] The game is ours
    }

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
tell-counted = Deal counted: we { $us }, they { $them }.
tell-counted-only = The deal is counted.
tell-trick =
    { $who ->
        [you] The trick is yours: { $points }.
       *[other] Trick to { $name }: { $points }.
    }
tell-trick-only =
    { $who ->
        [you] The trick is yours.
       *[other] Trick to { $name }.
    }
tell-melds =
    { $who ->
        [you] You show { $melds }: { $points }.
       *[other] { $name } shows { $melds }: { $points }.
    }
read-hand = Your cards: { $cards }.
read-trick-empty = The carpet is empty.

## Accounts

summary-title = Deal { $deal }
sum-both = Together
sum-tricks = Tricks
sum-cards = Card points
sum-last-trick = Last trick
sum-base = Points of play
sum-match = Match
sum-melds = Melds
sum-stoeck = Stöck
sum-raw = Sum
sum-times = Counted ×{ $multiplier }
sum-total = Total of the deal
standing =
    We { $us }, they { $them } – { $deals ->
        [0] the game goes to { $target }
        [one] the game has one deal
       *[other] the game has { $deals } deals
    }.
match-us = Match! Every trick is ours.
match-them = Match: every trick is theirs.
next-deal = Next deal
end-title =
    { $won ->
        [won] You have won!
        [lost] The game is lost
       *[draw] A draw
    }
end-out = The target is reached.
end-claim = The claim was right.
end-wrong-claim = The claim was wrong: the game goes to the opponents.
end-gap = The deal is played out, the higher total wins.
end-deals = All deals are played, the higher total wins.
end-rubicon =
    { $won ->
        [won] The opponents are rubicon.
       *[lost] You are rubicon.
    }
end-strokes = Strokes: we { $us }, they { $them }
again = Another game

## Help

help-text = Tap a card to play it. The next player sits on your right, your partner opposite.
key-play = play the card in that place
key-move = from card to card
key-enter = play the chosen card
key-push = push
key-melds = look at your melds again
key-stoeck = stöck
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
error-server = The server has a problem. Try again in a moment.
