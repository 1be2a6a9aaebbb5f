"""Made by `make texts` from texts/*/house.ftl: change those."""

from ventuno.rules.language import Alternatives, Message, Text


_UNDER_18 = Text(
    de="Ein Konto kann erst ab 18 Jahren eröffnet werden.",
    fr="Un compte ne peut être ouvert qu’à partir de 18 ans.",
    it="Un conto può essere aperto solo a partire dai 18 anni.",
    en="An account can be opened from the age of 18 only.",
)


def under_18() -> Message:
    return Message(_UNDER_18, {})


_BAD_BIRTH_DATE = Text(
    de="Dieses Geburtsdatum ist nicht möglich.",
    fr="Cette date de naissance n’est pas possible.",
    it="Questa data di nascita non è possibile.",
    en="This date of birth is not possible.",
)


def bad_birth_date() -> Message:
    return Message(_BAD_BIRTH_DATE, {})


_CANTON_NOT_SERVED = Text(
    de="Ein Konto setzt einen Wohnsitz in einem dieser Kantone voraus: {cantons}.",
    fr="Un compte suppose un domicile dans l’un de ces cantons: {cantons}.",
    it="Un conto richiede il domicilio in uno di questi Cantoni: {cantons}.",
    en="An account requires residence in one of these cantons: {cantons}.",
)


def canton_not_served(*, cantons: object) -> Message:
    return Message(_CANTON_NOT_SERVED, {"cantons": cantons})


_IDENTITY_BEING_CHECKED = Text(
    de="Ihre Angaben werden geprüft. Bis dahin können Sie weder einzahlen noch spielen.",
    fr="Vos indications sont en cours de vérification. D’ici là, vous ne pouvez ni verser ni jouer.",
    it="I vostri dati sono in corso di verifica. Fino ad allora non potete né versare né giocare.",
    en="Your details are being checked. Until then you can neither pay in nor play.",
)


def identity_being_checked() -> Message:
    return Message(_IDENTITY_BEING_CHECKED, {})


_IDENTITY_REFUSED = Text(
    de="Ihre Angaben konnten nicht bestätigt werden. Mit diesem Konto können Sie weder einzahlen noch spielen.",
    fr="Vos indications n’ont pas pu être confirmées. Avec ce compte, vous ne pouvez ni verser ni jouer.",
    it="I vostri dati non hanno potuto essere confermati. Con questo conto non potete né versare né giocare.",
    en="Your details could not be confirmed. With this account you can neither pay in nor play.",
)


def identity_refused() -> Message:
    return Message(_IDENTITY_REFUSED, {})


_NOTHING_TO_CORRECT = Text(
    de="Diese Angaben stehen schon so da: Es gibt nichts zu berichtigen.",
    fr="Ces indications sont déjà ainsi: il n’y a rien à corriger.",
    it="Questi dati sono già così: non c’è nulla da correggere.",
    en="These details are there already: there is nothing to correct.",
)


def nothing_to_correct() -> Message:
    return Message(_NOTHING_TO_CORRECT, {})


_NO_IDENTITY_CHECK = Text(
    de="Über dieses Konto ist nichts zu entscheiden.",
    fr="Il n’y a rien à décider au sujet de ce compte.",
    it="Su questo conto non c’è nulla da decidere.",
    en="There is nothing to decide about this account.",
)


def no_identity_check() -> Message:
    return Message(_NO_IDENTITY_CHECK, {})


_LOGIN_TAKEN = Text(
    de="Dieser Benutzername ist schon vergeben.",
    fr="Ce nom d’utilisateur est déjà pris.",
    it="Questo nome utente è già in uso.",
    en="This user name is already taken.",
)


def login_taken() -> Message:
    return Message(_LOGIN_TAKEN, {})


_BAD_LOGIN = Text(
    de="Ein Benutzername hat 3 bis 32 Zeichen: Kleinbuchstaben, Ziffern, Punkt, Binde- und Unterstrich.",
    fr="Un nom d’utilisateur compte de 3 à 32 caractères: minuscules, chiffres, point, trait d’union et tiret bas.",
    it="Un nome utente ha da 3 a 32 caratteri: minuscole, cifre, punto, trattino e trattino basso.",
    en="A user name has 3 to 32 characters: lower-case letters, digits, dot, hyphen and underscore.",
)


def bad_login() -> Message:
    return Message(_BAD_LOGIN, {})


_BAD_NAME = Text(
    de="Es braucht Vor- und Nachnamen, zusammen höchstens {most} Zeichen.",
    fr="Il faut le prénom et le nom, {most} caractères au plus en tout.",
    it="Servono nome e cognome, al massimo {most} caratteri in tutto.",
    en="First and last name are needed, at most {most} characters in all.",
)


def bad_name(*, most: object) -> Message:
    return Message(_BAD_NAME, {"most": most})


_BAD_PASSWORD = Text(
    de="Ein Passwort hat {least} bis {most} Zeichen.",
    fr="Un mot de passe compte de {least} à {most} caractères.",
    it="Una password ha da {least} a {most} caratteri.",
    en="A password has {least} to {most} characters.",
)


def bad_password(*, least: object, most: object) -> Message:
    return Message(_BAD_PASSWORD, {"least": least, "most": most})


_PASSWORD_DIFFERS = Text(
    de="Das ist nicht Ihr jetziges Passwort.",
    fr="Ce n’est pas votre mot de passe actuel.",
    it="Questa non è la vostra password attuale.",
    en="That is not your present password.",
)


def password_differs() -> Message:
    return Message(_PASSWORD_DIFFERS, {})


_WRONG_PASSWORD = Text(
    de="Benutzername oder Passwort stimmt nicht.",
    fr="Le nom d’utilisateur ou le mot de passe est incorrect.",
    it="Nome utente o password non corretti.",
    en="User name or password is not right.",
)


def wrong_password() -> Message:
    return Message(_WRONG_PASSWORD, {})


_COMMON_PASSWORD = Text(
    de="Dieses Passwort wird oft versucht. Nehmen Sie bitte ein anderes: Ein kurzer Satz ist gut zu merken.",
    fr="Ce mot de passe est souvent essayé. Veuillez en choisir un autre: une courte phrase se retient bien.",
    it="Questa password viene provata spesso. Sceglietene un’altra: una frase breve si ricorda bene.",
    en="Many people try this password. Please choose another: a short sentence is easy to remember.",
)


def common_password() -> Message:
    return Message(_COMMON_PASSWORD, {})


_CODE_WRONG = Text(
    de="Benutzername oder Code stimmt nicht. Jeder Code gilt nur einmal.",
    fr="Le nom d’utilisateur ou le code est incorrect. Chaque code ne sert qu’une fois.",
    it="Nome utente o codice non corretti. Ogni codice vale una volta sola.",
    en="User name or code is not right. Each code works only once.",
)


def code_wrong() -> Message:
    return Message(_CODE_WRONG, {})


_LINK_INVALID = Text(
    de="Dieser Link gilt nicht oder nicht mehr. Jeder Link gilt einmal und nicht lange. Wenden Sie sich bitte an uns.",
    fr="Ce lien n’est pas valable ou ne l’est plus. Chaque lien sert une fois et peu de temps. Veuillez nous contacter.",
    it="Questo link non è valido o non lo è più. Ogni link vale una volta e per poco tempo. Contattateci, per favore.",
    en="This link is not valid, or no longer. Each link works once and not for long. Please contact us.",
)


def link_invalid() -> Message:
    return Message(_LINK_INVALID, {})


_LINK_SHOWN = Text(
    de="Dieser Link wurde schon einmal gezeigt. Machen Sie bitte einen neuen.",
    fr="Ce lien a déjà été montré une fois. Veuillez en créer un nouveau.",
    it="Questo link è già stato mostrato una volta. Createne uno nuovo.",
    en="This link was shown once already. Please make a new one.",
)


def link_shown() -> Message:
    return Message(_LINK_SHOWN, {})


_SECOND_FACTOR_NEEDED = Text(
    de="Das Passwort stimmt. Jetzt braucht es noch den Code aus Ihrer App oder einen Passkey.",
    fr="Le mot de passe est correct. Il faut encore le code de votre application ou une clé d’accès.",
    it="La password è corretta. Ora serve ancora il codice della vostra app o una passkey.",
    en="The password is right. Now the code from your app is needed, or a passkey.",
)


def second_factor_needed() -> Message:
    return Message(_SECOND_FACTOR_NEEDED, {})


_PASSKEY_NEEDED = Text(
    de="Das Passwort stimmt. Jetzt braucht es noch Ihren Passkey.",
    fr="Le mot de passe est correct. Il faut encore votre clé d’accès.",
    it="La password è corretta. Ora serve ancora la vostra passkey.",
    en="The password is right. Now your passkey is needed.",
)


def passkey_needed() -> Message:
    return Message(_PASSKEY_NEEDED, {})


_APP_CODE_WRONG = Text(
    de="Dieser Code gilt nicht oder wurde schon benutzt. Nehmen Sie bitte den nächsten, den die App zeigt.",
    fr="Ce code n’est pas valable ou a déjà servi. Veuillez prendre le prochain que l’application affiche.",
    it="Questo codice non è valido o è già stato usato. Prendete per favore il prossimo che l’app mostra.",
    en="This code is not valid, or was used before. Please take the next one that the app shows.",
)


def app_code_wrong() -> Message:
    return Message(_APP_CODE_WRONG, {})


_TOO_MANY_CODES = Text(
    de="Zu viele falsche Codes. Bis {until} wird keiner mehr geprüft.",
    fr="Trop de codes faux. Aucun code n’est vérifié jusqu’au {until}.",
    it="Troppi codici errati. Fino al {until} non se ne verificano altri.",
    en="Too many wrong codes. Until {until} none is looked at.",
)


def too_many_codes(*, until: object) -> Message:
    return Message(_TOO_MANY_CODES, {"until": until})


_CEREMONY_OVER = Text(
    de="Das hat zu lange gedauert oder wurde schon abgeschlossen. Beginnen Sie bitte noch einmal.",
    fr="Cela a pris trop de temps ou est déjà terminé. Veuillez recommencer.",
    it="È durato troppo o è già concluso. Ricominciate per favore.",
    en="This took too long, or is finished already. Please begin again.",
)


def ceremony_over() -> Message:
    return Message(_CEREMONY_OVER, {})


_APP_IS_ON = Text(
    de="Die Codes einer App sind schon eingeschaltet.",
    fr="Les codes d’une application sont déjà activés.",
    it="I codici di un’app sono già attivi.",
    en="Codes from an app are on already.",
)


def app_is_on() -> Message:
    return Message(_APP_IS_ON, {})


_APP_IS_OFF = Text(
    de="Die Codes einer App sind nicht eingeschaltet.",
    fr="Les codes d’une application ne sont pas activés.",
    it="I codici di un’app non sono attivi.",
    en="Codes from an app are not on.",
)


def app_is_off() -> Message:
    return Message(_APP_IS_OFF, {})


_PASSKEY_REFUSED = Text(
    de="Dieser Passkey liess sich nicht prüfen. Versuchen Sie es bitte noch einmal oder melden Sie sich anders an.",
    fr="Cette clé d’accès n’a pas pu être vérifiée. Veuillez réessayer ou vous connecter autrement.",
    it="Non è stato possibile verificare questa passkey. Riprovate per favore o accedete in un altro modo.",
    en="This passkey could not be checked. Please try again, or log in another way.",
)


def passkey_refused() -> Message:
    return Message(_PASSKEY_REFUSED, {})


_PASSKEY_KNOWN = Text(
    de="Dieser Passkey ist hier schon eingetragen.",
    fr="Cette clé d’accès est déjà enregistrée ici.",
    it="Questa passkey è già registrata qui.",
    en="This passkey is on record here already.",
)


def passkey_known() -> Message:
    return Message(_PASSKEY_KNOWN, {})


_TOO_MANY_PASSKEYS = Text(
    de="Mehr als {most} Passkeys gehen nicht. Entfernen Sie bitte zuerst einen.",
    fr="Pas plus de {most} clés d’accès. Veuillez d’abord en supprimer une.",
    it="Non più di {most} passkey. Prima toglietene una, per favore.",
    en="No more than {most} passkeys. Please remove one first.",
)


def too_many_passkeys(*, most: object) -> Message:
    return Message(_TOO_MANY_PASSKEYS, {"most": most})


_BAD_PASSKEY_NAME = Text(
    de="Ein Passkey braucht einen Namen von höchstens {most} Zeichen.",
    fr="Une clé d’accès a besoin d’un nom de {most} caractères au plus.",
    it="Una passkey ha bisogno di un nome di al massimo {most} caratteri.",
    en="A passkey needs a name of {most} characters at most.",
)


def bad_passkey_name(*, most: object) -> Message:
    return Message(_BAD_PASSKEY_NAME, {"most": most})


_NO_PASSKEY = Text(
    de="Einen solchen Passkey gibt es in Ihrem Konto nicht.",
    fr="Votre compte n’a pas une telle clé d’accès.",
    it="Il vostro conto non ha una passkey del genere.",
    en="Your account has no such passkey.",
)


def no_passkey() -> Message:
    return Message(_NO_PASSKEY, {})


_NO_ACCOUNT = Text(
    de="Ein solches Konto gibt es nicht.",
    fr="Ce compte n’existe pas.",
    it="Questo conto non esiste.",
    en="There is no such account.",
)


def no_account() -> Message:
    return Message(_NO_ACCOUNT, {})


_RULES_NOT_ACCEPTED = Text(
    de="Vor dem ersten Spiel müssen die Spielregeln {rules} anerkannt werden.",
    fr="Avant la première partie, il faut accepter les règles du jeu {rules}.",
    it="Prima della prima partita bisogna accettare le regole del gioco {rules}.",
    en="Before the first play the rules {rules} must be accepted.",
)


def rules_not_accepted(*, rules: object) -> Message:
    return Message(_RULES_NOT_ACCEPTED, {"rules": rules})


_RULES_NOT_IN_FORCE = Text(
    de="In Kraft sind die Spielregeln {rules}.",
    fr="Les règles du jeu en vigueur sont {rules}.",
    it="Sono in vigore le regole del gioco {rules}.",
    en="The rules in force are {rules}.",
)


def rules_not_in_force(*, rules: object) -> Message:
    return Message(_RULES_NOT_IN_FORCE, {"rules": rules})


_LIMITS_NOT_SET = Text(
    de="Vor dem ersten Spiel müssen die Nettoverlustlimiten für 1, 7 und 30 Tage gesetzt werden.",
    fr="Avant la première partie, il faut fixer les limites de perte nette sur 1, 7 et 30 jours.",
    it="Prima della prima partita bisogna fissare i limiti di perdita netta su 1, 7 e 30 giorni.",
    en="Before the first play the net-loss limits for 1, 7 and 30 days must be set.",
)


def limits_not_set() -> Message:
    return Message(_LIMITS_NOT_SET, {})


_LIMIT_TOO_HIGH = Text(
    de="Diese Limite kann höchstens CHF {most} betragen.",
    fr="Cette limite peut être de CHF {most} au plus.",
    it="Questo limite può essere al massimo di CHF {most}.",
    en="This limit can be CHF {most} at most.",
)


def limit_too_high(*, most: object) -> Message:
    return Message(_LIMIT_TOO_HIGH, {"most": most})


_LIMIT_NEEDED = Text(
    de="Eine Nettoverlustlimite kann gesenkt oder erhöht, aber nicht aufgehoben werden.",
    fr="Une limite de perte nette peut être abaissée ou relevée, mais pas supprimée.",
    it="Un limite di perdita netta può essere ridotto o aumentato, ma non soppresso.",
    en="A net-loss limit can be lowered or raised, but not removed.",
)


def limit_needed() -> Message:
    return Message(_LIMIT_NEEDED, {})


_LOSS_LIMIT_REACHED = Text(
    de=Alternatives("days", {"one": "Die Nettoverlustlimite von CHF {limit} für einen Tag lässt noch CHF {left} zu; mehr ab {more_from}.", "other": "Die Nettoverlustlimite von CHF {limit} für {days} Tage lässt noch CHF {left} zu; mehr ab {more_from}."}),
    fr=Alternatives("days", {"one": "De la limite de perte nette de CHF {limit} sur un jour, il reste CHF {left}; davantage dès le {more_from}.", "other": "De la limite de perte nette de CHF {limit} sur {days} jours, il reste CHF {left}; davantage dès le {more_from}."}),
    it=Alternatives("days", {"one": "Del limite di perdita netta di CHF {limit} su un giorno restano CHF {left}; di più dal {more_from}.", "other": "Del limite di perdita netta di CHF {limit} su {days} giorni restano CHF {left}; di più dal {more_from}."}),
    en="The {days}-day net-loss limit of CHF {limit} leaves CHF {left}; more from {more_from}.",
)


def loss_limit_reached(*, days: int, limit: object, left: object, more_from: object) -> Message:
    return Message(_LOSS_LIMIT_REACHED, {"days": days, "limit": limit, "left": left, "more_from": more_from})


_LOSS_LIMIT_TOO_LOW = Text(
    de=Alternatives("days", {"one": "Die Nettoverlustlimite von CHF {limit} für einen Tag lässt nur CHF {left} zu.", "other": "Die Nettoverlustlimite von CHF {limit} für {days} Tage lässt nur CHF {left} zu."}),
    fr=Alternatives("days", {"one": "De la limite de perte nette de CHF {limit} sur un jour, il ne reste que CHF {left}.", "other": "De la limite de perte nette de CHF {limit} sur {days} jours, il ne reste que CHF {left}."}),
    it=Alternatives("days", {"one": "Del limite di perdita netta di CHF {limit} su un giorno restano solo CHF {left}.", "other": "Del limite di perdita netta di CHF {limit} su {days} giorni restano solo CHF {left}."}),
    en="The {days}-day net-loss limit of CHF {limit} leaves only CHF {left}.",
)


def loss_limit_too_low(*, days: int, limit: object, left: object) -> Message:
    return Message(_LOSS_LIMIT_TOO_LOW, {"days": days, "limit": limit, "left": left})


_LOSS_LIMIT_CHIPS = Text(
    de=Alternatives("days", {"one": "Die Nettoverlustlimite von CHF {limit} für einen Tag lässt noch CHF {left} zu. Chips für CHF {chips} an einem Tisch zählen mit, bis Sie dort aufstehen.", "other": "Die Nettoverlustlimite von CHF {limit} für {days} Tage lässt noch CHF {left} zu. Chips für CHF {chips} an einem Tisch zählen mit, bis Sie dort aufstehen."}),
    fr=Alternatives("days", {"one": "De la limite de perte nette de CHF {limit} sur un jour, il reste CHF {left}. Des jetons pour CHF {chips} à une table comptent jusqu’à ce que vous la quittiez.", "other": "De la limite de perte nette de CHF {limit} sur {days} jours, il reste CHF {left}. Des jetons pour CHF {chips} à une table comptent jusqu’à ce que vous la quittiez."}),
    it=Alternatives("days", {"one": "Del limite di perdita netta di CHF {limit} su un giorno restano CHF {left}. Le fiche per CHF {chips} a un tavolo contano finché non vi alzate.", "other": "Del limite di perdita netta di CHF {limit} su {days} giorni restano CHF {left}. Le fiche per CHF {chips} a un tavolo contano finché non vi alzate."}),
    en="The {days}-day net-loss limit of CHF {limit} leaves CHF {left}. Chips for CHF {chips} at a table count until you stand up there.",
)


def loss_limit_chips(*, days: int, limit: object, left: object, chips: object) -> Message:
    return Message(_LOSS_LIMIT_CHIPS, {"days": days, "limit": limit, "left": left, "chips": chips})


_LOSS_LIMIT_CHIPS_OR_LATER = Text(
    de=Alternatives("days", {"one": "Die Nettoverlustlimite von CHF {limit} für einen Tag lässt noch CHF {left} zu. Chips für CHF {chips} an einem Tisch zählen mit, bis Sie dort aufstehen; sonst mehr ab {more_from}.", "other": "Die Nettoverlustlimite von CHF {limit} für {days} Tage lässt noch CHF {left} zu. Chips für CHF {chips} an einem Tisch zählen mit, bis Sie dort aufstehen; sonst mehr ab {more_from}."}),
    fr=Alternatives("days", {"one": "De la limite de perte nette de CHF {limit} sur un jour, il reste CHF {left}. Des jetons pour CHF {chips} à une table comptent jusqu’à ce que vous la quittiez; sinon davantage dès le {more_from}.", "other": "De la limite de perte nette de CHF {limit} sur {days} jours, il reste CHF {left}. Des jetons pour CHF {chips} à une table comptent jusqu’à ce que vous la quittiez; sinon davantage dès le {more_from}."}),
    it=Alternatives("days", {"one": "Del limite di perdita netta di CHF {limit} su un giorno restano CHF {left}. Le fiche per CHF {chips} a un tavolo contano finché non vi alzate; altrimenti di più dal {more_from}.", "other": "Del limite di perdita netta di CHF {limit} su {days} giorni restano CHF {left}. Le fiche per CHF {chips} a un tavolo contano finché non vi alzate; altrimenti di più dal {more_from}."}),
    en="The {days}-day net-loss limit of CHF {limit} leaves CHF {left}. Chips for CHF {chips} at a table count until you stand up there; otherwise more from {more_from}.",
)


def loss_limit_chips_or_later(*, days: int, limit: object, left: object, chips: object, more_from: object) -> Message:
    return Message(_LOSS_LIMIT_CHIPS_OR_LATER, {"days": days, "limit": limit, "left": left, "chips": chips, "more_from": more_from})


_DEPOSIT_LIMIT_REACHED = Text(
    de="Die Einzahllimite von CHF {limit} für {days} Tage lässt noch CHF {left} zu; mehr ab {more_from}.",
    fr="De la limite de versement de CHF {limit} sur {days} jours, il reste CHF {left}; davantage dès le {more_from}.",
    it="Del limite di versamento di CHF {limit} su {days} giorni restano CHF {left}; di più dal {more_from}.",
    en="The {days}-day deposit limit of CHF {limit} leaves CHF {left}; more from {more_from}.",
)


def deposit_limit_reached(*, limit: object, days: object, left: object, more_from: object) -> Message:
    return Message(_DEPOSIT_LIMIT_REACHED, {"limit": limit, "days": days, "left": left, "more_from": more_from})


_DEPOSIT_LIMIT_TOO_LOW = Text(
    de="Die Einzahllimite von CHF {limit} für {days} Tage lässt nur CHF {left} zu.",
    fr="De la limite de versement de CHF {limit} sur {days} jours, il ne reste que CHF {left}.",
    it="Del limite di versamento di CHF {limit} su {days} giorni restano solo CHF {left}.",
    en="The {days}-day deposit limit of CHF {limit} leaves only CHF {left}.",
)


def deposit_limit_too_low(*, limit: object, days: object, left: object) -> Message:
    return Message(_DEPOSIT_LIMIT_TOO_LOW, {"limit": limit, "days": days, "left": left})


_DAILY_PLAYS_REACHED = Text(
    de="Pro Tag sind höchstens {most} Spiele möglich; das nächste ab {more_from}.",
    fr="Au plus {most} parties sont possibles par jour; la prochaine dès le {more_from}.",
    it="Sono possibili al massimo {most} partite al giorno; la prossima dal {more_from}.",
    en="At most {most} plays a day are possible; the next from {more_from}.",
)


def daily_plays_reached(*, most: object, more_from: object) -> Message:
    return Message(_DAILY_PLAYS_REACHED, {"most": most, "more_from": more_from})


_SELF_BLOCKED = Text(
    de="Das Konto ist auf Ihren Wunsch bis {until} gesperrt.",
    fr="Le compte est bloqué à votre demande jusqu’au {until}.",
    it="Il conto è bloccato su vostra richiesta fino al {until}.",
    en="The account is blocked at your request until {until}.",
)


def self_blocked(*, until: object) -> Message:
    return Message(_SELF_BLOCKED, {"until": until})


_BAD_BLOCK = Text(
    de="Eine Sperre dauert {least} bis {most} Tage.",
    fr="Un blocage dure de {least} à {most} jours.",
    it="Un blocco dura da {least} a {most} giorni.",
    en="A block lasts {least} to {most} days.",
)


def bad_block(*, least: object, most: object) -> Message:
    return Message(_BAD_BLOCK, {"least": least, "most": most})


_ACCOUNT_CLOSED = Text(
    de="Das Konto ist seit {since} geschlossen.",
    fr="Le compte est fermé depuis le {since}.",
    it="Il conto è chiuso dal {since}.",
    en="The account has been closed since {since}.",
)


def account_closed(*, since: object) -> Message:
    return Message(_ACCOUNT_CLOSED, {"since": since})


_ACCOUNT_OPEN = Text(
    de="Das Konto ist noch offen. Zuerst muss es geschlossen werden.",
    fr="Le compte est encore ouvert. Il doit d’abord être fermé.",
    it="Il conto è ancora aperto. Prima deve essere chiuso.",
    en="The account is still open. It has to be closed first.",
)


def account_open() -> Message:
    return Message(_ACCOUNT_OPEN, {})


_DATA_KEPT = Text(
    de="Die Angaben zur Person werden aufbewahrt, solange das Konto ausgeschlossen oder gesperrt ist, geprüft wird oder ein Fall des Spielerschutzes offen ist.",
    fr="Les données personnelles sont conservées tant que le compte est exclu, bloqué ou en cours de vérification, ou qu’un cas de protection des joueurs est ouvert.",
    it="I dati personali sono conservati finché il conto è escluso, bloccato o in fase di verifica, o un caso di protezione di chi gioca è aperto.",
    en="The personal data are kept as long as the account is excluded, blocked or being checked, or a case of player protection is open.",
)


def data_kept() -> Message:
    return Message(_DATA_KEPT, {})


_DATA_KEPT_UNTIL = Text(
    de="Die Angaben zur Person müssen bis {until} aufbewahrt werden.",
    fr="Les données personnelles doivent être conservées jusqu’au {until}.",
    it="I dati personali devono essere conservati fino al {until}.",
    en="The personal data must be kept until {until}.",
)


def data_kept_until(*, until: object) -> Message:
    return Message(_DATA_KEPT_UNTIL, {"until": until})


_RETENTION_TOO_LONG = Text(
    de="Angaben zur Person werden nach dem Jahr der Schliessung höchstens {most} Jahre aufbewahrt, wie es die Bedingungen versprechen, nicht {years}: VENTUNO_RETENTION_YEARS und --years gehen von 0 bis {most}.",
    fr="Les données personnelles sont conservées {most} ans au plus après l’année de la fermeture, comme les conditions le promettent, et non {years}: VENTUNO_RETENTION_YEARS et --years vont de 0 à {most}.",
    it="I dati personali sono conservati al massimo per {most} anni dopo l’anno della chiusura, come promettono le condizioni, non per {years}: VENTUNO_RETENTION_YEARS e --years vanno da 0 a {most}.",
    en="Personal data are kept for {most} years at most after the year of the closing, as the terms promise, not {years}: VENTUNO_RETENTION_YEARS and --years go from 0 to {most}.",
)


def retention_too_long(*, most: object, years: object) -> Message:
    return Message(_RETENTION_TOO_LONG, {"most": most, "years": years})


_PERSON_ERASED = Text(
    de="Die Angaben zur Person sind am {since} gelöscht worden.",
    fr="Les données personnelles ont été effacées le {since}.",
    it="I dati personali sono stati cancellati il {since}.",
    en="The personal data were erased on {since}.",
)


def person_erased(*, since: object) -> Message:
    return Message(_PERSON_ERASED, {"since": since})


_BAD_EMAIL = Text(
    de="Das ist keine E-Mail-Adresse.",
    fr="Ce n’est pas une adresse e-mail.",
    it="Questo non è un indirizzo e-mail.",
    en="This is no e-mail address.",
)


def bad_email() -> Message:
    return Message(_BAD_EMAIL, {})


_EMAIL_CODE_WRONG = Text(
    de="Dieser Code stimmt nicht oder gilt nicht mehr.",
    fr="Ce code est faux ou n’est plus valable.",
    it="Questo codice è sbagliato o non è più valido.",
    en="This code is wrong or no longer valid.",
)


def email_code_wrong() -> Message:
    return Message(_EMAIL_CODE_WRONG, {})


_NO_EMAIL = Text(
    de="Dieses Haus verschickt keine E-Mails.",
    fr="Cette maison n’envoie pas d’e-mails.",
    it="Questa casa non invia e-mail.",
    en="This house sends no e-mail.",
)


def no_email() -> Message:
    return Message(_NO_EMAIL, {})


_CHIPS_AT_TABLE = Text(
    de="An einem Tisch liegen noch Chips für CHF {chips}; zuerst müssen Sie ihn verlassen.",
    fr="Des jetons pour CHF {chips} sont encore à une table; il faut d’abord la quitter.",
    it="A un tavolo ci sono ancora fiche per CHF {chips}; prima bisogna lasciarlo.",
    en="Chips for CHF {chips} are still at a table; it must be left first.",
)


def chips_at_table(*, chips: object) -> Message:
    return Message(_CHIPS_AT_TABLE, {"chips": chips})


_DISPUTE_OPEN = Text(
    de="Über die Beanstandung {number} ist noch nicht entschieden. Danach kann das Konto geschlossen werden.",
    fr="La réclamation {number} n’est pas encore tranchée. Le compte pourra être fermé ensuite.",
    it="Il reclamo {number} non è ancora deciso. Dopo la decisione il conto può essere chiuso.",
    en="The dispute {number} is not decided yet. The account can be closed after that.",
)


def dispute_open(*, number: object) -> Message:
    return Message(_DISPUTE_OPEN, {"number": number})


_EXCLUDED = Text(
    de="Das Konto ist vom Spiel ausgeschlossen.",
    fr="Le compte est exclu du jeu.",
    it="Il conto è escluso dal gioco.",
    en="The account is excluded from play.",
)


def excluded() -> Message:
    return Message(_EXCLUDED, {})


_BLOCKED = Text(
    de="Dieses Spiel ist für Ihr Konto gesperrt. Den Grund lesen Sie in Ihren Nachrichten.",
    fr="Ce jeu est bloqué pour votre compte. La raison se trouve dans vos messages.",
    it="Questo gioco è bloccato per il vostro conto. Il motivo si trova nei vostri messaggi.",
    en="This game is blocked for your account. The reason is among your messages.",
)


def blocked() -> Message:
    return Message(_BLOCKED, {})


_BLOCKED_UNTIL = Text(
    de="Dieses Spiel ist für Ihr Konto bis {until} gesperrt. Den Grund lesen Sie in Ihren Nachrichten.",
    fr="Ce jeu est bloqué pour votre compte jusqu’au {until}. La raison se trouve dans vos messages.",
    it="Questo gioco è bloccato per il vostro conto fino al {until}. Il motivo si trova nei vostri messaggi.",
    en="This game is blocked for your account until {until}. The reason is among your messages.",
)


def blocked_until(*, until: object) -> Message:
    return Message(_BLOCKED_UNTIL, {"until": until})


_NOT_BLOCKED = Text(
    de="Dieses Konto ist vom Haus nicht gesperrt.",
    fr="Ce compte n’est pas bloqué par la maison.",
    it="Questo conto non è bloccato dalla casa.",
    en="This account is not blocked by the house.",
)


def not_blocked() -> Message:
    return Message(_NOT_BLOCKED, {})


_BLOCK_IN_THE_PAST = Text(
    de="Eine Sperre endet in der Zukunft.",
    fr="Un blocage se termine dans le futur.",
    it="Un blocco termina nel futuro.",
    en="A block ends in the future.",
)


def block_in_the_past() -> Message:
    return Message(_BLOCK_IN_THE_PAST, {})


_BAD_AMOUNT = Text(
    de="Möglich sind Beträge von CHF 0.01 bis {most} mit höchstens zwei Dezimalstellen.",
    fr="Un montant va de CHF 0.01 à {most}, avec deux décimales au plus.",
    it="Un importo va da CHF 0.01 a {most}, con al massimo due decimali.",
    en="An amount is CHF 0.01 to {most}, with two decimals at most.",
)


def bad_amount(*, most: object) -> Message:
    return Message(_BAD_AMOUNT, {"most": most})


_BALANCE_TOO_LOW = Text(
    de="Das Guthaben reicht nicht: Verfügbar sind CHF {balance}, gebraucht werden CHF {needed}.",
    fr="Le solde ne suffit pas: CHF {balance} disponibles, CHF {needed} nécessaires.",
    it="Il saldo non basta: disponibili CHF {balance}, necessari CHF {needed}.",
    en="The balance is too low: CHF {balance} available, CHF {needed} needed.",
)


def balance_too_low(*, balance: object, needed: object) -> Message:
    return Message(_BALANCE_TOO_LOW, {"balance": balance, "needed": needed})


_NO_RATE = Text(
    de="Für {currency} ist kein Wechselkurs angeschlagen.",
    fr="Aucun cours de change n’est affiché pour {currency}.",
    it="Per {currency} non è esposto alcun corso di cambio.",
    en="No exchange rate is posted for {currency}.",
)


def no_rate(*, currency: object) -> Message:
    return Message(_NO_RATE, {"currency": currency})


_BAD_RATE = Text(
    de="Ein Kurs ist eine Zahl von {least} bis {most} mit höchstens vier Dezimalstellen, und der Ankaufskurs liegt nicht über dem Verkaufskurs.",
    fr="Un cours est un nombre de {least} à {most} avec quatre décimales au plus, et le cours d’achat ne dépasse pas le cours de vente.",
    it="Un corso è un numero da {least} a {most} con al massimo quattro decimali, e il corso d’acquisto non supera quello di vendita.",
    en="A rate is a number from {least} to {most} with four decimals at most, and the buying rate does not exceed the selling rate.",
)


def bad_rate(*, least: object, most: object) -> Message:
    return Message(_BAD_RATE, {"least": least, "most": most})


_RATE_JUMPS = Text(
    de="Dieser Kurs weicht um mehr als {percent} % vom letzten ab ({currency}: Ankauf {buys}, Verkauf {sells}). Bestätigen Sie ihn, wenn er stimmt.",
    fr="Ce cours s’écarte de plus de {percent} % du dernier ({currency}: achat {buys}, vente {sells}). Confirmez-le s’il est juste.",
    it="Questo corso si scosta di oltre il {percent} % dall’ultimo ({currency}: acquisto {buys}, vendita {sells}). Se è giusto, va confermato.",
    en="This rate differs by more than {percent} % from the last one ({currency}: buying {buys}, selling {sells}). Confirm it if it is right.",
)


def rate_jumps(*, percent: object, currency: object, buys: object, sells: object) -> Message:
    return Message(_RATE_JUMPS, {"percent": percent, "currency": currency, "buys": buys, "sells": sells})


_RATE_CHANGED = Text(
    de="Der Kurs für {currency} ist jetzt {rate}, nicht mehr {seen}. Es wurde nichts gebucht.",
    fr="Le cours pour {currency} est maintenant {rate} et non plus {seen}. Rien n’a été comptabilisé.",
    it="Il corso per {currency} è ora {rate}, non più {seen}. Non è stato registrato nulla.",
    en="The rate for {currency} is now {rate}, no longer {seen}. Nothing was booked.",
)


def rate_changed(*, currency: object, rate: object, seen: object) -> Message:
    return Message(_RATE_CHANGED, {"currency": currency, "rate": rate, "seen": seen})


_REASON_NEEDED = Text(
    de="Dafür braucht es eine Begründung von höchstens {most} Zeichen.",
    fr="Il faut une justification de {most} caractères au plus.",
    it="Serve una motivazione di al massimo {most} caratteri.",
    en="This needs a reason of at most {most} characters.",
)


def reason_needed(*, most: object) -> Message:
    return Message(_REASON_NEEDED, {"most": most})


_BAD_ADJUSTMENT = Text(
    de="Eine Korrektur geht von einem Konto auf ein anderes, nie von oder auf das eines Spiels; auf {account} sind CHF {balance}.",
    fr="Une correction va d’un compte à un autre, jamais depuis ou vers celui d’une partie; {account} a CHF {balance}.",
    it="Una correzione va da un conto a un altro, mai da o verso quello di una partita; su {account} ci sono CHF {balance}.",
    en="A correction moves from one account to another, never from or to a play’s; {account} has CHF {balance}.",
)


def bad_adjustment(*, account: object, balance: object) -> Message:
    return Message(_BAD_ADJUSTMENT, {"account": account, "balance": balance})


_PLAY_RUNNING = Text(
    de="Das Spiel {play} läuft noch bis {until}; zuerst muss es beendet werden.",
    fr="La partie {play} est en cours jusqu’au {until}; il faut d’abord la terminer.",
    it="La partita {play} è in corso fino al {until}; prima bisogna terminarla.",
    en="The play {play} is running until {until}; it must be finished first.",
)


def play_running(*, play: object, until: object) -> Message:
    return Message(_PLAY_RUNNING, {"play": play, "until": until})


_NO_PLAY = Text(
    de="Ein solches Spiel gibt es in diesem Konto nicht.",
    fr="Cette partie n’existe pas dans ce compte.",
    it="Questa partita non esiste in questo conto.",
    en="There is no such play in this account.",
)


def no_play() -> Message:
    return Message(_NO_PLAY, {})


_OFFER_WITHDRAWN = Text(
    de="Der Startwert dieses Angebots könnte bekannt sein: Es wurde zurückgezogen und nichts bezahlt. Bitte das Spiel noch einmal beginnen.",
    fr="La valeur initiale de cette offre pourrait être connue: l’offre a été retirée et rien n’a été payé. Veuillez recommencer la partie.",
    it="Il valore iniziale di questa offerta potrebbe essere noto: l’offerta è stata ritirata e non è stato pagato nulla. Iniziate di nuovo la partita.",
    en="The seed of this offer may be known: it was withdrawn, and nothing was paid. Please start the play again.",
)


def offer_withdrawn() -> Message:
    return Message(_OFFER_WITHDRAWN, {})


_PLAY_RESTORED = Text(
    de="Dieses Spiel lief schon, als das Haus wiederhergestellt wurde: Es wird keine Karte mehr ausgeteilt. Beenden lässt es sich; sonst wird am {until} ausbezahlt, was dasteht.",
    fr="Cette partie était en cours lorsque la maison a été restaurée: plus aucune carte n’est distribuée. Vous pouvez la terminer; sinon, ce qui est acquis sera payé le {until}.",
    it="Questa partita era in corso quando la casa è stata ripristinata: non si distribuiscono più carte. Potete terminarla; altrimenti ciò che è acquisito sarà pagato il {until}.",
    en="This play was under way when the house was restored: no further card is dealt. It can be ended; else what stands is paid on {until}.",
)


def play_restored(*, until: object) -> Message:
    return Message(_PLAY_RESTORED, {"until": until})


_NOT_STARTED = Text(
    de="Dieses Spiel wurde angeboten, hat aber noch nicht begonnen.",
    fr="Cette partie a été proposée, mais n’a pas encore commencé.",
    it="Questa partita è stata proposta, ma non è ancora iniziata.",
    en="This play has been offered but has not started yet.",
)


def not_started() -> Message:
    return Message(_NOT_STARTED, {})


_NOT_OVER = Text(
    de="Das Spiel läuft noch; sein Startwert wird erst am Ende offengelegt.",
    fr="La partie est encore en cours; sa valeur initiale n’est révélée qu’à la fin.",
    it="La partita è ancora in corso; il suo valore iniziale viene rivelato solo alla fine.",
    en="The play is still running; its seed is revealed at the end only.",
)


def not_over() -> Message:
    return Message(_NOT_OVER, {})


_NOT_EXPIRED = Text(
    de="Die vier Stunden sind noch nicht um: Das Spiel läuft bis {until}.",
    fr="Les quatre heures ne sont pas encore écoulées: la partie est en cours jusqu’au {until}.",
    it="Le quattro ore non sono ancora trascorse: la partita è in corso fino al {until}.",
    en="The four hours are not over: the play runs until {until}.",
)


def not_expired(*, until: object) -> Message:
    return Message(_NOT_EXPIRED, {"until": until})


_EXPIRED = Text(
    de="Die vier Stunden sind um: Das Spiel ist zu Ende, gutgeschrieben wurden CHF {paid_out}.",
    fr="Les quatre heures sont écoulées: la partie est terminée, CHF {paid_out} ont été crédités.",
    it="Le quattro ore sono trascorse: la partita è terminata, sono stati accreditati CHF {paid_out}.",
    en="The four hours are over: the play has ended and paid out CHF {paid_out}.",
)


def expired(*, paid_out: object) -> Message:
    return Message(_EXPIRED, {"paid_out": paid_out})


_STALE = Text(
    de="Das Spiel ist schon weiter: Zug {sequence}, nicht {asked}. Es wurde nichts verändert.",
    fr="La partie a déjà avancé: coup {sequence}, et non {asked}. Rien n’a été modifié.",
    it="La partita è già più avanti: mossa {sequence}, non {asked}. Non è stato modificato nulla.",
    en="The play has moved on: move {sequence}, not {asked}. Nothing was changed.",
)


def stale(*, sequence: object, asked: object) -> Message:
    return Message(_STALE, {"sequence": sequence, "asked": asked})


_NOT_YOUR_MOVE = Text(
    de="«{move}» ist kein Zug der Spielenden.",
    fr="«{move}» n’est pas un coup du joueur.",
    it="«{move}» non è una mossa di chi gioca.",
    en="“{move}” is not a player’s move.",
)


def not_your_move(*, move: object) -> Message:
    return Message(_NOT_YOUR_MOVE, {"move": move})


_BAD_CLIENT_SEED = Text(
    de="Der eigene Startwert hat 1 bis {most} druckbare Zeichen.",
    fr="La valeur initiale personnelle compte de 1 à {most} caractères imprimables.",
    it="Il valore iniziale personale ha da 1 a {most} caratteri stampabili.",
    en="Your own seed has 1 to {most} printable characters.",
)


def bad_client_seed(*, most: object) -> Message:
    return Message(_BAD_CLIENT_SEED, {"most": most})


_KEY_CONFLICT = Text(
    de="Dieser Schlüssel gehört schon zu einem anderen Auftrag. Es wurde nichts verändert.",
    fr="Cette clé appartient déjà à une autre demande. Rien n’a été modifié.",
    it="Questa chiave appartiene già a un’altra richiesta. Non è stato modificato nulla.",
    en="This key belongs to another request already. Nothing was changed.",
)


def key_conflict() -> Message:
    return Message(_KEY_CONFLICT, {})


_BAD_KEY = Text(
    de="Ein Schlüssel hat 1 bis {most} druckbare ASCII-Zeichen.",
    fr="Une clé compte de 1 à {most} caractères ASCII imprimables.",
    it="Una chiave ha da 1 a {most} caratteri ASCII stampabili.",
    en="A key has 1 to {most} printable ASCII characters.",
)


def bad_key(*, most: object) -> Message:
    return Message(_BAD_KEY, {"most": most})


_CLOCK_WENT_BACK = Text(
    de="Die Uhr des Servers geht nach: Der letzte Eintrag ist vom {last}. Es wurde nichts verändert.",
    fr="L’horloge du serveur retarde: la dernière écriture est du {last}. Rien n’a été modifié.",
    it="L’orologio del server è indietro: l’ultima registrazione è del {last}. Non è stato modificato nulla.",
    en="The server’s clock is behind: the last entry dates from {last}. Nothing was changed.",
)


def clock_went_back(*, last: object) -> Message:
    return Message(_CLOCK_WENT_BACK, {"last": last})


_BAD_TEXT = Text(
    de="Dieser Text enthält Zeichen, die es nicht gibt.",
    fr="Ce texte contient des caractères qui n’existent pas.",
    it="Questo testo contiene caratteri che non esistono.",
    en="This text holds characters that do not exist.",
)


def bad_text() -> Message:
    return Message(_BAD_TEXT, {})


_NOTICE_TOO_SHORT = Text(
    de="Was Teilnehmende bindet, wird mindestens {days} Tage vorher angekündigt.",
    fr="Ce qui lie les participants est annoncé au moins {days} jours à l’avance.",
    it="Ciò che vincola i partecipanti è annunciato almeno {days} giorni prima.",
    en="What binds players is announced at least {days} days ahead.",
)


def notice_too_short(*, days: object) -> Message:
    return Message(_NOTICE_TOO_SHORT, {"days": days})


_EFFECTIVE_TOO_SOON = Text(
    de="Ein Wahrscheinlichkeitsgesetz wird mindestens {days} Tage vorher angekündigt. Darf unter dem geltenden nicht länger gespielt werden, schliessen Sie das Spiel.",
    fr="Une loi de probabilité est annoncée au moins {days} jours à l’avance. Si l’on ne doit plus jouer selon la loi actuelle, fermez le jeu.",
    it="Una legge di probabilità è annunciata almeno {days} giorni prima. Se con quella attuale non si deve più giocare, chiudete il gioco.",
    en="A law of chance is announced at least {days} days ahead. If nobody may play under the present one any longer, close the game.",
)


def effective_too_soon(*, days: object) -> Message:
    return Message(_EFFECTIVE_TOO_SOON, {"days": days})


_EFFECTIVE_TOO_LATE = Text(
    de="Veröffentlicht wird höchstens {years} Jahre im Voraus, mit einem Zeitpunkt samt Zeitzone.",
    fr="On publie au plus {years} ans à l’avance, avec un moment et son fuseau horaire.",
    it="Si pubblica al massimo {years} anni prima, con un momento e il suo fuso orario.",
    en="Publication is {years} years ahead at most, with a time and its time zone.",
)


def effective_too_late(*, years: object) -> Message:
    return Message(_EFFECTIVE_TOO_LATE, {"years": years})


_RULES_PUBLISHED_ALREADY = Text(
    de="Die Spielregeln {rules} sind schon veröffentlicht.",
    fr="Les règles du jeu {rules} sont déjà publiées.",
    it="Le regole del gioco {rules} sono già pubblicate.",
    en="The rules {rules} are published already.",
)


def rules_published_already(*, rules: object) -> Message:
    return Message(_RULES_PUBLISHED_ALREADY, {"rules": rules})


_LAW_IN_FORCE = Text(
    de="Das Wahrscheinlichkeitsgesetz {law} ist schon veröffentlicht.",
    fr="La loi de probabilité {law} est déjà publiée.",
    it="La legge di probabilità {law} è già pubblicata.",
    en="The law of chance {law} is published already.",
)


def law_in_force(*, law: object) -> Message:
    return Message(_LAW_IN_FORCE, {"law": law})


_LAW_NOT_IN_FORCE = Text(
    de="In Kraft ist das Wahrscheinlichkeitsgesetz mit der Prüfsumme {law}.",
    fr="La loi de probabilité en vigueur est celle dont l’empreinte est {law}.",
    it="È in vigore la legge di probabilità con l’impronta {law}.",
    en="The law of chance in force is the one with the hash {law}.",
)


def law_not_in_force(*, law: object) -> Message:
    return Message(_LAW_NOT_IN_FORCE, {"law": law})


_CHANGES_NOT_IN_ALL_LANGUAGES = Text(
    de="Die wesentlichen Änderungen braucht es auf Deutsch, Französisch, Italienisch und Englisch, je höchstens {most} Zeichen.",
    fr="Il faut les modifications essentielles en allemand, français, italien et anglais, {most} caractères au plus par langue.",
    it="Servono le modifiche essenziali in tedesco, francese, italiano e inglese, al massimo {most} caratteri per lingua.",
    en="The key changes are needed in German, French, Italian and English, at most {most} characters each.",
)


def changes_not_in_all_languages(*, most: object) -> Message:
    return Message(_CHANGES_NOT_IN_ALL_LANGUAGES, {"most": most})


_FOUNDED_ALREADY = Text(
    de="Dieses Haus gibt es schon.",
    fr="Cette maison existe déjà.",
    it="Questa casa esiste già.",
    en="This house exists already.",
)


def founded_already() -> Message:
    return Message(_FOUNDED_ALREADY, {})


_NOT_FOUNDED = Text(
    de="Dieses Haus ist noch nicht gegründet.",
    fr="Cette maison n’est pas encore fondée.",
    it="Questa casa non è ancora fondata.",
    en="This house is not founded yet.",
)


def not_founded() -> Message:
    return Message(_NOT_FOUNDED, {})


_OPERATORS_ONLY = Text(
    de="Das darf nur der Betreiber.",
    fr="Seul l’exploitant peut le faire.",
    it="Può farlo solo il gestore.",
    en="Only an operator can do that.",
)


def operators_only() -> Message:
    return Message(_OPERATORS_ONLY, {})


_BAD_STAFF_NAME = Text(
    de="Ein Name des Personals hat 2 bis 32 Zeichen: Kleinbuchstaben, Ziffern, Punkt, Binde- oder Unterstrich.",
    fr="Un nom du personnel a de 2 à 32 caractères: minuscules, chiffres, point, trait d’union ou tiret bas.",
    it="Un nome del personale ha da 2 a 32 caratteri: minuscole, cifre, punto, trattino o trattino basso.",
    en="A staff name has 2 to 32 characters: lower-case letters, digits, dot, hyphen or underscore.",
)


def bad_staff_name() -> Message:
    return Message(_BAD_STAFF_NAME, {})


_NOT_YOUR_OFFICE = Text(
    de="Das gehört nicht zu Ihren Aufgaben (Rolle: {role}).",
    fr="Cela ne fait pas partie de vos tâches (rôle: {role}).",
    it="Questo non rientra nei vostri compiti (ruolo: {role}).",
    en="That is not within your role ({role}).",
)


def not_your_office(*, role: object) -> Message:
    return Message(_NOT_YOUR_OFFICE, {"role": role})


_NO_STAFF = Text(
    de="Niemand vom Personal heisst so.",
    fr="Personne du personnel ne porte ce nom.",
    it="Nessuno del personale si chiama così.",
    en="Nobody on the staff has that name.",
)


def no_staff() -> Message:
    return Message(_NO_STAFF, {})


_STAFF_KNOWN = Text(
    de="Jemand vom Personal heisst schon so.",
    fr="Quelqu’un du personnel porte déjà ce nom.",
    it="Qualcuno del personale si chiama già così.",
    en="Somebody on the staff already has that name.",
)


def staff_known() -> Message:
    return Message(_STAFF_KNOWN, {})


_LAST_OPERATOR = Text(
    de="Das Haus braucht mindestens einen Betreiber.",
    fr="La maison a besoin d’au moins un exploitant.",
    it="La casa ha bisogno di almeno un gestore.",
    en="The house needs at least one operator.",
)


def last_operator() -> Message:
    return Message(_LAST_OPERATOR, {})


_WRONG_CREDENTIALS = Text(
    de="Name, Passwort oder Code stimmt nicht. Jeder Code gilt nur einmal.",
    fr="Le nom, le mot de passe ou le code est faux. Chaque code ne sert qu’une fois.",
    it="Nome, password o codice non sono corretti. Ogni codice vale una volta sola.",
    en="Name, password or code is wrong. Each code works only once.",
)


def wrong_credentials() -> Message:
    return Message(_WRONG_CREDENTIALS, {})


_NO_PROPOSAL = Text(
    de="Dieser Vorschlag ist nicht offen. Vielleicht ist er schon entschieden; nach {days} Tagen verfällt er.",
    fr="Cette proposition n’est pas ouverte. Elle a peut-être déjà été tranchée; elle expire après {days} jours.",
    it="Questa proposta non è aperta. Forse è già stata decisa; scade dopo {days} giorni.",
    en="This proposal is not open. Perhaps it was decided already; it expires after {days} days.",
)


def no_proposal(*, days: object) -> Message:
    return Message(_NO_PROPOSAL, {"days": days})


_NOT_ALONE = Text(
    de="Vier Augen: Wer etwas vorgeschlagen hat, entscheidet nicht selbst darüber. Eine der beiden Personen muss an der Konsole angemeldet sein.",
    fr="Quatre yeux: qui a proposé quelque chose n’en décide pas. L’une des deux personnes doit s’être connectée à la console.",
    it="Quattro occhi: chi ha proposto qualcosa non ne decide. Una delle due persone deve essersi collegata alla console.",
    en="Four eyes: whoever has proposed something does not decide about it. One of the two people must have logged in at the console.",
)


def not_alone() -> Message:
    return Message(_NOT_ALONE, {})


_NOT_YOUR_PROPOSAL = Text(
    de="Einen Vorschlag zieht nur zurück, wer ihn gemacht hat.",
    fr="Seule la personne qui a fait une proposition la retire.",
    it="Solo chi ha fatto una proposta la ritira.",
    en="Only whoever has made a proposal withdraws it.",
)


def not_your_proposal() -> Message:
    return Message(_NOT_YOUR_PROPOSAL, {})


_TOO_MANY_PROPOSALS = Text(
    de="Es sind schon {most} Vorschläge offen. Entscheiden Sie zuerst über einen davon.",
    fr="Il y a déjà {most} propositions ouvertes. Décidez d’abord de l’une d’elles.",
    it="Ci sono già {most} proposte aperte. Decidete prima di una di esse.",
    en="There are {most} open proposals already. Decide about one of them first.",
)


def too_many_proposals(*, most: object) -> Message:
    return Message(_TOO_MANY_PROPOSALS, {"most": most})


_WORDS_GONE = Text(
    de="Was der Spieler lesen soll, ist nicht mehr da oder nicht mehr dasselbe. Machen Sie den Vorschlag neu.",
    fr="Ce que le joueur doit lire n’est plus là, ou n’est plus le même. Refaites la proposition.",
    it="Ciò che il giocatore deve leggere non c’è più, o non è più lo stesso. Rifate la proposta.",
    en="What the player is to read is no longer there, or no longer the same. Make the proposal again.",
)


def words_gone() -> Message:
    return Message(_WORDS_GONE, {})


_ENROLMENT_INVALID = Text(
    de="Dieser Link gilt nicht oder nicht mehr. Er gilt 24 Stunden und einmal. Ist ein Code verlangt, so gehört der richtige dazu.",
    fr="Ce lien n’est pas valable, ou ne l’est plus. Il est valable 24 heures et une fois. Si un code est demandé, il faut le bon.",
    it="Questo link non vale, o non vale più. Vale 24 ore e una volta. Se è richiesto un codice, ci vuole quello giusto.",
    en="This link is not valid, or no longer. It is valid for 24 hours and once. If a code is asked for, the right one belongs to it.",
)


def enrolment_invalid() -> Message:
    return Message(_ENROLMENT_INVALID, {})


_FACTOR_MISSING = Text(
    de="Wählen Sie eine App, einen Passkey oder beides.",
    fr="Choisissez une application, une clé d’accès ou les deux.",
    it="Scegliete un’app, una passkey o entrambe.",
    en="Choose an app, a passkey or both.",
)


def factor_missing() -> Message:
    return Message(_FACTOR_MISSING, {})


_NO_OPEN_ALERT = Text(
    de="Einen offenen Alarm {alert} gibt es nicht. Vielleicht wurde er schon beantwortet.",
    fr="Il n’y a pas d’alerte {alert} ouverte. Peut-être a-t-elle déjà reçu une réponse.",
    it="Non c’è alcun allarme {alert} aperto. Forse ha già ricevuto una risposta.",
    en="There is no open alert {alert}. Perhaps it has been answered already.",
)


def no_open_alert(*, alert: object) -> Message:
    return Message(_NO_OPEN_ALERT, {"alert": alert})


_BAD_MESSAGE = Text(
    de="Eine Nachricht hat 1 bis {most} Zeichen.",
    fr="Un message a de 1 à {most} caractères.",
    it="Un messaggio ha da 1 a {most} caratteri.",
    en="A message has 1 to {most} characters.",
)


def bad_message(*, most: object) -> Message:
    return Message(_BAD_MESSAGE, {"most": most})


_GAME_CLOSED = Text(
    de="Dieses Spiel ist seit {since} geschlossen. Was läuft, kann beendet werden; Ihr Guthaben gehört Ihnen.",
    fr="Ce jeu est fermé depuis le {since}. Ce qui est en cours peut être terminé; votre solde vous appartient.",
    it="Questo gioco è chiuso dal {since}. Ciò che è in corso può essere terminato; il saldo è vostro.",
    en="This game has been closed since {since}. What is running can be finished; your balance is yours.",
)


def game_closed(*, since: object) -> Message:
    return Message(_GAME_CLOSED, {"since": since})


_CLOSED_ALREADY = Text(
    de="Das ist schon geschlossen.",
    fr="C’est déjà fermé.",
    it="È già chiuso.",
    en="That is closed already.",
)


def closed_already() -> Message:
    return Message(_CLOSED_ALREADY, {})


_NOT_CLOSED = Text(
    de="Das ist nicht geschlossen.",
    fr="Ce n’est pas fermé.",
    it="Non è chiuso.",
    en="That is not closed.",
)


def not_closed() -> Message:
    return Message(_NOT_CLOSED, {})


_NOT_AN_EXPORT = Text(
    de="Diese Datei ist kein exportiertes Spiel.",
    fr="Ce fichier n’est pas une partie exportée.",
    it="Questo file non è una partita esportata.",
    en="This file is not an exported play.",
)


def not_an_export() -> Message:
    return Message(_NOT_AN_EXPORT, {})


_NOT_FINISHED = Text(
    de="Das Spiel ist nicht zu Ende.",
    fr="La partie n’est pas terminée.",
    it="La partita non è terminata.",
    en="The play is not over.",
)


def not_finished() -> Message:
    return Message(_NOT_FINISHED, {})


_COMMITMENT_BROKEN = Text(
    de="Der Startwert des Servers passt nicht zu seiner Festlegung.",
    fr="La valeur initiale du serveur ne correspond pas à son engagement.",
    it="Il valore iniziale del server non corrisponde al suo impegno.",
    en="The server’s seed does not match its commitment.",
)


def commitment_broken() -> Message:
    return Message(_COMMITMENT_BROKEN, {})


_COMMITMENT_DIFFERS = Text(
    de="Gezeigt wurde vor dem Einsatz die Festlegung {shown}, die Datei hat {found}: Sie stammt nicht aus dem Spiel, das angeboten wurde.",
    fr="Avant la mise, c’est l’engagement {shown} qui a été affiché; le fichier contient {found}: il n’est pas de la partie proposée.",
    it="Prima della posta è stato mostrato l’impegno {shown}; il file ha {found}: non è della partita offerta.",
    en="Before the stake the commitment {shown} was shown, the file has {found}: it is not of the play that was offered.",
)


def commitment_differs(*, shown: object, found: object) -> Message:
    return Message(_COMMITMENT_DIFFERS, {"shown": shown, "found": found})


_CLIENT_SEED_DIFFERS = Text(
    de="Ihr Startwert war «{given}», die Datei hat «{found}»: Aus ihm folgen andere Karten.",
    fr="Votre valeur initiale était «{given}», le fichier contient «{found}»: d’autres cartes en découlent.",
    it="Il suo valore iniziale era «{given}», il file ha «{found}»: ne risultano altre carte.",
    en="Your seed was “{given}”, the file has “{found}”: other cards follow from it.",
)


def client_seed_differs(*, given: object, found: object) -> Message:
    return Message(_CLIENT_SEED_DIFFERS, {"given": given, "found": found})


_NOTHING_COMMITTED = Text(
    de="Dieser Startwert wurde nicht vor dem Einsatz festgelegt.",
    fr="Il n’y a pas eu d’engagement sur cette valeur initiale avant l’enjeu.",
    it="Non c’è stato alcun impegno su questo valore iniziale prima della puntata.",
    en="There was no commitment to this seed before the stake.",
)


def nothing_committed() -> Message:
    return Message(_NOTHING_COMMITTED, {})


_LAW_WRONG = Text(
    de="Das Wahrscheinlichkeitsgesetz ist nicht das des Spiels.",
    fr="La loi de probabilité n’est pas celle de la partie.",
    it="La legge di probabilità non è quella della partita.",
    en="The law of chance is not the play’s.",
)


def law_wrong() -> Message:
    return Message(_LAW_WRONG, {})


_DRAW_WRONG = Text(
    de="Die Startwerte ergeben «{due}», nicht «{found}».",
    fr="Les valeurs initiales donnent «{due}», et non «{found}».",
    it="I valori iniziali danno «{due}», non «{found}».",
    en="The seeds give “{due}”, not “{found}”.",
)


def draw_wrong(*, due: object, found: object) -> Message:
    return Message(_DRAW_WRONG, {"due": due, "found": found})


_CARD_MISSING = Text(
    de="Am Ende fehlt eine Karte, die noch zu ziehen war.",
    fr="Il manque à la fin une carte qui devait encore être tirée.",
    it="Alla fine manca una carta che doveva ancora essere estratta.",
    en="A card that was due is missing at the end.",
)


def card_missing() -> Message:
    return Message(_CARD_MISSING, {})


_EXPIRED_EARLY = Text(
    de="Die vier Stunden waren nicht um.",
    fr="Les quatre heures n’étaient pas écoulées.",
    it="Le quattro ore non erano trascorse.",
    en="The four hours were not over.",
)


def expired_early() -> Message:
    return Message(_EXPIRED_EARLY, {})


_TERMS_WRONG = Text(
    de="Einsatz, Spielregeln, Wahrscheinlichkeitsgesetz oder Zeit sind nicht die aufgezeichneten.",
    fr="L’enjeu, les règles du jeu, la loi de probabilité ou l’heure ne sont pas ceux qui sont enregistrés.",
    it="La puntata, le regole del gioco, la legge di probabilità o l’ora non sono quelle registrate.",
    en="Stake, rules, law of chance or time are not those on record.",
)


def terms_wrong() -> Message:
    return Message(_TERMS_WRONG, {})


_NOT_IN_FORCE = Text(
    de="Das Spiel begann unter Spielregeln oder einem Wahrscheinlichkeitsgesetz, die nicht in Kraft waren.",
    fr="La partie a commencé sous des règles du jeu ou une loi de probabilité qui n’étaient pas en vigueur.",
    it="La partita è iniziata con regole del gioco o una legge di probabilità che non erano in vigore.",
    en="The play began under rules or a law of chance that were not in force.",
)


def not_in_force() -> Message:
    return Message(_NOT_IN_FORCE, {})


_MONEY_WRONG = Text(
    de="Die Buchungen folgen nicht aus dem Spiel: Eintrag {entry}.",
    fr="Les montants comptabilisés ne découlent pas de la partie: écriture {entry}.",
    it="Gli importi contabilizzati non risultano dalla partita: registrazione {entry}.",
    en="The postings do not follow from the play: entry {entry}.",
)


def money_wrong(*, entry: object) -> Message:
    return Message(_MONEY_WRONG, {"entry": entry})


_CHAIN_BROKEN = Text(
    de="Die Kette des Journals bricht bei Eintrag {entry}.",
    fr="La chaîne du journal se rompt à l’écriture {entry}.",
    it="La catena del giornale si spezza alla registrazione {entry}.",
    en="The journal’s chain breaks at entry {entry}.",
)


def chain_broken(*, entry: object) -> Message:
    return Message(_CHAIN_BROKEN, {"entry": entry})


_ACCOUNT_WRONG = Text(
    de="Das Konto ist nicht, was sein Journal ergibt.",
    fr="Le compte ne correspond pas à ce que donne son journal.",
    it="Il conto non corrisponde a quanto risulta dal suo giornale.",
    en="The account is not what its journal adds up to.",
)


def account_wrong() -> Message:
    return Message(_ACCOUNT_WRONG, {})


_PERSON_MISSING = Text(
    de="Die Angaben zur Person fehlen, und kein Eintrag sagt, dass sie gelöscht wurden.",
    fr="Les données personnelles manquent, et aucune écriture ne dit qu’elles ont été effacées.",
    it="I dati personali mancano, e nessuna registrazione dice che sono stati cancellati.",
    en="The personal data are missing, and no entry says that they were erased.",
)


def person_missing() -> Message:
    return Message(_PERSON_MISSING, {})


_PERSON_STILL_KNOWN = Text(
    de="Laut Journal sind die Angaben zur Person gelöscht, aber sie sind noch da.",
    fr="Selon le journal, les données personnelles ont été effacées, mais elles sont encore là.",
    it="Secondo il giornale i dati personali sono stati cancellati, ma ci sono ancora.",
    en="The journal says that the personal data were erased, but they are still there.",
)


def person_still_known() -> Message:
    return Message(_PERSON_STILL_KNOWN, {})


_WORDS_WRONG = Text(
    de="Was geschrieben wurde, ist nicht das, wovon das Journal spricht.",
    fr="Ce qui a été écrit n’est pas ce dont parle le journal.",
    it="Ciò che è stato scritto non è ciò di cui parla il giornale.",
    en="What was written is not what the journal speaks of.",
)


def words_wrong() -> Message:
    return Message(_WORDS_WRONG, {})


_PLAYS_WRONG = Text(
    de="Spiele laut Journal: {known}, gespeichert: {kept}.",
    fr="Parties selon le journal: {known}, enregistrées: {kept}.",
    it="Partite secondo il giornale: {known}, salvate: {kept}.",
    en="Plays according to the journal: {known}, kept: {kept}.",
)


def plays_wrong(*, known: object, kept: object) -> Message:
    return Message(_PLAYS_WRONG, {"known": known, "kept": kept})


_SEAL_BROKEN = Text(
    de="Siegel {seal} passt nicht zum Buch {book}.",
    fr="Le sceau {seal} ne correspond pas au livre {book}.",
    it="Il sigillo {seal} non corrisponde al libro {book}.",
    en="Seal {seal} does not match the book {book}.",
)


def seal_broken(*, seal: object, book: object) -> Message:
    return Message(_SEAL_BROKEN, {"seal": seal, "book": book})


_NOT_ALLOWED = Text(
    de="Was Eintrag {entry} festhält, hätten Limiten, Sperren oder Fristen nicht zugelassen.",
    fr="Ce que constate l’écriture {entry}, les limites, blocages ou délais ne l’auraient pas permis.",
    it="Ciò che attesta la registrazione {entry} non sarebbe stato permesso da limiti, blocchi o termini.",
    en="What entry {entry} records would not have been allowed by limits, blocks or notice.",
)


def not_allowed(*, entry: object) -> Message:
    return Message(_NOT_ALLOWED, {"entry": entry})


_NO_AUTHORITY = Text(
    de="Eintrag {entry} stammt von {actor}. Diese Person war damals nicht dazu befugt.",
    fr="L’écriture {entry} est de {actor}. Cette personne n’y était alors pas autorisée.",
    it="La registrazione {entry} è di {actor}. Questa persona allora non ne aveva la facoltà.",
    en="Entry {entry} is by {actor}, who had no authority for it then.",
)


def no_authority(*, entry: object, actor: object) -> Message:
    return Message(_NO_AUTHORITY, {"entry": entry, "actor": actor})


_NOT_APPROVED = Text(
    de="Was Eintrag {entry} festhält, hätte eine zweite Person genehmigen müssen, oder wer es genehmigte, durfte es nicht.",
    fr="Ce que constate l’écriture {entry} devait être approuvé par une seconde personne, ou qui l’a approuvé ne le pouvait pas.",
    it="Ciò che attesta la registrazione {entry} doveva essere approvato da una seconda persona, o chi l’ha approvato non poteva farlo.",
    en="What entry {entry} records needed the approval of a second person, or whoever approved it could not.",
)


def not_approved(*, entry: object) -> Message:
    return Message(_NOT_APPROVED, {"entry": entry})


_READS_WRONG = Text(
    de="Im Verzeichnis der Einsichten stimmt Eintrag {entry} nicht oder fehlt.",
    fr="Dans le registre des consultations, l’écriture {entry} est fausse ou manque.",
    it="Nel registro delle consultazioni la registrazione {entry} è sbagliata o manca.",
    en="In the record of reads, entry {entry} is wrong or missing.",
)


def reads_wrong(*, entry: object) -> Message:
    return Message(_READS_WRONG, {"entry": entry})


_CANNOT_BE_READ = Text(
    de="Das lässt sich nicht lesen ({problem}).",
    fr="Cela ne se laisse pas lire ({problem}).",
    it="Non si lascia leggere ({problem}).",
    en="This cannot be read ({problem}).",
)


def cannot_be_read(*, problem: object) -> Message:
    return Message(_CANNOT_BE_READ, {"problem": problem})


_DATABASE_DAMAGED = Text(
    de="Die Datenbank ist beschädigt: {problem}",
    fr="La base de données est endommagée: {problem}",
    it="La banca dati è danneggiata: {problem}",
    en="The database is damaged: {problem}",
)


def database_damaged(*, problem: object) -> Message:
    return Message(_DATABASE_DAMAGED, {"problem": problem})


_SCHEMA_MISSING = Text(
    de="In der Datenbank fehlt etwas: {kind} {name}.",
    fr="Il manque quelque chose dans la base de données: {kind} {name}.",
    it="Nella banca dati manca qualcosa: {kind} {name}.",
    en="Something is missing from the database: {kind} {name}.",
)


def schema_missing(*, kind: object, name: object) -> Message:
    return Message(_SCHEMA_MISSING, {"kind": kind, "name": name})


_SCHEMA_ALTERED = Text(
    de="Etwas in der Datenbank ist nicht, wie dieses Programm es anlegt: {kind} {name}.",
    fr="Quelque chose dans la base de données n’est pas tel que ce programme le crée: {kind} {name}.",
    it="Qualcosa nella banca dati non è come lo crea questo programma: {kind} {name}.",
    en="Something in the database is not as this program makes it: {kind} {name}.",
)


def schema_altered(*, kind: object, name: object) -> Message:
    return Message(_SCHEMA_ALTERED, {"kind": kind, "name": name})


_SCHEMA_ADDED = Text(
    de="In der Datenbank ist etwas, das dieses Programm nicht anlegt: {kind} {name}.",
    fr="Il y a dans la base de données quelque chose que ce programme ne crée pas: {kind} {name}.",
    it="Nella banca dati c’è qualcosa che questo programma non crea: {kind} {name}.",
    en="There is something in the database that this program does not make: {kind} {name}.",
)


def schema_added(*, kind: object, name: object) -> Message:
    return Message(_SCHEMA_ADDED, {"kind": kind, "name": name})


_OWNER_WRONG = Text(
    de="{name} gehört in der Datenbank {owner}, alles andere {due}.",
    fr="Dans la base de données, {name} appartient à {owner}, tout le reste à {due}.",
    it="Nella banca dati {name} appartiene a {owner}, tutto il resto a {due}.",
    en="In the database, {name} belongs to {owner}, everything else to {due}.",
)


def owner_wrong(*, name: object, owner: object, due: object) -> Message:
    return Message(_OWNER_WRONG, {"name": name, "owner": owner, "due": due})


_PERSON_CHANGED = Text(
    de="Die Angaben zur Person oder der Benutzername sind nicht die, deren Prüfsumme im Journal steht.",
    fr="Les données personnelles ou le nom d’utilisateur ne sont pas ceux dont l’empreinte figure dans le journal.",
    it="I dati personali o il nome utente non sono quelli la cui impronta è nel giornale.",
    en="The personal data or the user name are not those whose hash is in the journal.",
)


def person_changed() -> Message:
    return Message(_PERSON_CHANGED, {})


_CREDENTIALS_WRONG = Text(
    de="Passwort oder zweiter Faktor von {name} wurden geändert oder entfernt, ohne dass ein Eintrag es sagt.",
    fr="Le mot de passe ou le second facteur de {name} a été changé ou supprimé sans qu’une écriture le dise.",
    it="La password o il secondo fattore di {name} è cambiato o manca senza che una registrazione lo dica.",
    en="The password or second factor of {name} was changed or removed, and no entry says so.",
)


def credentials_wrong(*, name: object) -> Message:
    return Message(_CREDENTIALS_WRONG, {"name": name})


_NO_LOG_IN = Text(
    de="Eintrag {entry} stammt von {actor}, aber laut Journal war diese Person damals nicht angemeldet.",
    fr="L’écriture {entry} est de {actor}, mais selon le journal cette personne n’était alors pas connectée.",
    it="La registrazione {entry} è di {actor}, ma secondo il giornale questa persona allora non era collegata.",
    en="Entry {entry} is by {actor}, but the journal says that this person was not logged in then.",
)


def no_log_in(*, entry: object, actor: object) -> Message:
    return Message(_NO_LOG_IN, {"entry": entry, "actor": actor})


_REFERENCE_TWICE = Text(
    de="Eintrag {entry} ist dieselbe Zahlung wie Eintrag {first}: Beide haben dieselbe Referenz.",
    fr="L’écriture {entry} est le même paiement que l’écriture {first}: les deux ont la même référence.",
    it="La registrazione {entry} è lo stesso pagamento della registrazione {first}: entrambe hanno lo stesso riferimento.",
    en="Entry {entry} is the same payment as entry {first}: both have the same reference.",
)


def reference_twice(*, entry: object, first: object) -> Message:
    return Message(_REFERENCE_TWICE, {"entry": entry, "first": first})


_REGISTER_WRONG = Text(
    de="Das Verzeichnis {register} sagt etwas anderes als das Journal.",
    fr="Le registre {register} dit autre chose que le journal.",
    it="Il registro {register} dice altro rispetto al giornale.",
    en="The register {register} says something else than the journal.",
)


def register_wrong(*, register: object) -> Message:
    return Message(_REGISTER_WRONG, {"register": register})


_LOG_AHEAD = Text(
    de="Das öffentliche Protokoll kennt Siegel {published}, die Datenbank endet bei Siegel {known}: Die Datenbank wurde zurückgesetzt, oder es fehlen Siegel.",
    fr="Le registre public connaît le sceau {published}, la base de données finit au sceau {known}: la base de données a été ramenée en arrière, ou des sceaux manquent.",
    it="Il registro pubblico conosce il sigillo {published}, la banca dati finisce al sigillo {known}: la banca dati è stata riportata indietro, oppure mancano sigilli.",
    en="The public log knows seal {published}, the database ends at seal {known}: the database was set back, or seals are missing.",
)


def log_ahead(*, published: object, known: object) -> Message:
    return Message(_LOG_AHEAD, {"published": published, "known": known})


_LOG_DIFFERS = Text(
    de="Eintrag {entry} des öffentlichen Protokolls sagt etwas anderes als die Datenbank.",
    fr="L’entrée {entry} du registre public dit autre chose que la base de données.",
    it="La voce {entry} del registro pubblico dice altro rispetto alla banca dati.",
    en="Entry {entry} of the public log says something else than the database.",
)


def log_differs(*, entry: object) -> Message:
    return Message(_LOG_DIFFERS, {"entry": entry})


_LOG_FOREIGN = Text(
    de="{where} ist das öffentliche Protokoll eines anderen Hauses: {origin}.",
    fr="{where} est le registre public d’une autre maison: {origin}.",
    it="{where} è il registro pubblico di un’altra casa: {origin}.",
    en="{where} is the public log of another house: {origin}.",
)


def log_foreign(*, where: object, origin: object) -> Message:
    return Message(_LOG_FOREIGN, {"where": where, "origin": origin})


_LOG_FORGED = Text(
    de="Der Stand des öffentlichen Protokolls in {where} ist nicht von diesem Haus unterschrieben.",
    fr="L’état du registre public dans {where} n’est pas signé par cette maison.",
    it="Lo stato del registro pubblico in {where} non è firmato da questa casa.",
    en="The head of the public log at {where} is not signed by this house.",
)


def log_forged(*, where: object) -> Message:
    return Message(_LOG_FORGED, {"where": where})


_LOG_DAMAGED = Text(
    de="Im öffentlichen Protokoll in {where} fehlt {file} oder passt nicht zum unterschriebenen Stand.",
    fr="Dans le registre public de {where}, {file} manque ou ne correspond pas à l’état signé.",
    it="Nel registro pubblico in {where}, {file} manca o non corrisponde allo stato firmato.",
    en="In the public log at {where}, {file} is missing or does not fit the signed head.",
)


def log_damaged(*, where: object, file: object) -> Message:
    return Message(_LOG_DAMAGED, {"where": where, "file": file})


_LOG_SHORT = Text(
    de="Das öffentliche Protokoll in {where} hat {found} Einträge; veröffentlicht waren {published}.",
    fr="Le registre public dans {where} a {found} entrées; {published} avaient été publiées.",
    it="Il registro pubblico in {where} ha {found} voci; ne erano state pubblicate {published}.",
    en="The public log at {where} has {found} entries; {published} were published.",
)


def log_short(*, where: object, found: object, published: object) -> Message:
    return Message(_LOG_SHORT, {"where": where, "found": found, "published": published})


_LOG_UNREACHABLE = Text(
    de="Das öffentliche Protokoll in {where} ist nicht erreichbar: {problem}.",
    fr="Le registre public dans {where} n’est pas accessible: {problem}.",
    it="Il registro pubblico in {where} non è raggiungibile: {problem}.",
    en="The public log at {where} cannot be reached: {problem}.",
)


def log_unreachable(*, where: object, problem: object) -> Message:
    return Message(_LOG_UNREACHABLE, {"where": where, "problem": problem})


_LOG_KEY_MISSING = Text(
    de="Der Schlüssel, mit dem das öffentliche Protokoll unterschrieben wird, fehlt in der Schlüsseldatei des Hauses.",
    fr="La clé qui signe le registre public manque dans le fichier des clés de la maison.",
    it="La chiave che firma il registro pubblico manca nel file delle chiavi della casa.",
    en="The key that signs the public log is missing in the key file of the house.",
)


def log_key_missing() -> Message:
    return Message(_LOG_KEY_MISSING, {})


_LOG_MISSING = Text(
    de="In {where} ist kein öffentliches Protokoll.",
    fr="Il n’y a pas de registre public dans {where}.",
    it="In {where} non c’è alcun registro pubblico.",
    en="There is no public log at {where}.",
)


def log_missing(*, where: object) -> Message:
    return Message(_LOG_MISSING, {"where": where})


_LOG_REWRITTEN = Text(
    de="Das öffentliche Protokoll hatte {before} Einträge und hat jetzt {now}, aber das neue setzt das alte nicht fort.",
    fr="Le registre public avait {before} entrées et en a maintenant {now}, mais le nouveau ne continue pas l’ancien.",
    it="Il registro pubblico aveva {before} voci e ora ne ha {now}, ma il nuovo non continua il vecchio.",
    en="The public log had {before} entries and has {now} now, but the new one does not continue the old one.",
)


def log_rewritten(*, before: object, now: object) -> Message:
    return Message(_LOG_REWRITTEN, {"before": before, "now": now})


_NOT_WITNESSED = Text(
    de="{witness} hat diesen Stand des öffentlichen Protokolls nicht mitunterschrieben.",
    fr="{witness} n’a pas contresigné cet état du registre public.",
    it="{witness} non ha controfirmato questo stato del registro pubblico.",
    en="{witness} has not cosigned this head of the public log.",
)


def not_witnessed(*, witness: object) -> Message:
    return Message(_NOT_WITNESSED, {"witness": witness})


_BAD_LOG_KEY = Text(
    de="Das ist kein öffentlicher Schlüssel eines Protokolls oder Zeugen: {key}.",
    fr="Ce n’est pas une clé publique d’un registre ou d’un témoin: {key}.",
    it="Questa non è una chiave pubblica di un registro o di un testimone: {key}.",
    en="This is no public key of a log or a witness: {key}.",
)


def bad_log_key(*, key: object) -> Message:
    return Message(_BAD_LOG_KEY, {"key": key})


_SEAL_NOT_LOGGED = Text(
    de="Dieses Siegel steht nicht im öffentlichen Protokoll.",
    fr="Ce sceau ne figure pas dans le registre public.",
    it="Questo sigillo non figura nel registro pubblico.",
    en="This seal is not in the public log.",
)


def seal_not_logged() -> Message:
    return Message(_SEAL_NOT_LOGGED, {})


_PLAYERS_SEEDS_WRONG = Text(
    de="Die Startwerte der Spieler sind nicht die, die mit ihren Einsätzen kamen.",
    fr="Les valeurs initiales des joueurs ne sont pas celles qui accompagnaient leurs mises.",
    it="I valori iniziali dei giocatori non sono quelli giunti con le loro puntate.",
    en="The players’ seeds are not those that came with their bets.",
)


def players_seeds_wrong() -> Message:
    return Message(_PLAYERS_SEEDS_WRONG, {})


_BETS_WRONG = Text(
    de="Einsätze oder Button sind nicht die aufgezeichneten: Eintrag {entry}.",
    fr="Les mises ou le Button ne sont pas ceux qui sont enregistrés: écriture {entry}.",
    it="Le puntate o il Button non sono quelli registrati: registrazione {entry}.",
    en="Bets or button are not those on record: entry {entry}.",
)


def bets_wrong(*, entry: object) -> Message:
    return Message(_BETS_WRONG, {"entry": entry})


_DECISION_WRONG = Text(
    de="Eine Entscheidung ist nicht die aufgezeichnete: Eintrag {entry}.",
    fr="Une décision n’est pas celle qui est enregistrée: écriture {entry}.",
    it="Una decisione non è quella registrata: registrazione {entry}.",
    en="A decision is not the one on record: entry {entry}.",
)


def decision_wrong(*, entry: object) -> Message:
    return Message(_DECISION_WRONG, {"entry": entry})


_CHIPS_WRONG = Text(
    de="Die Chips zwischen Konto {player} und Tisch {table} stimmen in den beiden Büchern nicht überein.",
    fr="Les jetons entre le compte {player} et la table {table} ne concordent pas dans les deux livres.",
    it="Le fiche tra il conto {player} e il tavolo {table} non coincidono nei due libri.",
    en="The chips between account {player} and table {table} are not the same in both books.",
)


def chips_wrong(*, player: object, table: object) -> Message:
    return Message(_CHIPS_WRONG, {"player": player, "table": table})


_BETTORS_WRONG = Text(
    de="Wer an diesem Tisch in welchem Spiel gesetzt hat, ist anders verzeichnet als im Journal.",
    fr="Le registre indiquant qui a misé dans quelle partie à cette table n’est pas celui que donne le journal.",
    it="Il registro di chi ha puntato in quale partita a questo tavolo non è quello che risulta dal giornale.",
    en="The register of who bet in which game at this table is not what its journal says.",
)


def bettors_wrong() -> Message:
    return Message(_BETTORS_WRONG, {})


_TABLE_NOT_ALLOWED = Text(
    de="Was Eintrag {entry} festhält, hätten die Regeln des Tisches nicht zugelassen.",
    fr="Ce que constate l’écriture {entry}, les règles de la table ne l’auraient pas permis.",
    it="Ciò che attesta la registrazione {entry} non sarebbe stato permesso dalle regole del tavolo.",
    en="What entry {entry} records would not have been allowed by the rules of the table.",
)


def table_not_allowed(*, entry: object) -> Message:
    return Message(_TABLE_NOT_ALLOWED, {"entry": entry})


_BAD_QUESTION = Text(
    de="Eine Anfrage hat einen Betreff mit höchstens {subject} Zeichen und einen Text mit höchstens {text} Zeichen.",
    fr="Une demande a un objet d’au plus {subject} caractères et un texte d’au plus {text} caractères.",
    it="Una richiesta ha un oggetto di al massimo {subject} caratteri e un testo di al massimo {text} caratteri.",
    en="A question has a subject of at most {subject} characters and a text of at most {text} characters.",
)


def bad_question(*, subject: object, text: object) -> Message:
    return Message(_BAD_QUESTION, {"subject": subject, "text": text})


_NO_QUESTION = Text(
    de="Diese Anfrage gibt es nicht.",
    fr="Cette demande n’existe pas.",
    it="Questa richiesta non esiste.",
    en="There is no such question.",
)


def no_question() -> Message:
    return Message(_NO_QUESTION, {})


_BAD_REACH = Text(
    de="Bitte geben Sie eine E-Mail-Adresse oder eine Telefonnummer für die Antwort an.",
    fr="Veuillez indiquer une adresse électronique ou un numéro de téléphone pour la réponse.",
    it="Indichi un indirizzo e-mail o un numero di telefono per la risposta, per favore.",
    en="Please give an e-mail address or a telephone number for the answer.",
)


def bad_reach() -> Message:
    return Message(_BAD_REACH, {})


_GUEST_ANSWERED = Text(
    de="Diese Anfrage wurde schon beantwortet, im Eintrag {entry} des Hauses.",
    fr="Cette demande a déjà reçu une réponse, à l’écriture {entry} de la maison.",
    it="A questa richiesta è già stata data una risposta, alla registrazione {entry} della casa.",
    en="This question has been answered already, in entry {entry} of the house.",
)


def guest_answered(*, entry: object) -> Message:
    return Message(_GUEST_ANSWERED, {"entry": entry})


_NO_OPEN_DISPUTE = Text(
    de="Das ist keine Beanstandung, über die noch zu entscheiden ist.",
    fr="Ce n’est pas une contestation sur laquelle il reste à décider.",
    it="Non è un reclamo sul quale resta da decidere.",
    en="This is no dispute that is still to be decided.",
)


def no_open_dispute() -> Message:
    return Message(_NO_OPEN_DISPUTE, {})


_TOO_MANY_QUESTIONS = Text(
    de=Alternatives("most", {"one": "{most} Anfrage wartet noch auf eine Antwort. Bitte warten Sie diese ab.", "other": "{most} Anfragen warten noch auf eine Antwort. Bitte warten Sie diese ab."}),
    fr=Alternatives("most", {"one": "{most} demande attend encore une réponse. Veuillez l’attendre.", "other": "{most} demandes attendent encore une réponse. Veuillez les attendre."}),
    it=Alternatives("most", {"one": "{most} richiesta aspetta ancora una risposta. Attendetela, per favore.", "other": "{most} richieste aspettano ancora una risposta. Attendetele, per favore."}),
    en=Alternatives("most", {"one": "{most} question still waits for an answer. Please wait for it.", "other": "{most} questions still wait for an answer. Please wait for them."}),
)


def too_many_questions(*, most: int) -> Message:
    return Message(_TOO_MANY_QUESTIONS, {"most": most})


_NOT_YOUR_GAME = Text(
    de="Beanstanden können Sie nur Ihre eigenen Spiele und die Spiele am Tisch, in denen Sie einen Einsatz hatten.",
    fr="Vous ne pouvez contester que vos propres jeux et les jeux à une table où vous aviez une mise.",
    it="Potete contestare solo le vostre partite e le partite al tavolo nelle quali avevate una puntata.",
    en="You can dispute only your own plays, and games at a table in which you had a bet.",
)


def not_your_game() -> Message:
    return Message(_NOT_YOUR_GAME, {})


_BAD_CRITERIA = Text(
    de="Diese Kriterien lassen sich nicht lesen: {problem}",
    fr="Ces critères ne peuvent pas être lus : {problem}",
    it="Questi criteri non possono essere letti: {problem}",
    en="These criteria cannot be read: {problem}",
)


def bad_criteria(*, problem: object) -> Message:
    return Message(_BAD_CRITERIA, {"problem": problem})


_NO_CASE = Text(
    de="Diesen Fall gibt es nicht.",
    fr="Ce cas n’existe pas.",
    it="Questo caso non esiste.",
    en="There is no such case.",
)


def no_case() -> Message:
    return Message(_NO_CASE, {})


_CASE_NOT_OPEN = Text(
    de="Dieser Fall ist abgeschlossen.",
    fr="Ce cas est clos.",
    it="Questo caso è chiuso.",
    en="This case is closed.",
)


def case_not_open() -> Message:
    return Message(_CASE_NOT_OPEN, {})


_CASE_IS_OPEN = Text(
    de="Für dieses Konto ist bereits ein Fall offen: Nummer {number}.",
    fr="Un cas est déjà ouvert pour ce compte : numéro {number}.",
    it="Per questo conto è già aperto un caso: numero {number}.",
    en="A case is already open for this account: number {number}.",
)


def case_is_open(*, number: object) -> Message:
    return Message(_CASE_IS_OPEN, {"number": number})


_BAD_MEASURE = Text(
    de="Diese Massnahme ist so nicht möglich. Eine Pause dauert 1 bis {days} Tage. Eine Limite braucht einen Betrag und 1 bis {days} Tage, und sie darf nicht höher sein als die geltende.",
    fr="Cette mesure n’est pas possible ainsi. Une pause dure de 1 à {days} jours. Une limite demande un montant et de 1 à {days} jours, et elle ne doit pas dépasser celle en vigueur.",
    it="Questa misura non è possibile così. Una pausa dura da 1 a {days} giorni. Un limite richiede un importo e da 1 a {days} giorni, e non può superare quello in vigore.",
    en="This measure is not possible like this. A pause takes 1 to {days} days. A limit needs an amount and 1 to {days} days, and it must not be higher than the one in force.",
)


def bad_measure(*, days: object) -> Message:
    return Message(_BAD_MEASURE, {"days": days})


_HOUSE_LIMIT = Text(
    de="Das Haus hat diese Limite zu Ihrem Schutz bis {until} auf höchstens CHF {most} gesetzt.",
    fr="Pour vous protéger, la maison a fixé cette limite à CHF {most} au plus jusqu’au {until}.",
    it="Per proteggervi, la casa ha fissato questo limite a CHF {most} al massimo fino al {until}.",
    en="To protect you, the house has set this limit to CHF {most} at most until {until}.",
)


def house_limit(*, until: object, most: object) -> Message:
    return Message(_HOUSE_LIMIT, {"until": until, "most": most})
