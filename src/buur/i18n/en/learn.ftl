### Learning Jass: the question of the first visit, the first lesson, beginner's mode.

## First visit

first-welcome = Nice to see you!
first-question = Which cards do you know?
first-none = I don’t know Jass
first-none-help = We play a first deal together and explain everything on the way.
first-later = You can change this at any time in the settings.
first-skip = Continue without an answer

## First deal with explanations

learn = Learn Jass
learn-start = Learn Jass: a first deal with explanations
lesson-label = Explanation
lesson-next = Next
lesson-close = Got it
lesson-end = Stop explaining
lesson-cut = Before the deal you cut the pack wherever you like, so that nobody knows who gets which cards.
lesson-team = You play two against two: { $name }, opposite, is your partner. The side with more points after nine tricks wins the deal.
lesson-choose =
    { $push ->
        [yes] Which suit do you hold many high cards of? Make it trumps. Not sure? Push, and { $name } chooses.
       *[no] Which suit do you hold many high cards of? Make it trumps.
    }
lesson-trump =
    { $contract ->
        [trump] Trumps are { $suit }: this suit beats all others. At its top stand { $jack } and { $nine }; only then comes the ace.
        [oben] Obenabe: there are no trumps. The highest card of the suit led wins, the ace above all.
        [unten] Undenufe: there are no trumps, and the lowest card of the suit led wins, the six above all.
       *[other] An order of its own applies here. Press this sign: it shows which card beats which.
    }
lesson-melds = Three or more cards in sequence, or four alike, are a meld. It brings points unless the opponents have a better one.
lesson-lead = You lead and may play any card. The others then have to play the same suit, if they can.
lesson-follow =
    { $situation ->
        [led] Trumps were led: you have to play a trump. Darkened cards are not allowed now.
        [none] The suit led is { $suit }, and you have some: play that suit. Darkened cards are not allowed now.
       *[trump] The suit led is { $suit }, and you have some: play that suit or a trump. Darkened cards are not allowed now.
    }
lesson-free =
    { $situation ->
        [led] Trumps were led and you have none: play any card you like.
        [none] You have no { $suit }: play any card you like. It cannot win.
       *[trump] You have no { $suit }: play any card you like, or win the trick with a trump.
    }
lesson-trick =
    { $relation ->
        [you] Your card beats the others: the trick is your side’s and counts { $points } points. Now you lead.
        [partner] { $name }’s card beats the others: the trick is your side’s and counts { $points } points. Now { $name } leads.
       *[them] { $name }’s card beats the others: the trick with { $points } points goes to the opponents. Now { $name } leads.
    }
lesson-buur = This is the highest card of all: the { $rank } of trumps, called Buur, worth 20 points. In other suits it counts only 2.
lesson-nell = The { $rank } of trumps is called Nell: only the Buur beats it. It is worth 14 points, in other suits none.
lesson-stoeck = { $king } and { $queen } of trumps in one hand are the stöck: 20 extra points, called with the second of them.
lesson-score = Here are the points: yours and the opponents’. A whole deal has 157 of them.
lesson-bulb = Not sure? The lamp shows you a good card and says why. Asking costs nothing.
lesson-values = Which card beats which, and what is it worth? Press this sign at any time to see.
lesson-last = The last trick: whoever takes it gets 5 extra points.
lesson-summary = Well done! This is the count. Your points go on the slate; the first side to reach { $target } wins the game.

## Beginner’s mode

beginner = Beginner’s mode
beginner-help = Shows what each trick is worth and who is winning it.
key-values = order and values of the cards
values-title = Order and values of the cards
values-now = In this trick
values-next = In the next trick
values-trump = Trumps: { $suits }
values-all = All suits
values-sum =
    { $last ->
        [0] The highest card stands on the left. Together they make { $total } points.
       *[other] The highest card stands on the left. Together they make { $total } points, { $last } of them for the last trick.
    }
trick-worth =
    { $done ->
        [yes] { $points } points
       *[no] { $relation ->
            [you] In the trick: { $points } points, you are ahead
           *[other] In the trick: { $points } points, { $name } is ahead
        }
    }
