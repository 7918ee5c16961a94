# buur bots

cli-bots-ready =
    { $workers ->
        [one] Ein Prozess denkt
       *[other] { $workers } Prozesse denken
    } für die Server dieses Busses (Ctrl-C beendet sie)
cli-bots-stopped =
    { $answered ->
        [one] Eine Frage beantwortet.
       *[other] { $answered } Fragen beantwortet.
    }
