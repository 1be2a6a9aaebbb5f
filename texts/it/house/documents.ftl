### The documents that bind players: refusals, and the words around a document.

# { $version } is the name of a version, 2026-12-01
online_terms_not_accepted = Prima della prima partita bisogna accettare le condizioni per la partecipazione online { $version }.
online_terms_not_in_force = Sono in vigore le condizioni per la partecipazione online { $version }.
no_online_terms = In questa casa non sono ancora in vigore condizioni per la partecipazione online.
online_terms_published_already = Le condizioni per la partecipazione online { $version } sono già pubblicate.
bad_terms_version = Una versione porta il nome del giorno da cui vale: AAAA-MM-GG.
terms_language_missing = Le condizioni mancano in una lingua: { $spoken }.
terms_too_long = Il testo nella lingua { $spoken } è troppo lungo: al massimo { $most } caratteri.
terms_unreadable = Il testo nella lingua { $spoken } non ha la struttura richiesta alla riga { $line }.
terms_differ = Il testo nella lingua { $spoken } non ha gli stessi capoversi di quello tedesco: { $at }.
no_such_document = Questo documento qui non esiste.

months = gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre
day_number = { $number ->
        [one] 1º
       *[other] { $number }
    }
long_day = { $day } { $month } { $year }
version_of = Versione del { $day }

title_big21 = Big21: regole del gioco
title_challenge = Black Jack Challenge: regole del gioco
lead_big21 = Regole del gioco del { $day }, rese con parole nostre
lead_challenge = Regole del gioco secondo il pieghevole di { $month } { $year }, rese con parole nostre
lead_table_rules = Regole dei tavoli del { $day }

copy_version = Versione
copy_language = Lingua
copy_language_name = italiano
copy_hash = Impronta (SHA-256)
copy_prevails = Fa stato unicamente la versione tedesca.

# $article: of this document
copy_prevails_by = Fa stato unicamente la versione tedesca (art. { $article }).
copy_play_money = Si gioca con denaro fittizio, senza valore al di fuori di questa casa.
copy_from = Disponibile presso
copy_demonstration = Dimostrazione con denaro fittizio del software ventuno
copy_no_address = nessun indirizzo postale: questa casa serve solo da dimostrazione
copy_no_web = sulle pagine di questa casa
copy_original_big21 = Il testo originale di Big21 è pubblicato da Swisslos: Swisslos, casella postale, 4002 Basilea, www.swisslos.ch. ventuno ne è indipendente; nessuno là l’ha verificato o approvato.
copy_original_challenge = L’originale è un pieghevole di Swiss Casinos del dicembre 2019. ventuno ne è indipendente; nessuno là l’ha verificato o approvato.
copy_original_terms = Queste condizioni sono state redatte da ventuno. I testi originali di Big21, comprese le sue proprie condizioni per la partecipazione online, sono pubblicati da Swisslos: Swisslos, casella postale, 4002 Basilea, www.swisslos.ch. ventuno ne è indipendente.
article = Art.
