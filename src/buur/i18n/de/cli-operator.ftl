### Sicherungen: Texte der Kommandozeile.

cli-error-operation = { $message }.
cli-backup-done = Die Sicherung ist geschrieben: { $path }, { $bytes } Bytes.
cli-restore-unchecked = Die Sicherung ist nach { $name } zurückgespielt; ihre Partien sind nicht geprüft.
cli-restore-fault = Tisch { $table } ist nicht so, wie gespielt wurde: { $fault }
cli-restore-done = Die Sicherung ist zurückgespielt: { $tables } Tische mit { $events } Ereignissen; { $good } davon stimmen.
