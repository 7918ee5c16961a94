### Frasi sotto un’etichetta, caricate più tardi.

mapping-help = Allo stesso tavolo qualcuno può avere carte francesi. Vede la tua carta nel seme a destra di «=».
referee-help = Scegli che cosa è successo al tavolo. Poi leggi che cosa dice il regolamento; la partita non cambia.
