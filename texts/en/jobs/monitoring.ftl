### Why the monitor cannot answer.
### What a message is for, and what its values are, is said in the German file.

law_never_published = No law { $law } was ever in force in this house. Published: { $published }.
