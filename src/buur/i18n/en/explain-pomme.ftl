### Joining, exchanging, putzes and pommes in words.

explain-seats = { $seats ->
        [2] Two
        [3] Three
        [4] Four
        [5] Five
       *[6] Six
    } play.
explain-turned_card-widow = The cards that remain lie apart face down, and the top one is turned upon them.
explain-turned_stays-yes = If the same dealer has to deal again, the turned card stays.
explain-pile = Beside each hand lie { $pile } cards face down. Beginning on the dealer’s right, everybody may put away as many of their own, unseen by the others, and take them instead: all at once and without having looked, or none.
explain-join-yes = Then everybody says in turn, beginning on the dealer’s right, whether they play the deal or drop out. Whoever drops out puts the cards away unseen; of those who play, the first on the dealer’s right leads.
explain-later-yes = Whoever is not sure says “perhaps” and decides when all have spoken.
explain-blind-yes = One of them may put the hand away, take the cards that lie apart, with the turned one, and must then play.
explain-blind_first-loser = Whoever made the fewest points of those who played the deal before is asked first.
explain-lone-putzes = If only one plays, all putzes of the deal are theirs without a card being played; if nobody does, nothing is marked.
explain-lone-nothing = If fewer than two play, nothing is marked, and the next dealer deals.
explain-rob-yes = Whoever plays and holds the six of trumps may exchange it for the turned card, as long as that lies there, until their first card.
explain-write-putzes = Points, with melds and stöck, are not written: they decide who marks what.
explain-putzes = { $putzes ->
        [1] Whoever makes the most points marks a putze; in a tie nobody does.
        [2] The best two mark a putze each; in a tie nobody does unless there is one for each of them. Whoever alone has no pomme marks both.
       *[3] The best three mark a putze each; in a tie nobody does unless there is one for each of them. Whoever alone has no pomme marks all three.
    }
explain-pomme_below = Whoever plays and makes fewer than { $pomme_below } points marks no putze but a pomme, which takes a putze away.
explain-all_below-pommes = If nobody makes that many, all have a pomme.
explain-all_below-nothing = If nobody makes that many, nothing is marked.
explain-finish-putzes = Whoever first has { $target } putzes, less pommes, wins; of two at once the one with more putzes, then with more points in that deal. If they are still level, play goes on.
explain-pommes_lose = Whoever has { $pommes_lose ->
        [1] a pomme that no putze has paid
       *[other] { $pommes_lose } pommes that no putze has paid
    } loses the game.
