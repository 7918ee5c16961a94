### Molotow und Mittlere: Trumpf macht die erste Karte, die nicht farbt.

preset-molotow = Molotow
    .help = Jeder für sich: Wer allein am wenigsten Punkte hat, oder allein am meisten, aber keine hundert, schreibt einen Strich; bis sieben.
preset-molotow-3 = Molotow zu dritt
    .help = Jeder für sich, am wenigsten Punkte in acht Spielen; die erste Karte, die nicht farbt, macht Trumpf.
preset-molotow-5 = Molotow zu fünft
    .help = Jeder für sich, am wenigsten Punkte in acht Spielen; die erste Karte, die nicht farbt, macht Trumpf.
preset-molotow-6 = Molotow zu sechst
    .help = Jeder für sich, am wenigsten Punkte in acht Spielen; die erste Karte, die nicht farbt, macht Trumpf.
preset-mittlere = Mittlere
    .help = Zu dritt: Der Erste und der Letzte schreiben, der Mittlere zahlt; der Trumpf ergibt sich beim Spielen.

value-contracts-first_discard = erste Karte, die nicht farbt
value-write-extremes = ein Strich für die Äussersten
value-write-middle = Striche und Nuller nach Rang

contract-open = Noch kein Trumpf
    .help = Es geht obenabe, bis eine Karte nicht farbt: Ihre Farbe wird Trumpf.
tell-trump-found = Die Farbe von { $card } wird Trumpf.
