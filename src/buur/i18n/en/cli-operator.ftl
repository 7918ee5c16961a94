### Backups and restores: texts of the command line.

cli-error-operation = { $message }.
cli-backup-done = The backup is written: { $path }, { $bytes } bytes.
cli-restore-unchecked = The backup is restored to { $name }; its parties are not checked.
cli-restore-fault = Table { $table } is not as it was played: { $fault }
cli-restore-done = The backup is restored: { $tables } tables with { $events } events; { $good } of them hold.
