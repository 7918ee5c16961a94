### Molotow et Mittlere : l’atout que fait la première carte qui ne fournit pas.

preset-molotow = Molotow
    .help = Chacun pour soi : qui a seul le moins de points, ou seul le plus, mais pas cent, marque un trait ; à sept.
preset-molotow-3 = Molotow à trois
    .help = Chacun pour soi, le moins de points en huit donnes ; la première carte qui ne fournit pas fait atout.
preset-molotow-5 = Molotow à cinq
    .help = Chacun pour soi, le moins de points en huit donnes ; la première carte qui ne fournit pas fait atout.
preset-molotow-6 = Molotow à six
    .help = Chacun pour soi, le moins de points en huit donnes ; la première carte qui ne fournit pas fait atout.
preset-mittlere = Mittlere
    .help = À trois : le premier et le dernier marquent, celui du milieu paie ; l’atout se fait en jouant.

value-contracts-first_discard = première carte qui ne fournit pas
value-write-extremes = un trait aux extrêmes
value-write-middle = traits et zéros selon le rang

contract-open = Atout encore inconnu
    .help = On joue comme en oben-abe jusqu’à ce qu’une carte ne fournisse pas : sa couleur devient atout.
tell-trump-found = La couleur de { $card } devient atout.
