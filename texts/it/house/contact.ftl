### What a player finds among the messages, as complete sentences.
### Amounts are francs with two decimals and without CHF; times are as in 06.03.2026 13:00, in Zurich.
### What a message is for, and what its values are, is said in the German file.

## Limits

near_loss_limit = { $days ->
    [one] Avete utilizzato CHF { $used } del vostro limite di perdita netta di CHF { $amount } su un giorno.
   *[other] Avete utilizzato CHF { $used } del vostro limite di perdita netta di CHF { $amount } su { $days } giorni.
 }
near_deposit_limit = Avete utilizzato CHF { $used } del vostro limite di versamento di CHF { $amount } su { $days } giorni.

## Blocks

self_blocked = Come richiesto, il vostro conto è bloccato fino al { $until }. Potete prelevare il saldo in ogni momento.
blocked = Il vostro conto è bloccato per il gioco: { $reason }
blocked_until = Il vostro conto è bloccato per il gioco fino al { $until }: { $reason }
block_lifted = Il blocco del vostro conto è revocato: { $reason }
excluded = Il vostro conto è stato escluso dal gioco: { $reason }
readmitted = Il vostro conto è di nuovo ammesso al gioco: { $reason }

# $reason: what the staff wrote, a whole sentence
person_corrected = Dopo aver visto un documento, abbiamo corretto i vostri dati personali. Li trovate nel conto sotto «Dati». { $reason }
identity_check_begun = La casa verifica i vostri dati. Fino ad allora non potete né versare né giocare; potete accedere, leggere, prelevare e scriverci in ogni momento.
identity_confirmed = I vostri dati sono confermati. Ora potete versare e giocare.

# $reason: what the staff wrote, a whole sentence
identity_refused = I vostri dati non hanno potuto essere confermati. Con questo conto non potete né versare né giocare: { $reason }

## Corrections

adjusted = Sul vostro conto è stata registrata una correzione di CHF { $amount } ({ $source } → { $target }): { $reason }

## Announcements

rules_published = Dal { $effective } valgono le regole del gioco { $name }. Le modifiche essenziali: { $changes }
law_published = Dal { $effective } vale la legge di probabilità { $name }. Le modifiche essenziali: { $changes }
online_terms_published = Dal { $effective } valgono le condizioni per la partecipazione online { $name }. Le modifiche essenziali: { $changes }
table_rules_published = Dal { $effective } valgono le regole dei tavoli { $name } della Black Jack Challenge. Le modifiche essenziali: { $changes }
password_changed = La vostra password è stata cambiata e siete stati disconnessi ovunque altrove. Se non siete stati voi, scriveteci subito.
recovery_code_used = { $left ->
    [one] Con un codice di recupero è stata impostata una nuova password. Rimane un codice. Se non siete stati voi, scriveteci subito.
   *[other] Con un codice di recupero è stata impostata una nuova password. Rimangono { $left } codici. Se non siete stati voi, scriveteci subito.
 }
reset_link_made = Il nostro personale ha verificato la vostra identità e creato un link per una nuova password. Vale fino al { $until }. Se non siete stati voi, scriveteci subito.
code_app_turned_on = D’ora in poi all’accesso serve un codice della vostra app. Siete stati disconnessi ovunque altrove. Se non siete stati voi, scriveteci subito.
code_app_turned_off = All’accesso non serve più il codice di un’app. Se non siete stati voi, scriveteci subito.
passkey_added = La passkey { $number } è stata aggiunta e siete stati disconnessi ovunque altrove. Se non siete stati voi, scriveteci subito.
passkey_removed = La passkey { $number } è stata tolta. Se non siete stati voi, scriveteci subito.
factors_turned_off = Con la nuova password è stato disattivato anche il secondo fattore. Lo riattivate sotto «Conto – Accesso». Se non siete stati voi, scriveteci subito.
question_answered = Risposta alla vostra richiesta { $number }: { $text }
dispute_upheld = Il vostro reclamo { $number } è stato accolto: { $text }
dispute_rejected = Il vostro reclamo { $number } è stato respinto: { $text }

measure_message = Desideriamo che il gioco resti per voi un piacere. Abbiamo notato che il vostro modo di giocare è cambiato. Può avere molte ragioni. Prendetevi un momento: sotto «Limiti» potete stabilire quanto potete perdere o versare al massimo, e bloccarvi per un certo tempo. Tramite «Contatto» potete parlarne con noi, in modo confidenziale e senza conseguenze per il vostro conto.
measure_pause = Per proteggervi, abbiamo sospeso il gioco sul vostro conto fino al { $until }. Il saldo è vostro e potete prelevarlo in ogni momento. Sappiamo che può essere spiacevole. Tramite «Contatto» potete parlarne con noi.
measure_limit = Per proteggervi, abbiamo abbassato un limite del vostro conto. Fino al { $until } non potete aumentarlo; potete abbassarlo in ogni momento. Sotto «Limiti» vedete che cosa vale. Tramite «Contatto» potete parlarne con noi.
measure_exclusion = Per proteggervi, vi abbiamo esclusi dal gioco. Il saldo è vostro e potete prelevarlo in ogni momento. Tramite «Contatto» venite a sapere come l’esclusione può essere revocata. I servizi specializzati consigliano voi e i vostri familiari gratuitamente e in modo confidenziale.
