### Why there is no report.
### What a message is for, and what its values are, is said in the German file.

report_backwards = A report cannot begin on { $since } and end on { $until }.
report_in_future = Today is { $today }; of the days after it there is nothing to report yet.
report_too_long = A report covers at most { $years } years.
nothing_to_export = Nothing happened from { $since } to { $until }; there is nothing to export.
