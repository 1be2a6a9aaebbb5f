"""Made by `make texts` from texts/*/house/documents.ftl: change those."""

from ventuno.rules.language import Alternatives, Message, Text


_ONLINE_TERMS_NOT_ACCEPTED = Text(
    de="Vor dem ersten Spiel müssen die Bedingungen für die Online-Teilnahme {version} anerkannt werden.",
    fr="Avant la première partie, il faut accepter les conditions de participation en ligne {version}.",
    it="Prima della prima partita bisogna accettare le condizioni per la partecipazione online {version}.",
    en="Before the first play the terms for online participation {version} must be accepted.",
)


def online_terms_not_accepted(*, version: object) -> Message:
    return Message(_ONLINE_TERMS_NOT_ACCEPTED, {"version": version})


_ONLINE_TERMS_NOT_IN_FORCE = Text(
    de="In Kraft sind die Bedingungen für die Online-Teilnahme {version}.",
    fr="Les conditions de participation en ligne en vigueur sont {version}.",
    it="Sono in vigore le condizioni per la partecipazione online {version}.",
    en="The terms for online participation in force are {version}.",
)


def online_terms_not_in_force(*, version: object) -> Message:
    return Message(_ONLINE_TERMS_NOT_IN_FORCE, {"version": version})


_NO_ONLINE_TERMS = Text(
    de="In diesem Haus sind noch keine Bedingungen für die Online-Teilnahme in Kraft.",
    fr="Aucune condition de participation en ligne n’est encore en vigueur dans cette maison.",
    it="In questa casa non sono ancora in vigore condizioni per la partecipazione online.",
    en="No terms for online participation are in force in this house yet.",
)


def no_online_terms() -> Message:
    return Message(_NO_ONLINE_TERMS, {})


_ONLINE_TERMS_PUBLISHED_ALREADY = Text(
    de="Die Bedingungen für die Online-Teilnahme {version} sind schon veröffentlicht.",
    fr="Les conditions de participation en ligne {version} sont déjà publiées.",
    it="Le condizioni per la partecipazione online {version} sono già pubblicate.",
    en="The terms for online participation {version} are published already.",
)


def online_terms_published_already(*, version: object) -> Message:
    return Message(_ONLINE_TERMS_PUBLISHED_ALREADY, {"version": version})


_BAD_TERMS_VERSION = Text(
    de="Eine Fassung heisst nach dem Tag, ab dem sie gilt: JJJJ-MM-TT.",
    fr="Une version porte le nom du jour de son entrée en vigueur: AAAA-MM-JJ.",
    it="Una versione porta il nome del giorno da cui vale: AAAA-MM-GG.",
    en="A version is named after the day it takes effect: YYYY-MM-DD.",
)


def bad_terms_version() -> Message:
    return Message(_BAD_TERMS_VERSION, {})


_TERMS_LANGUAGE_MISSING = Text(
    de="Die Bedingungen fehlen in einer Sprache: {spoken}.",
    fr="Les conditions manquent dans une langue: {spoken}.",
    it="Le condizioni mancano in una lingua: {spoken}.",
    en="The terms are missing in one language: {spoken}.",
)


def terms_language_missing(*, spoken: object) -> Message:
    return Message(_TERMS_LANGUAGE_MISSING, {"spoken": spoken})


_TERMS_TOO_LONG = Text(
    de="Der Text in der Sprache {spoken} ist zu lang: höchstens {most} Zeichen.",
    fr="Le texte dans la langue {spoken} est trop long: {most} caractères au maximum.",
    it="Il testo nella lingua {spoken} è troppo lungo: al massimo {most} caratteri.",
    en="The text in the language {spoken} is too long: {most} characters at most.",
)


def terms_too_long(*, spoken: object, most: object) -> Message:
    return Message(_TERMS_TOO_LONG, {"spoken": spoken, "most": most})


_TERMS_UNREADABLE = Text(
    de="Der Text in der Sprache {spoken} ist auf Zeile {line} nicht wie verlangt gegliedert.",
    fr="Le texte dans la langue {spoken} n’a pas la structure demandée à la ligne {line}.",
    it="Il testo nella lingua {spoken} non ha la struttura richiesta alla riga {line}.",
    en="The text in the language {spoken} is not structured as required on line {line}.",
)


def terms_unreadable(*, spoken: object, line: object) -> Message:
    return Message(_TERMS_UNREADABLE, {"spoken": spoken, "line": line})


_TERMS_DIFFER = Text(
    de="Der Text in der Sprache {spoken} hat andere Absätze als der deutsche: {at}.",
    fr="Le texte dans la langue {spoken} n’a pas les mêmes alinéas que le texte allemand: {at}.",
    it="Il testo nella lingua {spoken} non ha gli stessi capoversi di quello tedesco: {at}.",
    en="The text in the language {spoken} has other paragraphs than the German one: {at}.",
)


def terms_differ(*, spoken: object, at: object) -> Message:
    return Message(_TERMS_DIFFER, {"spoken": spoken, "at": at})


_NO_SUCH_DOCUMENT = Text(
    de="Dieses Dokument gibt es hier nicht.",
    fr="Ce document n’existe pas ici.",
    it="Questo documento qui non esiste.",
    en="There is no such document here.",
)


def no_such_document() -> Message:
    return Message(_NO_SUCH_DOCUMENT, {})


_MONTHS = Text(
    de="Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
    fr="janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
    it="gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
    en="January February March April May June July August September October November December",
)


def months() -> Message:
    return Message(_MONTHS, {})


_DAY_NUMBER = Text(
    de=Alternatives("number", {"one": "1.", "other": "{number}."}),
    fr=Alternatives("number", {"one": "1er", "other": "{number}"}),
    it=Alternatives("number", {"one": "1º", "other": "{number}"}),
    en=Alternatives("number", {"one": "1", "other": "{number}"}),
)


def day_number(*, number: int) -> Message:
    return Message(_DAY_NUMBER, {"number": number})


_LONG_DAY = Text(
    de="{day} {month} {year}",
    fr="{day} {month} {year}",
    it="{day} {month} {year}",
    en="{day} {month} {year}",
)


def long_day(*, day: object, month: object, year: object) -> Message:
    return Message(_LONG_DAY, {"day": day, "month": month, "year": year})


_VERSION_OF = Text(
    de="Fassung vom {day}",
    fr="Version du {day}",
    it="Versione del {day}",
    en="Version of {day}",
)


def version_of(*, day: object) -> Message:
    return Message(_VERSION_OF, {"day": day})


_TITLE_BIG21 = Text(
    de="Big21: Spielregeln",
    fr="Big21: règles du jeu",
    it="Big21: regole del gioco",
    en="Big21: rules of the game",
)


def title_big21() -> Message:
    return Message(_TITLE_BIG21, {})


_TITLE_CHALLENGE = Text(
    de="Black Jack Challenge: Spielregeln",
    fr="Black Jack Challenge: règles du jeu",
    it="Black Jack Challenge: regole del gioco",
    en="Black Jack Challenge: rules of the game",
)


def title_challenge() -> Message:
    return Message(_TITLE_CHALLENGE, {})


_LEAD_BIG21 = Text(
    de="Spielregeln vom {day}, mit eigenen Worten wiedergegeben",
    fr="Règles du jeu du {day}, rendues en nos propres termes",
    it="Regole del gioco del {day}, rese con parole nostre",
    en="Rules of {day}, told in our own words",
)


def lead_big21(*, day: object) -> Message:
    return Message(_LEAD_BIG21, {"day": day})


_LEAD_CHALLENGE = Text(
    de="Spielregeln nach dem Faltblatt vom {month} {year}, mit eigenen Worten wiedergegeben",
    fr="Règles du jeu d’après le dépliant de {month} {year}, rendues en nos propres termes",
    it="Regole del gioco secondo il pieghevole di {month} {year}, rese con parole nostre",
    en="Rules after the leaflet of {month} {year}, told in our own words",
)


def lead_challenge(*, month: object, year: object) -> Message:
    return Message(_LEAD_CHALLENGE, {"month": month, "year": year})


_LEAD_TABLE_RULES = Text(
    de="Tischregeln vom {day}",
    fr="Règles de table du {day}",
    it="Regole dei tavoli del {day}",
    en="Table rules of {day}",
)


def lead_table_rules(*, day: object) -> Message:
    return Message(_LEAD_TABLE_RULES, {"day": day})


_COPY_VERSION = Text(
    de="Fassung",
    fr="Version",
    it="Versione",
    en="Version",
)


def copy_version() -> Message:
    return Message(_COPY_VERSION, {})


_COPY_LANGUAGE = Text(
    de="Sprache",
    fr="Langue",
    it="Lingua",
    en="Language",
)


def copy_language() -> Message:
    return Message(_COPY_LANGUAGE, {})


_COPY_LANGUAGE_NAME = Text(
    de="Deutsch",
    fr="français",
    it="italiano",
    en="English",
)


def copy_language_name() -> Message:
    return Message(_COPY_LANGUAGE_NAME, {})


_COPY_HASH = Text(
    de="Prüfsumme (SHA-256)",
    fr="Empreinte (SHA-256)",
    it="Impronta (SHA-256)",
    en="Checksum (SHA-256)",
)


def copy_hash() -> Message:
    return Message(_COPY_HASH, {})


_COPY_PREVAILS = Text(
    de="Massgebend ist allein die deutsche Fassung.",
    fr="Seule la version allemande fait foi.",
    it="Fa stato unicamente la versione tedesca.",
    en="Only the German version is binding.",
)


def copy_prevails() -> Message:
    return Message(_COPY_PREVAILS, {})


_COPY_PREVAILS_BY = Text(
    de="Massgebend ist allein die deutsche Fassung (Art. {article}).",
    fr="Seule la version allemande fait foi (art. {article}).",
    it="Fa stato unicamente la versione tedesca (art. {article}).",
    en="Only the German version is binding (Art. {article}).",
)


def copy_prevails_by(*, article: object) -> Message:
    return Message(_COPY_PREVAILS_BY, {"article": article})


_COPY_PLAY_MONEY = Text(
    de="Gespielt wird mit Spielgeld, das ausserhalb dieses Hauses keinen Wert hat.",
    fr="On joue avec de l’argent fictif, sans valeur hors de cette maison.",
    it="Si gioca con denaro fittizio, senza valore al di fuori di questa casa.",
    en="Play is for play money, which has no value outside this house.",
)


def copy_play_money() -> Message:
    return Message(_COPY_PLAY_MONEY, {})


_COPY_FROM = Text(
    de="Erhältlich bei",
    fr="Disponible auprès de",
    it="Disponibile presso",
    en="To be had from",
)


def copy_from() -> Message:
    return Message(_COPY_FROM, {})


_COPY_DEMONSTRATION = Text(
    de="Spielgeld-Demonstration mit der Software ventuno",
    fr="Démonstration en argent fictif avec le logiciel ventuno",
    it="Dimostrazione con denaro fittizio del software ventuno",
    en="Play-money demonstration with the software ventuno",
)


def copy_demonstration() -> Message:
    return Message(_COPY_DEMONSTRATION, {})


_COPY_NO_ADDRESS = Text(
    de="keine Postadresse: Dieses Haus wird nur zur Vorführung betrieben",
    fr="pas d’adresse postale: cette maison ne sert qu’à la démonstration",
    it="nessun indirizzo postale: questa casa serve solo da dimostrazione",
    en="no postal address: this house is run for demonstration only",
)


def copy_no_address() -> Message:
    return Message(_COPY_NO_ADDRESS, {})


_COPY_NO_WEB = Text(
    de="auf den Seiten dieses Hauses",
    fr="sur les pages de cette maison",
    it="sulle pagine di questa casa",
    en="on the pages of this house",
)


def copy_no_web() -> Message:
    return Message(_COPY_NO_WEB, {})


_COPY_ORIGINAL_BIG21 = Text(
    de="Den Originaltext von Big21 gibt Swisslos heraus: Swisslos, Postfach, 4002 Basel, www.swisslos.ch. ventuno ist davon unabhängig und von niemandem dort geprüft oder gutgeheissen.",
    fr="Le texte original de Big21 est publié par Swisslos: Swisslos, case postale, 4002 Bâle, www.swisslos.ch. ventuno en est indépendant; personne là-bas ne l’a vérifié ni approuvé.",
    it="Il testo originale di Big21 è pubblicato da Swisslos: Swisslos, casella postale, 4002 Basilea, www.swisslos.ch. ventuno ne è indipendente; nessuno là l’ha verificato o approvato.",
    en="The original text of Big21 is published by Swisslos: Swisslos, Postfach, 4002 Basel, www.swisslos.ch. ventuno is independent of it; nobody there has checked or approved it.",
)


def copy_original_big21() -> Message:
    return Message(_COPY_ORIGINAL_BIG21, {})


_COPY_ORIGINAL_CHALLENGE = Text(
    de="Das Original ist ein Faltblatt von Swiss Casinos vom Dezember 2019. ventuno ist davon unabhängig und von niemandem dort geprüft oder gutgeheissen.",
    fr="L’original est un dépliant de Swiss Casinos de décembre 2019. ventuno en est indépendant; personne là-bas ne l’a vérifié ni approuvé.",
    it="L’originale è un pieghevole di Swiss Casinos del dicembre 2019. ventuno ne è indipendente; nessuno là l’ha verificato o approvato.",
    en="The original is a leaflet of Swiss Casinos of December 2019. ventuno is independent of it; nobody there has checked or approved it.",
)


def copy_original_challenge() -> Message:
    return Message(_COPY_ORIGINAL_CHALLENGE, {})


_COPY_ORIGINAL_TERMS = Text(
    de="Diese Bedingungen hat ventuno selbst verfasst. Die Originaltexte von Big21, auch die eigenen Bedingungen für die Online-Teilnahme, gibt Swisslos heraus: Swisslos, Postfach, 4002 Basel, www.swisslos.ch. ventuno ist davon unabhängig.",
    fr="Ces conditions ont été rédigées par ventuno. Les textes originaux de Big21, y compris ses propres conditions de participation en ligne, sont publiés par Swisslos: Swisslos, case postale, 4002 Bâle, www.swisslos.ch. ventuno en est indépendant.",
    it="Queste condizioni sono state redatte da ventuno. I testi originali di Big21, comprese le sue proprie condizioni per la partecipazione online, sono pubblicati da Swisslos: Swisslos, casella postale, 4002 Basilea, www.swisslos.ch. ventuno ne è indipendente.",
    en="These terms were written by ventuno. The original texts of Big21, its own terms for online participation among them, are published by Swisslos: Swisslos, Postfach, 4002 Basel, www.swisslos.ch. ventuno is independent of it.",
)


def copy_original_terms() -> Message:
    return Message(_COPY_ORIGINAL_TERMS, {})


_ARTICLE = Text(
    de="Art.",
    fr="Art.",
    it="Art.",
    en="Art.",
)


def article() -> Message:
    return Message(_ARTICLE, {})
