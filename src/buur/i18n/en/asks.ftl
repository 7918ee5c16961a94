### What the table asks where more is played than chibre.

step-back = Back
turned-card = lies open and makes trumps
card-picked = picked

## Bidding

bid-title = Your bid
bids-so-far = Bids so far
bid-none-yet = Nobody has spoken yet.
bid-height = Height
bid-lower = lower
bid-higher = higher
bid-stakes = Worth { NUMBER($worth) }
do-bid = Bid { $bid }
bid-text = { $height } in { $contract }
do-pass = Pass
do-double =
    { $again ->
        [yes] Redouble
       *[no] Double
    }
say-redoubled = Redouble!
tell-redoubled =
    { $who ->
        [you] You redouble.
       *[other] { $name } redoubles.
    }
tell-bid-alone =
    { $who ->
        [you] You bid { $bid }.
       *[other] { $name } bids { $bid }.
    }
hint-act-bid-alone = bid { $bid }
auction-top =
    { $who ->
        [you] You: { $bid }
       *[other] { $name }: { $bid }
    }
bid-by =
    { $who ->
        [you] { $bid } – you
       *[other] { $bid } – { $name }
    }{ $factor ->
        [1] {""}
       *[other] {" "}×{ $factor }
    }

## Predicting

predict-title =
    { $counts ->
        [tricks] How many tricks will you make?
       *[points] How many points will you make?
    }
predict-hint =
    { $aloud ->
        [yes] From 0 to { $max }; everybody hears it.
       *[no] From 0 to { $max }; nobody sees it before the end.
    }
predict-number = Prediction
number-less = { $by } less
number-more = { $by } more
do-predict = Predict { $points }
predicted-own = predicted { $points }
tell-predictions = Predicted: { $list }.

## Joining, exchanging

join-title = Do you play this deal?
do-join =
    { $answer ->
        [play] Play
        [later] Perhaps
        [blind] Take the blind
       *[drop] Drop out
    }
exchange-title = Exchange { $count } cards?
do-exchange = Exchange { $count }
do-keep = Keep my cards
discard-title = Lay { $count } cards away
do-discard = Lay { $count } away
pick-hint = Pick them in your hand.
pick-more =
    { $missing ->
        [one] One more
       *[other] { $missing } more
    }
picked-none = Nothing picked yet.
widow-taken = open cards, now yours
do-rob = Take the turned card
tell-turned = Turned up: { $card }.
do-marry = Show { $cards }
say-married = Marriage!

## Alone, or with a called partner

call-title = Whom do you call?
call-hint = Whoever holds the card plays with you.
call-again = { $card } is with a neighbour of yours: call another card.
say-called = I call: { $card }
own-title = { $name } has called your card
do-own = I hold it
say-owned = I hold it
renounce-title = Do you play this deal?
renounce-hint = Whoever gives up leaves its points to the others.
do-renounce = Give it up
do-play-on = Play
say-renounced = I give up
say-played-on = I play
king-is =
    { $who ->
        [you] you play alone
       *[other] { $name } plays alone
    }
king-with =
    { $who ->
        [you] you with { $partner }
       *[other] { $name } with { $ally ->
            [you] you
           *[other] { $partner }
        }
    }

## Home and help

players =
    { $count ->
        [one] One player
       *[other] { $count } players
    }
presets-find = Find a game
presets-none = No game of that name.
key-double = double
key-rob = take the turned card
