### Sources of the games with a sheet.

cli-source-egg = EGG : règlement officiel alémanique
cli-source-k17 = K17 : règlement romand, chapitre du tutti
