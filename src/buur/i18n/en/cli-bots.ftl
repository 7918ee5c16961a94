# buur bots

cli-bots-ready =
    { $workers ->
        [one] One process thinks
       *[other] { $workers } processes think
    } for the servers of this bus (Ctrl-C to stop)
cli-bots-stopped =
    { $answered ->
        [one] One question answered.
       *[other] { $answered } questions answered.
    }
