### Molotow e Mittlere: la briscola la fa la prima carta che non risponde.

explain-contracts-first_discard = Nessuno sceglie: si gioca prima senza briscola, dall’alto in basso; la prima carta che non risponde al seme fa briscola del suo seme, e taglia. Il bauer e il nell contano 20 e 14, anche se raccolti prima.
explain-write-extremes = Chi ha da solo meno punti segna un tratto, e così chi ne ha da solo di più, ma meno di cento.
explain-write-middle = Si scrive il saldo dei tratti e degli zeri: il primo e l’ultimo hanno un tratto, quello in mezzo due zeri. Cento punti o nessuna presa fanno due zeri, e un tratto per ognuno degli altri; tutte le prese fanno due tratti, e uno zero per ognuno degli altri. Senza briscola, o senza nessuno in mezzo, la smazzata non conta.
