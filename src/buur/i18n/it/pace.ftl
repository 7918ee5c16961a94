### Il ritmo degli altri giocatori.

pace = Ritmo
pace-slow = tranquillo
pace-normal = normale
pace-fast = veloce
pace-tap = quando tocco
pace-help = Con «quando tocco» gli altri aspettano che tu tocchi il tavolo o prema la barra spaziatrice.
set-still = Senza movimento
proceed = Avanti
