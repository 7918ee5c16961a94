### Copie di sicurezza: testi della riga di comando.

cli-error-operation = { $message }.
cli-backup-done = La copia di sicurezza è scritta: { $path }, { $bytes } byte.
cli-restore-unchecked = La copia di sicurezza è ripristinata in { $name }; le sue partite non sono verificate.
cli-restore-fault = Il tavolo { $table } non è come si è giocato: { $fault }
cli-restore-done = La copia di sicurezza è ripristinata: { $tables } tavoli con { $events } eventi; { $good } sono giusti.
