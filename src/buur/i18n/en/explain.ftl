### The rules written out, composed by the options: explain-NAME, explain-OPTION-VALUE.

topic-table = The table
    .synonyms = players | for two, for three, for four | partner | opponents | team | order | direction | clockwise | left | right
explain-table = Four play, two against two; partners sit opposite each other. Everything goes anticlockwise: after a player comes the neighbour on the right.
explain-table-alone = Everyone plays for themselves. Everything goes anticlockwise: after a player comes the neighbour on the right.

topic-cards = The cards
    .synonyms = ranking | order of the cards | value of the cards | card points | which card is higher | strongest card | Buur | Nell | suits
explain-deck = The pack has 36 cards: four suits of nine cards, from the six to the ace.
explain-order-suit = In an ordinary suit, from the highest to the lowest: ace (11 points), king (4), { rank-queen } (3), { rank-jack } (2), { rank-ten } (10), then nine, eight, seven and six, worth nothing.
explain-order-suit-24 = In an ordinary suit, from the highest to the lowest: ace (11 points), king (4), { rank-queen } (3), { rank-jack } (2), { rank-ten } (10) and nine, worth nothing.
explain-order-trump = In trumps: { rank-jack } or Buur (20 points), nine or Nell (14), ace (11), king (4), { rank-queen } (3), { rank-ten } (10), then eight, seven and six, worth nothing.
explain-order-trump-24 = In trumps: { rank-jack } or Buur (20 points), nine or Nell (14), ace (11), king (4), { rank-queen } (3) and { rank-ten } (10).
explain-martinique8-yes = The eight of trumps, called Martinique, beats the Buur if it is played after it in the same trick; otherwise it is an ordinary eight.
explain-order-oben = In Obenabe there are no trumps: the ranks run as in an ordinary suit, and the eights are worth 8 points.
explain-order-oben-24 = In Obenabe there are no trumps: the ranks run as in an ordinary suit.
explain-order-unten = In Undenufe there are no trumps either, and the ranks are reversed: the six is the highest card and the ace the lowest; the eights are worth 8 points.
explain-unde_values-six11 = There the six is worth 11 points and the ace nothing.
explain-unde_values-ace11 = There the ace keeps its 11 points and the six is worth nothing.
explain-order-zigzag = Slalom alternates: the first trick in the direction announced, the next in the other, and so on.
explain-slalom_values-start = Its cards are worth what they are in the direction announced.
explain-slalom_values-oben = Its cards are always worth what they are in Obenabe.
explain-total = The cards of a deal are worth 152 points in all, { $total } with the last trick.

topic-deal = The deal
    .synonyms = dealing | shuffle | cut | dealer | who begins | beginning | start
explain-teams_drawn-yes = Before the game everybody draws a card: the two highest play together against the two lowest; equal ranks that decide are drawn again.
explain-first-holder_D7 = In the first deal the holder of the { $D7 } chooses trumps and leads; the first dealer is drawn by lot.
explain-first-holder_R7 = In the first deal the holder of the { $H7 } chooses trumps and leads; the first dealer is drawn by lot.
explain-first-holder_RT = In the first deal the holder of the { $HT } chooses trumps and leads; the first dealer is drawn by lot.
explain-first-holder_card = In the first deal the holder of this card chooses trumps and leads: { $card }; the first dealer is drawn by lot.
explain-first-random_dealer = The first dealer is drawn by lot.
explain-first-draw_high = Everybody draws a card: the highest deals first.
explain-first-draw_low = Everybody draws a card: the lowest deals first.
explain-first-scribe = The scorer deals first.
explain-dealer_after_first-right_of_dealer = The second deal falls to the right neighbour of the first dealer.
explain-dealer_after_first-first_holder = The second deal falls to the holder of that card.
explain-rotation = After that the right neighbour of each dealer deals next, and the player right of the dealer is forehand and speaks first.
explain-next_game_dealer-rotation = In the next game the deal goes on in turn.
explain-next_game_dealer-losers = In the next game one of the losers deals first.
explain-next_game_dealer-winners = In the next game one of the winners deals first.
explain-cut-min3_optional = The dealer shuffles and offers the cut to the left: at least three cards are lifted and at least three left, or a knock on the pack waives the cut.
explain-cut-min2_mandatory = The dealer shuffles and offers the cut to the left; it is mandatory, of at least two cards.
explain-cut-min3_mandatory = The dealer shuffles and offers the cut to the left; it is mandatory, of at least three cards.
explain-cut-none = The dealer shuffles; there is no cut.
explain-packets-3-3-3 = The cards are dealt three at a time, beginning on the dealer’s right: nine for everybody.
explain-packets-4-4-1 = The cards are dealt in fours, in fours again, and then singly, beginning on the dealer’s right: nine for everybody.
explain-misdeal = If a card is seen or somebody has too many or too few cards, the deal is void as long as nobody has played.
explain-misdeal_redealer-same = The same dealer deals again.
explain-misdeal_redealer-next = The next dealer deals again.

topic-choice = Choosing
    .synonyms = choose trumps | make trumps | announce | push | bid | bidding | auction | Obenabe | Undenufe | Slalom | double
explain-contracts-suits = Forehand looks at their cards and names the trump suit.
explain-contracts-suits-oben-unden = Forehand looks at their cards and names a trump suit, Obenabe or Undenufe.
explain-contracts-suits-oben-unden-slalom = Forehand looks at their cards and names a trump suit, Obenabe, Undenufe or Slalom with its first direction.
explain-contracts = Forehand looks at their cards and names one of these contracts: { $contracts }.
explain-contracts-imposed = Trumps are imposed, in this order, begun again when it is used up: { $suits }. Forehand leads.
explain-contracts-turned = The dealer’s last card is turned and lies open until the first card is played.
explain-turned-suit = Its suit is trumps.
explain-turned-kreuzjass = An ace, king or { rank-queen } means Obenabe, a six, seven or eight Undenufe, and any other makes its suit trumps.
explain-turned-six_ace = A six means Undenufe, an ace Obenabe, and any other makes its suit trumps.
explain-prediction-hidden = Before the first card everybody writes down in secret how many { $counts ->
        [tricks] tricks they will make, from 0 to { $most }
        [jass] points they will make, from 0 to { $most }
       *[other] points they will make
    }; the predictions are shown when the deal is over, and their sum is free.
explain-prediction-open = Before the first card everybody says in turn how many { $counts ->
        [tricks] tricks they will make, from 0 to { $most }
        [jass] points they will make, from 0 to { $most }
       *[other] points they will make
    }, the dealer last; the sum is free.
explain-order-quer = Guschti begins top-down, Mary bottom-up; after { NUMBER($quer) } { $quer ->
        [one] trick
       *[other] tricks
    } the direction turns for the rest of the deal. The cards are worth what they are in the first direction.
explain-order-trio = In 3×3 a third of the tricks is played with trumps, a third top-down and a third bottom-up, with the points of trumps all through the deal.
explain-trio_order-free = Whoever announces it names the order of the three parts.
explain-trio_order-trump_middle = Trumps always come in the middle.
explain-order-tutti = In Tutti the suit led is trumps in every trick; nobody can trump it.
explain-tutti-jack = { $deck ->
        [swiss] An under
        [austrian] An unter
       *[french] A jack
    } that is alone in its suit need not be played.
explain-tutti_values-all = All { rank-jacks } are worth 20 and all nines 14: 253 points in all.
explain-tutti_values-first_led = Only the { rank-jack } and nine of the suit led first are worth 20 and 14.
explain-order-tutti-oben = In top-down Tutti every suit ranks as trumps do, without trumps and without a privilege for the { rank-jack }; only the { rank-jack } and nine of the suit led first are worth 20 and 14.
explain-order-mitte = In Middle there are no trumps. As announced, the ranks run, from the highest, { rank-ten }, { rank-jack }, nine, { rank-queen }, eight, king, seven, ace, six, with the points of Obenabe; or { rank-ten }, nine, { rank-jack }, eight, { rank-queen }, seven, king, six, ace, with those of Undenufe.
explain-order-gumpf = In Gumpf a suit is trumps and ranks as usual, while the other suits run bottom-up; the points are those of trumps.
explain-misere = In Misère every trick counts for the side that did not take it, and without the suit led one may undertrump.
explain-misere-any = Any of the others may be played as a Misère; what is played is said with it.
explain-misere_match-none = Taking every trick costs nothing more.
explain-misere_match-minus100 = Taking every trick costs the side that announced it 100 points.
explain-push-yes = Forehand may also push: leave the choice to the partner.
explain-push-no = Forehand may not push, but must choose.
explain-push-not_first_deal = Forehand may also push, that is leave the choice to the partner, except in the first deal.
explain-push_back-yes = The partner may push back; then forehand must choose.
explain-push_back-no = Then the partner must choose.
explain-trump_by_lead-yes = Whoever chooses may also keep silent and lead: the suit of that first card is trumps.
explain-trump_by_lead-no = The choice is said before the first card and stands.
explain-premature_choice-forehand_deals = If the partner speaks too early, the deal is void and the player who should have chosen deals next.
explain-premature_choice-opponents_twice = If the partner speaks too early, the deal is void and the opponents choose twice in a row.
explain-leader-forehand = Forehand leads, even after a push.
explain-leader-announcer = Whoever chose leads.
explain-leads-forehand = Forehand leads to the first trick.
explain-slalom_pushed_leader-forehand = This holds for a pushed Slalom as well: forehand begins.
explain-slalom_pushed_leader-announcer = In a pushed Slalom whoever chose it begins.
explain-multipliers-all1 = All deals count once.
explain-multipliers-spades2 = With { $S } as trumps everything counts double: tricks, match, melds and stöck.
explain-multipliers-schieber123 = Everything counts double with { $S } or { $C } as trumps, triple in Obenabe and Undenufe, fourfold in Slalom.
explain-multipliers-uri = Everything counts double with { $S } or { $C } as trumps, and without trumps.
explain-multipliers-custom = All points of a deal are multiplied by its contract: { $factors }. Everything else counts once.

topic-play = The play
    .synonyms = follow suit | trump | ruff | undertrump | overtrump | what may I play | trick | lead
explain-follow = The leader may play any card; the others must follow suit if they can, but need not win the trick.
explain-ruff_when_can_follow-yes = One may also trump, even when able to follow.
explain-ruff_when_can_follow-no = Whoever can follow suit may not trump.
explain-void = Whoever does not have the suit may play anything.
explain-undertrump-only_trumps = Undertrumping, playing a trump lower than one that has trumped already, is forbidden to those who hold anything but trumps.
explain-undertrump-free_if_void = Undertrumping, playing a trump lower than one that has trumped already, is allowed to those who do not have the suit, and forbidden to those who do.
explain-only_trumps-free = Whoever holds only trumps may play any of them.
explain-only_trumps-forced_over = Whoever holds only trumps must go higher if possible.
explain-buur_never_forced-yes = If only the Buur could go higher, it need not.
explain-buur_never_forced-no = Even the Buur must then go higher.
explain-trump-led = When trumps are led everybody must play one, high or low.
explain-buur_exempt-yes = The Buur never has to be played: with no other trump, any card will do.
explain-buur_exempt-no = The Buur must be played like any trump.
explain-no-trump = Without trumps one follows suit or, failing that, plays any card; the { rank-jack } has no privilege.
explain-winner = The highest trump wins the trick; without one, the highest card of the suit led. The winner leads to the next trick.
explain-winner-plain = The highest card of the suit led wins the trick. The winner leads to the next trick.
explain-last_trick_view-yes = The last trick may be looked at while no card lies on the table.
explain-last_trick_view-no = Turned tricks are not looked at again, not even the last.

topic-melds = Melds
    .synonyms = melds | declare | run | sequence | three cards | fifty | hundred | four of a kind | bonus
explain-melds-yes = A meld is a run of at least three cards of a suit, or four cards of a rank: three cards are worth 20, four cards 50, five cards 100; four { rank-tens }, { rank-queens }, kings or aces 100, four nines 150, four { rank-jacks } 200.
explain-melds-no = There are no melds.
explain-meld_values-romand = A longer run is worth 100 as well.
explain-meld_values-grand = Six cards are worth 150, seven 200, eight 250, nine 300.
explain-meld_values-vorarlberg = Six cards are worth 120, seven 140, eight 160, nine 180.
explain-low_quartets-yes = Four sixes, sevens or eights are worth 100.
explain-low_quartets-no = Four sixes, sevens or eights are worth nothing.
explain-cross_meld-yes = A card may serve in a run and in four of a rank at once.
explain-cross_meld-no = A card serves in one meld only.
explain-split_runs-yes = A long run may be declared in several pieces.
explain-split_runs-no = A long run is declared in one piece.
explain-meld_time-with_first_card = Melds are declared with one’s first card.
explain-meld_time-after_first_lead = Once forehand has led, everybody declares in turn, and the melds are compared before the second card is played.
explain-meld_deadline-until_covered = Whoever forgot a meld, or called one too low, may still call it until the next card covers theirs; the last player until the next lead.
explain-declare = The side with the best meld scores all of its own, the other side none.
explain-declare-alone = Whoever has the best meld scores all their own, the others none.
explain-meld_order-romand = The best is the one worth most; among equals the one with more cards, then the higher{ $trumps ->
        [yes] , then the one in trumps
       *[no] {""}
    }, then the one declared first.
explain-meld_order-romand_both = The best is the one worth most; among equals the one with more cards, then the higher{ $trumps ->
        [yes] , then the one in trumps
       *[no] {""}
    }; if all is equal both sides score.
explain-meld_order-german = As in German-speaking Switzerland, the best is the one worth most; among equals the one with more cards, then the higher{ $trumps ->
        [yes] , then the one in trumps
       *[no] {""}
    }, then the one declared first.
explain-meld_order-p002 = The best is the one worth most; among equals a run before four of a rank, then the higher{ $trumps ->
        [yes] , then the one in trumps
       *[no] {""}
    }, then the first after the dealer.
explain-meld_order-pagat_petit = Four of a rank beat any run, and long runs beat short ones; then come the higher{ $trumps ->
        [yes] , the one in trumps
       *[no] {""}
    } and the one declared first.
explain-meld_order-pagat_grand = The ladder goes up like this: runs of three, four and five cards, four { rank-tens } to four aces, four nines, a run of six, four { rank-jacks }, runs of seven, eight and nine; among equals the higher{ $trumps ->
        [yes] , the one in trumps
       *[no] {""}
    }, the one declared first.
explain-meld_order-vorarlberg = The best is the one worth most; among equals the higher{ $trumps ->
        [yes] , then the one in trumps
       *[no] {""}
    }, then the one declared first; the number of cards does not matter.
explain-melds-unten = In Undenufe height is reversed: three cards to the eight beat three cards to the ace.
explain-melds-mixed = Where the direction changes or is mixed, that of the first trick decides.
explain-meld_show-always = The winning melds are always shown.
explain-meld_show-on_request_opponents = The winning melds are shown if an opponent asks before playing a second card.
explain-meld_show-on_request_any = The winning melds are shown if anybody asks before playing a second card.
explain-meld_show-described = The winning melds are named, but not shown.
explain-false_melds-penalised = Anybody may claim a meld that is not in the hand, and correct it until the next card covers their own; where melds are declared in turn, until the next has spoken. One that is found wrong when it is shown does not count, and the rest is compared again.
explain-meld_credit-immediate = Their points are written at once.
explain-melds-at-once = They count even for somebody who takes no trick.
explain-meld_credit-at_first_trick = Their points are only safe with the side’s first trick.
explain-match_voids_melds-yes = If the opponents make the match, the melds are lost{ $stoeck ->
        [yes] ; the stöck stays
       *[no] {""}
    }.
explain-match_voids_melds-no = The melds stay even if the opponents make the match.
explain-match_revives_melds-yes = The melds of the side that makes the match count even if they were beaten.

topic-stoeck = Stöck
    .synonyms = stöck | marriage | king and { rank-queen }
explain-stock-yes = King and { rank-queen } of trumps in one hand are the stöck: 20 points that nobody can beat, provided it is called.
explain-stock-no = There is no stöck.
explain-stock_deadline-immediate = It is called with the second of the two cards, or it is lost.
explain-stock_deadline-next_card = It is called with the second of the two cards, at the latest before the next card lies.
explain-stock_deadline-trick_turned = It is called with the second of the two cards, at the latest before the trick is turned.
explain-stock_deadline-end_with_proof = It is called with the second of the two cards; forgotten, it may still be claimed at the end of the deal by those who can prove they had it.
explain-stock_with_meld-yes = Inside a winning meld it is called together with it.
explain-stock_with_meld-no = Even inside a meld it waits for the second card.
explain-stock_early_finish-yes = If its points are enough to win the game, it may be shown as soon as the first trick is over.
explain-stock_early_finish-no = It may not be shown early to win the game.

topic-score = The count
    .synonyms = points | scoring | counting | writing | last trick | match | how many points
explain-score = At the end of the deal each side counts the points in its tricks.
explain-score-alone = At the end of the deal everybody counts the points of their tricks.
explain-write-difference = What is written for each player is the difference between the prediction and the { $counts ->
        [tricks] tricks
       *[points] points
    }.
explain-exact_bonus-yes = Whoever predicted exactly has ten points less; a prediction of zero earns this only with a trick taken.
explain-dealer_compensation-yes = The dealer has a point less for every full five points by which the sum of the predictions is off the total.
explain-last_trick = The last trick brings { $last ->
        [one] { $last } point
       *[other] { $last } points
    } more.
explain-match-bonus100 = Whoever takes all tricks makes the match: 100 points more, { $match } in all.
explain-match-bonus50 = Whoever takes all tricks makes the match: 50 points more, { $match } in all.
explain-match-none = Taking all tricks brings nothing more: { $match } points.
explain-match-tutti = In Tutti that is { $tutti }.
explain-match-p002 = Whoever takes all tricks makes the match: 100 points more, but not those for the last trick, { $match } in all.
explain-counter_match-same = The counter-match, of the side that did not choose, counts like any other.
explain-counter_match-double = The counter-match, of the side that did not choose, counts double: { $double }.
explain-counter_match-minus100 = If the side that did not choose takes all tricks, the side that chose loses 100 points, and there is no bonus.

topic-end = The end of the game
    .synonyms = goal | goal of the game | aim | target | finished | finish | end | out | going out | when is one out | win | wins | winner | winning | victory | lose | who wins | how to win | tie | draw | rubicon
explain-finish-first_out = The first side at { $target } points wins at once, even in the middle of a deal.
explain-finish-largest_gap = When a side reaches { $target } points the deal is played to its end, and the higher total wins.
explain-finish-deals = The game is { $deals ->
        [one] a single deal
       *[other] { $deals } deals
    } long, and the higher total wins.
explain-finish-alone = { $finish ->
        [largest_gap] When somebody has { NUMBER($target) } { $counted ->
            [strokes] strokes
           *[points] points
        } the deal is played to its end, and whoever has most wins; if several are level at the top, play goes on.
        [deals] The game is { $deals ->
            [one] a single deal
           *[other] { $deals } deals
        } long, and the highest total wins.
       *[first_out] Whoever first has { NUMBER($target) } { $counted ->
            [strokes] strokes
           *[points] points
        } wins{ $during ->
            [yes] {" "}at once, even in the middle of a deal
           *[no] {", once the deal is played"}
        }.
    }
explain-finish-lowest = The game lasts { $deals ->
        [one] a single deal
       *[other] { $deals } deals
    }, and the lowest total wins.
explain-tie-draw = In a tie the game is drawn.
explain-tie-deal = In a tie one more deal is played.
explain-finish_order-stock-meld-trick =
    { $stoeck ->
        [yes] If both can reach the target, the stöck counts first, then the melds, then the tricks.
       *[no] If both can reach the target, the melds count first, then the tricks.
    }
explain-finish_order-meld-stock-trick =
    { $stoeck ->
        [yes] If both can reach the target, the melds count first, then the stöck, then the tricks.
       *[no] If both can reach the target, the melds count first, then the tricks.
    }
explain-finish_order-meld-trick-stock =
    { $stoeck ->
        [yes] If both can reach the target, the melds count first, then the tricks, then the stöck.
       *[no] If both can reach the target, the melds count first, then the tricks.
    }
explain-finish_order-stock-trick-meld =
    { $stoeck ->
        [yes] If both can reach the target, the stöck counts first, then the tricks, then the melds.
       *[no] If both can reach the target, the tricks count first, then the melds.
    }
explain-finish_order-trick-stock-meld =
    { $stoeck ->
        [yes] If both can reach the target, the tricks count first, then the stöck, then the melds.
       *[no] If both can reach the target, the tricks count first, then the melds.
    }
explain-both_over-chronology = If nobody claimed the game, the side that reached the target first wins.
explain-both_over-last_trick = If nobody claimed the game and both are past the target, the side that took the last trick wins.
explain-claim-auto = Nothing needs to be said: the count is kept for everybody.
explain-claim-required = It must be said: a side has to claim the game.
explain-claim_counts-turned_only = At that moment only tricks already turned count.
explain-claim_counts-complete_tricks = At that moment turned tricks count, and the complete trick still on the table.
explain-claim_counts-current_with_boss = At that moment turned tricks count, the complete trick still on the table, and the open one if a boss card takes it.
explain-wrong_claim-lose_game = A side that is wrong loses the game.
explain-wrong_claim-lose_game_unless_match = A side that is wrong loses the game, unless the opponents rather play on because they can make the match.
explain-rubicon-rubicon = A side without { $half } points, half of the target, is in the rubicon and pays the round.
explain-rubicon-schneider = A side without { $half } points, half of the target, is Schneider: the game counts double.
explain-rubicon-king = { $short ->
        [schneider] Below half of its own target a side is Schneider: the game counts double.
       *[other] Below half of its own target a side is in the rubicon and pays the round.
    }
explain-strokes-jw = Strokes are kept: one for the first side to announce half of the target, two for the win, one for a match, two for Schneider and for a counter-match.
explain-strokes-jw_old = One stroke each is kept for the first side to announce half of the target, for the win, for a match, for Schneider and for a counter-match.

topic-rest = Claiming the rest
    .synonyms = lay down the cards | the rest | all remaining tricks | give up
explain-solder_test-literal_opponents = The player on lead who expects to take all tricks that remain may lay down the hand. If an opponent still holds { $trumps ->
        [yes] a trump or a boss card
       *[no] a boss card
    }, the remaining cards go to the opponents.
explain-solder_test-literal_all = The player on lead who expects to take all remaining tricks single-handed may lay down the hand. If anybody else, even the partner, still holds { $trumps ->
        [yes] a trump or a boss card
       *[no] a boss card
    }, the remaining tricks go to the opponents.
explain-solder_test-order_free = The player on lead may lay down the hand if all tricks that remain are safe, in whatever order they are played. Otherwise they go to the opponents.
explain-solder_test-forbidden = All tricks are played out.
explain-solder-misere = In a misère the tricks that are claimed stay with the player who claimed them, rightly or not: nobody gains by a mistake.

topic-habits = At a real table
    .synonyms = penalty | mistake | revoke | talk | silence | signs | slate | write | customs
explain-forfeit = Whoever gives up a deal has { NUMBER($forfeit) } points written.
explain-silence-no_penalty = During the play everybody is silent and nobody makes signs. It is forbidden to say or to ask whether a card is bock, and to knock or slap a card on the table as a hint. These rules name no penalty.
explain-silence-may_cancel = During the play everybody is silent; nobody makes signs or calls a card bock. If somebody does so or answers a question, the opponents may have the deal cancelled, and the same dealer deals again.
explain-card_check-counted = Before the first card everybody counts their own. Whoever says nothing has accepted the number: if a card is missing later the deal stands, and the card goes to whoever takes the last trick, without power to take.
explain-card_check-after_deal = Before the game the pack is checked for completeness. The cards stay on the table until all are dealt, and after the play each side checks the count; a mistake costs nothing but a new deal.
explain-revoke_rule-r93 = A card played stays played. Whoever failed to follow and notices in time takes the card back and must follow{ $trumps ->
        [yes] {" "}without trumping
       *[no] {""}
    }; later the forgotten card loses its taking power and goes to the winner of that trick.
explain-revoke_rule-jw = A card played stays played. Whoever failed to follow leaves the trick to the opponents; proved later, this trick and all that follow are theirs.
explain-revoke_rule-cancel = A card played stays played. If somebody failed to follow, the deal is cancelled and dealt again.
explain-revoke_rule-impossible = The computer only lets permitted cards be played.
explain-irregularities-penalised = A wrong card can be laid. Until the trick is turned an opponent may object or its player own up; later once its player shows a card of the suit that was not followed.
explain-slate-w25 = The points go on the slate: strokes of 100 on top, crosses of twice 50 in the middle, strokes of 20 below, the rest on the right.
explain-slate-z_tally5 = The points go on the slate as a Z: 100 on top, 50 on the diagonal, 20 below, the fifth stroke across the other four, the rest on the right.
explain-slate-numeric = The points are written in figures.
rules-changed = What differs at this table
rules-change = { $option }: { $value } (normally { $before }).
rules-also = Also called: { $names }.
