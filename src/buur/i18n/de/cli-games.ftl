### Quellen der Spiele, für die Befehlszeile.

cli-source-k18 = K18: Westschweizer Reglement, Kapitel Misère
cli-source-jv = JV: Schweizer Jassverzeichnis
