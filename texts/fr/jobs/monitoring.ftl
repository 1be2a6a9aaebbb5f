### Why the monitor cannot answer.
### What a message is for, and what its values are, is said in the German file.

law_never_published = Aucune loi { $law } n’a jamais été en vigueur dans cette maison. Publiées: { $published }.
