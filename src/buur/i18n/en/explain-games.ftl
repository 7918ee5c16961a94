### The rules written out of games that count something else, or avoid points.

explain-deck-35 = The pack has 35 cards: four suits, from the six to the ace, without the { $C7 }.
explain-deck-32 = The pack has 32 cards: four suits of eight cards, from the seven to the ace.
explain-deck-24 = The pack has 24 cards: four suits of six cards, from the nine to the ace.
explain-order-suit-bare = In a suit, from strongest to weakest: ace, king, { rank-queen }, { rank-jack }, { rank-ten }, nine, eight, seven, six.
explain-order-trump-bare = In trumps: { rank-jack } or Buur, nine or Nell, ace, king, { rank-queen }, { rank-ten }, eight, seven, six.
explain-values-tricks = Cards are worth nothing: each trick counts one point.
explain-values-bells = Cards are worth nothing, but for the nine { $D }, which count one point each.
explain-values-hearts = Cards are worth nothing, but for the nine { $H }, which count one point each.
explain-values-spade_queen = Whoever takes it loses 100 points: the { $SQ }.{ spade-queen-name }
explain-values-black_queens = Three strokes are to be taken in each deal: one with { the-queen-of-spades }, one with { the-queen-of-clubs }, one with the last trick; the other cards are worth nothing.{ spade-queen-name }
spade-queen-name =
    { $deck ->
        [french] {""}
       *[swiss] {" "}The game bears the name that the { $SQ } has among French cards.
    }
explain-values-guggitaler = Five aims follow one another, one a deal, then from the beginning: 1 point for each trick; 2 points for each of the { $D }; 4 points for each { rank-queen }; 8 points for the { $HK }; 10 points for the last trick. Nothing else counts.
explain-values-guggitaler10 = Ten aims follow one another, one a deal: 1 point for each trick; 2 points for each of the { $D }; 4 points for each { rank-queen }; 8 points for the { $HK }; 10 points for the last trick; then the same in the same order, but taken off, so that everybody wants them. Nothing else counts.
explain-contracts-oben = Nobody chooses: all deals are played from the top down, without trumps.
explain-contracts-unden = Nobody chooses: all deals are played from the bottom up, without trumps.
explain-contracts-slalom = All deals are Slalom, without trumps; forehand only says which way the first trick goes.
explain-contracts-tutti = Nobody chooses: all deals are played as Tutti.
explain-contracts-tutti_oben = Nobody chooses: all deals are played as top-down Tutti.
explain-turned_card-cut_card = Before the pack is shuffled anew and dealt, the player who cuts shows the lowest card lifted.
explain-match-charge = Whoever takes all tricks has no points, and each of the others { NUMBER($total) }.
explain-match-charge_points = Whoever takes all points of a deal has none, and each of the others all of them.
explain-finish-gap-lowest = When somebody has { NUMBER($target) } { $counted ->
        [strokes] strokes
       *[points] points
    } the deal is played to its end, and whoever has fewest wins; if they are level, play goes on.
explain-finish-rounds = The game lasts { NUMBER($deals) } deals.
explain-strokes-low_half = After each round, in which everybody has dealt once, { $seats ->
        [3] whoever has the fewest points has a stroke and whoever has the most a nought; if several are level with the fewest, all of them have the stroke
        [4] the two with the fewest points have a stroke and the two others a nought; whoever is level with the second has the stroke as well
       *[other] the better half, rounded down, have a stroke and the others a nought; whoever is level with the last of them has the stroke as well
    }. In the end the most strokes win.
explain-bye = In a tournament, whoever has no opponents for a round has { NUMBER($bye) } points written.
