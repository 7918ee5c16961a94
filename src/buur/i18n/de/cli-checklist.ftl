### Sources of the games with a sheet.

cli-source-egg = EGG: das offizielle Deutschschweizer Reglement
cli-source-k17 = K17: Westschweizer Reglement, Kapitel Tutti
