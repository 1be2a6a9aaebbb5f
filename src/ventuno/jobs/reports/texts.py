"""Made by `make texts` from texts/*/jobs/reports.ftl: change those."""

from ventuno.rules.language import Message, Text


_REPORT_BACKWARDS = Text(
    de="Ein Bericht kann nicht am {since} beginnen und am {until} enden.",
    fr="Un rapport ne peut pas commencer le {since} et se terminer le {until}.",
    it="Un rapporto non può iniziare il {since} e finire il {until}.",
    en="A report cannot begin on {since} and end on {until}.",
)


def report_backwards(*, since: object, until: object) -> Message:
    return Message(_REPORT_BACKWARDS, {"since": since, "until": until})


_REPORT_IN_FUTURE = Text(
    de="Heute ist der {today}; über Tage danach gibt es noch nichts zu berichten.",
    fr="Nous sommes le {today}; sur les jours suivants, il n’y a encore rien à rapporter.",
    it="Oggi è il {today}; sui giorni successivi non c’è ancora nulla da riferire.",
    en="Today is {today}; of the days after it there is nothing to report yet.",
)


def report_in_future(*, today: object) -> Message:
    return Message(_REPORT_IN_FUTURE, {"today": today})


_REPORT_TOO_LONG = Text(
    de="Ein Bericht umfasst höchstens {years} Jahre.",
    fr="Un rapport couvre au plus {years} ans.",
    it="Un rapporto copre al massimo {years} anni.",
    en="A report covers at most {years} years.",
)


def report_too_long(*, years: object) -> Message:
    return Message(_REPORT_TOO_LONG, {"years": years})


_NOTHING_TO_EXPORT = Text(
    de="Vom {since} bis zum {until} ist nichts geschehen; es gibt nichts zu exportieren.",
    fr="Du {since} au {until}, il ne s’est rien passé; il n’y a rien à exporter.",
    it="Dal {since} al {until} non è successo nulla; non c’è nulla da esportare.",
    en="Nothing happened from {since} to {until}; there is nothing to export.",
)


def nothing_to_export(*, since: object, until: object) -> Message:
    return Message(_NOTHING_TO_EXPORT, {"since": since, "until": until})
