### Choice of a game: lists, families, and each game in a line.

games-most = Most played
games-favoured = Your favourites and most played
games-all = All games ({ $count })
games-fewer = Fewer games
games-list = Which games
games-seats = Number of players
games-filter-all = All
games-filter-favourites = Favourites
games-filter-recent = Recent
games-filter-beginners = To begin with
games-found =
    { $count ->
        [one] One game found.
       *[other] { $count } games found.
    }
games-favourite = Favourite: { $game }
games-other = Choose another game
games-play = Play { $game }
games-end = End of the game:
games-changed = Changed:
games-difference = { $option }: { $value }
games-yes = yes
games-no = no
games-own = own value
games-read = Read all the rules
rules-page-title = All the rules
rules-page-play = Play this game
rules-page-open = Open as a page
rules-page-names = Other names
rules-page-group = Family
rules-page-seats = Players
rules-page-unknown = No game is called “{ $name }”
rules-page-near = Perhaps you are looking for one of these:
game-end =
    { $kind ->
        [king] The king wins with the points promised, the peasants with { $target }.
        [checklist] When { $party ->
            [teams] every side
           *[alone] everybody
        } has played all { $rows } contracts.
        [deals] After { $deals ->
            [one] one deal
           *[other] { $deals } deals
        }.
        [largest_gap] Once { $target } { $counted ->
            [strokes] strokes
           *[points] points
        } are reached, the deal is played to its end.
        [over] The first side to be over { $target } wins.
       *[first_out] { $party ->
            [teams] The first side
           *[alone] Whoever is first
        } at { $target } { $counted ->
            [putzes] putzes
            [strokes] strokes
           *[points] points
        } wins.
    }{ $wins ->
        [first] {""}
        [strokes] {" "}Most strokes win.
        [least] {" "}The lowest total wins.
       *[most] {" "}The highest total wins.
    }
orders-title = Order and values of the cards
orders-hint = The highest on the left; below each card its points.
order-trump = Trumps
order-plain = The other suits
order-oben = Obenabe
order-unten = Undenufe
games-group-schieber = Schieber and chibre
games-group-coiffeur = Coiffeur and tutti
games-group-bidding = Bidding
games-group-prediction = Predictions
games-group-avoiding = As little as possible
games-group-alone = Each for themselves
games-group-marriage = Marriages

game-chibre = Two against two: choose trumps or push, to 1000 points.
game-pique-double = Chibre in which everything counts double with { $S } as trumps.
game-chibre-2010 = Chibre in which melds wait for the first trick won.
game-reglement-1993 = Chibre after the extracts of the official regulation of 1993.
game-regles-002 = Chibre in which nobody trumps who can follow suit.
game-tournoi-2006 = Tournament chibre without melds, in a fixed number of deals.
game-match-aux-cartes = Sixteen deals with imposed trumps, no pushing, no melds.
game-schieber = Two against two, with or without trumps; all counted once.
game-schieber-2500 = Schieber in which some trumps count double or triple.
game-martinique = Chibre in which the eight of trumps can beat the Buur.
game-oben-abe = No trumps, from the top down: the ace is highest.
game-unden-ufe = No trumps, from the bottom up: the six is highest.
game-zig-zag = No trumps: the highest card wins, next time the lowest.
game-kreuzjass = Two against two, no choice: a turned card decides.
game-bodentrumpf = Everyone for themselves, trumps are turned: ideal for learners.
game-gluecksjass = Everyone for themselves, the first chooses trumps; twelve deals.
game-gluecksjass-3 = Glücksjass for three, with twelve cards each.
game-coinche = Bid points and a trump suit, then make them.
game-sidi = Bid points, in every contract.
game-sidi-jassverband = Sidi of the Swiss federation: in steps of five, with doubling.
game-sidi-pagat = Sidi to 1500 points, with melds.
game-estimation = Everyone predicts their points; the closest wins.
game-estimation-3 = For three, with predictions said aloud.
game-estimation-2 = For two: both predict their points, twelve cards stay apart.
game-stich-differenzler = Everyone predicts how many tricks they will take.
game-misere = Everyone for themselves: the fewest points win.
game-misere-teams = Two against two: the fewest points win.
game-hindersi = Each for themselves: few points, a stroke for the best two.
game-hindersi-3 = For three: few points, a stroke for the best.
game-hindersi-5 = For five: few points, two strokes a round.
game-schellenjass = No trumps: avoid the { $D }, or take all nine.
game-schellenjass-3 = For three, no trumps: avoid the { $D }, or take all.
game-schaufel-dame = No trumps: many points, but { the-queen-of-spades } costs 100.
game-schaufel-dame-strokes = Avoid { $SQ }, { $CQ } and the last trick.
game-guggitaler = No trumps: in each deal, something else to avoid.
game-guggitaler-3 = For three, no trumps: in each deal, something else to avoid.
game-guggitaler-10 = Ten deals: five aims first to avoid, then to seek.
game-molotow = Each for themselves: a stroke for being alone lowest or highest.
game-molotow-3 = For three: few points; trumps come about in play.
game-molotow-5 = For five: few points; trumps come about in play.
game-molotow-6 = For six: few points; trumps come about in play.
game-mittlere = For three: be first or last, never in the middle.
game-brouc = An old marriage game: king and { rank-queen } together score.
game-coiffeur = Each side plays ten contracts once, counted once to ten times.
game-coiffeur-8 = Each side plays eight contracts once, counted once to eight times.
game-coiffeur-10 = Ten contracts, with Slalom and Guschti, counted once to ten times.
game-coiffeur-alone = Each for themselves: the chooser plays against the other three.
game-coiffeur-3 = For three, each for themselves: ten contracts, thirty deals.
game-tutti = Each side plays ten contracts once, in twenty deals.
game-pomme = Play or drop out: too few points make a pomme.
game-pomme-3 = For three, with a blind that may be played.
game-pomme-2 = For two: three cards may be exchanged.
game-pandur = For three: the highest bidder plays alone against two.
game-pandur-4 = For four: the dealer sits out and sometimes shares the win.
game-pandur-2 = For two: eight cards each, eight in the stock.
game-mise = For three: the king plays alone against two peasants.
game-mise-4 = For four: the king plays alone against three peasants.
game-mise-5 = For five: the king calls a card, and with it an ally.
