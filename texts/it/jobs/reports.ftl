### Why there is no report.
### What a message is for, and what its values are, is said in the German file.

report_backwards = Un rapporto non può iniziare il { $since } e finire il { $until }.
report_in_future = Oggi è il { $today }; sui giorni successivi non c’è ancora nulla da riferire.
report_too_long = Un rapporto copre al massimo { $years } anni.
nothing_to_export = Dal { $since } al { $until } non è successo nulla; non c’è nulla da esportare.
