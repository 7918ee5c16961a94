# buur bots

cli-bots-ready =
    { $workers ->
        [one] Un processo ragiona
       *[other] { $workers } processi ragionano
    } per i server di questo bus (Ctrl-C per fermare)
cli-bots-stopped =
    { $answered ->
        [one] Una domanda ha avuto risposta.
       *[other] { $answered } domande hanno avuto risposta.
    }
