# buur bots

cli-bots-ready =
    { $workers ->
        [one] Un processus réfléchit
       *[other] { $workers } processus réfléchissent
    } pour les serveurs de ce bus (Ctrl-C pour arrêter)
cli-bots-stopped =
    { $answered ->
        [one] Une question a reçu sa réponse.
       *[other] { $answered } questions ont reçu leur réponse.
    }
