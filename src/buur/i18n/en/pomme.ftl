### Joining a deal, exchanging cards, putzes and pommes: games, options, refusals, narration.

preset-pomme = Pomme (poutz)
    .help = Everybody joins the deal or drops out; the two best mark a putze, fewer than 21 points are a pomme.
preset-pomme-3 = Pomme for three
    .help = With a blind of nine cards that one may play with instead of one’s own.
preset-pomme-2 = Pomme for two
    .help = Three cards may be exchanged for three unknown ones; the better one marks a putze.
preset-estimation-2 = Differenzler for two
    .help = Twelve cards each, and twelve stay apart; both predict their points.
source-K27 = the Romand regulation, chapter on pomme
source-FWP = a public encyclopaedia, article “Pomme”
cli-source-k27 = K27: the Romand regulation, chapter on pomme
cli-source-fwp = FWP: public encyclopaedia, “Pomme”
group-join = Joining the deal
group-putze = Putzes and pommes

option-pile = Cards beside the hand
    .help = Cards that lie face down beside each hand and may be exchanged for as many of it.
value-turned_card-widow = the top card of those that remain
option-turned_stays = Turned card after a misdeal
    .help = The turned card stays when the same dealer deals again.
option-join = Joining the deal
    .help = Everyone says in turn whether they play.
option-later = Second round
    .help = Whether one may say “perhaps” and decide in a second round.
option-blind = Blind
    .help = One of the players may put their hand away and play with the cards that remain.
option-blind_first = First right to the blind
    .help = Who is asked first whether they play.
value-blind_first-forehand = the dealer’s right neighbour
value-blind_first-loser = who lost the deal before
option-lone = Alone
    .help = What there is for the only one who wants to play.
value-lone-putzes = all putzes of the deal
value-lone-nothing = nothing, the cards are dealt again
option-rob = Six for the turned card
    .help = Whoever holds the six of trumps may exchange it for the turned card.
option-putzes = Putzes of a deal
    .help = How many are marked in each deal.
option-pomme_below = Points against a pomme
    .help = Whoever plays and makes fewer points has a pomme.
option-all_below = If all have a pomme
    .help = What is marked when nobody makes enough points.
value-all_below-pommes = a pomme for each
value-all_below-nothing = nothing
option-pommes_lose = Lost by pommes
    .help = How many unpaid pommes lose the game; 0 for none.
value-write-putzes = putzes and pommes
value-finish-putzes = by putzes

reason-bad-answer = You cannot answer like that now.
reason-bad-exchange = This exchange is not allowed.
reason-nothing-to-rob = There is no turned card for you to take.
reason-rob-off = Nobody takes the turned card here.
rules-turned-widow = Impossible together: only one open card among those that remain can be turned.
rules-turned-stays = Impossible together: a turned card stays only if one is turned and the same dealer deals again.
rules-pile-plan = Impossible together: cards beside the hands are dealt after them, before those that remain.
rules-blind-join = Impossible together: a blind has as many cards as a hand, one of them turned, and needs players who may drop out.
rules-rob-turned = Impossible together: only a turned card that lies apart can be taken.
rules-join-putzes = Impossible together: whoever may drop out marks putzes and predicts nothing.
rules-putzes-alone = Impossible together: putzes are marked by players who play for themselves.
rules-putzes-finish = Impossible together: putzes are written where putzes end the game.
rules-putzes-claim = Impossible together: with putzes the count is kept for everybody, without claims or strokes.
rules-pommes-two = Impossible together: pommes lose the game only with two players.

say-joined = { $answer ->
        [play] I play
        [later] Perhaps
        [blind] The blind!
       *[drop] I drop
    }
say-exchanged = { $took ->
        [yes] I exchange
       *[no] I keep my cards
    }
say-robbed = The six for the turned card!
tell-joined = { $who ->
        [you] { $answer ->
            [play] You play.
            [later] You will decide later.
            [blind] You take the blind.
           *[drop] You drop out.
        }
       *[other] { $answer ->
            [play] { $name } plays.
            [later] { $name } will decide later.
            [blind] { $name } takes the blind.
           *[drop] { $name } drops out.
        }
    }
tell-exchanged = { $who ->
        [you] { $took ->
            [yes] You exchange.
           *[no] You keep your cards.
        }
       *[other] { $took ->
            [yes] { $name } exchanges.
           *[no] { $name } keeps the cards.
        }
    }
tell-robbed = { $who ->
        [you] You take the turned card for the six of trumps.
       *[other] { $name } takes the turned card for the six of trumps.
    }
tell-putzes = { $who ->
        [you] You mark { $putzes ->
            [one] a putze
           *[other] { $putzes } putzes
        }.
       *[other] { $name } marks { $putzes ->
            [one] a putze
           *[other] { $putzes } putzes
        }.
    }
tell-pomme = { $who ->
        [you] You have a pomme.
       *[other] { $name } has a pomme.
    }
hint-act-joined = { $answer ->
        [play] play
        [later] decide later
        [blind] take the blind
       *[drop] drop out
    }
hint-act-exchanged = { $took ->
        [yes] put away { $cards }
       *[no] keep the hand
    }
hint-act-robbed = take the turned card for the six of trumps
hint-hand-to-join = Your hand should be among the best of those who play.
hint-hand-to-drop = Your hand is too weak: a pomme is likelier than a putze.
hint-blind-is-better = Unknown cards with the turned one should be worth more than your hand.
hint-weak-cards-away = Unknown cards should be worth more than these.
hint-hand-to-keep = Your cards are worth more than unknown ones.
hint-turned-card-is-better = The turned card is a higher trump than the six.

say-predicted = { $aloud ->
        [yes] { $points }
       *[no] Written down
    }
predicted-amount = { $counts ->
        [tricks] { $points ->
            [one] { $points } trick
           *[other] { $points } tricks
        }
       *[points] { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
tell-predicted = { $who ->
        [you] You predict { predicted-amount }.
       *[other] { $aloud ->
            [yes] { $name } predicts { predicted-amount }.
           *[no] { $name } has predicted.
        }
    }
hint-act-predicted = predict { $points }
