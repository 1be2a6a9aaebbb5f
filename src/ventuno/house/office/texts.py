"""Made by `make texts` from texts/*/house/office.ftl: change those."""

from ventuno.rules.language import Message, Text


_NO_DRAFT = Text(
    de="Diesen Entwurf gibt es nicht, oder nicht mehr: Jemand hat ihn veröffentlicht oder verworfen.",
    fr="Ce projet n’existe pas, ou n’existe plus: quelqu’un l’a publié ou abandonné.",
    it="Questa bozza non esiste, o non esiste più: qualcuno l’ha pubblicata o scartata.",
    en="There is no such draft, or no longer: somebody has published or discarded it.",
)


def no_draft() -> Message:
    return Message(_NO_DRAFT, {})


_DRAFT_CHANGED = Text(
    de="Der Entwurf ist inzwischen ein anderer: Fassung {version}, nicht {asked}. Es wurde nichts verändert.",
    fr="Le projet a changé entre-temps: version {version}, et non {asked}. Rien n’a été modifié.",
    it="La bozza nel frattempo è cambiata: versione {version}, non {asked}. Non è stato modificato nulla.",
    en="The draft has changed meanwhile: version {version}, not {asked}. Nothing was changed.",
)


def draft_changed(*, version: object, asked: object) -> Message:
    return Message(_DRAFT_CHANGED, {"version": version, "asked": asked})


_DRAFT_NOT_READY = Text(
    de="Noch ohne Zahlen: Veröffentlicht wird erst, wenn bekannt ist, was ausbezahlt wird.",
    fr="Encore sans chiffres: rien n’est publié avant qu’on sache ce qui est redistribué.",
    it="Ancora senza cifre: nulla si pubblica prima di sapere quanto viene distribuito.",
    en="No figures yet: nothing is published before it is known what it pays out.",
)


def draft_not_ready() -> Message:
    return Message(_DRAFT_NOT_READY, {})


_TOO_MANY_DRAFTS = Text(
    de="Es gibt schon {most} Entwürfe. Verwerfen Sie zuerst einen davon.",
    fr="Il y a déjà {most} projets. Abandonnez-en d’abord un.",
    it="Ci sono già {most} bozze. Scartatene prima una.",
    en="There are {most} drafts already. Discard one of them first.",
)


def too_many_drafts(*, most: object) -> Message:
    return Message(_TOO_MANY_DRAFTS, {"most": most})


_LAW_NOT_KNOWN = Text(
    de="Ein Wahrscheinlichkeitsgesetz {name} gibt es hier nicht. Bekannt: {known}. Oder geben Sie den Text an.",
    fr="Aucune loi de probabilité {name} n’est connue ici. Connues: {known}. Ou indiquez son texte.",
    it="Nessuna legge di probabilità {name} è nota qui. Note: {known}. Oppure indicate il suo testo.",
    en="No law of chance {name} is known here. Known: {known}. Or give its text.",
)


def law_not_known(*, name: object, known: object) -> Message:
    return Message(_LAW_NOT_KNOWN, {"name": name, "known": known})


_LAW_NAME_TAKEN = Text(
    de="{name} heisst schon ein anderes Gesetz. Wählen Sie einen anderen Namen.",
    fr="Une autre loi s’appelle déjà {name}. Choisissez un autre nom.",
    it="Un’altra legge si chiama già {name}. Scegliete un altro nome.",
    en="Another law is called {name} already. Choose another name.",
)


def law_name_taken(*, name: object) -> Message:
    return Message(_LAW_NAME_TAKEN, {"name": name})


_LAW_ABOVE_CEILING = Text(
    de="Unter dem Gesetz {law} erhielte, wer am besten spielt, {payout}. Dieses Haus veröffentlicht keines, das mehr als {ceiling} auszahlt.",
    fr="Sous la loi {law}, qui joue au mieux recevrait {payout}. Cette maison n’en publie aucune qui redistribue plus de {ceiling}.",
    it="Con la legge {law} chi gioca al meglio riceverebbe {payout}. Questa casa non ne pubblica nessuna che distribuisca più di {ceiling}.",
    en="Under the law {law} whoever plays best would receive {payout}. This house publishes none that pays out more than {ceiling}.",
)


def law_above_ceiling(*, law: object, payout: object, ceiling: object) -> Message:
    return Message(_LAW_ABOVE_CEILING, {"law": law, "payout": payout, "ceiling": ceiling})


_RULES_ABOVE_CEILING = Text(
    de="Unter den Spielregeln {rules} erhielte mit dem Gesetz {law}, wer am besten spielt, {payout}. Dieses Haus veröffentlicht keine, die mehr als {ceiling} auszahlen.",
    fr="Selon les règles {rules} et avec la loi {law}, la meilleure façon de jouer recevrait {payout}. Cette maison n’en publie aucune qui redistribue plus de {ceiling}.",
    it="Con le regole {rules} e la legge {law} il gioco migliore riceverebbe {payout}. Questa casa non ne pubblica nessuna che distribuisca più del {ceiling}.",
    en="Under the rules {rules} whoever plays best would receive {payout} with the law {law}. This house publishes none that pay out more than {ceiling}.",
)


def rules_above_ceiling(*, rules: object, law: object, payout: object, ceiling: object) -> Message:
    return Message(_RULES_ABOVE_CEILING, {"rules": rules, "law": law, "payout": payout, "ceiling": ceiling})


_NOT_WORKED_OUT = Text(
    de="Für das Gesetz {law} unter den Spielregeln {rules} gibt es noch keine Zahlen. Verwerfen Sie den Entwurf und legen Sie ihn neu an: Dann werden sie berechnet.",
    fr="Il n’y a pas encore de chiffres pour la loi {law} selon les règles {rules}. Rejetez le projet et créez-le à nouveau: ils seront alors calculés.",
    it="Per la legge {law} con le regole {rules} non ci sono ancora cifre. Scartate la bozza e createla di nuovo: allora saranno calcolate.",
    en="There are no figures yet for the law {law} under the rules {rules}. Discard the draft and make it again: then they are computed.",
)


def not_worked_out(*, law: object, rules: object) -> Message:
    return Message(_NOT_WORKED_OUT, {"law": law, "rules": rules})


_STEERING_TARGET = Text(
    de="{found} kann nicht das Ziel sein: Es muss über 0 und unter 1 liegen.",
    fr="{found} ne peut pas être l’objectif: il doit être supérieur à 0 et inférieur à 1.",
    it="{found} non può essere l’obiettivo: deve essere superiore a 0 e inferiore a 1.",
    en="{found} cannot be the target: it must be above 0 and below 1.",
)


def steering_target(*, found: object) -> Message:
    return Message(_STEERING_TARGET, {"found": found})


_STEERING_CEILING = Text(
    de="{found} kann nicht die Obergrenze sein: Sie muss mindestens {target}, das Ziel, und höchstens {most} betragen.",
    fr="{found} ne peut pas être le plafond: il doit être d’au moins {target}, l’objectif, et d’au plus {most}.",
    it="{found} non può essere il tetto: deve essere almeno {target}, l’obiettivo, e al massimo {most}.",
    en="{found} cannot be the ceiling: it must be at least {target}, the target, and at most {most}.",
)


def steering_ceiling(*, found: object, target: object, most: object) -> Message:
    return Message(_STEERING_CEILING, {"found": found, "target": target, "most": most})


_STEERING_SKILL = Text(
    de="{found} ist keine Spielstärke: Sie muss eine Zahl über 0 und höchstens {most} sein.",
    fr="{found} n’est pas un niveau de jeu: il faut un nombre supérieur à 0 et d’au plus {most}.",
    it="{found} non è un livello di gioco: serve un numero maggiore di 0 e al massimo {most}.",
    en="{found} is no skill: it must be a number above 0 and at most {most}.",
)


def steering_skill(*, found: object, most: object) -> Message:
    return Message(_STEERING_SKILL, {"found": found, "most": most})


_STEERING_NO_PLAYS = Text(
    de="In den letzten {days} Tagen endete kein Spiel, aus dem sich die Spielstärke schätzen lässt. Geben Sie eine an (--skill).",
    fr="Aucune partie terminée ces {days} derniers jours ne permet d’estimer le niveau de jeu. Indiquez-en un (--skill).",
    it="Negli ultimi {days} giorni non è finita nessuna partita da cui stimare il livello di gioco. Indicatene uno (--skill).",
    en="No play ended in the last {days} days from which the skill could be estimated. Give one (--skill).",
)


def steering_no_plays(*, days: object) -> Message:
    return Message(_STEERING_NO_PLAYS, {"days": days})


_STEERING_NOT_REACHED = Text(
    de="Es wurde kein Gesetz gefunden, unter dem Spielstärke {skill} die Auszahlung {target} erhält.",
    fr="Aucune loi n’a été trouvée sous laquelle le niveau de jeu {skill} reçoit {target}.",
    it="Non è stata trovata nessuna legge con cui il livello di gioco {skill} riceva {target}.",
    en="No law was found under which skill {skill} receives {target}.",
)


def steering_not_reached(*, skill: object, target: object) -> Message:
    return Message(_STEERING_NOT_REACHED, {"skill": skill, "target": target})


_STEERING_FAILED = Text(
    de="Die Berechnung endete ohne Ergebnis: {told}",
    fr="Le calcul s’est terminé sans résultat: {told}",
    it="Il calcolo è terminato senza risultato: {told}",
    en="The computation ended without a result: {told}",
)


def steering_failed(*, told: object) -> Message:
    return Message(_STEERING_FAILED, {"told": told})


_STEERING_ONE_THING = Text(
    de="Ein Ziel (--target), ein Gesetz zum Vergleich (--law) oder ein Entwurf (--draft), und nur eines davon.",
    fr="Un objectif (--target), une loi à comparer (--law) ou un projet (--draft), et un seul des trois.",
    it="Un obiettivo (--target), una legge da confrontare (--law) o una bozza (--draft), e uno solo dei tre.",
    en="A target (--target), a law to compare (--law) or a draft (--draft), and only one of them.",
)


def steering_one_thing() -> Message:
    return Message(_STEERING_ONE_THING, {})
