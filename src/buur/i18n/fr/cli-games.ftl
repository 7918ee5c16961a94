### Sources des jeux, pour la ligne de commande.

cli-source-k18 = K18 : règlement romand, chapitre de la misère
cli-source-jv = JV : répertoire alémanique du jass
