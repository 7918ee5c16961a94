### Brouc and its marriages.

preset-brouc = Brouc
    .help = The marriage game of L’Etivaz: ace, { rank-ten }, king, { rank-queen }, { rank-jack } in every suit; more than thirty tens.

option-ranking = Rank of the cards
    .help = The order and points of Jass, or those of marriage games.
group-marriage = Marriages
option-marriages = Marriages
    .help = King and { rank-queen } of a suit, with or without its { rank-jack }, bring points.
option-marriage_time = Showing a marriage
    .help = How long a side that has taken a trick may show one from the hand.
value-ranking-jass = Jass
value-ranking-brouc = ace, { rank-ten }, king, { rank-queen }, { rank-jack }
value-marriage_time-any_time = at any time
value-marriage_time-first_trick = with its first trick
value-undertrump-to_marry = to complete a marriage
value-write-tens = tens
value-finish-over = over the target
value-strokes-cape = games won, a cape is worth two

rules-brouc-sixes = Impossible together: this rank is played without the sixes.
rules-marriage-solder = Impossible together: with marriages all tricks are played.
rules-undertrump-marry = Impossible together: without marriages there is nothing to complete.
rules-tens-over = Impossible together: tens need an end over the target, counted for all and without rubicon.

reason-no-marriage = This marriage cannot be shown now.
hint-show-marriage = Show it before you have to break it.
hint-act-married = show the marriage
show-marriage = Show the marriage
tell-married = { $who ->
        [you] You show a marriage: { $cards }.
       *[other] { $name } shows a marriage: { $cards }.
    }
