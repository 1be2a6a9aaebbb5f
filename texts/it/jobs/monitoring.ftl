### Why the monitor cannot answer.
### What a message is for, and what its values are, is said in the German file.

law_never_published = Nessuna legge { $law } è mai stata in vigore in questa casa. Pubblicate: { $published }.
