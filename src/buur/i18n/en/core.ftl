### The words of the game.
### Common variables:
###   $suit  S H D C (French cards) or eichel rosen schilten schellen (Swiss-German cards)
###          with at- before it for Austrian names: at-S, at-eichel
###   $rank, $top  6 7 8 9 T J Q K A
###   $deck  the cards on the table: french, austrian or swiss (french where nothing is said)
###   $S, $SQ …  name of a suit or a card of this deck, by its code

## Suits

suit-fr-S = spades
suit-fr-H = hearts
suit-fr-D = diamonds
suit-fr-C = clubs
suit-ch-eichel = acorns
suit-ch-rosen = roses
suit-ch-schilten = shields
suit-ch-schellen = bells
suit-name =
    { $suit ->
        [S] { suit-fr-S }
        [H] { suit-fr-H }
        [D] { suit-fr-D }
        [C] { suit-fr-C }
        [eichel] { suit-ch-eichel }
        [rosen] { suit-ch-rosen }
        [schilten] { suit-ch-schilten }
        [schellen] { suit-ch-schellen }
        [at-eichel] { suit-at-eichel }
        [at-rosen] { suit-at-rosen }
        [at-schilten] { suit-at-schilten }
        [at-schellen] { suit-at-schellen }
        [at-S] { suit-at-S }
        [at-H] { suit-at-H }
        [at-D] { suit-at-D }
        [at-C] { suit-at-C }
       *[other] { $suit }
    }

## Ranks

rank-fr-6 = six
rank-fr-7 = seven
rank-fr-8 = eight
rank-fr-9 = nine
rank-fr-T = ten
rank-fr-J = jack
rank-fr-Q = queen
rank-fr-K = king
rank-fr-A = ace
rank-ch-6 = six
rank-ch-7 = seven
rank-ch-8 = eight
rank-ch-9 = nine
rank-ch-T = banner
rank-ch-J = under
rank-ch-Q = ober
rank-ch-K = king
rank-ch-A = ace
rank-name-fr =
    { $rank ->
        [6] { rank-fr-6 }
        [7] { rank-fr-7 }
        [8] { rank-fr-8 }
        [9] { rank-fr-9 }
        [T] { rank-fr-T }
        [J] { rank-fr-J }
        [Q] { rank-fr-Q }
        [K] { rank-fr-K }
        [A] { rank-fr-A }
       *[other] { $rank }
    }
rank-name-ch =
    { $rank ->
        [6] { rank-ch-6 }
        [7] { rank-ch-7 }
        [8] { rank-ch-8 }
        [9] { rank-ch-9 }
        [T] { rank-ch-T }
        [J] { rank-ch-J }
        [Q] { rank-ch-Q }
        [K] { rank-ch-K }
        [A] { rank-ch-A }
       *[other] { $rank }
    }
rank-name =
    { $deck ->
        [swiss] { rank-name-ch }
        [austrian] { rank-name-at }
       *[french] { rank-name-fr }
    }

## Ranks that do not have the same name on all cards

rank-jack =
    { $deck ->
        [swiss] under
        [austrian] unter
       *[french] jack
    }
rank-jacks = { rank-jack }s
rank-the-jack = the { rank-jack }
rank-queen =
    { $deck ->
        [swiss] ober
        [austrian] ober
       *[french] queen
    }
rank-queens = { rank-queen }s
rank-the-queen = the { rank-queen }
rank-ten =
    { $deck ->
        [swiss] banner
       *[french] ten
    }
rank-tens = { rank-ten }s
rank-the-ten = the { rank-ten }

## Cards

the-queen-of-spades = the { $SQ }
the-queen-of-clubs = the { $CQ }
card-name =
    { $suit ->
        [eichel] { rank-name-ch } of acorns
        [rosen] { rank-name-ch } of roses
        [schilten] { rank-name-ch } of shields
        [schellen] { rank-name-ch } of bells
        [at-eichel] { rank-name-at } of acorns
        [at-rosen] { rank-name-at } of hearts
        [at-schilten] { rank-name-at } of leaves
        [at-schellen] { rank-name-at } of bells
        [at-S] { rank-name-fr } of { suit-at-S }
        [at-H] { rank-name-fr } of { suit-at-H }
        [at-D] { rank-name-fr } of { suit-at-D }
        [at-C] { rank-name-fr } of { suit-at-C }
       *[other] { rank-name-fr } of { suit-name }
    }

## Contracts

contract-trump = Trump { suit-name }
    .help = The trump suit, { suit-name }, beats the others; its Buur ({ rank-jack }) and Nell (nine) are the highest trumps.
contract-oben = Obenabe
    .help = Top-down: no trumps, the ace is the highest card, the eights are worth 8 points.
contract-unten = Undenufe
    .help = Bottom-up: no trumps, the six is the highest card, the eights are worth 8 points.
contract-zigzag = Slalom
    .help = No trumps: one trick top-down, the next bottom-up, and so on.
contract-zigzag-oben = Slalom, top-down first
    .help = No trumps: the first trick top-down, the next bottom-up, and so on.
contract-zigzag-unten = Slalom, bottom-up first
    .help = No trumps: the first trick bottom-up, the next top-down, and so on.
contract-quer-oben = Guschti, { NUMBER($tricks) } tricks top-down
    .help = No trumps: first top-down, the rest bottom-up.
contract-quer-unten = Mary, { NUMBER($tricks) } tricks bottom-up
    .help = No trumps: first bottom-up, the rest top-down.
contract-trio = 3×3: { $parts }
    .help = A third of the tricks with trumps, a third top-down, a third bottom-up, in the order announced.
contract-tutti = Tutti
    .help = In every trick the suit led is trumps: nobody can trump it.
contract-tutti-oben = Top-down Tutti
    .help = No trumps: in every suit { rank-jack }, nine, ace, king, { rank-queen }, { rank-ten }, eight, seven, six.
contract-mitte-oben = Middle, { rank-ten } then { rank-jack }
    .help = No trumps: the { rank-ten } is the highest card, then { rank-jack }, nine, { rank-queen }, eight, king, seven, ace, six.
contract-mitte-unten = Middle, { rank-ten } then nine
    .help = No trumps: the { rank-ten } is the highest card, then nine, { rank-jack }, eight, { rank-queen }, seven, king, six, ace.
contract-gumpf = Gumpf { suit-name }
    .help = The suit of { suit-name } is trumps as usual; in the other suits the six is highest.
contract-misere = Misère, { $contract }
    .help = Whoever announces it wants the fewest points: every trick counts for those who did not take it.

## Names of Vorarlberg and Austria

suit-at-eichel = acorns
suit-at-rosen = hearts
suit-at-schilten = leaves
suit-at-schellen = bells
suit-at-S = { suit-fr-S }
suit-at-H = { suit-fr-H }
suit-at-D = { suit-fr-D }
suit-at-C = { suit-fr-C }
rank-at-T = ten
rank-at-J = unter
rank-name-at =
    { $rank ->
        [T] { rank-at-T }
        [J] { rank-at-J }
       *[other] { rank-name-ch }
    }
contract-austrian-oben = Bock
contract-austrian-unten = Gais
contract-austrian-zigzag = Slalom
contract-austrian-zigzag-oben = Slalom, Bock first
contract-austrian-zigzag-unten = Slalom, Gais first

## Melds

meld-to =
    { $top ->
        [6] to the six
        [7] to the seven
        [8] to the eight
        [9] to the nine
        [T] { $deck ->
            [swiss] to the banner
            [austrian] to the ten
           *[french] to the ten
        }
        [J] { $deck ->
            [swiss] to the under
            [austrian] to the unter
           *[french] to the jack
        }
        [Q] { $deck ->
            [swiss] to the ober
            [austrian] to the ober
           *[french] to the queen
        }
        [K] to the king
        [A] to the ace
       *[other] { $top }
    }
meld-run =
    { $count ->
        [3] three cards { meld-to }
        [4] four cards { meld-to }
        [5] five cards { meld-to }
        [6] six cards { meld-to }
        [7] seven cards { meld-to }
        [8] eight cards { meld-to }
        [9] nine cards { meld-to }
       *[other] { $count } cards { meld-to }
    }
meld-four =
    { $rank ->
        [6] four sixes
        [7] four sevens
        [8] four eights
        [9] four nines
        [T] four { rank-tens }
        [J] four { rank-jacks }
        [Q] four { rank-queens }
        [K] four kings
        [A] four aces
       *[other] four { $rank }
    }

## Words

stoeck = stöck
match = match
word-trump = trump
word-contract = contract
word-dealer = dealer
word-forehand = forehand
word-chooser = chooser
word-hand = hand
word-deal = deal
word-partie = game
word-trick = trick
word-last-trick = last trick
word-meld = meld
word-melds = melds
word-push = push
word-cut = cut
word-knock = knock
word-solder = claim the rest
word-finish = claim the game
word-score = score
word-slate = slate
word-bock = boss card
word-buur = Buur
word-nell = Nell
word-target = target
word-rubicon = rubicon
word-schneider = Schneider
word-berg = half-way mark
word-partner = partner
word-opponents = opponents
word-team = side
tricks =
    { $n ->
        [one] { $n } trick
       *[other] { $n } tricks
    }
deals =
    { $n ->
        [one] { $n } deal
       *[other] { $n } deals
    }
cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

## A void deal

misdeal-card-shown = A card was seen while dealing: the cards are dealt again.
misdeal-wrong-count = Not everybody has the right number of cards: the cards are dealt again.
misdeal-bad-pack = The pack is not complete: the cards are dealt again.

## Why an act is refused

reason-not-your-turn = It is not this player’s turn yet.
reason-wrong-phase = This cannot be done now.
reason-not-in-hand = This card is not in your hand.
reason-must-follow-suit = You must follow the suit that was led as long as you have it.
reason-must-follow-trump = Trump was led: you must play a trump.
reason-undertrump = Undertrumping is forbidden: a higher trump lies on the table already.
reason-must-overtrump = With nothing but trumps left you must play a higher one if you can.
reason-cannot-ruff = Here you may not trump while you can follow suit.
reason-contract-not-allowed = This contract is not played under these rules.
reason-bad-prediction = This prediction is not allowed.
reason-push-not-allowed = You cannot push now: you must choose.
reason-cut-too-small = Lift more cards to cut.
reason-cut-too-large = Leave more cards when you cut.
reason-cut-mandatory = You must cut: a knock is not enough.
reason-meld-not-held = You do not hold this meld.
reason-meld-overlap = The same card cannot serve in both of these melds.
reason-melds-too-late = Too late: melds are declared in the first trick, before the next card.
reason-melds-off = This game is played without melds.
reason-no-stoeck = There is no stöck to call now.
reason-stoeck-too-late = Too late for the stöck: its points are lost.
reason-stoeck-off = This game is played without stöck.
reason-solder-forbidden = Here all nine tricks are played out.
reason-solder-not-on-lead = Only the player on lead may claim the rest.
reason-finish-not-allowed = The game cannot be claimed now.
reason-half-not-allowed = The half-way mark is not claimed here, or it has been already.
reason-already-contributed = You are ready for the next deal already.
reason-bad-nonce = This contribution to the shuffle is not valid.
reason-bad-seed = This shuffle is not the one that was sealed.
reason-bad-cut = This cut is not the one that was drawn by lot.
reason-bad-draw = This draw for the first dealer is not valid.
reason-bad-deal = The cards cannot be dealt like this: everybody gets nine different ones.
reason-nothing-to-ask = There are no melds to show now.
reason-nothing-to-turn = You have no trick to turn now.
reason-bad-ruling = This ruling does not fit the regulation or the deal.
reason-must-correct = First the wrong card in the trick has to be replaced.
reason-nothing-to-object = There is no reason to object to this card now.
reason-objection-off = At this table no wrong card can be laid: there is nothing to object to.
reason-ask-not-allowed = It is not up to you to ask for these melds.
reason-game-over = The game is over.
reason-not-a-player = There is no such seat at this table.
reason-bad-act = The table did not understand this move: reload the page.
reason-replaced = This seat is now played in another window.
reason-hints-off = This table plays without hints.
reason-nothing-to-advise = There is nothing to advise now.
