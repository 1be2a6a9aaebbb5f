"""Made by `make texts` from texts/*/server/console.ftl: change those."""

from ventuno.rules.language import Message, Text


_DAILY_CHECK_FAILED = Text(
    de="Er endete mit einem Fehler: {told}",
    fr="Elle s’est terminée par une erreur: {told}",
    it="È terminato con un errore: {told}",
    en="It ended with an error: {told}",
)


def daily_check_failed(*, told: object) -> Message:
    return Message(_DAILY_CHECK_FAILED, {"told": told})


_DAILY_CHECK_KILLED = Text(
    de="Das System hat ihn beendet (Signal {signal}); meist reicht dann der Speicher nicht. Zuletzt sagte er: {told}",
    fr="Le système l’a arrêtée (signal {signal}); le plus souvent, la mémoire ne suffit pas. Dernier message: {told}",
    it="Il sistema lo ha terminato (segnale {signal}); di solito la memoria non basta. Ultimo messaggio: {told}",
    en="The system ended it (signal {signal}), most often for want of memory. The last it said: {told}",
)


def daily_check_killed(*, signal: object, told: object) -> Message:
    return Message(_DAILY_CHECK_KILLED, {"signal": signal, "told": told})


_DAILY_CHECK_NOT_STARTED = Text(
    de="Für ihn liess sich kein Prozess starten: {told}",
    fr="Aucun processus n’a pu être lancé pour elle: {told}",
    it="Non è stato possibile avviare un processo: {told}",
    en="No process could be started for it: {told}",
)


def daily_check_not_started(*, told: object) -> Message:
    return Message(_DAILY_CHECK_NOT_STARTED, {"told": told})
