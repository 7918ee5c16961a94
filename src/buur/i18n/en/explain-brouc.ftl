### Brouc and its marriages.

explain-ranking-brouc = In every suit, trumps included, from strongest to weakest: ace (11 points), { rank-ten } (10), king (4), { rank-queen } (3), { rank-jack } (2), then nine, eight and seven, which are worth nothing; 120 points a deal.
explain-undertrump-to_marry = Undertrumping, playing a trump lower than one that has trumped already, is forbidden, except to complete a marriage in the trick, or with nothing but trumps left.
explain-marriages-yes = King and { rank-queen } of a suit are a marriage of 20 points, with the { rank-jack } 30; twice as many in trumps. It counts for the side that takes a trick in which its cards lie together, or for the side of a player who shows them from the hand.
explain-marriage_time-any_time = It may be shown at any time, once one’s side has taken a trick and while one still holds all its cards.
explain-marriage_time-first_trick = It may only be shown with the first trick of one’s side.
explain-write-tens = The points of the deal are written divided by ten and rounded, five upwards.
explain-finish-over = The first side to be over { NUMBER($target) } wins at once, even in the middle of a deal; the points of the deal in progress then count unrounded.
explain-strokes-cape = Games won are counted: one for the game, and two more for all tricks of a deal, the cape.
