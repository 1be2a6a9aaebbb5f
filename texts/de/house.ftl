### Why the house says no, and what a check can find wrong.
### Amounts are francs with two decimals and without CHF; times are as in 06.03.2026 13:00, in Zurich.

## Opening an account and logging in

under_18 = Ein Konto kann erst ab 18 Jahren eröffnet werden.
bad_birth_date = Dieses Geburtsdatum ist nicht möglich.

# The cantons follow as abbreviations.
# $cantons: abbreviations, separated by commas
canton_not_served = Ein Konto setzt einen Wohnsitz in einem dieser Kantone voraus: { $cantons }.

identity_being_checked = Ihre Angaben werden geprüft. Bis dahin können Sie weder einzahlen noch spielen.
identity_refused = Ihre Angaben konnten nicht bestätigt werden. Mit diesem Konto können Sie weder einzahlen noch spielen.
nothing_to_correct = Diese Angaben stehen schon so da: Es gibt nichts zu berichtigen.
no_identity_check = Über dieses Konto ist nichts zu entscheiden.
login_taken = Dieser Benutzername ist schon vergeben.
bad_login = Ein Benutzername hat 3 bis 32 Zeichen: Kleinbuchstaben, Ziffern, Punkt, Binde- und Unterstrich.

# $most: the largest number allowed
bad_name = Es braucht Vor- und Nachnamen, zusammen höchstens { $most } Zeichen.

# $least: the smallest number allowed
# $most: the largest number allowed
bad_password = Ein Passwort hat { $least } bis { $most } Zeichen.

password_differs = Das ist nicht Ihr jetziges Passwort.
wrong_password = Benutzername oder Passwort stimmt nicht.
common_password = Dieses Passwort wird oft versucht. Nehmen Sie bitte ein anderes: Ein kurzer Satz ist gut zu merken.
code_wrong = Benutzername oder Code stimmt nicht. Jeder Code gilt nur einmal.
link_invalid = Dieser Link gilt nicht oder nicht mehr. Jeder Link gilt einmal und nicht lange. Wenden Sie sich bitte an uns.
link_shown = Dieser Link wurde schon einmal gezeigt. Machen Sie bitte einen neuen.
second_factor_needed = Das Passwort stimmt. Jetzt braucht es noch den Code aus Ihrer App oder einen Passkey.
passkey_needed = Das Passwort stimmt. Jetzt braucht es noch Ihren Passkey.
app_code_wrong = Dieser Code gilt nicht oder wurde schon benutzt. Nehmen Sie bitte den nächsten, den die App zeigt.

# $until: until when no code is looked at
too_many_codes = Zu viele falsche Codes. Bis { $until } wird keiner mehr geprüft.

ceremony_over = Das hat zu lange gedauert oder wurde schon abgeschlossen. Beginnen Sie bitte noch einmal.
app_is_on = Die Codes einer App sind schon eingeschaltet.
app_is_off = Die Codes einer App sind nicht eingeschaltet.
passkey_refused = Dieser Passkey liess sich nicht prüfen. Versuchen Sie es bitte noch einmal oder melden Sie sich anders an.
passkey_known = Dieser Passkey ist hier schon eingetragen.

# $most: the largest number allowed
too_many_passkeys = Mehr als { $most } Passkeys gehen nicht. Entfernen Sie bitte zuerst einen.

# $most: the largest number allowed
bad_passkey_name = Ein Passkey braucht einen Namen von höchstens { $most } Zeichen.

no_passkey = Einen solchen Passkey gibt es in Ihrem Konto nicht.
no_account = Ein solches Konto gibt es nicht.

## What is needed before the first play

# $rules: the name of a rule set, such as 2024-10-23
rules_not_accepted = Vor dem ersten Spiel müssen die Spielregeln { $rules } anerkannt werden.

# $rules: the name of a rule set, such as 2024-10-23
rules_not_in_force = In Kraft sind die Spielregeln { $rules }.

limits_not_set = Vor dem ersten Spiel müssen die Nettoverlustlimiten für 1, 7 und 30 Tage gesetzt werden.

## Limits

limit_too_high = Diese Limite kann höchstens CHF { $most } betragen.
limit_needed = Eine Nettoverlustlimite kann gesenkt oder erhöht, aber nicht aufgehoben werden.

# $days: 1, 7 or 30
# $limit: the limit, an amount
# $left: what is left of it, an amount
# $more_from: from when there is more, such as 06.03.2026 13:00
loss_limit_reached = { $days ->
    [one] Die Nettoverlustlimite von CHF { $limit } für einen Tag lässt noch CHF { $left } zu; mehr ab { $more_from }.
   *[other] Die Nettoverlustlimite von CHF { $limit } für { $days } Tage lässt noch CHF { $left } zu; mehr ab { $more_from }.
 }

# The same as loss_limit_reached, where waiting does not help.
# $days: 1, 7 or 30
# $limit: the limit, an amount
# $left: what is left of it, an amount
loss_limit_too_low = { $days ->
    [one] Die Nettoverlustlimite von CHF { $limit } für einen Tag lässt nur CHF { $left } zu.
   *[other] Die Nettoverlustlimite von CHF { $limit } für { $days } Tage lässt nur CHF { $left } zu.
 }

# The same, where chips at a table take the room.
# $days: 1, 7 or 30
# $limit: the limit, an amount
# $left: what is left of it, an amount
# $chips: the chips brought to tables, an amount
loss_limit_chips = { $days ->
    [one] Die Nettoverlustlimite von CHF { $limit } für einen Tag lässt noch CHF { $left } zu. Chips für CHF { $chips } an einem Tisch zählen mit, bis Sie dort aufstehen.
   *[other] Die Nettoverlustlimite von CHF { $limit } für { $days } Tage lässt noch CHF { $left } zu. Chips für CHF { $chips } an einem Tisch zählen mit, bis Sie dort aufstehen.
 }

# The same, where waiting helps too.
# $days: 1, 7 or 30
# $limit: the limit, an amount
# $left: what is left of it, an amount
# $chips: the chips brought to tables, an amount
# $more_from: from when there is more, such as 06.03.2026 13:00
loss_limit_chips_or_later = { $days ->
    [one] Die Nettoverlustlimite von CHF { $limit } für einen Tag lässt noch CHF { $left } zu. Chips für CHF { $chips } an einem Tisch zählen mit, bis Sie dort aufstehen; sonst mehr ab { $more_from }.
   *[other] Die Nettoverlustlimite von CHF { $limit } für { $days } Tage lässt noch CHF { $left } zu. Chips für CHF { $chips } an einem Tisch zählen mit, bis Sie dort aufstehen; sonst mehr ab { $more_from }.
 }

# $limit: the limit, an amount
# $days: 30
# $left: what is left of it, an amount
# $more_from: from when there is more, such as 06.03.2026 13:00
deposit_limit_reached = Die Einzahllimite von CHF { $limit } für { $days } Tage lässt noch CHF { $left } zu; mehr ab { $more_from }.

# The same as deposit_limit_reached, where waiting does not help.
# $limit: the limit, an amount
# $days: 30
# $left: what is left of it, an amount
deposit_limit_too_low = Die Einzahllimite von CHF { $limit } für { $days } Tage lässt nur CHF { $left } zu.

# $most: the largest number allowed
# $more_from: from when there is more, such as 06.03.2026 13:00
daily_plays_reached = Pro Tag sind höchstens { $most } Spiele möglich; das nächste ab { $more_from }.

## Who may not play

# $until: until when, such as 06.03.2026 13:00
self_blocked = Das Konto ist auf Ihren Wunsch bis { $until } gesperrt.

# $least: the smallest number allowed
# $most: the largest number allowed
bad_block = Eine Sperre dauert { $least } bis { $most } Tage.

# $since: since when, such as 06.03.2026 13:00
account_closed = Das Konto ist seit { $since } geschlossen.
account_open = Das Konto ist noch offen. Zuerst muss es geschlossen werden.
data_kept = Die Angaben zur Person werden aufbewahrt, solange das Konto ausgeschlossen oder gesperrt ist, geprüft wird oder ein Fall des Spielerschutzes offen ist.

# $until: such as 01.01.2037 00:00
data_kept_until = Die Angaben zur Person müssen bis { $until } aufbewahrt werden.

# $years: the number that was set
# $most: the largest number allowed
retention_too_long = Angaben zur Person werden nach dem Jahr der Schliessung höchstens { $most } Jahre aufbewahrt, wie es die Bedingungen versprechen, nicht { $years }: VENTUNO_RETENTION_YEARS und --years gehen von 0 bis { $most }.

# $since: such as 06.03.2026 13:00
person_erased = Die Angaben zur Person sind am { $since } gelöscht worden.
bad_email = Das ist keine E-Mail-Adresse.
email_code_wrong = Dieser Code stimmt nicht oder gilt nicht mehr.
no_email = Dieses Haus verschickt keine E-Mails.

# $chips: an amount
chips_at_table = An einem Tisch liegen noch Chips für CHF { $chips }; zuerst müssen Sie ihn verlassen.

# $number: of the dispute
dispute_open = Über die Beanstandung { $number } ist noch nicht entschieden. Danach kann das Konto geschlossen werden.

excluded = Das Konto ist vom Spiel ausgeschlossen.
blocked = Dieses Spiel ist für Ihr Konto gesperrt. Den Grund lesen Sie in Ihren Nachrichten.

# $until: until when, such as 06.03.2026 13:00
blocked_until = Dieses Spiel ist für Ihr Konto bis { $until } gesperrt. Den Grund lesen Sie in Ihren Nachrichten.

not_blocked = Dieses Konto ist vom Haus nicht gesperrt.
block_in_the_past = Eine Sperre endet in der Zukunft.

## Money

# $most: an amount
bad_amount = Möglich sind Beträge von CHF 0.01 bis { $most } mit höchstens zwei Dezimalstellen.

balance_too_low = Das Guthaben reicht nicht: Verfügbar sind CHF { $balance }, gebraucht werden CHF { $needed }.

# $currency: an abbreviation, such as EUR
no_rate = Für { $currency } ist kein Wechselkurs angeschlagen.

bad_rate = Ein Kurs ist eine Zahl von { $least } bis { $most } mit höchstens vier Dezimalstellen, und der Ankaufskurs liegt nicht über dem Verkaufskurs.

# $currency: EUR, USD or GBP
# $buys, $sells: the last rate
# $percent: how much a rate may differ without being confirmed
rate_jumps = Dieser Kurs weicht um mehr als { $percent } % vom letzten ab ({ $currency }: Ankauf { $buys }, Verkauf { $sells }). Bestätigen Sie ihn, wenn er stimmt.

# $currency: EUR, USD or GBP
# $seen: the rate that the player saw
# $rate: the rate that is posted now
rate_changed = Der Kurs für { $currency } ist jetzt { $rate }, nicht mehr { $seen }. Es wurde nichts gebucht.

# $most: the largest number allowed
reason_needed = Dafür braucht es eine Begründung von höchstens { $most } Zeichen.

# $account: the name of an account in the books, such as balance
bad_adjustment = Eine Korrektur geht von einem Konto auf ein anderes, nie von oder auf das eines Spiels; auf { $account } sind CHF { $balance }.

## Plays

# $play: the id of the play
# $until: until when, such as 06.03.2026 13:00
play_running = Das Spiel { $play } läuft noch bis { $until }; zuerst muss es beendet werden.

no_play = Ein solches Spiel gibt es in diesem Konto nicht.
offer_withdrawn = Der Startwert dieses Angebots könnte bekannt sein: Es wurde zurückgezogen und nichts bezahlt. Bitte das Spiel noch einmal beginnen.
# $until: until when, such as 06.03.2026 13:00
play_restored = Dieses Spiel lief schon, als das Haus wiederhergestellt wurde: Es wird keine Karte mehr ausgeteilt. Beenden lässt es sich; sonst wird am { $until } ausbezahlt, was dasteht.

not_started = Dieses Spiel wurde angeboten, hat aber noch nicht begonnen.

# The seed (Startwert) fixes the cards of a play; it stays secret until the end.
not_over = Das Spiel läuft noch; sein Startwert wird erst am Ende offengelegt.

# $until: until when, such as 06.03.2026 13:00
not_expired = Die vier Stunden sind noch nicht um: Das Spiel läuft bis { $until }.

expired = Die vier Stunden sind um: Das Spiel ist zu Ende, gutgeschrieben wurden CHF { $paid_out }.

# $sequence: number of the next move
# $asked: the number that was asked for
stale = Das Spiel ist schon weiter: Zug { $sequence }, nicht { $asked }. Es wurde nichts verändert.

# $move: a move as in the notation, such as deal 7
not_your_move = «{ $move }» ist kein Zug der Spielenden.

# $most: the largest number allowed
bad_client_seed = Der eigene Startwert hat 1 bis { $most } druckbare Zeichen.

## Requests

# A key is what a program sends with a request so that it is done only once.
key_conflict = Dieser Schlüssel gehört schon zu einem anderen Auftrag. Es wurde nichts verändert.

# $most: the largest number allowed
bad_key = Ein Schlüssel hat 1 bis { $most } druckbare ASCII-Zeichen.

# $last: a time, such as 06.03.2026 13:00
clock_went_back = Die Uhr des Servers geht nach: Der letzte Eintrag ist vom { $last }. Es wurde nichts verändert.

bad_text = Dieser Text enthält Zeichen, die es nicht gibt.

## Publishing rules and laws of chance

# $days: number of days
notice_too_short = Was Teilnehmende bindet, wird mindestens { $days } Tage vorher angekündigt.

# $days: how many days
effective_too_soon = Ein Wahrscheinlichkeitsgesetz wird mindestens { $days } Tage vorher angekündigt. Darf unter dem geltenden nicht länger gespielt werden, schliessen Sie das Spiel.

# $years: number of years
effective_too_late = Veröffentlicht wird höchstens { $years } Jahre im Voraus, mit einem Zeitpunkt samt Zeitzone.

# $rules: the name of a rule set, such as 2024-10-23
rules_published_already = Die Spielregeln { $rules } sind schon veröffentlicht.

# $law: the name of the law
law_in_force = Das Wahrscheinlichkeitsgesetz { $law } ist schon veröffentlicht.

# $law: a hash of 64 characters
law_not_in_force = In Kraft ist das Wahrscheinlichkeitsgesetz mit der Prüfsumme { $law }.

# $most: the largest number allowed
changes_not_in_all_languages = Die wesentlichen Änderungen braucht es auf Deutsch, Französisch, Italienisch und Englisch, je höchstens { $most } Zeichen.

## The house and its staff

founded_already = Dieses Haus gibt es schon.
not_founded = Dieses Haus ist noch nicht gegründet.
operators_only = Das darf nur der Betreiber.
bad_staff_name = Ein Name des Personals hat 2 bis 32 Zeichen: Kleinbuchstaben, Ziffern, Punkt, Binde- oder Unterstrich.

# $role: support, operator or auditor
not_your_office = Das gehört nicht zu Ihren Aufgaben (Rolle: { $role }).

no_staff = Niemand vom Personal heisst so.
staff_known = Jemand vom Personal heisst schon so.
last_operator = Das Haus braucht mindestens einen Betreiber.
wrong_credentials = Name, Passwort oder Code stimmt nicht. Jeder Code gilt nur einmal.

# $days: for how many days a proposal is open
no_proposal = Dieser Vorschlag ist nicht offen. Vielleicht ist er schon entschieden; nach { $days } Tagen verfällt er.

not_alone = Vier Augen: Wer etwas vorgeschlagen hat, entscheidet nicht selbst darüber. Eine der beiden Personen muss an der Konsole angemeldet sein.
not_your_proposal = Einen Vorschlag zieht nur zurück, wer ihn gemacht hat.

# $most: the largest number allowed
too_many_proposals = Es sind schon { $most } Vorschläge offen. Entscheiden Sie zuerst über einen davon.

words_gone = Was der Spieler lesen soll, ist nicht mehr da oder nicht mehr dasselbe. Machen Sie den Vorschlag neu.
enrolment_invalid = Dieser Link gilt nicht oder nicht mehr. Er gilt 24 Stunden und einmal. Ist ein Code verlangt, so gehört der richtige dazu.
factor_missing = Wählen Sie eine App, einen Passkey oder beides.

# $alert: number of the alert
no_open_alert = Einen offenen Alarm { $alert } gibt es nicht. Vielleicht wurde er schon beantwortet.

# $most: the largest number allowed
bad_message = Eine Nachricht hat 1 bis { $most } Zeichen.

## Games that are closed

# $since: since when, such as 06.03.2026 13:00
game_closed = Dieses Spiel ist seit { $since } geschlossen. Was läuft, kann beendet werden; Ihr Guthaben gehört Ihnen.

closed_already = Das ist schon geschlossen.
not_closed = Das ist nicht geschlossen.

## What a check can find wrong with a play

not_an_export = Diese Datei ist kein exportiertes Spiel.
not_finished = Das Spiel ist nicht zu Ende.

# The commitment (Festlegung) is the published hash of the server's seed.
commitment_broken = Der Startwert des Servers passt nicht zu seiner Festlegung.

# $shown: a hash in hexadecimal digits, which the player was shown
# $found: the hash in the file
commitment_differs = Gezeigt wurde vor dem Einsatz die Festlegung { $shown }, die Datei hat { $found }: Sie stammt nicht aus dem Spiel, das angeboten wurde.

# $given: the seed that the player has chosen
# $found: the seed in the file
client_seed_differs = Ihr Startwert war «{ $given }», die Datei hat «{ $found }»: Aus ihm folgen andere Karten.


nothing_committed = Dieser Startwert wurde nicht vor dem Einsatz festgelegt.
law_wrong = Das Wahrscheinlichkeitsgesetz ist nicht das des Spiels.

# $due: a move as in the notation, such as deal 7
# $found: a move as in the notation, such as deal K
draw_wrong = Die Startwerte ergeben «{ $due }», nicht «{ $found }».

card_missing = Am Ende fehlt eine Karte, die noch zu ziehen war.

# The four hours of Art. 23, within which a play must be finished.
expired_early = Die vier Stunden waren nicht um.

terms_wrong = Einsatz, Spielregeln, Wahrscheinlichkeitsgesetz oder Zeit sind nicht die aufgezeichneten.
not_in_force = Das Spiel begann unter Spielregeln oder einem Wahrscheinlichkeitsgesetz, die nicht in Kraft waren.

## What a check can find wrong with the books

# $entry: number of an entry of the journal
money_wrong = Die Buchungen folgen nicht aus dem Spiel: Eintrag { $entry }.

# $entry: number of an entry of the journal
chain_broken = Die Kette des Journals bricht bei Eintrag { $entry }.

account_wrong = Das Konto ist nicht, was sein Journal ergibt.
person_missing = Die Angaben zur Person fehlen, und kein Eintrag sagt, dass sie gelöscht wurden.
person_still_known = Laut Journal sind die Angaben zur Person gelöscht, aber sie sind noch da.
words_wrong = Was geschrieben wurde, ist nicht das, wovon das Journal spricht.

# $known: how many the journal knows
# $kept: how many are stored
plays_wrong = Spiele laut Journal: { $known }, gespeichert: { $kept }.

# A seal is a hash over all books at a time.
# $seal: number of the seal
# $book: the id of an account or table
seal_broken = Siegel { $seal } passt nicht zum Buch { $book }.

# $entry: number of an entry of the journal
not_allowed = Was Eintrag { $entry } festhält, hätten Limiten, Sperren oder Fristen nicht zugelassen.

# $entry: number of an entry of the journal
# $actor: the role and name of a person, such as operator:olga
no_authority = Eintrag { $entry } stammt von { $actor }. Diese Person war damals nicht dazu befugt.

# $entry: number of an entry of the journal
not_approved = Was Eintrag { $entry } festhält, hätte eine zweite Person genehmigen müssen, oder wer es genehmigte, durfte es nicht.

# $entry: number of an entry of the record
reads_wrong = Im Verzeichnis der Einsichten stimmt Eintrag { $entry } nicht oder fehlt.

# $problem: a code or word for programmers
cannot_be_read = Das lässt sich nicht lesen ({ $problem }).

# $problem: what the database itself says, in English
database_damaged = Die Datenbank ist beschädigt: { $problem }

# $kind: in English: table, index, trigger or function
# $name: its name
schema_missing = In der Datenbank fehlt etwas: { $kind } { $name }.

# $kind: in English: table, index, trigger or function
# $name: its name
schema_altered = Etwas in der Datenbank ist nicht, wie dieses Programm es anlegt: { $kind } { $name }.

# $kind: in English: table, index, trigger or function
# $name: its name
schema_added = In der Datenbank ist etwas, das dieses Programm nicht anlegt: { $kind } { $name }.

# $name: a table or function
# $owner: a role of the database
# $due: the role to whom the rest belongs
owner_wrong = { $name } gehört in der Datenbank { $owner }, alles andere { $due }.

person_changed = Die Angaben zur Person oder der Benutzername sind nicht die, deren Prüfsumme im Journal steht.

# $name: the name of one of the staff
credentials_wrong = Passwort oder zweiter Faktor von { $name } wurden geändert oder entfernt, ohne dass ein Eintrag es sagt.

# $entry: number of an entry of the journal
# $actor: the role and name of a person, such as operator:olga
no_log_in = Eintrag { $entry } stammt von { $actor }, aber laut Journal war diese Person damals nicht angemeldet.

# $entry: number of an entry of the journal
# $first: number of an earlier entry
reference_twice = Eintrag { $entry } ist dieselbe Zahlung wie Eintrag { $first }: Beide haben dieselbe Referenz.

# $register: the name of a column or table of the database
register_wrong = Das Verzeichnis { $register } sagt etwas anderes als das Journal.


## What a check can find wrong with the public log

# The public log is a list, in a place of its own, that anybody can read and nobody can change.
# $published: number of the last seal that the log has
# $known: number of the last seal that the database has
log_ahead = Das öffentliche Protokoll kennt Siegel { $published }, die Datenbank endet bei Siegel { $known }: Die Datenbank wurde zurückgesetzt, oder es fehlen Siegel.

# $entry: number of an entry of the log
log_differs = Eintrag { $entry } des öffentlichen Protokolls sagt etwas anderes als die Datenbank.

# $where: a folder or an address
# $origin: the name of the other log
log_foreign = { $where } ist das öffentliche Protokoll eines anderen Hauses: { $origin }.

# $where: a folder or an address
log_forged = Der Stand des öffentlichen Protokolls in { $where } ist nicht von diesem Haus unterschrieben.

# $where: a folder or an address
# $file: a file in it
log_damaged = Im öffentlichen Protokoll in { $where } fehlt { $file } oder passt nicht zum unterschriebenen Stand.

# $where: a folder or an address
# $found: how many entries there are
# $published: how many there should be at least
log_short = Das öffentliche Protokoll in { $where } hat { $found } Einträge; veröffentlicht waren { $published }.

# $where: a folder or an address
# $problem: what the system says
log_unreachable = Das öffentliche Protokoll in { $where } ist nicht erreichbar: { $problem }.
log_key_missing = Der Schlüssel, mit dem das öffentliche Protokoll unterschrieben wird, fehlt in der Schlüsseldatei des Hauses.
log_missing = In { $where } ist kein öffentliches Protokoll.

# $before: how many entries the log had
# $now: how many it has
log_rewritten = Das öffentliche Protokoll hatte { $before } Einträge und hat jetzt { $now }, aber das neue setzt das alte nicht fort.

# $witness: the name of a witness
not_witnessed = { $witness } hat diesen Stand des öffentlichen Protokolls nicht mitunterschrieben.
bad_log_key = Das ist kein öffentlicher Schlüssel eines Protokolls oder Zeugen: { $key }.
seal_not_logged = Dieses Siegel steht nicht im öffentlichen Protokoll.

## What a check can find wrong with a table

players_seeds_wrong = Die Startwerte der Spieler sind nicht die, die mit ihren Einsätzen kamen.

# $entry: number of an entry of the journal
bets_wrong = Einsätze oder Button sind nicht die aufgezeichneten: Eintrag { $entry }.

# $entry: number of an entry of the journal
decision_wrong = Eine Entscheidung ist nicht die aufgezeichnete: Eintrag { $entry }.

# $player: the id of the account
# $table: the id of the table
chips_wrong = Die Chips zwischen Konto { $player } und Tisch { $table } stimmen in den beiden Büchern nicht überein.

bettors_wrong = Wer an diesem Tisch in welchem Spiel gesetzt hat, ist anders verzeichnet als im Journal.

# $entry: number of an entry of the journal
table_not_allowed = Was Eintrag { $entry } festhält, hätten die Regeln des Tisches nicht zugelassen.

## Questions and disputes

# $subject, $text: numbers of characters
bad_question = Eine Anfrage hat einen Betreff mit höchstens { $subject } Zeichen und einen Text mit höchstens { $text } Zeichen.

no_question = Diese Anfrage gibt es nicht.

bad_reach = Bitte geben Sie eine E-Mail-Adresse oder eine Telefonnummer für die Antwort an.

# $entry: the number of the entry
guest_answered = Diese Anfrage wurde schon beantwortet, im Eintrag { $entry } des Hauses.

no_open_dispute = Das ist keine Beanstandung, über die noch zu entscheiden ist.

# $most: a number
too_many_questions =
    { $most ->
        [one] { $most } Anfrage wartet noch auf eine Antwort. Bitte warten Sie diese ab.
       *[other] { $most } Anfragen warten noch auf eine Antwort. Bitte warten Sie diese ab.
    }

not_your_game = Beanstanden können Sie nur Ihre eigenen Spiele und die Spiele am Tisch, in denen Sie einen Einsatz hatten.
bad_criteria = Diese Kriterien lassen sich nicht lesen: { $problem }
no_case = Diesen Fall gibt es nicht.
case_not_open = Dieser Fall ist abgeschlossen.
case_is_open = Für dieses Konto ist bereits ein Fall offen: Nummer { $number }.
bad_measure = Diese Massnahme ist so nicht möglich. Eine Pause dauert 1 bis { $days } Tage. Eine Limite braucht einen Betrag und 1 bis { $days } Tage, und sie darf nicht höher sein als die geltende.
house_limit = Das Haus hat diese Limite zu Ihrem Schutz bis { $until } auf höchstens CHF { $most } gesetzt.
