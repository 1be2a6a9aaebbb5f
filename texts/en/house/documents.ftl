### The documents that bind players: refusals, and the words around a document.

# { $version } is the name of a version, 2026-12-01
online_terms_not_accepted = Before the first play the terms for online participation { $version } must be accepted.
online_terms_not_in_force = The terms for online participation in force are { $version }.
no_online_terms = No terms for online participation are in force in this house yet.
online_terms_published_already = The terms for online participation { $version } are published already.
bad_terms_version = A version is named after the day it takes effect: YYYY-MM-DD.
terms_language_missing = The terms are missing in one language: { $spoken }.
terms_too_long = The text in the language { $spoken } is too long: { $most } characters at most.
terms_unreadable = The text in the language { $spoken } is not structured as required on line { $line }.
terms_differ = The text in the language { $spoken } has other paragraphs than the German one: { $at }.
no_such_document = There is no such document here.

months = January February March April May June July August September October November December
day_number = { $number ->
        [one] 1
       *[other] { $number }
    }
long_day = { $day } { $month } { $year }
version_of = Version of { $day }

title_big21 = Big21: rules of the game
title_challenge = Black Jack Challenge: rules of the game
lead_big21 = Rules of { $day }, told in our own words
lead_challenge = Rules after the leaflet of { $month } { $year }, told in our own words
lead_table_rules = Table rules of { $day }

copy_version = Version
copy_language = Language
copy_language_name = English
copy_hash = Checksum (SHA-256)
copy_prevails = Only the German version is binding.

# $article: of this document
copy_prevails_by = Only the German version is binding (Art. { $article }).
copy_play_money = Play is for play money, which has no value outside this house.
copy_from = To be had from
copy_demonstration = Play-money demonstration with the software ventuno
copy_no_address = no postal address: this house is run for demonstration only
copy_no_web = on the pages of this house
copy_original_big21 = The original text of Big21 is published by Swisslos: Swisslos, Postfach, 4002 Basel, www.swisslos.ch. ventuno is independent of it; nobody there has checked or approved it.
copy_original_challenge = The original is a leaflet of Swiss Casinos of December 2019. ventuno is independent of it; nobody there has checked or approved it.
copy_original_terms = These terms were written by ventuno. The original texts of Big21, its own terms for online participation among them, are published by Swisslos: Swisslos, Postfach, 4002 Basel, www.swisslos.ch. ventuno is independent of it.
article = Art.
