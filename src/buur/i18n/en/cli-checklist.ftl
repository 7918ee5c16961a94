### Sources of the games with a sheet.

cli-source-egg = EGG: the official German-Swiss regulation
cli-source-k17 = K17: the Romand regulation, chapter on tutti
