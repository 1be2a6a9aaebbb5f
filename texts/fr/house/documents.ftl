### The documents that bind players: refusals, and the words around a document.

# { $version } is the name of a version, 2026-12-01
online_terms_not_accepted = Avant la première partie, il faut accepter les conditions de participation en ligne { $version }.
online_terms_not_in_force = Les conditions de participation en ligne en vigueur sont { $version }.
no_online_terms = Aucune condition de participation en ligne n’est encore en vigueur dans cette maison.
online_terms_published_already = Les conditions de participation en ligne { $version } sont déjà publiées.
bad_terms_version = Une version porte le nom du jour de son entrée en vigueur: AAAA-MM-JJ.
terms_language_missing = Les conditions manquent dans une langue: { $spoken }.
terms_too_long = Le texte dans la langue { $spoken } est trop long: { $most } caractères au maximum.
terms_unreadable = Le texte dans la langue { $spoken } n’a pas la structure demandée à la ligne { $line }.
terms_differ = Le texte dans la langue { $spoken } n’a pas les mêmes alinéas que le texte allemand: { $at }.
no_such_document = Ce document n’existe pas ici.

months = janvier février mars avril mai juin juillet août septembre octobre novembre décembre
day_number = { $number ->
        [one] 1er
       *[other] { $number }
    }
long_day = { $day } { $month } { $year }
version_of = Version du { $day }

title_big21 = Big21: règles du jeu
title_challenge = Black Jack Challenge: règles du jeu
lead_big21 = Règles du jeu du { $day }, rendues en nos propres termes
lead_challenge = Règles du jeu d’après le dépliant de { $month } { $year }, rendues en nos propres termes
lead_table_rules = Règles de table du { $day }

copy_version = Version
copy_language = Langue
copy_language_name = français
copy_hash = Empreinte (SHA-256)
copy_prevails = Seule la version allemande fait foi.

# $article: of this document
copy_prevails_by = Seule la version allemande fait foi (art. { $article }).
copy_play_money = On joue avec de l’argent fictif, sans valeur hors de cette maison.
copy_from = Disponible auprès de
copy_demonstration = Démonstration en argent fictif avec le logiciel ventuno
copy_no_address = pas d’adresse postale: cette maison ne sert qu’à la démonstration
copy_no_web = sur les pages de cette maison
copy_original_big21 = Le texte original de Big21 est publié par Swisslos: Swisslos, case postale, 4002 Bâle, www.swisslos.ch. ventuno en est indépendant; personne là-bas ne l’a vérifié ni approuvé.
copy_original_challenge = L’original est un dépliant de Swiss Casinos de décembre 2019. ventuno en est indépendant; personne là-bas ne l’a vérifié ni approuvé.
copy_original_terms = Ces conditions ont été rédigées par ventuno. Les textes originaux de Big21, y compris ses propres conditions de participation en ligne, sont publiés par Swisslos: Swisslos, case postale, 4002 Bâle, www.swisslos.ch. ventuno en est indépendant.
article = Art.
