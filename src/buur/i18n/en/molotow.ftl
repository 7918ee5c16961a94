### Molotow and Mittlere: trumps are made by the first card that does not follow.

preset-molotow = Molotow
    .help = Everyone for themselves: whoever alone has the fewest points, or alone the most but not a hundred, has a stroke; to seven.
preset-molotow-3 = Molotow for three
    .help = Everyone for themselves, fewest points over eight deals; the first card that does not follow suit makes trumps.
preset-molotow-5 = Molotow for five
    .help = Everyone for themselves, fewest points over eight deals; the first card that does not follow suit makes trumps.
preset-molotow-6 = Molotow for six
    .help = Everyone for themselves, fewest points over eight deals; the first card that does not follow suit makes trumps.
preset-mittlere = Mittlere
    .help = For three: the first and the last have strokes, the one between pays; trumps come up in the play.

value-contracts-first_discard = first card that does not follow
value-write-extremes = a stroke for the outermost
value-write-middle = strokes and noughts by rank

contract-open = No trumps yet
    .help = It goes top-down until a card does not follow suit: its suit becomes trumps.
tell-trump-found = The suit of { $card } becomes trumps.
