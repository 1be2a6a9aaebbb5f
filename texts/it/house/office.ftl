### Why a draft is not kept, changed or published, and why no law is proposed. Operators read this.
### What a message is for, and what its values are, is said in the German file.

## Drafts

no_draft = Questa bozza non esiste, o non esiste più: qualcuno l’ha pubblicata o scartata.
draft_changed = La bozza nel frattempo è cambiata: versione { $version }, non { $asked }. Non è stato modificato nulla.
draft_not_ready = Ancora senza cifre: nulla si pubblica prima di sapere quanto viene distribuito.
too_many_drafts = Ci sono già { $most } bozze. Scartatene prima una.

## Laws

law_not_known = Nessuna legge di probabilità { $name } è nota qui. Note: { $known }. Oppure indicate il suo testo.
law_name_taken = Un’altra legge si chiama già { $name }. Scegliete un altro nome.
law_above_ceiling = Con la legge { $law } chi gioca al meglio riceverebbe { $payout }. Questa casa non ne pubblica nessuna che distribuisca più di { $ceiling }.
rules_above_ceiling = Con le regole { $rules } e la legge { $law } il gioco migliore riceverebbe { $payout }. Questa casa non ne pubblica nessuna che distribuisca più del { $ceiling }.
not_worked_out = Per la legge { $law } con le regole { $rules } non ci sono ancora cifre. Scartate la bozza e createla di nuovo: allora saranno calcolate.

## Proposing a law for how people play

steering_target = { $found } non può essere l’obiettivo: deve essere superiore a 0 e inferiore a 1.
steering_ceiling = { $found } non può essere il tetto: deve essere almeno { $target }, l’obiettivo, e al massimo { $most }.
steering_skill = { $found } non è un livello di gioco: serve un numero maggiore di 0 e al massimo { $most }.
steering_no_plays = Negli ultimi { $days } giorni non è finita nessuna partita da cui stimare il livello di gioco. Indicatene uno (--skill).
steering_not_reached = Non è stata trovata nessuna legge con cui il livello di gioco { $skill } riceva { $target }.
steering_failed = Il calcolo è terminato senza risultato: { $told }
steering_one_thing = Un obiettivo (--target), una legge da confrontare (--law) o una bozza (--draft), e uno solo dei tre.
