### The documents that bind players: refusals, and the words around a document.

# { $version } is the name of a version, 2026-12-01
online_terms_not_accepted = Vor dem ersten Spiel müssen die Bedingungen für die Online-Teilnahme { $version } anerkannt werden.
online_terms_not_in_force = In Kraft sind die Bedingungen für die Online-Teilnahme { $version }.
no_online_terms = In diesem Haus sind noch keine Bedingungen für die Online-Teilnahme in Kraft.
online_terms_published_already = Die Bedingungen für die Online-Teilnahme { $version } sind schon veröffentlicht.
bad_terms_version = Eine Fassung heisst nach dem Tag, ab dem sie gilt: JJJJ-MM-TT.
terms_language_missing = Die Bedingungen fehlen in einer Sprache: { $spoken }.
terms_too_long = Der Text in der Sprache { $spoken } ist zu lang: höchstens { $most } Zeichen.
terms_unreadable = Der Text in der Sprache { $spoken } ist auf Zeile { $line } nicht wie verlangt gegliedert.
terms_differ = Der Text in der Sprache { $spoken } hat andere Absätze als der deutsche: { $at }.
no_such_document = Dieses Dokument gibt es hier nicht.

months = Januar Februar März April Mai Juni Juli August September Oktober November Dezember
day_number = { $number ->
        [one] 1.
       *[other] { $number }.
    }
long_day = { $day } { $month } { $year }
version_of = Fassung vom { $day }

title_big21 = Big21: Spielregeln
title_challenge = Black Jack Challenge: Spielregeln
lead_big21 = Spielregeln vom { $day }, mit eigenen Worten wiedergegeben
lead_challenge = Spielregeln nach dem Faltblatt vom { $month } { $year }, mit eigenen Worten wiedergegeben
lead_table_rules = Tischregeln vom { $day }

copy_version = Fassung
copy_language = Sprache
copy_language_name = Deutsch
copy_hash = Prüfsumme (SHA-256)
copy_prevails = Massgebend ist allein die deutsche Fassung.

# $article: of this document
copy_prevails_by = Massgebend ist allein die deutsche Fassung (Art. { $article }).
copy_play_money = Gespielt wird mit Spielgeld, das ausserhalb dieses Hauses keinen Wert hat.
copy_from = Erhältlich bei
copy_demonstration = Spielgeld-Demonstration mit der Software ventuno
copy_no_address = keine Postadresse: Dieses Haus wird nur zur Vorführung betrieben
copy_no_web = auf den Seiten dieses Hauses
copy_original_big21 = Den Originaltext von Big21 gibt Swisslos heraus: Swisslos, Postfach, 4002 Basel, www.swisslos.ch. ventuno ist davon unabhängig und von niemandem dort geprüft oder gutgeheissen.
copy_original_challenge = Das Original ist ein Faltblatt von Swiss Casinos vom Dezember 2019. ventuno ist davon unabhängig und von niemandem dort geprüft oder gutgeheissen.
copy_original_terms = Diese Bedingungen hat ventuno selbst verfasst. Die Originaltexte von Big21, auch die eigenen Bedingungen für die Online-Teilnahme, gibt Swisslos heraus: Swisslos, Postfach, 4002 Basel, www.swisslos.ch. ventuno ist davon unabhängig.
article = Art.
