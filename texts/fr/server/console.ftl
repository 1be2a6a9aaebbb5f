### What the console shows of the daily check.
### What a message is for, and what its values are, is said in the German file.

daily_check_failed = Elle s’est terminée par une erreur: { $told }
daily_check_killed = Le système l’a arrêtée (signal { $signal }); le plus souvent, la mémoire ne suffit pas. Dernier message: { $told }
daily_check_not_started = Aucun processus n’a pu être lancé pour elle: { $told }
