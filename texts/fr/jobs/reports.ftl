### Why there is no report.
### What a message is for, and what its values are, is said in the German file.

report_backwards = Un rapport ne peut pas commencer le { $since } et se terminer le { $until }.
report_in_future = Nous sommes le { $today }; sur les jours suivants, il n’y a encore rien à rapporter.
report_too_long = Un rapport couvre au plus { $years } ans.
nothing_to_export = Du { $since } au { $until }, il ne s’est rien passé; il n’y a rien à exporter.
