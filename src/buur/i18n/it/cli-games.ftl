### Fonti dei giochi, per la riga di comando.

cli-source-k18 = K18: regolamento romando, capitolo della misère
cli-source-jv = JV: repertorio svizzero-tedesco dello jass
