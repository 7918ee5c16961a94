### La lettera con il link con cui si conservano le partite o ci si collega.

mail-subject = Il tuo link per Buur
mail-text =
    Buongiorno!

    Su { $page } qualcuno ha chiesto un link per questo indirizzo. Se eri tu, aprilo nello stesso browser:

    { $link }

    Il link vale una sola volta, per { $minutes } minuti. Conserva le tue partite o ti riporta a loro.

    Se non eri tu, non fare nulla: senza questo link non entra nessuno.
