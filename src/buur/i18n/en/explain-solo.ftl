### One against the rest: games, options, refusals, narration.

explain-table-solo = Everyone writes for themselves; in each deal whoever bid highest plays alone against the { $seats ->
        [2] other
       *[other] others
    }. Everything goes anticlockwise: after a player comes the neighbour on the right.
explain-table-king = The king plays alone against the others, the peasants, and does so for the whole game. Everything goes anticlockwise: after a player comes the neighbour on the right.
explain-table-king-called = The king and a partner called by the king play against the others, the peasants, for the whole game. Everything goes anticlockwise: after a player comes the neighbour on the right.
explain-total-plain = Without trumps they are worth 120, or 125 with the last trick.
explain-sits-out = The dealer gets no cards and sits out.
explain-packets = The cards are dealt in packets of { $packets }, beginning on the dealer’s right: { $hand } for everybody.
explain-widow = { $up } cards are laid open on the table and { $down } face down.
explain-talon = The { $stock } cards that are left are the stock; everybody sees its bottom card, and nobody plays them.
explain-packets_later = From the second deal on the packets are of { $later }.
explain-ladder-pandur = Before the first card there is bidding: in turn, beginning with the dealer’s right neighbour, each bids more than was bid before, or passes. The highest bid is played, by one alone against the others. Bids are points, from { $bid_low } to { $bid_high } in steps of { $bid_step }; between 200 and 210 misère without trumps, then misère with trumps (no trick); between 250 and 260 pandur without trumps (all tricks); and at the top pandur with trumps.
explain-solo-names = Whoever wins names the trumps; without trumps it is Obenabe. In misères and pandurs the winner always leads.
explain-misere_leads_trump-yes = A misère with trumps begins with a trump. Whoever is void in the suit led may then undertrump.
explain-misere_leads_trump-no = In a misère whoever is void in the suit led may undertrump.
explain-meld_values-pandur = Six cards of a suit or more are worth 150.
explain-solo-melds = Melds and stöck count towards a bid of points; where an opponent has the highest meld, the bid must be made with cards and stöck alone.
explain-write-worth = A bid of points counts one for each full fifty, six at most; misère without trumps { $misere }, with trumps 4, pandur without trumps 5, with trumps 6. A bid that is made is written to whoever played it; one that fails to { $seats ->
        [2] the opponent
       *[other] each of the opponents
    }.
explain-sitter-nothing = The dealer who sits out writes nothing.
explain-sitter-inherits = The dealer who sits out writes the same when the bid is made, else nothing.
explain-sitter-two = The dealer who sits out always writes 2.
explain-ladder-king = In the first deal there is one auction for the whole game: in turn, beginning with the dealer’s right neighbour, each promises more points, or passes. The last to bid is king.
explain-king-takes = The king takes the { $stock } cards on the table, then lays any { $stock } cards away face down; these count for the king.
explain-widow_shown-yes = The king first shows the hidden cards among them.
explain-call-any = The king names a card of another hand; whoever holds it says so and plays with the king to the end of the game.
explain-call-apart = The king names a card of another hand; whoever holds it says so and plays with the king to the end of the game. If a neighbour of the king holds it, the king names another.
explain-king-names = The king names what is played: { $contracts }.
explain-king-trumps = The king names the trump suit.
explain-king-leads-forehand = The dealer’s right neighbour leads.
explain-king-leads-announcer = The king leads in the first deal.
explain-king-turned = From the second deal on the dealer’s last card is shown and says what is trumps; the dealer’s right neighbour leads.
explain-king-six-ace = A six means Undenufe, an ace Obenabe.
explain-king-by-rank = An ace, king or { rank-queen } means Obenabe, a six, seven or eight Undenufe.
explain-king_deals-yes = From the second deal on the king always deals.
explain-renounce-no = The king plays every deal.
explain-renounce-points = Before the first card of such a deal the king may give it up: the peasants write { $total }, without melds; the stöck counts for whoever holds it.
explain-renounce-match = Before the first card of such a deal the king may give it up: the peasants write a match, { $match }, without melds; the stöck counts for whoever holds it.
explain-finish-king = The king wins with the points promised, the peasants with { $target }: whoever is there first wins the game.
