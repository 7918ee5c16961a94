### Sauvegardes : textes de la ligne de commande.

cli-error-operation = { $message }.
cli-backup-done = La sauvegarde est écrite : { $path }, { $bytes } octets.
cli-restore-unchecked = La sauvegarde est restaurée dans { $name } ; ses parties ne sont pas vérifiées.
cli-restore-fault = La table { $table } n’est pas telle qu’on y a joué : { $fault }
cli-restore-done = La sauvegarde est restaurée : { $tables } tables avec { $events } événements ; { $good } sont justes.
