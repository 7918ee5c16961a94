### Sources of the games with a sheet.

cli-source-egg = EGG: il regolamento ufficiale svizzero-tedesco
cli-source-k17 = K17: regolamento romando, capitolo sul tutti
