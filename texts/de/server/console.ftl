### What the console shows of the daily check.

# About the round: der Rundgang, la ronde, il giro, the round.
# $told: the last line that the program wrote, in English
daily_check_failed = Er endete mit einem Fehler: { $told }

# $signal: number of the signal
# $told: the last line that the program wrote, in English
daily_check_killed = Das System hat ihn beendet (Signal { $signal }); meist reicht dann der Speicher nicht. Zuletzt sagte er: { $told }

# $told: the last line that the program wrote, in English
daily_check_not_started = Für ihn liess sich kein Prozess starten: { $told }
