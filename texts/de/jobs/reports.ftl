### Why there is no report.

# $since: the first day, such as 2026-03-06
# $until: the last day, such as 2026-03-06
report_backwards = Ein Bericht kann nicht am { $since } beginnen und am { $until } enden.

# $today: a day, such as 2026-03-06
report_in_future = Heute ist der { $today }; über Tage danach gibt es noch nichts zu berichten.

# $years: number of years
report_too_long = Ein Bericht umfasst höchstens { $years } Jahre.

# $since: the first day, such as 2026-03-06
# $until: the last day, such as 2026-03-06
nothing_to_export = Vom { $since } bis zum { $until } ist nichts geschehen; es gibt nichts zu exportieren.
