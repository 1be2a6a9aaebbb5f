### What the console shows of the daily check.
### What a message is for, and what its values are, is said in the German file.

daily_check_failed = È terminato con un errore: { $told }
daily_check_killed = Il sistema lo ha terminato (segnale { $signal }); di solito la memoria non basta. Ultimo messaggio: { $told }
daily_check_not_started = Non è stato possibile avviare un processo: { $told }
