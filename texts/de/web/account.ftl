### One's own account: overview, money, statement, limits, block, messages, history, data, preferences.

title = Ihr Konto
guest = Dafür müssen Sie angemeldet sein.
closed = Dieses Konto ist seit { $since } geschlossen. Auszug, Spiele und Daten können Sie weiterhin lesen.

pages-label = Bereiche des Kontos
pages-overview = Überblick
pages-money = Spielgeld
pages-statement = Kontoauszug
pages-history = Spiele
pages-limits = Limiten
pages-block = Selbstsperre
pages-messages = Nachrichten
pages-access = Zugang
pages-data = Daten
pages-preferences = Einstellungen

saved = Gespeichert.
sending = Wird gesendet
unfilled = Bitte füllen Sie dieses Feld aus: { $field }.
more = Mehr anzeigen
amount = Betrag in CHF
badAmount = Bitte geben Sie einen Betrag ein, zum Beispiel 20 oder 12.50.

overview-balance = Guthaben (Spielgeld)
overview-login = Benutzername
overview-opened = Konto seit
overview-session = Diese Sitzung
overview-result = Ergebnis der Sitzung
overview-seated = Chips an einem Tisch
overview-today = Spiele heute
overview-of = { $n } von { $most }
overview-accepted = Anerkannte Regeln
overview-acceptedTerms = Anerkannte Bedingungen
overview-acceptedAt = { $version }, anerkannt am { $at }
overview-byAnnouncement = durch Ankündigung
overview-inForce = In Kraft
overview-inForceBoth = Regeln { $rules }, Bedingungen { $terms }
overview-ahead = Angekündigt
overview-aheadOne = { $name } ab { $date }
overview-documents = Dokumente lesen und speichern
overview-notYet = noch keine
overview-running = Ein Spiel läuft
overview-runningText = Es endet spätestens am { $end } von selbst (in { $left }) und zahlt dann aus, was gewonnen ist.
overview-goOn = Weiterspielen
overview-setUp = Vor dem ersten Spiel fehlt noch: Spielregeln und Bedingungen anerkennen oder Limiten setzen.
overview-toSetUp = Einrichten
overview-blocked = { $game }: auf Ihren Wunsch gesperrt bis { $until }.
overview-held = { $game }: vom Haus gesperrt. Der Grund steht in Ihren Nachrichten.
overview-heldUntil = { $game }: vom Haus gesperrt bis { $until }. Der Grund steht in Ihren Nachrichten.
overview-excluded = Dieses Konto ist vom Spiel ausgeschlossen. Ihr Guthaben können Sie sich jederzeit auszahlen lassen.
overview-unread =
    { $n ->
        [one] Eine ungelesene Nachricht
       *[other] { $n } ungelesene Nachrichten
    }
overview-help = Hilfe, Limiten und Beratung

games-big21 = Big21
games-challenge = Black Jack Challenge

money-lead = Spielgeld kostet nichts und ist nichts wert. Einzahlungen und Auszahlungen werden trotzdem gebucht, als wäre es echtes Geld.
money-deposit = Einzahlen
money-withdraw = Auszahlen
money-depositSubmit = Spielgeld einzahlen
money-withdrawSubmit = Spielgeld auszahlen
money-currency = Währung
money-amountIn = Betrag
money-amountFrancs = Betrag in CHF
money-rates = Angeschlagene Kurse: CHF für eine Einheit.
money-buys = Einzahlung
money-sells = Auszahlung
money-rate = Kurs: 1 { $currency } = CHF { $rate }
money-gets = Sie erhalten { $amount }.
money-deposited = Eingezahlt. Neues Guthaben: { $balance }.
money-withdrawn = Ausbezahlt. Neues Guthaben: { $balance }.
money-all = Ganzes Guthaben
money-limit = Ihre Einzahllimite für 30 Tage lässt noch { $left } zu.
money-toPlay = Zurück zum laufenden Spiel

statement-since = Seit { $date }, { $days } Tage
statement-deposits = Einzahlungen
statement-withdrawals = Auszahlungen
statement-net = Netto eingezahlt
statement-stakes = Einsätze und Karten
statement-prizes = Gewinne
statement-tables = Tische (zurück minus gebracht)
statement-atTables = Chips jetzt an Tischen
statement-result = Ergebnis der Spiele
statement-sums = Summen in CHF
statement-lines = Bewegungen
statement-when = Wann
statement-what = Was
statement-amount = CHF
statement-balance = Guthaben
statement-play = Spiel
statement-note = Bemerkung
statement-foreign = { $amount } zum Kurs { $rate }
statement-none = In dieser Zeit gab es keine Bewegungen.
statement-csv = Als CSV herunterladen
statement-file = ventuno-kontoauszug

limits-lead = Nettoverlust sind Einsätze und Kartenkäufe abzüglich der Gewinne. Chips an einem Tisch zählen mit, bis sie zurückkommen. Tage sind Kalendertage in Zürich; heute zählt mit. Ein Gewinn zählt, sobald er gutgeschrieben oder im Spiel realisiert ist.
limits-rule = Eine tiefere Limite gilt sofort. Eine höhere gilt erst 72 Stunden später; bis dahin gilt die bisherige.
limits-used = { $used } von { $amount } ausgeschöpft, noch { $left }
limits-unset = Noch nicht gesetzt
limits-unlimited = Keine Limite. In 30 Tagen eingezahlt: { $used }
limits-pending = Neue Limite von { $amount } ab { $at }.
limits-pendingNone = Die Limite entfällt ab { $at }.
limits-change = Neue Limite in CHF
limits-save = Limite ändern
limits-set = Limite setzen
limits-most = Höchstens CHF { $most }.
limits-cap = Zu Ihrem Schutz hat das Haus diese Limite gesenkt: höchstens { $most } bis { $until }. Senken können Sie sie jederzeit.
limits-tooHigh = Nicht möglich: Das Haus lässt zu Ihrem Schutz bis { $until } höchstens { $most } zu.
limits-first = Gilt sofort.
limits-lower = Tiefer als bisher: gilt sofort.
limits-same = So hoch wie bisher.
limits-higher = Höher als bisher: gilt erst nach 72 Stunden, ab { $at }.
limits-remove = Einzahllimite aufheben
limits-toBlock = Wenn Limiten nicht genügen, können Sie sich selbst sperren.

watched-title = Worauf wir zu Ihrem Schutz achten
watched-what = Wir schauen von Zeit zu Zeit, ob sich jemand beim Spielen verliert. Dazu sehen wir an, wie Sie sich verhalten: Einzahlungen und Auszahlungen, Einsätze, Verluste einer Sitzung, Limiten, Dauer und Uhrzeit. Wie gut Sie spielen und wie viel Glück Sie haben, spielt nie eine Rolle.
watched-follows = Fällt etwas auf, so beurteilt es ein Mensch. Er kann Ihnen schreiben, eine Limite senken, das Konto für eine Zeit sperren oder vom Spiel ausschliessen. Sie erhalten jedes Mal eine Nachricht, und Ihr Guthaben bleibt auszahlbar.
watched-talk = Sie möchten darüber reden oder sind nicht einverstanden? Wenden Sie sich an uns oder an eine unabhängige Beratung:
watched-contact = Kontakt
watched-help = Hilfe und Beratung

block-lead = Eine Selbstsperre verhindert neue Spiele für 1 bis { $most } Tage. Sie kann weder von Ihnen noch vom Haus vorzeitig aufgehoben werden.
block-stays = Ein laufendes Spiel können Sie zu Ende spielen, aber keine Karten kaufen, auch nicht mit realisierten Gewinnen. Auszahlungen bleiben jederzeit möglich.
block-none = Zurzeit besteht keine Sperre.
block-days = Dauer in Tagen
block-daysHint = 1 bis { $most }
block-which = Gilt für
block-all = Alle Spiele
block-next = Weiter
block-badDays = Bitte geben Sie eine ganze Zahl von 1 bis { $most } ein.
block-confirm = Sperre bestätigen
block-summary = { $game }: gesperrt bis { $until }.
block-understood = Ich verstehe, dass diese Sperre nicht rückgängig gemacht werden kann.
block-tick = Bitte bestätigen Sie zuerst, dass Sie das verstanden haben.
block-submit = Jetzt sperren
block-cancel = Abbrechen
block-done = Die Sperre ist in Kraft.

messages-none = Keine Nachrichten.
messages-unread = neu
messages-markRead = Alle als gelesen markieren
messages-marked = Alle gelesen.

history-none = Noch kein Spiel.
history-first = Zum ersten Spiel
history-stake = Einsatz
history-paidIn = Bezahlt
history-paidOut = Erhalten
history-complete =
    { $n ->
        [one] { $n } kompletter Stapel
       *[other] { $n } komplette Stapel
    }
history-running = läuft bis { $end }
history-goOn = Weiterspielen
history-review = Rückblick
history-verify = Prüfen
history-dispute = Beanstanden
history-of = Spiel vom { $date }
history-which = Welches Spiel
history-noGame = Noch kein Spiel an einem Tisch ist zu Ende.
history-toTables = Zu den Tischen
history-ante = Ante
history-cards = Gemeinschaftskarten
history-bonus = Bonuswetten
history-at = Tisch «{ $table }», Spiel { $n }, Box { $box }
history-won = WAR Pot gewonnen
history-lost = WAR Pot nicht gewonnen
history-void = ungültig, alle Einsätze zurück
history-war = im Casino War entschieden
history-replay = Wiederholung

access-change = Passwort ändern
access-changeText = Sie brauchen dazu Ihr jetziges Passwort. Danach sind Sie überall sonst abgemeldet.
access-changeSubmit = Passwort ändern
access-current = Jetziges Passwort
access-next = Neues Passwort
access-changed = Das Passwort ist geändert. Überall sonst sind Sie abgemeldet.
access-sessions = Wo Sie angemeldet sind
access-since = seit { $since }, längstens bis { $until }
access-seen = zuletzt benutzt am { $at }
access-unknown = Unbekanntes Gerät
access-here = hier
access-only = Sie sind nur hier angemeldet.
access-endOthers = Überall sonst abmelden
access-before = Vor dieser Anmeldung haben Sie sich zuletzt am { $at } angemeldet.
access-first = Dies ist Ihre erste Anmeldung, von der wir wissen.
access-codes = Wiederherstellungscodes
access-codesText = Mit einem Code setzen Sie ein neues Passwort, wenn Sie es vergessen haben. Jeder Code gilt einmal.
access-codesNone = Sie haben noch keine Codes. Machen Sie bitte welche: Ohne Code hilft nur, dass wir Ihre Identität prüfen.
access-codesLeft = Codes, die noch gelten: { $n }. Gemacht am { $at }.
access-codesSubmit = Neue Codes machen
access-codesVoid = Die alten Codes gelten danach nicht mehr.

data-export = Alle Daten dieses Kontos
data-exportText = Eine JSON-Datei mit Ihren Angaben, dem ganzen Journal und allen Spielen, auch denen an Tischen, sobald sie zu Ende sind. Der Startwert eines laufenden Spiels ist nicht dabei. Wann jemand vom Personal Ihre Angaben angesehen hat, steht auch darin: Jede Einsicht wird festgehalten.
data-download = Herunterladen
data-language = Sprache
data-languageText = Gilt für Ihre Nachrichten und für diese Seiten.
data-languageSubmit = Sprache ändern
data-kept = Was aufbewahrt wird
data-keptText = Das Journal eines Kontos wird nie geändert oder gelöscht: Nur so bleibt jedes Spiel nachprüfbar. Name, Geburtsdatum, Kanton, E-Mail-Adresse, Passwort und was geschrieben wurde stehen nicht darin, sondern werden getrennt aufbewahrt, das Passwort nur als Prüfwert.
data-keptBrowser = Übungsspiele und Einstellungen liegen nur in diesem Browser.

closing-title = Konto schliessen
closing-balance = Ihr Guthaben von { $balance } wird ausbezahlt. Danach nimmt das Konto keine Einzahlungen und keine Einsätze mehr an.
closing-kept = Limiten, Sperren, Spiele und Journal bleiben aufbewahrt, wie es das Gesetz verlangt. Sie können sich weiterhin anmelden und alles lesen.
closing-final = Ein geschlossenes Konto wird nicht wieder geöffnet. Gleicht ein neues Konto diesem, kann damit erst gespielt werden, wenn wir die Angaben geprüft haben.
closing-submit = Konto schliessen
closing-ask = Das Konto jetzt schliessen?
closing-askText = { $balance } werden ausbezahlt. Das kann nicht rückgängig gemacht werden.
closing-go = Endgültig schliessen
closing-stay = Konto behalten

preferences-lead = Diese Einstellungen gelten sofort, aber nur in diesem Browser.
preferences-fourColours = Vierfarbiges Blatt
preferences-fourColoursHint = Karo blau und Kreuz grün. Auf das Spiel haben Farben keinen Einfluss.
preferences-sounds = Töne
preferences-soundsHint = Leise Geräusche beim Legen einer Karte; keine Fanfaren.
preferences-reality = An Zeit und Ergebnis erinnern
preferences-every = alle { $n } Minuten

limitKinds-loss_1_day = Nettoverlust, ein Tag
limitKinds-loss_7_days = Nettoverlust, 7 Tage
limitKinds-loss_30_days = Nettoverlust, 30 Tage
limitKinds-deposit_30_days = Einzahlungen, 30 Tage

movements-deposited = Einzahlung
movements-withdrawn = Auszahlung
movements-play_started = Einsatz
movements-card_bought = Karte gekauft
movements-play_paid = Spiel beendet
movements-chips_brought = Chips an einen Tisch
movements-chips_returned = Chips zurück vom Tisch
movements-adjusted = Korrektur
