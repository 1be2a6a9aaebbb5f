"""Why the house says no: one reason each, with the article or ruling and a sentence in four languages."""

from ventuno.rules.language import Text
from ventuno.rules.refusals import Reason

UNDER_18 = Reason(
    "under_18",
    "Art. 1.1, B19",
    Text(
        de="Ein Konto kann erst ab 18 Jahren eröffnet werden.",
        fr="Un compte ne peut être ouvert qu’à partir de 18 ans.",
        it="Un conto può essere aperto solo a partire dai 18 anni.",
        en="An account can be opened from the age of 18 only.",
    ),
)
BAD_BIRTH_DATE = Reason(
    "bad_birth_date",
    "B19",
    Text(
        de="Dieses Geburtsdatum ist nicht möglich.",
        fr="Cette date de naissance n’est pas possible.",
        it="Questa data di nascita non è possibile.",
        en="This date of birth is not possible.",
    ),
)
CANTON_NOT_SERVED = Reason(
    "canton_not_served",
    "Art. 1.2",
    Text(
        de="Ein Konto setzt einen Wohnsitz in einem dieser Kantone voraus: {cantons}.",
        fr="Un compte suppose un domicile dans l’un de ces cantons: {cantons}.",
        it="Un conto richiede il domicilio in uno di questi cantoni: {cantons}.",
        en="An account requires residence in one of these cantons: {cantons}.",
    ),
)
PERSON_HAS_ACCOUNT = Reason(
    "person_has_account",
    "B19",
    Text(
        de="Diese Person hat schon ein Konto; mehr als eines ist nicht möglich.",
        fr="Cette personne a déjà un compte; un seul est possible.",
        it="Questa persona ha già un conto; se ne può avere uno solo.",
        en="This person has an account already; only one is possible.",
    ),
)
LOGIN_TAKEN = Reason(
    "login_taken",
    "B19",
    Text(
        de="Dieser Benutzername ist schon vergeben.",
        fr="Ce nom d’utilisateur est déjà pris.",
        it="Questo nome utente è già in uso.",
        en="This user name is already taken.",
    ),
)
BAD_LOGIN = Reason(
    "bad_login",
    "B19",
    Text(
        de="Ein Benutzername hat 3 bis 32 Zeichen: Kleinbuchstaben, Ziffern, Punkt, Binde- und Unterstrich.",
        fr="Un nom d’utilisateur compte de 3 à 32 caractères: minuscules, chiffres, point, trait d’union et tiret bas.",
        it="Un nome utente ha da 3 a 32 caratteri: minuscole, cifre, punto, trattino e trattino basso.",
        en="A user name has 3 to 32 characters: lower-case letters, digits, dot, hyphen and underscore.",
    ),
)
BAD_NAME = Reason(
    "bad_name",
    "B19",
    Text(
        de="Es braucht Vor- und Nachnamen, zusammen höchstens {most} Zeichen.",
        fr="Il faut le prénom et le nom, {most} caractères au plus en tout.",
        it="Servono nome e cognome, al massimo {most} caratteri in tutto.",
        en="First and last name are needed, at most {most} characters in all.",
    ),
)
BAD_PASSWORD = Reason(
    "bad_password",
    "B19",
    Text(
        de="Ein Passwort hat {least} bis {most} Zeichen.",
        fr="Un mot de passe compte de {least} à {most} caractères.",
        it="Una password ha da {least} a {most} caratteri.",
        en="A password has {least} to {most} characters.",
    ),
)
WRONG_PASSWORD = Reason(
    "wrong_password",
    "B19",
    Text(
        de="Benutzername oder Passwort stimmt nicht.",
        fr="Le nom d’utilisateur ou le mot de passe est incorrect.",
        it="Nome utente o password non corretti.",
        en="User name or password is not right.",
    ),
)
NO_ACCOUNT = Reason(
    "no_account",
    "B19",
    Text(
        de="Ein solches Konto gibt es nicht.",
        fr="Ce compte n’existe pas.",
        it="Questo conto non esiste.",
        en="There is no such account.",
    ),
)
RULES_NOT_ACCEPTED = Reason(
    "rules_not_accepted",
    "Art. 5",
    Text(
        de="Vor dem ersten Spiel müssen die Spielregeln {rules} anerkannt werden.",
        fr="Avant la première partie, il faut accepter les règles du jeu {rules}.",
        it="Prima della prima partita bisogna accettare le regole del gioco {rules}.",
        en="Before the first play the rules {rules} must be accepted.",
    ),
)
RULES_NOT_IN_FORCE = Reason(
    "rules_not_in_force",
    "B19",
    Text(
        de="In Kraft sind die Spielregeln {rules}.",
        fr="Les règles du jeu en vigueur sont {rules}.",
        it="Sono in vigore le regole del gioco {rules}.",
        en="The rules in force are {rules}.",
    ),
)
LIMITS_NOT_SET = Reason(
    "limits_not_set",
    "B18",
    Text(
        de="Vor dem ersten Spiel müssen die Nettoverlustlimiten für 1, 7 und 30 Tage gesetzt werden.",
        fr="Avant la première partie, il faut fixer les limites de perte nette sur 1, 7 et 30 jours.",
        it="Prima della prima partita bisogna fissare i limiti di perdita netta su 1, 7 e 30 giorni.",
        en="Before the first play the net-loss limits for 1, 7 and 30 days must be set.",
    ),
)
LIMIT_TOO_HIGH = Reason(
    "limit_too_high",
    "B18",
    Text(
        de="Diese Limite kann höchstens CHF {most} betragen.",
        fr="Cette limite peut être de CHF {most} au plus.",
        it="Questo limite può essere al massimo di CHF {most}.",
        en="This limit can be CHF {most} at most.",
    ),
)
LIMIT_NEEDED = Reason(
    "limit_needed",
    "B18",
    Text(
        de="Eine Nettoverlustlimite kann gesenkt oder erhöht, aber nicht aufgehoben werden.",
        fr="Une limite de perte nette peut être abaissée ou relevée, mais pas supprimée.",
        it="Un limite di perdita netta può essere ridotto o aumentato, ma non soppresso.",
        en="A net-loss limit can be lowered or raised, but not removed.",
    ),
)
LOSS_LIMIT_REACHED = Reason(
    "loss_limit_reached",
    "Art. 10.2, B18",
    Text(
        de="Die {days}-Tages-Nettoverlustlimite von CHF {limit} lässt noch CHF {left} zu; mehr ab {more_from}.",
        fr="De la limite de perte nette de CHF {limit} (période en jours: {days}), il reste CHF {left}; davantage dès "
        "le {more_from}.",
        it="Del limite di perdita netta di CHF {limit} (periodo in giorni: {days}) restano CHF {left}; di più dal "
        "{more_from}.",
        en="The {days}-day net-loss limit of CHF {limit} leaves CHF {left}; more from {more_from}.",
    ),
)
LOSS_LIMIT_TOO_LOW = Reason(  # the same, where waiting does not help
    "loss_limit_reached",
    "Art. 10.2, B18",
    Text(
        de="Die {days}-Tages-Nettoverlustlimite von CHF {limit} lässt nur CHF {left} zu.",
        fr="De la limite de perte nette de CHF {limit} (période en jours: {days}), il reste CHF {left}.",
        it="Del limite di perdita netta di CHF {limit} (periodo in giorni: {days}) restano CHF {left}.",
        en="The {days}-day net-loss limit of CHF {limit} leaves only CHF {left}.",
    ),
)
DEPOSIT_LIMIT_REACHED = Reason(
    "deposit_limit_reached",
    "Art. 10.2, B18",
    Text(
        de="Die {days}-Tages-Einzahllimite von CHF {limit} lässt noch CHF {left} zu; mehr ab {more_from}.",
        fr="De la limite de versement de CHF {limit} (période en jours: {days}), il reste CHF {left}; davantage dès le "
        "{more_from}.",
        it="Del limite di versamento di CHF {limit} (periodo in giorni: {days}) restano CHF {left}; di più dal "
        "{more_from}.",
        en="The {days}-day deposit limit of CHF {limit} leaves CHF {left}; more from {more_from}.",
    ),
)
DEPOSIT_LIMIT_TOO_LOW = Reason(  # the same, where waiting does not help
    "deposit_limit_reached",
    "Art. 10.2, B18",
    Text(
        de="Die {days}-Tages-Einzahllimite von CHF {limit} lässt nur CHF {left} zu.",
        fr="De la limite de versement de CHF {limit} (période en jours: {days}), il reste CHF {left}.",
        it="Del limite di versamento di CHF {limit} (periodo in giorni: {days}) restano CHF {left}.",
        en="The {days}-day deposit limit of CHF {limit} leaves only CHF {left}.",
    ),
)
DAILY_PLAYS_REACHED = Reason(
    "daily_plays_reached",
    "Art. 4.2",
    Text(
        de="Pro Tag sind höchstens {most} Spiele möglich; das nächste ab {more_from}.",
        fr="Au plus {most} parties sont possibles par jour; la prochaine dès le {more_from}.",
        it="Sono possibili al massimo {most} partite al giorno; la prossima dal {more_from}.",
        en="At most {most} plays a day are possible; the next from {more_from}.",
    ),
)
SELF_BLOCKED = Reason(
    "self_blocked",
    "B19",
    Text(
        de="Das Konto ist auf Ihren Wunsch bis {until} gesperrt.",
        fr="Le compte est bloqué à votre demande jusqu’au {until}.",
        it="Il conto è bloccato su vostra richiesta fino al {until}.",
        en="The account is blocked at your request until {until}.",
    ),
)
BAD_BLOCK = Reason(
    "bad_block",
    "B19",
    Text(
        de="Eine Sperre dauert {least} bis {most} Tage.",
        fr="Un blocage dure de {least} à {most} jours.",
        it="Un blocco dura da {least} a {most} giorni.",
        en="A block lasts {least} to {most} days.",
    ),
)
EXCLUDED = Reason(
    "excluded",
    "B19",
    Text(
        de="Das Konto ist vom Spiel ausgeschlossen.",
        fr="Le compte est exclu du jeu.",
        it="Il conto è escluso dal gioco.",
        en="The account is excluded from play.",
    ),
)
BAD_AMOUNT = Reason(
    "bad_amount",
    "Ledger",
    Text(
        de="Möglich sind Beträge von CHF 0.01 bis {most} mit höchstens zwei Dezimalstellen.",
        fr="Un montant va de CHF 0.01 à {most}, avec deux décimales au plus.",
        it="Un importo va da CHF 0.01 a {most}, con al massimo due decimali.",
        en="An amount is CHF 0.01 to {most}, with two decimals at most.",
    ),
)
BALANCE_TOO_LOW = Reason(
    "balance_too_low",
    "Art. 10.2",
    Text(
        de="Das Guthaben reicht nicht: Verfügbar sind CHF {balance}, gebraucht werden CHF {needed}.",
        fr="Le solde ne suffit pas: CHF {balance} disponibles, CHF {needed} nécessaires.",
        it="Il saldo non basta: disponibili CHF {balance}, necessari CHF {needed}.",
        en="The balance is too low: CHF {balance} available, CHF {needed} needed.",
    ),
)
NO_RATE = Reason(
    "no_rate",
    "C15",
    Text(
        de="Für {currency} ist kein Wechselkurs angeschlagen.",
        fr="Aucun cours de change n’est affiché pour {currency}.",
        it="Per {currency} non è esposto alcun corso di cambio.",
        en="No exchange rate is posted for {currency}.",
    ),
)
BAD_RATE = Reason(
    "bad_rate",
    "C15",
    Text(
        de="Ein Kurs ist eine Zahl über 0 mit höchstens vier Dezimalstellen, und der Ankaufskurs liegt nicht über dem "
        "Verkaufskurs.",
        fr="Un cours est un nombre supérieur à 0 avec quatre décimales au plus, et le cours d’achat ne dépasse pas le "
        "cours de vente.",
        it="Un corso è un numero maggiore di 0 con al massimo quattro decimali, e il corso d’acquisto non supera "
        "quello di vendita.",
        en="A rate is a number above 0 with four decimals at most, and the buying rate does not exceed the selling "
        "rate.",
    ),
)
REASON_NEEDED = Reason(
    "reason_needed",
    "Ledger",
    Text(
        de="Dafür braucht es eine Begründung von höchstens {most} Zeichen.",
        fr="Il faut une justification de {most} caractères au plus.",
        it="Serve una motivazione di al massimo {most} caratteri.",
        en="This needs a reason of at most {most} characters.",
    ),
)
BAD_ADJUSTMENT = Reason(
    "bad_adjustment",
    "Ledger",
    Text(
        de="Eine Korrektur geht von einem Konto auf ein anderes, nie von oder auf das eines Spiels; auf {account} sind "
        "CHF {balance}.",
        fr="Une correction va d’un compte à un autre, jamais depuis ou vers celui d’une partie; {account} a CHF "
        "{balance}.",
        it="Una correzione va da un conto a un altro, mai da o verso quello di una partita; su {account} ci sono CHF "
        "{balance}.",
        en="A correction moves from one account to another, never from or to a play’s; {account} has CHF {balance}.",
    ),
)
OPERATORS_ONLY = Reason(
    "operators_only",
    "House",
    Text(
        de="Das darf nur der Betreiber.",
        fr="Seul l’exploitant peut le faire.",
        it="Può farlo solo il gestore.",
        en="Only an operator can do that.",
    ),
)
PLAY_RUNNING = Reason(
    "play_running",
    "B16",
    Text(
        de="Das Spiel {play} läuft noch bis {until}; zuerst muss es beendet werden.",
        fr="La partie {play} est en cours jusqu’au {until}; il faut d’abord la terminer.",
        it="La partita {play} è in corso fino al {until}; prima bisogna terminarla.",
        en="The play {play} is running until {until}; it must be finished first.",
    ),
)
NO_PLAY = Reason(
    "no_play",
    "B3",
    Text(
        de="Ein solches Spiel gibt es in diesem Konto nicht.",
        fr="Cette partie n’existe pas dans ce compte.",
        it="Questa partita non esiste in questo conto.",
        en="There is no such play in this account.",
    ),
)
NOT_STARTED = Reason(
    "not_started",
    "B3",
    Text(
        de="Dieses Spiel wurde angeboten, hat aber noch nicht begonnen.",
        fr="Cette partie a été proposée, mais n’a pas encore commencé.",
        it="Questa partita è stata proposta, ma non è ancora iniziata.",
        en="This play has been offered but has not started yet.",
    ),
)
NOT_OVER = Reason(
    "not_over",
    "B3",
    Text(
        de="Das Spiel läuft noch; sein Startwert wird erst am Ende offengelegt.",
        fr="La partie est encore en cours; sa valeur initiale n’est révélée qu’à la fin.",
        it="La partita è ancora in corso; il suo valore iniziale viene rivelato solo alla fine.",
        en="The play is still running; its seed is revealed at the end only.",
    ),
)
NOT_EXPIRED = Reason(
    "not_expired",
    "Art. 23",
    Text(
        de="Die vier Stunden sind noch nicht um: Das Spiel läuft bis {until}.",
        fr="Les quatre heures ne sont pas encore écoulées: la partie est en cours jusqu’au {until}.",
        it="Le quattro ore non sono ancora trascorse: la partita è in corso fino al {until}.",
        en="The four hours are not over: the play runs until {until}.",
    ),
)
EXPIRED = Reason(
    "expired",
    "Art. 23",
    Text(
        de="Die vier Stunden sind um: Das Spiel ist zu Ende, gutgeschrieben wurden CHF {paid_out}.",
        fr="Les quatre heures sont écoulées: la partie est terminée, CHF {paid_out} ont été crédités.",
        it="Le quattro ore sono trascorse: la partita è terminata, sono stati accreditati CHF {paid_out}.",
        en="The four hours are over: the play has ended and paid out CHF {paid_out}.",
    ),
)
STALE = Reason(
    "stale",
    "House",
    Text(
        de="Das Spiel ist schon weiter: Zug {sequence}, nicht {asked}. Es wurde nichts verändert.",
        fr="La partie a déjà avancé: coup {sequence}, et non {asked}. Rien n’a été modifié.",
        it="La partita è già più avanti: mossa {sequence}, non {asked}. Non è stato modificato nulla.",
        en="The play has moved on: move {sequence}, not {asked}. Nothing was changed.",
    ),
)
NOT_YOUR_MOVE = Reason(
    "not_your_move",
    "B2",
    Text(
        de="«{move}» ist kein Zug der Spielenden.",
        fr="«{move}» n’est pas un coup du joueur.",
        it="«{move}» non è una mossa di chi gioca.",
        en="“{move}” is not a player’s move.",
    ),
)
BAD_CLIENT_SEED = Reason(
    "bad_client_seed",
    "B3",
    Text(
        de="Der eigene Startwert hat 1 bis {most} druckbare Zeichen.",
        fr="La valeur initiale personnelle compte de 1 à {most} caractères imprimables.",
        it="Il valore iniziale personale ha da 1 a {most} caratteri stampabili.",
        en="Your own seed has 1 to {most} printable characters.",
    ),
)
KEY_CONFLICT = Reason(
    "key_conflict",
    "House",
    Text(
        de="Dieser Schlüssel gehört schon zu einem anderen Auftrag. Es wurde nichts verändert.",
        fr="Cette clé appartient déjà à une autre demande. Rien n’a été modifié.",
        it="Questa chiave appartiene già a un’altra richiesta. Non è stato modificato nulla.",
        en="This key belongs to another request already. Nothing was changed.",
    ),
)
BAD_KEY = Reason(
    "bad_key",
    "House",
    Text(
        de="Ein Schlüssel hat 1 bis {most} druckbare ASCII-Zeichen.",
        fr="Une clé compte de 1 à {most} caractères ASCII imprimables.",
        it="Una chiave ha da 1 a {most} caratteri ASCII stampabili.",
        en="A key has 1 to {most} printable ASCII characters.",
    ),
)
CLOCK_WENT_BACK = Reason(
    "clock_went_back",
    "House",
    Text(
        de="Die Uhr des Servers geht nach: Der letzte Eintrag ist vom {last}. Es wurde nichts verändert.",
        fr="L’horloge du serveur retarde: la dernière écriture est du {last}. Rien n’a été modifié.",
        it="L’orologio del server è indietro: l’ultima registrazione è del {last}. Non è stato modificato nulla.",
        en="The server’s clock is behind: the last entry dates from {last}. Nothing was changed.",
    ),
)
NOTICE_TOO_SHORT = Reason(
    "notice_too_short",
    "Art. 24.2",
    Text(
        de="Neue Spielregeln werden mindestens {days} Tage vorher angekündigt.",
        fr="De nouvelles règles du jeu sont annoncées au moins {days} jours à l’avance.",
        it="Le nuove regole del gioco sono annunciate almeno {days} giorni prima.",
        en="New rules are announced at least {days} days ahead.",
    ),
)
EFFECTIVE_TOO_SOON = Reason(
    "effective_too_soon",
    "P3",
    Text(
        de="Ein Wahrscheinlichkeitsgesetz tritt frühestens eine Minute nach seiner Veröffentlichung in Kraft.",
        fr="Une loi de probabilité entre en vigueur au plus tôt une minute après sa publication.",
        it="Una legge di probabilità entra in vigore al più presto un minuto dopo la pubblicazione.",
        en="A law of chance takes effect one minute after its publication at the earliest.",
    ),
)
RULES_PUBLISHED_ALREADY = Reason(
    "rules_published_already",
    "B1",
    Text(
        de="Die Spielregeln {rules} sind schon veröffentlicht.",
        fr="Les règles du jeu {rules} sont déjà publiées.",
        it="Le regole del gioco {rules} sono già pubblicate.",
        en="The rules {rules} are published already.",
    ),
)
LAW_IN_FORCE = Reason(
    "law_in_force",
    "P3",
    Text(
        de="Das Wahrscheinlichkeitsgesetz {law} ist schon veröffentlicht.",
        fr="La loi de probabilité {law} est déjà publiée.",
        it="La legge di probabilità {law} è già pubblicata.",
        en="The law of chance {law} is published already.",
    ),
)
CHANGES_NOT_IN_ALL_LANGUAGES = Reason(
    "changes_not_in_all_languages",
    "Art. 24.2",
    Text(
        de="Die wesentlichen Änderungen braucht es auf Deutsch, Französisch, Italienisch und Englisch, je "
        "höchstens {most} Zeichen.",
        fr="Il faut les modifications essentielles en allemand, français, italien et anglais, {most} caractères au "
        "plus par langue.",
        it="Servono le modifiche essenziali in tedesco, francese, italiano e inglese, al massimo {most} caratteri per "
        "lingua.",
        en="The key changes are needed in German, French, Italian and English, at most {most} characters each.",
    ),
)
FOUNDED_ALREADY = Reason(
    "founded_already",
    "House",
    Text(
        de="Dieses Haus gibt es schon.",
        fr="Cette maison existe déjà.",
        it="Questa casa esiste già.",
        en="This house exists already.",
    ),
)
NOT_FOUNDED = Reason(
    "not_founded",
    "House",
    Text(
        de="Dieses Haus ist noch nicht gegründet.",
        fr="Cette maison n’est pas encore fondée.",
        it="Questa casa non è ancora fondata.",
        en="This house is not founded yet.",
    ),
)
EFFECTIVE_TOO_LATE = Reason(
    "effective_too_late",
    "Art. 24.2",
    Text(
        de="Veröffentlicht wird höchstens {years} Jahre im Voraus, mit einem Zeitpunkt samt Zeitzone.",
        fr="On publie au plus {years} ans à l’avance, avec un moment et son fuseau horaire.",
        it="Si pubblica al massimo {years} anni prima, con un momento e il suo fuso orario.",
        en="Publication is {years} years ahead at most, with a time and its time zone.",
    ),
)
LAW_NOT_IN_FORCE = Reason(
    "law_not_in_force",
    "P3",
    Text(
        de="In Kraft ist das Wahrscheinlichkeitsgesetz mit dem Hash {law}.",
        fr="La loi de probabilité en vigueur est celle dont le hachage est {law}.",
        it="È in vigore la legge di probabilità con l’hash {law}.",
        en="The law of chance in force is the one with the hash {law}.",
    ),
)
BAD_TEXT = Reason(
    "bad_text",
    "House",
    Text(
        de="Dieser Text enthält Zeichen, die es nicht gibt.",
        fr="Ce texte contient des caractères qui n’existent pas.",
        it="Questo testo contiene caratteri che non esistono.",
        en="This text holds characters that do not exist.",
    ),
)
BAD_STAFF_NAME = Reason(
    "bad_staff_name",
    "House",
    Text(
        de="Ein Name des Personals hat 2 bis 32 Zeichen: Kleinbuchstaben, Ziffern, Punkt, Binde- oder Unterstrich.",
        fr="Un nom du personnel a de 2 à 32 caractères: minuscules, chiffres, point, tiret ou trait de soulignement.",
        it="Un nome del personale ha da 2 a 32 caratteri: minuscole, cifre, punto, trattino o trattino basso.",
        en="A staff name has 2 to 32 characters: lower-case letters, digits, dot, hyphen or underscore.",
    ),
)
NOT_YOUR_OFFICE = Reason(
    "not_your_office",
    "House",
    Text(
        de="Das gehört nicht zu Ihren Aufgaben (Rolle: {role}).",
        fr="Cela ne fait pas partie de vos tâches (rôle: {role}).",
        it="Questo non rientra nei vostri compiti (ruolo: {role}).",
        en="That is not within your role ({role}).",
    ),
)
NO_STAFF = Reason(
    "no_staff",
    "House",
    Text(
        de="Niemand vom Personal heisst so.",
        fr="Personne du personnel ne porte ce nom.",
        it="Nessuno del personale si chiama così.",
        en="Nobody of the staff has that name.",
    ),
)
STAFF_KNOWN = Reason(
    "staff_known",
    "House",
    Text(
        de="Jemand vom Personal heisst schon so.",
        fr="Quelqu’un du personnel porte déjà ce nom.",
        it="Qualcuno del personale si chiama già così.",
        en="Somebody of the staff has that name already.",
    ),
)
LAST_OPERATOR = Reason(
    "last_operator",
    "House",
    Text(
        de="Das Haus braucht mindestens einen Betreiber.",
        fr="La maison a besoin d’au moins un exploitant.",
        it="La casa ha bisogno di almeno un gestore.",
        en="The house needs at least one operator.",
    ),
)
WRONG_CREDENTIALS = Reason(
    "wrong_credentials",
    "House",
    Text(
        de="Name, Passwort oder Code stimmt nicht. Jeder Code gilt nur einmal.",
        fr="Le nom, le mot de passe ou le code est faux. Chaque code ne sert qu’une fois.",
        it="Nome, password o codice non sono corretti. Ogni codice vale una volta sola.",
        en="Name, password or code is wrong. Each code works only once.",
    ),
)
GAME_CLOSED = Reason(
    "game_closed",
    "House",
    Text(
        de="Dieses Spiel ist seit {since} geschlossen. Was läuft, kann beendet werden; Ihr Guthaben gehört Ihnen.",
        fr="Ce jeu est fermé depuis le {since}. Ce qui est en cours peut être terminé; votre solde vous appartient.",
        it="Questo gioco è chiuso dal {since}. Ciò che è in corso può essere terminato; il saldo è vostro.",
        en="This game has been closed since {since}. What is running can be finished; your balance is yours.",
    ),
)
CLOSED_ALREADY = Reason(
    "closed_already",
    "House",
    Text(
        de="Das ist schon geschlossen.",
        fr="C’est déjà fermé.",
        it="È già chiuso.",
        en="That is closed already.",
    ),
)
NOT_CLOSED = Reason(
    "not_closed",
    "House",
    Text(
        de="Das ist nicht geschlossen.",
        fr="Ce n’est pas fermé.",
        it="Non è chiuso.",
        en="That is not closed.",
    ),
)
NO_OPEN_ALERT = Reason(
    "no_open_alert",
    "House",
    Text(
        de="Einen offenen Alarm {alert} gibt es nicht. Vielleicht wurde er schon beantwortet.",
        fr="Il n’y a pas d’alerte {alert} ouverte. Peut-être a-t-elle déjà reçu une réponse.",
        it="Non c’è alcun allarme {alert} aperto. Forse ha già ricevuto una risposta.",
        en="There is no open alert {alert}. Perhaps it has been answered already.",
    ),
)
BLOCKED = Reason(
    "blocked",
    "Art. 1.2",
    Text(
        de="Dieses Spiel ist für Ihr Konto gesperrt. Den Grund lesen Sie in Ihren Mitteilungen.",
        fr="Ce jeu est bloqué pour votre compte. La raison se trouve dans vos messages.",
        it="Questo gioco è bloccato per il vostro conto. Il motivo si trova nei vostri messaggi.",
        en="This game is blocked for your account. The reason is among your messages.",
    ),
)
BLOCKED_UNTIL = Reason(
    "blocked_until",
    "Art. 1.2",
    Text(
        de="Dieses Spiel ist für Ihr Konto bis {until} gesperrt. Den Grund lesen Sie in Ihren Mitteilungen.",
        fr="Ce jeu est bloqué pour votre compte jusqu’au {until}. La raison se trouve dans vos messages.",
        it="Questo gioco è bloccato per il vostro conto fino al {until}. Il motivo si trova nei vostri messaggi.",
        en="This game is blocked for your account until {until}. The reason is among your messages.",
    ),
)
NOT_BLOCKED = Reason(
    "not_blocked",
    "House",
    Text(
        de="Dieses Konto ist vom Haus nicht gesperrt.",
        fr="Ce compte n’est pas bloqué par la maison.",
        it="Questo conto non è bloccato dalla casa.",
        en="This account is not blocked by the house.",
    ),
)
BLOCK_IN_THE_PAST = Reason(
    "block_in_the_past",
    "House",
    Text(
        de="Eine Sperre endet in der Zukunft.",
        fr="Un blocage se termine dans le futur.",
        it="Un blocco termina nel futuro.",
        en="A block ends in the future.",
    ),
)
BAD_MESSAGE = Reason(
    "bad_message",
    "House",
    Text(
        de="Eine Mitteilung hat 1 bis {most} Zeichen.",
        fr="Un message a de 1 à {most} caractères.",
        it="Un messaggio ha da 1 a {most} caratteri.",
        en="A message has 1 to {most} characters.",
    ),
)
